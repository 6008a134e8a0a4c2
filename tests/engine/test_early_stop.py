"""A search ends early only when more of it would not change the answer."""

from blockcade.engine.kernel import Position, Search, Thought

# Duo, the second player to move: at 18,944 of 20,000 playouts no move could get as many visits as the first,
# and the second was worth more.
MOVES = (13205, 9892, 11488, 12513, 7933, 11753, 12729)
LIMIT = 20_000
PART_KNOWN = 10  # moves with a tenth of the most visits have a value that counts


def think(*moves: int, early_stop: bool = True) -> Thought:
    position = Position("duo")
    for move in moves:
        position.play(move)
    return Search(seed=1004, memory_mb=64).think(position, playouts=LIMIT, early_stop=early_stop)


def has_better_rival(thought: Thought) -> bool:
    best = thought.candidates[0]
    return any(
        rival.value > best.value
        for rival in thought.candidates[1:]
        if rival.visits * PART_KNOWN >= best.visits
    )


def test_a_search_goes_on_while_a_rival_is_worth_more() -> None:
    assert think(*MOVES).playouts == LIMIT


def test_what_ended_early_has_no_better_rival() -> None:
    ended = [thought for ply in range(len(MOVES)) if (thought := think(*MOVES[:ply])).playouts < LIMIT]
    assert ended
    assert not any(has_better_rival(thought) for thought in ended)
