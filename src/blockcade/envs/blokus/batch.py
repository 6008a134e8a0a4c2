"""Many games of Blokus at once, in C++: for learners that need millions of positions."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from blockcade.engine.kernel import Batch

VARIANTS = ("classic", "classic_2", "classic_3", "duo")


class BlokusBatch:
    """`n` games that step together. The arrays are views of the batch's memory: the next `step` overwrites
    them.

    A game that ends begins anew within the same step: `ended`, `rewards` and `points` tell of the one that
    ended, and everything else of the new one. Games of equal numbers of earlier actions are equal: Blokus
    has no luck. The seed is that of `sample`, which draws random legal actions.

    Examples:
        >>> batch = BlokusBatch("duo", 2, seed=1)
        >>> batch.planes.shape, batch.hands.shape, len(batch.legal_of(0))
        ((2, 5, 14, 14), (2, 2, 21), 414)
        >>> batch.step(batch.sample())
        >>> batch.seat.tolist()
        [1, 1]
    """

    def __init__(
        self,
        variant: str,
        n: int,
        seed: int = 0,
        *,
        fixed_corners: bool = True,
        scoring: str = "basic",
        dense: bool = False,
        planes: bool = True,
        threads: int = 1,
    ) -> None:
        if scoring not in ("basic", "advanced"):
            raise ValueError(f"scoring is 'basic' or 'advanced', not {scoring!r}")
        self._asked = (variant, n, seed, fixed_corners, scoring, dense, planes, threads)
        self._batch = Batch(
            variant,
            n,
            seed=seed,
            fixed_corners=fixed_corners,
            advanced=scoring == "advanced",
            dense=dense,
            planes=planes,
            threads=threads,
        )
        self.variant, self.n = variant, n
        self.players, self.colours = self._batch.players, self._batch.colours
        self.size, self.actions = self._batch.size, self._batch.actions
        for name in (
            "planes",
            "hands",
            "last",
            "mask",
            "offsets",
            "colour",
            "seat",
            "rewards",
            "points",
            "ended",
        ):
            setattr(self, name, getattr(self._batch, name))

    planes: NDArray[np.uint8]
    """[n, colours + 3, size, size], the colour to move first, then in the order of turns: cells covered by
    each colour; cells of which the next piece must cover one; cells that it may cover; the newest piece.
    """
    hands: NDArray[np.uint8]
    """[n, colours, 21] in the same order: the pieces not yet laid."""
    last: NDArray[np.int32]
    """[n, colours] in the same order: the last action of each colour, or -1."""
    mask: NDArray[np.uint8]
    """[n, actions] with `dense=True`, else without rows."""
    offsets: NDArray[np.int32]
    """[n + 1]: where the legal actions of each game begin in `legal`."""
    colour: NDArray[np.int8]
    """The colour to move in each game."""
    seat: NDArray[np.int8]
    """The seat to move in each game."""
    rewards: NDArray[np.float32]
    """[n, players]: of the last step; not 0 only where a game ended. They sum to 0, and a lone winner gets
    1.
    """
    points: NDArray[np.int16]
    """[n, players]: squares laid, with bonuses if scoring is advanced, of the game that ended last."""
    ended: NDArray[np.uint8]
    """1 where the last step ended a game."""

    @property
    def legal(self) -> NDArray[np.int32]:
        """The legal actions of all games, one game after another, ascending."""
        return self._batch.legal

    def legal_of(self, game: int) -> NDArray[np.int32]:
        if not 0 <= game < self.n:
            raise IndexError(f"no game {game}")
        return self.legal[self.offsets[game] : self.offsets[game + 1]]

    def reset(self) -> None:
        """Begins every game anew; `sample` goes on with its luck."""
        self._batch.reset()

    def step(self, actions: ArrayLike) -> None:
        """One action in every game. If one is not legal: ValueError naming its game, and nothing changes."""
        wanted = np.asarray(actions)
        if wanted.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {wanted.dtype}")
        if wanted.shape != (self.n,):
            raise ValueError(f"{self.n} games need as many actions, not an array of shape {wanted.shape}")
        if wanted.size and (wanted.min() < 0 or wanted.max() >= self.actions):
            at = int(np.flatnonzero((wanted < 0) | (wanted >= self.actions))[0])
            raise ValueError(f"action {wanted[at]} of game {at} is not legal")
        self._batch.step(np.ascontiguousarray(wanted, np.int32))

    def sample(self) -> NDArray[np.int32]:
        """A legal action for every game, each equally likely."""
        return self._batch.sample()

    def moves(self, game: int) -> list[int]:
        """The actions of a game since it began."""
        return self._batch.moves(game)

    def set_games(self, moves: Sequence[Sequence[int]]) -> None:
        """Puts every game where these actions lead; none may be over. If one is not legal, nothing
        changes.
        """
        if len(moves) != self.n:
            raise ValueError(f"{self.n} games need as many lists of moves, not {len(moves)}")
        before = [self.moves(game) for game in range(self.n)]
        try:
            for game, line in enumerate(moves):
                self._batch.set_game(game, list(line))
        except ValueError:
            for game, line in enumerate(before):
                self._batch.set_game(game, line)
            raise
        finally:
            self._batch.refresh()

    def save(self) -> dict[str, Any]:
        """All that `restore` needs, as plain values."""
        return {
            "moves": [self.moves(game) for game in range(self.n)],
            "luck": list(self._batch.luck),
            "told": (self.rewards.copy(), self.points.copy(), self.ended.copy()),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        self.set_games(saved["moves"])
        self._batch.luck = saved["luck"]
        for array, kept in zip((self.rewards, self.points, self.ended), saved["told"], strict=True):
            array[:] = kept

    def copy(self) -> "BlokusBatch":
        """An independent batch in the same positions, with the same luck to come."""
        return _restored(self._asked, self.save())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "BlokusBatch":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._asked, self.save())


def _restored(asked: tuple[Any, ...], saved: dict[str, Any]) -> BlokusBatch:
    variant, n, seed, fixed_corners, scoring, dense, planes, threads = asked
    batch = BlokusBatch(
        variant,
        n,
        seed,
        fixed_corners=fixed_corners,
        scoring=scoring,
        dense=dense,
        planes=planes,
        threads=threads,
    )
    batch.restore(saved)
    return batch
