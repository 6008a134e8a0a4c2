"""The HTTP side of the API: games, tables, replays and records. Sockets have a door of their own."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from blockcade.core import Actor, AnyGame, Option, format_who
from blockcade.record import (
    BadRecord,
    Event,
    Record,
    Replayed,
    Stamped,
    Weighed,
    format_blksgf,
    format_record,
    record_of_log,
    replay,
)
from blockcade.server.limits import Act, Turnstile
from blockcade.server.tables.directory import Directory, NoSuchTable
from blockcade.server.tables.fold import Happening
from blockcade.server.tables.news import cause_for
from blockcade.server.transport.doorman import GUEST_KEY, PLAYER_KEY, retry_after
from blockcade.server.transport.problems import AnyRequest, Unserved, documented
from blockcade.wire.http import (
    GameInfo,
    MyTable,
    NewTable,
    OpenedTable,
    OptionInfo,
    Replay,
    Step,
)
from blockcade.wire.to_browser import Cause

SGF_KIND = "application/x-blokus-sgf"


class Health(msgspec.Struct, frozen=True):
    ok: bool
    tables_in_memory: int


def api_routes(directory: Directory, turnstile: Turnstile) -> Sequence[ControllerRouterHandler]:
    """All that answers under /api/."""
    services = directory.services
    store = services.store
    missing = {400: "No name", 404: "No such table", 409: "The game is still being played"}

    def record_of(log: Sequence[Stamped]) -> Record:
        return record_of_log(log, services.games)

    @get("/api/health", summary="Whether tables can be read now", responses=documented({}))
    async def health() -> Health:
        await store.seed("")
        return Health(True, directory.in_memory)

    @get("/api/games", summary="The games and their options", responses=documented({}))
    async def games() -> list[GameInfo]:
        return [
            _game_info(game, services.levels(game.key), analysis=services.engine.knows(game.key))
            for game in services.games.values()
        ]

    @post(
        "/api/tables",
        summary="Opens a table",
        responses=documented(
            {400: "No such table can be opened", 403: "Asked by another site's page", 413: "Too long"}
        ),
    )
    async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
        scope: Any = request.scope
        if wait := turnstile.wait(Act.OPEN, scope[GUEST_KEY]):
            raise Unserved(429, "too-fast", "so many tables were opened just now", retry_after(wait))
        return OpenedTable(await directory.open(data, scope[PLAYER_KEY]))

    @get(
        "/api/tables",
        summary="The tables where the asking player holds a seat, last changed first",
        responses=documented({}),
    )
    async def my_tables(request: AnyRequest) -> list[MyTable]:
        scope: Any = request.scope
        return [
            MyTable(row.table, row.game, list(row.names), row.my_turn, row.over, row.changed_ms)
            for row in await store.tables_of(scope[PLAYER_KEY])
        ]

    @get(
        "/api/tables/{name:str}/replay",
        summary="Every position of a finished game",
        responses=documented(missing, Replay),
    )
    async def table_replay(name: FromPath[str]) -> Response[bytes]:
        log = await store.log(name)
        body = await asyncio.to_thread(_finished, name, log, services.games, _replay_json)
        return Response(body, media_type="application/json")

    @get(
        "/api/tables/{name:str}/record",
        summary="A finished game as a record file",
        responses=documented(missing, dict[str, Any]),
    )
    async def table_record(name: FromPath[str]) -> Response[bytes]:
        log = await store.log(name)
        body = await asyncio.to_thread(
            _finished, name, log, services.games, lambda _: format_record(record_of(log)).encode()
        )
        return _download(body, "application/json", f"{name}.blockcade")

    @get(
        "/api/tables/{name:str}/record.blksgf",
        summary="A finished game of Blokus as Pentobi's file",
        responses=documented(missing, str, SGF_KIND),
    )
    async def table_blksgf(name: FromPath[str]) -> Response[bytes]:
        log = await store.log(name)
        body = await asyncio.to_thread(
            _finished, name, log, services.games, lambda _: _blksgf(record_of(log))
        )
        return _download(body, SGF_KIND, f"{name}.blksgf")

    return [health, games, open_table, my_tables, table_replay, table_record, table_blksgf]


def _game_info(game: AnyGame, bots: Sequence[str], *, analysis: bool) -> GameInfo:
    options = [_option_info(option) for option in game.options]
    return GameInfo(game.key, list(game.players), options, list(bots), analysis)


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(option.key, list(option.values), option.default, option.per_seat, list(option.players))


def _finished(name: str, log: Sequence[Stamped], games: Any, answer: Callable[[Replayed], bytes]) -> bytes:
    """The answer about a game that is over; until then its log holds what not all may know."""
    if not log:
        raise NoSuchTable(name)
    replayed = replay([stamped.event for stamped in log], games)
    if replayed.game.outcome(replayed.state) is None and not replayed.is_closed:
        raise Unserved(409, "not-over", "the game is still being played")
    return answer(replayed)


def _replay_json(replayed: Replayed) -> bytes:
    game = replayed.game
    causes = [
        _full_verdict(event) or cause_for(game, Happening(event, before), ())
        for event, before in zip(replayed.events, replayed.states, strict=False)  # one state more than events
    ]
    steps = [
        Step(cause, msgspec.Raw(msgspec.json.encode(game.view_for(state, None))))
        for cause, state in zip([None, *causes], replayed.states, strict=True)
    ]
    return msgspec.json.encode(Replay(steps))


def _full_verdict(event: Event) -> Cause | None:
    """Gravity has no secrets; live pages are spared the trace of a placement, a replay plays it."""
    if not isinstance(event, Weighed):
        return None
    return Cause(format_who(Actor.GRAVITY), event.move, taken_back=False)


def _blksgf(record: Record) -> bytes:
    if record.game != "blokus":
        raise Unserved(404, "not-found", "only games of Blokus have such a file")
    try:
        return format_blksgf(record).encode()
    except BadRecord as error:  # house rules that Pentobi does not know
        raise Unserved(404, "not-found", str(error)) from error


def _download(body: bytes, kind: str, name: FromPath[str]) -> Response[bytes]:
    return Response(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
