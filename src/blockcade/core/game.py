"""The Game protocol: one stateless object a game; states and moves are frozen values."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from blockcade.core.actors import Seat, Who
from blockcade.core.outcome import Outcome
from blockcade.core.setup import Option, Setup

S = TypeVar("S")  # a state: frozen, hashable, compared by value
M = TypeVar("M")  # a move: likewise
V = TypeVar("V")  # what one viewer may see of a state: a type of its own, so that secrets have nowhere to go


class Game(Protocol[S, M, V]):
    """The rules of one game. Nothing here rolls, waits, simulates or reads: all methods are pure."""

    key: str  # "blokus": in addresses and records, for ever
    rules_version: int  # raised when the same moves would give another result
    players: tuple[int, ...]  # the player counts that can play
    options: tuple[Option, ...]
    view_type: type[V]  # for the wire, which writes its TypeScript
    components: Mapping[str, object]  # what is in the box, as plain data for whoever draws it

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        """A complete set-up, or BadSetup."""
        ...

    def initial(self, setup: Setup) -> S: ...

    def to_act(self, state: S) -> frozenset[Who]:
        """Several in a race; CHANCE, CLOCK and GRAVITY among them; empty when the game is over."""
        ...

    def legal_moves(self, state: S, who: Who) -> Sequence[M]:
        """In canonical order, without duplicates; empty when `who` is not to act.

        Where a move holds a place that may be anywhere, as a verdict of GRAVITY on a tower does, the list
        gives examples and `apply` takes every well-formed one; such a game says so in its own docstring.
        """
        ...

    def chances(self, state: S) -> Sequence[tuple[M, int]]:
        """The moves of CHANCE with whole-number weights; empty unless CHANCE is to act."""
        ...

    def apply(self, state: S, who: Who, move: M) -> S:
        """A new state, or IllegalMove. The given state is unchanged either way."""
        ...

    def leave(self, state: S, seat: Seat) -> S:
        """The state once the player of `seat` has gone for good, or IllegalMove when that cannot be."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def view_for(self, state: S, viewer: Seat | None) -> V:
        """What `viewer` may see; None is a spectator."""
        ...

    def as_seen_by(self, state: S, who: Who, move: M, viewer: Seat | None) -> M | None:
        """What `viewer` may know of a move made in `state`; None when nothing at all."""
        ...

    def format_move(self, move: M) -> str: ...

    def parse_move(self, text: str) -> M:
        """The inverse of `format_move`, or BadNotation."""
        ...

    def format_position(self, state: S) -> str: ...

    def parse_position(self, text: str) -> S:
        """The inverse of `format_position`, or BadNotation. What no rule asks of a position may be lost."""
        ...

    def draw_svg(self, view: V) -> str:
        """A picture of what the viewer sees, for notebooks and reports."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
