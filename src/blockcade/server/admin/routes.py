"""The operator's routes under /api/operator: they need the operator's key or a session cookie."""

import asyncio
import logging
from typing import Annotated, Any

import msgspec

from blockcade.record import format_record, record_of_log
from blockcade.server.admin.key import Operator, Verdict, address_of, bearer
from blockcade.server.admin.overview import AdminService
from blockcade.server.logs import note
from blockcade.server.metrics.counters import Counters
from blockcade.server.store import StoreError
from blockcade.server.store.catalogue import TableQuery
from blockcade.server.tables.directory import NoSuchTable
from blockcade.server.transport.access import is_from_elsewhere, retry_after
from blockcade.server.transport.asgi import Scope, header
from blockcade.server.transport.problems import Unserved, documented
from blockcade.server.transport.router import Answer, Documented, Request, Route, delete, get, guarded, post
from blockcade.wire.operator import Ended, Overview, ShownKey, TableDetails, TableList

log = logging.getLogger(__name__)

MAX_LISTED = 200
END_SECONDS = 15.0  # a table must end within this time


def operator_routes(admin: AdminService, operator: Operator) -> list[Route]:
    """All routes under /api/operator."""
    services = admin.directory.services
    counts = services.counts
    locked = {401: "Needs the operator's key", 403: "Asked by another site's page"}
    named = {**locked, 400: "No name", 404: "No such table", 409: "Not of a table as it is"}
    done = {204: Documented(None, "Done")}

    def operator_only(scope: Scope) -> None:
        _check(scope, operator, counts)

    @post(
        "/api/operator/session",
        summary="Shows the key and gets a cookie for some hours",
        status_code=204,
        responses={**documented({400: "Not understood", 413: "Too long", **locked}), **done},
    )
    async def log_in(request: Request, data: ShownKey) -> Answer:
        scope: Any = request.scope
        _judge(operator, counts, data.key, scope)
        note(log, logging.INFO, "operator-came", address=address_of(scope))
        return Answer(headers={"set-cookie": operator.session_cookie(secure=_is_secure(scope))})

    @delete(
        "/api/operator/session",
        summary="Takes the cookie back",
        status_code=204,
        responses={**documented({403: locked[403]}), **done},
    )
    async def log_out(request: Request) -> Answer:
        scope: Any = request.scope
        return Answer(headers={"set-cookie": operator.end_cookie(secure=_is_secure(scope))})

    @get("/api/operator/overview", summary="The server at a glance", responses=documented(locked))
    async def overview() -> Overview:
        return await admin.overview()

    @get(
        "/api/operator/tables",
        summary="All tables, last changed first",
        responses=documented({400: "Not understood", **locked}),
    )
    async def tables(
        search: Annotated[str, msgspec.Meta(max_length=100)] = "",
        after_ms: int | None = None,
        after: Annotated[str, msgspec.Meta(max_length=64)] = "",
        limit: Annotated[int, msgspec.Meta(ge=1, le=MAX_LISTED)] = 50,
    ) -> TableList:
        last = None if after_ms is None else (_bounded(after_ms), after)
        return await admin.tables(TableQuery(search, last, limit))

    @get("/api/operator/tables/{name}", summary="One table", responses=documented(named))
    async def details(name: str) -> TableDetails:
        return await admin.details(name)

    @post(
        "/api/operator/tables/{name}/end",
        summary="Ends a table for good",
        status_code=200,
        responses=documented(named),
    )
    async def end(name: str) -> Ended:
        try:
            async with asyncio.timeout(END_SECONDS):
                return Ended(await admin.end(name))
        except TimeoutError:
            raise StoreError(f"table {name} was not closed within {END_SECONDS:.0f} s") from None

    @get(
        "/api/operator/tables/{name}/record",
        summary="A table's record file; the seed only if it is over",
        responses=documented(named, dict[str, Any]),
    )
    async def record(name: str) -> Answer:
        kept = await services.store.log(name)
        if not kept:
            raise NoSuchTable(name)
        body = await asyncio.to_thread(lambda: format_record(record_of_log(kept, services.games)).encode())
        attached = f'attachment; filename="{name}.blockcade"'
        return Answer(body, headers={"content-disposition": attached})

    return [log_in, log_out, *guarded(operator_only, [overview, tables, details, end, record])]


def _check(scope: Scope, operator: Operator, counts: Counters) -> None:
    """Requires the key or a session cookie; with a cookie, only our own page may change something."""
    if key := bearer(scope):
        _judge(operator, counts, key, scope)
    elif not operator.is_session(header(scope, b"cookie")):
        raise Unserved(401, "operator-only", "this needs the operator's key")
    elif scope["method"] not in {"GET", "HEAD"} and not _is_own_page(scope):
        raise Unserved(403, "bad-origin", "this is asked from this server's own page only")


def _is_own_page(scope: Scope) -> bool:
    """Whether our own page sent the request. Browsers send an Origin header with every change."""
    return bool(header(scope, b"origin")) and not is_from_elsewhere(scope)


def _judge(operator: Operator, counts: Counters, key: str, scope: Scope) -> None:
    verdict = operator.judge(key, address_of(scope))
    if verdict is not Verdict.MISSING:
        counts.operator_tries[verdict.value] += 1
    match verdict:
        case Verdict.WELCOME:
            return
        case Verdict.MISSING:
            raise Unserved(401, "bad-key", "there is no key in this request")
        case Verdict.WRONG:
            note(log, logging.WARNING, "operator-refused", address=address_of(scope))
            raise Unserved(401, "bad-key", "this is not the operator's key")
        case Verdict.TOO_MANY:
            raise Unserved(429, "too-many-tries", "too many wrong keys; wait a minute", retry_after(60))


def _is_secure(scope: Scope) -> bool:
    return scope.get("scheme") in {"https", "wss"}


def _bounded(number: int) -> int:
    """The number cut to 64 bits, which is what the database can compare."""
    return max(-(2**63), min(number, 2**63 - 1))
