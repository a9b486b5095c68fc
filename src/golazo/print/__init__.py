"""Print and play: cards, dice, boards and results pads of a pack as a PDF, with cut marks, in the reader's language.

`book.make` is the way in. Nothing here knows rules: what is drawn is what the pack says.
"""
