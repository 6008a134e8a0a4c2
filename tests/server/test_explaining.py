"""The rule of the moment on request: for the own seat, as a spectator, with what has changed since."""

from pathlib import Path

import pytest
from blockcade_noughts import Noughts

from blockcade.wire.to_browser import Accepted, Code, Explained, Refused
from blockcade.wire.to_server import Explain, TakeBack
from tests.server.house import HERE, LINK, ME, Answer, Chat, bot, serving

pytestmark = pytest.mark.anyio

ROW = ("I5:a20,b20,c20,d20,e20", "I5:t16,t17,t18,t19,t20")


def explained(answer: Answer) -> Explained:
    assert isinstance(answer, Explained), answer
    return answer


async def explain(chat: Chat, seat: int | None) -> Explained:
    return explained(await chat.ask(Explain(command_id=f"e{len(chat.received)}", seat=seat)))


async def test_each_seat_and_a_spectator_hear_their_own_rule(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page, watcher = house.page(), house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat, watcher.at(table) as watching:
            first = await explain(chat, 0)
            assert (first.moment.rule, first.moment.clause, first.at_seq) == (
                "first",
                "begin",
                chat.update.seq,
            )
            assert len(first.moment.light) == 4
            assert (await explain(chat, 1)).moment.rule == "wait"
            assert (await explain(watching, None)).moment.rule == "watch"
            assert (await explain(chat, None)).moment.rule == "watch"


async def test_nobody_hears_the_rule_of_another_players_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page, stranger = house.page(), house.page()
        table = await page.open("blockout", ME, LINK)
        async with page.at(table) as chat, stranger.at(table) as watching:
            for seat in (0, 1, 9):
                answer = await watching.ask(Explain(command_id=f"x{seat}", seat=seat))
                assert answer == Refused(f"x{seat}", Code.FORBIDDEN, "not-your-seat")
            assert isinstance(await chat.ask(Explain(command_id="own", seat=0)), Explained)


async def test_the_coach_says_what_has_changed_since_the_last_answer_and_only_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            assert (await explain(chat, 0)).notes == []
            assert isinstance(await chat.play(0, ROW[0]), Accepted)
            assert [note.note for note in (await explain(chat, 0)).notes] == ["corners"]
            assert (await explain(chat, 0)).notes == []


async def test_after_a_takeback_nothing_has_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE, takeback=True)
        async with page.at(table) as chat:
            await chat.play(0, ROW[0])
            await explain(chat, 0)
            taken = await chat.ask(TakeBack(command_id="t", seat=0, at_seq=chat.update.seq))
            assert isinstance(taken, Accepted)
            assert (await explain(chat, 0)).notes == []


async def test_advice_is_for_those_alone_who_play_against_bots(tmp_path: Path) -> None:
    """The same game to its end: against a bot the coach speaks of closed lanes, between people never."""
    heard: dict[str, set[str]] = {}
    async with serving(tmp_path) as house:
        for kind, other in (("bot", bot("greedy")), ("person", HERE)):
            page = house.page()
            table = await page.open("blokus", ME, other, board="duo")
            heard[kind] = set()
            async with page.at(table) as chat:
                while not chat.update.over:
                    await chat.until(lambda chat: bool(chat.update.choices) or chat.update.over)
                    heard[kind] |= {note.note for note in (await explain(chat, 0)).notes}
                    for choices in chat.update.choices[:1]:
                        await chat.play(choices.seat, choices.moves[-1])
    assert "lane" in heard["bot"]
    assert "lane" not in heard["person"]
    assert {"corners"} <= heard["bot"] & heard["person"]


async def test_a_game_from_outside_says_whose_turn_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path, games={"noughts": Noughts()}) as house:
        page = house.page()
        table = await page.open("noughts", ME, HERE)
        async with page.at(table) as chat:
            assert (await explain(chat, chat.update.to_act[0])).moment.rule == "yours"
