"""The numbers of a finished game of BlockYou!: each player's fastest lay, blocks and faults."""

from collections.abc import Mapping, Sequence

from blockcade.core import Actor, TimedMove
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.state import State

_RACING = (Phase.RACE, Phase.LAST)


def tally(players: int, moves: Sequence[TimedMove]) -> Sequence[Mapping[str, int]]:
    """`fastestMs` is there for those who have laid a card without a fault."""
    counts: list[dict[str, int]] = [{"blocks": 0, "faults": 0} for _ in range(players)]
    seen_ms = [0] * players  # when each player saw the card in hand
    for who, move, at_ms, before, after in moves:
        if isinstance(move, Lay) and not isinstance(who, Actor):
            laid, count = after.laid[-1], counts[who]
            count["blocks"] += len(laid.blocked)
            if laid.fault:
                count["faults"] += 1
            else:
                took_ms = at_ms - seen_ms[who]
                count["fastestMs"] = min(took_ms, count.get("fastestMs", took_ms))
        for seat in range(players):
            if sees_new_card(before, after, seat):
                seen_ms[seat] = at_ms
    return counts


def sees_new_card(before: State, after: State, seat: int) -> bool:
    """Whether the seat begins to look at a card with this move."""
    hand = after.players[seat].hand
    is_new = before.phase not in _RACING or hand != before.players[seat].hand
    return hand is not None and after.phase in _RACING and is_new
