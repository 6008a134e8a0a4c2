"""Seats and links: who may take which seat, and who learns what about it."""

from pathlib import Path

import pytest

from blockcade.wire.to_browser import Code, Refused
from tests.server.house import LINK, ME, reason, serving

pytestmark = pytest.mark.anyio


async def test_nobody_plays_a_seat_of_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, stranger = house.page(), house.page()
        table = await host.open("blokus", ME, LINK)
        forged = house.page(host.cookie[:-1] + ("a" if host.cookie[-1] != "a" else "b"))
        renamed = house.page("somebody." + host.cookie.rpartition(".")[2])
        async with host.at(table) as ann:
            move, seq = ann.moves(0)[0], ann.update.seq
            for page in (stranger, forged, renamed):
                async with page.at(table) as eve:
                    answer = await eve.play(0, move)
                    assert isinstance(answer, Refused)
                    assert (answer.code, answer.reason) == (Code.FORBIDDEN, "not-your-seat")
                    assert reason(await eve.take_back(0)) == "not-your-seat"
                    assert reason(await eve.resign(0)) == "not-your-seat"
                    assert reason(await eve.judge(0, move)) == "not-your-seat"
                    assert reason(await eve.rename(0, "Eve")) == "not-your-seat"
                    assert reason(await eve.give_to_bot(0)) == "not-your-seat"
                    assert reason(await eve.give_to_bot(1)) == "not-host"
                    assert reason(await eve.offer(1)) == "not-host"
                    assert reason(await eve.play(15, move)) == "not-your-seat"
                    assert eve.update.seq == seq
