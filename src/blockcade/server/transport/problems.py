"""Every way in which a request can fail, as the answer that says so."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from blockcade.core import BadSetup
from blockcade.record import BadLog
from blockcade.server.store import StoreError
from blockcade.server.tables.directory import NoSuchTable
from blockcade.server.tables.table import TableDamaged, TableShut
from blockcade.server.watching.logs import note
from blockcade.wire.http import Problem

log = logging.getLogger(__name__)

_BY_STATUS = {400: "malformed", 404: "not-found", 405: "method-not-allowed", 413: "too-big", 415: "malformed"}

_ALWAYS = {
    429: "Asked for too often; Retry-After says when again",
    500: "A mistake of the server's",
    503: "The store is busy",
}

AnyRequest = Request[Any, Any, Any]


class Unserved(Exception):
    """The request is understood and refused."""

    def __init__(
        self, status: int, reason: str, detail: str = "", headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(detail or reason)
        self.status = status
        self.problem = Problem(reason, detail)
        self.headers = headers or {}


def _answer(status: int, reason: str, detail: str = "") -> Response[Problem]:
    return Response(Problem(reason, detail), status_code=status, media_type="application/json")


def _unserved(_: AnyRequest, error: Unserved) -> Response[Problem]:
    return Response(
        error.problem, status_code=error.status, media_type="application/json", headers=error.headers
    )


def _bad_setup(_: AnyRequest, error: BadSetup) -> Response[Problem]:
    return _answer(400, error.reason, error.detail)


def _no_such_table(_: AnyRequest, __: NoSuchTable) -> Response[Problem]:
    return _answer(404, "no-such-table")


def _damaged(request: AnyRequest, error: Exception) -> Response[Problem]:
    note(log, logging.ERROR, "table-damaged", path=request.url.path, error=repr(error))
    return _answer(500, "table-damaged")


def _shut(_: AnyRequest, __: TableShut) -> Response[Problem]:
    return _answer(409, "table-closed")


def _busy(request: AnyRequest, error: StoreError) -> Response[Problem]:
    note(log, logging.WARNING, "store-failed", path=request.url.path, error=error)
    return _answer(503, "busy")


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    return _answer(
        status, _BY_STATUS.get(status, "malformed" if status < 500 else "unexpected"), error.detail
    )


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return _answer(400, "malformed", "nested too deep")


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    note(log, logging.ERROR, "request-failed", trace=error, method=request.method, path=request.url.path)
    return _answer(500, "unexpected")


def documented(
    problems: Mapping[int, str], answer: type[Any] | None = None, kind: str = "application/json"
) -> dict[int, ResponseSpec]:
    """What the schema says of every way not to get an answer, and of one that is written by hand."""
    told = {**problems, **_ALWAYS}
    specs = {
        status: ResponseSpec(Problem, description=why, generate_examples=False)
        for status, why in told.items()
    }
    if answer:
        specs[200] = ResponseSpec(answer, description="The answer", media_type=kind, generate_examples=False)
    return specs


HANDLERS: dict[int | type[Exception], Any] = {
    Unserved: _unserved,
    BadSetup: _bad_setup,
    NoSuchTable: _no_such_table,
    TableShut: _shut,
    TableDamaged: _damaged,
    BadLog: _damaged,
    StoreError: _busy,
    HTTPException: _http,
    RecursionError: _too_deep,  # from the decoder of bodies
    Exception: _unexpected,
}
