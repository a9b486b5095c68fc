"""Cards that may be played at any time (p. 16): free acts, like swaps (M29).

Those that act on a match are played in an own match only.
"""

from collections.abc import Sequence
from typing import Final

from golazo.engine.acts import Act
from golazo.engine.asking import Choice, Reason, reason
from golazo.games.masters_of_football.cards import ANY_TIME, Action
from golazo.games.masters_of_football.rules.card_windows import pay_card, tell_played
from golazo.games.masters_of_football.rules.effects import act_at_once, take_effect
from golazo.games.masters_of_football.rules.swaps import why_no_cards_now
from golazo.games.masters_of_football.rules.track import TURNS_A_HALF
from golazo.games.masters_of_football.rules.ways_to_play import NOW, open_sides, ways_to_aim
from golazo.games.masters_of_football.state import NONE, Competition


def own_match(m: Competition, seat: int) -> int:
    """The pitch on which a seat plays just now; NONE where it does not."""
    return next((p for p in range(len(m.sides)) if m.side_of(p, seat) != NONE), NONE)


def _acts_on_match(card: Action) -> bool:
    return card.has_side or bool(card.uses)


def _hindrance(m: Competition, seat: int, face: int) -> Reason | None:
    """Why a card in hand cannot be played now, apart from its cost."""
    card, p = m.box.cards[face], own_match(m, seat)
    if ANY_TIME not in card.windows:
        return reason("card-not-now", "M10", card=face, window=card.windows[0])
    if card.academy_gold and not _acts_on_match(card):
        if m.box.managers[m.managers[seat]].academy_gold or m.wonderkids >> seat & 1:
            return reason("academy-gold-already", "p. 10", card=face)
        if m.is_academy_over:
            return reason("academy-is-over", "p. 10", card=face)
    if not _acts_on_match(card):
        return None
    if p == NONE:
        return reason("card-own-match", "M29", card=face)
    if card.on_player and not m.is_revealed[p]:
        return reason("players-face-down", "M30", card=face)
    if card.substitutions and m.space[p] > TURNS_A_HALF:
        return reason("half-time-is-over", "p. 9", card=face)
    side = m.side_of(p, seat)
    if card.has_side and not open_sides(m, p, card, side):
        return reason("team-immune", "M25", card=face, team=m.named(m.sides[p][1 - side]), kind=card.kind)
    return None


def _choices(m: Competition, seat: int) -> Sequence[Choice]:
    cards = m.box.in_window[ANY_TIME].intersection(m.hands[seat])
    if not cards or why_no_cards_now(m, seat) is not None:
        return ()
    costs, money = m.box.costs[m.managers[seat]], m.money[seat]
    choices: list[Choice] = []
    for face in sorted(cards):
        if costs[face] <= money and _hindrance(m, seat, face) is None:
            p = own_match(m, seat)
            choices += [(NOW[0], face)] if p == NONE else ways_to_aim(m, p, face, m.side_of(p, seat), NOW)
    return choices


def _play(m: Competition, seat: int, choice: Choice) -> None:
    face = choice[1]
    card = m.box.cards[face]
    pay_card(m, seat, face)
    if m.keeps_events:
        tell_played(m, seat, choice)
    if _acts_on_match(card):
        p = own_match(m, seat)
        m.pending[p].append(face)
        m.then([(take_effect, p, seat, choice)])
    else:
        m.discards[face] += 1
        act_at_once(m, seat, card)


def _why_not(m: Competition, seat: int, choice: Choice) -> Reason | None:
    face = choice[1]
    if face not in m.hands[seat]:
        return reason("card-not-in-hand", "p. 15", card=face)
    why = why_no_cards_now(m, seat) or _hindrance(m, seat, face)
    if why is not None:
        return why
    cost = m.box.costs[m.managers[seat]][face]
    if cost > m.money[seat]:
        return reason("card-too-dear", "p. 15", card=face, cost=cost, money=m.money[seat])
    return reason("card-wrong-target", "p. 15", card=face)


play_any_time: Final = Act[Competition](
    "play-any-time", verbs=NOW, choices=_choices, take=_play, rule="p. 16, M29", why_not=_why_not
)
