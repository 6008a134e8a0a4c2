"""Positions of Blokus as one line of text and back; docs/formats/notation.md is the specification.

Pieces of one colour never share an edge, so the board alone tells which pieces have been laid.
"""

import re
from dataclasses import replace
from functools import cache, lru_cache

from blockcade.core import BadNotation, Cell, Seat, Shape
from blockcade.core.parts import BAR, join_parts, parse_number, parse_setup, setup_words, split_parts
from blockcade.games.blokus.board import GRID_CELLS, Board, cells_of, mask_of
from blockcade.games.blokus.colours import COLOURS, Colour
from blockcade.games.blokus.data import GRID_SIZE
from blockcade.games.blokus.pieces import PIECE_BY_NAME, PIECES
from blockcade.games.blokus.setup import OPTIONS, any_setup, empty_board
from blockcade.games.blokus.state import LastLaid, State, Turn, TurnRule
from blockcade.games.blokus.turns import able_colours, with_blocked_found

_COLOUR_BY_LETTER = {colour.letter: colour for colour in COLOURS}
_PIECE_BY_SHAPE = {shape: piece for piece in PIECES for shape in piece.orientations}
_PARTS = ("players", "turn", "last", "left", "passed", "shared", "turns")
_LAST = re.compile(r"([BYRG]):(\w\d)@(\d{1,4})", re.ASCII)


def board_text(state: State) -> str:
    """A character for each square, row by row from the top: a dot, or the letter of a colour."""
    board = state.terms.board
    dots = b"." * len(board.cells)
    squares = int.from_bytes(dots, "big")
    for colour, mask in zip(board.colours, state.laid, strict=True):
        squares += _letters(board, colour.letter, mask)
    return squares.to_bytes(len(dots), "big").decode()


@lru_cache(maxsize=1 << 10)  # a move changes the squares of one colour
def _letters(board: Board, letter: str, mask: int) -> int:
    """What turns dots into letters of a colour, a byte a square; added for all colours, it is a board."""
    digits = f"{mask:0{GRID_CELLS}b}"[::-1].encode().translate(_marks(letter))
    size = board.size
    if size < GRID_SIZE:
        starts = range((GRID_SIZE - size) * GRID_SIZE, GRID_CELLS, GRID_SIZE)
        digits = b"".join([digits[start : start + size] for start in starts])
    return int.from_bytes(digits, "big")


@cache
def _marks(letter: str) -> bytes:
    """A table that turns the digit 1 into the distance from a dot to the letter, all else into nothing."""
    return bytes(ord(letter) - ord(".") if digit == ord("1") else 0 for digit in range(256))


def format_position(state: State) -> str:
    """Board, set-up, turn, then facts that the board does not show; empty parts are left out."""
    squares, size = board_text(state), state.terms.board.size
    rows = [squares[start : start + size] for start in range(0, len(squares), size)]
    board = "/".join(_squeezed(row) for row in rows)
    lasts = [
        f"{colour.letter}:{last.piece.name}@{last.ply}"
        for colour in state.terms.board.colours
        if (last := state.last[colour.index]) is not None
    ]
    parts = {
        "players": setup_words(state.terms.setup, OPTIONS),
        "turn": _turn_words(state),
        "last": lasts,
        "left": [str(seat) for seat in sorted(state.left)],
        "passed": [colour.letter for colour in state.terms.board.colours if colour in state.passed],
        "shared": [str(state.shared_turns)] if state.shared_turns else [],
        "turns": [str(turns) for turns in state.seat_turns] if any(state.seat_turns) else [],
    }
    return board + BAR + join_parts(parts)


def parse_position(text: str) -> State:
    """`latest` and `skipped` are not part of a position: they are only for display."""
    board, _, rest = text.partition(BAR)
    fields = split_parts(rest, _PARTS)
    setup = parse_setup(fields.get("players", []), any_setup)
    state = _with_pieces(empty_board(setup), board)
    players, known = state.terms.setup.players, state.terms.board
    state = replace(
        state,
        last=_parse_lasts(fields.get("last", []), known),
        left=frozenset(Seat(parse_number(word, players - 1)) for word in fields.get("left", [])),
        passed=frozenset(_colour(word, known) for word in fields.get("passed", [])),
        shared_turns=parse_number(fields.get("shared", ["0"])[0], 999),
        seat_turns=tuple(parse_number(word, 999) for word in fields.get("turns", ["0"] * players)),
    )
    if len(state.seat_turns) != players:
        raise BadNotation(f"'turns' needs a number for each of {players} seats")
    return _with_turn(with_blocked_found(state), fields.get("turn", []))


