"""The first handler of every request: identifies the player, checks origin and rate limits, adds headers.

New players get a cookie, and every answer gets security headers.
"""

import math
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

from blockcade.server.identity import Identity, new_id
from blockcade.server.limits import Act, Guest, RateLimiter, home_of
from blockcade.server.transport.asgi import App, Headers, Message, Receive, Scope, Send, header, respond
from blockcade.wire.http import Problem

PLAYER_KEY = "blockcade.player"  # key in the ASGI scope
GUEST_KEY = "blockcade.guest"  # key in the ASGI scope
FROM_ELSEWHERE = 4403  # WebSocket close code
TOO_FAST = 4429  # WebSocket close code
_EXPENSIVE = ("/replay", "/moves", "/record", "/record.blksgf", "/lately")  # each answer replays whole games
_EXPENSIVE_COST = 10

# Style attributes hold sizes and colours that the page computes; all style sheets and scripts are files.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
# Only features that browsers know: an unknown one makes a warning in the console of every page.
_UNUSED_FEATURES = ("camera", "microphone", "geolocation", "payment", "usb", "serial", "midi", "hid")
_SAFETY: Headers = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in _UNUSED_FEATURES).encode()),
]
_NO_STORE = (b"cache-control", b"no-store")  # an answer of the API is for one person and one moment


class AccessMiddleware:
    """Passes requests under /api/ to `api` and all others to `pages`."""

    def __init__(
        self,
        api: App,
        pages: App,
        identity: Identity,
        limiter: RateLimiter,
        is_operator: Callable[[Scope], bool],
    ) -> None:
        """`is_operator` says whether a request carries the operator's key; rate limits do not apply to it."""
        self._api = api
        self._pages = pages
        self._identity = identity
        self._limiter = limiter
        self._is_operator = is_operator

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._api(scope, receive, send)
            return
        player = self._identity.player_of(header(scope, b"cookie"))
        path: str = scope["path"]
        is_api = path == "/api" or path.startswith("/api/")
        extra = [*_SAFETY, _NO_STORE] if is_api else list(_SAFETY)
        if player is None:
            player = new_id()
            is_secure = scope.get("scheme") in {"https", "wss"}
            cookie = self._identity.set_cookie(player, secure=is_secure)
            extra.append((b"set-cookie", cookie.encode()))

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.accept"}:
                given: Headers = list(message.get("headers", ()))
                # An answer that shared caches may store must not carry one person's cookie.
                is_shared = any(key == b"cache-control" and b"public" in value for key, value in given)
                added = [pair for pair in extra if not (is_shared and pair[0] == b"set-cookie")]
                message = {**message, "headers": [*given, *added]}
            await send(message)

        guest = Guest(player, home_of(scope["client"][0] if scope.get("client") else ""))
        scope[PLAYER_KEY] = player
        scope[GUEST_KEY] = guest
        if not is_api:
            await self._pages(scope, receive, send_with_headers)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send_with_headers, guest)
        else:
            await self._visit(scope, receive, send_with_headers, guest)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, guest: Guest) -> None:
        if scope["method"] not in {"GET", "HEAD", "OPTIONS"} and is_from_elsewhere(scope):
            await _refuse(send, 403, Problem("bad-origin", "this is asked from this server's own page only"))
            return
        if scope["path"].endswith("/") or "//" in scope["path"]:
            # Each route has one spelling only, so that its cost can be read from the path.
            await _refuse(send, 404, Problem("not-found", "a path has no slash at its end and none twice"))
            return
        cost = _EXPENSIVE_COST if scope["path"].endswith(_EXPENSIVE) else 1
        wait = self._limiter.wait(Act.REQUEST, guest, cost)
        if wait and not self._is_operator(scope):
            await _refuse(send, 429, Problem("too-fast", ""), retry_after(wait))
            return
        await self._api(scope, receive, send)

    async def _visit(self, scope: Scope, receive: Receive, send: Send, guest: Guest) -> None:
        if is_from_elsewhere(scope):
            await _hang_up(receive, send, FROM_ELSEWHERE, "bad-origin")
        elif self._limiter.wait(Act.VISIT, guest) or not self._limiter.open_socket(guest):
            await _hang_up(receive, send, TOO_FAST, "too-fast")
        else:
            try:
                await self._api(scope, receive, send)
            finally:
                self._limiter.close_socket(guest)


def is_from_elsewhere(scope: Scope) -> bool:
    """Whether a browser reports that another site's page sent the request; other programs report nothing."""
    if header(scope, b"sec-fetch-site") not in {"", "same-origin", "none"}:
        return True
    origin = header(scope, b"origin")
    return bool(origin) and urlsplit(origin).netloc.lower() != header(scope, b"host").lower()


def retry_after(wait: float) -> dict[str, str]:
    """The Retry-After header for a wait in seconds."""
    return {"retry-after": str(max(1, math.ceil(wait)))}


async def _refuse(send: Send, status: int, problem: Problem, headers: dict[str, str] | None = None) -> None:
    body = msgspec.json.encode(problem)
    pairs = [(key.encode(), value.encode()) for key, value in (headers or {}).items()]
    pairs += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await respond(send, status, pairs, body)


async def _hang_up(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Accepts the socket and closes it, since a page sees the close code only of an accepted socket."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code, "reason": reason})
