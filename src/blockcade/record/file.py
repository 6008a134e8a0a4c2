"""The game record: one game as a JSON document that anybody can read, replay and check."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from blockcade.core import (
    AnyGame,
    BadNotation,
    IllegalMove,
    Outcome,
    RuleError,
    SeededDice,
    format_who,
    parse_who,
    seed_hash,
)
from blockcade.record.events import Chanced, GameEvent, Left, Moved, Opened, Stamped
from blockcade.record.fold import Fold
from blockcade.record.timeline import AnyTimeline, BadLog, actor_of, event_for, pick, timeline_for

SUFFIX = ".blockcade"
VERSION = 1
MAX_BYTES = 8_000_000  # a long game takes some ten thousand; a far bigger file is no game record

_LEFT = "left"  # in place of a move: the player has gone for good


class BadRecord(RuleError):
    """Not a game record, or a game that breaks the rules; the message says where and why."""

    def __init__(
        self, message: str, *, move: int = 0, cause: RuleError | None = None, is_unknown: bool = False
    ) -> None:
        super().__init__(message)
        self.move = move  # the number of the first bad move; 0: the fault is elsewhere
        self.why = cause.reason if isinstance(cause, IllegalMove) else ""  # a slug that the page translates
        self.is_unknown = is_unknown  # it is a game, but none that can be read


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One move: `["0", "I1:a20"]`, `["chance", "begin2"]`, `["1", "left", 83000]`."""

    who: str
    move: str
    at_ms: int | None = None  # after the table opened


class Ended(msgspec.Struct, frozen=True):
    """An Outcome as the record writes it."""

    reason: str
    places: list[int]
    scores: list[int]


class Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="format", tag="blockcade"):
    """The final line of one game, without the moves that were taken back."""

    version: int = VERSION
    game: str
    rules: int
    players: int
    options: dict[str, str]
    names: list[str]
    seed_hash: str = ""  # empty: the seed of this game was not promised beforehand
    seed: str = ""  # hexadecimal; empty: not revealed
    outcome: Ended | None = None  # None: the game is not over
    given: int = 0  # the first moves come from another game: the seed did not draw their luck
    moves: list[Entry]


class Fairness(msgspec.Struct, frozen=True):
    """The result of a check of a record's luck."""

    draws: int  # how many draws were checked and fit the seed
    problem: str = ""  # a sentence; empty: all is well

    @property
    def is_fair(self) -> bool:
        return not self.problem


class _Header(msgspec.Struct):
    format: object = None
    version: object = None


# Writing


def format_record(record: Record) -> str:
    """The document's text: indented, with one line for each move; equal records give equal texts."""
    fields = msgspec.to_builtins(record)
    del fields["moves"]
    if not record.given:  # nearly no game has given moves
        del fields["given"]
    head = msgspec.json.format(msgspec.json.encode(fields)).decode()
    lines = ",\n".join(f"    {msgspec.json.encode(_columns(entry)).decode()}" for entry in record.moves)
    listed = f"[\n{lines}\n  ]" if record.moves else "[]"
    return f'{head.removesuffix("}").rstrip()},\n  "moves": {listed}\n}}\n'


def write_record(record: Record, path: Path | str) -> None:
    """Writes the document; the customary suffix is `.blockcade`."""
    Path(path).write_text(format_record(record), encoding="utf-8", newline="\n")


def record_of(timeline: AnyTimeline, *, names: Iterable[str] = (), seed: bytes | None = None) -> Record:
    """The record of a game that was played here; `seed` is the seed of its luck."""
    return Record(
        game=timeline.game.key,
        rules=timeline.game.rules_version,
        players=timeline.setup.players,
        options=dict(timeline.setup.options),
        names=[*names] or [""] * timeline.setup.players,
        seed_hash=seed_hash(seed) if seed is not None else "",
        seed=seed.hex() if seed is not None else "",
        outcome=_ended(timeline.game.outcome(timeline.state)),
        moves=[_entry(event, None) for event in timeline.events],
    )


def record_of_log(log: Iterable[Stamped], games: Mapping[str, AnyGame] | None = None) -> Record:
    """The record of a table from its whole log. Raises BadLog. Times count from the opening."""
    return record_of_fold(Fold.of(log, games))


def record_of_fold(fold: Fold) -> Record:
    """The record of a table whose log is folded already. Times count from the opening."""
    return msgspec.structs.replace(
        record_of(fold.timeline, names=fold.names, seed=fold.seed),
        seed_hash=fold.opened.seed_hash,
        # In a study the script decides about luck, not the seed.
        given=len(fold.line) if fold.opened.study else min(fold.opened.given, len(fold.line)),
        moves=[_entry(step.event, step.at_ms - fold.opened_ms) for step in fold.line],
    )


def _columns(entry: Entry) -> tuple[object, ...]:
    return (entry.who, entry.move) if entry.at_ms is None else (entry.who, entry.move, entry.at_ms)


def _entry(event: GameEvent, at_ms: int | None) -> Entry:
    return Entry(format_who(actor_of(event)), _LEFT if isinstance(event, Left) else event.move, at_ms)


def _ended(outcome: Outcome | None) -> Ended | None:
    return Ended(outcome.reason, [*outcome.places], [*outcome.scores]) if outcome else None


# Reading


