"""The table as text, from what a seat may see of it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any, Final

from golazo.engine.words import Words
from golazo.games.world_cup_2010.cards import GROUP_STAGE_MATCHES
from golazo.games.world_cup_2010.state import SLOTS

WIDTH: Final = 100
NAME_WIDTH: Final = 22


def picture(view: dict[str, Any], words: Words) -> str:
    table = view["table"]
    owners = {each["team"]: each["player"] for each in table["teams"]}
    if table["phase"] == "groups":
        lines = [*_group(table, owners, words), *_hands(table, words), *_cards(table, words)]
        lines += _my_teams(table, view["seat"], words) + _past_groups(table, words)
    else:
        lines = [*_knockout(table, owners, words), *_hands(table, words), *_cards(table, words)]
        lines += _results([each for each in table["results"] if each["match"] > GROUP_STAGE_MATCHES], words)
    return "\n".join(lines)


def _group(table: dict[str, Any], owners: dict[str, int], words: Words) -> list[str]:
    """The group under way: its table and the matches that are over."""
    group = next((each for each in table["groups"] if each["group"] == table["group"]), None)
    if group is None:
        return []
    points, difference, goals = (words.say(f"picture-{column}") for column in ("points", "difference", "goals"))
    lines = [
        words.say("picture-group", group=group["group"]),
        f"   {'':<{NAME_WIDTH}}{'':<{NAME_WIDTH}}{points:>8}{difference:>8}{goals:>8}",
    ]
    for number, row in enumerate(group["rows"], 1):
        team, owner = _short(words.name(row["team"])), _short(_player(owners.get(row["team"]), words))
        figures = f"{row['points']:>8}{row['difference']:>+8}{row['scored']:>8}"
        lines.append(f"{number}. {team:<{NAME_WIDTH}}{owner:<{NAME_WIDTH}}{figures}")
    teams = {row["team"] for row in group["rows"]}
    return lines + _results([each for each in table["results"] if each["first"] in teams], words)


def _results(results: Iterable[dict[str, Any]], words: Words) -> list[str]:
    return _wrapped(words.say("picture-results"), "; ".join(_score(each, words) for each in results))


def _score(each: dict[str, Any], words: Words) -> str:
    kicks = f" ({each['kicks'][0]}-{each['kicks'][1]})" if each["kicks"] else ""
    return f"{words.name(each['first'])} {each['one']}-{each['other']}{kicks} {words.name(each['second'])}"


def _knockout(table: dict[str, Any], owners: dict[str, int], words: Words) -> list[str]:
    """The set under way: each team's slots with what lies on each card."""
    lines: list[str] = []
    match = None
    for row in table["slots"]:
        if row["match"] != match:
            match = row["match"]
            lines.append(words.say("picture-match", match=match))
        cards = [_slot(each, words) for each in row["slots"]]
        free = SLOTS - len(cards)
        if free:
            cards.append(words.say("picture-free", count=free))
        head = f"{_team(table, row['team'], owners.get(row['team']), words)}:"
        lines += _wrapped(f"  {head}", ", ".join(cards))
    return lines


def _slot(slot: dict[str, Any], words: Words) -> str:
    """A slot card, what lies on it, and what is left of it."""
    text = " + ".join(words.name(each) for each in (slot["card"], *slot["cards"]))
    if not slot["cards"] and slot["card"] not in ("two-goals", "three-goals"):  # which may be restricted
        return text
    return f"{text} = {slot['worth']}" if slot["worth"] else f"{text} = {words.say('picture-cancelled')}"


def _team(table: dict[str, Any], team: str, player: int | None, words: Words) -> str:
    """A team with its player, and what its Goal cards count if that is less than they say."""
    restricted = next((each["restricted"] for each in table["teams"] if each["team"] == team), "none")
    limit = "" if restricted == "none" else f"; {words.name(f'restricted-{restricted}')}"
    return f"{words.name(team)} ({_player(player, words)}{limit})"


def _hands(table: dict[str, Any], words: Words) -> list[str]:
    lines: list[str] = []
    for hand in table["hands"]:
        player = hand["player"]
        whose = _player(player, words) if hand["team"] is None else _team(table, hand["team"], player, words)
        head = f"  {words.say('picture-hand', holder=whose, count=hand['count'])}"
        lines += _wrapped(f"{head}:", _counted(hand["cards"], words)) if hand["cards"] else [head]
    return [words.say("picture-hands"), *lines] if lines else []


def _cards(table: dict[str, Any], words: Words) -> list[str]:
    lines = [words.say("picture-deck", deck=table["deck"])]
    if table["phase"] != "groups":
        lines = [words.say("picture-stock", stock=table["stock"])]
    laid = [words.name(card) for side in table["laid"] for card in side["cards"]]
    if laid:
        lines += _wrapped(words.say("picture-laid"), ", ".join(laid))
    discards = table["discards"]["cards"]
    return lines + (_wrapped(words.say("picture-discards"), _counted(discards, words)) if discards else [])


def _my_teams(table: dict[str, Any], seat: int | None, words: Words) -> list[str]:
    mine = [words.name(each["team"]) for each in table["teams"] if each["player"] == seat]
    return _wrapped(words.say("picture-my-teams"), ", ".join(mine)) if mine else []


def _past_groups(table: dict[str, Any], words: Words) -> list[str]:
    lines: list[str] = []
    for group in table["groups"]:
        if group["group"] != table["group"]:
            order = [f"{place}. {words.name(row['team'])}" for place, row in enumerate(group["rows"], 1)]
            lines.append(f"{words.say('picture-group', group=group['group'])}: {', '.join(order)}")
    return lines


def _counted(cards: list[str], words: Words) -> str:
    """Equal cards together: "Goal x2"."""
    kinds = dict.fromkeys(cards)
    return ", ".join(words.name(kind) + (f" x{cards.count(kind)}" if cards.count(kind) > 1 else "") for kind in kinds)


def _player(seat: int | None, words: Words) -> str:
    return "?" if seat is None else words.name(f"seat-{seat}")


def _short(name: str) -> str:
    return name if len(name) < NAME_WIDTH else f"{name[: NAME_WIDTH - 2]}."


def _wrapped(head: str, text: str) -> list[str]:
    indent = " " * (len(head) - len(head.lstrip()) + 4)
    return textwrap.wrap(f"{head} {text}", WIDTH, subsequent_indent=indent, initial_indent="") if text else []
