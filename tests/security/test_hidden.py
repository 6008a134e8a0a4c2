"""Hidden information: in all games, no browser gets what its player may not know."""

import asyncio
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from blockcade.core import AnyGame, Seat, TakebackPolicy
from blockcade.games import GAMES
from blockcade.games.blockout import BlockOut
from blockcade.games.blockyou import BlockYou
from blockcade.record.events import Pace
from blockcade.server.config import KEY_NAME
from blockcade.wire.to_browser import Accepted
from tests.security.peeking import Judge, Leak, Peeker, all_caught_up, search, sit_at, spellings
from tests.server.house import ALL_GAMES, HERE, LINK, ME, FakeClock, House, any_levels, bot, serving

pytestmark = pytest.mark.anyio

SCENES: dict[str, dict[str, str]] = {
    "blockout hakubia": {"edition": "hakubia", "towerModel": "statics", "starter": "0"},
    "blockout top": {"edition": "top", "towerModel": "statics", "starter": "1"},
    "blockyou": {},
    "blackout": {"starter": "0"},
    "blokus": {},
}
PLIES = 24  # by people, then everybody leaves: later moves are sent in the same way


class Evening:
    """One game at one table: a host, a friend, a bot and somebody who watches."""

    def __init__(self, house: House, clock: FakeClock, luck: random.Random) -> None:
        self.house = house
        self.clock = clock
        self.luck = luck
        self.table = ""
        self.peekers: list[Peeker] = []
        self.http: list[str] = []  # answers while the game ran

    async def begin(self, game: str, options: dict[str, str]) -> None:
        host = self.house.page()
        seats = (ME, LINK, bot(any_levels(game)[0])) if game != "blokus" else (ME, LINK)
        takeback = ALL_GAMES[game].card.takeback is not TakebackPolicy.NEVER
        self.table = await host.open(
            game,
            *seats,
            takeback=takeback,
            hints=True,
            patience_s=60,
            total_s=0,
            increment_s=0,
            pace=Pace.NORMAL,
            **options,
        )
        ann = await sit_at(host, self.table)
        ben = await sit_at(self.house.page(), self.table)
        eve = await sit_at(self.house.page(), self.table)
        self.peekers = [ann, ben, eve]
        assert isinstance(await ben.chat.claim(ann.chat.link(1), "Ben"), Accepted)
        await all_caught_up(self.house, self.table, self.peekers)

    async def play(self, plies: int) -> None:
        for _ in range(plies):
            await self._settle()
            if self._over:
                return
            movable = [
                (peeker, seat, move)
                for peeker in self.peekers
                for seat in peeker.seats
                if peeker.chat.moves(seat)
                for move in [self.luck.choice(peeker.chat.moves(seat))]
            ]
            if movable:
                peeker, seat, move = self.luck.choice(movable)
                await self._pry(move)
                await peeker.chat.play(seat, move)
                if self.luck.random() < 0.2:
                    await all_caught_up(self.house, self.table, self.peekers)
                    if seat in peeker.chat.update.can_take_back:
                        await peeker.chat.take_back(seat)

    async def end(self) -> None:
        for peeker in self.peekers[:2]:
            for seat in peeker.seats:
                await self._settle()
                if not self._over:
                    await peeker.chat.resign(seat)
        while not self._over:
            await self._settle()
        await all_caught_up(self.house, self.table, self.peekers)

    @property
    def _over(self) -> bool:
        return self.peekers[0].chat.update.over

    async def _settle(self) -> None:
        """Time passes until a person is to act."""
        for _ in range(200):
            await all_caught_up(self.house, self.table, self.peekers)
            update = self.peekers[0].chat.update
            persons = {seat for peeker in self.peekers for seat in peeker.seats}
            if update.over or persons & set(update.to_act):
                return
            self.clock.pass_ms(1_000)
            await asyncio.sleep(0.01)

    async def _pry(self, move: str) -> None:
        """Everybody requests things that they may not have."""
        for peeker in self.peekers:
            for seat in range(3):
                await peeker.chat.judge(seat, move)
            if self.luck.random() < 0.2:
                for path in ("replay", "record", "record.blksgf"):
                    response = await peeker.page.get(f"/api/tables/{self.table}/{path}")
                    assert response.status_code == 409
                    self.http.append(response.text)
                self.http.append((await peeker.page.get("/api/tables")).text)

    async def judged(self, games: Mapping[str, AnyGame] = GAMES) -> int:
        """Raises Leak, or returns the number of checked frames."""
        store = self.house.server.store
        seed = await store.seed(self.table)
        assert seed
        judge = Judge(await store.log(self.table), seed, games)
        for answer in self.http:
            search(answer, {"the seed": spellings(seed)}, "an answer")
        return sum(judge.judge(peeker) for peeker in self.peekers)

    def search_all(self, secrets: Mapping[str, list[str]]) -> None:
        for text in [*self.http, *(frame for peeker in self.peekers for frame in peeker.frames)]:
            search(text, secrets, "a frame or answer")

    async def go_home(self) -> None:
        for peeker in self.peekers:
            await peeker.chat.connection.close()


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
async def test_s_27_no_frame_tells_what_the_seat_may_not_know(tmp_path: Path, scene: str) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock, hint_seconds=0.05) as house:
        evening = Evening(house, clock, random.Random(scene))
        await evening.begin(scene.split(maxsplit=1)[0], SCENES[scene])
        await evening.play(PLIES)
        if scene == "blokus":
            await _ask_the_engine(evening)
        await evening.end()
        assert await evening.judged() > 3 * PLIES
        evening.search_all(_secrets(tmp_path, evening))
        ann = evening.peekers[0]
        assert isinstance(await ann.chat.rematch(), Accepted)
        again = Evening(house, clock, evening.luck)
        again.table = ann.chat.table.next_table
        again.peekers = [await sit_at(peeker.page, again.table) for peeker in evening.peekers]
        await again.play(4)
        assert await again.judged() > 4
        again.search_all(_secrets(tmp_path, again))
        await evening.go_home()
        await again.go_home()


