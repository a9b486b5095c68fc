"""Sets Golazo up and lets you play: in the browser, or in the terminal with the name of a game. Any system.

python scripts/play.py                          # the browser; --lan for phones in the same house
python scripts/play.py world-cup-2010 --lang it # the terminal; it does not wait for the web app
python scripts/play.py resume                   # any other command of golazo
"""

from __future__ import annotations

import os
import subprocess
import sys

from prepare import PROGRAMS, prepare

IN_THE_BROWSER = ("--lan", "--no-open", "--port", "--data", "--host")
"""Options of `golazo serve`: if the first argument is one, the browser is meant."""
OF_THE_SERVER = ("serve", "backup", "restore")
COMMANDS = ("play", "games", "rules", "resume", "replay", "simulate", "pack", "print", "verify", *OF_THE_SERVER)


def command(arguments: list[str]) -> list[str]:
    first = arguments[0].split("=")[0] if arguments else ""
    if not arguments or first in IN_THE_BROWSER:
        return ["serve", "--open", *arguments]
    return arguments if first in COMMANDS or first.startswith("-") else ["play", *arguments]


def main() -> None:
    arguments = command(sys.argv[1:])
    prepare("browser" if arguments[0] in OF_THE_SERVER else "paper" if arguments[0] == "print" else "terminal")
    golazo = [str(PROGRAMS / "golazo"), *arguments]
    if os.name == "posix":
        os.execv(golazo[0], golazo)
    raise SystemExit(subprocess.run(golazo).returncode)


if __name__ == "__main__":
    main()
