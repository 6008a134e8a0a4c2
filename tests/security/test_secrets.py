"""Secrets: unguessable, compared in constant time, in cookies that scripts and other sites never see."""

import ast
import math
import sqlite3
from pathlib import Path

import pytest

from blockcade.server.config import DATABASE_NAME, KEY_NAME
from blockcade.server.identity import KEY_BYTES, SECRET_LENGTH, Identity, load_key
from blockcade.server.limits import Limits, Rate
from blockcade.wire.to_browser import Accepted, Refused
from tests.server.house import HERE, LINK, ME, House, reason, serving

pytestmark = pytest.mark.anyio

SOURCES = Path(__file__).parents[2] / "src" / "blockcade" / "server"
LETTERS = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def bits_per_letter(texts: list[str]) -> float:
    """The entropy of a sample, at the position of the text with the least."""
    places = zip(*texts, strict=True)
    return min(_entropy(list(place)) for place in list(places)[:-1])  # the last letter carries fewer bits


def _entropy(letters: list[str]) -> float:
    shares = [letters.count(letter) / len(letters) for letter in set(letters)]
    return -sum(share * math.log2(share) for share in shares)


async def test_s_01_what_is_given_out_cannot_be_guessed(tmp_path: Path) -> None:
    """The tokens of a real server: table names, players, signatures and link secrets."""
    async with serving(tmp_path) as house:
        tables, players, signatures, links = list[str](), list[str](), list[str](), list[str]()
        for _ in range(60):
            page = house.page()
            tables.append(await page.open("quarry", ME, LINK))
            player, _, signature = page.cookie.partition(".")
            players.append(player)
            signatures.append(signature)
            async with page.at(tables[-1]) as chat:
                links.append(chat.link(1))
    for given in (tables, players, signatures, links):
        assert len(set(given)) == 60
        assert {len(text) for text in given} == {22}
        assert set("".join(given)) <= LETTERS
        assert bits_per_letter(given) > 4.5  # of 6; 60 draws of 64 letters show about 5.2
    assert SECRET_LENGTH * 6 >= 128
    assert KEY_BYTES * 8 == 256


def test_s_02_secrets_are_compared_in_constant_time() -> None:
    """No secret is compared by `==` or `in`, only by `compare_digest`."""
    told = ("secret", "signature", "seal", "token", "given", "genuine")
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
                names = {
                    (part.id if isinstance(part, ast.Name) else part.attr).lower()
                    for side in (node.left, *node.comparators)
                    for part in ast.walk(side)
                    if isinstance(part, ast.Name | ast.Attribute)
                }
                found = [name for name in names if any(word in name for word in told)]
                assert not found, f"{path.name}:{node.lineno} compares {found}"
    assert (SOURCES / "identity.py").read_text("utf-8").count("hmac.compare_digest") == 1


async def test_s_03_a_link_opens_one_chair_once_until_a_newer_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        one = await host.open("quarry", LINK, LINK)
        other = await host.open("quarry", LINK, LINK)
        async with host.at(one) as ann, host.at(other) as elsewhere:
            first, second = ann.link(0), ann.link(1)
            assert first != second
            async with house.page().at(other) as stranger:
                assert reason(await stranger.claim(first)) == "bad-link"
                assert stranger.link(0) == stranger.link(1) == ""
            assert isinstance(await ann.offer(0), Accepted)
            async with house.page().at(one) as ben, house.page().at(one) as eve:
                assert reason(await ben.claim(first)) == "bad-link"  # an older invitation is void
                assert isinstance(await ben.claim(second), Accepted)
                assert reason(await eve.claim(second)) == "seat-taken"
            assert elsewhere.link(0) not in {first, second}


async def test_s_04_the_cookie_is_kept_from_scripts_other_sites_and_plain_lines(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for path in ("/", "/api/games"):
            plain = (await house.page().get(path)).headers["set-cookie"]
            told = {"x-forwarded-proto": "https"}
            safe = (await house.page().get(path, headers=told)).headers["set-cookie"]
            for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
                assert part in plain.split("; ")
                assert part in safe.split("; ")
            assert "Secure" not in plain.split("; ")
            assert "Secure" in safe.split("; ")
            assert "Domain" not in plain + safe


async def test_s_05_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    """Test requests come from this machine, which is trusted unless the host says otherwise."""
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.1"}
    async with serving(tmp_path, trusted_proxies=("192.0.2.9",)) as house:
        assert "Secure" not in (await house.page().get("/", headers=told)).headers["set-cookie"]
    limits = Limits(address_tables=Rate(2, 0.001))
    body = b'{"game":"quarry","seats":[{"sitter":"me"},{"sitter":"me"}]}'

    async def opened_from(house: House, address: str) -> int:
        response = await house.page().post(body, headers={"x-forwarded-for": address})
        return response.status_code

    async with serving(tmp_path / "believed", limits=limits) as house:
        assert [await opened_from(house, "198.51.100.1") for _ in range(3)] == [201, 201, 429]
        assert await opened_from(house, "198.51.100.2") == 201
        # Addresses that the client itself put before the proxy's entry are ignored.
        assert await opened_from(house, "203.0.113.5, 198.51.100.1") == 429
    async with serving(tmp_path / "not believed", limits=limits, trusted_proxies=("192.0.2.9",)) as house:
        statuses = [await opened_from(house, f"198.51.100.{number}") for number in range(3)]
        assert statuses == [201, 201, 429]


async def test_s_06_the_database_gives_no_seat_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("quarry", ME, LINK)
        async with page.at(table) as chat:
            secret = chat.link(1)
    data = tmp_path / "data"
    assert (data / KEY_NAME).stat().st_mode & 0o077 == 0
    key = load_key(data / KEY_NAME)
    assert Identity(key).is_link_secret(secret, table, 1, 1)
    signature = page.cookie.partition(".")[2]
    for path in data.iterdir():
        if path.name != KEY_NAME:
            content = path.read_bytes()
            assert secret.encode() not in content
            assert signature.encode() not in content
            assert key not in content
            assert key.hex().encode() not in content
    assert sqlite3.connect(data / DATABASE_NAME).execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def test_s_07_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        owner = house.page()
        table = await owner.open("quarry", ME, HERE)
        player, _, signature = owner.cookie.partition(".")
        flipped = signature[:-1] + ("A" if signature[-1] != "A" else "B")
        for cookie in (player, f"{player}.", f"{player}.{flipped}", f"{player}.{'A' * 22}", f"x.{signature}"):
            thief = house.page(cookie)
            async with thief.at(table) as chat:
                assert not any(chair.mine for chair in chat.table.chairs)
                assert not chat.table.host
                answer = await chat.play(0, "a")
                assert isinstance(answer, Refused)
                assert answer.reason == "not-your-seat"
            assert (await house.page(cookie).get("/api/tables")).json() == []
