"""The metrics for Prometheus, from a server in use."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from blockcade.bots import Bot, Budget
from blockcade.core import Dice
from blockcade.testkit.quarry import QUARRY
from tests.admin.metrics import operator_key, scrape, with_key
from tests.server.house import BOT, HERE, ME, FakeClock, bot, serving

pytestmark = pytest.mark.anyio


async def test_play_is_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            await chat.play_any(0)
            await chat.play(0, "not a move")
            await chat.play(1, "I1:j10")
            await chat.send("rubbish")
            await chat.receive()
            found = await scrape(house, tmp_path)
            assert found["blockcade_sockets"] == found["blockcade_people"] == 1
            assert found["blockcade_tables{game=blokus}"] == 1
            assert found["blockcade_tables{game=blackout}"] == 0
        assert found["blockcade_tables_opened_total{game=blokus}"] == 1
        assert found["blockcade_commands_total{command=play}{result=accepted}"] == 1
        assert found["blockcade_commands_total{command=play}{result=refused}"] == 2
        assert found["blockcade_refusals_total{reason=not-a-move}"] == 1
        assert found["blockcade_refusals_total{reason=no-start-corner}"] == 1
        assert found["blockcade_refusals_total{reason=malformed}"] == 1
        assert found["blockcade_append_seconds_count"] == 2
        assert found["blockcade_append_seconds_sum"] > 0
        assert found["blockcade_append_batch_sum"] == 2
        assert found["blockcade_sent_messages_total"] >= 6
        assert found["blockcade_sent_bytes_total"] > 1_000
        assert found["blockcade_ready"] == 1
        async with page.at(table), house.page().at(table):
            again = await scrape(house, tmp_path)
        assert (again["blockcade_sockets"], again["blockcade_people"]) == (2, 2)


async def test_bots_and_endings_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open(QUARRY.key, BOT, BOT)
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.update.over)
        found = await scrape(house, tmp_path)
    assert found["blockcade_tables_finished_total{game=quarry}"] == 1
    assert found["blockcade_bot_think_seconds_count"] > 1
    assert found["blockcade_bot_queue{where=threads}"] == found["blockcade_bot_queue{where=engine}"] == 0
    assert found["blockcade_bot_failures_total"] == 0


async def test_thinking_is_counted_by_lane_and_share(tmp_path: Path) -> None:
    async with serving(tmp_path, hint_seconds=0.2) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("1"))
        async with page.at(table) as chat:
            await chat.hint(0)
            await chat.play_any(0)
            await chat.until(lambda chat: chat.update.to_act == [0])
            found = await scrape(house, tmp_path)
    for lane in ("quick", "hint", "strong", "review"):
        assert found[f"blockcade_thinking_queue{{lane={lane}}}"] == 0
    assert found["blockcade_thinking_wait_seconds_count{lane=quick}"] == 1
    assert found["blockcade_thinking_wait_seconds_count{lane=hint}"] == 1
    assert found["blockcade_thinking_wait_seconds_bucket{lane=hint}{le=+Inf}"] == 1
    assert found["blockcade_thinking_seconds_total{lane=hint}"] > 0.1
    assert found["blockcade_thinking_seconds_total{lane=strong}"] == 0
    assert found["blockcade_thinking_owners{kind=player}"] == 0
    assert found["blockcade_thinking_share{rank=1}"] == 1
    assert found["blockcade_thinking_share{rank=5}"] == 0
    assert sum(name.startswith("blockcade_thinking_share") for name in found) == 5, "no player is a label"


async def test_a_bot_that_fails_is_counted(tmp_path: Path) -> None:
    class Broken:
        name = "broken"

        def choose(self, view: Any, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:  # noqa: ARG002
            raise RuntimeError("out of ideas")

    def broken(key: str, level: str) -> Bot[Any, Any]:
        return Broken()

    async with serving(tmp_path, bot_for=broken) as house:
        page = house.page()
        table = await page.open(QUARRY.key, BOT, ME)
        async with page.at(table) as chat:
            await chat.until(lambda chat: bool(chat.moves(1)))
        assert (await scrape(house, tmp_path))["blockcade_bot_failures_total"] == 1


async def test_an_alarm_that_rings_late_shows(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE, turnSeconds="30")
        async with page.at(table) as chat:
            seq = chat.update.seq
            wait_ms = chat.update.alarms[0].left_ms
            clock.pass_ms(wait_ms + 1_500)
            await chat.until_seq(seq + 1)
        found = await scrape(house, tmp_path)
    assert found["blockcade_alarm_lateness_seconds_count"] >= 1
    assert found["blockcade_alarm_lateness_seconds_sum"] == 1.5


async def test_figures_are_for_the_operator_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": operator_key(tmp_path)}):
            answer = await page.get("/metrics", headers=headers)
            assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
            assert "blockcade_" not in answer.text
        found = await scrape(house, tmp_path)
        assert found["blockcade_operator_tries_total{result=wrong}"] == 1  # the others sent no key
        assert "blockcade_operator_tries_total{result=missing}" not in found


async def test_open_metrics_for_those_who_ask(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        headers = {**with_key(tmp_path), "accept": "application/openmetrics-text; version=1.0.0"}
        answer = await house.page().get("/metrics", headers=headers)
        assert answer.text.endswith("# EOF\n")
        assert answer.headers["content-type"].startswith("application/openmetrics-text; version=1.0.0")
        names = {line.split()[2] for line in answer.text.splitlines() if line.startswith("# TYPE")}
    assert {"blockcade_build", "blockcade_tables", "blockcade_append_seconds", "process_cpu_seconds"} <= names
