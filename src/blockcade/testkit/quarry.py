"""A small game for tests of shared code: it has luck, hidden blocks, a race, the clock and leaving.

Each turn luck draws a block of 1 to 3 for the player to move, who alone sees it and drops it on one of the
columns a, b, c. A column may not grow beyond 6; a block that fits nowhere is thrown away. After eight turns
the most dropped wins; with the option `bell` the clock rings first, unless somebody else does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from blockcade.core import (
    Actor,
    AnyGame,
    BadNotation,
    Card,
    CommonRefusal,
    Dice,
    IllegalMove,
    Option,
    Outcome,
    Seat,
    Setup,
    Trials,
    Wait,
    Who,
    places_from_scores,
    slugs,
)

Refusal: TypeAlias = CommonRefusal | Literal["not-your-seat", "too-tall"]

TURNS = 8
LIMIT = 6
BELL = Wait(5000, 0)


@dataclass(frozen=True, slots=True)
class Drop:
    """On a column; None: thrown away."""

    column: int | None


@dataclass(frozen=True, slots=True)
class Draw:
    size: int


@dataclass(frozen=True, slots=True)
class Ring:
    pass


Move = Drop | Draw | Ring | Wait


@dataclass(frozen=True, slots=True)
class State:
    heights: tuple[int, int, int]
    dropped: tuple[int, ...]  # a seat each
    thrown: int
    turn: int
    block: int | None
    bell: bool
    rung: bool
    gone: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class View:
    heights: tuple[int, int, int]
    dropped: tuple[int, ...]
    turn: int
    my_block: int | None
    outcome: Outcome | None


class Quarry:
    key = "quarry"
    card = Card(
        minutes=1,
        usual_players=3,
        is_race=True,
        has_hidden=True,
        causes=frozenset({Actor.CHANCE, Actor.CLOCK}),
        refusals=slugs(Refusal),
        endings=("all-done",),
        trials=Trials(weight=6, options={"bell": ("on", "off")}),  # much can happen in little time
    )
    rules_version = 1
    earlier: Mapping[int, AnyGame] = {}
    players: tuple[int, ...] = (2, 3)
    options: tuple[Option, ...] = (Option("bell", ("off", "on"), "off"),)
    view_type = View
    components: Mapping[str, object] = {"columns": ["a", "b", "c"], "limit": LIMIT}

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return Setup.of(self.players, self.options, players, options or {})

    def initial(self, setup: Setup) -> State:
        seats = setup.players
        return State((0, 0, 0), (0,) * seats, 0, 0, None, setup["bell"] == "on", False, (False,) * seats)

    def to_act(self, state: State) -> frozenset[Who]:
        if state.turn < TURNS:
            return frozenset([Actor.CHANCE if state.block is None else self._seat(state)])
        if state.bell and not state.rung:
            seats = (Seat(seat) for seat, gone in enumerate(state.gone) if not gone)
            return frozenset([Actor.CLOCK, *seats])
        return frozenset()

    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        if who not in self.to_act(state):
            return ()
        if who is Actor.CHANCE:
            return tuple(move for move, _ in self.chances(state))
        if who is Actor.CLOCK:
            return (BELL,)
        if state.turn == TURNS:
            return (Ring(),)
        return self._drops(state)

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if Actor.CHANCE not in self.to_act(state):
            return ()
        return ((Draw(1), 3), (Draw(2), 2), (Draw(3), 1))

    def apply(self, state: State, who: Who, move: Move) -> State:
        if not self.to_act(state):
            raise IllegalMove("game-over")
        if who not in self.to_act(state):
            raise IllegalMove("not-your-turn")
        if move not in self.legal_moves(state, who):
            raise IllegalMove("wrong-phase" if isinstance(move, Draw | Ring | Wait) else "too-tall")
        match move:
            case Draw(size):
                return replace(state, block=size)
            case Ring() | Wait():
                return replace(state, rung=True)
            case Drop(column):
                return self._dropped(state, column)

    def leave(self, state: State, seat: Seat) -> State:
        if not 0 <= seat < len(state.gone) or state.gone[seat]:
            raise IllegalMove("not-your-seat")
        if not self.to_act(state):
            raise IllegalMove("game-over")
        gone = tuple(was or at == seat for at, was in enumerate(state.gone))
        return replace(state, gone=gone, turn=TURNS, block=None, rung=True)

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome("all-done", places_from_scores(state.dropped), state.dropped)

    def view_for(self, state: State, viewer: Seat | None) -> View:
        mine = state.block if viewer is not None and viewer == self._seat(state) else None
        return View(state.heights, state.dropped, state.turn, mine, self.outcome(state))

    def sample_state(self, view: View, dice: Dice) -> State:
        """Draws the block that another seat may hold. A view tells of the bell only once it can be rung."""
        seats = len(view.dropped)
        is_ringing = view.turn == TURNS and view.outcome is None
        state = State(
            view.heights, view.dropped, 0, view.turn, view.my_block, is_ringing, False, (False,) * seats
        )
        if view.my_block is None and Actor.CHANCE in self.to_act(state):
            drawn = tuple(move for move, weight in self.chances(state) for _ in range(weight))
            return self.apply(state, Actor.CHANCE, drawn[dice.roll(len(drawn))])
        return state

    def as_seen_by(self, state: State, who: Who, move: Move, viewer: Seat | None) -> Move | None:  # noqa: ARG002
        return None if isinstance(move, Draw) and viewer != self._seat(state) else move

    def format_move(self, move: Move) -> str:
        match move:
            case Drop(column):
                return "throw" if column is None else "@" + "abc"[column]
            case Draw(size):
                return f"+{size}"
            case Ring():
                return "ring"
            case Wait():
                return str(move)

    def parse_move(self, text: str) -> Move:
        wait = Wait.parse(text)
        if wait:
            return wait
        for move in (*map(Drop, (0, 1, 2, None)), *map(Draw, (1, 2, 3)), Ring()):
            if self.format_move(move) == text:
                return move
        raise BadNotation(f"{text!r} is not a move of quarry")

    def format_position(self, state: State) -> str:
        middle = (state.thrown, state.turn, state.block or 0, +state.bell, +state.rung)
        gone = (+gone for gone in state.gone)
        return " ".join(map(str, (*state.heights, *state.dropped, *middle, *gone)))

    def parse_position(self, text: str) -> State:
        words = text.split(" ")
        seats = (len(words) - 8) // 2
        if seats not in self.players or len(words) != 8 + 2 * seats or not all(map(str.isdecimal, words)):
            raise BadNotation(f"{text!r} is not a position of quarry")
        fields = [int(word) for word in words]
        thrown, turn, block, bell, rung = fields[3 + seats : 8 + seats]
        return State(
            (fields[0], fields[1], fields[2]),
            tuple(fields[3 : 3 + seats]),
            thrown,
            turn,
            block or None,
            bool(bell),
            bool(rung),
            tuple(map(bool, fields[8 + seats :])),
        )

    def draw_svg(self, view: View) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{view.heights}</text></svg>'

    def _seat(self, state: State) -> Seat:
        return Seat(state.turn % len(state.dropped))

    def _drops(self, state: State) -> tuple[Drop, ...]:
        assert state.block is not None
        fitting = tuple(Drop(c) for c in range(3) if state.heights[c] + state.block <= LIMIT)
        return fitting or (Drop(None),)

    def _dropped(self, state: State, column: int | None) -> State:
        assert state.block is not None
        if column is None:
            return replace(state, thrown=state.thrown + state.block, block=None, turn=state.turn + 1)
        seat, block = self._seat(state), state.block
        a, b, c = state.heights
        return replace(
            state,
            heights=(a + block * (column == 0), b + block * (column == 1), c + block * (column == 2)),
            dropped=tuple(d + block * (s == seat) for s, d in enumerate(state.dropped)),
            block=None,
            turn=state.turn + 1,
        )


QUARRY = Quarry()
