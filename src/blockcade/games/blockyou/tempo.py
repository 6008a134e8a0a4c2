"""The tries of BlockYou!: how long each player looked at a card, and whether it was laid."""

from collections.abc import Sequence

from blockcade.core import Seat, TimedMove, Try
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.tally import sees_new_card


def tries(players: int, moves: Sequence[TimedMove]) -> list[Try]:
    """A try ends with the player's own lay, with a block, or with the round. A lay with a fault counts too:
    the player needed that long."""
    found: list[Try] = []
    since_ms: list[int | None] = [None] * players  # None: the player looks at no card
    for who, move, at_ms, before, after in moves:
        for seat in range(players):
            began_ms, is_new = since_ms[seat], sees_new_card(before, after, seat)
            if began_ms is not None and (is_new or after.players[seat].hand is None):
                has_acted = who == seat and isinstance(move, Lay)
                if has_acted or who != seat:  # a player who left has shown nothing
                    found.append(Try(Seat(seat), at_ms - began_ms, has_acted))
                since_ms[seat] = None
            if is_new:
                since_ms[seat] = at_ms
    return found
