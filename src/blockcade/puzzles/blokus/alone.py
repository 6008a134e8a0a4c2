"""Endings with the board to oneself, enumerated to the last line: how much can be laid, and in what order?"""

from dataclasses import dataclass, field
from functools import cache

from blockcade.engine.kernel import Position, cells_of, piece_of

SINGLE = 0  # the number of the single square among the pieces


class TooLarge(Exception):
    """The ending has more positions than may be looked at."""


@dataclass(frozen=True, slots=True)
class Rest:
    """What can come of a position, whoever's colour is next."""

    squares: int  # the most that can still be laid
    line: tuple[int, ...]  # one way to lay them, with the single square last if `last` is true
    is_last: bool  # the most can be laid with the single square as the last piece
    chance: float  # that moves drawn blindly lay the most
    chance_last: float  # and that they do so with the single square last


@dataclass(slots=True)
class Enumeration:
    """All positions that one player alone can still reach, each once."""

    most_nodes: int
    known: dict[int, Rest] = field(default_factory=dict[int, Rest])

    def rest(self, position: Position) -> Rest:
        """Raises TooLarge."""
        key = position.key()
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.most_nodes:
                raise TooLarge
            found = self._rest(position)
            self.known[key] = found
        return found

    def after(self, position: Position, move: int) -> Rest:
        """The rest with this move as its first one."""
        return _with_first(position.variant, move, self.rest(_played(position, move)))

    def _rest(self, position: Position) -> Rest:
        if position.turn < 0:
            return Rest(0, (), False, 1.0, 1.0)
        ways = [self.after(position, move) for move in position.legal()]
        most = max(way.squares for way in ways)
        good = [way for way in ways if way.squares == most]
        last = [way for way in good if way.is_last]
        return Rest(
            squares=most,
            line=(last or good)[0].line,
            is_last=bool(last),
            chance=sum(way.chance for way in good) / len(ways),
            chance_last=sum(way.chance_last for way in last) / len(ways),
        )


def _with_first(variant: str, move: int, rest: Rest) -> Rest:
    is_last = piece_of(variant, move) == SINGLE if not rest.line else rest.is_last
    return Rest(
        squares=_size(variant, move) + rest.squares,
        line=(move, *rest.line),
        is_last=is_last,
        chance=rest.chance,
        chance_last=rest.chance_last if is_last else 0.0,
    )


def _played(position: Position, move: int) -> Position:
    after = position.copy()
    after.play(move)
    return after


@cache
def _size(variant: str, move: int) -> int:
    return len(cells_of(variant, move))