def _squeezed(row: str) -> str:
    return re.sub(r"\.+", lambda run: str(len(run[0])), row)


def _turn_words(state: State) -> list[str]:
    if state.turn is None:
        return ["over" if state.is_over else "draw", "ply", str(state.ply)]
    return [state.turn.colour.letter, "seat", str(state.turn.seat), "ply", str(state.ply)]


def _with_turn(state: State, words: list[str]) -> State:
    what = words[0] if words else ""
    named = dict(zip(words[1::2], words[2::2], strict=False))
    if set(named) - {"seat", "ply"} or len(words) % 2 == 0:
        raise BadNotation(f"'turn {' '.join(words)}' is not like 'turn B seat 0 ply 12'")
    state = replace(state, ply=parse_number(named.get("ply", "0"), 9999))
    if what == "draw":
        return state
    if what == "over":
        stay = [Seat(seat) for seat in range(state.terms.setup.players) if seat not in state.left]
        return replace(state, is_over=True, last_player=stay[0] if len(stay) == 1 else None)
    colour = _colour(what, state.terms.board)
    owner = state.terms.owners[colour.index]
    seat = Seat(parse_number(named.get("seat", str(owner or 0)), state.terms.setup.players - 1))
    if owner not in (None, seat):
        raise BadNotation(f"seat {seat} does not own {colour.value}")
    if colour not in able_colours(state):
        raise BadNotation(f"{colour.value} has nothing to lay, so it cannot be its turn")
    by_seat = state.terms.turn_rule is TurnRule.BY_SEAT
    return replace(state, turn=Turn(int(seat) if by_seat else state.terms.order.index(colour), colour, seat))


def _with_pieces(state: State, text: str) -> State:
    known = state.terms.board
    rows = text.split("/")
    lines = [re.sub(r"\d+", lambda run: "." * min(int(run[0]), known.size + 1), row) for row in rows]
    if len(lines) != known.size or any(len(line) != known.size for line in lines):
        raise BadNotation(f"this board has {known.size} rows of {known.size} squares, joined by '/'")
    marked: dict[Colour, list[Cell]] = {colour: [] for colour in known.colours}
    for cell, mark in zip(known.cells, "".join(lines), strict=True):
        if mark != ".":
            marked[_colour(mark, known)].append(cell)
    laid = [mask_of(cells) for cells in marked.values()]
    hands = [_hand_without(mask, colour, known) for colour, mask in zip(marked, laid, strict=True)]
    return replace(state, laid=tuple(laid), hands=tuple(hands))


def _hand_without(mask: int, colour: Colour, board: Board) -> int:
    """A full hand without the pieces on the board; each edge-connected patch is a piece."""
    hand = board.full_hand
    while mask:
        patch = mask & -mask
        while (grown := (patch | board.edge_neighbours(patch)) & mask) != patch:
            patch = grown
        piece = _PIECE_BY_SHAPE.get(Shape.of(cells_of(patch)))
        if piece is None or not hand >> piece.index & 1:
            raise BadNotation(
                f"the {colour.value} squares are not different pieces that touch only at corners"
            )
        hand ^= 1 << piece.index
        mask ^= patch
    return hand


def _parse_lasts(words: list[str], board: Board) -> tuple[LastLaid | None, ...]:
    lasts: list[LastLaid | None] = [None] * len(board.colours)
    for word in words:
        match = _LAST.fullmatch(word)
        if not match or match[2] not in PIECE_BY_NAME:
            raise BadNotation(f"{word!r} is not like B:I5@0")
        lasts[_colour(match[1], board).index] = LastLaid(PIECE_BY_NAME[match[2]], int(match[3]))
    return tuple(lasts)


def _colour(letter: str, board: Board) -> Colour:
    colour = _COLOUR_BY_LETTER.get(letter)
    if colour not in board.colours:
        letters = ", ".join(each.letter for each in board.colours)
        raise BadNotation(f"{letter!r} is not a colour here; there are {letters}")
    return colour
