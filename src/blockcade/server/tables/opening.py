"""How a table begins: from what a host asks for, or from the table whose players want a rematch."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from blockcade.core import AnyGame, BadSetup, Setup, seed_hash
from blockcade.record.events import Event, Opened, Seated
from blockcade.server.store import Append, Opening
from blockcade.server.tables.change import beginning
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.names import tidy_name
from blockcade.wire.http import NewSeat, NewTable, Sitter


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
    *,
    can_hint: Callable[[str], bool],
    table: str,
    seed: bytes,
    now_ms: int,
) -> NewLog:
    """The table that a host asks for, or BadSetup."""
    game = games.get(asked.game)
    if game is None:
        raise BadSetup("unknown-game", f"no game {asked.game!r}; known: {', '.join(sorted(games))}")
    setup = game.setup(len(asked.seats), asked.options)
    known = levels(game.key)
    chairs = [_chair(seat, number, host, known) for number, seat in enumerate(asked.seats)]
    log = _LogOf(game, setup, host, asked.takeback, can_hint(game.key) and _wants_hints(asked))
    return log.begin(table, chairs, seed, games, now_ms)


def rematch(fold: Fold, games: Mapping[str, AnyGame], table: str, seed: bytes, now_ms: int) -> NewLog:
    """The same people and bots on the same chairs, with the same rules and a seed of its own."""
    chairs = [
        Seated(chair.seat, chair.name, chair.player, chair.bot, link=0 if chair.player or chair.bot else 1)
        for chair in fold.chairs
    ]
    log = _LogOf(fold.game, fold.timeline.setup, fold.opened.host, fold.opened.takeback, fold.opened.hints)
    return log.begin(table, chairs, seed, games, now_ms)


def _wants_hints(asked: NewTable) -> bool:
    """As the host says; else only where no other person is invited, who might mind."""
    if asked.hints is not None:
        return asked.hints
    return all(seat.sitter is not Sitter.LINK for seat in asked.seats)


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


@dataclass(frozen=True, slots=True)
class _LogOf:
    game: AnyGame
    setup: Setup
    host: str
    takeback: bool
    hints: bool

    def begin(
        self, table: str, chairs: Sequence[Event], seed: bytes, games: Mapping[str, AnyGame], now_ms: int
    ) -> NewLog:
        """The first events: the table, its chairs, and what luck has to settle before anybody moves."""
        options = dict(self.setup.options)
        rules, players, promise = self.game.rules_version, self.setup.players, seed_hash(seed)
        opened = Opened(self.game.key, rules, players, options, promise, self.host, self.takeback, self.hints)
        start = beginning(opened, chairs, seed, now_ms, games)
        return NewLog(
            table, Append(table, 0, start.events, start.fold.summary(), Opening(self.game.key, seed))
        )
