"""Decides when a block counts as fallen, and when as still."""

import math

from blockcade.core.pose import UNITS_PER_MM, Box
from blockcade.physics.engine import Motion, lowest_corner, tilt
from blockcade.physics.params import TowerParams


def is_down(motion: Motion, box: Box, height: float, params: TowerParams, *, is_base: bool) -> bool:
    """Say whether a block leans too far, is far below its `height`, or lies on the table as no base."""
    if tilt(motion.turn) > params.fall_tilt:
        return True
    if motion.centre[2] < height - params.fall_sink_mm * UNITS_PER_MM:
        return True
    lowest = lowest_corner(box, motion.centre, motion.turn)
    return not is_base and lowest < params.fall_table_mm * UNITS_PER_MM


def is_still(motion: Motion, params: TowerParams) -> bool:
    speed_mm = math.hypot(*motion.velocity) / UNITS_PER_MM
    return speed_mm <= params.still_speed_mm and math.hypot(*motion.spin) <= params.still_turn
