"""Which language the person at the keyboard reads."""

from __future__ import annotations

import os
from typing import Final

from golazo.engine.errors import BadSetup
from golazo.engine.pack import LANGUAGES

_BY_LOCALE: Final = {"pt": "pt-PT", "pt_BR": "pt-BR", "pt_PT": "pt-PT", "it": "it", "en": "en"}

_chosen: list[str] = []


def choose(wanted: str | None, otherwise: str | None = None) -> str:
    """The language given by --lang, of a saved game, or of the system; it is used for errors from now on."""
    language = wanted or otherwise or current()
    language = _BY_LOCALE.get(language.replace("-", "_"), language)
    if language not in LANGUAGES:
        raise BadSetup("language-unknown", language=language, languages=", ".join(LANGUAGES))
    _chosen[:] = [language]
    return language


def current() -> str:
    """The language chosen, or that of the system."""
    return _chosen[0] if _chosen else _of_system()


def _of_system() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        name = os.environ.get(variable, "").partition(".")[0].partition("@")[0]
        if name:
            return _BY_LOCALE.get(name) or _BY_LOCALE.get(name.partition("_")[0], "en")
    return "en"
