"""Where `blockcade admin` gets its answers: from a running server, or from the data folder itself."""

from pathlib import Path
from typing import NoReturn, Protocol, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from blockcade.games import GAMES
from blockcade.record import BadLog, format_record, record_of_log
from blockcade.server.config import DATABASE_NAME
from blockcade.server.operating.overview import by_game, details_of, listed
from blockcade.server.store.catalogue import SqliteCatalogue, Wanted
from blockcade.wire.http import Problem
from blockcade.wire.operator import Ended, GameCensus, Overview, TableDetails, TableList

T = TypeVar("T")
TIMEOUT_SECONDS = 30.0


class AdminError(Exception):
    """The chore cannot be done; the message says why."""


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
            # Straight to the server: the key is no business of a proxy that the environment happens to name.
            with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT_SECONDS) as answer:
                return answer.read()
        except HTTPError as error:
            with error:
                _refused(error.code, error.read())
        except (URLError, OSError) as error:
            raise AdminError(f"{self._url} does not answer: {getattr(error, 'reason', error)}") from None


class Folder:
    """A data folder; it is only read."""

    def __init__(self, folder: Path) -> None:
        path = folder / DATABASE_NAME
        if not path.is_file():
            raise AdminError(f"{path} is not there; --data names the folder, --url a running server")
        self._kept = SqliteCatalogue(path)

    def tables(self, search: str, limit: int) -> TableList:
        found = self._kept.tables(Wanted(search, limit=limit + 1))
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


def _refused(status: int, body: bytes) -> NoReturn:
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        problem = Problem(f"HTTP {status}")
    raise AdminError(
        f"the server says {problem.reason}{f': {problem.detail}' if problem.detail else ''}"
    ) from None
