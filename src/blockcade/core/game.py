"""The Game protocol: one stateless object per game; states and moves are frozen values."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from blockcade.core.actors import Seat, Who
from blockcade.core.card import Card
from blockcade.core.outcome import Outcome
from blockcade.core.setup import Option, Setup

S = TypeVar("S")  # a state: frozen, hashable, compared by value
M = TypeVar("M")  # a move: likewise
V = TypeVar("V")  # a viewer's part of a state: a separate type, so that it has no field for secrets


class Game(Protocol[S, M, V]):
    """The rules of one game. All methods are pure: they do not roll, wait, simulate or read files."""

    key: str  # lower-case letters and digits: in addresses and records, for ever
    card: Card
    rules_version: int  # increased when the same moves give another result
    earlier: "Mapping[int, AnyGame]"  # earlier versions of the rules, for old logs
    players: tuple[int, ...]  # the possible numbers of players
    options: tuple[Option, ...]
    view_type: type[V]  # `blockcade.wire` generates TypeScript from this
    components: Mapping[str, object]  # the contents of the box, as plain data for drawing

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        """A complete set-up. Raises BadSetup."""
        ...

    def initial(self, setup: Setup) -> S: ...

    def to_act(self, state: S) -> frozenset[Who]:
        """The seats and actors that may act now: several in a race, none when the game is over."""
        ...

    def legal_moves(self, state: S, who: Who) -> Sequence[M]:
        """All legal moves in canonical order, without duplicates; empty when `who` is not to act.

        If a move contains a free position, like GRAVITY's verdict on a tower, the list gives examples and
        `apply` accepts every well-formed move. Such a game says so in its own docstring.
        """
        ...

    def chances(self, state: S) -> Sequence[tuple[M, int]]:
        """The moves of CHANCE with whole-number weights; empty unless CHANCE is to act."""
        ...

    def apply(self, state: S, who: Who, move: M) -> S:
        """The state after the move. Raises IllegalMove. The given state never changes."""
        ...

    def leave(self, state: S, seat: Seat) -> S:
        """The state after the player of `seat` left for good. Raises IllegalMove when that is impossible."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def view_for(self, state: S, viewer: Seat | None) -> V:
        """The part of the state that `viewer` may see; None is a spectator."""
        ...

    def as_seen_by(self, state: S, who: Who, move: M, viewer: Seat | None) -> M | None:
        """The part of a move made in `state` that `viewer` may know; None: nothing."""
        ...

    def format_move(self, move: M) -> str: ...

    def parse_move(self, text: str) -> M:
        """The inverse of `format_move`. Raises BadNotation."""
        ...

    def format_position(self, state: S) -> str: ...

    def parse_position(self, text: str) -> S:
        """The inverse of `format_position`, as far as the rules need the position. Raises BadNotation."""
        ...

    def draw_svg(self, view: V) -> str:
        """A picture of the view, for notebooks and reports."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
