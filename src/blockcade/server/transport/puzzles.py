"""The routes of puzzles under /api/puzzles."""

from collections.abc import Callable, Sequence
from typing import Any

from blockcade.server.puzzles.mistakes import OwnMistakes
from blockcade.server.puzzles.service import PuzzleService
from blockcade.server.transport.access import PLAYER_KEY
from blockcade.server.transport.problems import documented
from blockcade.server.transport.router import Request, Route, get, post
from blockcade.wire.puzzles import (
    DailyBoard,
    Mistake,
    Mistakes,
    PuzzleHall,
    PuzzleProgress,
    PuzzleTable,
    Rush,
    WantedDaily,
    WantedMistake,
    WantedPuzzle,
)

_OPENING = {400: "No such name", 403: "Asked by another site's page", 404: "No such puzzle", 413: "Too long"}


def puzzle_routes(
    service: PuzzleService, mistakes: OwnMistakes, admit: Callable[[Request], str]
) -> Sequence[Route]:
    """`admit` gives the player, who may open a table now, or raises Unserved."""

    def player(request: Request) -> str:
        scope: Any = request.scope
        return scope[PLAYER_KEY]

    @get("/api/puzzles", summary="The puzzles of each game, and today's for this player",
         responses=documented({}))  # fmt: skip
    async def hall(request: Request) -> PuzzleHall:
        return await service.hall(player(request))

    @get("/api/puzzles/me", summary="The asking player's ratings, streak and progress",
         responses=documented({}))  # fmt: skip
    async def progress(request: Request) -> PuzzleProgress:
        return await service.progress(player(request))

    @post("/api/puzzles/next", summary="Opens the next puzzle near the player's rating",
          responses=documented(_OPENING))  # fmt: skip
    async def next_puzzle(request: Request, data: WantedPuzzle) -> PuzzleTable:
        return await service.next_puzzle(admit(request), data)

    @post("/api/puzzles/daily", summary="Opens today's puzzle of a game, once for each player",
          responses=documented(_OPENING))  # fmt: skip
    async def daily(request: Request, data: WantedDaily) -> PuzzleTable:
        return await service.daily(admit(request), data)

    @get("/api/puzzles/daily/{game}/board", summary="Today's times",
         responses=documented({404: "No puzzles of this game"}))  # fmt: skip
    async def board(request: Request, game: str) -> DailyBoard:
        return await service.board(player(request), game)

    @get("/api/puzzles/tables/{table}", summary="One of the player's attempts, and what it led to",
         responses=documented({404: "No attempt of this player"}))  # fmt: skip
    async def at_table(request: Request, table: str) -> PuzzleTable:
        return await service.at_table(player(request), table)

    @post("/api/puzzles/tables/{table}/again", summary="Opens the same puzzle from its beginning",
          responses=documented(_OPENING))  # fmt: skip
    async def again(request: Request, table: str) -> PuzzleTable:
        return await service.again(admit(request), table)

    @post("/api/puzzles/rush", summary="Begins a rush: as many puzzles as possible in three minutes",
          responses=documented(_OPENING))  # fmt: skip
    async def begin_rush(request: Request, data: WantedDaily) -> Rush:
        return await service.begin_rush(admit(request), data)

    @post("/api/puzzles/rush/{run}", summary="The rush so far, and its next puzzle",
          responses=documented(_OPENING))  # fmt: skip
    async def rush(request: Request, run: str) -> Rush:
        return await service.rush(admit(request), run)

    @get("/api/puzzles/mistakes/{table}", summary="The player's costliest moves in a reviewed game",
         responses=documented({404: "No reviewed game of this player"}))  # fmt: skip
    async def own_mistakes(request: Request, table: str) -> Mistakes:
        return await mistakes.of(player(request), table)

    @post("/api/puzzles/mistakes", summary="Opens the position before one of these moves",
          responses=documented(_OPENING))  # fmt: skip
    async def open_mistake(request: Request, data: WantedMistake) -> Mistake:
        return await mistakes.open(admit(request), data.table, data.step)

    opening = [next_puzzle, daily, again, begin_rush, rush, open_mistake]
    return [hall, progress, board, at_table, own_mistakes, *opening]
