"""The physics engine against statics: a tower may fall slightly too early, never stand too long."""

import math
from dataclasses import replace

import pytest

from blockcade.core import statics
from blockcade.core.pose import Box, Pose
from blockcade.physics import margin_mm, steadiest_aim
from blockcade.physics.params import DEFAULT
from blockcade.physics.settle import settles
from tests.physics.towers import LARGE, SMALL, column, mm, random_column

_SLAB = Box(mm(60), mm(60), mm(20))
_WELL_MM = 0.5  # this far inside or outside counts as well inside or outside


def _disagreements(count: int, most_yaw: float, well_mm: float, scale: float = 20.0) -> tuple[int, int, int]:
    """Among `count` clear towers: those that should stand, false falls, false stands."""
    params = replace(DEFAULT, scale=scale)
    tried = number = should_stand = false_falls = false_stands = 0
    while tried < count:
        number += 1
        tower = random_column(f"tower {number}", most_yaw)
        margin = margin_mm(tower)
        if abs(margin) < well_mm or margin == -math.inf:
            continue
        tried += 1
        stood = settles(tower, params)
        should_stand += margin > 0
        false_falls += margin > 0 and not stood
        false_stands += margin < 0 and stood
    return should_stand, false_falls, false_stands


def _critical_overhang_mm(blocks: int) -> float:
    """How far all blocks but the base can be shifted before they fall; statics says 30 mm."""
    low, high = 0, mm(60)
    while high - low > 1:
        middle = (low + high) // 2
        tower = [(_SLAB, Pose.upright(middle if n else 0, 0, mm(20) * n + mm(10))) for n in range(blocks)]
        low, high = (middle, high) if settles(tower) else (low, middle)
    return low / mm(1)


def test_the_margin_of_turned_blocks_agrees_with_the_exact_one_of_straight_blocks() -> None:
    tower = column((LARGE, 0, 0), (SMALL, 3, 1), (LARGE, 5, -2))
    exact = statics.margin_mm([statics.Placed(box, pose.x, pose.y) for box, pose in tower])
    assert exact is not None
    assert margin_mm(tower) == pytest.approx(float(exact))


def test_the_steadiest_aim_takes_weight_back_over_the_worst_joint() -> None:
    tower = column((SMALL, 0, 0), (LARGE, 5, 0))
    aim = steadiest_aim(tower, LARGE)
    assert aim.x < 0
    placed = [*tower, (LARGE, Pose.upright(aim.x, aim.y, 0))]
    assert margin_mm(placed) > margin_mm(tower)


def test_a_pair_falls_within_a_millimetre_of_statics() -> None:
    found = _critical_overhang_mm(2)
    print(f"critical overhang of a pair: {found:.2f} mm, statics 30 mm")
    assert abs(found - 30) <= 1


def test_a_column_of_nine_falls_within_two_millimetres_of_statics() -> None:
    found = _critical_overhang_mm(9)
    print(f"critical overhang of eight on a base: {found:.2f} mm, statics 30 mm")
    assert abs(found - 30) <= 2


@pytest.mark.slow
def test_lengths_times_twenty_are_what_keeps_turned_blocks_standing() -> None:
    stand, as_set, _ = _disagreements(100, math.pi / 4, 2.0)
    _, at_si_scale, _ = _disagreements(100, math.pi / 4, 2.0, scale=1.0)
    print(f"false falls of {stand} turned towers: {as_set}; with lengths in metres: {at_si_scale}")
    assert as_set <= 2
    assert at_si_scale >= 5


@pytest.mark.slow
def test_a_thousand_towers_well_inside_or_outside_do_as_statics_says() -> None:
    stand, false_falls, false_stands = _disagreements(1000, math.radians(5), _WELL_MM)
    print(f"1000 towers, {stand} should stand: {false_falls} false falls, {false_stands} false stands")
    assert (false_falls, false_stands) == (0, 0)


@pytest.mark.slow
def test_blocks_turned_any_way_fall_a_little_early_now_and_then_and_never_stand_too_long() -> None:
    stand, false_falls, false_stands = _disagreements(400, math.pi / 4, _WELL_MM)
    print(f"400 turned, {stand} should stand: {false_falls} false falls, {false_stands} false stands")
    assert false_stands == 0
    assert false_falls <= 0.04 * stand
