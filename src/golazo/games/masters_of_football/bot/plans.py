"""A greedy manager's cards, weighed by expected points."""

from collections.abc import Sequence
from typing import Final

from golazo.engine.asking import Choice
from golazo.games.masters_of_football.bot.appraise import expected_points, match_odds, points_ahead
from golazo.games.masters_of_football.bot.line_ups import BENCH_GAIN, best_reply, best_substitution, tactic_worth
from golazo.games.masters_of_football.bot.stakes import Stakes, stakes, worth
from golazo.games.masters_of_football.cards import (
    AFTER_CORRUPTION,
    AFTER_GOAL,
    AFTER_TURN,
    AT_HALF_TIME,
    ATTACKING_GENIUS,
    BEFORE_TACTICS,
    DEFENSIVE_GENIUS,
    OTHER,
    USE_DISALLOW_GOAL,
    USE_EXTRA_ATTACK,
    USE_EXTRA_ATTACK_ROLL,
    USE_SKIP_TURN,
    Action,
)
from golazo.games.masters_of_football.rules.dice import GENIUS_FACE
from golazo.games.masters_of_football.rules.effects import VERBS_FOR_TEAM, VERBS_ON_PLAYER
from golazo.games.masters_of_football.rules.half_time import BEFORE_THE_ROLL
from golazo.games.masters_of_football.rules.home_advantage import always_at_home
from golazo.games.masters_of_football.rules.strength import has_genius
from golazo.games.masters_of_football.rules.track import HOME_ATTACKS, INJURY_TIME_NEEDS, TACTIC_FACES, TURNS
from golazo.games.masters_of_football.rules.ways_to_play import (
    ATTACK_ROLL,
    LAY,
    RE_ROLL,
    RE_ROLL_CARD,
    USE,
    USE_FOR_RE_ROLL,
    ways_to_play,
)
from golazo.games.masters_of_football.state import AWAY, HOME, NOBODY, NONE, Competition

# What a million is worth in points: a card must bring more than its cost. It falls as the season runs out.
POINTS_A_MILLION: Final = 0.09
LEAST_GAIN: Final = 0.05
MATCHDAYS: Final = 6
IMMUNITY_A_CARD: Final = 0.06
CORRUPTION_BRINGS: Final = 0.4
OUTSIDERS_CORRUPTION_COSTS: Final = 0.1


def price_of(m: Competition, seat: int, face: int) -> float:
    left = max(0, MATCHDAYS - m.matchday) / MATCHDAYS
    return LEAST_GAIN + POINTS_A_MILLION * (0.4 + 0.6 * left) * m.box.costs[m.managers[seat]][face]


def is_dead(m: Competition, seat: int, face: int) -> bool:
    """Whether a card can do nothing any more."""
    card = m.box.cards[face]
    return card.academy_gold and (m.is_academy_over or m.box.managers[m.managers[seat]].academy_gold)


def card_worth(m: Competition, seat: int, face: int) -> float:
    """A card in hand, without a match at hand."""
    card = m.box.cards[face]
    if is_dead(m, seat, face):
        return 0.0
    general = abs(card.attack) + abs(card.defence) + 0.5 * abs(card.tactical) + 2 * card.money
    general += 2 * (card.disallow_goal + card.extra_attack + card.skip_turn) + len(card.uses) + card.extra_attack_roll
    return general + 0.7 * (abs(card.player_attack) + abs(card.player_defence)) - 0.6 * card.cost


# Cards before the match


def layable_ways(m: Competition, p: int, window: int, seat: int) -> list[Choice]:
    """Every way to lay a card of the hand that can be paid."""
    costs, money = m.box.costs[m.managers[seat]], m.money[seat]
    return [
        choice
        for face in sorted(m.box.in_window[window].intersection(m.hands[seat]))
        if costs[face] <= money
        for choice in ways_to_play(m, p, window, seat, face, LAY)
    ]


