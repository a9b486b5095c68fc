"""Print and play: cards, dice, boards and results pads of a pack as a PDF, with cut marks, in the reader's language.

`book.make` is the entry point. Nothing here knows a particular game: its package draws in `paper` with these tools, and
everything else gets a plain default.
"""
