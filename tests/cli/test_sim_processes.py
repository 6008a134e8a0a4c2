"""`blockcade sim` on several processes and on Ray, which is too large to be part of our own tools."""

import inspect
import os
import sys
from types import ModuleType
from typing import Any

import pytest

from blockcade.cli import main
from blockcade.engine.worker_pool import processes_for

SIM = ["sim", "blokus", "--players", "2", "--option", "board=duo", "--games", "3", "--seed", "2", "--json"]
Capture = pytest.CaptureFixture[str]


class Remote:
    """A stand-in: it takes only what Ray takes, and calls at once."""

    def __init__(self, called: Any) -> None:
        if not inspect.isfunction(called):
            raise TypeError("The @ray.remote decorator must be applied to either a function or a class.")
        self._called = called

    def options(self, *, num_cpus: int) -> "Remote":
        assert num_cpus == 1
        return self

    def remote(self, *arguments: Any) -> Any:
        return self._called(*arguments)


def _same(result: Any) -> Any:
    return result


def stand_in() -> ModuleType:
    ray = ModuleType("ray")
    parts: dict[str, Any] = {
        "is_initialized": lambda: True,
        "remote": Remote,
        "get": _same,
        "cluster_resources": lambda: {"CPU": 2.0},
    }
    vars(ray).update(parts)
    return ray


def test_ray_plays_the_same_games(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([*SIM, "--jobs", "1"]) == 0
    alone = capsys.readouterr().out
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    assert main([*SIM, "--ray"]) == 0
    assert capsys.readouterr().out == alone


def test_without_ray_ray_is_asked_for_kindly(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main([*SIM, "--ray"]) == 2
    assert "pip install 'blockcade[ray]'" in capsys.readouterr().err


def test_many_games_use_all_processors_and_few_stay_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert [processes_for(games) for games in (1, 15, 16, 31, 1000)] == [1, 1, 2, 3, 4]