def gains_of_laying(
    m: Competition, p: int, window: int, seat: int, laid: list[int], choices: Sequence[Choice]
) -> list[float]:
    """What each card brings beyond its price, on top of those already laid."""
    side = m.side_of(p, seat)
    if side == NONE and (laid or window == BEFORE_TACTICS):
        return [-1.0] * len(choices)  # from outside one card at most, and only once it can be seen what it does
    in_play = m.in_play[p]
    m.in_play[p] = in_play + [
        (face, 1 - side if m.box.cards[face].aims == OTHER else side, NONE, seat, ()) for face in laid
    ]
    gains = [_gain_before(m, p, window, side, seat, choice) - price_of(m, seat, choice[1]) for choice in choices]
    m.in_play[p] = in_play
    return gains


def _gain_before(m: Competition, p: int, window: int, side: int, seat: int, choice: Choice) -> float:
    card = m.box.cards[choice[1]]
    if card.money:
        return float(card.money)
    if card.immune:
        return _gain_of_immunity(m, p, side)
    if window == BEFORE_TACTICS:
        return _gain_for_tactics(m, p, side, card, _aimed(m, p, seat, choice, card), choice[1], seat)
    return _gain_of_modifier(m, p, seat, choice, card)


def _aimed(m: Competition, p: int, seat: int, choice: Choice, card: Action) -> int:
    """The side that a card acts on: the one it names, or that of the player it names, or as the card says."""
    if choice[0] in VERBS_FOR_TEAM:
        return m.sides[p].index(m.team_named(choice[2]))
    if choice[0] in VERBS_ON_PLAYER:
        return HOME if choice[2] in m.lineups[p][HOME] else AWAY
    side = m.side_of(p, seat)
    if side == NONE:
        return m.attacker[p]
    return 1 - side if card.aims == OTHER else side


def _gain_of_modifier(m: Competition, p: int, seat: int, choice: Choice, card: Action) -> float:
    at = stakes(m, p, seat)
    player = choice[2] if choice[0] in VERBS_ON_PLAYER else NONE
    before = worth(m, p, at, m.space[p])
    m.in_play[p].append((choice[1], _aimed(m, p, seat, choice, card), player, seat, ()))
    after = worth(m, p, at, m.space[p])
    m.in_play[p].pop()
    return after - before


def _gain_of_immunity(m: Competition, p: int, side: int) -> float:
    """The more cards the other holds and can pay, the more it protects."""
    other = m.seat_at(p, 1 - side)
    return 0.0 if other == NOBODY else IMMUNITY_A_CARD * min(len(m.hands[other]), m.money[other])


def _gain_for_tactics(m: Competition, p: int, side: int, card: Action, aimed: int, face: int, seat: int) -> float:
    """Cards that affect tactics, against the other's most probable team."""
    own_tactic = m.laid_tactics[p][side]
    other = m.lineups[p][1 - side], m.laid_tactics[p][1 - side]
    if not m.is_revealed[p]:
        m.lineups[p][1 - side], m.laid_tactics[p][1 - side] = best_reply(m, p, 1 - side)
    before = tactic_worth(m, p, side, own_tactic)
    if card.force >= 0:
        after = expected_points(match_odds(m, p, card.force, 0), side) if m.advantage[p] == side else 0.0
    elif card.home_advantage and (m.advantage[p] == side or always_at_home(m, p, 1 - side)):
        after = before  # M8: nothing to gain
    elif card.home_advantage:
        had, m.advantage[p] = m.advantage[p], side
        after = tactic_worth(m, p, side, own_tactic)
        m.advantage[p] = had
    else:
        best = max(m.lineups[p][aimed], key=lambda each: -m.box.players[each].tactical) if card.on_player else NONE
        m.in_play[p].append((face, aimed, best, seat, ()))
        after = tactic_worth(m, p, side, own_tactic)
        m.in_play[p].pop()
    m.lineups[p][1 - side], m.laid_tactics[p][1 - side] = other
    return after - before


