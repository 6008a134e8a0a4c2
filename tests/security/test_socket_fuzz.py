"""The socket under malformed messages: a clear refusal each time, and the game goes on."""

import json
import random
import string
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from blockcade.wire.to_browser import Accepted, Advice, Code, Judged, Poses, Refused, Table, Update
from blockcade.wire.to_server import MAX_MESSAGE_BYTES
from tests.server.house import HERE, ME, Chat, Page, any_levels, bot, serving

pytestmark = pytest.mark.anyio

# The games, with moves that a person can make in them, several at the same table.
TABLES: dict[str, Any] = {
    "blokus": {},
    "blackout": {"starter": "0"},
    "blockout": {"starter": "0"},
    "blockyou": {},
}
MESSAGES = 250  # to each table
NUMBERS = [0, -1, 1, 15, 16, 2**31, 2**63, 2**64, -(2**63), 10**30, 1e308, -0.0, 0.5, 1e-320]
TEXTS = [
    "",
    " ",
    "\0",
    "\u202e",
    "🟥" * 20,
    "0",
    "-0",
    "٣",
    "²",
    *("x" * long for long in (64, 65, 1024, 1025)),
]
KINDS = [
    *("play", "judge", "take_back", "resign", "claim", "yield", "reclaim", "offer", "rename", "rematch"),
    *("hint", "review", "hand", "ping", "cheat", "", "table", "update"),
]
MARKS = string.ascii_letters + string.digits + "@:>,./-+*()[]{}\\\"' \n\t\0é٣²"


