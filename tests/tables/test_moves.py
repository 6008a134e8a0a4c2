"""Moves at a table: accepted, refused without effect, stale, sent twice, in a race."""

from pathlib import Path

import pytest

from blockcade.server.tables.outbox import Outbox
from blockcade.wire.to_browser import Accepted, Code, Judged, Refused, ToBrowser
from blockcade.wire.to_server import Play
from tests.record.test_played_once import CountingQuarry
from tests.server.house import HERE, LINK, ME, reason
from tests.tables.memory import serving

pytestmark = pytest.mark.anyio


async def test_refusals_say_why_and_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            before = (chat.update.seq, chat.view, chat.moves(0))
            for move, code, why in (
                ("O4:b19,c19,b18,c18", Code.ILLEGAL, "no-start-corner"),
                ("V3:a20,b20,c20", Code.ILLEGAL, "bad-shape"),
                ("pass", Code.ILLEGAL, "must-place"),
                ("begin1", Code.ILLEGAL, "wrong-phase"),
                ("wait1ms@0", Code.ILLEGAL, "wrong-phase"),
                ("nonsense", Code.NOT_A_MOVE, "not-a-move"),
            ):
                answer = await chat.play(0, move)
                assert isinstance(answer, Refused)
                assert (answer.code, answer.reason) == (code, why)
            assert reason(await chat.play(1, chat.moves(0)[0])) == "not-your-turn"
            await chat.pong()
            assert (chat.update.seq, chat.view, chat.moves(0)) == before
            assert chat.updates == 1


async def test_judge_answers_without_playing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            good = await chat.judge(0, chat.moves(0)[0])
            bad = await chat.judge(0, "I1:b2")
            none = await chat.judge(0, "?")
            assert isinstance(good, Judged)
            assert [reason(answer) for answer in (good, bad, none)] == ["", "no-start-corner", "not-a-move"]
            assert chat.updates == 1


async def test_a_play_made_for_an_earlier_turn_is_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            first = chat.update.seq
            await chat.play_any(0)
            await chat.play_any(1)
            answer = await chat.play(0, chat.moves(0)[0], at_seq=first)
            assert isinstance(answer, Refused)
            assert (answer.code, answer.reason) == (Code.STALE, "stale")
            assert isinstance(await chat.play_any(0), Accepted)


async def test_in_a_race_the_moves_of_others_make_no_play_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("quarry", ME, HERE, HERE, bell="on")
        async with host.at(table) as chat:
            for turn in range(8):
                await chat.play_any(turn % 3)
            assert chat.update.to_act == [0, 1, 2]
            begun = chat.update.seq
            await chat.rename(2, "Third")
            assert chat.update.seq > begun
            assert isinstance(await chat.play(1, "ring", at_seq=begun), Accepted)
            assert chat.update.over
            assert reason(await chat.play(0, "ring", at_seq=begun)) == "game-over"


async def test_a_resent_command_gets_the_same_answer_and_is_done_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as chat:
            seen, move = chat.update.seq, chat.moves(0)[0]
            first = await chat.play(0, move, seen, "the-move")
            seq = chat.update.seq
            again = await chat.play(0, move, seen, "the-move")
            assert first == again
            assert isinstance(first, Accepted)
            await chat.pong()
            assert chat.update.seq == seq
    async with serving(tmp_path) as house, house.page(host.cookie).at(table) as chat:
        assert await chat.play(0, move, seen, "the-move") == first
        assert chat.update.seq == seq


async def test_the_same_id_from_another_person_is_another_command(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1))
            await ann.play(0, ann.moves(0)[0], command_id="same")
            await ben.until_seq(ann.update.seq)
            assert isinstance(await ben.play(1, ben.moves(1)[0], command_id="same"), Accepted)
            assert ben.view["ply"] == 2


async def test_resigning_is_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, HERE)
        async with host.at(table) as chat:
            assert isinstance(await chat.resign(0), Accepted)
            assert [(cause.who, cause.move) for cause in chat.update.causes] == [("0", "left")]
            assert chat.update.to_act == [1]
            assert isinstance(await chat.resign(0), Refused)
            await chat.resign(1)
            await chat.resign(2)
            assert chat.update.over
            assert chat.table.seed


class Postman:
    """Records the messages sent, and which go together."""

    def __init__(self) -> None:
        self.sent: list[list[str]] = []
        self.held: list[str] | None = None

    def send(self, message: ToBrowser) -> bool:
        name = type(message).__name__
        if self.held is None:
            self.sent.append([name])
        else:
            self.held.append(name)
        return True

    def hold(self) -> None:
        self.held = []

    def let_go(self) -> None:
        assert self.held is not None
        self.sent.append(self.held)
        self.held = None

    def hang_up(self, code: int, reason: str) -> None:
        self.sent.append([f"{code} {reason}"])


async def test_the_answer_and_the_news_of_it_go_in_one_piece(tmp_path: Path) -> None:
    """To the mover; all others get the news alone."""
    async with serving(tmp_path) as house:
        host = house.page()
        name = await host.open("blokus", ME, HERE)
        async with host.at(name) as chat, house.directory.visit(name) as table:
            (player,) = table.present
            mover, other = Postman(), Postman()
            outbox = Outbox(player, mover)
            for box in (outbox, Outbox("somebody", other)):
                table.join(box)
            mover.sent.clear()
            other.sent.clear()
            table.ask(outbox, Play(command_id="c", seat=0, at_seq=table.seq, move=chat.moves(0)[0]))
            await chat.until_seq(table.seq + 1)
            assert mover.sent == [["Accepted", "Update"]]
            assert other.sent == [["Update"]]


async def test_a_move_is_parsed_and_applied_once_between_the_command_and_the_news(tmp_path: Path) -> None:
    game = CountingQuarry()
    async with serving(tmp_path, games={game.key: game}) as house:
        host = house.page()
        async with host.at(await host.open("quarry", ME, HERE)) as chat:
            (seat,) = chat.update.to_act
            game.applied = game.parsed = 0
            assert isinstance(await chat.play_any(seat), Accepted)
            drawn = sum(cause.who == "chance" for cause in chat.update.causes)
            assert (game.applied, game.parsed) == (1 + drawn, 1)
