"""One state of a game with what is asked of it again and again, each computed once."""

from collections.abc import Sequence
from typing import Any

import msgspec

from blockcade.core import Actor, AnyGame, Seat, Who


class Position:
    """All that is computed here follows from the state alone, so seats may change hands without a new one."""

    __slots__ = (
        "_legal",
        "_notations",
        "_views",
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
        self.actors: list[Actor] = []  # those of them that are no seats
        self.seats_to_act: list[int] = []
        for who in self.to_act:
            if isinstance(who, Actor):
                self.actors.append(who)
            else:
                self.seats_to_act.append(who)
        self.seats_to_act.sort()
        self._legal: dict[Who, Sequence[Any]] = {}
        self._notations: dict[int, list[str]] = {}
        self._views: dict[int | None, msgspec.Raw] = {}

    def legal(self, who: Who) -> Sequence[Any]:
        if who not in self._legal:
            self._legal[who] = self.game.legal_moves(self.state, who)
        return self._legal[who]

    def notations(self, seat: int) -> list[str]:
        """The legal moves of a seat as text."""
        if seat not in self._notations:
            self._notations[seat] = [self.game.format_move(move) for move in self.legal(Seat(seat))]
        return self._notations[seat]

    def view(self, viewer: int | None) -> msgspec.Raw:
        """What a seat may see, or with None a spectator, as JSON."""
        if viewer not in self._views:
            seen = self.game.view_for(self.state, None if viewer is None else Seat(viewer))
            self._views[viewer] = msgspec.Raw(msgspec.json.encode(seen))
        return self._views[viewer]
