"""The cards as the rules read them: what a pack prints, made into numbers once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from golazo.games.magic_number_eleven.bot.penalty_odds import solve_penalty
from golazo.games.magic_number_eleven.rules.field import (
    COLUMNS,
    FINAL_LINE,
    FRONT_LINE,
    KINDS,
    LINES,
    NO_ICON,
    SLOTS,
    card_halves,
    edge_halves,
)

HOME: Final = 0
AWAY: Final = 1
SQUADS: Final = ("home", "away")
STAR: Final = "star"
POSITIONS: Final = ("FW", "MF", "DF")

CONTROL_1: Final = 0
CONTROL_2: Final = 1
DRAW_1: Final = 2
DRAW_2_KEEP_1: Final = 3
OPPONENT_DISCARDS_1: Final = 4
SHOOT: Final = 5
EFFECTS: Final = ("control-1", "control-2", "draw-1", "draw-2-keep-1", "opponent-discards-1", "shoot")

Rows = Sequence[Mapping[str, Any]]


class Cards:
    """Everything printed, by number: players 0-31, kinds of synergy card, kicks, keeper cards, control spaces."""

    def __init__(self, tables: Mapping[str, Rows]) -> None:
        players = tables["player"]
        self.ids = tuple(str(card["id"]) for card in players)
        self.codes = tuple(str(card["code"]) for card in players)
        self.squads = tuple(
            tuple(number for number, card in enumerate(players) if card["squad"] == squad) for squad in SQUADS
        )
        self.stars = tuple(number for number, card in enumerate(players) if card["squad"] == STAR)
        self.crack = tuple(int(card["crack"]) for card in players)
        self.effects = tuple(tuple(EFFECTS.index(effect) for effect in card["immediate"]) for card in players)
        self.slots = tuple(tuple(map(KINDS.find, card["slots"])) for card in players)
        self.full = tuple(KINDS.find(card["full"]) for card in players)
        self.halves = tuple(card_halves(*faces) for faces in zip(self.slots, self.full, strict=True))
        self._read_board(tables["line"], [str(card["position"]) for card in players])
        self._read_control(tables["control"], tables["state"])
        self._read_synergy(tables["synergy"])
        self._read_penalty(tables["kick"], tables["keeper"])

    def _read_board(self, lines: Rows, positions: list[str]) -> None:
        self.position = tuple(map(POSITIONS.index, positions))
        self.position_lines = tuple(
            tuple(number for number, line in enumerate(lines) if position in line["positions"])
            for position in POSITIONS
        )
        # By the lines that have a free place, as bits: which positions have one.
        self.has_room = tuple(
            tuple(any(free >> line & 1 for line in of_position) for of_position in self.position_lines)
            for free in range(1 << LINES)
        )
        up = down = 0
        for number in (FRONT_LINE, FINAL_LINE):
            kind = KINDS.find(lines[number]["edge"])
            if kind != NO_ICON:
                columns = tuple(column - 1 for column in lines[number]["edge_columns"])
                more_up, more_down = edge_halves(number, kind, columns)
                up, down = up | more_up, down | more_down
        self.edges = {
            str(lines[number]["id"]): "".join(
                str(lines[number]["edge"]).lower() if column in lines[number]["edge_columns"] else "-"
                for column in range(1, COLUMNS + 1)
            )
            for number in (FRONT_LINE, FINAL_LINE)
        }
        self.edge_up = up
        self.edge_down = down
        self.place_choices = tuple(("place", card) for card in range(len(positions)))
        self.shoot_choices = tuple(
            tuple(("shoot", card, slot) for slot in range(len(SLOTS))) for card in range(len(positions))
        )

    def _read_control(self, spaces: Rows, states: Rows) -> None:
        allowed = {str(state["id"]): int(state["cards"]) for state in states}
        self.control_spaces = len(spaces)
        self.control_ids = [str(space["id"]) for space in spaces]
        self.middle = len(spaces) // 2
        self.state_ids = tuple(tuple(str(space[squad]) for space in spaces) for squad in SQUADS)
        self.attack_cards = tuple(tuple(allowed[state] for state in states_of) for states_of in self.state_ids)

    def _read_synergy(self, kinds: Rows) -> None:
        self.stars_on = tuple(int(kind["stars"]) for kind in kinds)
        self.tackles = tuple(bool(kind["tackle"]) for kind in kinds)
        self.copies = tuple(int(kind["copies"]) for kind in kinds)

    def _read_penalty(self, kicks: Rows, keepers: Rows) -> None:
        self.kick_ids = tuple(str(card["id"]) for card in kicks)
        self.keeper_ids = tuple(str(card["id"]) for card in keepers)
        self.saves = tuple(tuple(kick["spot"] in keeper["spots"] for keeper in keepers) for kick in kicks)
        self.penalty_game = solve_penalty(self.saves)
