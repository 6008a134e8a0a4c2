"""Makes puzzles of Blokus from self-played games, in a mixture of kinds; most positions are turned down."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from blockcade.puzzles.blokus.make_alone import alone
from blockcade.puzzles.blokus.make_choice import choice_in_ending, choice_in_middle
from blockcade.puzzles.blokus.make_duel import duel
from blockcade.puzzles.blokus.selfplay import Played, played
from blockcade.puzzles.puzzle import Puzzle
from blockcade.puzzles.slugs import Tag

# The largest share of each idea: kinds that games bring often must wait for the others.
_MOST: Mapping[Tag, float] = {
    "packing": 0.2,
    "squares": 0.2,
    "order": 0.15,
    "lane": 0.25,
    "deny": 0.2,
    "ending": 0.15,
    "middle-game": 0.15,
}
_HEAD_START = 10  # of all kinds together, before shares count
_MAKERS: Mapping[Callable[[Played, random.Random], Iterator[Puzzle]], tuple[Tag, ...]] = {
    alone: ("packing", "squares", "order"),
    duel: ("lane", "deny"),
    choice_in_ending: ("ending",),
    choice_in_middle: ("middle-game",),
}


def make(seed: int) -> Iterator[Puzzle]:
    """From a game at most one puzzle of each maker and seat."""
    luck = random.Random(f"blokus {seed}")  # noqa: S311 - not a secret
    counts: Counter[Tag] = Counter()
    while True:
        game = played(luck)
        for maker, tags in _MAKERS.items():
            if not any(_is_wanted(tag, counts) for tag in tags):
                continue
            for puzzle in maker(game, luck):
                if _is_wanted(puzzle.tag, counts):
                    counts[puzzle.tag] += 1
                    yield puzzle


def _is_wanted(tag: Tag, counts: Counter[Tag]) -> bool:
    return counts[tag] < _MOST[tag] * (counts.total() + _HEAD_START)
