"""The state of Blokus: only the parts that change; boards and placements are shared tables."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from blockcade.core import Rebuilt, Seat, Setup
from blockcade.games.blokus.board import ALL_BOARDS, Board, mask_of
from blockcade.games.blokus.colours import COLOURS, Colour
from blockcade.games.blokus.pieces import Piece


class TurnRule(Enum):
    BY_COLOUR = "by colour"  # blue, yellow, red, green, or in the order that the seats chose
    BY_SEAT = "by seat"  # three players, `alternate`: own colour and shared colour in turn (BK-O18)


@dataclass(frozen=True)
class Terms(Rebuilt):
    """Facts that follow from the set-up for the whole game, computed once."""

    setup: Setup

    @cached_property
    def board(self) -> Board:
        return ALL_BOARDS[self.setup["board"]]

    @cached_property
    def owners(self) -> tuple[Seat | None, ...]:
        """The seat of each colour on the board, blue first; None: shared."""
        if self.setup.players == 2:  # BK-19, BK-H03
            return tuple(Seat(colour.index % 2) for colour in self.board.colours)
        chosen = [Colour(name) for name in self.setup["colours"].split(",") if name]
        seated = chosen or list(COLOURS[: self.setup.players])
        return tuple(Seat(seated.index(colour)) if colour in seated else None for colour in COLOURS)

    @cached_property
    def shared(self) -> Colour | None:
        return next((colour for colour in self.board.colours if self.owners[colour.index] is None), None)

    @cached_property
    def rotation(self) -> tuple[Seat, ...]:
        """The seats that lay for the shared colour, in the order of the players' own colours (BK-O15)."""
        return tuple(owner for owner in self.owners if owner is not None)

    @cached_property
    def turn_rule(self) -> TurnRule:
        alternate = self.setup.players == 3 and self.setup["sharedColour"] == "alternate"
        return TurnRule.BY_SEAT if alternate else TurnRule.BY_COLOUR

    @cached_property
    def order(self) -> tuple[Colour, ...]:
        """The order of turns: the sheet's with two and three players, by seat with four (BK-06, 20, 25)."""
        if self.setup.players < 4:
            return self.board.colours
        by_seat = dict(zip(self.owners, COLOURS, strict=True))
        return tuple(by_seat[Seat(seat)] for seat in range(4))

    @cached_property
    def turn_ms(self) -> int:
        return 1000 * int(self.setup["turnSeconds"])

    @cached_property
    def may_pass(self) -> bool:
        return self.setup["voluntaryPass"] == "on"

    @cached_property
    def fixed_corners(self) -> bool:
        """Whether every colour begins at its own start cell; False: at any free one (BK-D03, BK-H02)."""
        return self.board.has_own_starts or self.setup["startCorner"] == "fixed"

    @cached_property
    def start_masks(self) -> tuple[int, ...]:
        """For each colour, its start cells; the first piece must cover one of them."""
        starts = self.board.start_cells
        return tuple(mask_of([start] if self.fixed_corners else starts) for start in starts)

    @cached_property
    def is_advanced(self) -> bool:
        return self.setup["scoring"] == "advanced"

    def colours_of(self, seat: Seat) -> tuple[Colour, ...]:
        return self._colours_of_seats[seat]

    @cached_property
    def _colours_of_seats(self) -> tuple[tuple[Colour, ...], ...]:
        return tuple(
            tuple(colour for colour in self.board.colours if self.owners[colour.index] == seat)
            for seat in range(self.setup.players)
        )


@dataclass(frozen=True, slots=True)
class LastLaid:
    """A colour's last piece: the smallest one earns a bonus, and with two colours the later one counts."""

    piece: Piece
    ply: int


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat lays for a colour. `at` is the place in the order of turns: of the colour, or of the seat."""

    at: int
    colour: Colour
    seat: Seat


@dataclass(frozen=True, slots=True)
class State:
    terms: Terms
    laid: tuple[int, ...]  # a bit mask of covered cells for each colour on the board
    hands: tuple[int, ...]  # a bit mask of unplayed pieces for each colour
    last: tuple[LastLaid | None, ...]  # for each colour
    blocked: frozenset[Colour]  # cannot lay any more pieces (BK-F04); without finished colours
    left: frozenset[Seat]
    passed: frozenset[Colour]  # by choice or by the clock since the last piece was laid
    shared_turns: int  # the number of turns that the shared colour has had
    seat_turns: tuple[int, ...]  # the number of turns of each seat; only BY_SEAT counts them
    ply: int
    turn: Turn | None  # None: CHANCE must draw the first player, or the game is over
    is_over: bool
    latest: tuple[Turn, Piece, int] | None  # the last piece of all colours, and its cells; for display only
    skipped: tuple[Colour, ...]  # passed over since then; for display only
    last_player: Seat | None = None  # the others have left, so this one has won (BK-O23)
