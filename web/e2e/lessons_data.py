"""Prints every lesson of every game as JSON, solutions and mistakes included, for the page's journeys.

The page and the server never tell a solution before it is played; the library does.
"""

import json
import sys

from blockcade.core import AnyGame, Step
from blockcade.games import OWN_GAMES


def written(game: AnyGame, step: Step, answer: str) -> str:
    """A move as the page writes it; a choice as it is."""
    return answer if step.question else game.format_move(game.parse_move(answer))


def facts(game: AnyGame, step: Step) -> dict[str, object]:
    return {
        "id": step.id,
        "seat": step.seat,
        "isQuestion": step.question is not None,
        "solution": [written(game, step, answer) for answer in step.solution],
        "mistakes": [
            {
                "answer": written(game, step, mistake.answer),
                "reason": mistake.reason,
                "after": mistake.after,
            }
            for mistake in step.mistakes
        ],
    }


if __name__ == "__main__":
    lessons = [
        {
            "game": game.key,
            "lesson": lesson.id,
            "refusals": game.card.refusals,
            "steps": [facts(game, step) for step in lesson.steps],
        }
        for game in OWN_GAMES.values()
        for lesson in game.card.lessons
    ]
    sys.stdout.write(json.dumps(lessons))
