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
    def undo(self) -> int:
        """Takes the last move back and returns it; the position is then exactly the one before.

        It replays the moves before it. ValueError, and nothing changes, where the position began: before the
        first move, or as `of` set it up."""
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

def find_placements(variant: str, attach: bytes, forbidden: bytes, hand: int) -> list[int]:
    """The legal placements, ascending, of a colour with this hand.

    Masks have a bit for each cell of the rules' grid, in 50 bytes, little-endian: cells of which a piece must
    cover one, and cells that it may not cover. ValueError if one has another size."""

def has_placement(variant: str, attach: bytes, forbidden: bytes, hand: int) -> bool:
    """Whether there is one."""

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

class Batch:
    """Many games of one variant that step together, with arrays of what is seen of each.

    Arrays are views of the batch's memory, without a copy: the next step overwrites them. A game that ends
    begins anew within the same step; `ended`, `rewards` and `points` tell of the one that ended.
    """

    def __init__(
        self,
        variant: str,
        games: int,
        *,
        seed: int = 0,  # of `sample`; the game itself has no luck
        fixed_corners: bool = True,
        advanced: bool = False,  # bonuses count
        dense: bool = False,  # fills `mask`
        planes: bool = True,  # fills `planes`, `hands` and `last`
        threads: int = 1,
    ) -> None: ...
    def step(self, actions: NDArray[np.int32]) -> None:
        """One move in every game. If one is not legal: ValueError naming its game, and nothing changes."""
    def reset(self) -> None:
        """Begins every game anew."""
    def set_game(self, game: int, moves: Sequence[int]) -> None:
        """Plays a game anew to a position before its end; `refresh` shows it. ValueError likewise."""
    def refresh(self) -> None: ...
    def sample(self) -> NDArray[np.int32]:
        """A legal action for every game, each equally likely."""
    def moves(self, game: int) -> list[int]:
        """The moves of a game since it began."""
    luck: list[int]  # the state of `sample`, two numbers a game
    @property
    def players(self) -> int: ...
    @property
    def colours(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def actions(self) -> int:
        """The number of placements."""
    @property
    def planes(self) -> NDArray[np.uint8]:
        """[games, colours + 3, size, size], the colour to move first, then in the order of turns: cells
        covered by each colour; cells of which the next piece must cover one; cells that it may cover; the
        newest piece."""
    @property
    def hands(self) -> NDArray[np.uint8]:
        """[games, colours, 21] in the same order: the pieces not yet laid."""
    @property
    def last(self) -> NDArray[np.int32]:
        """[games, colours] in the same order: the last move of each colour, or -1."""
    @property
    def mask(self) -> NDArray[np.uint8]:
        """[games, actions]: the legal ones. Without `dense` it has no rows."""
    @property
    def legal(self) -> NDArray[np.int32]:
        """The legal actions of all games in turn, ascending; `offsets` says where each game begins."""
    @property
    def offsets(self) -> NDArray[np.int32]: ...
    @property
    def colour(self) -> NDArray[np.int8]:
        """The colour to move in each game."""
    @property
    def seat(self) -> NDArray[np.int8]: ...
    @property
    def rewards(self) -> NDArray[np.float32]:
        """[games, players]: 0 until the game ends, then they sum to 0; a lone winner gets 1."""
    @property
    def points(self) -> NDArray[np.int16]:
        """[games, players]: of the game that ended last."""
    @property
    def ended(self) -> NDArray[np.uint8]:
        """Whether the last step ended the game."""

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
