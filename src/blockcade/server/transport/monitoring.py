"""Answers health checks and metrics requests before any other handler: no cookie, no rate limit, no log."""

import json
from collections.abc import Callable

from blockcade.server.admin.key import Operator, Verdict, address_of, bearer
from blockcade.server.metrics.counters import Counters
from blockcade.server.metrics.exporter import MetricsExporter
from blockcade.server.metrics.health import Readiness
from blockcade.server.transport.asgi import App, Receive, Scope, Send, header, respond

_NO_STORE = (b"cache-control", b"no-store")


class Monitoring:
    """Serves /healthz, /readyz and /metrics; passes other requests to `app`, or answers 404 without one.

    Metrics are for the host only: `may_see` decides whether a request gets them.
    """

    def __init__(
        self,
        readiness: Readiness,
        metrics: MetricsExporter,
        may_see: Callable[[Scope], bool],
        app: App | None = None,
    ) -> None:
        self._readiness = readiness
        self._metrics = metrics
        self._may_see = may_see
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path") if scope["type"] == "http" else None
        if path == "/healthz":
            await _answer(scope, send, 200, b"ok\n")
        elif path == "/readyz":
            problems = await self._readiness.problems()
            report = {"ready": not problems, "problems": problems, "warnings": self._readiness.warnings()}
            body = json.dumps(report).encode() + b"\n"
            await _answer(scope, send, 503 if problems else 200, body, "application/json")
        elif path == "/metrics":
            await self._answer_metrics(scope, send)
        elif self._app:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await _answer(scope, send, 404, b"There are /healthz, /readyz and /metrics.\n")

    async def _answer_metrics(self, scope: Scope, send: Send) -> None:
        if not self._may_see(scope):
            await _answer(scope, send, 401, b"The metrics need the operator's key.\n")
            return
        body, kind = await self._metrics.written(header(scope, b"accept"))
        await _answer(scope, send, 200, body, kind)


def with_key(operator: Operator, counts: Counters) -> Callable[[Scope], bool]:
    """A check that allows the metrics to requests with the operator's key."""

    def may_see(scope: Scope) -> bool:
        verdict = operator.judge(bearer(scope), address_of(scope))
        if verdict is not Verdict.MISSING:  # a request without a key is no guess
            counts.operator_tries[verdict.value] += 1
        return verdict is Verdict.WELCOME

    return may_see


async def _answer(
    scope: Scope, send: Send, status: int, body: bytes, kind: str = "text/plain; charset=utf-8"
) -> None:
    if scope["method"] not in {"GET", "HEAD"}:
        await respond(send, 405, [(b"allow", b"GET, HEAD"), (b"content-length", b"0")])
        return
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"x-content-type-options", b"nosniff"),
        _NO_STORE,
        *([(b"www-authenticate", b"Bearer")] if status == 401 else []),
    ]
    await respond(send, status, headers, b"" if scope["method"] == "HEAD" else body)
