"""Every value of Blackout that is data rather than rule: a corrected value is a change in this file alone."""

FREE = 0  # a printed FREE space, which holds its chip from the start

# BL-O01: four cards with every number, fifteen with repeats, five with a FREE space; every number 23 times.
CARD_SPACES = {
    "S1": (1, 2, 3, 4, 5),
    "S2": (1, 2, 3, 4, 5),
    "S3": (1, 2, 3, 4, 5),
    "S4": (1, 2, 3, 4, 5),
    "A1": (1, 1, 3, 4, 5),
    "A2": (2, 2, 4, 5, 1),
    "A3": (3, 3, 5, 1, 2),
    "A4": (4, 4, 1, 2, 3),
    "A5": (5, 5, 2, 3, 4),
    "B1": (1, 1, 3, 3, 4),
    "B2": (2, 2, 4, 4, 5),
    "B3": (3, 3, 5, 5, 1),
    "B4": (4, 4, 1, 1, 2),
    "B5": (5, 5, 2, 2, 3),
    "C1": (1, 1, 2, 2, 4),
    "C2": (2, 2, 3, 3, 5),
    "C3": (3, 3, 4, 4, 1),
    "C4": (4, 4, 5, 5, 2),
    "C5": (5, 5, 1, 1, 3),
    "F1": (1, 2, 3, 4, FREE),
    "F2": (2, 3, 4, 5, FREE),
    "F3": (3, 4, 5, 1, FREE),
    "F4": (4, 5, 1, 2, FREE),
    "F5": (5, 1, 2, 3, FREE),
}
SPACES_OF_A_CARD = 5
OPEN_CARDS = 3  # BL-08
CHIPS = 15  # BL-04
CARDS_TO_WIN = 5  # BL-06

# BL-O04: three different dice, each with 1 to 5 and its own special face.
DIE_SPECIALS = {"W": "WILD", "U": "UNDO", "R": "REROLL"}
NUMBERS = (1, 2, 3, 4, 5)

CALL_SECONDS = 10  # BL-O20
TURN_SECONDS = ("0", "30", "60", "120")  # BL-O30: off unless the host sets it
