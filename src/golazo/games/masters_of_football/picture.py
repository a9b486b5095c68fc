"""The table as text, from a seat's view alone: tables, matches with every number's parts, clubs, and the own hand."""

from typing import Any, Final

from golazo.engine.words import Words
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS, TURNS, TURNS_A_HALF

WIDTH: Final = 100
BAR: Final = 40


def picture(view: dict[str, Any], words: Words) -> str:
    """At most 100 columns, top to bottom, so that it can be read aloud."""
    table = view["table"]
    blocks = [
        *(_standings(table, rows, words) for rows in table["tables"]),
        *(_pitch(pitch, words) for pitch in table["pitches"]),
        _clubs(table, words),
        *_own(table, view["seat"], words),
    ]
    lines = [line for block in blocks if block for line in [*block, ""]]
    return "\n".join(line for whole in lines[:-1] for line in _wrapped(whole))


def _wrapped(line: str) -> list[str]:
    """Long lines go on below, indented."""
    lines: list[str] = []
    while len(line) > WIDTH:
        cut = line.rfind(" ", 1, WIDTH)
        cut = cut if cut > WIDTH // 2 else WIDTH - 1
        lines.append(line[:cut])
        line = "      " + line[cut:].lstrip()
    return [*lines, line]


def _club(table: dict[str, Any], name: str, words: Words) -> str:
    """A club with who plays it."""
    team = next(each for each in table["teams"] if each["team"] == name)
    seat = team["player"]
    return words.name(name) if seat is None else f"{words.name(name)} ({words.name(f'seat-{seat}')})"


def _standings(table: dict[str, Any], rows: list[dict[str, Any]], words: Words) -> list[str]:
    lines = [words.say("picture-matchday", number=table["matchday"])]
    for place, row in enumerate(rows, 1):
        told = {name: row[name] for name in ("played", "won", "drawn", "lost", "scored", "conceded", "points")}
        lines.append(words.say("picture-row", place=place, club=_club(table, row["team"], words), **told))
    return lines


# A match


def _pitch(pitch: dict[str, Any], words: Words) -> list[str]:
    home_goals, away_goals = pitch["score"]
    lines = [
        words.say(
            "picture-score",
            home=pitch["home"],
            away=pitch["away"],
            home_goals=home_goals,
            away_goals=away_goals,
            team=pitch["advantage"]["team"],
            tactic=pitch["tactic"],
        ),
        words.say("picture-track", track=track(pitch["turn"]), turn=min(pitch["turn"], TURNS)),
    ]
    for side in pitch["sides"]:
        lines += _side(side, words)
        if pitch["tactic"] is None and side["laid"]["tactic"] is not None:
            lines.append("  " + words.say("picture-laid", tactic=side["laid"]["tactic"]))
    dice = pitch["dice"]
    if None not in dice["genius"]:
        told = {"attack": dice["attack"], "defence": dice["defence"]}
        lines.append(
            words.say("picture-dice", **told, attack_genius=dice["genius"][0], defence_genius=dice["genius"][1])
        )
    for entry in pitch["cards"]:
        lines.append(words.say("picture-card-in-play", card=entry["card"], team=entry["team"], player=entry["player"]))
    if pitch["odds"]:
        lines.append(odds_bar(pitch["odds"], pitch["home"], pitch["away"], words))
    return lines


def track(turn: int) -> str:
    """The spaces of the turn track as the home team sees them, the marker in brackets."""
    spaces = ["A" if attacks else "D" for attacks in HOME_ATTACKS]
    if turn <= TURNS:
        spaces[turn - 1] = f"[{spaces[turn - 1]}]"
    return " ".join([*spaces[:TURNS_A_HALF], "|", *spaces[TURNS_A_HALF:]])


def _side(side: dict[str, Any], words: Words) -> list[str]:
    if side["footballers"] is None:
        return [words.say("picture-face-down", team=side["team"])]
    if not side["footballers"]:
        return [words.name(side["team"])]  # the three are still to be chosen
    lines = [words.say("picture-lineup", team=side["team"], footballers=side["footballers"])]
    for what, key in (("attack", "picture-attack"), ("defence", "picture-defence"), ("tactical", "picture-tactical")):
        value = side[what]
        if value is not None:
            lines.append("  " + words.say(key, value=value["value"], level=value.get("level"), parts=why(value, words)))
    return lines


def why(value: dict[str, Any], words: Words) -> str:
    """Where a number comes from: +4 this player, +2 that card."""
    return ", ".join(f"{each['amount']:+d} {_source(each, words)}" for each in value["why"])


def _source(part: dict[str, Any], words: Words) -> str:
    named = [words.name(part[field]) for field in ("manager", "card", "footballer") if field in part]
    return " / ".join(named)


def odds_bar(odds: dict[str, float], home_team: str, away_team: str, words: Words) -> str:
    """Win, draw and loss as numbers and as a bar."""
    home, draw = (round(BAR * odds[name]) for name in ("home", "draw"))
    bar = "#" * home + "=" * draw + "." * (BAR - home - draw)
    shares = {f"{name}_share": round(100 * odds[name]) for name in ("home", "draw", "away")}
    return words.say("picture-odds", bar=bar, home=home_team, away=away_team, **shares)


# Clubs and the own hand


def _clubs(table: dict[str, Any], words: Words) -> list[str]:
    lines = [words.say("picture-values")]
    for team in table["teams"]:
        club = _club(table, team["team"], words)
        if team["manager"] is not None:
            count = table["hands"][team["player"]]["count"]
            lines.append(
                words.say("picture-club", club=club, manager=team["manager"], money=team["money"], count=count)
            )
        elif team["player"] is None and team["squad"]:
            lines.append(words.say("picture-non-person", club=club))
        else:
            lines.append(club)  # nobody has chosen a manager yet
        lines += [_player(player, words) for player in team["squad"]]
    return lines


def _player(player: dict[str, Any], words: Words) -> str:
    skills = "  ".join(
        f"{attack}/{defence}" for attack, defence in zip(player["attack"], player["defence"], strict=True)
    )
    marks = "".join(f" *{words.name(f'genius-mark-{mark}')}" for mark in player["genius_marks"])
    name = words.name(player["footballer"])
    return f"  {player['position']} {name:<24} {player['cost']}M  {skills}  T{player['tactical']}{marks}"


def _offered(player: dict[str, Any], words: Words) -> str:
    """A player to be bought; where he costs this manager another price than is printed, that as well."""
    line = _player(player, words)
    return line if player["price"] == player["cost"] else f"{line}  {words.say('picture-price', price=player['price'])}"


def _card(card: dict[str, Any], words: Words) -> str:
    """An action card in hand: what it costs and does, and under which tactics it counts."""
    told = {"card": card["card"], "cost": card["cost"], "text": words.text(card["card"])}
    return "  " + words.say("picture-card", **told, tactic=card["limits"]["tactic"])


def _own(table: dict[str, Any], seat: int | None, words: Words) -> list[list[str]]:
    if seat is None:
        return []
    hand = table["hands"][seat]
    blocks: list[list[str]] = []
    if hand["dealt_managers"]:
        managers = [f"  {words.name(each)}: {words.text(each)}" for each in hand["dealt_managers"]]
        blocks.append([words.say("picture-offer"), *managers])
    if hand["offer"]:
        blocks.append([words.say("picture-offer"), *(_offered(player, words) for player in hand["offer"])])
    if table["academy"]:
        blocks.append([words.say("picture-academy"), *(_player(player, words) for player in table["academy"])])
    if hand["cards"]:
        blocks.append([words.say("picture-hand"), *(_card(each, words) for each in hand["cards"])])
    return blocks
