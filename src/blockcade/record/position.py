"""One state of a game, with a cache of what is computed from it."""

import operator
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from blockcade.core import Actor, AnyGame, Seat, Who


class Position:
    """Everything here follows from the state alone: it stays valid when other players take the seats."""

    __slots__ = (
        "_gaps",
        "_legal",
        "_notations",
        "_seen",
        "actors",
        "game",
        "is_over",
        "seats_to_act",
        "state",
        "to_act",
    )

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.to_act: frozenset[Who] = game.to_act(state)
        self.is_over = not self.to_act
        self.actors: list[Actor] = []  # those to act that are no seats
        self.seats_to_act: list[int] = []
        for who in self.to_act:
            if isinstance(who, Actor):
                self.actors.append(who)
            else:
                self.seats_to_act.append(who)
        self.seats_to_act.sort()
        self._legal: dict[Who, Sequence[Any]] = {}
        self._notations: dict[int, list[str]] = {}
        self._gaps: dict[int, list[int] | None] = {}
        self._seen: dict[int | None, tuple[msgspec.Raw, str]] = {}

    def legal(self, who: Who) -> Sequence[Any]:
        if who not in self._legal:
            self._legal[who] = self.game.legal_moves(self.state, who)
        return self._legal[who]

    def notations(self, seat: int) -> list[str]:
        """The legal moves of a seat as text."""
        if seat not in self._notations:
            self._notations[seat] = [self.game.format_move(move) for move in self.legal(Seat(seat))]
        return self._notations[seat]

    def gaps(self, seat: int) -> list[int] | None:
        """The numbers of a seat's legal moves, as distances to the one before; None: it has none."""
        if seat not in self._gaps:
            find = self.game.card.numbers
            numbers = find(self.state, Seat(seat)) if find else None
            self._gaps[seat] = (
                None if numbers is None else list(map(operator.sub, numbers, (0, *numbers[:-1])))
            )
        return self._gaps[seat]

    def seen(self, viewer: int | None, draw: Callable[[AnyGame, Any], str]) -> tuple[msgspec.Raw, str]:
        """The view of a seat (None: of a spectator) as JSON, and its picture, which `draw` makes once."""
        seen = self._seen.get(viewer)
        if seen is None:
            view = self.game.view_for(self.state, None if viewer is None else Seat(viewer))
            seen = self._seen[viewer] = msgspec.Raw(msgspec.json.encode(view)), draw(self.game, view)
        return seen
