"""Every value of BlockYou! that is data, not rule: a corrected value is a change in this file alone."""

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")  # BY-13
COLOUR_LETTERS = "WROYLBP"  # white, then red, orange, yellow, light green, blue, purple (BY-O02)
WHITE = 0

CARDS = 88  # BY-01
FIELD_SIDE = 4  # cards (BY-06)
SQUARES_SIDE = 2 * FIELD_SIDE  # BY-O01: a card has 2 x 2 squares
HAND = 12  # BY-08

# BY-O03, BY-O04: eight classes of finger pairs, always two different directions.
FINGER_CLASSES = ((0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 7), (1, 3), (1, 5))

# BY-O07: as even as eight directions allow.
SEATS = {
    1: ("S",),
    2: ("S", "N"),
    3: ("S", "NW", "NE"),
    4: ("S", "W", "N", "E"),
    5: ("S", "W", "NW", "NE", "E"),
}

COUNTDOWN_SECONDS = 3  # BY-15
BREATH_MS = 2000  # a pause before each countdown, in which people see how the round ended
TURNING_MS = 150  # from 0 until the cards are shown, so that distant players see theirs at the same time
LAST_SECONDS = 10  # BY-38
ROUND_SECONDS = ("0", "30", "60", "120")  # BY-O22: off unless the host sets it
