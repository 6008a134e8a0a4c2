"""The bodies of requests and answers of the operator's page and `blockcade admin`."""

from typing import Annotated

from msgspec import Meta, Struct


class ShownKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=256)]


class ListedTable(Struct, frozen=True):
    """A table in the operator's list."""

    table: str
    game: str
    names: list[str]
    over: bool
    created_ms: int
    changed_ms: int
    seq: int
    in_memory: bool  # on the node that answers
    sockets: int  # pages open at the table through this node
    options: dict[str, str]
    study: bool  # a lesson step or a puzzle, not a game


class TableList(Struct, frozen=True):
    tables: list[ListedTable]  # last changed first
    more: bool  # more tables follow after the last of these


class SeatedPerson(Struct, frozen=True):
    """A chair as the operator sees it."""

    seat: int
    name: str
    person: str  # a hash of eight digits that tells people apart; empty: nobody has taken the chair
    bot: str
    here: bool
    to_act: bool


class PastEvent(Struct, frozen=True):
    """An event's kind and seat, without its content, which may be a secret of the game."""

    seq: int
    at_ms: int
    event: str
    seat: int | None


class TableDetails(Struct, frozen=True):
    listed: ListedTable
    options: dict[str, str]
    chairs: list[SeatedPerson]
    closed: bool  # an operator ended it
    damaged: bool  # the log cannot be read, so chairs and events are unknown
    watchers: int
    events: list[PastEvent]  # the last few, newest first


class Ended(Struct, frozen=True):
    ended: bool  # False: the table was over already


class GameCensus(Struct, frozen=True):
    game: str
    kept: int  # all tables in the store
    running: int  # tables whose game is not over


class Reason(Struct, frozen=True):
    reason: str
    count: int


class Overview(Struct, frozen=True):
    """The most important metrics; /metrics has all of them."""

    version: str
    now_ms: int
    started_ms: int
    problems: list[str]  # the problems and warnings of /readyz; empty: all is well
    tables_in_memory: int
    sockets: int
    people: int
    games: list[GameCensus]
    commands: int  # since the start, refused ones included
    refusals: list[Reason]  # the most frequent reasons
    append_ms: float  # 99 of 100 appends were durable within this time
    lag_ms: float  # 99 of 100 timers of the event loop were at most this late
    store_errors: int
    cut_offs: int
    damaged: int
    bot_queue: int
    bot_failures: int
