"""Chance: treated as a seat whose answers come from a source.

A source is a function of the draw number: a copied or rewound table draws the same values again, and copying it costs
nothing. Without a source, people with real dice and cards answer (`CHANCE` is then among the asked seats).
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence
from typing import Final, Protocol

from golazo.engine.errors import BadSetup, is_text
from golazo.engine.plain import Json

CHANCE: Final = -1

_BLOCK: Final = struct.Struct("<16I")  # one digest is sixteen draws

SEED_BYTES: Final = 32
ENTROPY_LIMIT: Final = 64
_HMAC_BITS: Final = 256
_DOMAIN: Final = b"golazo/draw/1"


class Source(Protocol):
    """Answers the draw of a given number."""

    receipts: bool

    def draw(self, number: int, outcomes: int) -> int:
        """A uniform draw from 0 .. outcomes-1; the same number always gives the same outcome."""

    def record(self) -> Json:
        """What a record must store to repeat the draws."""


class Seeded:
    """Draws from a seed: fast, for simulation and for play at one machine."""

    __slots__ = ("_block", "_hash", "_words", "receipts", "seed")

    def __init__(self, seed: str | int) -> None:
        self.receipts = False
        self.seed = seed
        self._hash = hashlib.blake2b(repr(seed).encode())
        self._block = -1
        self._words: tuple[int, ...] = ()

    def draw(self, number: int, outcomes: int) -> int:
        block = number >> 4
        if block != self._block:
            self._turn_to(block)
        return self._words[number & 15] * outcomes >> 32

    def draws(self, number: int, outcomes: Sequence[int]) -> list[int]:
        """Several consecutive draws, starting at the given number."""
        words: list[int] = []
        for block in range(number >> 4, (number + len(outcomes) + 15) >> 4):
            if block != self._block:
                self._turn_to(block)
            words += self._words
        return [word * each >> 32 for word, each in zip(words[number & 15 :], outcomes, strict=False)]

    def _turn_to(self, block: int) -> None:
        digest = self._hash.copy()
        digest.update(b"%d" % block)
        self._words = _BLOCK.unpack(digest.digest())
        self._block = block

    def record(self) -> Json:
        return {"source": "seeded", "seed": self.seed}


class Scripted:
    """Draws the outcomes that a test lists."""

    __slots__ = ("outcomes", "receipts")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.receipts = False
        self.outcomes = tuple(outcomes)

    def draw(self, number: int, outcomes: int) -> int:
        if number >= len(self.outcomes):
            raise BadSetup("script-too-short", draws=len(self.outcomes))
        drawn = self.outcomes[number]
        if not 0 <= drawn < outcomes:
            raise BadSetup("script-out-of-range", draw=number, outcome=drawn, outcomes=outcomes)
        return drawn

    def record(self) -> Json:
        return {"source": "scripted", "outcomes": list(self.outcomes)}


class Verifiable:
    """Draws that nobody can predict and everybody can check afterwards.

    The keeper of the table publishes `commitment`, the SHA-256 of a secret seed, before anything else. Then each seat
    gives entropy of its own, once. Only then is the first draw made: HMAC-SHA-256 under the secret seed of a domain
    string, all entropy, the number of the draw and of the attempt. Values beyond the largest multiple of the
    number of outcomes are rejected, so that no outcome is favoured.
    """

    __slots__ = ("_prefixes", "commitment", "entropy", "mixed", "receipts", "seed")

    def __init__(self, seed: bytes, entropy: Sequence[str], mixed: Sequence[tuple[int, str]] = ()) -> None:
        """Each number in `mixed` is a draw from which on its word is part of the entropy too, so that draws taken back
        are not repeated."""
        if len(seed) != SEED_BYTES:
            raise BadSetup("seed-length", bytes=SEED_BYTES)
        words: Sequence[object] = [*entropy, *(word for _, word in mixed)]  # the seats' own: they may be anything
        for word in words:
            if not is_text(word, ENTROPY_LIMIT):
                raise BadSetup("entropy-length", limit=ENTROPY_LIMIT)
        self.receipts = True
        self.seed = seed
        self.commitment = commitment(seed)
        self.entropy = tuple(entropy)
        self.mixed = tuple(mixed)
        self._prefixes: dict[int, bytes] = {}

    def draw(self, number: int, outcomes: int) -> int:
        fair = (1 << _HMAC_BITS) - (1 << _HMAC_BITS) % outcomes
        attempt = 0
        while True:
            value = self._value(number, attempt)
            if value < fair:
                return value % outcomes
            attempt += 1

    def _value(self, number: int, attempt: int) -> int:
        message = b"%b%d|%d" % (self._prefix(number), number, attempt)
        return int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")

    def _prefix(self, number: int) -> bytes:
        """The words as a prefix of a draw's message; each is written with its length, so that no two lists give the
        same prefix."""
        holding = sum(first <= number for first, _ in self.mixed)
        prefix = self._prefixes.get(holding)
        if prefix is None:
            words = [*self.entropy, *(word for first, word in self.mixed if first <= number)]
            mixed = b"".join(len(w := word.encode()).to_bytes(4, "big") + w for word in words)
            prefix = b"%b|%b|" % (_DOMAIN, mixed)
            self._prefixes[holding] = prefix
        return prefix

    def record(self) -> Json:
        plain: Json = {
            "source": "verifiable",
            "commitment": self.commitment,
            "entropy": list(self.entropy),
            "seed": self.seed.hex(),
        }
        return {**plain, "mixed": [list(each) for each in self.mixed]} if self.mixed else plain


def commitment(seed: bytes) -> str:
    """What is published of a secret seed before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def from_record(chance: object) -> Source | None:
    """The source that a record names; None where people typed in what they rolled and drew."""
    if isinstance(chance, dict):
        kind = chance.get("source")
        seed = chance.get("seed")
        if kind == "typed":
            return None
        if kind == "seeded" and isinstance(seed, (str, int)):
            return Seeded(seed)
        outcomes = chance.get("outcomes")
        if kind == "scripted" and isinstance(outcomes, list) and all(type(drawn) is int for drawn in outcomes):
            return Scripted(outcomes)
        entropy = chance.get("entropy")
        if kind == "verifiable" and isinstance(seed, str) and isinstance(entropy, list):
            return _opened(seed, entropy, chance.get("commitment"), chance.get("mixed", []))
    raise BadSetup("chance-unknown")


def _opened(seed: str, entropy: list[str], committed: object, mixed: object) -> Verifiable:
    if not isinstance(mixed, list) or not all(_is_mixed(each) for each in mixed):
        raise BadSetup("chance-unknown")
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise BadSetup("seed-length", bytes=SEED_BYTES) from None
    source = Verifiable(secret, entropy, [(first, word) for first, word in mixed])
    if source.commitment != committed:
        raise BadSetup("commitment-broken")
    return source


def _is_mixed(each: object) -> bool:
    return isinstance(each, list) and len(each) == 2 and type(each[0]) is int and is_text(each[1], ENTROPY_LIMIT)
