"""Messages: bounded in size, depth and number, with any content."""

import json
import random
import string
from pathlib import Path

import pytest

from blockcade.core import BadNotation
from blockcade.games import GAMES
from blockcade.server.tables.inbox import MAX_INBOX
from blockcade.server.tables.outbox import MAX_WAITING
from blockcade.wire.to_browser import Accepted, Code, Refused
from blockcade.wire.to_server import MAX_MESSAGE_BYTES
from tests.server.house import HERE, ME, serving

pytestmark = pytest.mark.anyio


async def test_s_21_bodies_and_messages_have_a_greatest_size(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        for size, status in ((60_000, 400), (70_000, 413), (1_000_000, 413)):
            body = b'{"game":"' + b"x" * size + b'"}'
            response = await page.post(body)
            assert (response.status_code, response.json()["reason"]) in {
                (status, "malformed"),
                (status, "too-big"),
            }
        async with page.at(table) as chat:
            await chat.send('{"type":"ping","sent_ms":1' + " " * MAX_MESSAGE_BYTES + "}")
            assert await chat.receive() == Refused("", Code.MALFORMED, "too-big")
            await chat.send(" " * 100_000)
            assert (await chat.until_closed())[0] == 1009


@pytest.mark.parametrize(
    "body", [b'{"game":"\xff"}', b'{"key":"\xc3("}', b'{"\xed\xa0\x80":1}', b"\xff\xfe{\0}\0"]
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/operator/session"])
async def test_s_41_a_body_that_is_no_utf_8_is_malformed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str, body: bytes
) -> None:
    caplog.set_level("INFO")
    async with serving(tmp_path) as house:
        headers = {"content-type": "application/json"}
        answer = await house.page().request("POST", path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
        assert "\n" not in answer.json()["detail"]
    assert not [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}]
    assert "Traceback" not in caplog.text


async def test_s_22_depth_numbers_and_notations_are_bounded(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        for depth in (100, 30_000):
            for body in (
                b"[" * depth,
                b'{"game":' * 2 + b"[" * depth,
                b'{"game":"blokus","seats":' + b"[" * depth,
                b'{"game":"blokus","seats":[],"options":' + b'{"a":' * (depth // 6),
                b'{"game":"blokus","seats":[],"more":' + b"[" * depth + b"]" * depth + b"}",
            ):
                assert (await page.post(body)).status_code == 400
        async with page.at(table) as chat:
            play = {"type": "play", "command_id": "c", "seat": 0, "at_seq": chat.update.seq}
            for move in ("x" * 1025, "9" * 1025, ""):
                await chat.send(json.dumps({**play, "move": move}))
                assert await chat.receive() == Refused("c", Code.MALFORMED, "malformed")
            inner = "[" * 2_000 + "]" * 2_000
            for deep in ("[" * 4_000, '{"a":' * 700, f'{{"command_id":"c","a":{inner}}}'):
                await chat.send(deep)
                answer = await chat.receive()
                assert isinstance(answer, Refused)
                assert answer.code is Code.MALFORMED
            for huge in (10**18, 2**63, 10**300):
                await chat.send(json.dumps({**play, "at_seq": huge, "move": "pass"}))
                assert isinstance(await chat.receive(), Refused)
            assert isinstance(await chat.play_any(0), Accepted)


@pytest.mark.parametrize("key", GAMES)
def test_s_22_no_text_breaks_a_notation(key: str) -> None:
    """Moves, mutated moves and noise up to the greatest length: a move, or BadNotation, and nothing else."""
    game, luck = GAMES[key], random.Random(key)
    state = game.initial(game.setup(game.players[0], {}))
    legal = [game.legal_moves(state, who)[:50] for who in game.to_act(state)]
    moves = [game.format_move(move) for some in legal for move in some]
    words = [
        *moves,
        *("draw", "wait", "begin", "draw:", "wait1ms@1", "stood", "1,1/0", "3@S1.3", "red>large-red"),
    ]
    marks = string.printable + "٣²½一\u202e\0🟥"
    for number in range(4_000):
        text = list(luck.choice(words))
        for _ in range(luck.randrange(4)):
            at = luck.randrange(len(text) + 1)
            text[at : at + luck.randrange(2)] = luck.choices(marks, k=luck.choice([0, 1, 1, 2]))
        if number % 50 == 0:
            text += luck.choice(marks) * 1000
        try:
            game.parse_move("".join(text)[:1024])
        except BadNotation:
            continue


def test_s_23_what_waits_is_bounded() -> None:
    """tests/server tests slow readers; this checks the numbers in the threat model."""
    assert MAX_WAITING <= 64
    assert MAX_INBOX <= 256
