"""Noughts and crosses: three in a row on a board of nine squares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from blockcade.core import AnyGame, BadNotation, Card, Dice, IllegalMove, Option, Outcome, Seat, Setup, Who
from blockcade_noughts.drawing import draw

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
NAMES = tuple(column + row for row in "123" for column in "abc")  # a1 is the square at the top left
EMPTY, MARKS = ".", "XO"  # the mark of each seat
TITLES = {"en": "Noughts and crosses", "fr": "Morpion", "he": "איקס עיגול"}
PITCHES = {"en": "Three in a row wins.", "fr": "Trois à la suite, c’est gagné.", "he": "שלושה בשורה מנצחים."}


@dataclass(frozen=True, slots=True)
class Board:
    """Both the state and the view, since nothing is hidden."""

    squares: str  # nine of "X", "O" and ".", row by row
    gone: int | None = None  # the seat whose player has left for good
    outcome: Outcome | None = None


class Noughts:
    key = "noughts"
    card = Card(minutes=2, usual_players=2, age=5, names=TITLES, pitches=PITCHES)
    rules_version = 1
    earlier: Mapping[int, AnyGame] = {}
    players: tuple[int, ...] = (2,)
    options: tuple[Option, ...] = ()
    view_type = Board
    components: Mapping[str, object] = {}

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return Setup.of(self.players, self.options, players, options or {})

    def initial(self, setup: Setup) -> Board:  # noqa: ARG002
        return Board(EMPTY * 9)

    def to_act(self, state: Board) -> frozenset[Who]:
        return frozenset() if state.outcome else frozenset([self._turn(state)])

    def legal_moves(self, state: Board, who: Who) -> Sequence[int]:
        if who not in self.to_act(state):
            return ()
        return tuple(square for square, mark in enumerate(state.squares) if mark == EMPTY)

    def chances(self, state: Board) -> Sequence[tuple[int, int]]:  # noqa: ARG002
        return ()

    def apply(self, state: Board, who: Who, move: int) -> Board:
        if state.outcome:
            raise IllegalMove("game-over")
        if who not in self.to_act(state):
            raise IllegalMove("not-your-turn")
        if state.squares[move] != EMPTY:
            raise IllegalMove("occupied")
        mark = MARKS[self._turn(state)]
        return self._judged(Board(state.squares[:move] + mark + state.squares[move + 1 :]))

    def leave(self, state: Board, seat: Seat) -> Board:
        if state.outcome:
            raise IllegalMove("game-over")
        return replace(state, gone=seat, outcome=_won_by(1 - seat, "last-player"))

    def outcome(self, state: Board) -> Outcome | None:
        return state.outcome

    def view_for(self, state: Board, viewer: Seat | None) -> Board:  # noqa: ARG002
        return state

    def sample_state(self, view: Board, dice: Dice) -> Board:  # noqa: ARG002
        return view

    def as_seen_by(self, state: Board, who: Who, move: int, viewer: Seat | None) -> int:  # noqa: ARG002
        return move

    def format_move(self, move: int) -> str:
        return NAMES[move]

    def parse_move(self, text: str) -> int:
        if text not in NAMES:
            raise BadNotation(f"{text!r} is not one of the squares {', '.join(NAMES)}")
        return NAMES.index(text)

    def format_position(self, state: Board) -> str:
        return state.squares if state.gone is None else f"{state.squares} {state.gone}"

    def parse_position(self, text: str) -> Board:
        squares, _, gone = text.partition(" ")
        if len(squares) != 9 or set(squares) - set(EMPTY + MARKS) or gone not in ("", "0", "1"):
            raise BadNotation(f"{text!r} is not a position of noughts and crosses")
        board = self._judged(Board(squares))
        return self.leave(board, Seat(int(gone))) if gone else board

    def draw_svg(self, view: Board) -> str:
        return draw(view.squares, NAMES, LINES)

    def _turn(self, state: Board) -> Seat:
        return Seat(state.squares.count("X") - state.squares.count("O"))

    def _judged(self, board: Board) -> Board:
        for seat, mark in enumerate(MARKS):
            if any(all(board.squares[square] == mark for square in line) for line in LINES):
                return replace(board, outcome=_won_by(seat, "three-in-a-row"))
        return board if EMPTY in board.squares else replace(board, outcome=Outcome("full", (1, 1), (0, 0)))


def _won_by(seat: int, reason: str) -> Outcome:
    return Outcome(reason, (1, 2) if seat == 0 else (2, 1), (1, 0) if seat == 0 else (0, 1))
