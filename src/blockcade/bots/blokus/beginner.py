"""A person who plays Blokus for the first time: legal moves without looking ahead."""

from collections.abc import Sequence

from blockcade.bots.protocol import Budget
from blockcade.core import Dice
from blockcade.games.blokus.moves import Lay, Move
from blockcade.games.blokus.pieces import Piece
from blockcade.games.blokus.view import View


class BeginnerBot:
    """Takes a piece that likes the eye, a large one rather than a small one, and lays it anywhere.

    A piece of n squares is n * n times as likely as the single square.
    """

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        places: dict[Piece, list[Lay]] = {}
        for move in legal:
            if isinstance(move, Lay):
                places.setdefault(move.piece, []).append(move)
        if not places:
            return legal[dice.roll(len(legal))]
        drawn = [piece for piece in places for _ in range(piece.size**2)]
        lays = places[drawn[dice.roll(len(drawn))]]
        return lays[dice.roll(len(lays))]
