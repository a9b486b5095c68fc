"""Random play in one peer's environments. Run in the throw-away environment in which the peers are installed.

Each is measured in two ways: as its own documentation shows it, and lean, with the same calls that move the game on but
actions picked by the quickest means there are. Only decisions of players count, not draws or rolls.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from typing import Any

from meter import Workload, serve

Ways = tuple[Workload, Workload]
"""As documented, lean."""


# python-chess


def chess_board(_: str) -> Ways:
    import chess

    def documented() -> int:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    def lean() -> int:
        board = chess.Board()
        moves = 0
        while not board.is_seventyfive_moves() and not board.is_insufficient_material():
            legal = list(board.generate_legal_moves())
            if not legal:
                break
            board.push(legal[int(random.random() * len(legal))])
            moves += 1
        return moves

    return documented, lean


# OpenSpiel


def open_spiel_game(name: str) -> Ways:
    import numpy as np
    import pyspiel

    import_module("open_spiel.python.games")  # registers those written in Python
    game = pyspiel.load_game(name)

    def documented() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(actions, p=odds))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
                decisions += 1
        return decisions

    def lean() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = random.random()
                for action, odds in state.chance_outcomes():  # noqa: B007  # the last one drawn is used
                    left -= odds
                    if left < 0:
                        break
                state.apply_action(action)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return documented, lean


# RLCard


def rlcard_env(name: str) -> Ways:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def documented() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    def lean() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return documented, lean


# PettingZoo


def pettingzoo_env(name: str) -> Ways:
    import numpy as np

    env = import_module(f"pettingzoo.classic.{name}").env()

    def documented() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    def lean() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break  # the game is over for all; the others need not be told
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return documented, lean


PEERS: dict[str, tuple[str, Callable[[str], Ways], tuple[tuple[str, str], ...]]] = {
    "OpenSpiel": (
        "open_spiel",
        open_spiel_game,
        (
            ("backgammon", "C++"),
            ("python_kuhn_poker", "Python"),
            ("python_tic_tac_toe", "Python"),
            ("python_block_dominoes", "Python"),
        ),
    ),
    "PettingZoo": (
        "pettingzoo",
        pettingzoo_env,
        tuple(
            (name, "Python")
            for name in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6")
        ),
    ),
    "RLCard": (
        "rlcard",
        rlcard_env,
        tuple((name, "Python") for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")),
    ),
    "python-chess": ("chess", chess_board, (("chess", "Python"),)),
}
"""By name: the package to be installed, what makes an environment of it, and which ones."""


def environments(peer: str) -> Iterator[dict[str, Any]]:
    """Every environment of a peer, with its two ways to play or the reason why it cannot be had."""
    package, make, names = PEERS[peer]
    for name, language in names:
        row: dict[str, Any] = {"peer": peer, "environment": name, "language": language}
        try:
            row["version"] = version(package)
            row["ways"] = make(name)
            for way in row["ways"]:
                way()  # what is loaded once, and what fails, shows itself here
        except Exception as error:
            row["error"] = f"{type(error).__name__}: {error}"
            row.pop("ways", None)
        yield row


def main() -> None:
    work: dict[str, Workload] = {}
    rows = []
    for row in environments(sys.argv[1]):
        for way, play in zip(("documented", "lean"), row.pop("ways", ()), strict=False):
            work[f"{row['peer']}/{row['environment']}/{way}"] = play
        rows.append(row)
    serve({"environments": rows, "work": list(work)}, work)


if __name__ == "__main__":
    main()
