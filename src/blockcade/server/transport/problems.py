"""Turns every error of a request into an HTTP answer with a `Problem`."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec

from blockcade.core import BadSetup, SetupReason
from blockcade.record import BadLog
from blockcade.server.logs import note
from blockcade.server.puzzles.choosing import NoPuzzle
from blockcade.server.reasons import FrameReason
from blockcade.server.store import DiskFull, StoreError
from blockcade.server.tables.directory import NoSuchStudy, NoSuchTable
from blockcade.server.tables.kept_log import TableDamaged
from blockcade.server.tables.strong import TooManyStrongBots
from blockcade.server.tables.table import TableNotSimulated, TableShut
from blockcade.server.transport.router import JSON, Answer, Documented, ErrorHandler, Request, RequestError
from blockcade.wire.http import Problem

log = logging.getLogger(__name__)

_BY_STATUS: Mapping[int, FrameReason] = {
    400: "malformed",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-big",
}

_ALWAYS = {
    429: "Too many requests; Retry-After says when to try again",
    500: "An error of the server",
    503: "The store is busy, or its disk is full",
}


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


def _answer(status: int, reason: FrameReason | SetupReason, detail: str = "") -> Answer:
    return Answer(msgspec.json.encode(Problem(reason, detail)), status)


def _unserved(_: Request, error: Unserved) -> Answer:
    return Answer(msgspec.json.encode(error.problem), error.status, headers=error.headers)


def _bad_setup(_: Request, error: BadSetup) -> Answer:
    return _answer(400, error.reason, error.detail)


def _too_many_strong_bots(_: Request, error: TooManyStrongBots) -> Answer:
    return _answer(409, error.reason, "so many tables with bots of the highest levels are going on already")


def _no_such_table(_: Request, __: NoSuchTable) -> Answer:
    return _answer(404, "no-such-table")


def _no_such_study(_: Request, __: NoSuchStudy) -> Answer:
    return _answer(404, "study-gone")


def _no_puzzle(_: Request, error: NoPuzzle) -> Answer:
    return _answer(404, "no-puzzle", str(error))


def _damaged(request: Request, error: Exception) -> Answer:
    note(log, logging.ERROR, "table-damaged", path=request.path, error=repr(error))
    return _answer(500, "table-damaged")


def _shut(_: Request, __: TableShut) -> Answer:
    return _answer(409, "table-closed")


def _not_simulated(_: Request, __: TableNotSimulated) -> Answer:
    return _answer(409, "no-simulation")


def _busy(request: Request, error: StoreError) -> Answer:
    level = logging.DEBUG if isinstance(error, DiskFull) else logging.WARNING  # the store has logged it once
    note(log, level, "store-failed", path=request.path, error=error)
    return _answer(503, error.reason)


def _unread(request: Request, error: RequestError) -> Answer:
    if error.status == 400:
        note(log, logging.DEBUG, "request-malformed", path=request.path, error=error)
    problem = Problem(_BY_STATUS.get(error.status, "malformed"), str(error))
    return Answer(msgspec.json.encode(problem), error.status, headers=error.headers)


def _unexpected(request: Request, error: Exception) -> Answer:
    note(log, logging.ERROR, "request-failed", trace=error, method=request.method, path=request.path)
    return _answer(500, "unexpected")


def documented(
    problems: Mapping[int, str], answer: type[Any] | None = None, kind: str = JSON
) -> dict[int, Documented]:
    """The OpenAPI texts for all errors of a route, and for its answer if the handler encodes it itself."""
    told = {**problems, **_ALWAYS}
    specs = {status: Documented(Problem, why) for status, why in told.items()}
    if answer:
        specs[200] = Documented(answer, "The answer", kind)
    return specs


HANDLERS: dict[type[Exception], ErrorHandler] = {
    Unserved: _unserved,
    BadSetup: _bad_setup,
    TooManyStrongBots: _too_many_strong_bots,
    NoSuchTable: _no_such_table,
    NoSuchStudy: _no_such_study,
    NoPuzzle: _no_puzzle,
    TableShut: _shut,
    TableNotSimulated: _not_simulated,
    TableDamaged: _damaged,
    BadLog: _damaged,
    StoreError: _busy,
    RequestError: _unread,
    Exception: _unexpected,
}
