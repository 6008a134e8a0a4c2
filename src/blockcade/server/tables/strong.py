"""Tables whose bots think for seconds: how many one address and one player may have at the same time."""

from collections.abc import Callable, Mapping
from typing import Protocol

from blockcade.server.limits import Guest, Limits
from blockcade.server.reasons import FrameReason

SETTLING_SECONDS = 10.0  # after this a noted table is surely open, or its bot has sat down


class TooManyStrongBots(Exception):
    """One address or player has the maximum number of such tables."""

    reason: FrameReason = "too-many-strong-bots"


class PerhapsStrong(Protocol):
    @property
    def has_strong_bots(self) -> bool:
        """Whether a bot that thinks for seconds plays there and the game is not over."""
        ...


class StrongTables:
    """A table counts for the guest who opened it, while it is in memory and its game goes on."""

    def __init__(
        self, limits: Limits, in_memory: Mapping[str, PerhapsStrong], now: Callable[[], float]
    ) -> None:
        self._limits = limits
        self._in_memory = in_memory
        self._now = now
        self._noted: dict[str, tuple[Guest, float]] = {}

    def __len__(self) -> int:
        return len(self._noted)

    def __contains__(self, table: str) -> bool:
        return table in self._noted

    def admit(self, table: str, guest: Guest) -> None:
        """Counts the table from now on, or raises TooManyStrongBots."""
        if table in self._noted:
            return
        if not self.has_room(guest):
            raise TooManyStrongBots
        self.note(table, guest)

    def note(self, table: str, guest: Guest) -> None:
        self._noted[table] = (guest, self._now())

    def forget(self, table: str) -> None:
        self._noted.pop(table, None)

    def has_room(self, guest: Guest) -> bool:
        self._tidy()
        guests = [one for one, _ in self._noted.values()]
        of_player = sum(one.player == guest.player for one in guests)
        of_address = sum(one.address == guest.address for one in guests) if guest.address else 0
        limits = self._limits
        return of_player < limits.player_strong_tables and of_address < limits.address_strong_tables

    def _tidy(self) -> None:
        settled = self._now() - SETTLING_SECONDS
        for name, (_, noted_at) in list(self._noted.items()):
            table = self._in_memory.get(name)
            if noted_at < settled and not (table and table.has_strong_bots):
                del self._noted[name]
