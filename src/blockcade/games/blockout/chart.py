"""The chart of Block Out!: the heights of the towers in many games."""

from collections.abc import Sequence

from blockcade.core import Chart, Outcome, Who
from blockcade.games.blockout.data import BLOCKS
from blockcade.games.blockout.moves import Fell, Move, Stood


def tower_heights(moves: Sequence[tuple[Who, Move]], outcome: Outcome | None) -> list[int]:
    """For each tower that fell, the number of blocks that stood before; for a completed one, all blocks."""
    heights: list[int] = []
    height = 0
    for _, move in moves:
        match move:
            case Stood(poses):
                height = len(poses)
            case Fell():
                heights.append(height)
            case _:
                pass
    return [*heights, height] if outcome and height == BLOCKS else heights


TOWER_HEIGHTS = Chart(
    key="tower_heights",
    title=f"towers by height: blocks that stood when the next one fell, {BLOCKS} for a completed tower",
    unit="blocks",
    numbers=range(1, BLOCKS + 1),
    of=tower_heights,
)
