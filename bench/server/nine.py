"""Tic-tac-toe for measurements: the game is so small that the server dominates."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from blockcade.core import (
    AnyGame,
    BadNotation,
    Card,
    IllegalMove,
    Option,
    Outcome,
    Seat,
    Setup,
    Who,
    places_from_scores,
)

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True, slots=True)
class State:
    cells: tuple[int | None, ...] = (None,) * 9  # the seat whose mark is there
    turn: int = 0
    outcome: Outcome | None = None  # computed once a move, as in boardgame.io


@dataclass(frozen=True, slots=True)
class View:
    cells: tuple[int | None, ...]
    outcome: Outcome | None


class Nine:
    """A move is the number of a cell; written `@0` to `@8`."""

    key = "nine"
    card = Card(minutes=1, usual_players=2)
    rules_version = 1
    earlier: Mapping[int, AnyGame] = {}
    players: tuple[int, ...] = (2,)
    options: tuple[Option, ...] = ()
    view_type = View
    components: Mapping[str, object] = {}

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return Setup.of(self.players, self.options, players, options or {})

    def initial(self, setup: Setup) -> State:  # noqa: ARG002
        return State()

    def to_act(self, state: State) -> frozenset[Who]:
        return frozenset() if state.outcome else frozenset([Seat(state.turn % 2)])

    def legal_moves(self, state: State, who: Who) -> Sequence[int]:
        if who not in self.to_act(state):
            return ()
        return tuple(cell for cell, mark in enumerate(state.cells) if mark is None)

    def chances(self, state: State) -> Sequence[tuple[int, int]]:  # noqa: ARG002
        return ()

    def apply(self, state: State, who: Who, move: int) -> State:
        if who not in self.to_act(state):
            raise IllegalMove("game-over" if state.outcome else "not-your-turn")
        if state.cells[move] is not None:
            raise IllegalMove("occupied")
        cells = (*state.cells[:move], state.turn % 2, *state.cells[move + 1 :])
        return State(cells, state.turn + 1, _outcome(cells))

    def leave(self, state: State, seat: Seat) -> State:
        if state.outcome:
            raise IllegalMove("game-over")
        return State(state.cells, state.turn, _won("resigned", 1 - seat))

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def view_for(self, state: State, viewer: Seat | None) -> View:  # noqa: ARG002
        return View(state.cells, state.outcome)

    def as_seen_by(self, state: State, who: Who, move: int, viewer: Seat | None) -> int:  # noqa: ARG002
        return move

    def format_move(self, move: int) -> str:
        return f"@{move}"

    def parse_move(self, text: str) -> int:
        if len(text) != 2 or text[0] != "@" or text[1] not in "012345678":
            raise BadNotation(f"{text!r} is not a move of nine")
        return int(text[1])

    def format_position(self, state: State) -> str:
        return "".join("." if mark is None else str(mark) for mark in state.cells)

    def parse_position(self, text: str) -> State:
        if len(text) != 9 or set(text) - set(".01"):
            raise BadNotation(f"{text!r} is not a position of nine")
        cells = tuple(None if mark == "." else int(mark) for mark in text)
        return State(cells, 9 - text.count("."), _outcome(cells))

    def draw_svg(self, view: View) -> str:  # noqa: ARG002
        """Nothing: the other servers send no pictures either."""
        return ""


def _outcome(cells: tuple[int | None, ...]) -> Outcome | None:
    for a, b, c in LINES:
        if (winner := cells[a]) is not None and winner == cells[b] == cells[c]:
            return _won("three-in-a-row", winner)
    return None if None in cells else Outcome("full", (1, 1), (0, 0))


def _won(reason: str, winner: int) -> Outcome:
    scores = (+(winner == 0), +(winner == 1))
    return Outcome(reason, places_from_scores(scores), scores)


NINE = Nine()
