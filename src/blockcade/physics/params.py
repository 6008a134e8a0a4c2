"""The numbers of the tower: wood, hand, engine settings verdicts. The reasons are in docs/physics.md."""

import hashlib
import math
from dataclasses import astuple, dataclass

from blockcade.core.pose import UNITS_PER_MM

TICKS_PER_SECOND = 30  # how often the hand is read and poses are sent
STEPS_PER_TICK = 8  # 240 steps a second
COUNT_TICKS = 3 * TICKS_PER_SECOND  # the spoken count after letting go
TUMBLE_TICKS = 4 * TICKS_PER_SECOND // 3  # a fallen tower is shown so long before the verdict
COUNT_EXTRA_TICKS = 3 * TICKS_PER_SECOND  # while something moves the simulation goes on, at most this long
HOLD_TICKS = 60 * TICKS_PER_SECOND  # the time for letting go, if other players wait
MOST_TICKS = 600 * TICKS_PER_SECOND  # no placement is longer: traces and frames count ticks in 16 bits
REACH_UNITS = 300 * UNITS_PER_MM  # the hand stays above this square of the table, each way from the site
CEILING_UNITS = 500 * UNITS_PER_MM


@dataclass(frozen=True, slots=True)
class TowerParams:
    """Lengths in millimetres, angles in radians, times in seconds, unless the name says otherwise."""

    scale: float = 20.0  # lengths as the engine sees them: at 1 yawed blocks lose contact points
    iterations: int = 16
    softness: tuple[float, float] = (480.0, 5.0)  # contacts: frequency and damping ratio
    static_softness: tuple[float, float] = (960.0, 5.0)  # contacts with the table
    density: float = 650.0  # kg/m³: wood
    friction: float = 0.45
    gravity: float = 9.81
    hand_rate: float = 60.0  # the spring of the hand, critically damped, per second
    hand_reach_mm: float = 4.0  # limits the push: this stretch gives 1.5 times the weight
    hand_turn_reach: float = 0.10  # the same for turning
    hand_speed_mm: float = 400.0  # the greatest speed of the hand, per second
    hand_turn_speed: float = math.pi  # a quarter turn takes half a second
    foul_weights: float = 0.03  # a touch is a foul from this share of the block's weight
    foul_steps: int = 2  # in this many steps one after another
    foul_edge_mm: float = 1.0  # a contact this close to the upper face counts as on it
    leaning: float = math.radians(4)  # no touch is a foul once the tower leans this far
    fall_tilt: float = math.radians(20)
    fall_sink_mm: float = 6.0
    fall_table_mm: float = 1.0  # a corner this low rests on the table
    still_speed_mm: float = 3.0
    still_turn: float = 0.05
    still_ticks: int = 5

    @property
    def id(self) -> str:
        """Eight letters that change with any number; every trace keeps them."""
        return hashlib.sha256(repr(astuple(self)).encode()).hexdigest()[:8]


DEFAULT = TowerParams()
