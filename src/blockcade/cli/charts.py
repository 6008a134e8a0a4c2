"""What is worth counting in one game only: numbers, and a chart of how often each occurred."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from blockcade.api import Match
from blockcade.games.blockout.data import BLOCKS
from blockcade.games.blockout.moves import Fell, Stood
from blockcade.record import Weighed


@dataclass(frozen=True, slots=True)
class Chart:
    key: str  # in JSON
    title: str
    unit: str  # what the numbers count
    numbers: Sequence[int]  # that can occur
    of: Callable[[Match], list[int]]  # all that occurred in one game

    def counted(self, occurred: Iterable[int]) -> dict[int, int]:
        counts = Counter(occurred)
        return {number: counts[number] for number in self.numbers}


def tower_heights(match: Match) -> list[int]:
    """For each tower that fell, the blocks that had stood; for one that was completed, all of them."""
    heights: list[int] = []
    height = 0
    for event in match.events:
        if not isinstance(event, Weighed):
            continue
        match match.game.parse_move(event.move):
            case Stood(poses):
                height = len(poses)
            case Fell():
                heights.append(height)
            case _:
                pass
    outcome = match.outcome
    return [*heights, height] if outcome and height == BLOCKS else heights


CHARTS: Mapping[str, Chart] = {
    "blockout": Chart(
        "tower_heights",
        f"towers by height: blocks that stood when the next one fell, {BLOCKS} for a completed tower",
        "blocks",
        range(1, BLOCKS + 1),
        tower_heights,
    )
}
