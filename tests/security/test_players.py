"""Players at the table: nobody acts for another, and a name is nothing but a name."""

import json
from pathlib import Path

import pytest

from blockcade.wire.to_browser import Accepted, Refused
from tests.server.house import LINK, ME, FakeClock, reason, serving

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


async def test_s_24_nobody_acts_for_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend, stranger = house.page(), house.page(), house.page()
        table = await host.open("blokus", ME, LINK, takeback=True, hints=True)
        async with host.at(table) as ann, friend.at(table) as ben, stranger.at(table) as eve:
            assert isinstance(await ben.claim(ann.link(1), "Ben"), Accepted)
            await ann.play_any(0)
            seq = ann.update.seq
            for chat, seat in ((eve, 0), (eve, 1), (ben, 0), (ann, 1)):
                await chat.until_seq(seq)
                answers = [
                    await chat.play(seat, "pass"),
                    await chat.judge(seat, "pass"),
                    await chat.take_back(seat),
                    await chat.resign(seat),
                    await chat.give_to_bot(seat),
                    await chat.reclaim(seat),
                    await chat.rename(seat, "Mallory"),
                    await chat.hint(seat),
                ]
                assert {reason(answer) for answer in answers} == {"not-your-seat"}
            assert reason(await ben.offer(1)) == reason(await eve.offer(1)) == "not-host"
            assert reason(await ann.offer(1)) == "seat-taken"  # not even the host
            assert reason(await eve.rematch()) == "not-your-seat"
            assert ann.update.seq == seq
            assert [chair.name for chair in ann.table.chairs] == ["", "Ben"]


HIDDEN = ["\0", "\x07", "\x1b[31m", "\u202e", "\u2066", "\u200b", "\u2028", "\ufeff", "\U000e0041", "\ud800"]


async def test_s_50_nobody_decides_for_a_player_who_is_here_or_was_just_here(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host, friend, stranger = house.page(), house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, stranger.at(table) as eve:
            async with friend.at(table) as ben:
                await ben.claim(ann.link(1), "Ben")
                await ann.play_any(0)
                seq = ann.update.seq
                clock.pass_ms(600_000)
                assert reason(await ann.give_to_bot(1)) == "not-your-seat"
                assert reason(await ann.offer(1)) == "seat-taken"
                assert reason(await ann.claim_win(1)) == "not-away"
            await ann.until(lambda chat: not chat.table.chairs[1].here)
            for answer in (await ann.give_to_bot(1), await ann.offer(1), await ann.claim_win(1)):
                assert reason(answer) == "not-away-yet"
            assert ann.update.seq == seq
            clock.pass_ms(600_000)
            await eve.until_seq(seq + 1)  # Ben is missed
            assert reason(await eve.give_to_bot(1)) == "not-your-seat"
            assert reason(await eve.offer(1)) == "not-host"
            assert reason(await eve.claim_win(1)) == "not-away"
            assert reason(await eve.reclaim(1)) == "not-your-seat"
            assert eve.update.seq == seq + 1


@pytest.mark.parametrize("mark", HIDDEN)
async def test_s_25_names_hold_no_marks_that_hide_or_turn_text(tmp_path: Path, mark: str) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("quarry", ME, LINK)
        escaped = mark.encode("utf-16-be", "surrogatepass").hex()
        written = "".join(f"\\u{escaped[at : at + 4]}" for at in range(0, len(escaped), 4))
        body = f'{{"game":"quarry","seats":[{{"sitter":"me","name":"A{written}n"}},{{"sitter":"me"}}]}}'
        response = await page.post(body.encode())
        assert (response.status_code, response.json()["reason"]) in {(400, "bad-name"), (400, "malformed")}
        async with page.at(table) as chat:
            before = len(chat.received)
            await chat.send(f'{{"type":"rename","command_id":"c","seat":0,"name":"A{written}n"}}')
            answer = await chat.receive()
            assert isinstance(answer, Refused)
            assert answer.reason in {"bad-name", "malformed"}
            assert len(chat.received) == before + 1


async def test_s_25_names_are_short(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("quarry", ME, LINK)
        async with page.at(table) as chat:
            assert reason(await chat.rename(0, "x" * 24)) == ""
            assert reason(await chat.rename(0, "x" * 25)) == "malformed"
            assert reason(await chat.rename(0, "a" + "\u0301" * 23)) == "bad-name"  # a tower of accents
            assert reason(await chat.rename(0, "Zoë Ầ")) == ""
            assert reason(await chat.rename(0, "שָׁלוֹם")) == ""


@pytest.mark.parametrize(
    "name",
    [
        *("\u200d", "\u200c\u200d\u200c", "\u3164", "\u2800\u2800", "\u115f\u1160", "\u034f", "\uffa0"),
        *("\ufe0f", "\u180b", "\u17b4", "\u303f", "\U0001d159", "\u0301", "\u200d \ufe0f", "...", "-"),
        *("Ann\u3164", "An\u2800n", "Ann\u034f"),  # they look like somebody else's name
        "\U0001f3f4\U000e0067\U000e0062",  # flag tags without an end
    ],
)
async def test_s_25_a_name_can_be_seen(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        seats = [{"sitter": "me", "name": name}, {"sitter": "me"}]
        response = await page.post(json.dumps({"game": "quarry", "seats": seats}).encode())
        assert (response.status_code, response.json()["reason"]) == (400, "bad-name")
        table = await page.open("quarry", ME, LINK)
        async with page.at(table) as chat:
            assert reason(await chat.rename(0, name)) == "bad-name"


async def test_s_25_letters_digits_flags_and_joined_emoji_are_names(tmp_path: Path) -> None:
    england = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
    family, heart = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u2764\ufe0f"
    persian = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
    names = [
        "7",
        "Å",
        "שי",
        "李",
        persian,
        "\U0001f1eb\U0001f1f7",
        england,
        family,
        heart,
        "#\ufe0f\u20e3",
        "☺",
        "",
    ]
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("quarry", ME, LINK)
        async with page.at(table) as chat:
            for name in names:
                assert reason(await chat.rename(0, name)) == "", ascii(name)


async def test_s_26_a_name_is_shown_and_never_run(tmp_path: Path) -> None:
    """Names are sent as JSON, which no browser renders as a page, and the page never turns text into HTML."""
    name = "<img src=x onerror=a()>"
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("quarry", ME, LINK)
        async with page.at(table) as chat:
            assert isinstance(await chat.rename(0, name), Accepted)
        listed = await page.get("/api/tables")
        assert listed.json()[0]["names"][0] == name
        assert listed.headers["content-type"] == "application/json"
        assert listed.headers["x-content-type-options"] == "nosniff"
    ways = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(")
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in {".ts", ".svelte", ".html"}:
            text = path.read_text("utf-8")
            assert not [way for way in ways if way in text], path
