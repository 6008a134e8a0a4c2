"""Opens a table: as a host asks for it, as a rematch, with the moves of another game, or for a study."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from blockcade.bots import offered_level
from blockcade.core import AnyGame, BadSetup, Setup, TakebackPolicy, seed_hash
from blockcade.projections.attempts import attempt_of
from blockcade.record import Record
from blockcade.record.events import Event, GameEvent, Opened, Seated
from blockcade.record.file import event_of, start_of
from blockcade.record.fold import Fold
from blockcade.server.store import Append, Opening
from blockcade.server.store.first_event import listed_game
from blockcade.server.tables.change import Script, beginning
from blockcade.server.tables.names import name_from_file, tidy_name
from blockcade.server.tables.resting import summary_of
from blockcade.server.tables.simulating import completed, require_offered
from blockcade.study import SCRIPT, Study
from blockcade.wire.http import NewSeat, NewTable, Sitter


@dataclass(frozen=True, slots=True)
class NewLog:
    """A new table that is computed but not stored yet."""

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
    start: "Start | None" = None,
) -> NewLog:
    """The table that a host asks for, or BadSetup. `start`: it begins with the moves of another game."""
    game = start.game if start else games.get(asked.game)
    if game is None or game.key != asked.game:
        raise BadSetup("unknown-game", f"no game {asked.game!r}; known: {', '.join(sorted(games))}")
    setup = start.setup if start else game.setup(len(asked.seats), completed(game, asked.options))
    require_offered(game, setup)
    if len(asked.seats) != setup.players:
        raise BadSetup("bad-players", f"{len(asked.seats)} seats; the other game has {setup.players}")
    if asked.takeback and not _may_take_back(game):
        raise BadSetup("no-takeback", f"moves of {game.key} are never taken back")
    if asked.total_s and not game.card.has_turns:
        raise BadSetup("no-total-time", f"players of {game.key} do not take turns")
    known = levels(game.key)
    chairs = [_chair(game.key, seat, number, host, known) for number, seat in enumerate(asked.seats)]
    hints = can_hint(game.key) and _wants_hints(asked)
    opened = msgspec.structs.replace(
        _opened(game, setup, seed, host),
        takeback=asked.takeback,
        hints=hints,
        patience_s=asked.patience_s,
        total_s=asked.total_s,
        increment_s=asked.increment_s if asked.total_s else 0,
        pace=asked.pace,
    )
    given = start.events if start else ()
    return _begin(opened, chairs, seed, now_ms, table=table, games=games, given=given)


@dataclass(frozen=True, slots=True)
class Start:
    """The moves of another game, with which a new one begins."""

    game: AnyGame
    setup: Setup
    events: Sequence[GameEvent]

    @staticmethod
    def of_fold(fold: Fold, moves: int) -> "Start":
        """The first moves of a table's game."""
        return Start(fold.game, fold.setup, fold.events[:moves])

    @staticmethod
    def of_record(record: Record, games: Mapping[str, AnyGame]) -> "Start":
        """All moves of a record, which must be a valid one."""
        begun = start_of(record, games)
        return Start(begun.game, begun.setup, [event_of(entry) for entry in record.moves])


def from_file(
    record: Record, host: str, games: Mapping[str, AnyGame], *, table: str, seed: bytes, now_ms: int
) -> NewLog:
    """The table of a saved game, finished or not, to look at. Nobody sits there."""
    start = Start.of_record(record, games)
    chairs = [Seated(seat, name_from_file(name)) for seat, name in enumerate(record.names)]
    opened = msgspec.structs.replace(_opened(start.game, start.setup, seed, host), patience_s=0, shown=True)
    return _begin(opened, chairs, seed, now_ms, table=table, games=games, given=start.events)


def open_study(
    study: Study,
    learner: str,
    games: Mapping[str, AnyGame],
    *,
    kept_id: str,
    name: str = "",
    table: str,
    seed: bytes,
    now_ms: int,
) -> NewLog:
    """The table of a lesson step or a puzzle. Its script plays all chairs but the learner's."""
    game = games[study.game]
    setup = game.setup(study.players, study.options)
    require_offered(game, setup)
    chairs = [
        Seated(seat, name, learner) if seat == study.seat else Seated(seat, bot=SCRIPT)
        for seat in range(setup.players)
    ]
    opened = msgspec.structs.replace(
        _opened(game, setup, seed, learner), patience_s=0, study=kept_id, untimed=not study.is_timed
    )
    return _begin(
        opened, chairs, seed, now_ms, table=table, games=games, given=study.given, script=study.reply
    )


def rematch(fold: Fold, games: Mapping[str, AnyGame], table: str, seed: bytes, now_ms: int) -> NewLog:
    """The same people and bots on the same chairs, with the same rules and a new seed.

    A person whose chair a bot played plays again: only chairs without a person keep their bots.
    Raises BadSetup if such a game cannot be played here."""
    chairs = [
        Seated(chair.seat, chair.name, chair.player)
        if chair.player
        else Seated(chair.seat, chair.name, bot=chair.bot, link=0 if chair.bot else 1)
        for chair in fold.chairs
    ]
    last = fold.opened
    game = games[last.game]  # today's rules, even if the last game had an older version
    require_offered(game, fold.setup)
    opened = msgspec.structs.replace(
        last,
        rules=game.rules_version,
        options=dict(fold.setup.options),
        seed_hash=seed_hash(seed),
        pace=fold.pace,
        takeback=last.takeback and _may_take_back(game),  # logs older than the cards may say otherwise
    )
    return _begin(opened, chairs, seed, now_ms, table=table, games=games)


def _may_take_back(game: AnyGame) -> bool:
    return game.card.takeback is not TakebackPolicy.NEVER


def _wants_hints(asked: NewTable) -> bool:
    """As the host says; by default only if no other person is invited, who might object."""
    if asked.hints is not None:
        return asked.hints
    return all(seat.sitter is not Sitter.LINK for seat in asked.seats)


def _chair(game_key: str, seat: NewSeat, number: int, host: str, levels: Sequence[str]) -> Seated:
    name = tidy_name(seat.name)
    match seat.sitter:
        case Sitter.ME | Sitter.HERE:
            return Seated(number, name, player=host)
        case Sitter.LINK:
            return Seated(number, name, link=1)
        case Sitter.BOT:
            level = offered_level(game_key, seat.level, levels)
            if level is None:
                raise BadSetup("unknown-id", f"no bot {seat.level!r}; known: {', '.join(levels)}")
            return Seated(number, name, bot=level)


def _opened(game: AnyGame, setup: Setup, seed: bytes, host: str) -> Opened:
    return Opened(game.key, game.rules_version, setup.players, dict(setup.options), seed_hash(seed), host)


def _begin(
    opened: Opened,
    chairs: Sequence[Event],
    seed: bytes,
    now_ms: int,
    *,
    table: str,
    games: Mapping[str, AnyGame],
    given: Sequence[GameEvent] = (),
    script: Script | None = None,
) -> NewLog:
    """The first events: the table, its chairs, given moves, and the draws of luck before the next one."""
    opened = msgspec.structs.replace(opened, given=len(given))
    start = beginning(opened, [*chairs, *given], seed, now_ms, games, script=script)
    summary = summary_of(start.fold, watched=False)
    opening = Opening(listed_game(opened), seed)
    attempt = attempt_of(table, start.fold, is_done=False)
    return NewLog(table, Append(table, 0, start.events, summary, opening, attempt=attempt))
