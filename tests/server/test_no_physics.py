"""A server without the physics engine: Block Out! offers the towers that it can judge."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from blockcade.server.tables import simulating
from blockcade.wire.to_browser import Accepted
from tests.server.house import HERE, ME, reason, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _without_rapier(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """As Python finds it on a machine for which there is no wheel."""
    monkeypatch.setattr(simulating, "find_spec", lambda _: None)  # pyright: ignore[reportUnknownLambdaType,reportUnknownArgumentType]
    monkeypatch.setitem(sys.modules, "rapier3d", None)
    simulating.can_simulate.cache_clear()
    yield
    simulating.can_simulate.cache_clear()


@contextmanager
def _engine_of_before(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """The same data on a machine that has the engine."""
    with monkeypatch.context() as before:
        before.setattr(simulating, "can_simulate", lambda: True)
        yield


async def test_what_cannot_be_simulated_is_not_offered_and_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        games = {game["key"]: game for game in (await house.page().get("/api/games")).json()}
    options = {option["key"]: option for option in games["blockout"]["options"]}
    tower = options.pop("towerModel")
    assert (tower["values"], tower["default"]) == (["statics", "reported"], "statics")
    assert tower["withheld"] == ["physics"]
    assert not any(option["withheld"] for option in options.values())
    assert not any(option["withheld"] for option in games["blokus"]["options"])


async def test_a_table_gets_the_exact_tower_and_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blockout", ME, HERE)
        async with host.at(table) as chat:
            seat = next(choices.seat for choices in chat.update.choices if choices.moves)
            assert isinstance(await chat.play_any(seat), Accepted)


async def test_a_simulated_tower_that_is_asked_for_is_refused_with_the_reason(tmp_path: Path) -> None:
    body = (
        b'{"game":"blockout","seats":[{"sitter":"me"},{"sitter":"here"}],"options":{"towerModel":"physics"}}'
    )
    async with serving(tmp_path) as house:
        response = await house.page().post(body)
    assert (response.status_code, response.json()["reason"]) == (400, "no-simulation")


async def test_lessons_that_need_a_simulation_are_withheld(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        games = {game["key"]: game for game in (await house.page().get("/api/games")).json()}
    assert ([each["id"] for each in games["blockout"]["lessons"]], games["blockout"]["lessons_withheld"]) == (
        ["box"],
        True,
    )
    assert games["blokus"]["lessons"]
    assert not games["blokus"]["lessons_withheld"]


async def test_the_puzzles_of_the_tower_are_offered_and_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        opened = await page.request("POST", "/api/puzzles/daily", json={"game": "blockout"})
        assert opened.status_code == 201, opened.text
        async with page.at(opened.json()["table"]) as chat:
            assert chat.update.seq > 0


async def test_a_simulated_table_of_earlier_is_refused_with_the_reason_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with _engine_of_before(monkeypatch):
        async with serving(tmp_path) as house:
            host = house.page()
            table = await host.open("blockout", ME, HERE)
    async with serving(tmp_path) as house:
        page = house.page(host.cookie)
        for _ in range(2):
            async with page.connect(table) as chat:
                assert await chat.until_closed() == (4501, "no-simulation")
        assert [mine["table"] for mine in (await page.get("/api/tables")).json()] == [table]
        other = await page.open("blokus", ME, HERE)
        async with page.at(other) as chat:
            assert chat.update.choices


async def test_a_simulated_game_that_is_over_is_shown_and_its_rematch_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with _engine_of_before(monkeypatch):
        async with serving(tmp_path) as house:
            host = house.page()
            table = await host.open("blockout", ME, HERE)
            async with host.at(table) as chat:
                assert isinstance(await chat.resign(0), Accepted)
    async with serving(tmp_path) as house, house.page(host.cookie).at(table) as chat:
        assert chat.update.over
        assert reason(await chat.rematch()) == "no-simulation"
