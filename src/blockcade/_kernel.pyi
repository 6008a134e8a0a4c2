"""The C++ kernel of Blokus: boards, legal moves and search, for speed only; the rules stand in games.blokus.

Colours are numbers from 0 (blue, yellow, red, green; Duo has two). Cells are numbered row by row from the top
left. A move is the number of a placement: the place in the canonical order of games.blokus.board's tables.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

FEATURES: tuple[str, ...]  # what the prior knows of a move
PHASES: int  # parts of a game with weights of their own
INPUTS: tuple[str, ...]  # what the value network knows of a colour
HIDDEN: int  # units between its inputs and its answer
SETTINGS: Mapping[str, float]  # every number the search can be tuned with, and its value unless told

def has_avx2() -> bool:
    """Whether this machine may load the faster build."""

class Position:
    """A board and whose turn it is. Colours that cannot lay are passed over by themselves."""

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
        seat: int = -1,  # whose turn it is; needed where seats take turns
        shared_turns: int = 0,  # how often the shared colour has been to move
        seat_turns: Sequence[int] = (),  # not empty: seats take turns, laying own and shared colour by turns
        gone: int = 0,  # bit mask of seats that have left
        last_small: int = 0,  # bit mask of colours whose last piece was the single square
        all_bonus: int = 15,
        small_bonus: int = 5,
    ) -> Position:
        """Any position; hands follow from the board. ValueError if the board cannot be."""
    def copy(self) -> Position: ...
    @property
    def variant(self) -> str: ...
    @property
    def size(self) -> int:
        """Cells along an edge: 20 or 14."""
    @property
    def fixed_corners(self) -> bool:
        """Whether each colour has a place to begin; so it always is in Duo."""
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
        """Who lays for it; -1 when the game is over."""
    @property
    def ply(self) -> int:
        """How many pieces lie."""
    @property
    def hands(self) -> tuple[int, ...]:
        """A bit mask of pieces for each colour, as games.blokus.pieces numbers them."""
    @property
    def cells(self) -> bytes:
        """The board as `of` takes it."""
    @property
    def out(self) -> int:
        """A bit mask of colours: those known to have no move left. It may be true of others."""
    def legal(self) -> list[int]:
        """All moves of the colour to move, ascending; empty when the game is over."""
    def legal_of(self, colour: int) -> list[int]:
        """The same for any colour, as if it were its turn."""
    def play(self, move: int) -> None:
        """Lays a piece of the colour to move. ValueError, and nothing changed, if it is not legal."""
    def play_as(self, colour: int, move: int) -> None:
        """The same for any colour; the turn goes on after it."""
    def points(self) -> list[int]:
        """By colour: squares laid, with bonuses."""
    def seat_points(self) -> list[int]: ...
    def perft(self, depth: int) -> int:
        """How many lines of play there are."""
    def key(self) -> int:
        """A hash of the whole position."""

def cells_of(variant: str, move: int) -> tuple[int, ...]:
    """The cells of a placement, ascending."""

def piece_of(variant: str, move: int) -> int:
    """Its piece, as games.blokus.pieces numbers them."""

def move_of(variant: str, cells: Sequence[int]) -> int:
    """The placement with just these cells; -1 if no piece lies like that."""

def move_count(variant: str) -> int: ...
def built_in_weights(variant: str = "classic") -> list[list[float]]:
    """Of the prior: a row for each phase, a number for each feature."""

def features(position: Position) -> tuple[list[int], NDArray[np.float32]]:
    """The legal moves, and a row of features for each."""

def playouts(position: Position, count: int, seed: int = 0) -> list[float]:
    """By colour: mean points of playouts to the end of the game, with no search. Equal seeds, equal means."""

def phase_of(position: Position) -> int:
    """Which row of the prior's weights counts here. ValueError when the game is over."""

def built_in_network() -> list[float]:
    """Of the value network: inputs to units, by input; biases of units; units to answer; its bias."""

def outlook(position: Position) -> NDArray[np.float32]:
    """What the value network sees: a row of inputs for each colour."""

def expected_points(position: Position, network: NDArray[np.float32] | None = None) -> list[float]:
    """By colour: points at the end, as the network guesses them at a glance; None: the one built in."""

class Candidate:
    """What a search found out about one move."""

    move: int
    visits: int
    prior: float
    win: list[float]  # by seat: chance to win, ties shared
    points: list[float]  # by colour: expected points at the end
    value: float  # for the seat that moves: what the search maximises, 0 to 1

class Thought:
    """The answer of a search, best move first."""

    move: int
    playouts: int
    reused: int  # visits that an earlier search had already made
    seconds: float
    cpu_seconds: float
    exact: bool  # the rest of the game was searched to its end; visits then only tell which are best
    win: list[float]
    points: list[float]
    candidates: list[Candidate]
    line: list[int]  # the expected continuation

class Search:
    """A tree that outlives one move: what was found about a position is used again when it is reached."""

    def __init__(
        self,
        *,
        threads: int = 1,
        memory_mb: int = 256,
        seed: int = 0,
        weights: NDArray[np.float32]
        | None = None,  # [PHASES, FEATURES] of the prior; None: the ones built in
        network: NDArray[np.float32] | None = None,  # as built_in_network has it; None: that one
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

        With `cpu_clock` the seconds are CPU time of this process. `early_stop`: as soon as no move can
        overtake.

        One thread and a limit of playouts only: equal seeds give equal answers.
        """
    def stop(self) -> None:
        """Ends a running `think` soon; to be called from another thread."""
    def forget(self) -> None:
        """Drops the tree."""
    @property
    def memory_bytes(self) -> int: ...
