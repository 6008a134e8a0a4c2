"""Numbers for the moves of a game, as networks and research environments need them."""

from typing import Any, Protocol

from blockcade.core.actors import Seat
from blockcade.core.setup import Setup


class Actions(Protocol):
    """Numbers moves from 0 to `count - 1`. In one state, different legal moves have different numbers.

    A number may mean different moves in different states: the first open card, the middle of the top block.
    """

    def count(self, setup: Setup) -> int: ...

    def move(self, state: Any, seat: Seat, action: int) -> Any:
        """The move with this number. IllegalMove if it has none now; the rules judge the rest."""
        ...

    def action(self, state: Any, seat: Seat, move: Any) -> int:
        """The inverse. IllegalMove if the move has no number, as free spots on a tower do."""
        ...
