"""What a seat may see: everything but the kept chance cards of others and the tactic card that lies face down (S20)."""

from __future__ import annotations

from typing import Any

from golazo.games.match_of_the_season.cards import NO_CARD, TEAMS
from golazo.games.match_of_the_season.knowledge.draft_safety import DEALT, DRAFTED
from golazo.games.match_of_the_season.rules.auctions import TO_DECK, TO_POOL, bid
from golazo.games.match_of_the_season.rules.chance_cards import cards_in_play
from golazo.games.match_of_the_season.rules.formations import GAP, counted
from golazo.games.match_of_the_season.rules.line_ups import available, lay_line_up, lines
from golazo.games.match_of_the_season.rules.match_rolls import score
from golazo.games.match_of_the_season.rules.setup import draft
from golazo.games.match_of_the_season.state import FACE, FIT, KNOWN, NOBODY, Seasons
from golazo.games.match_of_the_season.view_types import (
    Footballer,
    Footballers,
    LeaguePlace,
    Match,
    Need,
    Sale,
    SeasonStory,
    Side,
    Team,
    View,
)


def view(m: Seasons, seat: int | None) -> View:
    return {
        "season": m.season,
        "seasons": m.box.options["seasons"],
        "space": m.space,
        "week": m.box.week[m.space],
        "mover": None if m.mover == NOBODY else {"team": m.mover},
        "teams": [_team(m, team, seat) for team in m.seating],
        "league": _league(m),
        "pool": _described(m, m.pool),
        "turned": _described(m, m.turned),
        "auction": _auction(m),
        "deck": {"unseen": sum(m.deck), "under": {"footballers": m.under[:]}},
        "chance": {"unseen": sum(m.chance_deck), "under": {"cards": m.chance_under[:]}},
        "bank": m.bank,
        "prices": m.box.prices,
        "picks": _picks(m),
        "match": _match(m, seat),
        "cup": {"teams": m.cup[:]},
        "europe": {"clubs": sorted([*m.europe, *m.paired]), "paired": {"clubs": m.paired[:]}},
        "holder": None if m.holder == NOBODY else {"team": m.holder},
        "chronicle": [_season(m, number, story) for number, story in enumerate(m.chronicle, 1)],
    }


def _picks(m: Seasons) -> int:
    """How many players the manager who chooses now may still choose, this one included; 0 after the draft (S16)."""
    for ask in m.asks.values():
        if ask.asking is draft:
            return sum(cards for _, cards in (*DEALT, *DRAFTED)) - len(m.squads[ask.numbers[0]])
    return 0


def _team(m: Seasons, team: int, seat: int | None) -> Team:
    hand = m.hands[team]
    own = m.manager[team] == seat
    return {
        "team": team,
        "player": m.manager[team],
        "money": m.money[team],
        "points": m.points[team],
        "score": m.score[team],
        "trophies": m.won[team],
        "squad": _described(m, m.squads[team]),
        "out": [{"footballer": player, "absence": m.out[player]} for player in m.squads[team] if m.out[player] != FIT],
        "formation": m.shape[team] if m.fielded[team] else None,
        "available": _available(m, team),
        "line_up": [None if player == GAP else player for player in m.fielded[team]],
        "needs": _needs(m, team),
        "face_down": {"footballers": [player for player in m.squads[team] if player in m.face_down]},
        "held": len(hand),
        "cards": [card & FACE for card in hand if own or card >= KNOWN],
        "green": m.greens[team],
    }


def _needs(m: Seasons, team: int) -> list[Need]:
    """Whom a squad lacks for the nearest formation: with few picks left, a manager had better choose those (S5)."""
    counts = counted(lines(m, team, 0))
    lacking = [
        [1 - counts[0], *(wanted - has for wanted, has in zip(formation, counts[1:], strict=True))]
        for formation in m.box.formations
    ]
    nearest = min(lacking, key=lambda short: sum(max(number, 0) for number in short))
    return [{"position": position, "number": number} for position, number in enumerate(nearest) if number > 0]


def _available(m: Seasons, team: int) -> Footballers | None:
    """The players a team can field in its next line-up (S6)."""
    for ask in m.asks.values():
        if ask.asking is lay_line_up and team in ask.numbers[1:]:
            return {"footballers": available(m, team, ask.numbers[0])[:]}
    return None


def _league(m: Seasons) -> list[LeaguePlace]:
    """The teams as they stand: settled places, then by points; who is level with another has no place yet (S4)."""
    points = m.points
    unsettled = sorted((team for team in m.seating if team not in m.order), key=lambda team: -points[team])
    levels = [points[team] for team in unsettled]
    settled: list[LeaguePlace] = [{"team": team, "place": place} for place, team in enumerate(m.order, 1)]
    return settled + [
        {"team": team, "place": place if levels.count(points[team]) == 1 else None}
        for place, team in enumerate(unsettled, len(settled) + 1)
    ]


def _described(m: Seasons, players: list[int]) -> list[Footballer]:
    stars, position = m.box.stars, m.box.position
    return [{"footballer": player, "stars": stars[player], "position": position[player]} for player in players]


def _auction(m: Seasons) -> Sale | None:
    """The player who is being bid for, the next bid, who leads, who may still bid, and who sells him (S9)."""
    for ask in m.asks.values():
        if ask.asking is bid:
            _, player, money, origin, bidders, leader = ask.numbers
            return {
                **_described(m, [player])[0],
                "money": money,
                "leader": None if leader == NOBODY else {"team": leader},
                "teams": [team for team in m.seating if bidders >> team & 1],
                "seller": {"team": origin} if origin >= 0 else None,
            }
    return None


def _match(m: Seasons, seat: int | None) -> Match | None:
    if m.home == NOBODY:
        return None
    laid = m.laid_card != NO_CARD
    card = m.laid_card if laid and m.manager[m.home] == seat else None
    return {
        "home": m.home,
        "away": m.away,
        "goals": score(m),
        "laid": laid,
        "card": card,
        "side": _side(m, m.away - TEAMS) if m.away >= TEAMS else None,
    }


def _side(m: Seasons, number: int) -> Side:
    """The card of an international team, shown to its opponent."""
    side = m.box.sides[number]
    return {
        "formation": m.box.shapes[number],
        "whole": side.whole,
        "keeper": side.keeper,
        "defence": side.defence,
        "midfield": side.midfield,
        "attack": side.attack,
        "stars": list(side.takers),
    }


def _season(m: Seasons, number: int, story: list[int]) -> SeasonStory:
    score, money, points = story[:4], story[4:8], story[8:12]
    champion, cup, europe = story[12:]
    return {
        "season": number,
        "teams": [
            {"team": team, "score": score[team], "money": money[team], "points": points[team]} for team in m.seating
        ],
        "champion": {"team": champion},
        "cup": {"team": cup},
        "europe": None if europe == NOBODY else {"team": europe},
    }


def inventory(m: Seasons) -> dict[str, Any]:
    """Every player is in one place, money only changes hands, chance cards stay what they are."""
    players = m.deck[:]
    for place in (*m.squads, m.pool, m.under, m.turned, _on_offer(m)):
        for player in place:
            players[player] += 1
    return {"players": players, "money": sum(m.money) + m.bank, "cards": cards_in_play(m)}


def _on_offer(m: Seasons) -> list[int]:
    """The player who is being bid for, if he comes from the deck: he lies in no other place meanwhile."""
    return [ask.numbers[1] for ask in m.asks.values() if ask.asking is bid and ask.numbers[3] in (TO_POOL, TO_DECK)]
