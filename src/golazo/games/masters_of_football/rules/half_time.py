"""Half-time (p. 9): substitutions before or after a full new tactical battle (M4, M7)."""

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.asking import Answer, Ask, Asking, Choice, Reason, reason
from golazo.engine.steps import step
from golazo.games.masters_of_football.cards import AT_HALF_TIME
from golazo.games.masters_of_football.events import HalfTime, Substitution, SubstitutionsAnnounced
from golazo.games.masters_of_football.rules.buying import DONE
from golazo.games.masters_of_football.rules.card_windows import card_window
from golazo.games.masters_of_football.rules.refusals import of_verb, or_say_why
from golazo.games.masters_of_football.rules.strength import CARD, ON_PLAYER, settle_levels
from golazo.games.masters_of_football.rules.tactics import choose_tactic, set_match_tactics
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, NONE, Competition

NO_SUBSTITUTION: Final = 0
BEFORE_THE_ROLL: Final = 1
AFTER_THE_ROLL: Final = 2
PLANS: Final = ("none", "before", "after")
ALL_PLANS: Final[Sequence[Choice]] = tuple(("substitutions", plan) for plan in range(len(PLANS)))


@step
def half_time(m: Competition, p: int) -> None:
    """p. 9, in printed order; the side without home advantage announces first."""
    if m.keeps_events:
        m.tell(HalfTime, **m.scoreline(p))
    m.then([(card_window, p, AT_HALF_TIME, NOBODY), (substitutions_and_tactics, p)])


@step
def substitutions_and_tactics(m: Competition, p: int) -> None:
    """p. 9: in the order of home advantage as it is after the cards of half-time."""
    sides = (AWAY, HOME) if m.advantage[p] == HOME else (HOME, AWAY)
    managed = [(side, m.seat_at(p, side)) for side in sides if m.seat_at(p, side) != NOBODY]
    new_tactics = [(choose_tactic, p)] if m.forced[p] == NONE else []
    m.then(
        [
            *((announce_substitutions, seat, p, side) for side, seat in managed),
            *((substitute, seat, p, side, BEFORE_THE_ROLL) for side, seat in managed),
            *new_tactics,
            (set_match_tactics, p),
            (settle_levels, p),
            *((substitute, seat, p, side, AFTER_THE_ROLL) for side, seat in managed),
        ]
    )


def _plan_choices(m: Competition, ask: Ask) -> Sequence[Choice]:
    _, p, side = ask.numbers
    return ALL_PLANS if possible_substitutions(m, p, side, BEFORE_THE_ROLL) else ALL_PLANS[:1]


def _planned(m: Competition, ask: Ask, answer: Answer) -> None:
    _, p, side = ask.numbers
    number = answer[0][1]
    m.plans[p][side] = number
    if m.keeps_events:
        m.tell(SubstitutionsAnnounced, team=m.named(m.sides[p][side]), plan=number)


def about_side(m: Competition, ask: Ask) -> dict[str, Any]:
    return {"player": ask.seat, "team": m.team_of[ask.seat]}


announce_substitutions: Final = Asking[Competition](
    "announce-substitutions",
    choices=_plan_choices,
    take=_planned,
    rule="p. 9, M7",
    why_not=of_verb("substitutions", reason("no-substitution", "M7")),
    arguments=about_side,
    team=lambda m, ask: m.team_of[ask.seat],
)


def possible_substitutions(m: Competition, p: int, side: int, when: int) -> list[Choice]:
    """M7: not all of one position afterwards; late and having won the roll, only for equal or higher tactical value."""
    lineup = m.lineups[p][side]
    players = m.box.players
    bench = [each for each in m.squads[m.sides[p][side]] if each not in lineup and each not in m.gone[p]]
    must_match = when == AFTER_THE_ROLL and m.roll_winner[p] == side
    choices: list[Choice] = []
    for out in lineup if bench else ():
        one, two = [players[each].position for each in lineup if each != out]
        barred = one if one == two else NONE
        least = players[out].tactical if must_match else 0
        for coming in bench:
            if players[coming].position != barred and players[coming].tactical >= least:
                choices.append(("substitute", out, coming))
    return choices


@step
def substitute(m: Competition, seat: int, p: int, side: int, when: int) -> None:
    """Who announced it for now is asked, as long as he has substitutions left."""
    if m.plans[p][side] == when and m.substitutions[p][side] and possible_substitutions(m, p, side, when):
        m.then([(choose_substitution, seat, p, side, when)])


def _is_first(m: Competition, p: int, side: int) -> bool:
    return not any(player in m.gone[p] for player in m.squads[m.sides[p][side]])


def _substitution_choices(m: Competition, ask: Ask) -> Sequence[Choice]:
    _, p, side, when = ask.numbers
    choices = possible_substitutions(m, p, side, when)
    # Who announced 'before' makes at least one; who announced 'after' may still refrain (M7).
    may_refrain = when == AFTER_THE_ROLL or not _is_first(m, p, side)
    return [*([DONE] if may_refrain else []), *choices]


def _why_not_substitute(m: Competition, ask: Ask, choice: Choice) -> Reason | None:
    _, p, side, _ = ask.numbers
    if choice == DONE:
        return reason("substitution-announced", "M7")
    if choice[0] != "substitute":
        return None
    _, out, coming = choice
    lineup, players = m.lineups[p][side], m.box.players
    if out not in lineup:
        return reason("not-on-the-pitch", "p. 9", footballer=out)
    if coming in lineup or coming in m.gone[p] or coming not in m.squads[m.sides[p][side]]:
        return reason("not-on-the-bench", "p. 9", footballer=coming)
    if len({players[coming if each == out else each].position for each in lineup}) == 1:
        return reason("one-position", "M7")
    return reason("tactical-too-low", "M7", footballer=coming)


def _substituted(m: Competition, ask: Ask, answer: Answer) -> None:
    seat, p, side, when = ask.numbers
    choice = answer[0]
    if choice != DONE:
        _, out, coming = choice
        m.lineups[p][side] = [coming if player == out else player for player in m.lineups[p][side]]
        m.gone[p].append(out)
        m.substitutions[p][side] -= 1
        for entry in [entry for entry in m.in_play[p] if entry[ON_PLAYER] == out]:
            m.in_play[p].remove(entry)  # p. 11: modifiers go with the player
            m.discards[entry[CARD]] += 1
        if m.keeps_events:
            m.tell(Substitution, team=m.named(m.sides[p][side]), out=out, coming=coming)
        m.then([(settle_levels, p), (substitute, seat, p, side, when)])  # M23


choose_substitution: Final = Asking[Competition](
    "choose-substitution",
    choices=_substitution_choices,
    take=_substituted,
    rule="p. 9, M7",
    why_not=or_say_why(_why_not_substitute),
    arguments=about_side,
    team=lambda m, ask: m.team_of[ask.seat],
)
