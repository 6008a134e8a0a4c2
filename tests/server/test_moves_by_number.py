"""A page may ask for legal moves as numbers; everybody else gets them as text."""

from itertools import accumulate
from pathlib import Path

import pytest

from blockcade.games.blokus.board import CLASSIC
from tests.server.house import HERE, ME, serving

pytestmark = pytest.mark.anyio
NUMBERS = "?moves=numbers"


async def test_the_same_moves_come_as_text_or_as_numbers(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blokus", ME, HERE)
        async with host.at(table) as text, host.at(table, query=NUMBERS) as numbered:
            for seat in (0, 1, 0):
                await numbered.until(lambda chat: chat.update.seq == text.update.seq)
                (choices,) = numbered.update.choices
                assert (choices.seat, choices.moves) == (seat, [])
                placements = CLASSIC.tables.placements
                moves = [placements[number].lay.notation for number in accumulate(choices.gaps)]
                assert moves == text.moves(seat)
                assert text.update.choices[0].gaps == []
                seq = text.update.seq
                await numbered.play(seat, moves[-1])
                await text.until(lambda chat: chat.update.seq > seq)  # noqa: B023 - it is awaited at once


async def test_a_game_without_numbers_sends_text(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = house.page()
        table = await host.open("blackout", ME, HERE)
        async with host.at(table, query=NUMBERS) as chat:
            (choices,) = chat.update.choices
            assert choices.moves
            assert not choices.gaps
