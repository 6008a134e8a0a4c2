"""The times that adapting bots read from a table's log: the same after a restart and on every node."""

import asyncio
from pathlib import Path

import pytest

from blockcade.bots import bot_for
from blockcade.games import GAMES
from blockcade.record.events import Event, Left, Opened, Seated, Stamped
from blockcade.record.fold import Fold
from blockcade.server.tables.public_times import TimesOfTable
from tests.bots.blockyou_people import Beginner, game_of
from tests.server.house import ME, FakeClock, bot, serving


def log_of_a_game() -> list[Stamped]:
    """A person on seat 0, a bot that adapts on seat 1, and a fixed bot on seat 2."""
    players = [Beginner(6_000), bot_for("blockyou", "adapting"), bot_for("blockyou", "medium")]
    chairs: list[Event] = [
        Opened("blockyou", GAMES["blockyou"].rules_version, 3, {}, ""),
        Seated(0, "Ann", "ann"),
    ]
    chairs += [Seated(1, "Bo", bot="adapting"), Seated(2, "Cy", bot="medium")]
    return [
        *(Stamped(0, event) for event in chairs),
        *(Stamped(at_ms, event) for at_ms, event in game_of(players, 1).events),
    ]


def test_times_follow_from_the_log_whenever_it_was_read() -> None:
    log = log_of_a_game()
    fold, following = Fold.of(log[:4]), TimesOfTable()
    for count, stamped in enumerate(log[4:], 5):
        fold.read(stamped)
        if count % 7 == 0:
            assert following.of(fold) == TimesOfTable().of(Fold.of(log[:count]))
    times = following.of(fold)
    assert len(times.tries) > 20
    assert times.people == {0}


def test_a_seat_that_a_bot_plays_or_that_was_left_is_no_persons() -> None:
    log = log_of_a_game()[:40]
    with_bot = [*log, Stamped(log[-1].at_ms, Seated(0, "Ann", "ann", bot="easy"))]
    assert TimesOfTable().of(Fold.of(with_bot)).people == frozenset()
    assert TimesOfTable().of(Fold.of([*log, Stamped(log[-1].at_ms, Left(0))])).people == frozenset()


@pytest.mark.anyio
async def test_an_adapting_bot_plays_at_a_table(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        page = house.page()
        table = await page.open("blockyou", ME, bot("adapting"))
        async with page.at(table) as chat:
            await chat.play_any(0)
            laid = asyncio.create_task(chat.until(lambda chat: chat.view["players"][1]["cards"] < 12))
            async with asyncio.timeout(30):
                while not laid.done():
                    clock.pass_ms(500)
                    await asyncio.sleep(0.004)
