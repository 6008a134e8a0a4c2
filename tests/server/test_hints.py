"""Hints: the engine's move for the seat to act, where the table allows them."""

from pathlib import Path

import pytest

from blockcade.record import decode_event
from blockcade.wire.to_browser import Accepted, Advice, Code, Refused
from blockcade.wire.to_server import Hint
from tests.server.house import HERE, LINK, ME, Answer, bot, reason, serving

pytestmark = pytest.mark.anyio


def advice(answer: Answer) -> Advice:
    assert isinstance(answer, Advice), answer
    return answer


async def test_a_hint_is_a_legal_move_with_what_it_should_lead_to(tmp_path: Path) -> None:
    async with serving(tmp_path, hint_seconds=0.3) as house:
        page = house.page()
        table = await page.open("blokus", ME, bot("1"))
        async with page.at(table) as chat:
            assert chat.table.hints
            first = advice(await chat.hint(0))
            assert (first.seat, first.at_seq) == (0, chat.update.seq)
            assert first.move in chat.moves(0)
            assert first.margin == pytest.approx(first.points - first.best_other)
            assert 0 <= first.win <= 1
            assert 0 < first.best_other <= 178
            assert [first.move, *chat.moves(0)].count(first.candidates[0].move) == 2
            assert (first.candidates[0].margin, first.candidates[0].win) == (first.margin, first.win)
            assert {candidate.move for candidate in first.candidates} <= set(chat.moves(0))
            again = advice(await chat.hint(0))
            assert (again.move, again.margin) == (first.move, first.margin), "asked twice, thought once"
            assert isinstance(await chat.play(0, first.move), Accepted)
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert advice(await chat.hint(0)).move in chat.moves(0)


async def test_three_players_get_hints_for_the_shared_colour_too(tmp_path: Path) -> None:
    async with serving(tmp_path, hint_seconds=0.2) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE, HERE, scoring="advanced")
        async with page.at(table) as chat:
            for seat in (0, 1, 2, 0):
                found = advice(await chat.hint(seat))
                assert isinstance(await chat.play(seat, found.move), Accepted)
            assert chat.view["last"]["colour"] == "green"


async def test_a_hint_for_a_turn_that_is_over_is_stale(tmp_path: Path) -> None:
    async with serving(tmp_path, hint_seconds=3600) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        async with page.at(table) as chat:
            await chat.send(Hint(command_id="h", seat=0))
            move, seq = chat.moves(0)[0], chat.update.seq
            await chat.play(0, move, seq)
            stale = Refused("h", Code.STALE, "stale")
            await chat.until(lambda chat: stale in chat.received)


async def test_who_may_not_have_a_hint_hears_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page, stranger = house.page(), house.page()
        alone = await page.open("blokus", ME, HERE)
        async with page.at(alone) as chat, stranger.at(alone) as watching:
            assert reason(await chat.hint(1)) == "not-your-turn"
            assert reason(await chat.hint(7)) == "not-your-seat"
            assert reason(await watching.hint(0)) == "not-your-seat"
            await chat.give_to_bot(1, "1")
            await chat.play_any(0)
            assert reason(await chat.hint(1)) == "not-your-seat"
            await chat.resign(0)
            await chat.reclaim(1)
            await chat.resign(1)
            assert reason(await chat.hint(0)) == "game-over"
        invited = await page.open("blokus", ME, LINK)
        quarry = await page.open("quarry", ME, HERE, hints=True)
        for table in (invited, quarry):
            async with page.at(table) as chat:
                assert not chat.table.hints
                assert reason(await chat.hint(chat.update.to_act[0])) == "no-hints"


async def test_the_host_decides_and_a_rematch_keeps_it(tmp_path: Path) -> None:
    async with serving(tmp_path, hint_seconds=0.1) as house:
        page = house.page()
        with_hints = await page.open("blokus", ME, LINK, hints=True)
        without = await page.open("blokus", ME, bot("1"), hints=False)
        async with page.at(without) as chat:
            assert reason(await chat.hint(0)) == "no-hints"
        async with page.at(with_hints) as chat:
            advice(await chat.hint(0))
            await chat.resign(0)
            await chat.give_to_bot(1, "1")
            await chat.until(lambda chat: chat.update.over)
            await chat.rematch()
            await chat.until(lambda chat: chat.table.next_table != "")
            next_table = chat.table.next_table
        async with page.at(next_table) as chat:
            assert chat.table.hints


def test_tables_of_old_days_have_no_hints() -> None:
    old = b'{"type":"opened","game":"blokus","rules":1,"players":2,"options":{},"seed_hash":""}'
    event = decode_event(old)
    assert getattr(event, "hints", None) is False


async def test_a_game_without_a_search_advises_from_what_the_seat_sees(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blackout", ME, HERE, starter="0")
        async with page.at(table) as chat:
            assert chat.table.hints
            first = advice(await chat.hint(0))
            assert first.move == "roll"
            assert isinstance(await chat.play(0, first.move), Accepted)
            (seat,) = chat.update.to_act
            found = advice(await chat.hint(seat))
            assert {candidate.move for candidate in found.candidates} <= set(chat.moves(seat))
            assert found.points == pytest.approx(100 * found.win)
            assert advice(await chat.hint(seat)).move == found.move
