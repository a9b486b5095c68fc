"""Playing, watching, simulating and checking in a terminal."""

from __future__ import annotations


def main() -> None:
    """The command `golazo`."""
    from golazo.terminal.app import run

    run()
