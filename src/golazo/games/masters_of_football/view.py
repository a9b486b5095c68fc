"""A seat's view of the table, and the ids of its numbers."""

from typing import Any, Final

from golazo.engine.names import Names
from golazo.engine.pack import Pack
from golazo.engine.parts import Parts
from golazo.games.masters_of_football.bot.appraise import known_odds
from golazo.games.masters_of_football.cards import USES, Box
from golazo.games.masters_of_football.rules.buying import price
from golazo.games.masters_of_football.rules.calendar import MATCHDAYS, fixtures
from golazo.games.masters_of_football.rules.champions import championships, table_of
from golazo.games.masters_of_football.rules.dice import HIGHEST_FACE
from golazo.games.masters_of_football.rules.half_time import PLANS
from golazo.games.masters_of_football.rules.levels import LEVEL_NAMES
from golazo.games.masters_of_football.rules.strength import ATTACK, DEFENCE, TACTICAL, breakdown
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS
from golazo.games.masters_of_football.rules.turns import has_higher_total
from golazo.games.masters_of_football.rules.ways_to_play import ROLLS
from golazo.games.masters_of_football.schema import GENIUSES, KINDS, LEVELS_OF_PLAYERS, POSITIONS, TACTICS, WINDOWS
from golazo.games.masters_of_football.state import (
    AWAY,
    HOME,
    IN_DISCARDS,
    IN_STACK,
    NOBODY,
    NONE,
    TAKEN,
    Competition,
)
from golazo.games.masters_of_football.view_types import (
    Fixture,
    Footballer,
    ForSale,
    Hand,
    HeldCard,
    LevelValue,
    Pitch,
    PlayerStack,
    Side,
    TableRow,
    Team,
    Value,
    View,
)

_once: Final = Parts().once

_GENIUS_FACES: Final = ("genius", *(str(value) for value in range(1, HIGHEST_FACE + 1)))

_VERBS: Final = {
    # Free acts
    "swap": ("card",),
    "play-now": ("card",),
    "play-now-for": ("card", "team"),
    "play-now-on": ("card", "footballer"),
    # Answers
    "done": (),
    "pass": (),
    "keep-manager": ("manager",),
    "take-part": ("trio",),
    "buy": ("footballer",),
    "field": ("footballer*",),
    "tactic": ("tactic",),
    "announce": (),
    "decline": (),
    "lay": ("card",),
    "lay-for": ("card", "team"),
    "lay-on": ("card", "footballer"),
    "play": ("card",),
    "play-for": ("card", "team"),
    "play-on": ("card", "footballer"),
    "play-re-roll": ("card", "roll"),
    "use": ("card", "use"),
    "use-re-roll": ("card", "roll"),
    "re-roll": ("roll",),
    "target": ("footballer",),
    "substitutions": ("plan",),
    "substitute": ("out", "coming"),
    "draw": ("player_level",),
    "pick": ("footballer",),
    "roll-on": (),
    "release": ("footballer",),
    "discard": ("card",),
    # Chance
    "card": ("card",),
    "player": ("footballer",),
    "manager": ("manager",),
    "trio": ("trio",),
    "championship": ("championship",),
    "finalist": ("finalist",),
    "team": ("team",),
    "roll": ("value",),
    "genius": ("genius",),
}


def names(pack: Pack) -> Names:
    footballers = pack.ids("player")
    cards = pack.ids("card")
    managers = pack.ids("manager")
    teams = [*pack.ids("club"), *pack.ids("team")]
    return Names(
        {
            **dict.fromkeys(("team", "home", "away"), teams),
            **dict.fromkeys(("footballer", "footballers", "bought", "refused", "out", "coming"), footballers),
            **dict.fromkeys(("card", "cards"), cards),
            **dict.fromkeys(("manager", "dealt_managers", "refused_managers"), managers),
            **dict.fromkeys(("genius", "attack_genius", "defence_genius"), _GENIUS_FACES),
            "level": LEVEL_NAMES,
            "trio": pack.ids("team"),
            "tactic": TACTICS,
            "player_level": LEVELS_OF_PLAYERS,
            "roll": ROLLS,
            "window": WINDOWS,
            "plan": PLANS,
            "use": [use.replace("_", "-") for use in USES],
            "kind": KINDS,
            "championship": ("championship-1", "championship-2"),
            "finalist": ("finalist-1", "finalist-2"),
        },
        _VERBS,
    )


