"""Why a choice is unavailable, and the rule that says so: every refusal of this game names its reason."""

from collections.abc import Callable
from typing import Final

from golazo.engine.asking import Ask, Choice, Reason, reason
from golazo.games.masters_of_football.rules.immunity import is_immune
from golazo.games.masters_of_football.rules.ways_to_play import LAY, PLAY, RE_ROLL_CARD, hindrance, ways_to_play
from golazo.games.masters_of_football.state import AWAY, HOME, NONE, Competition

WhyNot = Callable[[Competition, Ask, Choice], Reason | None]

CARD_VERBS: Final = (*PLAY, *LAY, RE_ROLL_CARD)
# What `hindrance` says, apart from immunity and tactics.
_HINDRANCES: Final = {
    why.key: why
    for why in (
        reason("tactic-is-forced", "M28", card=NONE),
        reason("already-blocked", "M27", card=NONE),
        reason("no-turn-to-skip", "M15", card=NONE),
        reason("own-turn-next", "p. 15", card=NONE),
        reason("not-the-attacker", "M15", card=NONE),
        reason("no-goal", "p. 11", card=NONE),
        reason("own-goal", "p. 11", card=NONE),
    )
}


def or_say_why(own: WhyNot | None = None) -> WhyNot:
    """A question's own reasons; those of cards, which are the same everywhere; and that something else is asked."""

    def why_not(m: Competition, ask: Ask, choice: Choice) -> Reason:
        if choice[0] in CARD_VERBS:
            return why_not_card(m, ask, choice)
        return (None if own is None else own(m, ask, choice)) or Reason("other-question", ask.asking.rule)

    return why_not


def of_verb(verb: str, why: Reason) -> WhyNot:
    """The one reason of a question whose other choices are always open."""
    return or_say_why(lambda m, ask, choice: why if choice[0] == verb else None)


def _window_of(ask: Ask) -> tuple[int, int]:
    """Pitch and window that a question is about; NONE where it is about none."""
    if ask.asking.name == "card-window":
        return ask.numbers[0], ask.numbers[1]
    if ask.asking.name in ("announce", "lay-cards"):
        return ask.numbers[-2], ask.numbers[-1]
    return NONE, NONE


def why_not_card(m: Competition, ask: Ask, choice: Choice) -> Reason:
    """Why a card cannot be played, or laid, at this question."""
    seat, face = ask.seat, choice[1]
    card = m.box.cards[face]
    if face not in m.hands[seat]:
        return reason("card-not-in-hand", "p. 15", card=face)
    p, window = _window_of(ask)
    if face not in m.box.in_window[window] or window == NONE:
        return reason("card-not-now", "M10", card=face, window=card.windows[0])
    side = m.side_of(p, seat)
    if side == NONE and not m.box.is_for_outsiders(card):
        return reason("card-own-match", "p. 15, M11", card=face)
    cost, money = m.box.costs[m.managers[seat]][face], _money_left(m, ask)
    if cost > money:
        if card.variable_cost:
            return reason("card-needs-in-hand", "p. 11", card=face, cost=cost, money=money)
        return reason("card-too-dear", "p. 15", card=face, cost=cost, money=money)
    if not ways_to_play(m, p, window, seat, face):
        return _why_no_way(m, p, face, side)
    if ask.asking.name == "announce":
        return reason("announce-first", "M10", card=face)
    if [step[1] for step in ask.steps].count(face) >= m.hands[seat].count(face):
        return reason("card-laid-already", "M10", card=face)
    if (choice[0] in LAY) != (ask.asking.name == "lay-cards"):
        return reason("cards-face-down" if choice[0] in PLAY else "cards-face-up", "M10", card=face)
    return reason("card-wrong-target", "p. 15", card=face)


def _money_left(m: Competition, ask: Ask) -> int:
    """M26: what is laid must be paid in sum."""
    laid: list[int] = [step[1] for step in ask.steps] if ask.asking.name == "lay-cards" else []
    costs = m.box.costs[m.managers[ask.seat]]
    return m.money[ask.seat] - sum([costs[face] for face in laid])


def _why_no_way(m: Competition, p: int, face: int, side: int) -> Reason:
    card = m.box.cards[face]
    if card.uses and not card.is_one_by_one:
        key = hindrance(m, p, card, card.uses[0], side)
        if key == "card-other-tactic":
            return reason("card-other-tactic", "p. 15", card=face, tactic=m.tactic[p])
        if key in _HINDRANCES:
            return Reason(key, _HINDRANCES[key].rule, (("card", face),))
    immune = next(each for each in (AWAY, HOME) if is_immune(m, p, each, card.kind, side))
    return reason("team-immune", "M25", card=face, team=m.named(m.sides[p][immune]), kind=card.kind)
