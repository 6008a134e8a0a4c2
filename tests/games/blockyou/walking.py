"""Random games of BlockYou!: mostly sensible lays, every draw is a step, and players may leave."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from blockcade.core import Seat, Setup, Who
from blockcade.games.blockyou.moves import Move
from blockcade.games.blockyou.sense import lays_without_fault
from blockcade.games.blockyou.state import State
from blockcade.testkit import in_order
from tests.games.blockyou.tables import BLOCKYOU

LONGEST = 3000  # steps; such a game takes about 200
SEEDS = st.integers(0, 2**32)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any number of players, 1 included, with any options."""
    players = draw(st.sampled_from((1, *BLOCKYOU.players)))
    chosen = {
        option.key: draw(st.sampled_from(option.values))
        for option in BLOCKYOU.options
        if option.key != "solo"
    }
    return BLOCKYOU.setup(players, {**chosen, **({"solo": "on"} if players == 1 else {})})


@dataclass(frozen=True, slots=True)
class Step:
    before: State
    who: Who
    move: Move | None  # None: left
    after: State


class Wanderer:
    """Lays without a fault more often than not; equal seeds give equal walks."""

    def __init__(self, setup: Setup, seed: int, *, leaving: bool) -> None:
        self.random = random.Random(f"wander {seed}")
        self.state = BLOCKYOU.initial(setup)
        self.leaving = leaving

    def steps(self) -> Iterator[Step]:
        for _ in range(LONGEST):
            if not BLOCKYOU.to_act(self.state):
                return
            step = self._leave() if self.leaving and self.random.random() < 0.01 else self._move()
            yield step
            self.state = step.after
        raise AssertionError(f"no end after {LONGEST} steps: {BLOCKYOU.format_position(self.state)}")

    def _move(self) -> Step:
        who = self.random.choice(in_order(BLOCKYOU.to_act(self.state)))
        moves = BLOCKYOU.legal_moves(self.state, who)
        if self.random.random() < 0.85:
            moves = lays_without_fault(self.state, who, moves)
        move = self.random.choice(moves)
        return Step(self.state, who, move, BLOCKYOU.apply(self.state, who, move))

    def _leave(self) -> Step:
        seat = Seat(self.random.choice(self.state.present))
        return Step(self.state, seat, None, BLOCKYOU.leave(self.state, seat))


def walk(setup: Setup, seed: int, *, leaving: bool = False) -> list[Step]:
    return list(Wanderer(setup, seed, leaving=leaving).steps())