def _or_none(value: int) -> int | None:
    return None if value == NONE else value


def view(m: Competition, seat: int | None) -> View:
    """Money, squads and the number of cards are public; faces in hand, and what lies face down, are not (M31)."""
    played = tuple(map(tuple, m.results))
    named = tuple(m.trios)
    return {
        "matchday": m.matchday,
        "teams": [_team(m, team) for team in range(len(m.seat_of))],
        "hands": [_hand(m, each, each == seat) for each in range(m.seats)],
        "tables": []
        if NONE in m.team_of
        else [_once(_table, m, championship, played, tuple(m.lots), named) for championship in championships(m)],
        "results": [
            {"home": m.named(home), "away": m.named(away), "score": (home_goals, away_goals)}
            for home, away, home_goals, away_goals in m.results
        ],
        "fixtures": _once(_fixtures, m, m.matchday, named),
        "pitches": [_pitch(m, p, seat) for p in range(len(m.sides)) if m.sides[p][HOME] != NONE],
        "academy": [_player(m, player, m.box) for player in m.academy_drawn],
        "finalists": [{"team": m.named(team)} for team in m.finalists],
        "stacks": {
            "deck": sum(m.deck),
            "discards": {"cards": [face for face, count in enumerate(m.discards) for _ in range(count)]},
            "players": _once(_stacks, m, m.box, tuple(m.places_of_players)),
        },
    }


def _stacks(m: Competition, box: Box, places: tuple[int, ...]) -> list[PlayerStack]:
    """By level: how many players are still to be drawn, and who is discarded."""
    levels = box.level_of_player
    return [
        {
            "player_level": level,
            "stack": sum(place == IN_STACK and of == level for place, of in zip(places, levels, strict=True)),
            "footballers": [
                player for player, place in enumerate(places) if place == IN_DISCARDS and levels[player] == level
            ],
        }
        for level in range(len(LEVELS_OF_PLAYERS))
    ]


def _team(m: Competition, team: int) -> Team:
    seat = m.seat_of[team]
    return {
        "team": m.named(team),
        "player": None if seat == NOBODY else seat,
        "manager": None if seat == NOBODY else _or_none(m.managers[seat]),
        "money": None if seat == NOBODY else m.money[seat],
        "squad": [_once(_player, m, player, m.box) for player in m.squads[team]],
    }


def _player(m: Competition, player: int, box: Box) -> Footballer:
    """A player card: its values by tactic, as printed."""
    card = box.players[player]
    return {
        "footballer": player,
        "player_level": card.level,
        "position": POSITIONS[card.position],
        "cost": card.cost,
        "attack": list(card.attack),
        "defence": list(card.defence),
        "tactical": card.tactical,
        "genius_marks": [mark for bit, mark in enumerate(GENIUSES) if card.genius >> bit & 1],
    }


def _offered(m: Competition, seat: int, player: int) -> ForSale:
    """A player card that a seat may buy, with what he costs this seat's manager."""
    return {**_player(m, player, m.box), "price": price(m.box, m.managers[seat], player)}


def _card(m: Competition, seat: int, face: int) -> HeldCard:
    """A card in hand, with what it costs this seat's manager and, where it is limited, its tactics."""
    limits = m.box.limits[face]
    return {"card": face, "cost": m.box.costs[m.managers[seat]][face], "limits": {"tactic": limits}}


def _hand(m: Competition, seat: int, is_own: bool) -> Hand:
    return {
        "player": seat,
        "count": len(m.hands[seat]),
        "cards": [_card(m, seat, face) for face in sorted(m.hands[seat])] if is_own else None,
        "shown": {"cards": sorted(m.shown_cards[seat])},
        "offered": len(m.offers[seat]),
        "offer": [_offered(m, seat, player) for player in m.offers[seat]] if is_own else None,
        "dealt_managers": m.dealt_managers[seat][:] if is_own else None,
    }


def _fixtures(m: Competition, matchday: int, *_: Any) -> list[Fixture]:
    return [
        {"matchday": day + 1, "home": m.named(home), "away": m.named(away)}
        for day in range(matchday, MATCHDAYS)
        for championship in championships(m)
        for home, away in fixtures(day, championship)
    ]