def parse_record(data: str | bytes, games: Mapping[str, AnyGame] | None = None) -> Record:
    """The record in a document, with every move replayed. BadRecord names the first bad move."""
    record, problem = parse_valid_part(data, games)
    if problem:
        raise problem
    return record


def read_record(path: Path | str, games: Mapping[str, AnyGame] | None = None) -> Record:
    """`parse_record` of a file."""
    return parse_record(read_bounded(path), games)


def parse_valid_part(
    data: str | bytes, games: Mapping[str, AnyGame] | None = None
) -> tuple[Record, BadRecord | None]:
    """The record up to its first bad move, and the error of that move; None: there is no bad move.

    Raises BadRecord only when the document holds no game at all.
    """
    record = _decode(data)
    timeline = start_of(record, games)
    good: list[Entry] = []
    for number, entry in enumerate(record.moves, start=1):
        try:
            timeline.apply(event_of(entry))
        except RuleError as error:
            problem = _bad_move(number, entry, error)
            outcome = _ended(timeline.game.outcome(timeline.state))
            return msgspec.structs.replace(record, moves=good, outcome=outcome), problem
        good.append(entry)
    outcome = _ended(timeline.game.outcome(timeline.state))
    if outcome == record.outcome:
        return record, None
    problem = BadRecord(f"the record says it ended as {record.outcome}, but its moves end as {outcome}")
    return msgspec.structs.replace(record, outcome=outcome), problem


def read_valid_part(
    path: Path | str, games: Mapping[str, AnyGame] | None = None
) -> tuple[Record, BadRecord | None]:
    """`parse_valid_part` of a file."""
    return parse_valid_part(read_bounded(path), games)


def timeline_of(
    record: Record, games: Mapping[str, AnyGame] | None = None, *, keeps_plies: bool = False
) -> AnyTimeline:
    """The game of a record, played to its last move. Raises BadRecord."""
    timeline = start_of(record, games, keeps_plies=keeps_plies)
    for number, entry in enumerate(record.moves, start=1):
        try:
            timeline.apply(event_of(entry))
        except RuleError as error:
            raise _bad_move(number, entry, error) from error
    return timeline


def _bad_move(number: int, entry: Entry, error: RuleError) -> BadRecord:
    return BadRecord(f"move {number}, {entry.who} {entry.move}: {error}", move=number, cause=error)


def event_of(entry: Entry) -> GameEvent:
    """The game event of one entry of a record. Raises BadNotation."""
    who = parse_who(entry.who)
    if entry.move != _LEFT:
        return event_for(who, entry.move)
    event = event_for(who, entry.move)
    if not isinstance(event, Moved):
        raise BadNotation(f"{entry.who} cannot leave")
    return Left(event.seat)


def read_bounded(path: Path | str) -> bytes:
    """The bytes of a file. Raises BadRecord when there are far too many for a game."""
    size = Path(path).stat().st_size
    if size > MAX_BYTES:
        raise BadRecord(f"{size} bytes are too many for one game; at most {MAX_BYTES} are read")
    return Path(path).read_bytes()


def _decode(data: str | bytes) -> Record:
    try:
        header = msgspec.json.decode(data, type=_Header)
        if header.format != "blockcade":
            raise BadRecord('not a game record: "format" is not "blockcade"')
        if header.version != VERSION:
            raise BadRecord(f"the record has version {header.version}; this program reads version {VERSION}")
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"not a game record: {error}") from error
    except RecursionError:
        raise BadRecord("not a game record: nested too deep") from None
    try:
        bytes.fromhex(record.seed)
    except ValueError:
        raise BadRecord("the seed is not hexadecimal") from None
    if len(record.names) != record.players:
        raise BadRecord(f"the record names {len(record.names)} players of {record.players}")
    return record


def start_of(
    record: Record, games: Mapping[str, AnyGame] | None, *, keeps_plies: bool = False
) -> AnyTimeline:
    """The game of a record before its first move. Raises BadRecord."""
    if games is not None and record.game not in games:
        raise BadRecord(f"no game here is called {record.game!r}", is_unknown=True)
    opened = Opened(record.game, record.rules, record.players, record.options, record.seed_hash)
    try:
        return timeline_for(opened, games, keeps_plies=keeps_plies)
    except BadLog as error:
        raise BadRecord(str(error)) from error


# Checking the luck


def verify_fairness(record: Record, games: Mapping[str, AnyGame] | None = None) -> Fairness:
    """Whether the seed is the promised one and every move of luck follows from it.

    Raises BadRecord when the moves cannot be replayed at all.
    """
    if not record.seed:
        return Fairness(0, "the seed is not in the record")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        return Fairness(0, "the seed is not hexadecimal")
    if not record.seed_hash:
        return Fairness(0, "the record shows no hash that the seed was promised with")
    if seed_hash(seed) != record.seed_hash:
        return Fairness(0, "the seed is not the one whose hash was shown before the game")
    dice = SeededDice(seed)
    timeline = timeline_of(record, games, keeps_plies=True)
    game, before = timeline.game, timeline.game.initial(timeline.setup)
    for number, ply in enumerate(timeline.plies(), start=1):
        if isinstance(ply.event, Chanced):
            due = game.format_move(pick(game.chances(before), dice))
            if due != ply.event.move and number > record.given:
                return Fairness(
                    dice.draws - 1, f"move {number} is {ply.event.move}, but the seed draws {due} there"
                )
        before = ply.state
    return Fairness(dice.draws)
