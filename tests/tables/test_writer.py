"""The writer of a table: lost races, stores that fail halfway, and nothing done twice."""

from pathlib import Path
from typing import cast

import pytest

from blockcade.record.events import Moved, Revealed, Stamped
from blockcade.server.store import Append, StoreError
from blockcade.server.tables.writer import DAMAGED
from blockcade.wire.to_browser import Accepted
from blockcade.wire.to_server import Play
from tests.server.house import HERE, ME, new_id, reason
from tests.tables.memory import House, MemoryStore, serving, settled

pytestmark = pytest.mark.anyio


class Failing:
    """Fails once, before or after it has stored an append."""

    def __init__(self, house: House, *, keeps: bool) -> None:
        self.store = cast("MemoryStore", house.directory.services.store)
        self._append = self.store.append
        self._keeps = keeps
        self.store.append = self.append

    async def append(self, *appends: Append) -> None:
        self.store.append = self._append
        if self._keeps:
            await self._append(*appends)
        raise StoreError("the disk broke down", unsure=True)


async def test_the_slower_of_two_nodes_reads_the_log_and_judges_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        host = one.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as ann, other.page(host.cookie).at(table) as slow:
            first, seen = ann.moves(0)[0], ann.update.seq
            assert isinstance(await ann.play(0, first), Accepted)
            assert reason(await slow.play(0, first, at_seq=seen)) == "not-your-turn"
            assert isinstance(await slow.play(1, slow.moves(1)[0]), Accepted)
            assert slow.update.seq == seen + 2


@pytest.mark.parametrize("keeps", [True, False])
async def test_a_command_that_was_perhaps_kept_is_done_once(tmp_path: Path, *, keeps: bool) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            store, command, seq = Failing(house, keeps=keeps).store, new_id(), chat.update.seq
            assert isinstance(await chat.play(0, chat.moves(0)[0], command_id=command), Accepted)
            moved = [kept.event for kept in await store.log(table) if isinstance(kept.event, Moved)]
            assert [event.command for event in moved] == [command]
            assert chat.update.seq == seq + 1


async def test_a_log_that_no_longer_fits_closes_the_table_and_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table, other = await host.open("blokus", ME, HERE), await host.open("blokus", ME, HERE)
        async with host.at(table) as chat, host.at(other) as well:
            store = cast("MemoryStore", house.directory.services.store)
            store.put(table, Stamped(0, Revealed("no seed")))
            length = len(await store.log(table))
            await chat.send(Play(command_id=new_id(), seat=0, at_seq=chat.update.seq, move=chat.moves(0)[0]))
            await settled()
            assert chat.closing == (DAMAGED, "table-damaged")
            assert len(await store.log(table)) == length
            assert isinstance(await well.play_any(0), Accepted)
