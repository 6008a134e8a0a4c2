"""Serves the browser page's files from memory; they are read once at the start."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from blockcade.server.transport.asgi import Headers, Receive, Scope, Send, header, respond

_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first
_FOR_EVER = b"public, max-age=31536000, immutable"  # names under /assets/ carry a hash of the content
_NOT_BUILT = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Blockcade</title>"
    b"<body><h1>Blockcade</h1><p>The server runs, but its page has not been built yet."
    b" Run <code>make page</code> in the source folder, install again unless it runs from there,"
    b" and start the server again."
)
# Media types that some systems do not know.
_KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain",
          ".woff2": "font/woff2", ".svg": "image/svg+xml", ".wasm": "application/wasm"}  # fmt: skip


def is_built(folder: Path) -> bool:
    """Whether the page is built; a fresh source checkout has no built page."""
    return (folder / "index.html").is_file()


@dataclass(frozen=True, slots=True)
class PageFile:
    kind: bytes
    etag: bytes
    is_for_ever: bool
    bodies: dict[str, bytes]  # by encoding; "" is uncompressed


class Pages:
    """An ASGI application. A path without an extension is a route of the page and gets index.html."""

    def __init__(self, folder: Path) -> None:
        self._files = _read(folder)
        self._index = self._files.get("/index.html") or _file("/index.html", _NOT_BUILT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4404})
            return
        if scope["method"] not in {"GET", "HEAD"}:
            await respond(send, 405, [(b"allow", b"GET, HEAD"), (b"content-length", b"0")])
            return
        path: str = scope["path"]
        file = self._files.get(path)
        if file is None and not PurePosixPath(path).suffix:
            file = self._index
        if file is None:
            body = b"There is no such file.\n"
            await respond(send, 404, [(b"content-type", b"text/plain"), *_length(body)], body)
            return
        await _serve(scope, send, file)


async def _serve(scope: Scope, send: Send, file: PageFile) -> None:
    encoding = _best_encoding(header(scope, b"accept-encoding"), file)
    # Each encoding is a separate representation and needs its own tag.
    etag = b'"' + file.etag + (b"-" + encoding.encode() if encoding else b"") + b'"'
    headers: Headers = [
        (b"cache-control", _FOR_EVER if file.is_for_ever else b"no-cache"),
        (b"etag", etag),
        (b"vary", b"accept-encoding"),
    ]
    known = [tag.strip().removeprefix("W/") for tag in header(scope, b"if-none-match").split(",")]
    if etag.decode() in known or "*" in known:
        await respond(send, 304, headers)
        return
    headers.append((b"content-type", file.kind))
    if encoding:
        headers.append((b"content-encoding", encoding.encode()))
    body = file.bodies[encoding]
    await respond(send, 200, [*headers, *_length(body)], b"" if scope["method"] == "HEAD" else body)


def _best_encoding(accepted: str, file: PageFile) -> str:
    wanted: set[str] = set()
    for choice in accepted.lower().split(","):
        name, _, weight = choice.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            wanted.add(name.strip())
    for encoding in _ENCODINGS:
        if encoding in file.bodies and (encoding in wanted or "*" in wanted):
            return encoding
    return ""


def _read(folder: Path) -> dict[str, PageFile]:
    twins = tuple(_ENCODINGS.values())
    files: dict[str, PageFile] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or (path.suffix in twins and path.with_suffix("").exists()):
            continue
        name = "/" + path.relative_to(folder).as_posix()
        compressed = {
            encoding: twin.read_bytes()
            for encoding, suffix in _ENCODINGS.items()
            if (twin := path.with_name(path.name + suffix)).is_file()
        }
        files[name] = _file(name, path.read_bytes(), compressed)
    return files


def _file(name: str, body: bytes, compressed: dict[str, bytes] | None = None) -> PageFile:
    suffix = PurePosixPath(name).suffix
    kind = _KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/json":
        kind += "; charset=utf-8"
    etag = hashlib.sha256(body).hexdigest()[:32].encode()
    return PageFile(kind.encode(), etag, name.startswith("/assets/"), {"": body, **(compressed or {})})


def _length(body: bytes) -> Headers:
    return [(b"content-length", str(len(body)).encode())]
