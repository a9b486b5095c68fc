"""The table as text, from what a seat may see of it: standings, squads, and the points season by season."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from golazo.engine.words import Words
from golazo.games.match_of_the_season.rules.formations import POSITIONS

WIDTH: Final = 100
PLACE_WIDTH: Final = 3
NAME_WIDTH: Final = 18
MONEY_WIDTH: Final = 10
BAR: Final = "#"


def picture(view: dict[str, Any], words: Words) -> str:
    table = view["table"]
    own = [team for team in table["teams"] if team["player"] == view["seat"]]
    lines = [
        # The draft belongs to the first season.
        words.say("picture-season", season=max(table["season"], 1), seasons=table["seasons"], space=table["space"]),
        *_standings(table, words),
        *_match(table, words),
    ]
    for team in own:
        lines += _squad(team, words)
    if table["pool"]:
        lines += _wrapped(words.say("picture-pool", footballers=_players(table["pool"], words)))
    if table["europe"]["clubs"]:
        clubs = ", ".join(words.name(club) for club in table["europe"]["clubs"])
        lines += _wrapped(words.say("picture-europe", clubs=clubs))
    return "\n".join([*lines, *_seasons(table, words)])


def _standings(table: dict[str, Any], words: Words) -> list[str]:
    """League points, the score so far, trophies and money: one line a team in the league's order."""
    heads = [words.say(f"picture-{head}") for head in ("points", "score", "trophies", "money", "players", "cards")]
    name, manager = words.say("picture-team"), words.say("picture-manager")
    lines = [
        f"{'':<{PLACE_WIDTH}}{name:<{NAME_WIDTH}}{manager:<{NAME_WIDTH}}"
        + "".join(f"{head:>{MONEY_WIDTH}}" for head in heads)
    ]
    teams = {team["team"]: team for team in table["teams"]}
    for standing in table["league"]:
        team = teams[standing["team"]]
        place = "" if standing["place"] is None else f"{standing['place']}."
        figures = [
            team["points"],
            team["score"],
            team["trophies"],
            team["money"],
            len(team["squad"]),
            team["held"],
        ]
        lines.append(
            f"{place:<{PLACE_WIDTH}}{words.name(team['team']):<{NAME_WIDTH}}"
            + f"{_short(words.name('seat-' + str(team['player']))):<{NAME_WIDTH}}"
            + "".join(f"{figure:>{MONEY_WIDTH}}" for figure in figures)
        )
    return lines


def _match(table: dict[str, Any], words: Words) -> list[str]:
    """The clubs that meet, and the line-ups that lie on the table."""
    match = table["match"]
    if match is None:
        return []
    home_goals, away_goals = match["goals"] or (None, None)
    lines = [
        words.say("picture-match", home=match["home"], away=match["away"], home_goals=home_goals, away_goals=away_goals)
    ]
    side = match["side"]
    if side is not None:
        lines.append(
            words.say(
                "picture-side",
                club=match["away"],
                formation=side["formation"],
                whole=side["whole"],
                keeper=side["keeper"],
                defence=side["defence"],
                midfield=side["midfield"],
                attack=side["attack"],
            )
        )
    for team in table["teams"]:
        if team["team"] in (match["home"], match["away"]) and team["formation"] is not None:
            line_up = ", ".join("-" if each is None else words.name(each) for each in team["line_up"])
            said = words.say("picture-line-up", team=team["team"], formation=team["formation"], line_up=line_up)
            lines += _wrapped(said)
    return lines


def _squad(team: dict[str, Any], words: Words) -> list[str]:
    """A squad line by line, the strongest first, and the kept cards."""
    out = {each["footballer"]: each["absence"] for each in team["out"]}
    lines = [words.say("picture-squad", team=team["team"])]
    for position in POSITIONS:
        players = [each for each in team["squad"] if each["position"] == position]
        if players:
            lines += _wrapped(f"  {words.name('position-' + position)}: {_players(players, words, out)}")
    if team["cards"]:
        cards = ", ".join(words.name(card) for card in team["cards"])
        lines += _wrapped(words.say("picture-hand", team=team["team"], cards=cards))
    return lines


def _players(players: list[dict[str, Any]], words: Words, out: dict[str, str] | None = None) -> str:
    """Names with their stars, the strongest first; who is out says so."""
    said = []
    for each in sorted(players, key=lambda each: -int(each["stars"])):
        absence = (out or {}).get(each["footballer"])
        why = f", {words.say('picture-out', absence=absence)}" if absence else ""
        said.append(f"{words.name(each['footballer'])} ({each['stars']}{why})")
    return ", ".join(said)


def _seasons(table: dict[str, Any], words: Words) -> list[str]:
    """Every season that is over: its winners and the money, then the points as bars."""
    chronicle = table["chronicle"]
    if not chronicle:
        return []
    heads = [words.say(f"picture-{head}") for head in ("champion", "cup", "europe-winner")]
    names = [words.name(each["team"]) for each in chronicle[0]["teams"]]
    money = words.say("picture-money")
    lines = [
        words.say("picture-seasons"),
        "   " + "".join(f"{head:<12}" for head in heads) + "".join(f"{_short(name, 14):>15}" for name in names),
    ]
    for season in chronicle:
        winners = [season["champion"], season["cup"], season["europe"]]
        shown = "".join(f"{'-' if each is None else words.name(each['team']):<12}" for each in winners)
        points = "".join(f"{each['score']:>15}" for each in season["teams"])
        lines.append(f"{season['season']}. {shown}{points}")
        lines.append(f"   {money:<36}" + "".join(f"{each['money']:>15}" for each in season["teams"]))
    for place, name in enumerate(names):
        steps = [season["teams"][place]["score"] for season in chronicle]
        gained = [now - before for before, now in zip([0, *steps], steps, strict=False)]
        lines.append(f"{_short(name):<{NAME_WIDTH}}" + "|".join(BAR * points for points in gained) + f" {steps[-1]}")
    return lines


def _short(text: str, width: int = NAME_WIDTH - 1) -> str:
    return text if len(text) <= width else text[: width - 1] + "."


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
