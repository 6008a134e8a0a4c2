"""Makes puzzles of Blackout: rolls of real games of which one use is clearly better than all others.

The worth of a use is the chance to win the game that the bot `champion` computes: exact for this turn and the
next player's, by a table for the rest of the race. docs/puzzles.md says more.
"""

import math
import random
from collections.abc import Iterator, Mapping

from blockcade.bots import bot_for
from blockcade.bots.blackout.planning import Planner
from blockcade.bots.blackout.table import table_of
from blockcade.bots.protocol import Budget
from blockcade.core import Actor, Seat, SeededDice
from blockcade.games.blackout import Blackout
from blockcade.games.blackout.moves import End
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.state import State
from blockcade.puzzles.puzzle import Proof, Puzzle, bounded_rating, identified
from blockcade.puzzles.slugs import Tag
from blockcade.record import Entry

GAP = 0.03  # three games in a hundred
EQUAL = 1e-9  # uses that differ by less are equally good
_MOST_LINES = 48  # accepted ones: more make a question without a point
_MOST_STATES = 3000
_MOST_MOVES = 120  # of a game so far: the record of a puzzle stays short
_LEVELS = ("easy", "medium", "medium")  # quick ones: the puzzles do not depend on how well they play
_OF_A_GAME = 4

_GAME = Blackout()


def make(seed: int) -> Iterator[Puzzle]:
    """At most four puzzles a game: every roll is a fresh question."""
    luck = random.Random(f"blackout {seed}")  # noqa: S311 - not a secret
    while True:
        found = list(_of_game(luck))
        luck.shuffle(found)
        yield from found[:_OF_A_GAME]


def _of_game(luck: random.Random) -> Iterator[Puzzle]:
    """The puzzles of one game between bots."""
    dice = SeededDice(luck.randbytes(32))
    setup = _GAME.setup(luck.choice((2, 2, 3, 4)))
    bots = [bot_for(_GAME.key, luck.choice(_LEVELS)) for _ in range(setup.players)]
    state, moves = _GAME.initial(setup), list[Entry]()
    while not state.is_over and len(moves) < _MOST_MOVES:
        actors = _GAME.to_act(state)
        if Actor.CHANCE in actors:
            who, choices = Actor.CHANCE, [move for move, _ in _GAME.chances(state)]
            move = choices[dice.roll(len(choices))]
        else:
            who = min(seat for seat in actors if not isinstance(seat, Actor))
            legal = _GAME.legal_moves(state, who)
            if moves[-1].who == Actor.CHANCE.value and (made := _made(state, moves)):
                yield made
            view = _GAME.view_for(state, who)
            move = bots[who].choose(view, legal, Budget(), dice)
        state = _GAME.apply(state, who, move)
        moves.append(Entry(who.value if isinstance(who, Actor) else str(who), _GAME.format_move(move)))


def _made(state: State, moves: list[Entry]) -> Puzzle | None:
    """The puzzle of a roll that was just thrown; None: no use of it is clearly the best."""
    if state.phase is not Phase.PLACE or state.reroll or state.turn is None:
        return None
    worths = worths_of_lines(state)
    if not worths:
        return None
    best = max(worths.values())
    accepted = sorted(line for line, worth in worths.items() if worth > best - EQUAL)
    others = [worth for worth in worths.values() if worth <= best - EQUAL]
    if not others or len(accepted) > _MOST_LINES or best - max(others) < GAP:
        return None
    return identified(
        Puzzle(
            id="",
            game=_GAME.key,
            rules=_GAME.rules_version,
            players=state.setup.players,
            options=dict(state.setup.options),
            moves=tuple(moves),
            seat=state.turn,
            goal="best-roll",
            tag=_tag(state, accepted[0]),
            rating=_rating(state, worths, accepted),
            length=max(len(line) for line in accepted),
            solution=tuple(sorted({line[0] for line in accepted})),
            lines=tuple(accepted),
            shown=tuple(Entry(str(state.turn), move) for move in accepted[0]),
            gap=best - max(others),
            proof=Proof(method="enumeration", unit="win", nodes=len(worths), best=best, wrong=max(others)),
        )
    )


def worths_of_lines(state: State) -> Mapping[tuple[str, ...], float]:
    """The worth of every use of a roll, by its moves; empty: there are too many.

    A line ends with the turn, with the game, or when luck must draw a card: from there on its worth is an
    average, and the solver could not know the card.
    """
    found: dict[tuple[str, ...], float] = {}
    planners: dict[State, Planner] = {}
    known: dict[tuple[State, object], float] = {}
    pending: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    for before, line in pending:
        if len(pending) > _MOST_STATES:
            return {}
        seat = before.turn
        assert seat is not None
        legal = _GAME.legal_moves(before, seat)
        for move in legal:
            after = _GAME.apply(before, seat, move)
            longer = (*line, _GAME.format_move(move))
            if after.phase is Phase.PLACE and after.turn == seat and after.turns == before.turns:
                pending.append((after, longer))
                continue
            if (before, move) not in known:
                if before not in planners:
                    table = table_of(_GAME.view_for(before, None))
                    planners[before] = Planner(table, may_end=End() in legal)
                known[before, move] = planners[before].worth_of_any(move)
            found[longer] = known[before, move]
    return found


def _tag(state: State, line: tuple[str, ...]) -> Tag:
    if state.undos and any(move.startswith("undo") for move in line):
        return "take-back"
    if state.wilds:
        return "wild-card"
    return "win-card" if _wins_card(state, line) else "leave-little"


def _wins_card(state: State, line: tuple[str, ...]) -> bool:
    seat = state.turn
    assert seat is not None
    for move in line:
        state = _GAME.apply(state, Seat(seat), _GAME.parse_move(move))
    return state.phase is Phase.DRAW or state.is_over


def _rating(state: State, worths: Mapping[tuple[str, ...], float], accepted: list[tuple[str, ...]]) -> int:
    """Harder: many uses, few of them right, a small gap, and no card to be won with them."""
    best = max(worths.values())
    gap = best - max(worth for worth in worths.values() if worth <= best - EQUAL)
    return bounded_rating(
        800
        + 260 * math.log10(len(worths) / len(accepted))
        + 90 * math.log2(0.3 / max(gap, GAP))
        + (0 if _wins_card(state, accepted[0]) else 250)
        + 100 * len(accepted[0])
    )
