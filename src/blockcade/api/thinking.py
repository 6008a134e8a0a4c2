"""The engine of Blokus for notebooks and scripts; it is loaded when it is first asked."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from blockcade.api.reasons import NotNow
from blockcade.core import IllegalMove

if TYPE_CHECKING:
    from blockcade.engine.analysis import Analysis, Subject
    from blockcade.engine.review import Review, Reviewable


def analyse(
    position: "Subject",
    seconds: float | None = None,
    playouts: int | None = None,
    *,
    threads: int = 1,
    seed: int = 0,
) -> "Analysis":
    """What the engine thinks of a position of Blokus: moves with values, best first.

    The position may be a match, a state, or the text of one. The search ends at the first limit; two seconds
    if none is given. Playouts alone, with one thread: equal seeds give equal answers.
    """
    from blockcade.engine import analysis  # noqa: PLC0415

    try:
        return analysis.analyse(position, seconds, playouts, threads=threads, seed=seed)
    except IllegalMove as error:
        raise NotNow(error.reason, "analyse") from None


def review(
    game: "Reviewable",
    seconds: float | None = None,
    playouts: int | None = None,
    *,
    threads: int = 1,
    seed: int = 0,
    plies: range | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Review":
    """What the engine thinks of every move of a game of Blokus, or of those of `plies`.

    The limits are for each move; one second if none is given. `progress` hears how many of how many are done.
    """
    from blockcade.engine import review as reviewing  # noqa: PLC0415

    return reviewing.review(
        game, seconds, playouts, threads=threads, seed=seed, plies=plies, progress=progress
    )
