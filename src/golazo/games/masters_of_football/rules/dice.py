"""Rolling: an outcome is the value shown, so that people with real dice can type it in."""

from typing import Any, Final

from golazo.engine.asking import Ask, Chance
from golazo.engine.steps import step
from golazo.games.masters_of_football.events import Dice
from golazo.games.masters_of_football.state import PITCHES, Competition

# The genius die never shows 0, so 0 stands for its genius face.
GENIUS_FACE: Final = 0
HIGHEST_FACE: Final = 9

# Places in `dice`: what this turn's attack and defence have rolled.
ATTACK_DIE: Final = 0
ATTACK_GENIUS: Final = 1
DEFENCE_DIE: Final = 2
DEFENCE_GENIUS: Final = 3


Faces = tuple[int, ...]


def roll_at_once(m: Competition, one: Faces, two: Faces, three: Faces, four: Faces) -> list[int] | None:
    """What four dice show; None where they are typed in, or drawn so that all can check: then die by die."""
    source = m.source
    if source is None or source.receipts:
        return None
    draw, number = source.draw, m.drawn
    m.drawn = number + 4
    return [
        one[draw(number, len(one))],
        two[draw(number + 1, len(two))],
        three[draw(number + 2, len(three))],
        four[draw(number + 3, len(four))],
    ]


def _rolled(m: Competition, value: int, p: int, die: int) -> None:
    m.dice[p][die] = value


def _attack_weights(m: Competition, p: int, die: int) -> tuple[int, ...]:
    return m.box.attack_weights[m.levels[p][m.attacker[p]]]


def _defence_weights(m: Competition, p: int, die: int) -> tuple[int, ...]:
    return m.box.defence_weights[m.levels[p][3 - m.attacker[p]]]


def _genius_weights(m: Competition, p: int, die: int) -> tuple[int, ...]:
    return m.box.genius_weights


def _attacking(m: Competition, ask: Ask) -> dict[str, Any]:
    p = ask.numbers[0]
    attacker = m.attacker[p]
    return {"team": m.named(m.sides[p][attacker]), "level": m.levels[p][attacker]}


def _defending(m: Competition, ask: Ask) -> dict[str, Any]:
    p = ask.numbers[0]
    defender = 1 - m.attacker[p]
    return {"team": m.named(m.sides[p][defender]), "level": m.levels[p][2 + defender]}


def _rolling(m: Competition, ask: Ask) -> dict[str, Any]:
    p, die = ask.numbers
    side = m.attacker[p] if die == ATTACK_GENIUS else 1 - m.attacker[p]
    return {"team": m.named(m.sides[p][side])}


roll_attack: Final = Chance[Competition](
    "roll-attack", weights=_attack_weights, take=_rolled, verb="roll", rule="p. 8", arguments=_attacking
)
roll_defence: Final = Chance[Competition](
    "roll-defence", weights=_defence_weights, take=_rolled, verb="roll", rule="p. 8", arguments=_defending
)
roll_genius: Final = Chance[Competition](
    "roll-genius", weights=_genius_weights, take=_rolled, verb="genius", rule="p. 8", arguments=_rolling
)


@step
def show_dice(m: Competition, p: int) -> None:
    if m.keeps_events:
        attack, attack_genius, defence, defence_genius = m.dice[p]
        m.tell(
            Dice,
            team=m.named(m.sides[p][m.attacker[p]]),
            attack=attack,
            defence=defence,
            attack_genius=attack_genius,
            defence_genius=defence_genius,
            attack_total=attack + m.box.genius_values[attack_genius],
            defence_total=defence + m.box.genius_values[defence_genius],
        )


@step
def roll_dice(m: Competition, p: int) -> None:
    """p. 8: both roll, the attacker his die and the genius die, the defender his."""
    box, levels, attacker = m.box, m.levels[p], m.attacker[p]
    attack, defence, genius = (
        box.attack_faces[levels[attacker]],
        box.defence_faces[levels[3 - attacker]],
        box.genius_faces,
    )
    rolled = roll_at_once(m, attack, genius, defence, genius)
    if rolled is None:
        m.then(_DIE_BY_DIE[p])
        return
    m.dice[p] = rolled
    if m.keeps_events:
        show_dice(m, p)


_DIE_BY_DIE: Final = tuple(
    (
        (roll_attack, p, ATTACK_DIE),
        (roll_genius, p, ATTACK_GENIUS),
        (roll_defence, p, DEFENCE_DIE),
        (roll_genius, p, DEFENCE_GENIUS),
        (show_dice, p),
    )
    for p in range(PITCHES)
)


def tactic_weights(m: Competition, *numbers: int) -> tuple[int, ...]:
    return m.box.tactic_weights


def genius_weights(m: Competition, *numbers: int) -> tuple[int, ...]:
    return m.box.genius_weights
