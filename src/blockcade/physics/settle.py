"""Asks the engine whether a tower stands by itself, to compare with statics."""

from collections.abc import Sequence

from blockcade.core.pose import Box, Pose
from blockcade.physics.engine import Engine
from blockcade.physics.judging import is_down
from blockcade.physics.params import COUNT_TICKS, DEFAULT, STEPS_PER_TICK, TowerParams


def settles(
    blocks: Sequence[tuple[Box, Pose]], params: TowerParams = DEFAULT, ticks: int = COUNT_TICKS
) -> bool:
    """Return True if every block is still in its place after `ticks`; all start awake."""
    engine = Engine(blocks, params, held=False)
    engine.wake()
    for _ in range(ticks):
        for _ in range(STEPS_PER_TICK):
            engine.step()
        numbered = list(enumerate(blocks))
        if all(engine.is_asleep(number) for number, _ in numbered):
            return True
        if any(
            is_down(engine.motion(number), box, pose.z, params, is_base=number == 0)
            for number, (box, pose) in numbered
        ):
            return False
    return True
