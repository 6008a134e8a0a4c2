"""The board of a GTP session: the protocol's names of variants and colours, moves as text, and undo."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from blockcade.engine.kernel import Position, cells_of, move_of, piece_of
from blockcade.games.blokus.data import PIECE_ROWS

PIECE_NAMES = tuple(PIECE_ROWS)
_SINGLE_SQUARE = 0  # pieces are numbered smallest first
_CELL = re.compile(r"([a-z])([1-9][0-9]?)")
_MAX_CELLS = 5
_LONGEST_QUOTE = 60


class GtpError(Exception):
    """A command that cannot be carried out, as one sentence; nothing has changed."""


class Variant(NamedTuple):
    """`colours` holds every name of each colour, the one that we write first; a seat of -1 is shared."""

    key: str
    game: str
    colours: tuple[tuple[str, ...], ...]
    seats: tuple[int, ...]
    starts: tuple[int, ...]  # cells as the kernel numbers them
    letters: str


_FOUR = (("1", "blue"), ("2", "yellow"), ("3", "red"), ("4", "green"))
_TWO = (("b", "black", "1", "blue"), ("w", "white", "2", "green", "yellow"))
_CORNERS = (0, 19, 399, 380)

VARIANTS: Mapping[str, Variant] = {
    variant.key: variant
    for variant in (
        Variant("classic", "Blokus", _FOUR, (0, 1, 2, 3), _CORNERS, "BYRG"),
        Variant("classic_2", "Blokus Two-Player", _FOUR, (0, 1, 0, 1), _CORNERS, "BYRG"),
        Variant("classic_3", "Blokus Three-Player", _FOUR, (0, 1, 2, -1), _CORNERS, "BYRG"),
        Variant("duo", "Blokus Duo", _TWO, (0, 1), (60, 135), "BW"),
    )
}


class Laid(NamedTuple):
    """A piece on the board; `is_ours` if the engine chose it. Undo returns to `before`."""

    colour: int
    move: int
    is_ours: bool
    before: Position


class Board:
    """One game. Colours may play out of turn: tools set up positions that way."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.position = Position(variant.key)
        self.laid: list[Laid] = []

    def colour(self, name: str) -> int:
        for colour, names in enumerate(self.variant.colours):
            if name.lower() in names:
                return colour
        known = ", ".join(names[0] for names in self.variant.colours)
        raise GtpError(f"{quoted(name)} is not a colour of {self.variant.game}; there are {known}")

    def name_of(self, colour: int) -> str:
        return self.variant.colours[colour][0]

    def format_move(self, move: int) -> str:
        """Write cells from the bottom row up and each row from the left, as other programs do."""
        size = self.position.size
        cells = sorted((size - row, column) for row, column in self._rows_and_columns(move))
        return ",".join(f"{chr(ord('a') + column)}{height}" for height, column in cells)

    def parse_move(self, text: str) -> int:
        """Read cells in any order; blanks round the commas are allowed."""
        if text.lower() == "pass":
            raise GtpError("nobody passes: a colour without moves is skipped")
        names = [name.strip() for name in text.lower().split(",")]
        size = self.position.size
        cells: set[int] = set()
        for name in names:
            match = _CELL.fullmatch(name)
            if not match:
                raise GtpError(f"{quoted(text)} is not a move like a20,b20,a19")
            row, column = size - int(match[2]), ord(match[1]) - ord("a")
            if row < 0 or column >= size:
                raise GtpError(f"{name} is not on the board")
            cells.add(row * size + column)
        if len(cells) != len(names):
            raise GtpError(f"{quoted(text)} names a cell twice")
        move = move_of(self.variant.key, sorted(cells)) if len(cells) <= _MAX_CELLS else -1
        if move < 0:
            raise GtpError(f"{quoted(text)} is not the shape of a piece")
        return move

    def lay(self, colour: int, move: int, *, is_ours: bool) -> None:
        """Lay a piece, in or out of turn. If the rules forbid it, raise GtpError and change nothing."""
        after = self.position.copy()
        try:
            after.play_as(colour, move)
        except ValueError:
            piece = piece_of(self.variant.key, move)
            if not self.position.hands[colour] >> piece & 1:
                raise GtpError(f"illegal move: {PIECE_NAMES[piece]} has been laid already") from None
            raise GtpError(f"illegal move: {self.format_move(move)} cannot be laid there") from None
        self.laid.append(Laid(colour, move, is_ours, self.position))
        self.position = after

    def undo(self) -> None:
        if not self.laid:
            raise GtpError("there is no move to undo")
        self.position = self.laid.pop().before

    def with_turn(self, colour: int) -> Position:
        """Return the position as if it were this colour's turn; the colour must have a move."""
        if self.position.turn == colour:
            return self.position.copy()
        last = {laid.colour: piece_of(self.variant.key, laid.move) for laid in self.laid}
        return Position.of(
            self.variant.key,
            fixed_corners=True,
            cells=self.position.cells,
            turn=colour,
            owners=self.variant.seats,
            order=list(range(self.position.colours)),
            shared_turns=sum(self.variant.seats[laid.colour] < 0 for laid in self.laid),
            last_small=sum(1 << each for each, piece in last.items() if piece == _SINGLE_SQUARE),
        )

    def score(self) -> str:
        """Return the points of each colour; with two players the leader's margin: `B+5`, `W+12`, `0`."""
        points = self.position.points()
        if self.position.players > 2:
            return " ".join(str(number) for number in points)
        lead = sum(
            -number if seat else number for seat, number in zip(self.variant.seats, points, strict=True)
        )
        return f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0"

    def show(self) -> str:
        """Draw the cells, then points and hand of every colour; `>` marks the colour to move."""
        size = self.position.size
        marks = [("." + self.variant.letters)[owner] for owner in self.position.cells]
        for start in self.variant.starts:
            marks[start] = marks[start].replace(".", "+")
        lines = [f"{size - row:2} {' '.join(marks[row * size :][:size])}" for row in range(size)]
        lines.append("   " + " ".join(chr(ord("a") + column) for column in range(size)))
        for colour, points in enumerate(self.position.points()):
            hand = self.position.hands[colour]
            left = " ".join(name for index, name in enumerate(PIECE_NAMES) if hand >> index & 1)
            turn = ">" if colour == self.position.turn else " "
            name = f"{self.name_of(colour)} ({self.variant.letters[colour]})"
            lines.append(f"{turn}{name}: {points} points, in hand: {left or 'nothing'}")
        return "\n".join(lines)

    def _rows_and_columns(self, move: int) -> list[tuple[int, int]]:
        return [divmod(cell, self.position.size) for cell in cells_of(self.variant.key, move)]


def quoted(text: str) -> str:
    """Quote received text as one short line of ASCII."""
    return ascii(text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "...")
