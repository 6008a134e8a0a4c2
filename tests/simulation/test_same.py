"""Equal seeds give equal worlds, to the last byte."""

import os
import subprocess
import sys

from blockcade.faults.simulation.scenario import scenario_of
from blockcade.faults.simulation.world import simulate

SEEDS = "1-5"


def traces(hash_seed: str) -> bytes:
    command = [sys.executable, "-m", "blockcade.cli", "simulate", "--seeds", SEEDS, "--verbose"]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, check=True
    )
    return done.stdout.rpartition(b"\n5 worlds")[0]


def test_two_processes_tell_the_same_story() -> None:
    first = traces("1")
    assert first.count(b"all promises were kept") == 5
    assert first == traces("2")


def test_worlds_before_leave_no_trace() -> None:
    alone = simulate(scenario_of(5)).trace
    simulate(scenario_of(6))
    assert simulate(scenario_of(5)).trace == alone
    assert simulate(scenario_of(7)).trace != alone
