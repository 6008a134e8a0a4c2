"""Lets a player who knows only the rules' views and moves take part in a match of the kernel's positions."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from blockcade.core import Actor, RuleError, Seat
from blockcade.engine.kernel import Position
from blockcade.engine.translate import lay_of, move_of
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.state import State
from blockcade.games.blokus.view import View

RULES = Blokus()
_TABLES = {
    "classic": (4, {"starter": "0"}),
    "classic_2": (2, dict[str, str]()),
    "classic_3": (3, dict[str, str]()),
    "duo": (2, {"board": "duo"}),
}

Choice: TypeAlias = Callable[[View, Sequence[Move], str], Any]
"""Gets the view, the legal moves and a label for its luck; returns one of the moves."""


class RulesPlayer:
    """Chooses all moves of one side in one game: it plays the game along by the rules."""

    def __init__(self, name: str, choice: Choice) -> None:
        self._name = name
        self._choice = choice
        self._state: State | None = None
        self._played: tuple[int, ...] = ()  # the moves that led to the state

    def choose(self, position: Position) -> int:
        """RuleError if the answer is not one of the legal moves."""
        state, seat = self._follow(position), Seat(position.seat)
        legal = RULES.legal_moves(state, seat)
        chosen = self._choice(RULES.view_for(state, seat), legal, f"move {len(self._played)}")
        if not isinstance(chosen, Lay) or chosen not in legal:
            raise RuleError(f"{self._name} chose {chosen!r}, which is not one of the legal moves")
        return move_of(position.variant, chosen)

    def _follow(self, position: Position) -> State:
        variant, moves = position.variant, moves_of(position)
        if self._state is None or moves[: len(self._played)] != self._played:
            self._state, self._played = _before_the_first_move(variant), ()
        for move in moves[len(self._played) :]:
            (seat,) = (who for who in RULES.to_act(self._state) if not isinstance(who, Actor))
            self._state = RULES.apply(self._state, seat, lay_of(variant, move))
        self._played = moves
        return self._state


def moves_of(position: Position) -> tuple[int, ...]:
    """The moves since the position's first."""
    laid = cast("list[tuple[int, int]]", position.__getstate__()[-1])
    return tuple(move for _, move in laid)


def _before_the_first_move(variant: str) -> State:
    players, options = _TABLES[variant]
    given = {"startCorner": "fixed", "scoring": "advanced", **options}
    state = RULES.initial(RULES.setup(players, given))
    while Actor.CHANCE in RULES.to_act(state):
        first, _ = RULES.chances(state)[0]  # luck draws who begins: the first seat does here
        state = RULES.apply(state, Actor.CHANCE, first)
    return state
