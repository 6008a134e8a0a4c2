"""The ASGI types and helpers that our own handlers use."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, TypeAlias

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers: TypeAlias = list[tuple[bytes, bytes]]


def header(scope: Scope, name: bytes) -> str:
    """The value of a request header; empty: none. Repeated headers are joined as the standard says."""
    pairs: Iterable[tuple[bytes, bytes]] = scope["headers"]
    separator = b"; " if name == b"cookie" else b", "
    return separator.join(value for key, value in pairs if key.lower() == name).decode("latin-1")


async def respond(send: Send, status: int, headers: Headers, body: bytes = b"") -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
