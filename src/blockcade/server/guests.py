"""Remembers each player's last address, in memory only: addresses never reach a log or a disk."""

from collections import OrderedDict
from collections.abc import Iterable

from blockcade.server.limits import Guest

MAX_PLAYERS = 50_000  # about ten megabytes; beyond this the least recently used player is forgotten


class Guests:
    """A least-recently-used map from player to address."""

    def __init__(self, most: int = MAX_PLAYERS) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._most = most

    def __len__(self) -> int:
        return len(self._addresses)

    def note(self, guest: Guest) -> None:
        self._addresses[guest.player] = guest.address
        self._addresses.move_to_end(guest.player)
        while len(self._addresses) > self._most:
            self._addresses.popitem(last=False)

    def of(self, player: str) -> Guest:
        """The player with the last known address; the address is empty when this server has seen none."""
        address = self._addresses.get(player, "")
        if address:
            self._addresses.move_to_end(player)
        return Guest(player, address)

    def first_known(self, players: Iterable[str]) -> Guest:
        """The first player whose address is known, or else the first player; `players` is not empty."""
        found = [self.of(player) for player in players]
        return next((guest for guest in found if guest.address), found[0])
