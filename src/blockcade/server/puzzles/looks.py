"""Shows what a question asks about: the positions after the moves that it names, before gravity answers."""

from functools import lru_cache

import msgspec

from blockcade.core import RuleError, Seat
from blockcade.puzzles import get, position


@lru_cache(maxsize=256)
def looks_of(puzzle_id: str) -> dict[str, msgspec.Raw]:
    """By move: the solver's view of the position where it leads. Empty: the puzzle asks for any move."""
    puzzle = get(puzzle_id)
    if not puzzle.choices:
        return {}
    game, state = position(puzzle)
    looks: dict[str, msgspec.Raw] = {}
    for text in (*puzzle.choices, *puzzle.free.values()):
        try:
            after = game.apply(state, Seat(puzzle.seat), game.parse_move(text))
        except RuleError:  # "yes", or a number
            continue
        view = game.view_for(after, Seat(puzzle.seat))
        looks[text] = msgspec.Raw(msgspec.json.encode(view))
    return looks
