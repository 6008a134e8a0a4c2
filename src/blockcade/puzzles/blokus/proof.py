"""Proves puzzles of Blokus again: endings by the Python rules alone, middle games by playing them out.

The makers search with the kernel, by alpha-beta and enumeration. Here each claim is a question of yes or no
(can this side still gain so much?), asked of the rules without the kernel; and a searched pair of moves is
played to the end many times, by a weak engine against itself.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from blockcade.core import AnyGame, Seat
from blockcade.engine.kernel import Position, Search
from blockcade.engine.translate import move_of, position_of_state
from blockcade.games.blokus.board import mask_of
from blockcade.games.blokus.data import SMALLEST_PIECE
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.state import State
from blockcade.puzzles.blokus.judging import ALONE, SQUARES, is_alone, replies_after, squares_left
from blockcade.puzzles.puzzle import Puzzle
from blockcade.record import Entry

GAMES = 40  # played from each of the two moves of a middle game
_PLAYOUTS = 40  # for each of their moves
_LEAST_LEAD = 0.1  # in won games: a search said 0.25, and so few games are off by 0.1


def prove(puzzle: Puzzle, game: AnyGame, state: Any) -> str:
    """Empty, or why the accepted answers are not exactly the right ones."""
    if puzzle.goal in ALONE:
        return _alone(puzzle, game, state)
    if puzzle.proof.method == "search":
        return _played_out(puzzle, game, state)
    return _duel(puzzle, game, state)


# Alone on the board


@dataclass(slots=True)
class _Walk:
    """All positions of one player alone, by the rules. A position is known by what is laid."""

    game: AnyGame
    seat: Seat
    most: dict[tuple[int, ...], int] = field(default_factory=dict[tuple[int, ...], int])

    def most_from(self, state: State) -> int:
        """The most squares that can still be laid."""
        if state.is_over:
            return 0
        known = self.most.get(state.laid)
        if known is None:
            known = self.most[state.laid] = max(self.ways(state).values())
        return known

    def ways(self, state: State) -> dict[str, int]:
        """By first move, the most squares that can be laid from here on."""
        assert state.turn is not None
        found: dict[str, int] = {}
        for lay in self.game.legal_moves(state, state.turn.seat):
            laid = _laid_after(state, lay)
            rest = self.most.get(laid)
            if rest is None:
                rest = self.most_from(self.game.apply(state, state.turn.seat, lay))
            found[lay.notation] = lay.piece.size + rest
        return found

    def ends_with_single(self, state: State, missing: set[tuple[int, ...]]) -> bool:
        """Whether all can be laid with the single square last; `missing` collects where it cannot."""
        assert state.turn is not None
        if state.laid in missing:
            return False
        for lay in self.game.legal_moves(state, state.turn.seat):
            after = self.game.apply(state, state.turn.seat, lay)
            if not squares_left(after, self.seat):
                if lay.piece.name == SMALLEST_PIECE:
                    return True
            elif not after.is_over and self.ends_with_single(after, missing):
                return True
        missing.add(state.laid)
        return False


def _alone(puzzle: Puzzle, game: AnyGame, state: State) -> str:
    if not is_alone(state, puzzle.seat):
        return "another player can still lay a piece"
    seat = Seat(puzzle.seat)
    walk = _Walk(game, seat)
    left = squares_left(state, puzzle.seat)
    if puzzle.goal == "last-piece":
        missing: set[tuple[int, ...]] = set()
        found = [
            lay.notation
            for lay in game.legal_moves(state, seat)
            if _can_end(walk, game.apply(state, seat, lay), missing)
        ]
        target = left
    else:
        ways = walk.ways(state)
        target = max(ways.values())
        found = [move for move, squares in ways.items() if squares == target]
        if puzzle.goal == "fit-everything" and target != left:
            return f"only {target} of {left} squares can be laid"
    if int(puzzle.free[SQUARES]) != target:
        return f"{target} squares can be laid, not {puzzle.free[SQUARES]}"
    return _differing(found, puzzle)


def _can_end(walk: _Walk, after: State, missing: set[tuple[int, ...]]) -> bool:
    return not after.is_over and walk.ends_with_single(after, missing)


# Two seats left


@dataclass(slots=True)
class _Question:
    """Can the seat still gain at least so much: its squares minus those of all others, from here on?"""

    game: AnyGame
    seat: Seat
    yes: dict[tuple[tuple[int, ...], int], int] = field(
        default_factory=dict[tuple[tuple[int, ...], int], int]
    )
    no: dict[tuple[tuple[int, ...], int], int] = field(default_factory=dict[tuple[tuple[int, ...], int], int])

    def gains(self, state: State, need: int, last_colour: int) -> bool:
        if state.is_over:
            return need <= 0
        own = squares_left(state, self.seat)
        theirs = sum(squares_left(state, seat) for seat in range(state.terms.setup.players)) - own
        if need > own or need <= -theirs:
            return need <= own
        key = state.laid, last_colour
        if need <= self.yes.get(key, -theirs):
            return True
        if need >= self.no.get(key, own + 1):
            return False
        answer = self._asked(state, need)
        (self.yes if answer else self.no)[key] = need
        return answer

    def _asked(self, state: State, need: int) -> bool:
        assert state.turn is not None
        turn, is_own = state.turn, state.turn.seat == self.seat
        for lay in sorted(self.game.legal_moves(state, turn.seat), key=lambda lay: -lay.piece.size):
            after = self.game.apply(state, turn.seat, lay)
            gain = lay.piece.size if is_own else -lay.piece.size
            if self.gains(after, need - gain, turn.colour.index) == is_own:
                return is_own
        return not is_own

    def is_worth(self, state: State, move: str, value: int) -> bool:
        """Whether a move gains at least so much."""
        lay = self.game.parse_move(move)
        assert state.turn is not None
        after = self.game.apply(state, self.seat, lay)
        return self.gains(after, value - lay.piece.size, state.turn.colour.index)


def _duel(puzzle: Puzzle, game: AnyGame, state: State) -> str:
    """Every answer of the line: the accepted moves gain exactly what is left to gain, all others less."""
    best, wrong = int(puzzle.proof.best), puzzle.proof.wrong
    if wrong is None or best - wrong < puzzle.gap:
        return "its gap is more than the difference of its values"
    question = _Question(game, Seat(puzzle.seat))
    lines = puzzle.lines or tuple((move,) for move in puzzle.solution)
    if sorted({line[0] for line in lines}) != sorted(puzzle.solution):
        return "its lines do not begin with its solution"
    for number in range(puzzle.length):
        accepted = sorted({line[number] for line in lines})
        moves = puzzle.choices or [lay.notation for lay in game.legal_moves(state, question.seat)]
        found = [move for move in moves if question.is_worth(state, move, best - int(puzzle.gap) + 1)]
        for move in found:
            if not question.is_worth(state, move, best) or question.is_worth(state, move, best + 1):
                return f"{move} does not gain exactly {best} squares"
        if sorted(found) != accepted:
            return (
                f"answer {number + 1} should be {' or '.join(found) or 'none'}, not {' or '.join(accepted)}"
            )
        if number + 1 < puzzle.length:
            answer = Entry(str(puzzle.seat), accepted[0])
            for entry in (answer, *replies_after(puzzle, number + 1)):
                lay = game.parse_move(entry.move)
                best += lay.piece.size * (-1 if entry.who == answer.who else 1)
                state = game.apply(state, Seat(int(entry.who)), lay)
    return ""


# The middle of a game


def _played_out(puzzle: Puzzle, game: AnyGame, state: State) -> str:
    """Plays games from both moves with the same seeds; the better move must win clearly more of them."""
    position = position_of_state(state)
    seed = int.from_bytes(hashlib.sha256(puzzle.id.encode()).digest()[:3])
    good, worse = (
        _share_of_wins(position, move_of(position.variant, game.parse_move(move)), seed)
        for move in sorted(puzzle.choices, key=lambda move: move not in puzzle.solution)
    )
    if good - worse < _LEAST_LEAD:
        return f"played out, the better move won {good:.2f} of its games, the other {worse:.2f}"
    return ""


def _share_of_wins(position: Position, move: int, seed: int) -> float:
    wins = 0.0
    seat = position.seat
    for number in range(GAMES):
        playing = position.copy()
        playing.play(move)
        while playing.turn >= 0:
            search = Search(seed=seed + 1000 * number + playing.ply, memory_mb=8)
            playing.play(search.think(playing, playouts=_PLAYOUTS, early_stop=False).move)
        points = playing.seat_points()
        winners = [one for one, count in enumerate(points) if count == max(points)]
        wins += (seat in winners) / len(winners)
    return wins / GAMES


def _laid_after(state: State, lay: Lay) -> tuple[int, ...]:
    assert state.turn is not None
    at = state.turn.colour.index
    return (*state.laid[:at], state.laid[at] | mask_of(lay.cells), *state.laid[at + 1 :])


def _differing(found: list[str], puzzle: Puzzle) -> str:
    if sorted(found) == sorted(puzzle.solution):
        return ""
    return f"the right answers are {' '.join(sorted(found)) or 'none'}, not {' '.join(puzzle.solution)}"
