"""Puzzles from the end of a game in which only one seat can still lay: all lines are enumerated."""

import math
import random
from collections.abc import Iterator

from blockcade.engine.translate import lay_of
from blockcade.games.blokus.pieces import squares_in
from blockcade.puzzles.blokus.alone import Enumeration, Rest, TooLarge
from blockcade.puzzles.blokus.judging import SQUARES
from blockcade.puzzles.blokus.selfplay import GAME, Played, able_seats, colours_of, setup_of
from blockcade.puzzles.puzzle import Proof, Puzzle, bounded_rating, identified
from blockcade.puzzles.slugs import Goal, Tag
from blockcade.record import Entry

_NODES = 5000
_BLIND = 0.6  # a puzzle that blind play solves more often is none
_TAGS: dict[Goal, Tag] = {"fit-everything": "packing", "most-squares": "squares", "last-piece": "order"}


def alone(game: Played, luck: random.Random) -> Iterator[Puzzle]:  # noqa: ARG001 - makers get the same
    """At most one: of the earliest position that can be enumerated, unless blind play does too well there."""
    first = next((ply for ply in range(len(game.moves)) if len(able_seats(game.positions[ply])) == 1), None)
    if first is None:
        return
    search = Enumeration(_NODES)
    solved: tuple[int, dict[int, Rest], int] | None = None
    for ply in range(len(game.moves) - 2, first - 1, -1):  # backwards: what is known of later ones helps
        position = game.positions[ply]
        try:
            ways = {move: search.after(position, move) for move in position.legal()}
        except TooLarge:
            break
        solved = ply, ways, len(search.known)
    if solved and (made := _judged(game, *solved)) is not None:
        yield made


def _judged(game: Played, ply: int, ways: dict[int, Rest], nodes: int) -> Puzzle | None:
    """The hardest question that the position allows."""
    position = game.positions[ply]
    left = sum(squares_in(position.hands[colour]) for colour in colours_of(position, position.seat))
    most = max(way.squares for way in ways.values())
    good = {move: way for move, way in ways.items() if way.squares == most}
    last = {move: way for move, way in good.items() if way.is_last and len(way.line) > 1}
    chance = sum(way.chance for way in good.values()) / len(ways)
    chance_last = sum(way.chance_last for way in last.values()) / len(ways)
    has_one_colour = len(colours_of(position, position.seat)) == 1  # with two, each has a last piece
    if most == left and last and has_one_colour and chance_last < min(_BLIND, 0.8 * chance):
        return _puzzle(game, ply, "last-piece", last, (chance_last, nodes))
    if chance > _BLIND or min(len(way.line) for way in good.values()) < 2:
        return None
    goal: Goal = "fit-everything" if most == left else "most-squares"
    return _puzzle(game, ply, goal, good, (chance, nodes))


def _puzzle(game: Played, ply: int, goal: Goal, good: dict[int, Rest], facts: tuple[float, int]) -> Puzzle:
    position, (chance, nodes) = game.positions[ply], facts
    players, options = setup_of(game.variant, **({"scoring": "advanced"} if goal == "last-piece" else {}))
    best = next(iter(good.values()))
    line = [lay_of(game.variant, move).notation for move in best.line]
    return identified(
        Puzzle(
            id="",
            game=GAME.key,
            rules=GAME.rules_version,
            players=players,
            options=options,
            moves=game.entries(ply),
            seat=position.seat,
            goal=goal,
            tag=_TAGS[goal],
            rating=_rating(chance, len(line)),
            length=len(line),
            solution=tuple(sorted(lay_of(game.variant, move).notation for move in good)),
            shown=tuple(Entry(str(position.seat), move) for move in line),
            free={SQUARES: str(best.squares)},
            gap=1.0,
            proof=Proof(
                method="exact", unit="squares", nodes=nodes, best=best.squares, wrong=best.squares - 1
            ),
        )
    )


def _rating(chance: float, length: int) -> int:
    """Harder: blind play succeeds less often, and there is more to lay."""
    return bounded_rating(900 - 110 * math.log2(max(chance, 1e-6)) + 60 * (length - 2))
