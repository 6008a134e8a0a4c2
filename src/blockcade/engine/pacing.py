"""Where thinking time goes in a game: much of it to the middle, where games are decided."""

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType

PIECES = 21
MOST = 2.5  # times its seconds, for a move in the middle of the game; in proportion for others
LEAST = 0.02  # times its seconds, for a move after others that took too long

# By the number of colours: plies that most games reach, while hardly any ends much sooner.
USUAL_PLIES: Mapping[int, int] = MappingProxyType({2: 30, 4: 68})

# Ply of a game of four colours and weight, with straight lines between. The first round is much alike in all
# games, and late positions are small: a second holds several times as many playouts there as at ply 20.
_BENDS = ((0.0, 0.4), (4.0, 0.5), (8.0, 1.6), (36.0, 1.6), (48.0, 0.5), (64.0, 0.1))
_LEAST_SECONDS = 0.01  # for a move whose game has no time left
_DOUBT = 3.0  # so many moves that use all their time are taken for granted,
_LEAST_PART = 0.6  # and that they use so much of it at least
_HEAVIEST = max(of_bend for _, of_bend in _BENDS)


def weight(ply: int, colours: int) -> float:
    """How much thinking a move deserves; games of two colours are stretched to the length of the others."""
    at = ply * USUAL_PLIES[4] / USUAL_PLIES[colours]
    for (left, low), (right, high) in pairwise(_BENDS):
        if at < right:
            return low + (high - low) * (at - left) / (right - left)
    return _BENDS[-1][1]


def share(ply: int, colours: int, ours: float) -> float:
    """What part of the game's time left this ply's move may take, when `ours` of the colours are ours."""
    now = weight(ply, colours)
    later = sum(weight(each, colours) for each in range(ply + 1, PIECES * colours))
    return now / (now + later * ours / colours)


class Habit:
    """What part of the time that they are given the moves of a game use: many are decided early."""

    def __init__(self) -> None:
        self._given = 0.0
        self._taken = 0.0

    def note(self, given: float, taken: float) -> None:
        """Of a move that was thought about."""
        self._given += given
        self._taken += taken

    def part(self, seconds: float) -> float:
        """All moves may be given more by as much, when they have `seconds` on average."""
        doubt = _DOUBT * seconds
        return min(1.0, max(_LEAST_PART, (self._taken + doubt) / (self._given + doubt)))


class Purse:
    """Seconds for all moves of a game: each may take its share of what is left."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds
        self._seconds = seconds
        self._habit = Habit()
        self._last_given = 0.0

    def seconds_for(self, ply: int, colours: int, ours: float) -> float:
        average = self._seconds / (USUAL_PLIES[colours] * ours / colours)
        wanted = self.left * min(1.0, share(ply, colours, ours) / self._habit.part(average))
        self._last_given = max(_LEAST_SECONDS, wanted)
        return self._last_given

    def used(self, used: float) -> None:
        self.left = max(0.0, self.left - used)
        if self._last_given:  # else it came from the book
            self._habit.note(self._last_given, used)
            self._last_given = 0.0


class Pace:
    """Seconds a move on average: spread over the moves of a game, which together get no more than that.

    What a move was given but did not use is kept for the moves after it; what it used beyond its seconds is
    taken from them. So the seconds may be told anew before each move, and be others each time.
    """

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self._told = 0.0  # seconds of all moves so far
        self._used = 0.0
        self._moves = 0
        self._ply = 0
        self._habit = Habit()
        self._last_given = 0.0

    def seconds_for(self, ply: int, colours: int, ours: float, seconds: float) -> float:
        """For the move of this ply, when there are `seconds` for it and, as far as is known, for later ones.

        A ply before the last one that was used is of another game.
        """
        is_same = ply >= self._ply
        told, used, moves = (self._told, self._used, self._moves) if is_same else (0.0, 0.0, 0)
        # If moves had fewer seconds before, they may again: what is lent from later ones must come back.
        expected = min(seconds, (told + seconds) / (moves + 1))
        later = max(0, USUAL_PLIES[colours] - ply - 1)
        pool = told - used + seconds + expected * later * ours / colours
        most = seconds * MOST * weight(ply, colours) / _HEAVIEST
        wanted = pool * min(1.0, share(ply, colours, ours) / self._habit.part(seconds))
        self._last_given = max(LEAST * seconds, min(most, wanted))
        return self._last_given

    def used(self, ply: int, seconds: float, used: float) -> None:
        """That the move of this ply, which had `seconds` on average, took so long."""
        if ply < self._ply:
            self.begin()
        self._told += seconds
        self._used += used
        self._moves += 1
        self._ply = ply
        if self._last_given:  # else it came from the book
            self._habit.note(self._last_given, used)
            self._last_given = 0.0
