"""The route that lists a player's finished games with their results."""

from typing import Any

from blockcade.server.tables.finished import FinishedGames
from blockcade.server.tables.services import Services
from blockcade.server.transport.access import PLAYER_KEY
from blockcade.server.transport.problems import documented
from blockcade.server.transport.router import Request, Route, get
from blockcade.wire.http import FinishedTable


def lately_route(services: Services) -> Route:
    finished = FinishedGames(services.store, services.games)

    @get(
        "/api/lately",
        summary="The finished games in which the asking player held a seat, last ended first",
        responses=documented({}),
    )
    async def lately(request: Request) -> list[FinishedTable]:
        scope: Any = request.scope
        return await finished.of(scope[PLAYER_KEY])

    return lately
