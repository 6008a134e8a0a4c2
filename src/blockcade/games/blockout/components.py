"""The contents of the box, as plain data for drawing and simulation."""

from collections import Counter
from collections.abc import Mapping

from blockcade.core import Setup
from blockcade.core.pose import UNITS_PER_MM
from blockcade.games.blockout.cards import blocks_of, box_of, deck_of
from blockcade.games.blockout.data import (
    ACTION_CARDS,
    AGES,
    BLOCKS,
    CONTRADICT_MS,
    COUNT_MS,
    EDITIONS,
    FALL_DRAW,
    HAND,
    MINUTES,
    TAKE_BACK_MS,
    VOTE_MS,
    Size,
)


def _edition(name: str) -> dict[str, object]:
    blocks = [
        {
            "name": str(block),
            "size": block.size.name.lower(),
            "colour": block.colour.name.lower(),
            "box": list(box_of(name, block)),  # width, depth, height in units
        }
        for block in blocks_of(name)
    ]
    deck = Counter(deck_of(Setup(2, (("actionCards", ACTION_CARDS[0]), ("edition", name)))))
    return {
        "age": AGES[name],
        "colours": [colour.name.lower() for colour in EDITIONS[name]],
        "blocks": blocks,
        "cards": [{"card": str(card), "copies": copies} for card, copies in sorted(deck.items())],
    }


COMPONENTS: Mapping[str, object] = {
    "editions": {name: _edition(name) for name in EDITIONS},
    "sizes": [size.name.lower() for size in Size],
    "unitsPerMm": UNITS_PER_MM,
    "blocks": BLOCKS,
    "hand": HAND,
    "fallDraw": FALL_DRAW,
    "minutes": MINUTES,
    "countMs": COUNT_MS,
    "contradictMs": CONTRADICT_MS,
    "takeBackMs": TAKE_BACK_MS,
    "voteMs": VOTE_MS,
}
