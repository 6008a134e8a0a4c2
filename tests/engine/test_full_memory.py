"""A search with full memory: it goes on, and does not trust moves that it has hardly searched."""

import pytest
from bench.engine import fixed_game

from blockcade.engine.kernel import Position, Search

CHEAP = 0.05  # the loss in win probability that a move may have: more is a blunder


def worth(position: Position, move: int) -> float:
    """The mover's win probability after the move, by a search of the answers."""
    after = position.copy()
    after.play(move)
    return Search(seed=9, memory_mb=64).think(after, playouts=6000, early_stop=False).win[position.seat]


@pytest.mark.slow
@pytest.mark.parametrize(("ply", "seed"), [(14, 1), (14, 3), (20, 2), (20, 3)])
def test_a_search_that_fills_its_memory_chooses_no_move_that_it_has_hardly_looked_into(
    ply: int, seed: int
) -> None:
    position = fixed_game().position_at(ply)
    cramped, roomy = (
        Search(seed=seed, memory_mb=memory).think(position, playouts=40_000, early_stop=False)
        for memory in (8, 256)
    )
    assert worth(position, cramped.move) > worth(position, roomy.move) - CHEAP


@pytest.mark.slow
def test_what_is_kept_for_the_next_move_leaves_room_to_think_on() -> None:
    position, search = fixed_game().position_at(14), Search(seed=1, memory_mb=8)
    for _ in range(4):
        thought = search.think(position, playouts=20_000, early_stop=False)
        assert thought.playouts == 20_000
        position.play(thought.move)
    assert search.memory_bytes < 8 << 20
    fresh = Search(seed=1, memory_mb=64).think(position, playouts=6000, early_stop=False)
    assert worth(position, search.think(position, playouts=20_000).move) > worth(position, fresh.move) - CHEAP
