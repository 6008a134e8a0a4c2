"""Every value of Blokus that is data rather than rule: a corrected value is a change in this file alone."""

from blockcade.games.blokus.colours import Colour

BOARD_SIZES = {"classic": 20, "duo": 14}  # BK-O01, BK-H01
# For teaching, tests and research only: no table offers them. Two players with pieces of few squares.
SMALL_BOARD_SIZES = {"mini5": 5, "mini7": 7}
LARGEST_ON_SMALL_BOARDS = 3  # squares of a piece
GRID_SIZE = max(BOARD_SIZES.values())  # cells are named on a grid that holds every board

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

# BK-O06: with fixed corners, clockwise from the top left, as the turns go. BK-H02: Duo begins inside.
START_CELLS = {
    "classic": {Colour.BLUE: "a20", Colour.YELLOW: "t20", Colour.RED: "t1", Colour.GREEN: "a1"},
    "duo": {Colour.BLUE: "e10", Colour.YELLOW: "j5"},
    "mini5": {Colour.BLUE: "b4", Colour.YELLOW: "d2"},
    "mini7": {Colour.BLUE: "b6", Colour.YELLOW: "f2"},
}
BOARDS_WITH_OWN_STARTS = {"duo", *SMALL_BOARD_SIZES}

ALL_LAID_BONUS = 15  # BK-35
SMALLEST_LAST_BONUS = 5  # BK-36
TURN_SECONDS = ("0", "30", "60", "120")  # BK-O24: off unless the host sets it
