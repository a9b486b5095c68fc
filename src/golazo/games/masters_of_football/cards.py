"""The box: all that is printed, read from the pack once and kept as plain numbers."""

from collections.abc import Sequence
from typing import Any, Final

from golazo.engine.pack import Pack
from golazo.games.masters_of_football.bot.odds import GoalChances
from golazo.games.masters_of_football.rules.levels import LEVEL_NAMES
from golazo.games.masters_of_football.schema import (
    GENIUSES,
    KINDS,
    LEVELS_OF_PLAYERS,
    POSITIONS,
    TACTICS,
    TARGETS,
    WINDOWS,
)

(POSSESSION, DIRECT, PHYSICAL, DEFENSIVE) = range(4)
(GOLD, SILVER, BRONZE, WOOD) = range(4)
(STRATEGY, EVOLUTION, ANTI_FOOTBALL, CORRUPTION) = range(4)
(
    BEFORE_TACTICS,
    BEFORE_LEVELS,
    BEFORE_ROLL,
    AFTER_ROLL,
    AFTER_GOAL,
    AFTER_TURN,
    AFTER_CORRUPTION,
    AT_HALF_TIME,
    ANY_TIME,
) = range(9)
(OWN, OTHER, EITHER) = range(3)
# What a card lets its holder do in a window of the match; several are used one by one (p. 15, M32).
(
    USE_RE_ROLL,
    USE_ATTACK_RE_ROLL,
    USE_ROLL_TACTICS,
    USE_SKIP_TURN,
    USE_EXTRA_ATTACK,
    USE_EXTRA_ATTACK_ROLL,
    USE_DISALLOW_GOAL,
    USE_BLOCK_CORRUPTION,
) = range(8)
USES: Final = (
    "re_rolls",
    "attack_re_rolls",
    "roll_tactics",
    "skip_turn",
    "extra_attack",
    "extra_attack_roll",
    "disallow_goal",
    "block_corruption",
)
WINDOW_OF_USE: Final = (
    AFTER_ROLL,
    AFTER_ROLL,
    BEFORE_ROLL,
    AFTER_TURN,
    AFTER_TURN,
    AFTER_TURN,
    AFTER_GOAL,
    AFTER_CORRUPTION,
)

ATTACKING_GENIUS: Final = 1
DEFENSIVE_GENIUS: Final = 2
TACTICAL_GENIUS: Final = 4
ALL_KINDS: Final = (1 << len(KINDS)) - 1
ALL_TACTICS: Final = (1 << len(TACTICS)) - 1

ACADEMY_ROLLS: Final = 2
ACADEMY_PICKS: Final = 1
UNAFFORDABLE: Final = 1_000_000  # more than anybody ever has: the cost of what does not exist


def _mask(names: Sequence[str], of: Sequence[str]) -> int:
    return sum(1 << of.index(name) for name in names)


class Player:
    """A player card."""

    __slots__ = ("attack", "cost", "defence", "genius", "level", "position", "skills", "tactical")

    def __init__(self, item: dict[str, Any]) -> None:
        self.level: Final = LEVELS_OF_PLAYERS.index(item["level"])
        self.position: Final = POSITIONS.index(item["position"])
        self.cost: Final[int] = item["cost"]
        self.attack: Final[tuple[int, ...]] = tuple(item["attack"])
        self.defence: Final[tuple[int, ...]] = tuple(item["defence"])
        self.tactical: Final[int] = item["tactical"]
        self.genius: Final = _mask(item["genius"], GENIUSES)
        # Attack, defence and tactical skill under each tactic; the last is the same under all.
        self.skills: Final = (self.attack, self.defence, (self.tactical,) * len(TACTICS))


