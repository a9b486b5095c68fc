"""Identity without fuss: a guest has a signed cookie and a nickname, a program a signed token. No passwords.

Nothing personal is kept: a random id, the nickname, and when it was made.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import tempfile
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

from golazo.server.person import Person, tidy_name
from golazo.server.refusal import Refusal
from golazo.server.storage.store import Store

COOKIE: Final = "golazo"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one
CODE_SECONDS: Final = 600
CODE_LENGTH: Final = 10
_CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that are read for another
_KEPT: Final = 20_000
_SECRET_FILE: Final = "secret"
SECRET_BYTES: Final = 32
SHORTEST_SECRET: Final = 32


class Identities:
    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._cookies = URLSafeSerializer(secret, salt="golazo cookie")
        self._tokens = URLSafeSerializer(secret, salt="golazo token")
        self._names: OrderedDict[str, str] = OrderedDict()

    async def known(self, cookie: str | None, authorization: str | None) -> Person | None:
        """Who this is; None if the cookie or token was not made here."""
        if (token := bearer(authorization)) is not None:
            return await self._program(token)
        person = None if cookie is None else _signed(self._cookies, cookie)
        return await self.find(person) if isinstance(person, str) else None

    async def _program(self, token: str) -> Person | None:
        """Whose program it is; the database says whether the token still holds, for another process may have changed
        that."""
        match _signed(self._tokens, token):
            case [str(person), int(number)] if number == await self._store.token(person):
                return await self.find(person)
        return None

    async def find(self, person: str) -> Person | None:
        name = self._names.get(person)
        if name is None:
            name = await self._store.person(person)
            if name is None:
                return None
            self._remember(person, name)
        return Person(person, name)

    def _remember(self, person: str, name: str) -> None:
        self._names[person] = name
        if len(self._names) > _KEPT:
            self._names.popitem(last=False)

    async def guest(self) -> Person:
        """Somebody new."""
        person = Person(secrets.token_hex(10), f"Guest {secrets.randbelow(9000) + 1000}")
        await self._store.add_person(person.id, person.name, time.time())
        self._remember(*person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        tidy = tidy_name(name)
        await self._store.rename(person.id, tidy)
        self._remember(person.id, tidy)
        return Person(person.id, tidy)

    def cookie(self, person: Person) -> str:
        return str(self._cookies.dumps(person.id))

    async def new_token(self, person: Person) -> str:
        """For programs; the ones before hold no more."""
        return str(self._tokens.dumps([person.id, await self._store.new_token(person.id)]))

    async def new_code(self, person: Person) -> str:
        """For another device, once and for ten minutes. Only its digest is kept."""
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))
        now = time.time()
        await self._store.add_code(_digest(code), person.id, now + CODE_SECONDS, now)
        return f"{code[:5]}-{code[5:]}"

    async def claim(self, code: str) -> Person:
        person = await self._store.take_code(_digest(code), time.time())
        found = None if person is None else await self.find(person)
        if found is None:
            raise Refusal("code-unknown")
        return found


def bearer(authorization: str | None) -> str | None:
    """The token of a program; other kinds of authorization are a proxy's."""
    scheme, _, token = (authorization or "").partition(" ")
    return token if scheme.lower() == "bearer" else None


def _signed(signer: URLSafeSerializer, text: str) -> Any:
    """What was signed here; None if it was not."""
    try:
        return signer.loads(text)  # compares signatures in constant time
    except (BadSignature, ValueError):
        return None


def _digest(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()


def secret_of(folder: Path, given: str) -> str:
    """The secret that signs: the one given, or one kept in the folder and readable by its owner alone."""
    path = folder / _SECRET_FILE
    if not given and not path.exists():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        _keep(path, secrets.token_hex(SECRET_BYTES))
    secret = given or path.read_text(encoding="ascii").strip()
    if len(secret) < SHORTEST_SECRET:
        raise Refusal("secret-short", least=SHORTEST_SECRET)
    return secret


def _keep(path: Path, secret: str) -> None:
    """Whole or not at all, also where the disk is full; whoever comes second takes what is there."""
    handle, temporary = tempfile.mkstemp(prefix=".secret.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(temporary, path)
    finally:
        Path(temporary).unlink()
