"""What is printed on a player's card beside his name: his position and his stars, so that every list shows them."""

from __future__ import annotations

from typing import Final

from golazo.engine.pack import LANGUAGES, Pack
from golazo.games.match_of_the_season.squads import POSITIONS

LETTERS: Final = {"en": "KDMF", "pt-PT": "GDMA", "pt-BR": "GZMA", "it": "PDCA"}
"""Keeper, defender, midfielder, forward, as each language shortens them."""


def label_players(pack: Pack) -> None:
    """ "Aldo Brunellesi" becomes "Aldo Brunellesi (D2)". The pack's hash is that of its files, and stays."""
    for player in pack.items["player"]:
        place = POSITIONS.index(player["position"])
        name = player["name"]
        names = name if isinstance(name, dict) else dict.fromkeys(LANGUAGES, name)
        player["name"] = {
            language: f"{names[language]} ({LETTERS[language][place]}{player['stars']})" for language in LANGUAGES
        }
