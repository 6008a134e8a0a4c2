"""Translates between the rules and the kernel: positions one way, moves both ways.

The kernel never passes. It sees a turn that was passed, by choice or by the clock, as over. It does not know
that a game ends when all colours that could lay pass in a row. With the rare options `smallestLast=always`
and `bonusScope=player` it searches as if each colour earned its bonuses alone and in full.
"""

from blockcade.core import IllegalMove
from blockcade.engine import kernel
from blockcade.engine.kernel import Position
from blockcade.games.blokus.board import CLASSIC, DUO, Board
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.data import ALL_LAID_BONUS, SMALLEST_LAST_BONUS
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.state import State
from blockcade.games.blokus.view import ColourView, View, view_of

SHARED = -1  # the owner of a colour that belongs to nobody

_VARIANTS = {2: "classic_2", 3: "classic_3", 4: "classic"}
_BOARDS = {**dict.fromkeys(_VARIANTS.values(), CLASSIC), "duo": DUO}
_NUMBER_OF_MARK = {".": 0, **{colour.letter: 1 + colour.index for colour in COLOURS}}


def position_of(view: View) -> Position:
    """Return the kernel's position of a view; IllegalMove when it is no colour's turn."""
    if view.turn is None:
        raise IllegalMove("game-over" if view.outcome else "wrong-phase")
    return Position.of(
        variant_of(view),
        fixed_corners=view.fixed_corners,
        cells=bytes(_NUMBER_OF_MARK[mark] for mark in view.board),
        turn=view.turn.index,
        seat=SHARED if view.seat is None else view.seat,
        owners=owners_of(view),
        order=[colour.index for colour in view.order],
        shared_turns=_shared_turns(view),
        seat_turns=view.seat_turns,
        gone=sum(1 << seat for seat in view.left),
        last_small=sum(1 << shown.colour.index for shown in view.colours if _ended_with_smallest(shown)),
        all_bonus=ALL_LAID_BONUS if view.is_advanced else 0,
        small_bonus=SMALLEST_LAST_BONUS if view.is_advanced else 0,
    )


def position_of_state(state: State) -> Position:
    """Return the kernel's position of a state: nothing is hidden in Blokus, so any view will do."""
    return position_of(view_of(state))


def variant_of(view: View) -> str:
    return "duo" if view.size == DUO.size else _VARIANTS[len(view.scores)]


def owners_of(view: View) -> tuple[int, ...]:
    """Return the seat of each colour, or SHARED."""
    return tuple(SHARED if shown.owner is None else shown.owner for shown in view.colours)


def lay_of(variant: str, move: int) -> Lay:
    """The rules' move that the kernel calls `move`: both number placements in the same order."""
    return board_of(variant).tables.placements[move].lay


def move_of(variant: str, lay: Lay) -> int:
    """Return the kernel's number of a move; -1 if the shape is no piece or lies off the board."""
    board = board_of(variant)
    if not all(cell in board for cell in lay.cells):
        return -1
    move = kernel.move_of(variant, [board.index(cell) for cell in lay.cells])
    return move if move >= 0 and kernel.piece_of(variant, move) == lay.piece.index else -1


def board_of(variant: str) -> Board:
    """The rules' board for a variant of the kernel's."""
    if variant not in _BOARDS:
        raise ValueError(f"the rules know no board for {variant!r}")
    return _BOARDS[variant]


def _shared_turns(view: View) -> int:
    """Return who lays the shared colour next, as a number of turns: the kernel uses only its remainder."""
    if view.next_for_shared is None:
        return 0
    rotation = [shown.owner for shown in view.colours if shown.owner is not None]
    return rotation.index(view.next_for_shared)


def _ended_with_smallest(shown: ColourView) -> bool:
    """Say whether a colour laid everything with the single square last, where that earns points."""
    return not shown.pieces and shown.bonus == ALL_LAID_BONUS + SMALLEST_LAST_BONUS
