"""Bots that never change: the first greedy bot of a game, to measure all others by.

Named like any bot of one's own: `golazo simulate GAME --bots tests/bots/yardstick/GAME.py:Greedy,greedy`.
"""
