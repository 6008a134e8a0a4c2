"""The page's files: cached by browsers while current, compressed where possible, with safety headers."""

from pathlib import Path

import pytest

from tests.server.house import serving

pytestmark = pytest.mark.anyio

SCRIPT = b"console.log('hello')"


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Page</title>")
    (folder / "assets" / "app-1a2b3c.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b3c.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "app-1a2b3c.js.gz").write_bytes(b"as gzip")
    (folder / "icon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_bytes(b"not for you")
    return folder


async def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(
    tmp_path: Path, page_folder: Path
) -> None:
    async with serving(tmp_path, page=page_folder) as house:
        page = house.page()
        script = await page.get("/assets/app-1a2b3c.js", headers={"accept-encoding": "identity"})
        assert script.content == SCRIPT
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "set-cookie" not in script.headers
        index = await page.get("/")
        assert index.headers["cache-control"] == "no-cache"
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        again = await page.get("/", headers={"if-none-match": index.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        changed = await page.get("/", headers={"if-none-match": '"other"'})
        assert changed.status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", ""), ("*", "br")],
)
async def test_the_best_accepted_encoding_is_sent(
    tmp_path: Path, page_folder: Path, accepted: str, encoding: str
) -> None:
    async with serving(tmp_path, page=page_folder) as house:
        # HEAD, since the stand-ins for compressed files cannot be unpacked.
        response = await house.page().request(
            "HEAD", "/assets/app-1a2b3c.js", headers={"accept-encoding": accepted}
        )
        assert response.headers.get("content-encoding", "") == encoding
        assert response.headers["vary"] == "accept-encoding"
        length = {"br": len(b"as brotli"), "gzip": len(b"as gzip"), "": len(SCRIPT)}[encoding]
        assert int(response.headers["content-length"]) == length


async def test_places_inside_the_page_get_the_page_and_missing_files_do_not(
    tmp_path: Path, page_folder: Path
) -> None:
    async with serving(tmp_path, page=page_folder) as house:
        page = house.page()
        for path in ("/", "/t/abc", "/t/abc/seat", "/index.html"):
            assert (await page.get(path)).content.startswith(b"<!doctype html>")
        for path in ("/nothing.js", "/assets/app-old.js", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            response = await page.get(path)
            assert response.status_code == 404
            assert b"not for you" not in response.content
        assert (await page.request("POST", "/")).status_code == 405
        assert (await page.get("/icon.svg")).headers["content-type"] == "image/svg+xml"


async def test_every_answer_carries_the_safety_headers(tmp_path: Path, page_folder: Path) -> None:
    async with serving(tmp_path, page=page_folder) as house:
        page = house.page()
        for path in ("/", "/assets/app-1a2b3c.js", "/nothing.js", "/api/games", "/api/nothing"):
            headers = (await page.get(path, headers={"accept-encoding": "identity"})).headers
            assert "default-src 'none'; script-src 'self';" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"


async def test_the_cookie_is_given_once_and_kept_from_scripts(tmp_path: Path, page_folder: Path) -> None:
    async with serving(tmp_path, page=page_folder) as house:
        page = house.page()
        given = (await page.get("/")).headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"):
            assert part in given
        assert "Secure" not in given
        assert "set-cookie" not in (await page.get("/")).headers
        forged = house.page("x" * 22 + "." + "y" * 22)
        assert "set-cookie" in (await forged.get("/api/games")).headers
        secure = await house.page().get("/", headers={"x-forwarded-proto": "https"})
        assert secure.headers["set-cookie"].endswith("; Secure")


async def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        response = await house.page().get("/t/abc")
        assert response.status_code == 200
        assert "make page" in response.text
