"""The review of a finished game: the same for all who ask, computed as long as anybody wants it."""

import asyncio
from pathlib import Path

import pytest

from blockcade.server.tables.outbox import Outbox
from blockcade.wire.to_browser import Accepted, ReviewedPly, ReviewPart
from blockcade.wire.to_server import Review
from tests.server.house import HERE, ME, Chat, Page, reason, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def finished(page: Page, plies: int) -> str:
    """A game of two, resigned after some moves."""
    table = await page.open("blokus", ME, HERE)
    async with page.at(table) as chat:
        for ply in range(plies):
            await chat.play(ply % 2, chat.moves(ply % 2)[-1])
        await chat.resign(0)
        await chat.resign(1)
        assert chat.update.over
    return table


async def test_everybody_gets_the_same_review_of_every_piece(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page, stranger = house.page(), house.page()
        table = await finished(page, 6)
        steps = (await page.get(f"/api/tables/{table}/replay")).json()["steps"]
        async with page.at(table) as chat, stranger.at(table) as watching:
            assert isinstance(await chat.review(), Accepted)
            first = asyncio.create_task(chat.reviewed())
            assert isinstance(await watching.review(), Accepted)
            plies = await first
            assert await watching.reviewed() == plies
            assert isinstance(await chat.review(), Accepted)
            assert await chat.reviewed() == plies, "asked again, everything comes at once"
            part = chat.received[-1]
            assert isinstance(part, ReviewPart)
            assert (part.done, part.total, len(part.plies)) == (6, 6, 6)
            assert part.final == [89.0 - colour["squares_left"] for colour in chat.view["colours"]]
    assert [ply.ply for ply in plies] == [1, 2, 3, 4, 5, 6]
    for ply in plies:
        assert steps[ply.step]["cause"] == {"who": str(ply.seat), "move": ply.move, "taken_back": False}
        assert steps[ply.step - 1]["view"]["turn"] == ply.colour
        assert len(ply.expected) == 4
        assert ply.loss == pytest.approx(max(0, ply.best_value - ply.value))


async def test_a_review_is_the_same_in_another_server(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=1) as house:
        page = house.page()
        table = await finished(page, 3)
        plies = await whole_review(page, table)
    async with serving(tmp_path, bot_processes=2) as house:
        assert await whole_review(house.page(), table) == plies


async def whole_review(page: Page, table: str) -> object:
    async with page.at(table) as chat:
        await chat.review()
        return await chat.reviewed()


async def test_a_review_that_nobody_waits_for_stops_and_goes_on_later(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=1) as house:
        page = house.page()
        table = await finished(page, 8)
        async with page.at(table) as chat, page.at(table) as other:
            await chat.review()
            await chat.until(has_some)
            await other.send(Review(command_id="r"))
            await other.until(has_some)
        async with page.at(table) as chat:
            await chat.review()
            while not isinstance(known := await chat.receive(), ReviewPart):
                pass
            assert 0 < known.done < 8, "it went on no longer than somebody listened"
            assert [ply.ply for ply in await chat.reviewed()][-1] == 8


def has_some(chat: Chat) -> bool:
    return any(isinstance(part, ReviewPart) and part.plies for part in chat.received)


async def test_a_page_that_reads_slowly_gets_parts_as_one() -> None:
    plies = [ReviewedPly(n, n, 0, "blue", "", [], [], "", 0.0, 0.0, 0.0, []) for n in range(1, 6)]
    outbox = Outbox("")
    for first, last in ((0, 2), (2, 3), (3, 5)):
        outbox.post(ReviewPart(last, 5, plies[first:last], []))
    assert await outbox.take() == ReviewPart(5, 5, plies, [])
    outbox.post(ReviewPart(5, 5, plies, []))
    outbox.post(ReviewPart(5, 5, plies, []))
    assert await outbox.take() == ReviewPart(5, 5, plies, []), "asked twice, told once"


async def test_what_has_no_review_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        for game, why in (("blokus", "not-over"), ("quarry", "no-review")):
            async with page.at(await page.open(game, ME, HERE)) as chat:
                assert reason(await chat.review()) == why
