"""A placement is a pure function of its record, in this process and in another."""

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from blockcade.core import BadNotation
from blockcade.core.pose import Pose
from blockcade.physics import (
    MOST_TICKS,
    HandTarget,
    OtherBuild,
    Placement,
    TowerSim,
    Trace,
    Void,
    changes,
    decode_frame,
    encode_frame,
    pack_trace,
    replay,
    start_pose,
    unpack_trace,
)
from tests.physics.towers import SMALL, build

_AGAIN = """
import json, sys
from blockcade.core.pose import Box, Pose
from blockcade.physics import Placement, replay, unpack_trace
for line in sys.stdin:
    standing, held, text = json.loads(line)
    blocks = tuple((Box(*box), Pose(*pose)) for box, pose in standing)
    print(repr(replay(Placement(blocks, Box(*held), unpack_trace(text)))))
"""


def _judged_elsewhere(placements: list[Placement]) -> list[str]:
    lines = [json.dumps([p.standing, p.held, pack_trace(p.trace)]) for p in placements]
    done = subprocess.run(
        [sys.executable, "-c", _AGAIN], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def _kept(placement: Placement) -> Placement:
    return replace(placement, trace=unpack_trace(pack_trace(placement.trace)))


@pytest.mark.slow
def test_a_recorded_placement_is_judged_the_same_here_and_in_a_fresh_process() -> None:
    built = build(1, 2.0, 3.0)[:4]
    again = [repr(replay(_kept(placement))) for _, placement in built]
    assert _judged_elsewhere([placement for _, placement in built]) == again
    for (stood, placement), text in zip(built, again, strict=True):
        assert text == repr(stood) if stood else text == "Fell()"
        assert len(pack_trace(placement.trace)) <= 4000


@pytest.mark.slow
def test_a_hundred_recorded_placements_are_judged_the_same_again() -> None:
    built = [step for number in range(24) for step in build(100 + number, 3.0, 4.0)]
    assert len(built) >= 100
    for stood, placement in built:
        verdict = replay(_kept(placement))
        assert verdict == stood if stood else repr(verdict) == "Fell()"
    elsewhere = _judged_elsewhere([placement for _, placement in built[::4]])
    assert elsewhere == [repr(stood) if stood else "Fell()" for stood, _ in built[::4]]
    sizes = sorted(len(pack_trace(placement.trace)) for _, placement in built)
    print(f"{len(built)} placements; trace median {sizes[len(sizes) // 2]}, largest {sizes[-1]} letters")


def _a_trace() -> Trace:
    return build(5, 2.0, 3.0)[1][1].trace


def test_a_trace_reads_back_as_it_was_written_and_fits_into_a_move() -> None:
    trace = _a_trace()
    text = pack_trace(trace)
    assert text.isascii()
    assert not set(text) & set("~,: ")
    kept = unpack_trace(text)
    assert kept.targets == trace.targets
    assert (kept.start, kept.sway, kept.released, kept.ticks) == (
        trace.start,
        trace.sway,
        trace.released,
        trace.ticks,
    )
    for frame, poses in enumerate(kept.track):
        assert poses == trace.track[kept.tick_of(frame)]
    assert kept.tick_of(len(kept.track) - 1) == trace.ticks
    assert pack_trace(kept) == text


def test_a_placement_whose_time_was_up_is_judged_again_the_same() -> None:
    sim = TowerSim([], SMALL, start_pose([], SMALL))
    for _ in range(70):
        sim.tick()
    sim.expire()
    assert replay(_kept(Placement.of(sim))) == Void("time")


def test_a_long_trace_is_thinned_and_reads_back() -> None:
    short = _a_trace()
    targets = tuple(HandTarget(tick % 200, 0, 900) for tick in range(MOST_TICKS))
    poses = tuple(short.track[tick % len(short.track)] for tick in range(MOST_TICKS + 1))
    kept = unpack_trace(pack_trace(replace(short, targets=targets, ticks=MOST_TICKS, track=poses)))
    assert kept.targets == targets
    assert kept.tick_of(len(kept.track) - 1) == MOST_TICKS


@pytest.mark.parametrize("text", ["", "AAAA", "not a trace", "eJwDAAAAAAE", "~"])
def test_what_is_no_trace_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        unpack_trace(text)


def test_a_cut_trace_is_refused() -> None:
    with pytest.raises(BadNotation):
        unpack_trace(pack_trace(_a_trace())[:-20])


def test_a_trace_of_another_engine_is_not_judged_again() -> None:
    _, placement = build(5, 2.0, 3.0)[0]
    foreign = replace(placement, trace=replace(placement.trace, engine="other-1.0"))
    assert not foreign.trace.is_of_this_build
    with pytest.raises(OtherBuild):
        replay(foreign)


def test_a_frame_holds_the_changed_blocks_in_twelve_bytes_each() -> None:
    before = [Pose.upright(0, 0, 240), Pose.upright(5, -7, 760, 0.3)]
    after = [before[0], Pose.rounded((-1200.0, 900.0, 700.0), (0.1, -0.7, 0.2, 0.6))]
    changed = changes(before, after)
    frame = encode_frame(70_000, changed)
    assert len(frame) == 4 + 12
    tick, poses = decode_frame(frame)
    assert tick == 70_000 % 65_536
    assert list(poses) == [1]
    assert poses[1][:3] == after[1][:3]
    assert all(abs(a - b) <= 1 for a, b in zip(poses[1], after[1], strict=True))
    assert changes([], after) == dict(enumerate(after))
    with pytest.raises(BadNotation):
        decode_frame(frame[:-1])
    with pytest.raises(BadNotation):
        decode_frame(b"")


def test_a_block_that_was_never_let_go_has_a_record_too() -> None:
    assert unpack_trace(pack_trace(replace(_a_trace(), released=None))).released is None
