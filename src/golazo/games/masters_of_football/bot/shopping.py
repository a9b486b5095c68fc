"""Which players a greedy manager wants: squads to buy, talents to pick, players to let go."""

from itertools import combinations

from golazo.engine.asking import Choice
from golazo.games.masters_of_football.cards import Box
from golazo.games.masters_of_football.rules.buying import DONE, price
from golazo.games.masters_of_football.schema import TRIO
from golazo.games.masters_of_football.state import Competition

GENIUS_WORTH = (0.0, 1.6, 1.2, 0.0, 0.5, 0.0, 0.0, 0.0)  # by mark: attack 1, defence 2, tactics 4
TACTICAL_WORTH = 0.3
BENCH_WORTH = 0.12
MONEY_WORTH = 0.35
WASTED_ABOVE = 12  # a total beyond the threshold of purple brings nothing more


def worth_under(box: Box, player: int, tactic: int) -> float:
    card = box.players[player]
    return card.attack[tactic] + card.defence[tactic] + TACTICAL_WORTH * card.tactical + GENIUS_WORTH[card.genius]


def worth(box: Box, player: int) -> float:
    """A player alone: what he brings under his best tactics."""
    best = sorted((worth_under(box, player, tactic) for tactic in range(4)), reverse=True)
    return 0.6 * best[0] + 0.4 * best[1]


def worth_of_three(box: Box, three: tuple[int, ...], tactic: int) -> float:
    players = box.players
    attack = sum(players[player].attack[tactic] for player in three)
    defence = sum(players[player].defence[tactic] for player in three)
    rest = sum(TACTICAL_WORTH * players[player].tactical + GENIUS_WORTH[players[player].genius] for player in three)
    return min(attack, WASTED_ABOVE) + min(defence, WASTED_ABOVE) + rest


def may_play_together(box: Box, three: tuple[int, ...]) -> bool:
    return len({box.players[player].position for player in three}) > 1


def worth_of_squad(box: Box, squad: tuple[int, ...], attack_bonus: tuple[int, ...] = (0, 0, 0, 0)) -> float:
    """The best three under the best tactic, and a little for the bench."""
    best = 0.0
    for three in combinations(squad, TRIO):
        if may_play_together(box, three):
            best = max(best, *(worth_of_three(box, three, tactic) + attack_bonus[tactic] for tactic in range(4)))
    return best + BENCH_WORTH * sum(worth(box, player) for player in squad)


def to_buy(m: Competition, seat: int, bought: list[int]) -> Choice:
    """The next player of the best purchase that can be paid, or done."""
    box, manager = m.box, m.managers[seat]
    squad = tuple(m.squads[m.team_of[seat]])
    money = m.money[seat] - sum(price(box, manager, player) for player in bought)
    left = [player for player in m.offers[seat] if player not in bought]
    bonus = box.managers[manager].attack_modifiers
    best: tuple[int, ...] = ()
    best_worth = -1.0
    for count in range(min(len(left), 4) + 1):
        for more in combinations(left, count):
            cost = sum(price(box, manager, player) for player in more)
            if cost <= money:
                value = worth_of_squad(box, (*squad, *bought, *more), bonus) + MONEY_WORTH * (money - cost)
                if value > best_worth:
                    best, best_worth = more, value
    return ("buy", best[0]) if best else DONE


def least_wanted(m: Competition, seat: int, released: list[int]) -> int:
    squad = [player for player in m.squads[m.team_of[seat]] if player not in released]
    return max(squad, key=lambda gone: worth_of_squad(m.box, tuple(player for player in squad if player != gone)))


def most_wanted(m: Competition, seat: int, players: list[int]) -> int:
    squad = tuple(m.squads[m.team_of[seat]])
    return max(players, key=lambda player: worth_of_squad(m.box, (*squad, player)))
