"""Which tables are tortured: every game, in the forms that differ most for a server."""

import asyncio
import http.client
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from blockcade.faults.torture.player import Person
from blockcade.faults.torture.process import Victim
from blockcade.server.identity import COOKIE_NAME
from blockcade.wire.http import NewSeat, NewTable, OpenedTable, Sitter

REQUEST_SECONDS = 30.0
RETRY_SECONDS = 0.2

ME, HERE, LINK = NewSeat(Sitter.ME), NewSeat(Sitter.HERE), NewSeat(Sitter.LINK)


def bot(level: str) -> NewSeat:
    return NewSeat(Sitter.BOT, level=level)


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of table; `level` is that of its bots, also of those that take over for a while."""

    asked: NewTable
    level: str

    @property
    def guests(self) -> int:
        """Persons who come by a link."""
        return sum(seat.sitter is Sitter.LINK for seat in self.asked.seats)


FORMS = (
    Form(NewTable("blokus", [ME, LINK], {"board": "duo"}, takeback=True), "1"),
    Form(NewTable("blackout", [ME, LINK, bot("random")]), "random"),
    Form(NewTable("blockyou", [ME, bot("champion")]), "champion"),
    Form(NewTable("blockout", [ME, LINK], {"towerModel": "statics"}), "child"),
    Form(NewTable("blokus", [ME, HERE, LINK, bot("1")], {"turnSeconds": "30"}), "1"),
    Form(NewTable("blockout", [ME, bot("champion")], {"towerModel": "physics"}), "child"),
    Form(
        NewTable("blackout", [ME, LINK], {"call": "race", "duty": "may", "turnSeconds": "30"}, takeback=True),
        "easy",
    ),
    Form(NewTable("blockyou", [ME, LINK], {"roundSeconds": "30"}), "family"),
    Form(NewTable("blokus", [ME, bot("1"), bot("2")], {}, takeback=True), "1"),
    Form(NewTable("blockout", [ME, LINK, LINK], {"towerModel": "reported", "edition": "top"}), "child"),
)


def forms() -> Iterator[Form]:
    """All of them, again and again."""
    return itertools.cycle(FORMS)


async def open_table(victim: Victim, person: Person, asked: NewTable) -> str:
    """Asks until there is an answer: the name of a new table."""
    while True:
        await victim.is_up.wait()
        try:
            return await asyncio.to_thread(_post, victim.url, person, asked)
        except (OSError, http.client.HTTPException, _NotNow):
            await asyncio.sleep(RETRY_SECONDS)


class _NotNow(Exception):
    """Busy, or stopping."""


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
