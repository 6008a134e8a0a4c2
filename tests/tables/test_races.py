"""A race at a table: one countdown for all, the first card to arrive counts, and a late one costs nothing."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from blockcade.core import Actor, Seat, SeededDice
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.state import State, direction_of
from blockcade.record.timeline import settle
from blockcade.wire.http import NewSeat, Sitter
from blockcade.wire.to_browser import Accepted
from tests.server.house import HERE, LINK, ME, FakeClock, reason
from tests.tables.memory import Chat, House, serving

pytestmark = pytest.mark.anyio

GAME = BlockYou()
COUNTDOWN_MS, TURNING_MS = 5_000, 150


def first_race(seed: bytes, players: int) -> State:
    """The state of a table with this seed when the first cards lie open."""
    dice = SeededDice(seed)
    state, _ = settle(GAME, GAME.initial(GAME.setup(players)), dice)
    for seat in range(players):
        state = GAME.apply(state, Seat(seat), GAME.legal_moves(state, Seat(seat))[0])
    while state.phase.value in ("countdown", "turning"):
        (wait,) = GAME.legal_moves(state, Actor.CLOCK)
        state, _ = settle(GAME, GAME.apply(state, Actor.CLOCK, wait), dice)
    return state


def lays(state: State, seat: int, *, matching: bool, at: set[int]) -> list[Lay]:
    """The lays of a seat, matching or not, that point exactly at these seats."""
    found: list[Lay] = []
    card = state.players[seat].hand
    assert card
    for lay in GAME.legal_moves(state, Seat(seat)):
        assert isinstance(lay, Lay)
        turned = card.turned(lay.turns)
        fits = bool(state.field.matching(turned) >> 8 * lay.row + lay.column & 1)
        pointed = {
            other
            for other in range(state.setup.players)
            if direction_of(state.setup.players, other) in turned.fingers
        }
        if (fits, pointed) == (matching, at):
            found.append(lay)
    return found


def seed_with_a_block() -> tuple[bytes, str, str]:
    """A seed with which seat 0 of three can block only seat 1 at once, that lay, and a lay for seat 1."""
    for number in range(10_000):
        seed = number.to_bytes(32)
        state = first_race(seed, 3)
        if blocking := lays(state, 0, matching=True, at={1}):
            own = GAME.legal_moves(state, Seat(1))[0]
            return seed, GAME.format_move(blocking[0]), GAME.format_move(own)
    raise AssertionError("luck has no such seed")


SEED, BLOCKING, LATE = seed_with_a_block()


async def three_at_a_table(house: House, stack: AsyncExitStack) -> list[Chat]:
    pages = [house.page(), house.page(), house.page()]
    table = await pages[0].open("blockyou", ME, LINK, LINK)
    chats = [await stack.enter_async_context(page.at(table)) for page in pages]
    for seat in (1, 2):
        assert isinstance(await chats[seat].claim(chats[0].link(seat), f"Player {seat}"), Accepted)
    return chats


async def all_ready(chats: list[Chat]) -> None:
    for seat, chat in enumerate(chats):
        assert isinstance(await chat.play(seat, "ready"), Accepted)


async def phase(chat: Chat, wanted: str) -> None:
    await chat.until(lambda chat: chat.view["phase"] == wanted)


async def into_the_race(chats: list[Chat], clock: FakeClock) -> None:
    await all_ready(chats)
    for chat in chats:
        await phase(chat, "countdown")
    await asyncio.sleep(0.05)  # until the alarm is set
    clock.pass_ms(COUNTDOWN_MS)
    for chat in chats:
        await phase(chat, "turning")
    await asyncio.sleep(0.05)
    clock.pass_ms(TURNING_MS)
    for chat in chats:
        await phase(chat, "race")


async def test_the_countdown_is_the_same_for_all_and_no_card_is_laid_before_its_end(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        chats = await three_at_a_table(house, stack)
        assert chats[0].update.alarms == [], "nobody counts before all are ready"
        await all_ready(chats)
        for chat in chats:
            await phase(chat, "countdown")
            (alarm,) = chat.update.alarms
            assert chat.update.server_ms + alarm.left_ms == clock.time_ms + COUNTDOWN_MS
            assert chat.view["hand"] is None
        assert reason(await chats[0].play(0, BLOCKING)) == "wrong-phase"
        await asyncio.sleep(0.05)
        clock.pass_ms(COUNTDOWN_MS)
        for seat, chat in enumerate(chats):
            await phase(chat, "turning")
            assert chat.view["hand"] is not None
            (alarm,) = chat.update.alarms
            assert alarm.left_ms == TURNING_MS
            assert reason(await chat.play(seat, "1,1/0")) == "wrong-phase"
        assert [player["cards"] for player in chats[0].view["players"]] == [12, 12, 12]


async def test_a_blocked_players_late_card_is_refused_and_costs_nothing(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        ann, ben, _ = chats = await three_at_a_table(house, stack)
        await into_the_race(chats, clock)
        seen = ben.update.seq
        assert isinstance(await ann.play(0, BLOCKING), Accepted)
        assert reason(await ben.play(1, LATE, at_seq=seen)) == "not-active"
        assert [player["status"] for player in ben.view["players"]] == ["done", "blocked", "last"]
        assert ben.view["players"][1]["cards"] == 12
        assert ben.view["pile"] == 36


async def test_two_cards_at_once_are_judged_in_the_order_of_their_arrival(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        ann, ben, cam = chats = await three_at_a_table(house, stack)
        await into_the_race(chats, clock)
        answers = await asyncio.gather(ann.play(0, BLOCKING), ben.play(1, LATE), cam.play(2, LATE))
        assert not reason(answers[0]) or ann.view["players"][0]["status"] != "done"
        assert {reason(answer) for answer in answers} <= {"", "not-active", "wrong-phase", "covers-one-card"}
        seq = max(chat.update.seq for chat in chats)
        for chat in chats:
            await chat.until_seq(seq)
        assert ann.view["laid"] == ben.view["laid"] == cam.view["laid"]
        assert len(ann.update.moments) == 3 + len(ann.view["laid"]), "three were ready before"


async def test_the_times_of_lays_are_told_as_the_server_saw_them_also_after_a_reload(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        ann, _, cam = chats = await three_at_a_table(house, stack)
        await into_the_race(chats, clock)
        opened_ms = clock.time_ms
        clock.pass_ms(900)
        await ann.play(0, BLOCKING)
        await cam.until(lambda chat: bool(chat.view["laid"]))
        (lay,), moment = cam.view["laid"], cam.update.moments[-1]
        assert (moment.seat, moment.at_ms - opened_ms) == (lay["seat"], 900)
        async with house.page().at(cam.table.table) as spectator:
            assert spectator.update.moments == cam.update.moments
            assert spectator.update.rang_ms == cam.update.rang_ms == opened_ms


async def test_no_page_receives_a_card_that_is_not_its_own(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house, AsyncExitStack() as stack:
        chats = await three_at_a_table(house, stack)
        await into_the_race(chats, clock)
        hands = [chat.view["hand"] for chat in chats]
        for seat, chat in enumerate(chats):
            told = repr(chat.received)
            assert hands[seat] in told
            for other in {0, 1, 2} - {seat}:
                assert hands[other] not in told


@pytest.mark.slow
async def test_a_round_goes_on_after_a_restart(tmp_path: Path) -> None:
    seats = [ME, HERE, HERE]
    async with serving(tmp_path, scripted_seed=SEED) as house:
        page = house.page()
        table = await page.open("blockyou", *seats)
        async with page.at(table) as chat:
            for seat in range(3):
                await chat.play(seat, "ready")
            await phase(chat, "race")
            await chat.play(0, BLOCKING)
            before = chat.view
    async with serving(tmp_path) as house, house.page(page.cookie).at(table) as chat:
        assert chat.view["laid"] == before["laid"]
        assert chat.view["players"] == before["players"]


@pytest.mark.slow
async def test_bots_race_a_whole_game_in_their_own_time(tmp_path: Path) -> None:
    clock = FakeClock()
    champions = [NewSeat(Sitter.BOT, level="champion")] * 5
    async with serving(tmp_path, clock=clock, scripted_seed=SEED) as house:
        page = house.page()
        table = await page.open("blockyou", *champions)
        async with page.at(table) as chat:
            end = asyncio.create_task(chat.until(lambda chat: chat.update.over))
            while not end.done():
                clock.pass_ms(200)
                await asyncio.sleep(0.002)
            await end
            assert chat.view["outcome"]["reason"] == "no-cards-left"
