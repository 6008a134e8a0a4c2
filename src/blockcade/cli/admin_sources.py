"""The sources of `blockcade admin`: a running server, or a data folder or database."""

from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, Protocol, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from blockcade.games import GAMES
from blockcade.record import BadLog, format_record, record_of_log
from blockcade.record.events import Stamped
from blockcade.server.admin.overview import by_game, details_of, listed
from blockcade.server.config import DATABASE_NAME
from blockcade.server.store.catalogue import KeptTable, SqliteCatalogue, TableQuery
from blockcade.wire.http import Problem
from blockcade.wire.operator import Ended, GameCensus, Overview, TableDetails, TableList

if TYPE_CHECKING:  # a data folder needs no driver
    from blockcade.server.store.postgres_reading import PostgresReader

T = TypeVar("T")
TIMEOUT_SECONDS = 30.0


class AdminError(Exception):
    """The command failed; the message says why."""


class KeptTables(Protocol):
    """A catalogue in SQLite or PostgreSQL, read without the server; may raise StoreError."""

    def tables(self, query: TableQuery) -> list[KeptTable]: ...

    def table(self, table: str) -> KeptTable | None: ...

    def log(self, table: str) -> list[Stamped]: ...

    def census(self) -> list[tuple[str, bool, int]]: ...


class Source(Protocol):
    def tables(self, search: str, limit: int) -> TableList: ...

    def details(self, table: str) -> TableDetails: ...

    def end(self, table: str) -> Ended: ...

    def record(self, table: str) -> bytes: ...


class Running:
    """A server that listens at `url`."""

    def __init__(self, url: str, key: str) -> None:
        if not url.startswith(("http://", "https://")):
            raise AdminError(f"{url} is not an address such as http://127.0.0.1:8000")
        self._url = url.rstrip("/")
        self._key = key

    def tables(self, search: str, limit: int) -> TableList:
        return self._get("tables?" + urlencode({"search": search, "limit": limit}), TableList)

    def details(self, table: str) -> TableDetails:
        return self._get(f"tables/{quote(table, safe='')}", TableDetails)

    def end(self, table: str) -> Ended:
        body = self._ask(f"tables/{quote(table, safe='')}/end", "POST")
        return msgspec.json.decode(body, type=Ended)

    def record(self, table: str) -> bytes:
        return self._ask(f"tables/{quote(table, safe='')}/record")

    def overview(self) -> Overview:
        return self._get("overview", Overview)

    def _get(self, path: str, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self._ask(path), type=kind)
        except msgspec.DecodeError as error:
            raise AdminError(
                f"{self._url} answers, but not as a Blockcade of this version: {error}"
            ) from None

    def _ask(self, path: str, method: str = "GET") -> bytes:
        request = Request(  # noqa: S310 - http or https, checked above
            f"{self._url}/api/operator/{path}",
            method=method,
            headers={"authorization": f"Bearer {self._key}"},
        )
        try:
            # No proxy from the environment: it must not see the key.
            with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT_SECONDS) as answer:
                return answer.read()
        except HTTPError as error:
            with error:
                _refused(error.code, error.read())
        except (URLError, OSError) as error:
            raise AdminError(f"{self._url} does not answer: {getattr(error, 'reason', error)}") from None


class StoredTables:
    """A data folder, or a database that nodes share; read only."""

    def __init__(self, kept: KeptTables) -> None:
        self._kept = kept

    def tables(self, search: str, limit: int) -> TableList:
        found = self._kept.tables(TableQuery(search, limit=limit + 1))
        return TableList([listed(kept) for kept in found[:limit]], len(found) > limit)

    def details(self, table: str) -> TableDetails:
        kept = self._kept.table(table)
        if kept is None:
            raise AdminError(f"there is no table {table}")
        try:
            return details_of(listed(kept), self._kept.log(table), GAMES)
        except BadLog as error:
            raise AdminError(f"the log of {table} is damaged: {error}") from None

    def end(self, table: str) -> Ended:
        raise AdminError(f"{table} can be ended by its running server alone: say where that is with --url")

    def record(self, table: str) -> bytes:
        try:
            log = self._kept.log(table)
            if not log:
                raise AdminError(f"there is no table {table}")
            return format_record(record_of_log(log, GAMES)).encode()
        except BadLog as error:
            raise AdminError(f"the log of {table} is damaged: {error}") from None

    def census(self) -> list[GameCensus]:
        return by_game(self._kept.census())


def kept_in(place: Path | str) -> StoredTables:
    """Open a data folder, or a PostgreSQL database by its address; or raise AdminError."""
    if isinstance(place, str):
        return StoredTables(shared(place))
    path = place / DATABASE_NAME
    if not path.is_file():
        raise AdminError(
            f"{path} is not there; --data names the folder, --db a database, --url a running server"
        )
    return StoredTables(SqliteCatalogue(path))


def shared(address: str) -> "PostgresReader":
    """Open a PostgreSQL database; AdminError without its driver."""
    try:
        from blockcade.server.store.postgres_reading import PostgresReader  # noqa: PLC0415
    except ImportError as error:
        raise AdminError(f"PostgreSQL needs more: pip install 'blockcade[hosts]' ({error})") from error
    return PostgresReader(address)


def _refused(status: int, body: bytes) -> NoReturn:
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        problem = Problem(f"HTTP {status}", "")
    raise AdminError(
        f"the server says {problem.reason}{f': {problem.detail}' if problem.detail else ''}"
    ) from None