def target_worth(m: Competition, p: int, place: int, player: int, side: int) -> float:
    entry = m.in_play[p][place]
    m.in_play[p][place] = (entry[0], entry[1], player, entry[3], entry[4])
    value = tactic_worth(m, p, side, m.laid_tactics[p][side])
    m.in_play[p][place] = entry
    return value


# Cards during the match


def gain_of_acting(m: Competition, p: int, window: int, seat: int, choice: Choice, by: int) -> float:
    """What an act in a card window brings beyond its price."""
    card = None if choice[0] == RE_ROLL else m.box.cards[choice[1]]
    if choice[0] == USE:
        return _gain_of_use(m, p, seat, choice)
    gain = _gain_now(m, p, window, seat, choice, card, by)
    if choice[0] == RE_ROLL:
        return gain - LEAST_GAIN - (0 if m.re_rolls[p][m.side_of(p, seat)] else POINTS_A_MILLION)
    return gain if choice[0] == USE_FOR_RE_ROLL else gain - price_of(m, seat, choice[1])


def _gain_of_use(m: Competition, p: int, seat: int, choice: Choice) -> float:
    """One effect of a card on the table, which costs nothing more."""
    use = choice[2]
    at = stakes(m, p, seat)
    if use == USE_DISALLOW_GOAL:
        return _after_goal(m, p, at, -1) - _after_goal(m, p, at, 0)
    if use in (USE_SKIP_TURN, USE_EXTRA_ATTACK, USE_EXTRA_ATTACK_ROLL):
        return _gain_after_turn(m, p, at, use, m.attacker[p] if use == USE_EXTRA_ATTACK else m.side_of(p, seat))
    return LEAST_GAIN


def _after_goal(m: Competition, p: int, at: Stakes, goals: int) -> float:
    """The worth of the match after this turn, if the attacker scores this many more goals."""
    lead = m.score[p][HOME] - m.score[p][AWAY] + (goals if m.attacker[p] == HOME else -goals)
    return worth(m, p, at, m.space[p] + 1, lead)


def goal_chance(m: Competition, p: int, attacker: int) -> float:
    genius = has_genius(m, p, attacker, ATTACKING_GENIUS) and not m.genius_spent[p][attacker]
    levels = m.levels[p]
    plain, spending = m.box.chances.turn(
        levels[attacker], levels[3 - attacker], genius, has_genius(m, p, 1 - attacker, DEFENSIVE_GENIUS)
    )
    return plain + spending


def _gain_now(m: Competition, p: int, window: int, seat: int, choice: Choice, card: Action | None, by: int) -> float:
    at = stakes(m, p, seat)
    if choice[0] in (RE_ROLL, RE_ROLL_CARD, USE_FOR_RE_ROLL):
        return _gain_of_re_roll(m, p, at, choice[-1])
    if card is None:
        return 0.0
    if card.money:
        return float(card.money)
    if window == AFTER_GOAL:
        return _after_goal(m, p, at, -1) - _after_goal(m, p, at, 0)
    if window == AFTER_CORRUPTION:
        return _gain_of_blocking(m, p, seat, by, at)
    if window == AFTER_TURN:
        if not card.uses or card.is_one_by_one:
            return 0.0
        use = card.uses[0]
        aimed = m.attacker[p] if use == USE_EXTRA_ATTACK else _aimed(m, p, seat, choice, card)
        return _gain_after_turn(m, p, at, use, aimed)
    side = m.side_of(p, seat)
    if window == AT_HALF_TIME:
        best = best_substitution(m, p, side, BEFORE_THE_ROLL)
        return 0.5 if best is not None and best[1] > BENCH_GAIN else 0.0
    if card.roll_tactics:
        won = max(tactic_worth(m, p, side, tactic) for tactic in range(4))
        return won - points_ahead(m, p, side, m.space[p])
    return _gain_of_modifier(m, p, seat, choice, card) if card.on_player else 0.0


