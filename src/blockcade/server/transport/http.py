"""The HTTP side of the API: games, tables, replays and records. Sockets are in `socket`."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from blockcade.bots import adapting_levels, characters, first_level, levels, old_level_names, scale, usual_ms
from blockcade.core import Actor, AnyGame, Option, TakebackPolicy, format_who
from blockcade.games import OWN_GAMES
from blockcade.record import (
    BadRecord,
    Fold,
    Ply,
    RecordFormat,
    Stamped,
    Weighed,
    format_of,
    format_record,
    other_formats,
    read_text,
    record_of_fold,
)
from blockcade.record.fold import Happening
from blockcade.server.limits import Act, RateLimiter
from blockcade.server.pictures import first_picture, picture_of
from blockcade.server.tables.directory import Directory, NoSuchStudy, NoSuchTable
from blockcade.server.tables.lookback import Asked, moves_for
from blockcade.server.tables.news import cause_for
from blockcade.server.tables.simulating import lessons_offered, offered, usual
from blockcade.server.transport.access import GUEST_KEY, PLAYER_KEY, retry_after
from blockcade.server.transport.problems import Unserved, documented
from blockcade.server.transport.router import JSON, Answer, Request, Route, get, post
from blockcade.study import is_asked_plainly
from blockcade.wire.http import (
    GameFile,
    GameInfo,
    LessonInfo,
    Moves,
    MyTable,
    NewStudy,
    NewTable,
    OpenedTable,
    OptionInfo,
    Replay,
    Step,
)
from blockcade.wire.to_browser import Cause

MAX_NUMBER = 1_000_000  # of an event: no log is as long
MAX_DETAIL = 300  # characters of a message about a file, which may quote the file


class Health(msgspec.Struct, frozen=True):
    ok: bool
    tables_in_memory: int


def admission(directory: Directory, limiter: RateLimiter) -> Callable[[Request], str]:
    """The player of a request, who may open a table now. It raises Unserved."""

    def admit(request: Request) -> str:
        scope: Any = request.scope
        if wait := limiter.wait(Act.OPEN, scope[GUEST_KEY]):
            raise Unserved(429, "too-fast", "so many tables were opened just now", retry_after(wait))
        directory.services.guests.note(scope[GUEST_KEY])
        return scope[PLAYER_KEY]

    return admit


def api_routes(directory: Directory, limiter: RateLimiter) -> Sequence[Route]:
    """All routes under /api/."""
    services = directory.services
    store = services.store
    admit = admission(directory, limiter)
    missing = {400: "No name", 404: "No such table", 409: "The game is still being played"}

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
            {
                400: "No such table can be opened",
                403: "Asked by another site's page",
                404: "No such table to go on from",
                409: "Too many tables with strong bots, or the game to go on from is still being played",
                413: "Too long",
            }
        ),
    )
    async def open_table(request: Request, data: NewTable) -> OpenedTable:
        player = admit(request)
        goes_on = data.goes_on
        start = await directory.start_from(goes_on.table, goes_on.moves) if goes_on else None
        if goes_on and not start:
            raise Unserved(409, "not-over", "only a finished game with a review can be played on from")
        return OpenedTable(await directory.open(data, player, start))

    @post(
        "/api/files",
        summary="Opens a saved game, finished or not, to look at and to play on from",
        responses=documented(
            {
                400: "The file holds no game that can be opened",
                403: "Asked by another site's page",
                413: "Too long",
            }
        ),
    )
    async def open_file(request: Request, data: GameFile) -> OpenedTable:
        player = admit(request)
        try:
            record = await asyncio.to_thread(read_text, data.name, data.text, services.games)
        except BadRecord as error:
            raise _bad_file(error) from error
        if record.game not in services.games:
            raise Unserved(400, "unknown-game", f"this server has no {record.game}")
        return OpenedTable(await directory.open_saved(record, player))

    @post(
        "/api/studies",
        summary="Opens a table for a lesson step or a puzzle",
        responses=documented(
            {
                400: "No id",
                403: "Asked by another site's page",
                404: "No such study",
                413: "Too long",
            }
        ),
    )
    async def open_study(request: Request, data: NewStudy) -> OpenedTable:
        if not is_asked_plainly(data.study):
            raise NoSuchStudy(data.study)
        return OpenedTable(await directory.open_study(data.study, admit(request)))

    @get(
        "/api/tables",
        summary="The tables where the asking player holds a seat, last changed first",
        responses=documented({}),
    )
    async def my_tables(request: Request) -> list[MyTable]:
        scope: Any = request.scope
        return [
            MyTable(
                row.table, row.game, list(row.names), row.my_turn, row.over, row.changed_ms, dict(row.options)
            )
            for row in await store.tables_of(scope[PLAYER_KEY])
        ]

    @get(
        "/api/tables/{name}/replay",
        summary="Every position of a finished game",
        responses=documented(missing, Replay),
    )
    async def table_replay(name: str) -> Answer:
        log = await store.log(name)
        body = await asyncio.to_thread(_finished, name, log, services.games, _replay_json)
        return Answer(body)

    @get(
        "/api/tables/{name}/moves",
        summary="The moves so far and the position after each, as the asking player may see them",
        responses=documented({400: "No name, or no number", 404: "No such table"}, Moves),
    )
    async def table_moves(
        request: Request,
        name: str,
        since: Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)] = 0,
        line: Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)] = 0,
        recent: bool = False,
    ) -> Answer:
        scope: Any = request.scope
        player: str = scope[PLAYER_KEY]
        log = await store.log(name)
        asked = Asked(since, line, recent)
        body = await asyncio.to_thread(_moves_json, name, log, services.games, player, asked)
        return Answer(body)

    @get(
        "/api/tables/{name}/record",
        summary="A finished game as a record file",
        responses=documented(missing, dict[str, Any]),
    )
    async def table_record(name: str) -> Answer:
        log = await store.log(name)
        body = await asyncio.to_thread(_finished, name, log, services.games, _record_file)
        return _download(body, JSON, f"{name}.blockcade")

    def in_other_format(other: RecordFormat) -> Route:
        @get(
            f"/api/tables/{{name}}/record{other.suffix}",
            summary=other.title,
            responses=documented(missing, str, other.media_type),
        )
        async def table_other(name: str) -> Answer:
            log = await store.log(name)
            body = await asyncio.to_thread(
                _finished, name, log, services.games, lambda fold: _formatted(fold, other)
            )
            return _download(body, other.media_type, f"{name}{other.suffix}")

        return table_other

    others = [in_other_format(other) for other in other_formats().values()]
    return [
        health,
        games,
        open_table,
        open_file,
        open_study,
        my_tables,
        table_replay,
        table_moves,
        table_record,
        *others,
    ]


def _game_info(game: AnyGame, bots: Sequence[str], *, analysis: bool) -> GameInfo:
    card, first, lessons = game.card, first_level(game.key), lessons_offered(game)
    return GameInfo(
        key=game.key,
        players=list(game.players),
        usual_players=card.usual_players,
        minutes=card.minutes,
        age=card.age,
        ages_of_options={option: dict(ages) for option, ages in card.ages_of_options.items()},
        solo_options=None if card.solo_options is None else dict(card.solo_options),
        front_options=list(card.front_options),
        takeback=card.takeback is not TakebackPolicy.NEVER,
        has_turns=card.has_turns,
        is_race=card.is_race,
        has_hidden=card.has_hidden,
        has_luck=card.has_luck,
        has_gravity=card.has_gravity,
        causes=[actor.value for actor in Actor if actor in card.causes],
        is_from_outside=game.key not in OWN_GAMES,
        picture=first_picture(game),
        names=dict(card.names),
        pitches=dict(card.pitches),
        option_names={key: dict(names) for key, names in card.option_names.items()},
        options=[_option_info(option) for option in game.options],
        bots=list(bots),
        scale=[level for level in scale(game.key) if level in bots] or list(bots),
        old_levels=dict(old_level_names(game.key)),
        first_level=first if first in bots else next(iter(bots), ""),
        adapting_levels=[level for level in adapting_levels(game.key) if level in bots],
        characters=[level for level in bots if level in characters(game.key)],
        bot_seconds=_bot_seconds(game.key, bots),
        analysis=analysis,
        lessons=[LessonInfo(each.id, [step.id for step in each.steps]) for each in lessons],
        lessons_withheld=len(lessons) < len(card.lessons),
    )


def _bot_seconds(game_key: str, bots: Sequence[str]) -> dict[str, float]:
    known = set(levels(game_key))  # a server may offer bots of its own
    times = {level: usual_ms(game_key, level) for level in bots if level in known}
    return {level: round(time_ms / 1000, 1) for level, time_ms in times.items() if time_ms is not None}


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        values=list(offered(option)),
        default=usual(option),
        per_seat=option.per_seat,
        players=list(option.players),
        names_starter=option.names_starter,
        withheld=[value for value in option.values if value not in offered(option)],
    )


def _finished(name: str, log: Sequence[Stamped], games: Any, answer: Callable[[Fold], bytes]) -> bytes:
    """The answer about a finished game, which is replayed once; a running game's log is not public."""
    if not log:
        raise NoSuchTable(name)
    fold = Fold.of(log, games, keeps_plies=True)
    if not fold.is_over:
        raise Unserved(409, "not-over", "the game is still being played")
    return answer(fold)


