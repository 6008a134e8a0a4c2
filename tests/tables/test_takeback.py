"""Taking back: a player's own last move and all that followed, as long as no other person has moved since."""

from dataclasses import replace
from pathlib import Path

import pytest

from blockcade.core import BadSetup, TakebackPolicy
from blockcade.games import OWN_GAMES
from blockcade.games.blockyou import BlockYou
from blockcade.record import Opened, Seated, Stamped
from blockcade.record.fold import Fold
from blockcade.record.takeback import takeback_of
from blockcade.wire.to_browser import Accepted, Code, Refused
from tests.server.house import BOT, HERE, LINK, ME, FakeClock, reason
from tests.tables.memory import serving

pytestmark = pytest.mark.anyio


async def test_a_move_is_taken_back_with_what_the_bots_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, BOT, takeback=True)
        async with host.at(table) as chat:
            start, first = chat.view, chat.moves(0)[0]
            assert chat.update.can_take_back == []
            assert reason(await chat.take_back(0)) == "nothing-to-take-back"
            await chat.play(0, first)
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert chat.update.can_take_back == [0]
            assert isinstance(await chat.take_back(0), Accepted)
            assert [(cause.who, cause.taken_back) for cause in chat.update.causes] == [("0", True)]
            assert chat.view == start
            assert isinstance(await chat.play(0, first), Accepted)
            seq = chat.update.seq
    async with serving(tmp_path) as house, house.page(host.cookie).at(table) as chat:
        assert chat.update.seq >= seq


async def test_not_when_another_person_has_moved_since(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, friend = house.page(), house.page()
        table = await host.open("blokus", ME, LINK, takeback=True)
        async with host.at(table) as ann, friend.at(table) as ben:
            await ben.claim(ann.link(1))
            await ann.play_any(0)
            assert ann.update.can_take_back == [0]
            await ben.until_seq(ann.update.seq)
            assert ben.update.can_take_back == []
            await ben.play_any(1)
            await ann.until_seq(ben.update.seq)
            assert (ann.update.can_take_back, ann.update.no_take_back) == ([], "takeback-other")
            assert reason(await ann.take_back(0)) == "takeback-other"
            assert isinstance(await ben.take_back(1), Accepted)
            await ann.until_seq(ben.update.seq)
            assert isinstance(await ann.take_back(0), Accepted)
            assert ann.view["ply"] == 0


async def test_seats_of_the_same_page_do_not_stand_in_the_way(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            await chat.play_any(0)
            await chat.play_any(1)
            assert chat.update.can_take_back == [0, 1]
            await chat.take_back(0)
            assert chat.view["ply"] == 0


async def test_a_takeback_makes_older_plays_and_takebacks_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            start, move = chat.update.seq, chat.moves(0)[0]
            await chat.play(0, move)
            await chat.play_any(1)
            await chat.play_any(0)
            before = chat.update.seq
            await chat.take_back(0)
            answer = await chat.take_back(0, at_seq=before)
            assert isinstance(answer, Refused)
            assert answer.code is Code.STALE
            await chat.take_back(0)
            assert reason(await chat.play(0, move, at_seq=start)) == "stale"


async def test_not_at_tables_without_and_not_after_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        strict = await host.open("blokus", ME, HERE)
        async with host.at(strict) as chat:
            await chat.play_any(0)
            assert reason(await chat.take_back(0)) == "no-takeback"
        short = await host.open("quarry", ME, HERE, takeback=True)
        async with host.at(short) as chat:
            for turn in range(8):
                await chat.play_any(turn % 2)
            assert chat.update.over
            assert chat.update.can_take_back == []
            assert reason(await chat.take_back(1)) == "game-over"


async def test_a_roll_of_the_dice_is_not_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blackout", ME, HERE, takeback=True, starter="0", call="roller")
        async with host.at(table) as chat:
            assert chat.update.no_take_back == "nothing-to-take-back"
            await chat.play(0, "roll")
            before, seq = chat.view, chat.update.seq
            assert (chat.update.can_take_back, chat.update.no_take_back) == ([], "takeback-luck")
            assert reason(await chat.take_back(0)) == "takeback-luck"
            assert (chat.view, chat.update.seq) == (before, seq)


async def test_what_was_done_with_a_roll_is_taken_back_as_far_as_the_roll(tmp_path: Path) -> None:
    async with serving(tmp_path, scripted_seed=b"d") as house:  # rolls numbers only: 3, 4, 4
        host = house.page()
        table = await host.open("blackout", ME, HERE, takeback=True, starter="0", call="roller")
        async with host.at(table) as chat:
            await chat.play(0, "roll")
            rolled = chat.view
            await chat.play_any(0)
            assert chat.view != rolled
            assert isinstance(await chat.take_back(0), Accepted)
            assert chat.view == rolled
            assert reason(await chat.take_back(0)) == "takeback-luck"


async def test_a_draw_is_not_taken_back_even_where_it_is_hidden(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("quarry", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            await chat.play_any(0)
            assert chat.update.causes[-1].who == "chance"
            assert reason(await chat.take_back(0)) == "takeback-luck"


class _WithTakeback(BlockYou):
    """A race whose card would allow takeback."""

    card = replace(BlockYou.card, takeback=TakebackPolicy.OWN_MOVES)


async def test_a_move_of_a_race_is_not_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path, games={"blockyou": _WithTakeback()}) as house:
        host = house.page()
        table = await host.open("blockyou", ME, HERE, takeback=True)
        async with host.at(table) as chat:
            assert len(chat.update.to_act) == 2
            await chat.play_any(0)
            assert reason(await chat.take_back(0)) == "takeback-race"


async def test_time_that_ran_out_is_not_taken_back(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, takeback=True, turnSeconds="30")
        async with host.at(table) as chat:
            await chat.play_any(0)
            clock.pass_ms(30_000)
            await chat.until(lambda chat: chat.update.to_act == [0])
            assert reason(await chat.take_back(0)) == "takeback-time"
            assert reason(await chat.take_back(1)) == "nothing-to-take-back"


async def test_a_player_who_left_does_not_come_back_by_a_takeback(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE, HERE, takeback=True)
        async with host.at(table) as chat:
            await chat.play_any(0)
            await chat.resign(1)
            assert reason(await chat.take_back(0)) == "takeback-left"


NEVER = [key for key, game in OWN_GAMES.items() if game.card.takeback is TakebackPolicy.NEVER]


@pytest.mark.parametrize("key", NEVER)
async def test_no_table_with_takeback_is_opened_where_moves_are_never_taken_back(
    tmp_path: Path, key: str
) -> None:
    async with serving(tmp_path) as house:
        with pytest.raises(BadSetup) as refused:
            await house.page().open(key, ME, HERE, takeback=True)
        assert refused.value.reason == "no-takeback"


@pytest.mark.parametrize("key", NEVER)
def test_an_old_log_with_takeback_is_refused_on_use(key: str) -> None:
    """Such tables were opened before the card said that moves are never taken back."""
    game = OWN_GAMES[key]
    opened = Opened(key, game.rules_version, 2, dict(game.setup(2).options), "", "host", takeback=True)
    fold = Fold.of(
        [Stamped(seat, event) for seat, event in enumerate([opened, Seated(0, player="host")])], OWN_GAMES
    )
    assert takeback_of(fold, "host", 0) == "no-takeback"
