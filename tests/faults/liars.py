"""Servers that lie, to check that the torture test notices: `python -m tests.faults.liars KIND serve …`."""

import asyncio
import sys
from typing import Any

from blockcade.cli import main
from blockcade.record.events import Event
from blockcade.record.fold import Fold
from blockcade.server.store import Append, SqliteStore
from blockcade.server.tables.resting import summary_of
from blockcade.server.tables.writer import TableWriter

LATE_SECONDS = 0.1


def acknowledge_early() -> None:
    """Acknowledges an append before it is stored, and stores it a little later."""
    truly, later = SqliteStore.append, set[asyncio.Task[None]]()

    async def keep(self: SqliteStore, appends: tuple[Append, ...]) -> None:
        await asyncio.sleep(LATE_SECONDS)
        await truly(self, *appends)

    async def append(self: SqliteStore, *appends: Append) -> None:
        if any(each.opening for each in appends):
            await truly(self, *appends)
        else:
            later.add(asyncio.create_task(keep(self, appends)))

    SqliteStore.append = append


def show_early() -> None:
    """Shows a change to everybody before it is stored."""
    truly = TableWriter._tell  # pyright: ignore[reportPrivateUsage]
    make = TableWriter._make  # pyright: ignore[reportPrivateUsage]

    async def tell_and_make(self: Any, events: Any, *beside: Any) -> Any:
        store, self._services.store.append = self._services.store.append, _nothing
        try:
            made = await make(self, events, *beside)
        finally:
            self._services.store.append = store
        truly(self, made)
        await asyncio.sleep(LATE_SECONDS)
        summary = summary_of(made.fold, watched=True)
        await store(
            Append(self.name, made.fold.seq - len(made.events), made.events, summary),
            *beside,
        )
        return made

    TableWriter._make = tell_and_make  # pyright: ignore[reportPrivateUsage]


async def _nothing(*_: Append) -> None:
    pass


def forget_commands() -> None:
    """Executes a resent command again."""

    truly = Fold._note_command  # pyright: ignore[reportPrivateUsage]

    def note(self: Fold, event: Event) -> None:
        self.accepted = _Amnesia(self.accepted)
        truly(self, event)

    Fold._note_command = note  # pyright: ignore[reportPrivateUsage]


class _Amnesia(dict[tuple[str, str], int]):
    """Returns a command's place, but denies that it contains the command."""

    def __contains__(self, _: object) -> bool:
        return False


LIARS = {"acknowledge-early": acknowledge_early, "show-early": show_early, "forget": forget_commands}

if __name__ == "__main__":
    LIARS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
