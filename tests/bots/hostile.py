"""A program that misbehaves in the way its first argument says."""

from __future__ import annotations

import json
import os
import sys
import time


def main(way: str) -> None:
    for number, line in enumerate(sys.stdin):
        message = json.loads(line)
        if message["type"] != "ask":
            continue
        first = message["choices"][0]["id"]
        if way == "stalls":
            time.sleep(60)
        elif way == "dies":
            os._exit(3)
        elif way == "garbage":
            print("\x00\xff no json", flush=True)
        elif way == "half":
            sys.stdout.write('{"type": "choose", "choi')
            sys.stdout.flush()
            os._exit(0)
        elif way == "floods":
            sys.stdout.write("x" * 4_000_000)
            sys.stdout.flush()
        elif way == "chatters":
            print(json.dumps({"type": "choose", "choices": [first]}) + "\n" + "{}\n" * 5_000, flush=True)
        elif way == "lies":
            print(json.dumps({"type": "choose", "choices": ["win:1"]}), flush=True)
        elif way == "hog":
            hoard = [bytearray(50_000_000) for _ in range(20)]
            time.sleep(60)
            print(len(hoard))
        elif way == "keeps":
            print(json.dumps({"type": "choose", "choices": [first], "keep": "x" * 200_000}), flush=True)
        elif way == "unknown field":
            print(json.dumps({"type": "choose", "choices": [first], "number": number}), flush=True)


main(sys.argv[1])
