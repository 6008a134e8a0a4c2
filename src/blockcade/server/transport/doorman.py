"""Stands at the door: knows who comes, turns away what other sites send and who asks for too much, gives
newcomers a cookie, and puts safety headers on every answer."""

import math
from urllib.parse import urlsplit

import msgspec

from blockcade.server.identity import Identity, new_id
from blockcade.server.limits import Act, Guest, Turnstile, home_of
from blockcade.server.transport.asgi import App, Headers, Message, Receive, Scope, Send, header, respond
from blockcade.wire.http import Problem

PLAYER_KEY = "blockcade.player"  # in the scope
GUEST_KEY = "blockcade.guest"
FROM_ELSEWHERE = 4403  # close codes
TOO_FAST = 4429
_DEAR = ("/replay", "/record", "/record.blksgf")  # the whole game is played through for each answer
_DEAR_COST = 10

# Style attributes carry measures and colours that the page computes; style sheets and scripts are files.
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
_UNUSED = ("camera", "microphone", "geolocation", "payment", "usb", "serial", "bluetooth", "midi", "hid")
_SAFETY: Headers = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in _UNUSED).encode()),
]
_UNKEPT = (b"cache-control", b"no-store")  # what the API answers is true now and for one person


class Doorman:
    """Passes requests under /api/ to `api` and all others to `pages`."""

    def __init__(self, api: App, pages: App, identity: Identity, turnstile: Turnstile) -> None:
        self._api = api
        self._pages = pages
        self._identity = identity
        self._turnstile = turnstile

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._api(scope, receive, send)
            return
        player = self._identity.player_of(header(scope, b"cookie"))
        path: str = scope["path"]
        is_api = path == "/api" or path.startswith("/api/")
        extra = [*_SAFETY, _UNKEPT] if is_api else list(_SAFETY)
        if player is None:
            player = new_id()
            is_secure = scope.get("scheme") in {"https", "wss"}
            cookie = self._identity.set_cookie(player, secure=is_secure)
            extra.append((b"set-cookie", cookie.encode()))

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.accept"}:
                given: Headers = list(message.get("headers", ()))
                # What shared caches may keep must not carry one person's cookie.
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
        cost = _DEAR_COST if scope["path"].endswith(_DEAR) else 1
        if wait := self._turnstile.wait(Act.REQUEST, guest, cost):
            await _refuse(send, 429, Problem("too-fast"), retry_after(wait))
            return
        await self._api(scope, receive, send)

    async def _visit(self, scope: Scope, receive: Receive, send: Send, guest: Guest) -> None:
        if is_from_elsewhere(scope):
            await _hang_up(receive, send, FROM_ELSEWHERE, "bad-origin")
        elif self._turnstile.wait(Act.VISIT, guest) or not self._turnstile.come(guest):
            await _hang_up(receive, send, TOO_FAST, "too-fast")
        else:
            try:
                await self._api(scope, receive, send)
            finally:
                self._turnstile.go(guest)


def is_from_elsewhere(scope: Scope) -> bool:
    """Whether a browser says that another site's page sends this; programs say nothing of the kind."""
    if header(scope, b"sec-fetch-site") not in {"", "same-origin", "none"}:
        return True
    origin = header(scope, b"origin")
    return bool(origin) and urlsplit(origin).netloc.lower() != header(scope, b"host").lower()


def retry_after(wait: float) -> dict[str, str]:
    """The header that says how many seconds to wait."""
    return {"retry-after": str(max(1, math.ceil(wait)))}


async def _refuse(send: Send, status: int, problem: Problem, headers: dict[str, str] | None = None) -> None:
    body = msgspec.json.encode(problem)
    pairs = [(key.encode(), value.encode()) for key, value in (headers or {}).items()]
    pairs += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await respond(send, status, pairs, body)


async def _hang_up(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Accepted first: a page learns why it is closed, but not why it was never opened."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code, "reason": reason})
