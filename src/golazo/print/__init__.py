"""Print and play: cards, dice, boards and results pads of a pack as a PDF, with cut marks, in the reader's language.

`book.make` is the way in. Nothing here knows a game: what its package draws in `paper` is drawn with these tools, and
what it does not draw is drawn plainly.
"""
