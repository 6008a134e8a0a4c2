"""Prints every lesson of every game as JSON, solutions and mistakes included, for the page's journeys.

The page and the server never tell a solution before it is played; the library does.
"""

import json

from blockcade.games import OWN_GAMES

if __name__ == "__main__":
    lessons = [
        {
            "game": game.key,
            "lesson": lesson.id,
            "refusals": game.card.refusals,
            "steps": [
                {
                    "id": step.id,
                    "seat": step.seat,
                    "isQuestion": step.question is not None,
                    "solution": step.solution,
                    "mistakes": [
                        {"answer": mistake.answer, "reason": mistake.reason, "after": mistake.after}
                        for mistake in step.mistakes
                    ],
                }
                for step in lesson.steps
            ],
        }
        for game in OWN_GAMES.values()
        for lesson in game.card.lessons
    ]
    print(json.dumps(lessons))
