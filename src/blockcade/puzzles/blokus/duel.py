"""Endings between two seats, solved exactly: who lays how many squares more from here to the end?"""

from dataclasses import dataclass, field
from functools import cache

from blockcade.engine.kernel import Position, cells_of
from blockcade.puzzles.blokus.alone import TooLarge

_FAR = 1000  # beyond every difference in squares


@dataclass(frozen=True, slots=True)
class Course:
    """The squares that both sides still lay when both play best, first the solver's."""

    own: int
    other: int
    line: tuple[int, ...]

    @property
    def value(self) -> int:
        return self.own - self.other


@dataclass(slots=True)
class Duel:
    """Alpha-beta with a table of bounds. A value: the squares that the seat still lays minus the other's."""

    seat: int
    most_nodes: int
    nodes: int = 0
    bounds: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])

    def value(self, position: Position, low: int = -_FAR, high: int = _FAR) -> int:
        """Exact between `low` and `high`; otherwise a bound on that side. Raises TooLarge."""
        if position.turn < 0:
            return 0
        key = position.key()
        least, most = self.bounds.get(key, (-_FAR, _FAR))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise TooLarge
        alpha, beta = max(low, least), min(high, most)
        is_own = position.seat == self.seat
        best = -_FAR if is_own else _FAR
        for move in reversed(position.legal()):  # larger pieces have larger numbers: they cut more
            after = position.copy()
            after.play(move)
            size = size_of(position.variant, move)
            if is_own:
                best = max(best, size + self.value(after, max(alpha, best) - size, beta - size))
                if best >= beta:
                    break
            else:
                best = min(best, self.value(after, alpha + size, min(beta, best) + size) - size)
                if best <= alpha:
                    break
        if best <= alpha:
            self.bounds[key] = (least, best)
        elif best >= beta:
            self.bounds[key] = (best, most)
        else:
            self.bounds[key] = (best, best)
        return best

    def values_of_moves(self, position: Position) -> dict[int, int]:
        """The exact value of every move of the seat whose turn it is, which must be this duel's."""
        found: dict[int, int] = {}
        for move in position.legal():
            after = position.copy()
            after.play(move)
            found[move] = size_of(position.variant, move) + self.value(after)
        return found

    def course(self, position: Position, move: int) -> Course:
        """The way that the game takes after a move, by best play of both."""
        line, own, other = [move], 0, 0
        if position.seat == self.seat:
            own += size_of(position.variant, move)
        position = position.copy()
        position.play(move)
        while position.turn >= 0:
            goal = self.value(position)
            for reply in reversed(position.legal()):
                after = position.copy()
                after.play(reply)
                size = size_of(position.variant, reply)
                is_own = position.seat == self.seat
                if (size if is_own else -size) + self.value(after) == goal:
                    own, other = own + size * is_own, other + size * (not is_own)
                    line.append(reply)
                    position = after
                    break
        return Course(own, other, tuple(line))


@cache
def size_of(variant: str, move: int) -> int:
    return len(cells_of(variant, move))
