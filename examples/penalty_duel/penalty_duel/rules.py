"""The rules, in the order in which a duel is played; `pages/en.md` tells them to people."""

from __future__ import annotations

from golazo.engine.acts import Act
from golazo.engine.asking import Answer, Ask, Asking, Chance, Choice, Reason, reason
from golazo.engine.steps import step
from penalty_duel.state import NONE, REGULAR, STAR, Duel

CORNERS = ("left", "middle", "right")
DIE = [1] * 6
STAR_SCORES_FROM = 4


# P1: a secret. Each seat draws a card that it alone may see.
def drawn(m: Duel, card: int, seat: int) -> None:
    m.deck[card] -= 1
    m.hands[seat] = card
    if m.keeps_events:
        m.tell_also([seat], {"card": card}, "drew", player=seat)


def unseen_by(m: Duel, seat: int) -> list[int]:
    """The cards that lie in the deck or, not shown yet, in the other's hand."""
    other = 1 - seat
    hidden = m.hands[other] if m.shown[other] == NONE else NONE
    return [m.deck[card] + (hidden == card) for card in (REGULAR, STAR)]


DRAW = Chance[Duel](
    "draw",
    weights=lambda m, _: m.deck,
    offers=unseen_by,
    take=drawn,
    verb="draw",
    seen_by=lambda _, seat: seat,
    rule="P1",
)


# P2: a sealed choice. Kicker and keeper choose a corner at the same time.
@step
def kick(m: Duel, kicker: int) -> None:
    m.then([(AIM, kicker), (strike, kicker)])


def aimed(m: Duel, ask: Ask, answer: Answer) -> None:
    m.corners[ask.seat] = answer[0][1]


AIM = Asking[Duel](
    "aim",
    seats=lambda m, kicker: (kicker, 1 - kicker),
    choices=lambda m, ask: [("aim", corner) for corner in range(len(CORNERS))],
    take=aimed,
    sealed=True,
    arguments=lambda m, ask: {"kicks": ask.seat == ask.numbers[0]},
    rule="P2",
)


# P3: a die. A star whose corner was guessed still rolls. That nobody rolls proves that there is no star.
@step
def strike(m: Duel, kicker: int) -> None:
    if m.corners[kicker] != m.corners[1 - kicker]:
        return score(m, kicker, is_goal=True)
    m.shown[kicker] = m.hands[kicker]
    if m.hands[kicker] != STAR:
        return score(m, kicker, is_goal=False)
    return m.then([(ROLL, kicker)])


def rolled(m: Duel, face: int, kicker: int) -> None:
    if m.keeps_events:
        m.tell("rolled", player=kicker, pips=face)
    score(m, kicker, is_goal=face + 1 >= STAR_SCORES_FROM)


ROLL = Chance[Duel]("roll", weights=lambda m, kicker: DIE, take=rolled, verb="roll", rule="P3")


def score(m: Duel, kicker: int, is_goal: bool) -> None:
    m.goals[kicker] += is_goal
    if m.keeps_events:
        m.tell("goal" if is_goal else "saved", player=kicker, aim=m.corners[kicker], dive=m.corners[1 - kicker])
    m.corners = [NONE, NONE]


# P4: a free act. At any time, once, a seat may lay its card aside, face up, and draw another.
def substitutions(m: Duel, seat: int) -> list[Choice]:
    return [("substitute",)] if m.gone[seat] == NONE and m.hands[seat] != NONE else []


def substitute(m: Duel, seat: int, _choice: Choice) -> None:
    m.gone[seat] = m.hands[seat]
    m.hands[seat] = m.shown[seat] = NONE
    if m.keeps_events:
        m.tell("substituted", player=seat, card=m.gone[seat])
    m.then([(DRAW, seat)])


def why_not(m: Duel, seat: int, _choice: Choice) -> Reason | None:
    return None if m.gone[seat] == NONE else reason("why-substituted", "P4")


SUBSTITUTE = Act[Duel](
    "substitute", verbs=("substitute",), choices=substitutions, take=substitute, why_not=why_not, rule="P4"
)
