"""The tables of a run: every game, in the forms that differ most for a server."""

import asyncio
import http.client
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from blockcade.core import AnyGame, TrialTable
from blockcade.faults.torture.player import Person
from blockcade.faults.torture.process import ServerProcess
from blockcade.games import OWN_GAMES
from blockcade.server.identity import COOKIE_NAME
from blockcade.wire.http import NewSeat, NewTable, OpenedTable, Sitter

REQUEST_SECONDS = 30.0
RETRY_SECONDS = 0.2


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of table; `level` is that of its bots, also of those that replace a player for a while."""

    asked: NewTable
    level: str

    @property
    def guests(self) -> int:
        """The number of people who come by a link."""
        return sum(seat.sitter is Sitter.LINK for seat in self.asked.seats)


def _form(game: AnyGame, table: TrialTable) -> Form:
    seats = [_seat(word) for word in table.seats]
    return Form(NewTable(game.key, seats, dict(table.options), takeback=table.takeback), table.level)


def _seat(word: str) -> NewSeat:
    sitter, _, level = word.partition(" ")
    return NewSeat(Sitter(sitter), level=level)


def _in_turn() -> Iterator[Form]:
    """The first table of each game, then the second of each, and so on."""
    for round_of_tables in itertools.zip_longest(*(game.card.trials.tables for game in OWN_GAMES.values())):
        for game, table in zip(OWN_GAMES.values(), round_of_tables, strict=True):
            if table:
                yield _form(game, table)


FORMS = tuple(_in_turn())


def forms() -> Iterator[Form]:
    """Yield all forms, again and again."""
    return itertools.cycle(FORMS)


async def open_table(victim: ServerProcess, person: Person, asked: NewTable) -> str:
    """Open a table, with retries, and return its name."""
    while True:
        await victim.is_up.wait()
        try:
            return await asyncio.to_thread(_post, victim.url, person, asked)
        except (OSError, http.client.HTTPException, _NotNow):
            await asyncio.sleep(RETRY_SECONDS)


class _NotNow(Exception):
    """The server is busy or stopping."""


def _post(url: str, person: Person, asked: NewTable) -> str:
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=REQUEST_SECONDS)
    try:
        cookie = {"cookie": f"{COOKIE_NAME}={person.cookie}"} if person.cookie else {}
        headers = {"content-type": "application/json", **cookie}
        connection.request("POST", "/api/tables", msgspec.json.encode(asked), headers)
        response = connection.getresponse()
        body = response.read()
    finally:
        connection.close()
    if response.status in {429, 503}:
        raise _NotNow
    if response.status != 201:
        raise ValueError(f"the table could not be opened: {response.status} {body.decode()}")
    given = response.getheader("set-cookie", "")
    if given:
        person.cookie = given.partition("=")[2].partition(";")[0]
    return msgspec.json.decode(body, type=OpenedTable).table
