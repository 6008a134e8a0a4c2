"""Bodies of what the operator's page and `blockcade admin` ask and get."""

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
    in_memory: bool  # of the node that answers
    sockets: int  # pages that look at it through this node


class TableList(Struct, frozen=True):
    tables: list[ListedTable]  # last changed first
    more: bool  # there are others after the last of these


class SeatedPerson(Struct, frozen=True):
    """How a chair stands, for the operator."""

    seat: int
    name: str
    person: str  # eight digits that tell people apart; empty: nobody has taken it
    bot: str
    here: bool
    to_act: bool


class PastEvent(Struct, frozen=True):
    """That something happened and by whom; what it was may be a secret of the game."""

    seq: int
    at_ms: int
    event: str
    seat: int | None


class TableDetails(Struct, frozen=True):
    listed: ListedTable
    options: dict[str, str]
    chairs: list[SeatedPerson]
    closed: bool  # by an operator
    damaged: bool  # its log cannot be read: neither chairs nor events are known
    watchers: int
    events: list[PastEvent]  # the last few, newest first


class Ended(Struct, frozen=True):
    ended: bool  # False: it was over already


class GameCensus(Struct, frozen=True):
    game: str
    kept: int  # all that the store holds
    running: int


class Reason(Struct, frozen=True):
    reason: str
    count: int


class Overview(Struct, frozen=True):
    """The figures that fit on one screen; /metrics has all of them."""

    version: str
    now_ms: int
    started_ms: int
    problems: list[str]  # why /readyz says no, and what it warns of; none: all is well
    tables_in_memory: int
    sockets: int
    people: int
    games: list[GameCensus]
    commands: int  # since the start, refused ones included
    refusals: list[Reason]  # the most frequent
    append_ms: float  # within which 99 of 100 appends were durable
    lag_ms: float  # within which 99 of 100 timers rang
    store_errors: int
    cut_offs: int
    damaged: int
    bot_queue: int
    bot_failures: int
