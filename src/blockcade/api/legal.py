"""The legal moves of one seat or actor, as a sequence of notations."""

from collections.abc import Sequence
from typing import Any, overload

from blockcade.core import AnyGame, BadNotation, Who, format_who

_SHOWN = 8


class LegalMoves(Sequence[str]):
    """Legal moves in canonical order. `in` takes a move as text, its cells in any order, or as a value."""

    def __init__(self, game: AnyGame, who: Who | None, moves: Sequence[Any], note: str = "") -> None:
        self._game = game
        self.who = who  # None: nobody is to act
        self.note = note  # why none is listed although one must come; empty: all are
        self.moves = tuple(moves)  # as values of the game's own type
        self._members: frozenset[Any] | None = None

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self._game.format_move(move) for move in self.moves[index]]
        if self.note:
            raise IndexError(f"no moves are listed: {self.note}")
        return self._game.format_move(self.moves[index])

    def __len__(self) -> int:
        return len(self.moves)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = self._game.parse_move(move)
            except BadNotation:
                return False
        if self._members is None:
            self._members = frozenset(self.moves)
        return move in self._members

    def __reduce__(self) -> tuple[type["LegalMoves"], tuple[AnyGame, Who | None, tuple[Any, ...], str]]:
        return LegalMoves, (self._game, self.who, self.moves, self.note)

    def __repr__(self) -> str:
        if self.who is None:
            return "<no legal moves: nobody is to act>"
        count = f"{len(self)} legal move{'' if len(self) == 1 else 's'}"
        who = format_who(self.who)
        name = f"seat {who}" if who.isdigit() else who
        if self.note:
            return f"<no moves listed for {name}: {self.note}>"
        more = " …" if len(self) > _SHOWN else ""
        return f"<{count} for {name}: {' '.join(self[:_SHOWN])}{more}>"