class Fuzzer:
    """Makes messages from a seed; `moves` are valid ones to start from."""

    def __init__(self, seed: int, moves: list[str], seq: int) -> None:
        self.luck = random.Random(seed)
        self.moves = moves
        self.seq = seq
        self.made = 0

    def message(self) -> str | bytes | list[str]:
        """A text, bytes for a binary frame, or a text in fragments."""
        self.made += 1
        makers: list[Callable[[], str | bytes | list[str]]] = [
            self._noise,
            self._noise_in_binary,
            self._mutated_text,
            self._nested,
            self._fragments,
            self._too_big,
        ]
        return self.luck.choices([self._wrong_types, *makers], [6, 1, 1, 3, 1, 1, 0.3])[0]()

    def _proper(self) -> dict[str, Any]:
        """A nearly valid message of any kind but resign and rematch: leaving would end the game."""
        kind = self.luck.choice([kind for kind in KINDS if kind not in {"resign", "rematch"}])
        fields = {
            "command_id": f"fuzz {self.made}",
            "seat": self.luck.choice([0, 0, 1, 2, 7]),
            "at_seq": self.seq,
            "move": self._move(),
            "secret": "x" * 22,
            "name": self._text(),
            "level": "random",
            "placement": 1,
            **dict.fromkeys(("x", "y", "z", "yaw"), 1),
            "sent_ms": 1,
        }
        used = {
            "play": ("command_id", "seat", "at_seq", "move"),
            "judge": ("command_id", "seat", "move"),
            "take_back": ("command_id", "seat", "at_seq"),
            "claim": ("command_id", "secret", "name"),
            "yield": ("command_id", "seat", "level"),
            "rename": ("command_id", "seat", "name"),
            "hand": ("seat", "placement", "x", "y", "z", "yaw"),
            "ping": ("sent_ms",),
        }.get(kind, ("command_id", "seat"))
        return {"type": kind, **{key: fields[key] for key in used}}

    def _move(self) -> str:
        move = list(self.luck.choice(self.moves))
        for _ in range(self.luck.choice([0, 1, 1, 2, 5])):
            at = self.luck.randrange(len(move) + 1)
            match self.luck.randrange(3):
                case 0:
                    move.insert(at, self.luck.choice(MARKS))
                case 1:
                    del move[at : at + 1]
                case _:
                    move[at : at + 1] = self.luck.choice(MARKS)
        return "".join(move)

    def _wrong_types(self) -> str:
        message = self._proper()
        for _ in range(self.luck.choice([0, 0, 1, 1, 2])):
            key = self.luck.choice([*message, "more"])
            if self.luck.random() < 0.2:
                message.pop(key, None)
            elif key != "type" or self.luck.random() < 0.3:
                message[key] = self._value()
        return json.dumps(message, ensure_ascii=self.luck.random() < 0.5)

    def _value(self) -> Any:
        values: list[Any] = [None, True, [], {}, [1], {"a": 1}, self._text(), self.luck.choice(NUMBERS)]
        return self.luck.choice(values)

    def _text(self) -> str:
        return self.luck.choice(TEXTS)

    def _mutated_text(self) -> str:
        text = list(json.dumps(self._proper()))
        for _ in range(self.luck.randrange(1, 6)):
            text[self.luck.randrange(len(text))] = self.luck.choice(MARKS)
        return "".join(text)

    def _noise(self) -> str:
        return "".join(self.luck.choices(MARKS, k=self.luck.randrange(200)))

    def _noise_in_binary(self) -> bytes:
        if self.luck.random() < 0.3:
            return json.dumps(self._proper()).encode("utf-16")
        return self.luck.randbytes(self.luck.randrange(300))

    def _nested(self) -> str:
        depth = self.luck.choice([2, 60, 2_000, MAX_MESSAGE_BYTES // 2])
        opening, closing = self.luck.choice([("[", "]"), ('{"a":', "}")])
        depth = min(depth, (MAX_MESSAGE_BYTES - 40) // (len(opening) + len(closing)))
        inner = opening * depth + "1" + closing * depth
        deep = f'{{"command_id":"deep","x":{inner}}}'
        return self.luck.choice([inner, deep, f'{{"type":{inner}}}', inner[:-3]])

    def _fragments(self) -> list[str]:
        text = self._wrong_types()
        cuts = sorted(self.luck.sample(range(1, len(text)), min(3, len(text) - 1)))
        return [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]

    def _too_big(self) -> str:
        return '{"type":"ping","sent_ms":1' + " " * MAX_MESSAGE_BYTES + "}"


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
async def test_s_33_whatever_comes_over_a_socket_is_refused_clearly_and_the_table_plays_on(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as house:
        host, stranger = house.page(), house.page()
        third = [] if game == "blokus" else [bot(any_levels(game)[0])]
        table = await host.open(game, ME, HERE, *third, **TABLES[game])
        async with host.at(table) as chat, host.at(table) as attacking, stranger.at(table) as watching:
            moves = chat.moves(0) or ["pass"]
            fuzzer = Fuzzer(len(game), moves, chat.update.seq)
            for number in range(MESSAGES):
                message = fuzzer.message()
                sender = watching if number % 3 == 0 else attacking
                await sender.connection.send(message)
                await _every_answer_is_clear(sender)
            for sender in (attacking, watching):  # a ping overtakes commands; the table answers them in order
                assert isinstance(await sender.judge(0, "the last"), Judged | Refused)
        async with host.at(table) as chat:
            await _plays_on(chat)
        await _another_table_opens(host)
    mishaps = [record.getMessage() for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}]
    assert not mishaps, mishaps[:3]


async def _every_answer_is_clear(chat: Chat) -> None:
    """A last ping is sent: everything before its answer is the effect of the message."""
    nonce = random.Random(len(chat.received)).random()
    await chat.connection.send(json.dumps({"type": "ping", "sent_ms": nonce}))
    while True:
        answer = await chat.receive()
        if getattr(answer, "sent_ms", None) == nonce:
            return
        match answer:
            case Refused(code=code, reason=reason):
                assert reason, answer
                assert code is not Code.BUSY, answer
            case Accepted() | Judged() | Table() | Update() | Poses() | Advice():
                pass
            case _:
                assert getattr(answer, "sent_ms", None) is not None, answer


async def _plays_on(chat: Chat) -> None:
    """After all fuzzing of chairs and turns, the person can go on: play, or at least leave."""
    for chair in chat.table.chairs:
        if chair.link:  # the fuzzer has offered it to somebody else
            assert isinstance(await chat.claim(chair.link), Accepted)
        elif chair.mine and chair.bot:
            assert isinstance(await chat.reclaim(chair.seat), Accepted)
    seat = next((seat for seat in (0, 1) if chat.moves(seat)), None)
    if seat is not None:
        assert isinstance(await chat.play_any(seat), Accepted)
    for mine in [chair.seat for chair in chat.table.chairs if chair.mine]:
        if not chat.update.over:
            assert isinstance(await chat.resign(mine), Accepted)
    await chat.until(lambda chat: chat.update.over)


async def _another_table_opens(page: Page) -> None:
    table = await page.open("blokus", ME, HERE)
    async with page.at(table) as chat:
        assert isinstance(await chat.play_any(0), Accepted)


async def test_s_33_what_is_far_too_big_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat, page.at(table) as other:
            with suppress(ConnectionClosed):  # a megabyte in pieces that are small enough each
                await other.connection.send(["x" * 4_000] * 250)
            assert (await other.until_closed())[0] in {1006, 1009}
            assert isinstance(await chat.play_any(0), Accepted)


def test_s_33_the_fuzzer_also_sends_what_is_right() -> None:
    """A fuzzer whose messages are all rejected by the parser tests nothing behind it."""
    from blockcade.wire.to_server import Judge, Play, ToServer

    fuzzer = Fuzzer(1, ["I1:a20"], 1)
    decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
    kinds: set[type] = set()
    for _ in range(2_000):
        message = fuzzer.message()
        if isinstance(message, str):
            try:
                kinds.add(type(decoder.decode(message)))
            except (msgspec.DecodeError, RecursionError):
                continue
    assert {Play, Judge} <= kinds
    assert len(kinds) >= 8, kinds
