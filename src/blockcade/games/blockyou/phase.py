"""What a game of BlockYou! waits for, and how each player stands in the round."""

from enum import Enum


class Phase(Enum):
    READY = "ready"  # until everybody sits
    COUNTDOWN = "countdown"  # 3, 2, 1, 0 (BY-15)
    TURNING = "turning"  # the cards are taken up and turned over
    RACE = "race"
    LAST = "last"  # one is left and has ten seconds (BY-38)
    OVER = "over"


class Status(Enum):
    IDLE = "idle"  # before the first round
    READY = "ready"
    ACTIVE = "active"  # looks for a place
    DONE = "done"  # laid the card correctly
    BLOCKED = "blocked"  # somebody's finger pointed here (BY-25)
    FAULT = "fault"  # out for this round and the next (BY-33)
    LAST = "last"  # was the only one left (BY-29)
    RETURNED = "returned"  # the round ended early: the card went back (BY-O21, BY-O22)
    OUT = "out"  # sits out after a fault in the round before
    LEFT = "left"


class Fault(Enum):
    COLOURS = "colours"  # fault A (BY-31)
    SELF = "self"  # fault B (BY-32)


class Ending(Enum):
    """How the last round came to its end."""

    NOT_YET = ""
    ALL = "all"  # everybody had laid or was blocked (BY-39)
    LAST = "last"  # one was left by a correct lay (BY-29)
    TIME = "time"
    DEAD = "dead"  # nobody could have laid (BY-O21)
    REFRESHED = "refreshed"  # nor had anybody: there is a new field