def _table(m: Competition, championship: int, *_: Any) -> list[TableRow]:
    return [
        {
            "team": m.named(row.team),
            "played": row.played,
            "won": row.won,
            "drawn": row.drawn,
            "lost": row.lost,
            "scored": row.scored,
            "conceded": row.conceded,
            "away_goals": row.away_goals,
            "points": row.points,
            "above_by": above_by,
        }
        for row, above_by in table_of(m, championship)
    ]


def _pitch(m: Competition, p: int, seat: int | None) -> Pitch:
    return {
        "home": m.named(m.sides[p][HOME]),
        "away": m.named(m.sides[p][AWAY]),
        "advantage": {"team": m.named(m.sides[p][m.advantage[p]])},
        "tactic": _or_none(m.tactic[p]),
        "forced": m.forced[p] != NONE,
        "turn": m.space[p] + 1,
        "odds": known_odds(m, p),
        "attackers": {"team": [m.named(m.sides[p][HOME if attacks else AWAY]) for attacks in HOME_ATTACKS]},
        "attacker": {"team": m.named(m.sides[p][m.attacker[p]])},
        "skips": m.skips[p],
        "score": (m.score[p][HOME], m.score[p][AWAY]),
        "goal": m.goal[p],
        "dice": {
            "attack": m.dice[p][0],
            "defence": m.dice[p][2],
            "genius": (_or_none(m.dice[p][1]), _or_none(m.dice[p][3])),
            "attack_is_higher": NONE not in m.dice[p] and has_higher_total(m, p),
        },
        "cards": [
            {
                "card": face,
                "team": m.named(m.sides[p][side]),
                "footballer": _or_none(player),
                "player": by,
                "uses": len(left),
            }
            for face, side, player, by, left in m.in_play[p]
        ],
        "pending": {"cards": m.pending[p][:]},
        "sides": (_side(m, p, HOME, seat), _side(m, p, AWAY, seat)),
    }


def _side(m: Competition, p: int, side: int, seat: int | None) -> Side:
    team = m.sides[p][side]
    is_own = m.seat_of[team] not in (NOBODY,) and m.seat_of[team] == seat
    sees_lineup = m.is_revealed[p] or is_own or m.seat_of[team] == NOBODY
    sees_tactic = is_own or m.seat_of[team] == NOBODY or m.shown_tactics[p][side]
    levelled = m.tactic[p] != NONE and m.is_revealed[p]
    return {
        "team": m.named(team),
        "footballers": m.lineups[p][side][:] if sees_lineup or not m.lineups[p][side] else None,
        "laid": {"tactic": _or_none(m.laid_tactics[p][side]) if sees_tactic else None},
        "attack": _level(m, p, side, ATTACK) if levelled else None,
        "defence": _level(m, p, side, DEFENCE) if levelled else None,
        "tactical": _value(m, p, side, TACTICAL) if m.is_revealed[p] else None,
        "tactical_dice": {"value": m.tactical_dice[p][side][0], "genius": m.tactical_dice[p][side][1]},
        "genius_spent": m.genius_spent[p][side],
        "re_rolls": m.re_rolls[p][side],
        "substitutions": m.substitutions[p][side],
        "plan": m.plans[p][side],
    }


def _value(m: Competition, p: int, side: int, what: int) -> Value:
    """A value with its breakdown."""
    why = breakdown(m, p, side, what)
    return {"value": sum(each["amount"] for each in why), "why": why}


def _level(m: Competition, p: int, side: int, what: int) -> LevelValue:
    """Attack or defence, also with the level that it gives."""
    return {**_value(m, p, side, what), "level": m.levels[p][2 * what + side]}


def inventory(m: Competition) -> dict[str, Any]:
    """Action cards by face and players, wherever they are. Money comes and goes."""
    cards = [deck + discards for deck, discards in zip(m.deck, m.discards, strict=True)]
    held = [face for hand in m.hands for face in hand]
    held += [entry[0] for in_play in m.in_play for entry in in_play]
    held += [face for pending in m.pending for face in pending]
    for face in held:
        cards[face] += 1
    players = [int(place != TAKEN) for place in m.places_of_players]
    for group in (*m.squads, *m.offers, m.academy_drawn):
        for player in group:
            players[player] += 1
    return {"cards": cards, "players": players}
