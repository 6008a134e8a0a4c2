"""A real nginx with the configurations that hosts are given: the visitor's address, scheme and socket."""

import http.client
import json
import re
import threading
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.hosts.machines import free_port
from tests.hosts.tools import ROOT, nginx_says, running_nginx
from tests.server.command import server_process
from tests.server.house import HERE, Accepted, Page

pytestmark = pytest.mark.anyio

BALANCER = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
PAGES = ["docs/hosting.md", "docs/security.md"]
PROXY, VISITOR = (
    "127.0.0.1",
    "127.0.0.2",
)  # the balancer takes the first for a proxy, the second for a visitor


class Echo(BaseHTTPRequestHandler):
    """A node that answers with what it was told."""

    def do_GET(self) -> None:
        body = json.dumps(dict(self.headers.items())).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Say nothing."""


@contextmanager
def echo() -> Generator[int]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Echo) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def balancer(port: int, node: int) -> str:
    """The configuration as it is, with this machine's addresses for those of compose's network."""
    here = BALANCER
    for there, address in {
        "listen 80;": f"listen 127.0.0.1:{port};",
        "http://node:8000;": f"http://127.0.0.1:{node};",
    }.items():
        assert here.count(there) == 1
        here = here.replace(there, address)
    return here


@contextmanager
def before(node: int, folder: Path) -> Generator[int]:
    port = free_port()
    with running_nginx(folder, balancer(port, node), port):
        yield port


def told(port: int, source: str, headers: dict[str, str]) -> dict[str, str]:
    """What the node hears when somebody at this address asks the balancer."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(source, 0))
    line.request("GET", "/", headers={"Host": "blockcade.example", **headers})
    heard: dict[str, str] = json.loads(line.getresponse().read())
    line.close()
    return heard


def test_the_visitors_scheme_and_address_come_through_a_proxy_in_front(tmp_path: Path) -> None:
    with echo() as node, before(node, tmp_path) as port:
        by_tls = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        heard = told(port, PROXY, by_tls)
        assert (heard["X-Forwarded-Proto"], heard["X-Forwarded-For"]) == ("https", "203.0.113.9")
        assert heard["Host"] == "blockcade.example"
        plain = told(port, PROXY, {**by_tls, "X-Forwarded-Proto": "http"})
        assert plain["X-Forwarded-Proto"] == "http"
        assert told(port, PROXY, {"X-Forwarded-Proto": "gopher"})["X-Forwarded-Proto"] == "http"
        # The visitor wrote the first address, the front proxy the second.
        lied = told(port, PROXY, {**by_tls, "X-Forwarded-For": "198.51.100.7, 203.0.113.9, 172.18.0.1"})
        assert lied["X-Forwarded-For"] == "203.0.113.9"


def test_a_visitor_cannot_make_up_scheme_or_address(tmp_path: Path) -> None:
    with echo() as node, before(node, tmp_path) as port:
        heard = told(port, VISITOR, {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"})
        assert (heard["X-Forwarded-Proto"], heard["X-Forwarded-For"]) == ("http", VISITOR)


async def test_a_game_is_played_through_the_balancer(tmp_path: Path) -> None:
    with (
        server_process("--data", str(tmp_path / "data")) as (_, url),
        before(int(url.rpartition(":")[2]), tmp_path) as port,
    ):
        page = Page(f"http://127.0.0.1:{port}")
        for scheme in ("http", "https"):
            answer = await Page(page.url).get("/", headers={"x-forwarded-proto": scheme})
            assert ("Secure" in answer.headers["set-cookie"]) == (scheme == "https")
        table = await page.open("blokus", HERE, HERE)
        async with page.at(table) as chat:
            assert isinstance(await chat.play_any(chat.update.to_act[0]), Accepted)


@pytest.mark.parametrize("page", PAGES)
def test_the_blocks_of_the_pages_are_read_by_nginx(page: str, tmp_path: Path) -> None:
    """A certificate cannot be had here: its lines are left out, and the port is one without TLS."""
    text = (ROOT / page).read_text("utf-8")
    blocks = re.findall(r"^```nginx\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        whole = block if "server {" in block else f"server {{ listen 127.0.0.1:1; {block} }}"
        plain = re.sub(r"^\s*ssl_\w+ .*;$", "", whole, flags=re.MULTILINE).replace(" ssl;", ";")
        assert not nginx_says(tmp_path, plain)
        assert nginx_says(tmp_path, plain.replace("proxy_pass ", "proxy_pas "))


def test_the_balancers_lists_of_proxies_are_the_same() -> None:
    by_address = set(re.findall(r"^set_real_ip_from (\S+);", BALANCER, re.MULTILINE))
    (listed,) = re.findall(r"^geo .*?\{(.*?)\}", BALANCER, re.MULTILINE | re.DOTALL)
    assert by_address == set(re.findall(r"(\S+)\s+1;", listed))