def _moves_json(
    name: str, log: Sequence[Stamped], games: Mapping[str, AnyGame], player: str, asked: Asked
) -> bytes:
    if not log:
        raise NoSuchTable(name)
    return msgspec.json.encode(moves_for(log, games, player, asked))


def _replay_json(fold: Fold) -> bytes:
    game, before = fold.game, fold.game.initial(fold.setup)
    steps = [_step(game, None, before)]
    for ply in fold.timeline.plies():
        steps.append(_step(game, _cause(game, ply, before), ply.state))
        before = ply.state
    return msgspec.json.encode(Replay(steps))


def _step(game: AnyGame, cause: Cause | None, state: Any) -> Step:
    view = game.view_for(state, None)
    seats: list[int] = sorted(who for who in game.to_act(state) if isinstance(who, int))
    return Step(cause, msgspec.Raw(msgspec.json.encode(view)), picture_of(game, view), seats)


def _cause(game: AnyGame, ply: Ply[Any, Any], before: Any) -> Cause:
    """Gravity has no secrets: live pages do not get the trace of a placement, but a replay needs it."""
    if isinstance(ply.event, Weighed):
        return Cause(format_who(Actor.GRAVITY), ply.event.move, taken_back=False)
    return cause_for(game, Happening(ply.event, ply.move, before), ())


def _record_file(fold: Fold) -> bytes:
    return format_record(record_of_fold(fold)).encode()


def _formatted(fold: Fold, other: RecordFormat) -> bytes:
    if format_of(fold.game.key) is not other:
        raise Unserved(404, "not-found", f"games of {fold.game.key} have no {other.suffix} file")
    try:
        return other.format(record_of_fold(fold), fold.timeline).encode()
    except BadRecord as error:  # moves that the other program does not know
        raise Unserved(404, "no-file", str(error)) from error


def _bad_file(error: BadRecord) -> Unserved:
    detail = str(error)
    short = detail if len(detail) <= MAX_DETAIL else detail[: MAX_DETAIL - 1] + "…"
    reason = "unknown-game" if error.is_unknown else "bad-file"
    return Unserved(400, reason, short, move=error.move, why=error.why)


def _download(body: bytes, kind: str, name: str) -> Answer:
    return Answer(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
