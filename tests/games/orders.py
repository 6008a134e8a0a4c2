"""The canonical order of moves as text, since counts do not show it."""

import hashlib
from collections.abc import Iterable

from blockcade.core import AnyGame, format_who
from blockcade.testkit import PerftCase, in_order


def order_text(game: AnyGame, cases: Iterable[PerftCase], *, in_full: str) -> str:
    """The moves of one case in full; of the others both ends and a digest of the whole list."""
    lines: list[str] = []
    for case in cases:
        state = game.parse_position(case.position)
        actors = in_order(game.to_act(state))
        for who in actors:
            moves = [game.format_move(move) for move in game.legal_moves(state, who)]
            digest = hashlib.sha256(" ".join(moves).encode()).hexdigest()[:16]
            name = case.name if len(actors) == 1 else f"{case.name} {format_who(who)}"
            lines.append(f"{name} {len(moves)} {digest}")
            is_short = case.name == in_full or len(moves) < 6
            shown = moves if is_short else [*moves[:3], "…", *moves[-3:]]
            lines.extend(f"  {move}" for move in shown)
    return "\n".join([*lines, ""])
