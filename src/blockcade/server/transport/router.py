"""Finds the handler of an HTTP request, reads its parameters, and encodes its answer.

A handler is an async function. Its parameters are filled by name: `request`, `data` (the JSON body), the
names in braces in its path, and all others from the query. msgspec checks them by their types.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from blockcade.server.transport.asgi import Headers, Receive, Scope, Send, header, respond

JSON = "application/json"
Handler = Callable[..., Awaitable[Any]]
ErrorHandler = Callable[["Request", Any], "Answer"]

_BRACES = re.compile(r"\{(\w+)\}")


class RequestError(Exception):
    """The request cannot be read; the status says why."""

    def __init__(self, status: int, detail: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.headers = headers or {}


@dataclass(frozen=True, slots=True)
class Request:
    scope: Scope

    @property
    def method(self) -> str:
        return self.scope["method"]

    @property
    def path(self) -> str:
        return self.scope["path"]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that its handler has encoded; all else that handlers return becomes JSON."""

    body: bytes = b""
    status: int | None = None  # None: the route's usual one
    media_type: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True)
class Documented:
    """One answer as the API's description names it."""

    type: Any
    description: str
    media_type: str = JSON


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    handler: Handler
    summary: str
    status: int
    responses: Mapping[int, Documented]
    guard: Callable[[Scope], None] | None = None  # raises if the request is not allowed
    parameters: Mapping[str, inspect.Parameter] = field(init=False, repr=False)
    segments: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "parameters", inspect.signature(self.handler).parameters)
        object.__setattr__(self, "segments", tuple(self.path.split("/")))

    @property
    def path_names(self) -> list[str]:
        return _BRACES.findall(self.path)

    @property
    def query(self) -> dict[str, inspect.Parameter]:
        elsewhere = {"request", "data", *self.path_names}
        return {name: each for name, each in self.parameters.items() if name not in elsewhere}

    def match(self, segments: Sequence[str]) -> dict[str, str] | None:
        """The values in the path, or None if this is not the route."""
        if len(segments) != len(self.segments):
            return None
        values: dict[str, str] = {}
        for wanted, found in zip(self.segments, segments, strict=True):
            if wanted[:1] == "{":
                values[wanted[1:-1]] = found
            elif wanted != found:
                return None
        return values


def get(path: str, *, summary: str, responses: Mapping[int, Documented]) -> Callable[[Handler], Route]:
    return _route("GET", path, summary, 200, responses)


def post(
    path: str, *, summary: str, responses: Mapping[int, Documented], status_code: int = 201
) -> Callable[[Handler], Route]:
    return _route("POST", path, summary, status_code, responses)


def delete(
    path: str, *, summary: str, responses: Mapping[int, Documented], status_code: int = 204
) -> Callable[[Handler], Route]:
    return _route("DELETE", path, summary, status_code, responses)


def _route(
    method: str, path: str, summary: str, status: int, responses: Mapping[int, Documented]
) -> Callable[[Handler], Route]:
    return lambda handler: Route(method, path, handler, summary, status, responses)


def guarded(guard: Callable[[Scope], None], routes: Iterable[Route]) -> list[Route]:
    """The same routes, each behind the guard."""
    return [replace(route, guard=guard) for route in routes]


class Router:
    """An ASGI application of routes. Errors become answers by the handler of their nearest class."""

    def __init__(
        self,
        routes: Iterable[Route],
        errors: Mapping[type[Exception], ErrorHandler],
        max_body_bytes: int,
    ) -> None:
        # The fewer names in braces, the earlier: a fixed path is preferred.
        self._routes = sorted(routes, key=lambda route: len(route.path_names))
        self._errors = errors
        self._max_body = max_body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        try:
            answer, usual = await self._answered(request, receive)
        except _Gone:
            return
        except Exception as error:
            answer, usual = self._handler(error)(request, error), 500
        status = usual if answer.status is None else answer.status
        headers: Headers = [(key.encode(), value.encode("latin-1")) for key, value in answer.headers.items()]
        if status != 204:
            headers.append((b"content-type", answer.media_type.encode()))
            headers.append((b"content-length", str(len(answer.body)).encode()))
        await respond(send, status, headers, answer.body)

    async def _answered(self, request: Request, receive: Receive) -> tuple[Answer, int]:
        found = self._found(request)
        if isinstance(found, Answer):
            return found, 204
        route, values = found
        if route.guard:
            route.guard(request.scope)
        arguments: dict[str, Any] = dict(values)
        if "request" in route.parameters:
            arguments["request"] = request
        arguments |= _query(route, request.scope)
        if body := route.parameters.get("data"):
            arguments["data"] = _decoded(await self._body(request.scope, receive), body.annotation)
        result = await route.handler(**arguments)
        if isinstance(result, Answer):
            return result, route.status
        return Answer(msgspec.json.encode(result)), route.status

    def _found(self, request: Request) -> tuple[Route, dict[str, str]] | Answer:
        """The route and the values in its path, or the answer to OPTIONS."""
        segments = request.path.split("/")
        allowed: dict[str, None] = {}
        for route in self._routes:
            values = route.match(segments)
            if values is None:
                continue
            if route.method == request.method:
                return route, values
            allowed[route.method] = None
        if not allowed:
            raise RequestError(404, "there is no such path")
        methods = {"allow": ", ".join([*sorted(allowed), "OPTIONS"])}
        if request.method == "OPTIONS":
            return Answer(status=204, headers=methods)
        raise RequestError(405, "this path has other methods", methods)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        length = header(scope, b"content-length")
        if length.isdecimal() and int(length) > self._max_body:
            raise RequestError(413, f"a body has at most {self._max_body} bytes")
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise _Gone
            body += message.get("body", b"")
            if len(body) > self._max_body:
                raise RequestError(413, f"a body has at most {self._max_body} bytes")
            if not message.get("more_body"):
                return bytes(body)

    def _handler(self, error: Exception) -> ErrorHandler:
        return next(self._errors[kind] for kind in type(error).__mro__ if kind in self._errors)


class _Gone(Exception):
    """The client left before its request was complete."""


def _decoded(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:  # also for a wrong type
        raise RequestError(400, str(error)) from None
    except UnicodeDecodeError:
        raise RequestError(400, "the body is not UTF-8") from None
    except RecursionError:
        raise RequestError(400, "nested too deep") from None


def _query(route: Route, scope: Scope) -> dict[str, Any]:
    wanted = route.query
    if not wanted:
        return {}
    given = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
    values: dict[str, Any] = {}
    for name, parameter in wanted.items():
        if name in given:
            try:
                values[name] = msgspec.convert(given[name], parameter.annotation, strict=False)
            except msgspec.ValidationError as error:
                raise RequestError(400, f"{name}: {error}") from None
    return values
