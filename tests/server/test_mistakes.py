"""A player's own mistakes of a reviewed game, to be tried again."""

from pathlib import Path

import msgspec
import pytest

from blockcade.wire.puzzles import Mistake, Mistakes
from blockcade.wire.to_browser import Accepted, Refused, ReviewedPly
from blockcade.wire.to_server import Play
from tests.server.house import Page, serving
from tests.server.test_reviews import finished

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def _mistakes(page: Page, table: str) -> list[int]:
    response = await page.get(f"/api/puzzles/mistakes/{table}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Mistakes).steps


async def _open(page: Page, table: str, step: int) -> Mistake:
    response = await page.request("POST", "/api/puzzles/mistakes", json={"table": table, "step": step})
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=Mistake)


async def _reviewed(page: Page) -> tuple[str, dict[int, ReviewedPly]]:
    table = await finished(page, 8)
    async with page.at(table) as chat:
        await chat.review()
        return table, {ply.step: ply for ply in await chat.reviewed()}


async def test_the_costliest_moves_become_puzzles(tmp_path: Path) -> None:
    async with serving(tmp_path, hint_seconds=0.3) as house:
        page = house.page()
        table, plies = await _reviewed(page)
        steps = await _mistakes(page, table)
        assert 1 <= len(steps) <= 3
        losses = [plies[step].loss for step in steps]
        assert losses == sorted((ply.loss for ply in plies.values()), reverse=True)[: len(steps)]
        ply = plies[steps[0]]
        made = await _open(page, table, steps[0])
        async with page.at(made.table) as chat:
            assert chat.update.to_act == [ply.seat] == [made.seat]
            told = b"".join(msgspec.json.encode(message) for message in (chat.table, chat.update.views))
            assert f'"{ply.best}"'.encode() not in told
            seq = chat.update.seq
            again = await chat.ask(Play(command_id="a", seat=ply.seat, at_seq=seq, move=ply.move))
            assert isinstance(again, Refused)
            assert (again.code.value, again.reason) == ("wrong", "not-best")
            assert chat.table.study
            assert (chat.table.study.tries, chat.table.study.done) == (1, False)
            assert chat.table.study.id == f"mistake/{table}/{steps[0]}"
            better = Play(command_id="b", seat=ply.seat, at_seq=chat.update.seq, move=ply.best)
            assert isinstance(await chat.ask(better), Accepted)
            await chat.until(lambda chat: bool(chat.table.study and chat.table.study.done))
    async with serving(tmp_path) as house, house.page(page.cookie).at(made.table) as chat:
        assert chat.table.study
        assert chat.table.study.done, "the log alone says what was right"


async def test_only_ones_own_mistakes_of_a_reviewed_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        table = await finished(page, 4)
        assert await _mistakes(page, table) == []
        assert (await house.page().get(f"/api/puzzles/mistakes/{table}")).status_code == 404
        assert (await page.get("/api/puzzles/mistakes/nowhere")).status_code == 404
        for body in ({"table": table, "step": 1}, {"table": "nowhere", "step": 1}):
            response = await page.request("POST", "/api/puzzles/mistakes", json=body)
            assert response.status_code == 404
        response = await page.request("POST", "/api/puzzles/mistakes", json={"table": table, "step": 0})
        assert response.status_code == 400
        assert (await page.try_study(f"mistake/{table}/1/0/V5:a20,a19,a18,b18,c18")).status_code == 404
