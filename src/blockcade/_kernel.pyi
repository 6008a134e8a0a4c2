"""The C++ kernel of Blokus: boards, legal moves and search, for speed only; games.blokus defines the rules.

Colours are numbers from 0 (blue, yellow, red, green; Duo has two). Cells are numbered row by row from the top
left. A move is the number of a placement: its index in the canonical order of games.blokus.board's tables.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

FEATURES: tuple[str, ...]  # the features of a move that the prior uses
PHASES: int  # the number of parts of a game with their own weights
INPUTS: tuple[str, ...]  # the inputs of the value network for a colour
HIDDEN: int  # the number of units in its hidden layer
SETTINGS: Mapping[str, float]  # all parameters of the search, with their defaults

def has_avx2() -> bool:
    """Whether this machine may load the faster build."""

class Position:
    """A board and the colour to move. Colours that cannot lay are passed over automatically."""

    def __init__(self, variant: str, *, fixed_corners: bool = True) -> None:
        """Before the first move of "classic", "classic_2", "classic_3" or "duo"; ValueError otherwise."""
    @staticmethod
    def of(
        variant: str,
        *,
        fixed_corners: bool,
        cells: bytes,  # size x size, row by row from the top: 0 free, else 1 + colour
        turn: int,  # a colour
        owners: Sequence[int],  # the seat of each colour; -1: shared
        order: Sequence[int],  # the colours in the order of their turns
        seat: int = -1,  # the seat to move; needed where seats take turns
        shared_turns: int = 0,  # the number of turns that the shared colour has had
        seat_turns: Sequence[int] = (),  # not empty: seats take turns and lay own and shared colour in turn
        gone: int = 0,  # bit mask of seats that have left
        last_small: int = 0,  # bit mask of colours whose last piece was the single square
        all_bonus: int = 15,
        small_bonus: int = 5,
    ) -> Position:
        """Any position; hands follow from the board. ValueError if the board is impossible."""
    def copy(self) -> Position:
        """Copies and unpickled positions search and score like the original."""
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, memo: dict[int, object]) -> Position: ...
    def __getstate__(self) -> tuple[object, ...]:
        """The first position, and the moves since."""
    def __setstate__(self, state: tuple[object, ...]) -> None:
        """Raises ValueError or TypeError if the state is no position."""
    @property
    def variant(self) -> str: ...
    @property
    def size(self) -> int:
        """Cells along an edge: 20 or 14."""
    @property
    def fixed_corners(self) -> bool:
        """Whether each colour has its own start cell; always true in Duo."""
    @property
    def players(self) -> int: ...
    @property
    def colours(self) -> int: ...
    @property
    def owners(self) -> tuple[int, ...]:
        """The seat of each colour; -1: shared."""
    @property
    def turn(self) -> int:
        """The colour that lays next; -1 when the game is over."""
    @property
    def seat(self) -> int:
        """The seat that lays next; -1 when the game is over."""
    @property
    def ply(self) -> int:
        """The number of pieces on the board."""
    @property
    def hands(self) -> tuple[int, ...]:
        """A bit mask of pieces for each colour, as games.blokus.pieces numbers them."""
    @property
    def cells(self) -> bytes:
        """The board in the format of `of`."""
    @property
    def out(self) -> int:
        """A bit mask of colours that are known to have no move left. There may be others."""
    def legal(self) -> list[int]:
        """All moves of the colour to move, ascending; empty when the game is over."""
    def legal_of(self, colour: int) -> list[int]:
        """The same for any colour, as if it were its turn."""
    def play(self, move: int) -> None:
        """Lays a piece of the colour to move. If it is not legal: ValueError, and nothing changes."""
    def play_as(self, colour: int, move: int) -> None:
        """The same for any colour; the next turn follows that colour."""
    def points(self) -> list[int]:
        """By colour: squares laid, with bonuses."""
    def seat_points(self) -> list[int]: ...
    def perft(self, depth: int) -> int:
        """The number of lines of play of this depth."""
    def key(self) -> int:
        """A hash of the whole position."""

def cells_of(variant: str, move: int) -> tuple[int, ...]:
    """The cells of a placement, ascending."""

def piece_of(variant: str, move: int) -> int:
    """The piece of a placement, as games.blokus.pieces numbers them."""

def move_of(variant: str, cells: Sequence[int]) -> int:
    """The placement with exactly these cells; -1 if there is none."""

def move_count(variant: str) -> int: ...
def built_in_weights(variant: str = "classic") -> list[list[float]]:
    """The weights of the prior: a row for each phase, a number for each feature."""

def features(position: Position) -> tuple[list[int], NDArray[np.float32]]:
    """The legal moves, and a row of features for each."""

def playouts(position: Position, count: int, seed: int = 0) -> list[float]:
    """By colour: mean points of playouts to the end of the game, without search. Equal seeds, equal means."""

def phase_of(position: Position) -> int:
    """The row of the prior's weights for this position. ValueError when the game is over."""

def built_in_network() -> list[float]:
    """The weights of the value network: inputs to units, by input; unit biases; units to output; its bias."""

def outlook(position: Position) -> NDArray[np.float32]:
    """The inputs of the value network: a row for each colour."""

def expected_points(position: Position, network: NDArray[np.float32] | None = None) -> list[float]:
    """By colour: final points as the network estimates them, without search; None: the built-in network."""

class Candidate:
    """The result of a search for one move."""

    move: int
    visits: int
    prior: float
    win: list[float]  # by seat: chance to win, ties shared
    points: list[float]  # by colour: expected points at the end
    value: float  # for the seat to move, 0 to 1: the search maximises it

class Thought:
    """The answer of a search, best move first."""

    move: int
    playouts: int
    reused: int  # visits from an earlier search
    seconds: float
    cpu_seconds: float
    exact: bool  # the rest of the game was searched to its end; visits then only mark the best moves
    win: list[float]
    points: list[float]
    candidates: list[Candidate]
    line: list[int]  # the expected continuation

class Search:
    """A search tree that is kept between moves: results for a position are used again when it is reached."""

    def __init__(
        self,
        *,
        threads: int = 1,
        memory_mb: int = 256,
        seed: int = 0,
        weights: NDArray[np.float32]
        | None = None,  # [PHASES, FEATURES] of the prior; None: the ones built in
        network: NDArray[np.float32] | None = None,  # in the format of built_in_network; None: that one
        settings: Mapping[str, float] | None = None,
    ) -> None: ...
    def think(
        self,
        position: Position,
        *,
        seconds: float = 0.0,
        playouts: int = 0,
        early_stop: bool = True,
        cpu_clock: bool = False,
    ) -> Thought:
        """Searches until time or playouts are used up (0: no such limit); other threads run meanwhile.

        With `cpu_clock` the seconds are CPU time of this process. `early_stop` ends the search when no other
        move can overtake the best.

        With one thread and only a limit of playouts, equal seeds give equal answers.
        """
    def stop(self) -> None:
        """Ends a running `think` soon; call it from another thread."""
    def forget(self) -> None:
        """Drops the tree."""
    @property
    def memory_bytes(self) -> int: ...
