"""Prints, as JSON, right answers to a puzzle, and answers of which only the last is wrong.

The page's journeys cannot know them, and must not: no message tells before the attempt. The library does.
"""

import json
import random
import sys

from blockcade.core import Seat
from blockcade.puzzles import Puzzle, get, judge, position


def right(puzzle: Puzzle) -> list[str]:
    own = [entry.move for entry in puzzle.shown if entry.who == str(puzzle.seat)]
    return [puzzle.solution[0]] if puzzle.choices or not own else own[: puzzle.length]


def missing(puzzle: Puzzle) -> list[str]:
    if puzzle.choices:
        return [next(choice for choice in puzzle.choices if choice not in puzzle.solution)]
    for number in range(1_000):
        luck, answers = random.Random(number), list[str]()
        game, state = position(puzzle)
        while True:
            legal = game.legal_moves(state, Seat(puzzle.seat))
            if not legal:
                break
            move = luck.choice(legal)
            answers.append(game.format_move(move))
            verdict = judge(puzzle, answers)
            if verdict.status == "wrong" and not verdict.refusal:
                return answers
            if verdict.status != "going-on" or verdict.replies:
                break
            state = game.apply(state, Seat(puzzle.seat), move)
    raise SystemExit(f"no wrong answers to {puzzle.id} were found")


def main() -> None:
    puzzle = get(sys.argv[1])
    print(json.dumps({"right": right(puzzle), "missing": missing(puzzle)}))


if __name__ == "__main__":
    main()
