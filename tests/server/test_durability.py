"""No acknowledged move is lost, even when the process, the disk or the code fails."""

import signal
import sqlite3
from pathlib import Path
from types import MappingProxyType

import pytest

from blockcade.core import Who
from blockcade.record.events import Seated, Stamped
from blockcade.server.config import DATABASE_NAME
from blockcade.server.store import Append, SqliteStore, Summary
from blockcade.testkit.quarry import Drop, Move, Quarry, State
from blockcade.wire.to_browser import Accepted, Code, Refused
from blockcade.wire.to_server import Play
from tests.server.command import server_process
from tests.server.house import ALL_GAMES, HERE, LINK, ME, FakeClock, Page, reason, serving

pytestmark = pytest.mark.anyio


async def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path / "data")) as (process, url):
        page = Page(url)
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            for ply in range(9):
                assert isinstance(await chat.play_any(ply % 2), Accepted)
            told = (chat.update.seq, chat.update.to_act, chat.view, chat.moves(1))
            last = Play(command_id="last", seat=1, at_seq=chat.update.seq, move=chat.moves(1)[0])
            await chat.send(last)  # this one is not acknowledged: it may be stored or not
            process.send_signal(signal.SIGKILL)
            process.wait()
            await chat.until_closed()
            if chat.update.seq > told[0]:
                told = (chat.update.seq, chat.update.to_act, chat.view, chat.moves(1))
    with server_process("--data", str(tmp_path / "data")) as (_, url):
        async with Page(url, page.cookie).at(table) as chat:
            now = (chat.update.seq, chat.update.to_act, chat.view, chat.moves(1))
            assert now == told or now[0] == told[0] + 1
            assert isinstance(await chat.ask(last), Accepted)
            assert chat.view["ply"] == 10


async def test_sockets_are_told_when_the_server_stops_for_good(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path / "data")) as (process, url):
        page = Page(url)
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            await chat.play_any(0)
            process.send_signal(signal.SIGTERM)
            assert await chat.until_closed() == (1012, "")
        assert process.wait() == 0


async def test_a_move_that_cannot_be_kept_is_not_made(tmp_path: Path) -> None:
    async with serving(tmp_path, busy_timeout_ms=1) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            move, seen, view = chat.moves(0)[0], chat.update.seq, chat.view
            other = sqlite3.connect(tmp_path / "data" / DATABASE_NAME, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            answer = await chat.play(0, move, seen, "once")
            assert isinstance(answer, Refused)
            assert (answer.code, answer.reason) == (Code.BUSY, "busy")
            response = await host.post(b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"me"}]}')
            assert (response.status_code, response.json()["reason"]) == (503, "busy")
            other.execute("ROLLBACK")
            other.close()
            async with host.at(table) as second:
                assert (second.update.seq, second.view) == (seen, view)
            assert isinstance(await chat.play(0, move, seen, "once"), Accepted)


async def test_a_table_that_somebody_else_wrote_to_reads_its_log_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            seq = chat.update.seq
            store = await SqliteStore.open(tmp_path / "data" / DATABASE_NAME)
            log = await store.log(table)
            named = [entry.event for entry in log if isinstance(entry.event, Seated)][1]
            written = Seated(1, "Written", named.player, named.bot, named.link)
            summary = Summary(("", "Written"), {named.player: True}, over=False, wake_ms=None)
            await store.append(Append(table, seq, [Stamped(log[-1].at_ms, written)], summary))
            await store.close()
            answer = await chat.play_any(0)
            assert isinstance(answer, Accepted)
            assert answer.seq == seq + 2
            assert chat.table.chairs[1].name == "Written"


async def test_a_damaged_table_does_not_stop_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        broken, whole = [await host.open("blokus", ME, HERE) for _ in range(2)]
    with sqlite3.connect(tmp_path / "data" / DATABASE_NAME) as db:
        db.execute(
            "INSERT INTO events VALUES (?, (SELECT max(seq) + 1 FROM events WHERE table_id = ?), 0, ?)",
            (broken, broken, b'{"type":"moved","seat":1,"move":"I1:a1"}'),
        )
    db.close()
    async with serving(tmp_path) as house:
        page = house.page(host.cookie)
        async with page.connect(broken) as chat:
            assert await chat.until_closed() == (4500, "table-damaged")
        response = await page.get(f"/api/tables/{broken}/replay")
        assert (response.status_code, response.json()["reason"]) == (500, "table-damaged")
        async with page.at(whole) as chat:
            assert isinstance(await chat.play_any(0), Accepted)
    assert broken in caplog.text


class Faulty(Quarry):
    """Has a bug in one of its columns."""

    key = "faulty"

    def apply(self, state: State, who: Who, move: Move) -> State:
        if move == Drop(2):
            raise ZeroDivisionError
        return super().apply(state, who, move)


async def test_a_bug_in_a_game_costs_nothing_but_the_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    games = MappingProxyType({**ALL_GAMES, "faulty": Faulty()})
    async with serving(tmp_path, games=games) as house:
        host = house.page()
        table = await host.open("faulty", ME, HERE)
        async with host.at(table) as chat:
            seq = chat.update.seq
            assert reason(await chat.play(0, "@c")) == "busy"
            assert isinstance(await chat.play(0, "@a"), Accepted)
            assert chat.update.seq > seq
    assert f"table-failed table={table} seq={seq}" in caplog.text


async def tables_in_memory(page: Page) -> int:
    return (await page.get("/api/health")).json()["tables_in_memory"]


async def test_idle_tables_leave_memory_and_come_back_when_asked_for(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, idle_ms=1000) as house:
        host = house.page()
        idle = await host.open("blokus", ME, LINK)
        timed = await host.open("blokus", ME, HERE, turnSeconds="120")
        async with host.at(idle) as chat, host.at(timed):
            await chat.play_any(0)
            seq = chat.update.seq
            clock.pass_ms(2000)
            await house.server.directory.sweep()
            assert await tables_in_memory(host) == 2
        async with host.at(idle) as chat:
            await chat.pong()
        while await tables_in_memory(host) != 1:  # until the server has seen the sockets close
            clock.pass_ms(2000)
            await house.server.directory.sweep()
        async with host.at(idle) as chat:
            assert chat.update.seq == seq
