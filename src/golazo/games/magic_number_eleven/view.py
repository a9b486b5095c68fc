"""What a seat sees of the table."""

from __future__ import annotations

from golazo.games.magic_number_eleven.cards import AWAY, HOME
from golazo.games.magic_number_eleven.knowledge.holdings import team_of, unseen_by
from golazo.games.magic_number_eleven.rules.field import (
    DEFENCE,
    KINDS,
    LINE_PLACES,
    NO_ICON,
    PASS,
    PLACES,
    PRESS,
    SPOT,
    SPOT_BIT,
    SPOTS,
    TOUCH,
    count,
    open_attack,
)
from golazo.games.magic_number_eleven.rules.penalty import shoot_out_score
from golazo.games.magic_number_eleven.rules.power import NO_DISC, base_defence
from golazo.games.magic_number_eleven.rules.shot import attack_cards_allowed
from golazo.games.magic_number_eleven.state import (
    ADDED_TIME,
    ADDED_TIME_NEXT,
    ATTACKER,
    DEFENDER,
    NO_CARD,
    NOBODY,
    SHOT_ATTACKER,
    SHOT_BASE,
    SHOT_CARD,
    SHOT_DISC,
    SHOT_KIND,
    SUBSTITUTIONS,
    Eleven,
)
from golazo.games.magic_number_eleven.view_types import Icons, Laid, Man, Shot, Team, View


def view(m: Eleven, seat: int | None) -> View:
    """Everything open, and of the synergy cards what this seat has seen (None: a spectator)."""
    return {
        "half": m.half + 1,
        "turn": None if m.turn == NOBODY else {"team": m.turn},
        "added_time": m.added == ADDED_TIME,
        "added_time_next": m.added == ADDED_TIME_NEXT,
        "control": m.control,
        "track": m.box.cards.control_ids,
        "edges": m.box.cards.edges,
        "score": (m.score[HOME], m.score[AWAY]),
        "shoot_out": shoot_out_score(m) if m.kicks else None,
        "market": {"card": m.market[:]},
        "teams": (_team(m, HOME, seat), _team(m, AWAY, seat)),
        "deck": m.deck,
        "discards": sum(m.seen_discards) + sum(map(sum, m.own_discards)) + m.blind_discards,
        "shot": _shot(m, seat) if m.shot else None,
        "odds": None if seat is None else {"synergy": faces(unseen_by(m, seat))},
    }


def _team(m: Eleven, team: int, seat: int | None) -> Team:
    own = seat == team
    return {
        "team": team,
        "state": m.box.cards.state_ids[team][m.control],
        "attack_cards": attack_cards_allowed(m, team),
        "ready": {"card": m.ready[team][:]},
        "bench": {"card": m.bench[team][:]},
        "gone": {"card": m.gone[team][:]},
        "substitutions_left": SUBSTITUTIONS - m.substituted[team],
        "field": [_man(m, team, man) for man in m.men[team]],
        "icons": _icons(m, team),
        "hand_size": sum(m.hand[team]),
        "hand": {"synergy": faces(m.hand[team])} if own else None,
        "peeked": {"synergy": m.peeked[:]} if own and m.turn == team else None,
        "peeked_size": len(m.peeked) if m.turn == team else 0,
    }


def _icons(m: Eleven, team: int) -> Icons:
    """Whole icons of each kind; an attack icon under a disc no longer counts (E3)."""
    up, down = m.up[team], m.down[team]
    return {
        "attack": open_attack(up, down, m.discs[team]).bit_count(),
        "defence": count(up, down, DEFENCE),
        "pass": count(up, down, PASS),
        "press": count(up, down, PRESS),
    }


def _man(m: Eleven, team: int, man: int) -> Man:
    card, place = divmod(man, PLACES)
    attack = open_attack(m.up[team], m.down[team], m.discs[team])
    return {
        "card": card,
        "code": m.box.cards.codes[card],
        "slots": _slots(m, team, card, place),
        "line": place // LINE_PLACES,
        "column": place % LINE_PLACES,
        "base_attack": (attack & TOUCH[place]).bit_count(),
        "icons": {"slot": [slot for slot, bit in enumerate(SPOT_BIT[place]) if attack & bit]},
        "discs": {"slot": [slot for slot, bit in enumerate(SPOT_BIT[place]) if m.discs[team] & bit]},
        "shooting": {"slot": _shooting_slot(m, team, place)},
    }


def _slots(m: Eleven, team: int, card: int, place: int) -> str:
    """What stands in each slot: a small letter for half an icon, a capital for a whole one, * or ! for a disc."""
    cards = m.box.cards
    whole = m.up[team] & m.down[team]
    shooting = _shooting_slot(m, team, place)
    signs = ""
    for slot, kind in enumerate((*cards.slots[card], cards.full[card])):
        bit = SPOT_BIT[place][slot]
        if slot in shooting:
            signs += "!"
        elif m.discs[team] & bit:
            signs += "*"
        elif kind == NO_ICON:
            signs += "-"
        else:
            signs += KINDS[kind] if whole & bit << kind * SPOTS else KINDS[kind].lower()
    return signs


def _shooting_slot(m: Eleven, team: int, place: int) -> list[int]:
    """Where the disc of the shot under way lies face up."""
    if not m.shot or m.shot[SHOT_ATTACKER] != team or m.shot[SHOT_DISC] == NO_DISC:
        return []
    return [slot for slot, spot in enumerate(SPOT[place]) if spot == m.shot[SHOT_DISC]]


def faces(counts: list[int]) -> list[int]:
    """Every card of a multiset."""
    return [face for face, cards in enumerate(counts) for _ in range(cards)]


def _shot(m: Eleven, seat: int | None) -> Shot:
    return {
        "team": m.shot[SHOT_ATTACKER],
        "kind": m.shot[SHOT_KIND],
        "card": None if m.shot[SHOT_CARD] == NO_CARD else m.shot[SHOT_CARD],
        "base_attack": m.shot[SHOT_BASE],
        "base_defence": base_defence(m),
        "attack": _side(m, ATTACKER, seat),
        "defence": _side(m, DEFENDER, seat),
    }


def _side(m: Eleven, side: int, seat: int | None) -> Laid:
    """Cards of one side of the synergy board; those from hand are hidden until the blind ones have been turned up."""
    hidden = m.blind[side] > 0 and team_of(m, side) != seat
    return {
        "blind": m.blind[side],
        "from_hand": len(m.laid[side]),
        "turned": {"synergy": m.turned[side][:]},
        "laid": None if hidden else {"synergy": m.laid[side][:]},
    }
