"""Every value of Blokus that is data rather than rule: a corrected value is a change in this file alone."""

from blockcade.core import Cell
from blockcade.games.blokus.colours import Colour

BOARD_SIZE = 20  # BK-O01

# BK-O02: all shapes of one to five squares; `#` square, `/` next row.
PIECE_ROWS = {
    "I1": "#",
    "I2": "##",
    "I3": "###",
    "V3": "#./##",
    "I4": "####",
    "L4": "#../###",
    "O4": "##/##",
    "T4": ".#./###",
    "S4": ".##/##.",
    "F5": ".##/##./.#.",
    "I5": "#####",
    "L5": "#.../####",
    "N5": "##../.###",
    "P5": "##/##/#.",
    "T5": "###/.#./.#.",
    "U5": "#.#/###",
    "V5": "#../#../###",
    "W5": "#../##./.##",
    "X5": ".#./###/.#.",
    "Y5": ".#../####",
    "Z5": "##./.#./.##",
}
SMALLEST_PIECE = "I1"

# BK-O06: with fixed corners, clockwise from the top left, as the turns go.
START_CORNERS = {
    Colour.BLUE: Cell(0, 0),
    Colour.YELLOW: Cell(0, BOARD_SIZE - 1),
    Colour.RED: Cell(BOARD_SIZE - 1, BOARD_SIZE - 1),
    Colour.GREEN: Cell(BOARD_SIZE - 1, 0),
}

ALL_LAID_BONUS = 15  # BK-35
SMALLEST_LAST_BONUS = 5  # BK-36
TURN_SECONDS = ("0", "30", "60", "120")  # BK-O24: off unless the host sets it