class Manager:
    """A manager card: what he may spend, and his special abilities."""

    __slots__ = (
        "academy_gold",
        "academy_limit",
        "academy_picks",
        "academy_rolls",
        "always_home_advantage",
        "attack_modifiers",
        "budget",
        "defence_modifiers",
        "discount",
        "free_evolution",
        "hand_bonus",
        "immune",
        "immune_at_home",
        "income",
        "paid_re_rolls",
        "re_rolls",
        "substitutions",
        "tactical_modifier",
    )

    def __init__(self, item: dict[str, Any]) -> None:
        has = item["abilities"]
        self.budget: Final[int] = item["budget"]
        self.academy_limit: Final[int] = item["academy_limit"]
        self.hand_bonus: Final[int] = has.get("hand_bonus", 0)
        self.discount: Final[int] = has.get("discount", 0)
        self.academy_rolls: Final[int] = has.get("academy_rolls", ACADEMY_ROLLS)
        self.academy_picks: Final[int] = has.get("academy_picks", ACADEMY_PICKS)
        self.academy_gold: Final[bool] = has.get("academy_gold", False)
        self.always_home_advantage: Final[bool] = has.get("always_home_advantage", False)
        self.immune: Final = _mask(has.get("immune_to", ()), KINDS)
        self.immune_at_home: Final = ALL_KINDS if has.get("immune_at_home") else 0
        self.paid_re_rolls: Final[bool] = has.get("paid_re_rolls", False)
        self.re_rolls: Final[int] = has.get("re_rolls", 0)
        self.attack_modifiers: Final[tuple[int, ...]] = tuple(has.get("attack_modifiers", (0, 0, 0, 0)))
        self.defence_modifiers: Final[tuple[int, ...]] = tuple(has.get("defence_modifiers", (0, 0, 0, 0)))
        self.tactical_modifier: Final[int] = has.get("tactical_modifier", 0)
        self.free_evolution: Final[bool] = has.get("free_evolution", False)
        self.substitutions: Final[int] = has.get("substitutions", 0)
        self.income: Final[int] = has.get("income", 0)


class Action:
    """An action card."""

    __slots__ = (
        "academy_gold",
        "aims",
        "attack",
        "block_corruption",
        "copies",
        "cost",
        "defence",
        "disallow_goal",
        "extra_attack",
        "extra_attack_roll",
        "force",
        "has_side",
        "home_advantage",
        "immune",
        "is_one_by_one",
        "kind",
        "lasts",
        "money",
        "needs_home_advantage",
        "on_player",
        "player_attack",
        "player_defence",
        "player_tactical",
        "roll_tactics",
        "skip_turn",
        "substitutions",
        "tactical",
        "tactics",
        "uses",
        "variable_cost",
        "windows",
    )

    def __init__(self, item: dict[str, Any]) -> None:
        does = item["effect"]
        self.kind: Final = KINDS.index(item["kind"])
        self.copies: Final[int] = item["copies"]
        self.cost: Final[int] = item["cost"]
        self.variable_cost: Final[bool] = item.get("variable_cost", False)
        self.windows: Final = tuple(WINDOWS.index(window) for window in item["windows"])
        self.aims: Final = TARGETS.index(item["target"])
        self.tactics: Final = _mask(item.get("tactics", TACTICS), TACTICS)
        # p. 15: a card that forces a tactic always does.
        self.needs_home_advantage: Final[bool] = item.get("needs_home_advantage", False) or "force" in does
        self.attack: Final[int] = does.get("attack", 0)
        self.defence: Final[int] = does.get("defence", 0)
        self.tactical: Final[int] = does.get("tactical", 0)
        self.player_attack: Final[int] = does.get("player_attack", 0)
        self.player_defence: Final[int] = does.get("player_defence", 0)
        self.player_tactical: Final[int] = does.get("player_tactical", 0)
        self.on_player: Final = bool(self.player_attack or self.player_defence or self.player_tactical)
        self.home_advantage: Final[bool] = does.get("home_advantage", False)
        self.force: Final = TACTICS.index(does["force"]) if "force" in does else -1
        self.money: Final[int] = does.get("money", 0)
        self.substitutions: Final[int] = does.get("substitutions", 0)
        self.immune: Final = _mask(does.get("immune_to", ()), KINDS)
        self.roll_tactics: Final[bool] = does.get("roll_tactics", False)
        self.skip_turn: Final[bool] = does.get("skip_turn", False)
        self.extra_attack: Final[bool] = does.get("extra_attack", False)
        self.extra_attack_roll: Final[bool] = does.get("extra_attack_roll", False)
        self.disallow_goal: Final[bool] = does.get("disallow_goal", False)
        self.block_corruption: Final[bool] = does.get("block_corruption", False)
        self.academy_gold: Final[bool] = does.get("academy_gold", False)
        # A flag is one use, a number that many uses.
        self.uses: Final = tuple(use for use, name in enumerate(USES) for _ in range(int(does.get(name, 0))))
        # A card that still counts after it was played stays on the table until the final whistle (p. 15).
        lasting = self.attack or self.defence or self.tactical or self.on_player or self.immune
        self.lasts: Final = bool(lasting or self.home_advantage or self.force >= 0)
        has_more = self.lasts or bool(self.money or self.substitutions or self.academy_gold)
        self.is_one_by_one: Final = bool(self.uses) and (has_more or len(set(self.uses)) > 1)
        # Whether it acts on one of the two teams, and not on the match or on its player's purse.
        self.has_side: Final = bool(self.lasts or self.substitutions or self.extra_attack_roll)


