"""Answers those who watch the server, before anybody else sees the request: no cookie, no cost, no trace."""

import json
from collections.abc import Callable

from blockcade.server.operating.key import Operator, Verdict, address_of, bearer
from blockcade.server.transport.asgi import App, Receive, Scope, Send, header, respond
from blockcade.server.watching.counts import Counts
from blockcade.server.watching.exposition import Figures
from blockcade.server.watching.health import Readiness

_UNKEPT = (b"cache-control", b"no-store")


class Watchman:
    """/healthz, /readyz and /metrics; everything else goes on to `app`, or with none is not there.

    Figures are nobody's business but the host's: whether a request may see them is for `may_see` to say.
    """

    def __init__(
        self, readiness: Readiness, figures: Figures, may_see: Callable[[Scope], bool], app: App | None = None
    ) -> None:
        self._readiness = readiness
        self._figures = figures
        self._may_see = may_see
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path") if scope["type"] == "http" else None
        if path == "/healthz":
            await _answer(scope, send, 200, b"ok\n")
        elif path == "/readyz":
            problems = await self._readiness.problems()
            said = {"ready": not problems, "problems": problems, "warnings": self._readiness.warnings()}
            body = json.dumps(said).encode() + b"\n"
            await _answer(scope, send, 503 if problems else 200, body, "application/json")
        elif path == "/metrics":
            await self._tell_figures(scope, send)
        elif self._app:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await _answer(scope, send, 404, b"There are /healthz, /readyz and /metrics.\n")

    async def _tell_figures(self, scope: Scope, send: Send) -> None:
        if not self._may_see(scope):
            await _answer(scope, send, 401, b"The figures need the operator's key.\n")
            return
        body, kind = self._figures.written(header(scope, b"accept"))
        await _answer(scope, send, 200, body, kind)


def with_key(operator: Operator, counts: Counts) -> Callable[[Scope], bool]:
    """Lets those see the figures who send the operator's key."""

    def may_see(scope: Scope) -> bool:
        verdict = operator.judge(bearer(scope), address_of(scope))
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
        _UNKEPT,
        *([(b"www-authenticate", b"Bearer")] if status == 401 else []),
    ]
    await respond(send, status, headers, b"" if scope["method"] == "HEAD" else body)
