"""What a game of Blackout waits for."""

from enum import Enum


class Phase(Enum):
    SETTING = "setting"  # luck draws who begins and the first three cards
    ROLL = "roll"  # the player may send the dice down the slide
    ROLLING = "rolling"  # the dice are on their way
    PLACE = "place"  # chips for what was rolled
    CALL = "call"  # BLACKOUT: whoever calls first takes a card
    DRAW = "draw"  # a card is turned over
    OVER = "over"
