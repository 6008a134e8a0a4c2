"""One placement: what stands, what falls, what does not count."""

from blockcade.core.pose import Pose
from blockcade.physics import (
    STILL,
    Fell,
    HandTarget,
    Placement,
    Stood,
    Sway,
    TowerSim,
    Verdict,
    Void,
    replay,
    start_pose,
)
from blockcade.physics.params import COUNT_TICKS, MOST_TICKS
from tests.physics.towers import LARGE, MEDIUM, SMALL, column, mm


def _brought(sim: TowerSim, x: float, y: float, z: float, *, let_go: bool = True) -> Verdict:
    """A hand path: over the place first, then straight down to `z` (all in mm), then let go."""
    verdict = None
    while verdict is None:
        falling = sim.start.z - mm(1) * max(0, sim.ticks - 40)
        sim.set_hand(HandTarget(mm(x), mm(y), max(mm(z), falling)))
        if let_go and sim.poses()[-1].z <= mm(z) + 10 and sim.ticks > 60:
            sim.release()
        verdict = sim.tick()
    return verdict


def _carried(sim: TowerSim, x: float, y: float, z: float) -> None:
    """The same path of a hand that goes on holding the block, for four seconds."""
    for _ in range(120):
        falling = sim.start.z - mm(1) * max(0, sim.ticks - 40)
        sim.set_hand(HandTarget(mm(x), mm(y), max(mm(z), falling)))
        assert sim.tick() is None


