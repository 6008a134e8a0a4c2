"""Half-written and damaged files: stored moves are there, and one damaged table stops no other."""

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from blockcade.server.config import DATABASE_NAME
from blockcade.wire.to_browser import Accepted
from tests.server.house import HERE, ME, Page, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

WAL_NAME = f"{DATABASE_NAME}-wal"
PAGE_BYTES = 4096
FRAME_BYTES = 24 + PAGE_BYTES
INDEX_LEAF = 10  # the first byte of such a page
CUTS = 8


def logs_in(folder: Path) -> dict[str, list[tuple[int, bytes]]]:
    db = sqlite3.connect(folder / DATABASE_NAME)
    logs: dict[str, list[tuple[int, bytes]]] = {}
    for table, seq, body in db.execute("SELECT table_id, seq, body FROM events ORDER BY table_id, seq"):
        logs.setdefault(table, []).append((seq, body))
    db.close()
    return logs


async def played(folder: Path, after: Path, plies: int = 6, number: int = 3) -> tuple[Page, list[str]]:
    """Tables with moves; `after` gets the files as a kill would have left them."""
    async with serving(folder) as house:
        page = house.page()
        tables = [await page.open("blokus", ME, HERE) for _ in range(number)]
        for table in tables:
            async with page.at(table) as chat:
                for _ in range(plies):
                    assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)
        shutil.copytree(folder, after)
        (after / "data" / f"{DATABASE_NAME}-shm").unlink()  # shared memory of ended processes
    return page, tables


async def test_a_log_that_was_cut_off_anywhere_is_a_beginning_of_what_it_was(tmp_path: Path) -> None:
    page, tables = await played(tmp_path / "first", tmp_path / "killed")
    whole = logs_in(tmp_path / "first" / "data")
    luck = random.Random(7)
    size = (tmp_path / "killed" / "data" / WAL_NAME).stat().st_size
    for cut in [luck.randrange(size) for _ in range(CUTS)]:
        torn = tmp_path / f"cut-{cut}"
        shutil.copytree(tmp_path / "killed", torn)
        with (torn / "data" / WAL_NAME).open("r+b") as wal:
            wal.truncate(cut)
        left = logs_in(torn / "data") if cut > 20 * FRAME_BYTES else {}
        for table, log in left.items():
            assert log == whole[table][: len(log)]
        if left:
            async with serving(torn) as house:
                for table in left:
                    async with house.page(page.cookie).at(table) as chat:
                        assert chat.update.seq == len(left[table])
                        seat = chat.update.to_act[0]
                        assert isinstance(await chat.play_any(seat), Accepted)
    assert set(whole) == set(tables)


@pytest.mark.parametrize("rest", [1, 24, 3000, FRAME_BYTES, 2 * FRAME_BYTES + 7])
async def test_an_append_that_was_never_finished_is_as_if_it_had_not_begun(tmp_path: Path, rest: int) -> None:
    page, tables = await played(tmp_path / "first", tmp_path / "killed", plies=2)
    whole = logs_in(tmp_path / "first" / "data")
    with (tmp_path / "killed" / "data" / WAL_NAME).open("ab") as wal:
        wal.write(random.Random(rest).randbytes(rest))
    async with serving(tmp_path / "killed") as house:
        for table in tables:
            async with house.page(page.cookie).at(table) as chat:
                assert chat.update.seq == len(whole[table]), "every acknowledged move is there"
                assert isinstance(await chat.play_any(0), Accepted)


async def test_a_table_with_flipped_bytes_is_refused_and_the_others_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page, (damaged, *sound) = await played(tmp_path / "first", tmp_path / "killed", plies=2)
    db = sqlite3.connect(tmp_path / "killed" / "data" / DATABASE_NAME)
    (body,) = db.execute("SELECT body FROM events WHERE table_id = ? AND seq = 4", (damaged,)).fetchone()
    flipped = bytearray(body)
    flipped[len(flipped) // 2] ^= 0x80
    db.execute("UPDATE events SET body = ? WHERE table_id = ? AND seq = 4", (bytes(flipped), damaged))
    db.commit()
    db.close()
    await is_refused_alone(tmp_path / "killed", page, damaged, sound)
    assert damaged in caplog.text


async def test_a_table_with_a_missing_event_is_refused_and_the_others_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page, (damaged, *sound) = await played(tmp_path / "first", tmp_path / "killed", plies=2)
    db = sqlite3.connect(tmp_path / "killed" / "data" / DATABASE_NAME)
    db.execute(
        "DELETE FROM events WHERE table_id = ? AND seq = 2", (damaged,)
    )  # a chair event: the log could still be folded
    db.commit()
    db.close()
    await is_refused_alone(tmp_path / "killed", page, damaged, sound)
    assert "missing" in caplog.text


async def test_a_damaged_page_of_the_file_damages_only_tables_that_border_on_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page, tables = await played(tmp_path / "first", tmp_path / "killed", plies=1, number=5)
    path = tmp_path / "first" / "data" / DATABASE_NAME  # closed properly: all is in one file
    db = sqlite3.connect(path)
    for number in range(5, 80):  # as if somebody had sat down again and again
        db.execute("INSERT INTO events SELECT table_id, ?, at_ms, body FROM events WHERE seq = 2", (number,))
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    damaged = spoil_a_page(path, tables)
    place = sorted(tables).index(damaged)  # the file orders logs by table name
    bordering = sorted(tables)[max(0, place - 1) : place + 2]
    await is_refused_alone(
        tmp_path / "first", page, damaged, [each for each in tables if each not in bordering]
    )
    assert damaged in caplog.text


def spoil_a_page(path: Path, tables: list[str]) -> str:
    """Overwrites the head of a page that holds only events of one table; returns that table."""
    body = bytearray(path.read_bytes())
    for start in range(0, len(body), PAGE_BYTES):
        found = [table for table in tables if body.count(table.encode(), start, start + PAGE_BYTES) > 4]
        others = [table for table in tables if table.encode() in body[start : start + PAGE_BYTES]]
        if body[start] == INDEX_LEAF and len(found) == len(others) == 1:
            body[start : start + 64] = b"\xff" * 64
            path.write_bytes(body)
            return found[0]
    raise AssertionError("the logs are too short to fill a page")


async def is_refused_alone(folder: Path, page: Page, damaged: str, sound: list[str]) -> None:
    async with serving(folder) as house:
        page = house.page(page.cookie)
        async with page.connect(damaged) as chat:
            assert await chat.until_closed() == (4500, "table-damaged")
        for table in sound:
            async with page.at(table) as chat:
                assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)
        listed = {row["table"] for row in (await page.get("/api/tables")).json()}
        assert {damaged, *sound} <= listed
