"""The changes for a player of Blokus: colours that are shut out, pieces without a place."""

from collections.abc import Sequence

from blockcade.core import Note, NoteKind, Seat
from blockcade.games.blokus.board import BOARD_OF_SIZE, bits_of, mask_of
from blockcade.games.blokus.pieces import PIECE_BY_NAME
from blockcade.games.blokus.view import ColourView, Standing, View

NOTES = {
    "corners": NoteKind.RULE,
    "finished": NoteKind.RULE,
    "lane": NoteKind.ADVICE,
    "mine": NoteKind.RULE,
    "theirs": NoteKind.RULE,
}


def changes(before: View, after: View, seat: Seat) -> Sequence[Note]:
    """The most important change first."""
    found: list[Note] = []
    for old, new in zip(before.colours, after.colours, strict=True):
        word = f"colour-{new.colour.value}"
        is_own = new.owner == seat
        if new.standing is Standing.BLOCKED and old.standing is Standing.PLAYING:  # BK-14, BK-F04
            found.append(Note("mine" if is_own else "theirs", {"colour": word}))
        elif is_own and new.standing is Standing.FINISHED and old.standing is Standing.PLAYING:
            found.append(Note("finished", {"colour": word}))
        elif is_own and new.colour.letter in after.board and new.colour.letter not in before.board:
            found.append(Note("corners", {"colour": word}))  # BK-09: from the second piece on
    if after.last is not None and after.last.seat != seat and after.last != before.last:
        lost = sum(_lost(before, after, old, new) for old, new in _own(before, after, seat))
        if lost:
            found.append(Note("lane", {"count": lost, "seat": after.last.seat}))
    return found


def _own(before: View, after: View, seat: Seat) -> list[tuple[ColourView, ColourView]]:
    """The colours of a seat that play on, and that had laid something already."""
    return [
        (old, new)
        for old, new in zip(before.colours, after.colours, strict=True)
        if new.owner == seat and new.standing is Standing.PLAYING and new.colour.letter in before.board
    ]


def _lost(before: View, after: View, old: ColourView, new: ColourView) -> int:
    """The number of pieces that had a place and have none now."""
    now = fitting(after, new)
    return len((fitting(before, old) & set(new.pieces)) - now)


def fitting(view: View, colour: ColourView) -> set[str]:
    """The pieces of a colour, which has laid already, that have a place."""
    board = BOARD_OF_SIZE[view.size]
    covered = mask_of(cell for cell, mark in zip(board.cells, view.board, strict=True) if mark != ".")
    own = mask_of(
        cell for cell, mark in zip(board.cells, view.board, strict=True) if mark == colour.colour.letter
    )
    forbidden = covered | board.edge_neighbours(own)
    attach = bits_of(board.corner_neighbours(own) & ~forbidden)
    covering = board.tables.covering
    return {
        name
        for name in colour.pieces
        if any(
            not placement.mask & forbidden
            for cell in attach
            for placement in covering[cell][PIECE_BY_NAME[name].index]
        )
    }
