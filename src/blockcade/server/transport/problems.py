"""Turns every error of a request into an HTTP answer with a `Problem`."""

import logging
import traceback
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from blockcade.core import BadSetup, SetupReason
from blockcade.record import BadLog
from blockcade.server.logs import note
from blockcade.server.puzzles.choosing import NoPuzzle
from blockcade.server.reasons import FrameReason
from blockcade.server.store import DiskFull, StoreError
from blockcade.server.tables.directory import NoSuchStudy, NoSuchTable
from blockcade.server.tables.kept_log import TableDamaged
from blockcade.server.tables.strong import TooManyStrongBots
from blockcade.server.tables.table import TableShut
from blockcade.wire.http import Problem

log = logging.getLogger(__name__)

_BY_STATUS: Mapping[int, FrameReason] = {
    400: "malformed",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-big",
    415: "malformed",
}

_ALWAYS = {
    429: "Too many requests; Retry-After says when to try again",
    500: "An error of the server",
    503: "The store is busy, or its disk is full",
}

AnyRequest = Request[Any, Any, Any]


class Unserved(Exception):
    """A handler refuses the request with this status and reason."""

    def __init__(
        self,
        status: int,
        reason: FrameReason | SetupReason,
        detail: str = "",
        headers: Mapping[str, str] | None = None,
        *,
        move: int = 0,
        why: str = "",
    ) -> None:
        super().__init__(detail or reason)
        self.status = status
        self.problem = Problem(reason, detail, move, why)
        self.headers = headers or {}


def _answer(status: int, reason: FrameReason | SetupReason, detail: str = "") -> Response[Problem]:
    return Response(Problem(reason, detail), status_code=status, media_type="application/json")


def _unserved(_: AnyRequest, error: Unserved) -> Response[Problem]:
    return Response(
        error.problem, status_code=error.status, media_type="application/json", headers=error.headers
    )


def _bad_setup(_: AnyRequest, error: BadSetup) -> Response[Problem]:
    return _answer(400, error.reason, error.detail)


def _too_many_strong_bots(_: AnyRequest, error: TooManyStrongBots) -> Response[Problem]:
    return _answer(409, error.reason, "so many tables with bots of the highest levels are going on already")


def _no_such_table(_: AnyRequest, __: NoSuchTable) -> Response[Problem]:
    return _answer(404, "no-such-table")


def _no_such_study(_: AnyRequest, __: NoSuchStudy) -> Response[Problem]:
    return _answer(404, "study-gone")


def _no_puzzle(_: AnyRequest, error: NoPuzzle) -> Response[Problem]:
    return _answer(404, "no-puzzle", str(error))


def _damaged(request: AnyRequest, error: Exception) -> Response[Problem]:
    note(log, logging.ERROR, "table-damaged", path=request.url.path, error=repr(error))
    return _answer(500, "table-damaged")


def _shut(_: AnyRequest, __: TableShut) -> Response[Problem]:
    return _answer(409, "table-closed")


def _busy(request: AnyRequest, error: StoreError) -> Response[Problem]:
    level = logging.DEBUG if isinstance(error, DiskFull) else logging.WARNING  # the store has logged it once
    note(log, level, "store-failed", path=request.url.path, error=error)
    return _answer(503, error.reason)


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    return _answer(
        status, _BY_STATUS.get(status, "malformed" if status < 500 else "unexpected"), error.detail
    )


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return _answer(400, "malformed", "nested too deep")


def _not_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not UTF-8 is the sender's error; the same exception from elsewhere is our bug."""
    if not _raised_by(error, "litestar.serialization"):
        return _unexpected(request, error)
    note(log, logging.DEBUG, "request-malformed", path=request.url.path, error="the body is not UTF-8")
    return _answer(400, "malformed", "the body is not UTF-8")


def _raised_by(error: BaseException, package: str) -> bool:
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    return bool(frames) and str(frames[-1].f_globals.get("__name__", "")).startswith(package)


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    note(log, logging.ERROR, "request-failed", trace=error, method=request.method, path=request.url.path)
    return _answer(500, "unexpected")


def documented(
    problems: Mapping[int, str], answer: type[Any] | None = None, kind: str = "application/json"
) -> dict[int, ResponseSpec]:
    """The OpenAPI texts for all errors of a route, and for its answer if the handler encodes it itself."""
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
    TooManyStrongBots: _too_many_strong_bots,
    NoSuchTable: _no_such_table,
    NoSuchStudy: _no_such_study,
    NoPuzzle: _no_puzzle,
    TableShut: _shut,
    TableDamaged: _damaged,
    BadLog: _damaged,
    StoreError: _busy,
    HTTPException: _http,
    UnicodeDecodeError: _not_text,
    RecursionError: _too_deep,  # from the decoder of bodies
    Exception: _unexpected,
}