class Box:
    """A pack as numbers; never changed, shared by every table that plays with it."""

    def __init__(self, pack: Pack) -> None:
        items = pack.items
        self.pack: Final = pack
        self.players: Final = tuple(Player(item) for item in items["player"])
        self.managers: Final = tuple(Manager(item) for item in items["manager"])
        self.cards: Final = tuple(Action(item) for item in items["card"])
        number = {player_id: i for i, player_id in enumerate(pack.ids("player"))}
        self.trios: Final = tuple(tuple(number[player] for player in item["players"]) for item in items["team"])
        self.trio_tactics: Final = tuple(TACTICS.index(item["tactic"]) for item in items["team"])
        dice = {(item["use"], item.get("colour")): item for item in items["die"]}
        self.attack_dice: Final = tuple(tuple(dice["attack", colour]["faces"]) for colour in LEVEL_NAMES)
        self.defence_dice: Final = tuple(tuple(dice["defence", colour]["faces"]) for colour in LEVEL_NAMES)
        genius = dice["genius", None]
        self.genius_die: Final = tuple(genius["faces"])
        self.is_genius_face: Final = tuple(face + 1 in genius.get("genius_faces", ()) for face in range(6))
        self.tactic_die: Final = tuple(dice["tactic", None]["faces"])
        genius_values = [v for v, is_genius in zip(self.genius_die, self.is_genius_face, strict=True) if is_genius]
        self.attack_weights: Final = tuple(_weights(faces) for faces in self.attack_dice)
        self.defence_weights: Final = tuple(_weights(faces) for faces in self.defence_dice)
        self.tactic_weights: Final = _weights(self.tactic_die)
        plain = [value for value, is_genius in zip(self.genius_die, self.is_genius_face, strict=True) if not is_genius]
        self.genius_weights: Final = (sum(self.is_genius_face), *_weights(plain)[1:])
        # What the genius die counts, by what it shows: 0 is its genius face.
        self.genius_values: Final[tuple[int, ...]] = (
            max(genius_values, default=0),
            *range(1, len(self.genius_weights)),
        )
        # Every face by the value shown, as the weights have it: a draw picks one.
        self.attack_faces: Final = tuple(tuple(sorted(faces)) for faces in self.attack_dice)
        self.defence_faces: Final = tuple(tuple(sorted(faces)) for faces in self.defence_dice)
        self.tactic_faces: Final = tuple(sorted(self.tactic_die))
        self.genius_faces: Final = (0,) * sum(self.is_genius_face) + tuple(sorted(plain))
        self.chances: Final = GoalChances(self.attack_dice, self.defence_dice, self.genius_die, self.is_genius_face)
        # By manager: what playing a card takes.
        self.costs: Final = tuple(tuple(_cost(each, card) for card in self.cards) for each in self.managers)
        # The tactics of the cards that do not count under all of them.
        self.limits: Final = tuple([TACTICS.index(each) for each in item.get("tactics", ())] for item in items["card"])
        # By manager: the cards that take something else than is printed on them.
        self.own_costs: Final = tuple(
            {
                each: cost
                for each, cost, card in zip(pack.ids("card"), costs, self.cards, strict=True)
                if cost != card.cost
            }
            for costs in self.costs
        )
        windows = range(len(WINDOWS))
        own = [[card for card in self.cards if window in card.windows] for window in windows]
        outside = [[card for card in own[window] if self.is_for_outsiders(card)] for window in windows]
        # The least that a card of each window costs each manager in his own matches, and after those, in the same
        # order, as an outsider: public facts that say who could hold one (M31).
        self.cheapest: Final = tuple(
            tuple(_cheapest(cards, manager) for cards in (own[window], outside[window]) for manager in self.managers)
            for window in windows
        )
        faces = range(len(self.cards))
        self.in_window: Final = tuple(
            frozenset(f for f in faces if window in self.cards[f].windows) for window in windows
        )
        self.level_of_player: Final = tuple(player.level for player in self.players)
        levels = range(len(LEVELS_OF_PLAYERS))
        self.is_of_level: Final = tuple(tuple(int(of == level) for of in self.level_of_player) for level in levels)

    @staticmethod
    def is_for_outsiders(card: Action) -> bool:
        """M11: corruption cards and what blocks them may be played in matches of others."""
        return card.kind == CORRUPTION or card.block_corruption


def _weights(faces: Sequence[int]) -> tuple[int, ...]:
    """How often a die shows each value, from 0 on."""
    return tuple(faces.count(value) for value in range(max(faces) + 1))


def _cost(manager: Manager, card: Action) -> int:
    """A variable cost is set aside in full (M13)."""
    return 0 if card.kind == EVOLUTION and manager.free_evolution else card.cost


def _cheapest(cards: list[Action], manager: Manager) -> int:
    return min((_cost(manager, card) for card in cards), default=UNAFFORDABLE)
