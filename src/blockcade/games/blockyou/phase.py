"""The phases of BlockYou!, the status of each player in a round, faults, and the endings of a round."""

from enum import Enum


class Phase(Enum):
    READY = "ready"  # until everybody is ready
    COUNTDOWN = "countdown"  # 3, 2, 1, 0 (BY-15)
    TURNING = "turning"  # the cards are taken up and turned over
    RACE = "race"
    LAST = "last"  # one active player is left and has ten seconds (BY-38)
    OVER = "over"


class Status(Enum):
    IDLE = "idle"  # before the first round
    LEADS = "leads"  # starts the first countdown when the others are ready (BY-05)
    READY = "ready"
    ACTIVE = "active"  # looks for a place
    DONE = "done"  # laid the card correctly
    BLOCKED = "blocked"  # another player's finger pointed here (BY-25)
    FAULT = "fault"  # out for this round and the next (BY-33)
    LAST = "last"  # was the only one left (BY-29)
    RETURNED = "returned"  # the round ended early: the card went back (BY-O21, BY-O22)
    OUT = "out"  # sits out after a fault in the round before
    LEFT = "left"


class Fault(Enum):
    COLOURS = "colours"  # fault A (BY-31)
    SELF = "self"  # fault B (BY-32)


class Ending(Enum):
    """The way in which the last round ended."""

    NOT_YET = ""
    ALL = "all"  # everybody had laid or was blocked (BY-39)
    LAST = "last"  # a correct lay left one active player (BY-29)
    TIME = "time"
    DEAD = "dead"  # nobody could lay (BY-O21)
    REFRESHED = "refreshed"  # as DEAD, and nobody had laid: there is a new field
