"""Divides thinking time among the moves of a game: most goes to the middle, which decides games."""

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType

PIECES = 21
MOST = 2.5  # a move in the middle of a game gets at most so many times its seconds; others in proportion
LEAST = 0.02  # a move after others that took too long gets at least so many times its seconds

# By the number of colours: the ply that most games reach. Hardly any ends much sooner.
USUAL_PLIES: Mapping[int, int] = MappingProxyType({2: 30, 4: 68})

# Ply in a game of four colours, and weight; weights between are interpolated. The first round is alike in
# most games. Late positions are small: a second holds several times as many playouts there as at ply 20.
_BENDS = ((0.0, 0.4), (4.0, 0.5), (8.0, 1.6), (36.0, 1.6), (48.0, 0.5), (64.0, 0.1))
_LEAST_SECONDS = 0.01  # for a move whose game has no time left
_DOUBT = 3.0  # the estimate starts as if so many moves had used all of their time
_LEAST_PART = 0.6  # and never falls below this part
_HEAVIEST = max(of_bend for _, of_bend in _BENDS)


def weight(ply: int, colours: int) -> float:
    """Return the weight of a move; games of two colours are stretched to the length of the others."""
    at = ply * USUAL_PLIES[4] / USUAL_PLIES[colours]
    for (left, low), (right, high) in pairwise(_BENDS):
        if at < right:
            return low + (high - low) * (at - left) / (right - left)
    return _BENDS[-1][1]


def share(ply: int, colours: int, ours: float) -> float:
    """Return the part of the remaining time that this move may take; we play `ours` of the colours."""
    now = weight(ply, colours)
    later = sum(weight(each, colours) for each in range(ply + 1, PIECES * colours))
    return now / (now + later * ours / colours)


class UsedTime:
    """Estimates which part of their time moves really use: many searches end early."""

    def __init__(self) -> None:
        self._given = 0.0
        self._taken = 0.0

    def note(self, given: float, taken: float) -> None:
        """Record a move that was searched."""
        self._given += given
        self._taken += taken

    def part(self, seconds: float) -> float:
        """Return the used part, where moves get `seconds` on average; budgets grow by its inverse."""
        doubt = _DOUBT * seconds
        return min(1.0, max(_LEAST_PART, (self._taken + doubt) / (self._given + doubt)))


class GameTimeBudget:
    """A fixed number of seconds for a whole game: each move may take its share of the rest."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds
        self._seconds = seconds
        self._used_time = UsedTime()
        self._last_given = 0.0

    def seconds_for(self, ply: int, colours: int, ours: float) -> float:
        average = self._seconds / (USUAL_PLIES[colours] * ours / colours)
        wanted = self.left * min(1.0, share(ply, colours, ours) / self._used_time.part(average))
        self._last_given = max(_LEAST_SECONDS, wanted)
        return self._last_given

    def used(self, used: float) -> None:
        self.left = max(0.0, self.left - used)
        if self._last_given:  # else it came from the book
            self._used_time.note(self._last_given, used)
            self._last_given = 0.0


class MoveTimeBudget:
    """An average number of seconds a move, spread over a game by weight; the average is kept.

    Later moves get the time that a move did not use, and lose the time that it used beyond its seconds. So
    the average may change before each move.
    """

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Start a new game."""
        self._told = 0.0  # the sum of the averages of all moves so far
        self._used = 0.0
        self._moves = 0
        self._ply = 0
        self._used_time = UsedTime()
        self._last_given = 0.0

    def seconds_for(self, ply: int, colours: int, ours: float, seconds: float) -> float:
        """Return the seconds for the move of this ply, if `seconds` is the average from here on.

        A ply before the last recorded one belongs to another game.
        """
        is_same = ply >= self._ply
        told, used, moves = (self._told, self._used, self._moves) if is_same else (0.0, 0.0, 0)
        # The average may fall again to what it was: time lent from later moves must come back.
        expected = min(seconds, (told + seconds) / (moves + 1))
        later = max(0, USUAL_PLIES[colours] - ply - 1)
        pool = told - used + seconds + expected * later * ours / colours
        most = seconds * MOST * weight(ply, colours) / _HEAVIEST
        wanted = pool * min(1.0, share(ply, colours, ours) / self._used_time.part(seconds))
        self._last_given = max(LEAST * seconds, min(most, wanted))
        return self._last_given

    def used(self, ply: int, seconds: float, used: float) -> None:
        """Record that the move of this ply took `used` seconds, where `seconds` was the average."""
        if ply < self._ply:
            self.begin()
        self._told += seconds
        self._used += used
        self._moves += 1
        self._ply = ply
        if self._last_given:  # else it came from the book
            self._used_time.note(self._last_given, used)
            self._last_given = 0.0