async def _ask_the_engine(evening: Evening) -> None:
    for peeker in evening.peekers:
        for seat in (0, 1):
            await peeker.chat.hint(seat)
        await peeker.chat.review()


def _secrets(folder: Path, evening: Evening) -> dict[str, list[str]]:
    """Values that no browser ever gets in a message, not even its own cookie: scripts cannot see that."""
    players = [peeker.page.cookie.partition(".")[0] for peeker in evening.peekers]
    assert all(players)
    return {
        "the server's key": spellings((folder / "data" / KEY_NAME).read_bytes()),
        "a player's id": players,
        "a cookie's signature": [peeker.page.cookie.partition(".")[2] for peeker in evening.peekers],
    }


async def test_s_28_the_seed_is_promised_hidden_and_shown(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        evening = Evening(house, clock, random.Random(1))
        await evening.begin("blackout", {"starter": "0"})
        tables = [peeker.chat.table for peeker in evening.peekers]
        assert [table.seed for table in tables] == ["", "", ""]
        seed = await house.server.store.seed(evening.table)
        assert seed
        await evening.end()
        assert [peeker.chat.table.seed for peeker in evening.peekers] == [seed.hex()] * 3
        await evening.judged()
        await evening.go_home()


async def test_s_29_a_running_game_has_no_replay_and_no_record(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await page.open("blokus", ME, HERE)
        paths = [f"/api/tables/{table}/{what}" for what in ("replay", "record", "record.blksgf")]
        for path in paths:
            response = await page.get(path)
            assert (response.status_code, response.json()["reason"]) == (409, "not-over")
        async with page.at(table) as chat:
            await chat.resign(0)
            await chat.resign(1)
        statuses = [(await page.get(path)).status_code for path in paths]
        assert statuses == [200, 200, 404]  # Pentobi's format has no leaving


class _ShowsAllHands(BlockOut):
    def view_for(self, state: Any, viewer: Seat | None) -> Any:
        view = super().view_for(state, viewer)
        return replace(view, hand=tuple(str(card) for hand in state.hands for card in hand))


class _TellsAllDraws(BlockYou):
    def as_seen_by(self, state: Any, who: Any, move: Any, viewer: Seat | None) -> Any:  # noqa: ARG002
        return move


class _HintsAtTheNextCard(BlockYou):
    """Leaks a number computed from another player's card: it contains no card name."""

    def view_for(self, state: Any, viewer: Seat | None) -> Any:
        view = super().view_for(state, viewer)
        return replace(view, round=view.round + sum(hash(player.hand) & 1 for player in state.players))


@pytest.mark.parametrize("leaky", [_ShowsAllHands, _TellsAllDraws, _HintsAtTheNextCard])
async def test_s_27_a_planted_leak_is_noticed(tmp_path: Path, leaky: type[Any]) -> None:
    clock, game = FakeClock(), leaky()
    async with serving(tmp_path, clock=clock, games={game.key: game}) as house:
        evening = Evening(house, clock, random.Random(3))
        await evening.begin(game.key, {"towerModel": "statics"} if game.key == "blockout" else {})
        await evening.play(6)
        with pytest.raises(Leak):
            await evening.judged()
        await evening.go_home()


async def test_s_28_a_seed_in_any_spelling_is_noticed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(tmp_path, clock=clock) as house:
        evening = Evening(house, clock, random.Random(4))
        await evening.begin("blackout", {})
        await evening.judged()
        seed = await house.server.store.seed(evening.table)
        assert seed
        number = int.from_bytes(seed, "big")
        for spelling in (seed.hex(), seed.hex().upper()[32:], str(number), str(list(seed))):
            evening.peekers[2].frames.append(f'{{"type":"pong","sent_ms":"{spelling}"}}')
            with pytest.raises(Leak):
                await evening.judged()
            evening.peekers[2].frames.pop()
        await evening.go_home()
