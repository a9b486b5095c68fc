"""Which effect of an action card can happen in which window, and on whom (p. 15 and 16, M10, M29, M32).

`golazo pack check` refuses a card that asks for anything else.
"""

from typing import Any, Final

from golazo.engine.pack import Pack, Problem
from golazo.games.masters_of_football.rules.track import WIN_POINTS

_LEVELS: Final = ("levels", "before-roll", "any-time")
_OWN: Final = ("own",)
_ANYBODY: Final = ("own", "other", "either")

WINDOWS_OF_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "attack": _LEVELS,
    "defence": _LEVELS,
    "tactical": ("tactics", "before-roll", "any-time"),
    "player_attack": _LEVELS,
    "player_defence": _LEVELS,
    "player_tactical": ("tactics", "before-roll", "any-time"),
    "home_advantage": ("tactics", *_LEVELS),
    "force": ("tactics",),
    "money": _LEVELS,
    "substitutions": ("half-time", "any-time"),
    "immune_to": ("tactics", *_LEVELS),
    "re_rolls": ("after-roll",),
    "attack_re_rolls": ("after-roll",),
    "roll_tactics": ("before-roll",),
    "skip_turn": ("after-turn",),
    "extra_attack": ("after-turn",),
    "extra_attack_roll": ("after-turn",),
    "disallow_goal": ("after-goal",),
    "block_corruption": ("corruption",),
    "academy_gold": ("any-time",),
}
TARGETS_OF_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "attack": _ANYBODY,
    "defence": _ANYBODY,
    "tactical": _ANYBODY,
    "player_attack": _ANYBODY,
    "player_defence": _ANYBODY,
    "player_tactical": _ANYBODY,
    "home_advantage": _OWN,
    "force": _OWN,
    "money": _OWN,
    "substitutions": _OWN,
    "immune_to": _OWN,
    # M24: the player who re-rolls names the roll, his own or the opponent's, whatever the card's target.
    "re_rolls": ("own", "either"),
    "attack_re_rolls": ("own", "either"),
    "roll_tactics": _OWN,
    "skip_turn": ("other", "either"),
    "extra_attack": _OWN,
    "extra_attack_roll": ("own", "either"),
    "disallow_goal": ("other",),
    "block_corruption": _OWN,
    "academy_gold": _OWN,
}
WINDOWS_OF_TIMING: Final[dict[str, tuple[str, ...]]] = {
    "before": ("tactics", "levels"),
    "during": ("before-roll", "after-roll", "after-goal", "after-turn", "half-time"),
    "any": ("any-time", "corruption"),
}
"""p. 16: the symbols "playable before the match", "during the match" and "any time"."""
AFFECTS_TACTICS: Final = ("tactical", "player_tactical", "home_advantage", "force", "immune_to")
"""p. 5: a card of the first window affects tactics; what else it does comes with it."""


def check_cards(pack: Pack) -> list[Problem]:
    """The problems of a pack's action cards."""
    return [problem for card in pack.items["card"] for problem in _check(pack, card)]


def _check(pack: Pack, card: dict[str, Any]) -> list[Problem]:
    problems: list[Problem] = []
    effects: dict[str, Any] = card["effect"]
    affects_tactics = not set(effects).isdisjoint(AFFECTS_TACTICS)
    windows: list[str] = card["windows"]
    for effect in effects:
        possible = (*WINDOWS_OF_EFFECT[effect], *(["tactics"] if affects_tactics and _comes_along(effect) else []))
        if set(possible).isdisjoint(windows):
            at = pack.at("card", "windows", card)
            problems.append(("pack-mof-effect-window", {**at, "effect": effect, "windows": ", ".join(possible)}))
        if card["target"] not in TARGETS_OF_EFFECT[effect]:
            at, targets = pack.at("card", "target", card), ", ".join(TARGETS_OF_EFFECT[effect])
            problems.append(("pack-mof-effect-target", {**at, "effect": effect, "targets": targets}))
    for window in windows:
        if not any(window in WINDOWS_OF_EFFECT[effect] for effect in effects):
            problems.append(("pack-mof-idle-window", {**pack.at("card", "windows", card), "window": window}))
        if window not in WINDOWS_OF_TIMING[card["timing"]]:
            at, fitting = pack.at("card", "timing", card), ", ".join(WINDOWS_OF_TIMING[card["timing"]])
            problems.append(("pack-mof-timing", {**at, "window": window, "windows": fitting}))
    if card["kind"] == "corruption" and "any-time" in windows:
        problems.append(("pack-mof-corruption-any-time", pack.at("card", "windows", card)))
    if card.get("variable_cost") and (card["cost"] != WIN_POINTS or card["kind"] == "corruption"):
        problems.append(("pack-mof-variable-cost", {**pack.at("card", "variable_cost", card), "cost": WIN_POINTS}))
    return problems


def _comes_along(effect: str) -> bool:
    """A modifier may stand beside one that affects tactics."""
    return "levels" in WINDOWS_OF_EFFECT[effect] and effect != "money"
