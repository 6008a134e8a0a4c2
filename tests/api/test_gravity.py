"""Towers in the library: gravity answers by itself where the rules decide, else after a hand's placement."""

import doctest

import pytest

import blockcade
import blockcade.api.match
from blockcade import Match, NotNow
from blockcade.core import Actor
from blockcade.core.pose import Pose
from blockcade.games.blockout.cards import Block, box_of
from blockcade.games.blockout.moves import Fell, Stood
from blockcade.gravity import verdict_of
from blockcade.physics import Aim, TowerSim, start_pose
from blockcade.physics.params import TowerParams
from blockcade.record import Weighed


def new(model: str, seed: int = 3) -> Match:
    return blockcade.new_game("blockout", players=2, seed=seed, starter="0", tower_model=model)


def first_block(match: Match) -> str:
    return next(str(move) for move in match.legal_moves() if ">" in str(move))


def verdicts(match: Match) -> list[str]:
    return [event.move for event in match.events if isinstance(event, Weighed)]


def test_the_example_runs() -> None:
    tried = doctest.testmod(blockcade.api.match)
    assert tried.failed == 0
    assert tried.attempted == 2


def test_in_statics_the_verdict_comes_with_the_move() -> None:
    match = new("statics")
    match.play(first_block(match))
    assert match.turn == 1
    assert len(match.state.tower) == 1
    assert len(match) == len(match.moves) == 1
    assert [move.split(":")[0] for move in verdicts(match)] == ["stood"]


def test_a_simulated_tower_waits_for_a_hand() -> None:
    match = new("physics")
    match.play(first_block(match))
    assert match.to_act == (Actor.GRAVITY,)
    assert match.turn is None
    assert match.place() is match
    assert match.turn == 1
    assert len(match) == 1
    assert match.simulated_ms > 3000
    (verdict,) = verdicts(match)
    told = match.game.parse_move(verdict)
    assert isinstance(told, Stood)
    assert told.trace
    assert told.poses == tuple(standing.pose for standing in match.state.tower)


def test_a_hand_goes_where_it_is_told() -> None:
    match = new("physics")
    match.play(first_block(match)).place(Aim(200, -100), steadiness_mm=0.1)
    (base,) = match.state.tower
    assert abs(base.pose.x - 200) < 250
    far = match.at(1)
    far.play(first_block(far)).place(Aim(base.pose.x + 2000, base.pose.y), steadiness_mm=0.1)
    assert far.state.last.verdict == "fell"
    assert far.state.turn == 1  # who restarts in the same turn
    assert len(far) == 2


def test_bo_38_a_fall_after_the_count_is_a_late_one() -> None:
    """Falls are over in tenths of a second; a weaker pull of the earth makes one outlast the count."""
    (large, small) = (box_of("hakubia", Block.parse(name)) for name in ("large-red", "small-red"))
    tower = [(large, Pose.upright(0, 0, large.height // 2))]
    for gravity, is_late in ((9.81, False), (0.0045, True)):
        params = TowerParams(gravity=gravity)
        sim = TowerSim(tower, small, start_pose(tower, small), params=params)
        sim.release()
        while sim.verdict is None:
            sim.tick()
        verdict = verdict_of(sim)
        assert isinstance(verdict, Fell)
        assert verdict.late is is_late


def test_equal_seeds_give_equal_placements() -> None:
    first, again, other = (new("physics", seed) for seed in (3, 3, 4))
    for match in (first, again, other):
        match.play(first_block(match)).place(steadiness_mm=2)
    assert first.record() == again.record()
    assert verdicts(first) != verdicts(other)


def test_placing_is_refused_when_no_block_is_held() -> None:
    for model in ("physics", "statics"):
        with pytest.raises(NotNow) as refused:
            new(model).place()
        assert refused.value.reason == "wrong-phase"


@pytest.mark.parametrize("model", ["physics", "statics"])
def test_a_ply_is_undone_with_its_verdict(model: str) -> None:
    match = new(model)
    start = match.position
    match.play_bot("strong")
    if model == "physics":
        match.play_bot("strong")  # the same bot's hand
    assert len(match) == 1
    after = match.position
    assert [copy.position for copy in match.replay()] == [start, after]
    assert match.at(0).position == start
    assert match.undo().position == start
    assert match.events == new(model).events


def test_a_card_without_its_placement_is_undone_too() -> None:
    match = new("physics")
    start = match.position
    match.play(first_block(match)).undo()
    assert match.position == start


def test_bots_play_out_with_their_own_hands_and_time_goes_on() -> None:
    match = new("statics").play_out("strong", "easy")
    assert match.is_over
    loaded = list(match.replay())[-1]
    assert loaded.outcome == match.outcome


@pytest.mark.slow
def test_bots_play_out_a_simulated_tower() -> None:
    match = new("physics").play_out("strong", "medium")
    assert match.is_over
    assert match.simulated_ms > 1000 * len(verdicts(match)) * 3
    assert [copy.position for copy in match.replay()][-1] == match.position
