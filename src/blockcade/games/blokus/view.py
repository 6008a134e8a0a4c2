"""The view of a game of Blokus: nothing is hidden, so all viewers see the same."""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache

from blockcade.core import Cell, Outcome
from blockcade.games.blokus.board import Board, bits_of
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.data import GRID_SIZE
from blockcade.games.blokus.notation import format_cell
from blockcade.games.blokus.pieces import names_in, squares_in
from blockcade.games.blokus.placing import anchors
from blockcade.games.blokus.position import board_text
from blockcade.games.blokus.scoring import colour_count, is_advanced, outcome, seat_scores
from blockcade.games.blokus.state import State, TurnRule
from blockcade.games.blokus.turns import next_for_shared

_NAMES = [format_cell(Cell(*divmod(bit, GRID_SIZE))) for bit in range(GRID_SIZE * GRID_SIZE)]


class Standing(Enum):
    PLAYING = "playing"
    BLOCKED = "blocked"  # no place left for any of its pieces, now or ever (BK-F04)
    FINISHED = "finished"  # all its pieces are laid
    LEFT = "left"  # its player left for good


@dataclass(frozen=True, slots=True)
class ColourView:
    colour: Colour
    owner: int | None  # a seat; None: all three players share the colour
    pieces: tuple[str, ...]  # not laid yet, smallest first
    squares_left: int
    standing: Standing
    bonus: int  # advanced scoring's +15 and +5, as earned so far
    score: int  # by the scoring of the table, now


@dataclass(frozen=True, slots=True)
class Laid:
    colour: Colour
    seat: int
    piece: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    size: int  # squares along an edge of the board
    board: str  # size x size characters, row by row from the top: "." or the letter of a colour
    starts: tuple[str, ...]  # the cells where first pieces begin, in the order of `colours`
    fixed_corners: bool  # each colour begins at its own start; False: at any free one
    order: tuple[Colour, ...]  # the order of turns
    colours: tuple[ColourView, ...]  # those on the board: blue, yellow, red, green; in Duo the first two
    ply: int  # the number of pieces laid and passes made
    turn: Colour | None  # None before the first seat is drawn, and when the game is over
    seat: int | None  # the seat that lays for it
    anchors: tuple[str, ...]  # a piece of that colour must cover one of these cells
    may_pass: bool
    last: Laid | None
    skipped: tuple[Colour, ...]  # colours passed over since the last piece: they had none to lay
    scores: tuple[int, ...]  # one per seat
    outcome: Outcome | None
    # Facts that the board does not show, for bots and engines that look ahead.
    is_advanced: bool  # most points win, not fewest squares left
    left: tuple[int, ...]  # seats of players who left
    next_for_shared: int | None  # the seat that lays next for the shared colour, if seats rotate
    seat_turns: tuple[int, ...]  # the number of turns of each seat, if seats take turns; else empty


_newest: list[tuple[State, View] | None] = [None]


def view_of(state: State) -> View:
    """All viewers get the same view, and while they ask for one state, the same object."""
    known = _newest[0]
    if known is None or known[0] is not state:
        known = _newest[0] = state, _made_view(state)
    return known[1]


def _made_view(state: State) -> View:
    advanced = is_advanced(state)
    turn, latest = state.turn, state.latest
    colours: list[ColourView] = []
    for colour in state.terms.board.colours:
        count, at = colour_count(state, colour), colour.index
        standing, score = _standing(state, colour), count.score(advanced=advanced)
        colours.append(
            _colour_view(colour, state.terms.owners[at], state.hands[at], standing, count.bonus, score)
        )
    return View(
        size=state.terms.board.size,
        board=board_text(state),
        starts=_start_names(state.terms.board),
        fixed_corners=state.terms.fixed_corners,
        order=state.terms.order,
        colours=tuple(colours),
        ply=state.ply,
        turn=turn.colour if turn else None,
        seat=turn.seat if turn else None,
        anchors=_cell_names(anchors(state, turn.colour)) if turn else (),
        may_pass=turn is not None and state.terms.may_pass,
        last=Laid(latest[0].colour, latest[0].seat, latest[1].name, _cell_names(latest[2]))
        if latest
        else None,
        skipped=state.skipped,
        scores=seat_scores(state),
        outcome=outcome(state),
        is_advanced=advanced,
        left=tuple(sorted(state.left)),
        next_for_shared=next_for_shared(state) if _rotates(state) else None,
        seat_turns=state.seat_turns if state.terms.turn_rule is TurnRule.BY_SEAT else (),
    )


@lru_cache(maxsize=1 << 12)  # a move changes one colour
def _colour_view(  # noqa: PLR0917 - a cache finds positions quicker than names
    colour: Colour, owner: int | None, hand: int, standing: Standing, bonus: int, score: int
) -> ColourView:
    return ColourView(colour, owner, names_in(hand), squares_in(hand), standing, bonus, score)


@cache
def _start_names(board: Board) -> tuple[str, ...]:
    return tuple(format_cell(cell) for cell in board.start_cells)


def _rotates(state: State) -> bool:
    return state.terms.shared is not None and state.terms.turn_rule is TurnRule.BY_COLOUR


def _standing(state: State, colour: Colour) -> Standing:
    if not state.hands[colour.index]:
        return Standing.FINISHED
    if colour in state.blocked:
        return Standing.BLOCKED
    return Standing.LEFT if state.terms.owners[colour.index] in state.left else Standing.PLAYING


def _cell_names(mask: int) -> tuple[str, ...]:
    return tuple([_NAMES[bit] for bit in bits_of(mask)])
