"""A bot in Python: reads a question a line, answers at random.

Run it: golazo simulate GAME --bots "cmd:python bot.py",greedy
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(f"I play {message['game']} at seat {message['seat']}.", file=sys.stderr)
    elif message["type"] == "ask":
        choice = random.choice(message["choices"])
        print(json.dumps({"type": "choose", "choices": [choice["id"]]}), flush=True)
