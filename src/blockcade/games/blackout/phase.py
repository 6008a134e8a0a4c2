"""The phases of Blackout: each names the step that comes next."""

from enum import Enum


class Phase(Enum):
    SETTING = "setting"  # luck draws the first player and the first three cards
    ROLL = "roll"  # the player may send the dice down the slide
    ROLLING = "rolling"  # the dice are on their way
    PLACE = "place"  # the player puts chips for the roll
    CALL = "call"  # BLACKOUT: the first player to call takes a card
    DRAW = "draw"  # a card is turned over
    OVER = "over"
