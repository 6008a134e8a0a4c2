"""How a table begins: from what a host asks for, or from the table whose players want a rematch."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from blockcade.core import AnyGame, BadSetup, Setup, seed_hash
from blockcade.record.events import Event, Opened, Seated
from blockcade.server.identity import new_id
from blockcade.server.store import Append, Opening
from blockcade.server.tables.change import beginning
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.names import tidy_name
from blockcade.wire.http import NewSeat, NewTable, Sitter

SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class NewLog:
    """A table that is thought through but not kept yet."""

    table: str
    append: Append


def open_table(
    asked: NewTable,
    host: str,
    games: Mapping[str, AnyGame],
    levels: Callable[[str], Sequence[str]],
    now_ms: int,
) -> NewLog:
    """The table that a host asks for, or BadSetup."""
    game = games.get(asked.game)
    if game is None:
        raise BadSetup("unknown-game", f"no game {asked.game!r}; known: {', '.join(sorted(games))}")
    setup = game.setup(len(asked.seats), asked.options)
    known = levels(game.key)
    chairs = [_chair(seat, number, host, known) for number, seat in enumerate(asked.seats)]
    return _begin(game, setup, chairs, host=host, takeback=asked.takeback, games=games, now_ms=now_ms)


def rematch(fold: Fold, games: Mapping[str, AnyGame], now_ms: int) -> NewLog:
    """The same people and bots on the same chairs, with the same rules and a seed of its own."""
    chairs = [
        Seated(chair.seat, chair.name, chair.player, chair.bot, link=0 if chair.player or chair.bot else 1)
        for chair in fold.chairs
    ]
    opened = fold.opened
    setup = fold.timeline.setup
    return _begin(
        fold.game, setup, chairs, host=opened.host, takeback=opened.takeback, games=games, now_ms=now_ms
    )


def _chair(seat: NewSeat, number: int, host: str, levels: Sequence[str]) -> Seated:
    name = tidy_name(seat.name)
    match seat.sitter:
        case Sitter.ME | Sitter.HERE:
            return Seated(number, name, player=host)
        case Sitter.LINK:
            return Seated(number, name, link=1)
        case Sitter.BOT:
            if seat.level not in levels:
                raise BadSetup("unknown-id", f"no bot {seat.level!r}; known: {', '.join(levels)}")
            return Seated(number, name, bot=seat.level)


def _begin(
    game: AnyGame,
    setup: Setup,
    chairs: Sequence[Event],
    *,
    host: str,
    takeback: bool,
    games: Mapping[str, AnyGame],
    now_ms: int,
) -> NewLog:
    seed = secrets.token_bytes(SEED_BYTES)
    opened = Opened(
        game.key, game.rules_version, setup.players, dict(setup.options), seed_hash(seed), host, takeback
    )
    start = beginning(opened, chairs, seed, now_ms, games)
    table = new_id()
    return NewLog(table, Append(table, 0, start.events, start.fold.summary(), Opening(game.key, seed)))
