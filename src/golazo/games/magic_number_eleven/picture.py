"""The table as text, from what a seat may see of it: both halves of the field, the control track, the cards.

Each half is drawn as its own team sees it, the front line at the top. A card is a box over two cells with its code and
its icons where they are printed: capitals are complete, small letters wait for their other half.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any, Final

from golazo.engine.words import Words

WIDTH: Final = 100
CELL: Final = 5
COLUMNS: Final = 8
LINES: Final = ("front", "second", "third", "final")
SLOTS: Final = ("tl", "tr", "l", "r", "bl", "br", "full")
DISCS: Final = {"*": "disc", "!": "now"}


def picture(view: dict[str, Any], words: Words) -> str:
    return "\n".join([*_lines(view, words, is_drawn=True), "", *_wrapped(words.say("picture-legend"))])


def in_words(view: dict[str, Any], words: Words) -> str:
    """The same for screen readers: no field is drawn, each card is listed with its icons."""
    return "\n".join(_lines(view, words, is_drawn=False))


def face(card: Mapping[str, Any], words: Words, is_spoken: bool) -> list[str]:
    """The icons of a card as they are printed, before it lies anywhere: halves, but for the one in the middle."""
    if "slots" not in card:
        return []
    slots = str(card["slots"]).lower() + str(card["full"])
    if is_spoken:
        return [_icons(slots, words)]
    return [*_card({"slots": slots, "code": card["code"]}), *_wrapped(words.say("picture-legend"))]


def _lines(view: dict[str, Any], words: Words, is_drawn: bool) -> list[str]:
    table = view["table"]
    lines = [*_match(table, words, is_drawn)]
    order = (0, 1) if view["seat"] == 1 else (1, 0)  # one's own half is the lower one
    for team in order:
        lines += ["", *_team(team, table["teams"][team], table["edges"] if is_drawn else None, words)]
    if table["shot"]:
        lines += ["", *_shot(table["shot"], words)]
    return lines


def _match(table: dict[str, Any], words: Words, is_drawn: bool) -> list[str]:
    home, away = (words.name(f"team-{team['team']}") for team in table["teams"])
    goals = {"home": table["score"][0], "away": table["score"][1]}
    lines = [words.say("picture-score", half=table["half"], first=home, second=away, **goals)]
    if table["shoot_out"]:
        lines.append(words.say("picture-shoot-out", home=table["shoot_out"][0], away=table["shoot_out"][1]))
    if table["added_time"]:
        lines.append(words.say("picture-added-time"))
    if table["added_time_next"]:
        lines.append(words.say("picture-added-time-next"))
    if table["turn"]:
        lines.append(words.say("picture-turn", team=table["turn"]["team"]))
    spaces = f"{table['track'].index(table['control']) + 1} / {len(table['track'])}"
    if is_drawn:
        spaces = " ".join("[X]" if space == table["control"] else "[ ]" for space in table["track"])
    lines.append(f"{words.say('picture-control')} {spaces}")
    for team in table["teams"]:
        lines.append(words.say("picture-state", team=team["team"], state=team["state"], cards=team["attack_cards"]))
    lines.append(words.say("picture-deck", deck=table["deck"], discards=table["discards"]))
    if table["market"]["card"]:
        lines += _wrapped(words.say("picture-market", card=table["market"]["card"]))
    return lines


def _team(seat: int, team: dict[str, Any], edges: dict[str, str] | None, words: Words) -> list[str]:
    lines = [words.say("picture-team", team=team["team"], player=seat, **team["icons"])]
    if team["field"] and edges is not None:
        lines += [*_field(team["field"], edges, words), *_men(team["field"], words)]
    elif team["field"]:
        told = zip(_men(team["field"], words), team["field"], strict=True)
        lines += [f"{man}, {_icons(card['slots'], words)}" for man, card in told]
    for pile in ("ready", "bench", "gone"):
        if team[pile]["card"]:
            lines += _wrapped(words.say(f"picture-{pile}", card=team[pile]["card"]))
    if team["hand"] is None:
        lines.append(words.say("picture-hand-size", cards=team["hand_size"]))
    else:
        lines += _wrapped(words.say("picture-hand", synergy=team["hand"]["synergy"]))
    if team["peeked"] and team["peeked"]["synergy"]:
        lines.append(words.say("picture-peeked", synergy=team["peeked"]["synergy"]))
    return lines


def _field(men: list[dict[str, Any]], edges: dict[str, str], words: Words) -> list[str]:
    """Three rows of text a line."""
    rows = ["  " + "".join(f"{column:^{CELL}}" for column in range(1, COLUMNS + 1))]
    for line in LINES:
        cells = [[" " * CELL] * COLUMNS, [f"{'.':^{CELL}}"] * COLUMNS, [" " * CELL] * COLUMNS]
        if line in edges:
            outer = 0 if line == LINES[0] else 2
            cells[outer] = [f"{half if half != '-' else '':^{CELL}}" for half in edges[line]]
        for man in men:
            if man["line"] == line:
                column = int(man["column"]) - 1
                for row, text in zip(cells, _card(man), strict=True):
                    row[column : column + 2] = [text, ""]
        rows += [f"  {''.join(row)}" for row in cells]
        rows[-2] += f"  {words.name(line)}"
    return [row.rstrip() for row in rows]


def _card(man: dict[str, Any]) -> tuple[str, str, str]:
    """A card as three rows of ten signs."""
    tl, tr, left, right, bl, br, full = man["slots"].replace("-", " ")
    return (f"| {tl}    {tr} |", f"|{left} {man['code']}{full}  {right}|", f"|_{bl}____{br}_|".replace(" ", "_"))


def _icons(slots: str, words: Words) -> str:
    """The icons of a card in words, in the order of reading."""
    told = [
        words.say("spoken-icon", place=place, kind=DISCS.get(sign, sign.upper()), part=_part(sign, place))
        for place, sign in zip(SLOTS, slots, strict=True)
        if sign not in "- "
    ]
    return words.say("spoken-icons", icons=", ".join(told))


def _part(sign: str, place: str) -> str:
    if sign in DISCS or place == "full":
        return "none"
    return "half" if sign.islower() else "complete"


def _men(men: list[dict[str, Any]], words: Words) -> list[str]:
    """The same in words, card by card."""
    return [
        words.say(
            "picture-man",
            code=man["code"],
            card=man["card"],
            line=man["line"],
            column=man["column"],
            attack=man["base_attack"],
        )
        for man in men
    ]


def _shot(shot: dict[str, Any], words: Words) -> list[str]:
    powers = {"attack": shot["base_attack"], "defence": shot["base_defence"]}
    lines = [words.say("picture-shot", team=shot["team"], **powers)]
    for side in ("attack", "defence"):
        laid = shot[side]
        lines.append(words.say(f"picture-side-{side}", blind=laid["blind"], hand=laid["from_hand"]))
        shown = laid["turned"]["synergy"] + (laid["laid"]["synergy"] if laid["laid"] else [])
        if shown:
            lines.append(words.say("picture-turned", synergy=shown))
    return lines


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="  ")