def _gain_of_blocking(m: Competition, p: int, seat: int, by: int, at: Stakes) -> float:
    """What a manager gains by corruption, others lose; an outsider's aim is rarely known."""
    corrupt, side = m.side_of(p, by), m.side_of(p, seat)
    if side == NONE:
        return 0.0 if corrupt == NONE else -at[corrupt] * CORRUPTION_BRINGS
    return CORRUPTION_BRINGS if corrupt != NONE else OUTSIDERS_CORRUPTION_COSTS


def _is_goal(m: Competition, p: int) -> bool:
    attack, attack_genius, defence, defence_genius = m.dice[p]
    attacker = m.attacker[p]
    if defence_genius == GENIUS_FACE and has_genius(m, p, 1 - attacker, DEFENSIVE_GENIUS):
        return False
    genius = not m.genius_spent[p][attacker] and has_genius(m, p, attacker, ATTACKING_GENIUS)
    won = attack + m.box.genius_values[attack_genius] > defence + m.box.genius_values[defence_genius]
    return won or (attack_genius == GENIUS_FACE and genius)


def _gain_of_re_roll(m: Competition, p: int, at: Stakes, roll: int) -> float:
    """One side rolls again, the other's dice stay as they are."""
    goal_brings = _after_goal(m, p, at, 1) - _after_goal(m, p, at, 0)
    return (goal_after_re_roll(m, p, roll) - _is_goal(m, p)) * goal_brings


def goal_after_re_roll(m: Competition, p: int, roll: int) -> float:
    """The chance of a goal if this roll is made again: exactly, from the faces of its two dice."""
    box, attacker = m.box, m.attacker[p]
    attack, attack_genius, defence, defence_genius = m.dice[p]
    values = box.genius_values
    stops = has_genius(m, p, 1 - attacker, DEFENSIVE_GENIUS)
    flashes = not m.genius_spent[p][attacker] and has_genius(m, p, attacker, ATTACKING_GENIUS)
    hits = 0
    if roll == ATTACK_ROLL:
        if defence_genius == GENIUS_FACE and stops:
            return 0.0
        needed = defence + values[defence_genius]
        faces = box.attack_faces[m.levels[p][attacker]]
        for genius in box.genius_faces:
            if genius == GENIUS_FACE and flashes:
                hits += len(faces)
            else:
                hits += sum(face + values[genius] > needed for face in faces)
    else:
        faces = box.defence_faces[m.levels[p][3 - attacker]]
        total = attack + values[attack_genius]
        for genius in box.genius_faces:
            if genius == GENIUS_FACE and stops:
                continue
            if attack_genius == GENIUS_FACE and flashes:
                hits += len(faces)
            else:
                hits += sum(total > face + values[genius] for face in faces)
    return hits / (len(faces) * len(box.genius_faces))


def _gain_after_turn(m: Competition, p: int, at: Stakes, use: int, side: int) -> float:
    lead = m.score[p][HOME] - m.score[p][AWAY]
    if use == USE_SKIP_TURN:
        space = m.space[p] + 1 + m.skips[p]
        robbed = HOME if HOME_ATTACKS[min(space, TURNS - 1)] else AWAY
        scored = lead + (1 if robbed == HOME else -1)
        return goal_chance(m, p, robbed) * (worth(m, p, at, space, lead) - worth(m, p, at, space, scored))
    chance = goal_chance(m, p, side)
    if use == USE_EXTRA_ATTACK_ROLL:
        chance *= (TACTIC_FACES - INJURY_TIME_NEEDS + 1) / TACTIC_FACES
    scored = lead + (1 if side == HOME else -1)
    after = m.space[p] + 1
    return chance * (worth(m, p, at, after, scored) - worth(m, p, at, after, lead))
