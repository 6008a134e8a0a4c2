"""S-54: nobody learns a lesson's or a puzzle's solution, its script or its coming luck from the server."""

from pathlib import Path

import pytest

from blockcade.games import OWN_GAMES
from blockcade.study import lesson_study_id
from tests.server.house import serving

pytestmark = pytest.mark.anyio

ASKED = [
    (game.key, lesson.id, step)
    for game in OWN_GAMES.values()
    for lesson in game.card.lessons
    for step in lesson.steps
]


async def test_s_54_messages_of_a_study_hold_neither_solution_nor_script(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = house.page()
        listed = (await page.get("/api/games")).text
        for game, lesson, step in ASKED:
            table = await page.study(lesson_study_id(game, lesson, step.id))
            async with page.connect(table) as chat:
                messages = [str(await chat.next_message()) for _ in range(2)]
            assert any('"study":{' in message for message in messages), step.id
            secrets = {f'"{reply.move}"' for reply in step.replies if reply.after > 0}
            known = OWN_GAMES[game].card.refusals  # no secret, and maybe words of a view
            secrets |= {f'"{mistake.reason}"' for mistake in step.mistakes if mistake.reason not in known}
            for message in (listed, *messages):
                # The legal moves hold the right ones among all others.
                told = message.partition('"choices":[{')[0]
                assert not {secret for secret in secrets if secret in told}, step.id
                assert '"solution"' not in message
                assert '"replies"' not in message
            for path in ("replay", "record"):
                answer = await page.get(f"/api/tables/{table}/{path}")
                assert answer.status_code in {200, 409}
                if answer.status_code == 200:
                    assert not {secret for secret in secrets if secret in answer.text}, step.id


async def test_s_54_a_stranger_neither_answers_nor_is_told_more(tmp_path: Path) -> None:
    game, lesson, step = ASKED[0]
    async with serving(tmp_path) as house:
        table = await house.page().study(lesson_study_id(game, lesson, step.id))
        async with house.page().at(table) as chat:
            assert chat.update.choices == []
            answer = await chat.play(step.seat, step.solution[0])
            assert getattr(answer, "reason", "") == "not-your-seat"
            assert chat.update.seq == len(await house.server.store.log(table))
