"""Pages of other sites: they change nothing, read nothing, frame nothing, and no secret reaches them."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.server.house import HERE, LINK, ME, serving

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
A_TABLE = b'{"game":"blokus","seats":[{"sitter":"me"},{"sitter":"here"}]}'
ELSEWHERE = [
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", ELSEWHERE)
async def test_s_08_pages_of_other_sites_get_no_socket(tmp_path: Path, headers: dict[str, str]) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.connect(table, headers=headers) as chat:
            assert await chat.until_closed() == (4403, "bad-origin")
            assert chat.received == []


async def test_s_08_the_own_page_and_programs_get_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, LINK)
        for headers in ({}, {"origin": house.url}, {"origin": house.url, "sec-fetch-site": "same-origin"}):
            async with host.at(table, headers=headers) as chat:
                assert chat.table.host


@pytest.mark.parametrize("headers", ELSEWHERE)
async def test_s_09_pages_of_other_sites_change_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        await host.get("/")
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            response = await host.request(method, "/api/tables", content=A_TABLE, headers=headers)
            assert (response.status_code, response.json()["reason"]) == (403, "bad-origin")
        assert (await host.get("/api/tables")).json() == []
        own = {"origin": house.url, "sec-fetch-site": "same-origin"}
        assert (await host.post(A_TABLE, headers=own)).status_code == 201


async def test_s_10_pages_of_other_sites_read_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for path in ("/", "/api/games", "/api/tables", "/api/nothing"):
            for method in ("GET", "OPTIONS"):
                asked = {"origin": "https://elsewhere.example", "access-control-request-method": "POST"}
                headers = (await house.page().request(method, path, headers=asked)).headers
                assert not [name for name in headers if name.startswith("access-control-")]
                assert headers["cross-origin-resource-policy"] == "same-origin"
                assert headers["x-content-type-options"] == "nosniff"
        assert (await house.page().get("/api/tables")).headers["cache-control"] == "no-store"


async def test_s_11_the_page_runs_its_own_scripts_only_and_in_no_frame(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for path in ("/", "/t/abc", "/api/games", "/nothing.js", "/api/tables/nowhere/replay"):
            headers = (await house.page().get(path)).headers
            parts = [part.strip() for part in headers["content-security-policy"].split(";")]
            policy = {name: value for name, _, value in (part.partition(" ") for part in parts)}
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == "'self'"  # neither inline scripts nor eval
            assert policy["style-src"] == "'self'"
            assert policy["connect-src"] == "'self'"
            assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert "http" not in headers["content-security-policy"]  # no other site at all
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]


async def test_s_11_the_page_gives_up_only_features_that_browsers_know(tmp_path: Path) -> None:
    """A browser warns about any other on every page; the journeys look at a real console."""
    known = {
        *("accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen"),
        *("gamepad", "geolocation", "gyroscope", "hid", "magnetometer", "microphone", "midi", "payment"),
        *("picture-in-picture", "screen-wake-lock", "serial", "usb", "web-share", "xr-spatial-tracking"),
    }
    async with serving(tmp_path) as house:
        policy = (await house.page().get("/")).headers["permissions-policy"]
    features = dict(part.strip().split("=") for part in policy.split(","))
    assert {"camera", "microphone", "geolocation"} <= features.keys() <= known
    assert set(features.values()) == {"()"}


class _Tags(HTMLParser):
    """Collects what a policy without inline scripts would forbid."""

    def __init__(self) -> None:
        super().__init__()
        self.offences: list[str] = []
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.offences += [f"{tag} {name}" for name in values if name.startswith("on")]
        self.offences += [value for value in values.values() if value.startswith(("http:", "https:", "//"))]
        self._inside = tag if tag in {"script", "style"} else ""

    def handle_data(self, data: str) -> None:
        if self._inside and data.strip():
            self.offences.append(f"inline {self._inside}")


def test_s_11_the_page_has_no_inline_script_and_nothing_from_elsewhere() -> None:
    """The journeys in web/e2e fail when a browser reports a policy violation; this needs no browser."""
    tags = _Tags()
    tags.feed((ROOT / "web" / "index.html").read_text("utf-8"))
    assert tags.offences == []


def test_s_12_the_secret_of_a_link_stays_in_the_browser() -> None:
    """It is in the fragment, which no browser sends, and the page itself calls no other site."""
    router = (ROOT / "web" / "src" / "lib" / "router.svelte.ts").read_text("utf-8")
    assert "/t/${table}#seat=${secret}" in router
    calls = re.compile(r"fetch\(|new WebSocket\(|sendBeacon\(|XMLHttpRequest|importScripts|EventSource\(")
    callers = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
        if calls.search(path.read_text("utf-8"))
    }
    assert callers == {"web/src/lib/client/http.ts", "web/src/lib/client/surroundings.ts"}
    surroundings = (ROOT / "web" / "src" / "lib" / "client" / "surroundings.ts").read_text("utf-8")
    assert "location.host" in surroundings


async def test_s_12_addresses_tell_nobody_where_one_came_from(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("quarry", ME, HERE)
        for path in ("/", f"/t/{table}", "/api/games"):
            assert (await page.get(path)).headers["referrer-policy"] == "no-referrer"
