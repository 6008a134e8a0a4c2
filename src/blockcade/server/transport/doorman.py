"""Stands at the door: knows who comes, gives newcomers a cookie, and puts safety headers on every answer."""

from urllib.parse import urlsplit

from blockcade.server.identity import Identity, new_id
from blockcade.server.transport.asgi import App, Headers, Message, Receive, Scope, Send, header

PLAYER_KEY = "blockcade.player"  # in the scope

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self' ws: wss:",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
_SAFETY: Headers = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
_UNKEPT = (b"cache-control", b"no-store")  # what the API answers is true now and for one person


class Doorman:
    """Passes requests under /api/ to `api` and all others to `pages`."""

    def __init__(self, api: App, pages: App, identity: Identity) -> None:
        self._api = api
        self._pages = pages
        self._identity = identity

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

        scope[PLAYER_KEY] = player
        app = self._api if is_api else self._pages
        await app(scope, receive, send_with_headers)


def is_from_elsewhere(scope: Scope) -> bool:
    """Whether a browser says that another site's page sends this; programs send no Origin."""
    origin = header(scope, b"origin")
    return bool(origin) and urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
