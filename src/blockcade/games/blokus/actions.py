"""Numbers for the moves of Blokus: each placement by its place in the canonical order, then passing."""

from blockcade.core import IllegalMove, Seat, Setup
from blockcade.games.blokus.board import ALL_BOARDS
from blockcade.games.blokus.moves import Lay, Move, Pass
from blockcade.games.blokus.state import State


def count(setup: Setup) -> int:
    """Without the option voluntaryPass nobody passes, and passing has no number."""
    return len(ALL_BOARDS[setup["board"]].tables.placements) + (setup["voluntaryPass"] == "on")


def move(state: State, seat: Seat, action: int) -> Move:  # noqa: ARG001 - a number means the same for every seat
    placements = state.terms.board.tables.placements
    if 0 <= action < len(placements):
        return placements[action].lay
    if state.terms.may_pass and action == len(placements):
        return Pass()
    raise IllegalMove("unknown-id")


def action(state: State, seat: Seat, move: Move) -> int:  # noqa: ARG001
    board = state.terms.board
    if isinstance(move, Pass) and state.terms.may_pass:
        return len(board.tables.placements)
    if isinstance(move, Lay) and (number := board.numbers.get(move.cells)) is not None:
        return number
    raise IllegalMove("unknown-id")
