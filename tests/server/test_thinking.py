"""The worker processes: replaced when lost, stopped when nobody waits, fair to all, ended with the server."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from blockcade.bots import keeps_tree
from blockcade.core import Seat
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.state import State
from blockcade.server.limits import Guest
from blockcade.server.thinking import Busy, EngineFailed, Pool, SeenView
from blockcade.server.thinking import pool as pool_module
from blockcade.server.thinking import slot as slot_module
from blockcade.server.thinking.messages import Advise, Advised, Choose, Chosen
from blockcade.server.thinking.queue import Lane
from tests.server.command import server_process
from tests.server.house import PATIENCE_SECONDS, Page, bot

pytestmark = pytest.mark.anyio

GAME = Blokus()
START = GAME.initial(GAME.setup(2, {"startCorner": "fixed"}))
FOR_EVER = 3600.0  # seconds: nobody waits for such a search


def seen(state: State) -> SeenView:
    return SeenView.of(GAME, GAME.view_for(state, None))


def choice(table: str, level: str, state: State, seconds: float) -> Choose:
    is_deep = keeps_tree(GAME.key, level)
    return Choose(table, level, seen(state), [], is_deep, seconds, b"seed", 0)


def quick(table: str = "t") -> Choose:
    return choice(table, "1", START, 1.0)


def deep(state: State, table: str = "t") -> Choose:
    return choice(table, "10", state, 0.3)


async def think_for_ever(
    pool: Pool, table: str, lane: Lane = Lane.STRONG, payer: Guest = pool_module.NOBODY
) -> None:
    await pool.ask(table, Advise(seen(START), FOR_EVER, 0, []), seconds=FOR_EVER, lane=lane, payer=payer)


@asynccontextmanager
async def open_pool(processes: int = 1) -> AsyncGenerator[Pool]:
    pool = Pool(processes)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS * 2):
            yield pool
    finally:
        await pool.close()


async def until(happened: Callable[[], bool]) -> None:
    """Polls: other processes do not report what happens to them."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def is_running(process_id: int) -> bool:
    """Whether the process exists and has not ended; a zombie has ended."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def children_of(process_id: int) -> list[int]:
    listed = Path(f"/proc/{process_id}/task/{process_id}/children").read_text()
    return [int(child) for child in listed.split()]


def cpu_ticks(process_id: int) -> int:
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


async def test_a_worker_is_started_when_needed_and_then_kept() -> None:
    async with open_pool(2) as pool:
        assert pool.process_ids == []
        answer = await pool.ask("t", quick(), seconds=1)
        assert isinstance(answer, Chosen)
        assert GAME.parse_move(answer.move) in GAME.legal_moves(START, Seat(0))
        (first,) = pool.process_ids
        assert await pool.ask("t", quick(), seconds=1) == answer, "same view, same seed"
        assert pool.process_ids == [first]


async def test_a_killed_worker_is_replaced_and_its_thought_asked_again() -> None:
    async with open_pool() as pool:
        await pool.ask("t", quick(), seconds=1)
        (first,) = pool.process_ids
        asked = asyncio.create_task(pool.ask("t", Advise(seen(START), 1.0, 0, []), seconds=1))
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        answer = await asked
        assert isinstance(answer, Advised)
        assert GAME.parse_move(answer.options[0].move) in GAME.legal_moves(START, Seat(0))
        assert pool.process_ids != [first]


async def test_a_worker_that_dies_while_idle_is_replaced() -> None:
    async with open_pool() as pool:
        await pool.ask("t", quick(), seconds=1)
        (first,) = pool.process_ids
        os.kill(first, signal.SIGKILL)
        await until(lambda: not pool.process_ids)
        assert isinstance(await pool.ask("t", quick(), seconds=1), Chosen)


async def test_a_thought_over_which_every_worker_is_lost_is_given_up() -> None:
    async with open_pool() as pool:
        asked = asyncio.create_task(pool.ask("t", Advise(seen(START), FOR_EVER, 0, []), seconds=FOR_EVER))
        killed = set[int]()

        def kill_next() -> bool:
            for process_id in set(pool.process_ids) - killed:
                os.kill(process_id, signal.SIGKILL)
                killed.add(process_id)
            return asked.done()

        await until(kill_next)
        with pytest.raises(EngineFailed):
            await asked
        assert len(killed) == pool_module.ATTEMPTS
        assert isinstance(await pool.ask("t", quick(), seconds=1), Chosen)


@pytest.mark.slow
async def test_a_worker_that_does_not_answer_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_pool() as pool:
        await pool.ask("t", quick(), seconds=1)
        (first,) = pool.process_ids
        os.kill(first, signal.SIGSTOP)
        monkeypatch.setattr(slot_module, "GRACE_SECONDS", 0.2)
        asked = asyncio.create_task(pool.ask("t", quick(), seconds=0))
        await until(lambda: first not in pool.process_ids)
        monkeypatch.undo()
        assert isinstance(await asked, Chosen)


async def test_a_thought_that_fails_says_why_and_spares_the_worker() -> None:
    async with open_pool() as pool:
        nonsense = choice("t", "99", START, 1.0)
        with pytest.raises(EngineFailed, match="Traceback"):
            await pool.ask("t", nonsense, seconds=1)
        (first,) = pool.process_ids
        assert isinstance(await pool.ask("t", quick(), seconds=1), Chosen)
        assert pool.process_ids == [first]


async def test_a_cancelled_thought_frees_its_worker() -> None:
    async with open_pool() as pool:
        await pool.ask("t", quick(), seconds=1)
        process_ids = pool.process_ids
        endless = asyncio.create_task(think_for_ever(pool, "t"))
        waiting = asyncio.create_task(think_for_ever(pool, "u"))
        await asyncio.sleep(0.2)
        assert pool.waiting == 1
        waiting.cancel()
        await asyncio.sleep(0)
        assert pool.waiting == 0
        endless.cancel()
        assert isinstance(await pool.ask("t", quick(), seconds=1, lane=Lane.STRONG), Chosen)
        assert process_ids[0] in pool.process_ids


async def test_when_too_much_waits_the_next_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pool_module.MAX_WAITING, Lane.REVIEW, 1)
    async with open_pool() as pool:
        endless = [asyncio.create_task(think_for_ever(pool, "t", Lane.REVIEW)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.ask("u", quick(), seconds=1, lane=Lane.REVIEW)
        assert isinstance(await pool.ask("u", quick(), seconds=1), Chosen), "play comes before reviews"
        for one in endless:
            one.cancel()


async def test_in_a_full_lane_the_one_with_most_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pool_module.MAX_WAITING, Lane.STRONG, 2)
    ann, ben = Guest("ann", "192.0.2.1"), Guest("ben", "192.0.2.2")
    async with open_pool() as pool:
        of_ann = [asyncio.create_task(think_for_ever(pool, str(n), payer=ann)) for n in range(3)]
        await asyncio.sleep(0)
        of_ben = asyncio.create_task(think_for_ever(pool, "b", payer=ben))
        with pytest.raises(Busy):
            await of_ann[2]
        assert pool.waiting == 2
        for one in (*of_ann, of_ben):
            one.cancel()


async def test_quick_moves_and_hints_do_not_wait_for_long_thoughts() -> None:
    async with open_pool(1) as pool:
        endless = [asyncio.create_task(think_for_ever(pool, table)) for table in "abc"]
        await asyncio.sleep(0)
        assert isinstance(await pool.ask("t", quick(), seconds=1), Chosen)
        assert isinstance(
            await pool.ask("t", Advise(seen(START), 0.1, 0, []), seconds=0.1, lane=Lane.HINT), Advised
        )
        assert pool.waiting == 2, "the long ones still wait for the first of them"
        for one in endless:
            one.cancel()


@pytest.mark.parametrize("when", ["starting", "thinking", "silent"])
async def test_an_orderly_end_loses_no_worker(caplog: pytest.LogCaptureFixture, when: str) -> None:
    """A worker that was told to stop is not lost, so there is no warning, even if it was busy."""
    async with open_pool() as pool:
        if when != "starting":
            await pool.ask("t", quick(), seconds=1)
        asked = asyncio.create_task(think_for_ever(pool, "t"))
        await until(lambda: len(pool.process_ids) == 1)
        (worker,) = pool.process_ids
        if when != "starting":
            before = cpu_ticks(worker)
            await until(lambda: cpu_ticks(worker) > before + 5)
        if when == "silent":
            os.kill(worker, signal.SIGSTOP)
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert "worker-lost" not in caplog.text


async def test_closing_ends_all_processes_in_the_middle_of_a_thought() -> None:
    async with open_pool(2) as pool:
        await asyncio.gather(*(pool.ask(table, quick(), seconds=1) for table in "ab"))
        process_ids = pool.process_ids
        assert len(process_ids) == 2
        asked = [
            asyncio.create_task(pool.ask(table, Advise(seen(START), FOR_EVER, 0, []), seconds=FOR_EVER))
            for table in "abc"
        ]
        await asyncio.sleep(0.2)
    assert not any(is_running(process_id) for process_id in process_ids)
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes)
    with pytest.raises(Busy):
        await pool.ask("t", quick(), seconds=1)


async def test_closing_right_after_asking_leaves_nothing_behind() -> None:
    pool = Pool(1)
    asked = asyncio.create_task(pool.ask("t", quick(), seconds=1))
    await asyncio.sleep(0)
    await pool.close()
    assert pool.process_ids == []
    with pytest.raises(asyncio.CancelledError):
        await asked


@pytest.mark.slow
async def test_the_top_level_ponders_while_nothing_else_is_asked() -> None:
    async with open_pool() as pool:
        chosen = await pool.ask("t", deep(START), seconds=1)
        assert isinstance(chosen, Chosen)
        (worker,) = pool.process_ids
        after = GAME.apply(START, Seat(0), GAME.parse_move(chosen.move))
        pool.ponder("t", seen(after))
        before = cpu_ticks(worker)
        await until(lambda: cpu_ticks(worker) > before + 20)
        assert isinstance(await pool.ask("u", quick("u"), seconds=1), Chosen), "others need not wait"
        before = cpu_ticks(worker)
        await until(lambda: cpu_ticks(worker) > before + 20)  # and then it goes on
        assert isinstance(await pool.ask("t", deep(after), seconds=1), Chosen)
        pool.ponder("t", seen(START))
        pool.forget("t")
        await until_idle(worker)
        assert pool.process_ids == [worker]


async def until_idle(worker: int) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        before = -1
        while before != (before := cpu_ticks(worker)):  # noqa: ASYNC110
            await asyncio.sleep(0.3)


@pytest.mark.slow
@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_workers_end_with_the_server_in_the_middle_of_a_thought(
    tmp_path: Path, ending: signal.Signals
) -> None:
    with server_process("--data", str(tmp_path), "--bot-pause-ms", "0") as (process, url):
        page = Page(url)
        table = await page.open("blokus", bot("1"), bot("10"))
        async with page.at(table) as chat:
            await chat.until(lambda chat: chat.view["ply"] >= 1)
            workers = children_of(process.pid)
            assert workers
            process.send_signal(ending)
            await chat.until_closed()
        assert process.wait() == (-ending if ending == signal.SIGKILL else 0)
        await until(lambda: not any(is_running(worker) for worker in workers))