def test_bo_o09_a_lone_base_stands_even_when_it_is_dropped() -> None:
    sim = TowerSim([], SMALL, Pose.upright(0, 0, mm(300)))
    sim.release()
    verdict = None
    while verdict is None:
        verdict = sim.tick()
    assert isinstance(verdict, Stood)
    assert abs(verdict.poses[0].z - SMALL.height // 2) <= 2


def test_bo_34_a_block_put_on_the_middle_outlasts_the_count() -> None:
    tower = column((LARGE, 0, 0))
    sim = TowerSim(tower, MEDIUM, start_pose(tower, MEDIUM))
    verdict = _brought(sim, 0, 0, 24 + 12)
    assert isinstance(verdict, Stood)
    assert sim.released_at is not None
    assert sim.ticks >= sim.released_at + COUNT_TICKS
    assert all(abs(a - b) <= 2 for a, b in zip(verdict.poses[0], tower[0][1], strict=True))
    assert abs(verdict.poses[1].x) <= 2
    assert abs(verdict.poses[1].z - mm(36)) <= 2


def test_bo_35_a_block_put_over_the_edge_falls() -> None:
    tower = column((LARGE, 0, 0))
    assert isinstance(_brought(TowerSim(tower, MEDIUM, start_pose(tower, MEDIUM)), 23, 0, 36), Fell)


def test_bo_o08_a_block_let_go_beside_the_tower_falls() -> None:
    tower = column((LARGE, 0, 0))
    sim = TowerSim(tower, MEDIUM, start_pose(tower, MEDIUM))
    sim.release()
    verdict = None
    while verdict is None:
        verdict = sim.tick()
    assert isinstance(verdict, Fell)


def test_a_fallen_tower_tumbles_on_before_the_verdict() -> None:
    tower = column((LARGE, 0, 0), (SMALL, 0, 0))
    at_once = TowerSim(tower, LARGE, start_pose(tower, LARGE))
    watched = TowerSim(tower, LARGE, start_pose(tower, LARGE), tumble_ticks=40)
    assert _brought(at_once, 12, 0, 61) == _brought(watched, 12, 0, 61) == Fell()
    assert watched.fallen_at == at_once.ticks
    assert watched.ticks == at_once.ticks + 40
    assert watched.track[: len(at_once.track)] == at_once.track
    assert min(pose.z for pose in watched.poses()[1:]) < min(pose.z for pose in at_once.poses()[1:])
    assert replay(Placement.of(watched)) == Fell()


def test_a_tower_that_was_pushed_over_takes_the_held_block_along() -> None:
    tower = column((SMALL, 0, 0), (LARGE, 6, 0))
    sim = TowerSim(tower, LARGE, start_pose(tower, LARGE), tumble_ticks=40)
    assert _brought(sim, 24, 0, 50, let_go=False) == Fell()
    assert not sim.is_held
    assert sim.poses()[-1].z < mm(40)
    assert not sim.is_counted


def test_bo_31_touching_a_lower_block_is_a_foul_and_nothing_counts() -> None:
    tower = column((LARGE, 0, 0), (SMALL, 0, 0))
    sim = TowerSim(tower, SMALL, start_pose(tower, SMALL))
    assert _brought(sim, 17, 0, 24 + 12, let_go=False) == Void("touched")
    assert sim.released_at is None


def test_bo_32_shoving_the_side_of_the_top_block_is_a_foul() -> None:
    tower = column((LARGE, 0, 0), (SMALL, 0, 0))
    sim = TowerSim(tower, SMALL, Pose.upright(mm(40), 0, mm(40)))
    verdict = None
    while verdict is None:
        sim.set_hand(HandTarget(0, 0, mm(40)))
        verdict = sim.tick()
    assert verdict == Void("touched")


def test_the_table_is_forbidden_while_a_tower_stands() -> None:
    tower = column((LARGE, 0, 0))
    sim = TowerSim(tower, SMALL, start_pose(tower, SMALL))
    assert _brought(sim, 80, 0, 5, let_go=False) == Void("touched")


def test_bo_35_a_tower_pushed_over_from_above_is_a_fall_though_the_block_is_held() -> None:
    tower = column((SMALL, 0, 0), (LARGE, 6, 0))  # balanced, 2 mm from falling
    sim = TowerSim(tower, LARGE, start_pose(tower, LARGE))
    assert isinstance(_brought(sim, 24, 0, 50, let_go=False), Fell)


def test_holding_longer_than_any_trace_is_void() -> None:
    sim = TowerSim([], SMALL, start_pose([], SMALL))
    sim.ticks = MOST_TICKS - 1
    assert sim.tick() is None
    assert sim.tick() == Void("time")
    assert sim.ticks == MOST_TICKS


def test_time_that_is_up_is_void_until_the_block_is_let_go() -> None:
    sim = TowerSim([], SMALL, start_pose([], SMALL))
    for _ in range(40):
        sim.tick()
    sim.expire()
    assert sim.tick() == Void("time")
    assert sim.ticks == 40
    let_go = TowerSim([], SMALL, start_pose([], SMALL))
    let_go.release()
    let_go.expire()
    assert let_go.verdict is None


def test_a_block_may_be_put_back_until_it_touches_the_tower() -> None:
    tower = column((LARGE, 0, 0))
    sim = TowerSim(tower, SMALL, start_pose(tower, SMALL))
    _carried(sim, 0, 0, 24 + 12 + 8)
    assert not sim.has_touched
    sim.put_back()
    assert sim.tick() == Void("back")

    touched = TowerSim(tower, SMALL, start_pose(tower, SMALL))
    _carried(touched, 0, 0, 24 + 12 - 1)
    assert touched.has_touched
    touched.put_back()
    assert touched.verdict is None

    let_go = TowerSim([], SMALL, start_pose([], SMALL))
    let_go.release()
    let_go.put_back()
    assert let_go.verdict is None


def test_a_base_may_be_put_back_from_the_table() -> None:
    sim = TowerSim([], SMALL, start_pose([], SMALL))
    _carried(sim, 0, 0, 12)
    sim.put_back()
    assert sim.verdict == Void("back")


def test_a_quarter_turn_of_the_hand_turns_the_block() -> None:
    sim = TowerSim([], MEDIUM, start_pose([], MEDIUM))
    for _ in range(40):
        sim.set_hand(HandTarget(0, 0, sim.start.z, 9000))
        sim.tick()
    assert abs(sim.poses()[0].qw - 7071) < 30
    assert abs(sim.poses()[0].qz - 7071) < 30


def test_a_target_that_runs_away_is_followed_at_the_speed_of_a_hand() -> None:
    tower = column((LARGE, 0, 0))
    sim = TowerSim(tower, SMALL, start_pose(tower, SMALL))
    for _ in range(6):
        sim.set_hand(HandTarget(mm(-300), 0, sim.start.z))
        sim.tick()
    assert 0 < sim.start.x - sim.poses()[1].x <= mm(400 * 6 / 30 + 4)  # the spring's reach


def test_the_sway_is_as_strong_as_it_says_and_depends_on_the_seed_alone() -> None:
    sway = Sway.of_mm(b"a", 3.0)
    offsets = [sway.at(tick)[0] for tick in range(30_000)]
    assert abs((sum(x * x for x in offsets) / len(offsets)) ** 0.5 / mm(3) - 1) < 0.1
    assert Sway.of_mm(b"a", 3.0).at(77) == sway.at(77)
    assert Sway.of_mm(b"b", 3.0).at(77) != sway.at(77)
    assert STILL.at(5) == (0.0, 0.0)


def test_after_the_verdict_nothing_moves() -> None:
    sim = TowerSim([], SMALL, start_pose([], SMALL))
    sim.release()
    while sim.tick() is None:
        pass
    ticks, poses = sim.ticks, sim.poses()
    assert sim.tick() == sim.verdict
    assert (sim.ticks, sim.poses()) == (ticks, poses)
