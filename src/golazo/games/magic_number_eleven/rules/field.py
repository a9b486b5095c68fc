"""The field: two cells a card, half icons that complete with neighbours and board edges, shot discs.

A team's half has 4 lines of 8 columns; line 0 is the front one, at the centre, and columns count from the left as the
team sees them. A card at place `line * 7 + column` covers `column` and the next one.

Icons are bits. Every edge where two halves can meet is a spot; a half looks up or left (TL, TR, L) or down or right
(BL, BR, R). One integer holds all halves of each direction, a block of bits for each kind of icon: what stands in both
is complete. So placing a card is two "or"s, and counting is a mask and a bit count. Attack is the lowest block: its
bits are the spots themselves, on which discs lie.
"""

from typing import Final

LINES: Final = 4
COLUMNS: Final = 8
LINE_PLACES: Final = COLUMNS - 1
PLACES: Final = LINES * LINE_PLACES

ATTACK: Final = 0
DEFENCE: Final = 1
PASS: Final = 2
PRESS: Final = 3
NO_ICON: Final = -1
KINDS: Final = "ADPR"

TL: Final = 0
TR: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
BL: Final = 4
BR: Final = 5
FULL: Final = 6
SLOTS: Final = ("tl", "tr", "l", "r", "bl", "br", "full")
LOOKS_UP: Final = (TL, TR, LEFT)

# Spots of one kind: edges between lines (5 x 8), sides of cells (4 x 9), icons printed whole on a card (28).
_SIDE_SPOTS: Final = (LINES + 1) * COLUMNS
_FULL_SPOTS: Final = _SIDE_SPOTS + LINES * (COLUMNS + 1)
SPOTS: Final = _FULL_SPOTS + PLACES
_BLOCK: Final = (1 << SPOTS) - 1
KIND_MASK: Final = tuple(_BLOCK << kind * SPOTS for kind in range(len(KINDS)))

FRONT_LINE: Final = 0
FINAL_LINE: Final = LINES - 1


def place_at(line: int, column: int) -> int:
    """The place whose card covers `column` and the next one of `line`."""
    return line * LINE_PLACES + column


def _spots_of(place: int) -> tuple[int, ...]:
    line, column = divmod(place, LINE_PLACES)
    above, below = line * COLUMNS + column, (line + 1) * COLUMNS + column
    side = _SIDE_SPOTS + line * (COLUMNS + 1) + column
    return (above, above + 1, side, side + 2, below, below + 1, _FULL_SPOTS + place)


SPOT: Final = tuple(_spots_of(place) for place in range(PLACES))
SPOT_BIT: Final = tuple(tuple(1 << spot for spot in spots) for spots in SPOT)
TOUCH: Final = tuple(sum(bits) for bits in SPOT_BIT)
BOTH_CELLS: Final = 3
"""The two cells under a card, at its left column."""
CELLS: Final = tuple(BOTH_CELLS << (place // LINE_PLACES * COLUMNS + place % LINE_PLACES) for place in range(PLACES))

_LINE_BITS: Final = (1 << COLUMNS) - 1
_FREE: Final = tuple(
    sum(1 << column for column in range(LINE_PLACES) if not cells >> column & BOTH_CELLS)
    for cells in range(1 << COLUMNS)
)
_OVER: Final = tuple(
    sum(1 << column for column in range(LINE_PLACES) if cells >> column & BOTH_CELLS) for cells in range(1 << COLUMNS)
)


def free_columns(occupied: int) -> tuple[int, int, int, int]:
    """Where a card may be placed in each line, a bit for each column its left half may cover.

    A front-line card must touch, by an edge, a card already placed.
    """
    front = occupied & _LINE_BITS
    second = occupied >> COLUMNS & _LINE_BITS
    touched = (second | front << 1 | front >> 1) & _LINE_BITS
    third = occupied >> 2 * COLUMNS & _LINE_BITS
    return (_FREE[front] & _OVER[touched], _FREE[second], _FREE[third], _FREE[occupied >> 3 * COLUMNS])


def card_halves(slots: tuple[int, ...], full: int) -> tuple[tuple[int, int], ...]:
    """For every place, the halves a card adds there: (looking up or left, looking down or right)."""
    halves = []
    for place in range(PLACES):
        up = down = 0
        for slot, kind in enumerate(slots):
            if kind != NO_ICON:
                bit = SPOT_BIT[place][slot] << kind * SPOTS
                if slot in LOOKS_UP:
                    up |= bit
                else:
                    down |= bit
        if full != NO_ICON:
            bit = SPOT_BIT[place][FULL] << full * SPOTS
            up, down = up | bit, down | bit
        halves.append((up, down))
    return tuple(halves)


def edge_halves(line: int, kind: int, columns: tuple[int, ...]) -> tuple[int, int]:
    """The halves the board prints along the outer edge of the front or the final line, as (up, down)."""
    boundary = line if line == FRONT_LINE else line + 1
    bits = sum(1 << boundary * COLUMNS + column << kind * SPOTS for column in columns)
    return (0, bits) if line == FRONT_LINE else (bits, 0)


def count(up: int, down: int, kind: int) -> int:
    """Complete icons of a kind; those of attack under a disc included."""
    return (up & down & KIND_MASK[kind]).bit_count()


def open_attack(up: int, down: int, discs: int) -> int:
    """Complete attack icons not covered by a disc, as spots (E3)."""
    return up & down & KIND_MASK[ATTACK] & ~discs


def shot_slots(attack: int, place: int) -> list[int]:
    """The slots of the card at a place on which a shot disc may lie, given the open attack icons."""
    return [slot for slot, bit in enumerate(SPOT_BIT[place]) if attack & bit]
