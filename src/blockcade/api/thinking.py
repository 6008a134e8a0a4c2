"""The engine's analysis for notebooks and scripts; the engine is loaded at the first call."""

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
    """The engine's analysis of a position: moves with values, best first; RuleError for games without one.

    The position may be a match, a state, or the text of one. The search ends at the first limit; the default
    is two seconds. With playouts as the only limit and one thread, equal seeds give equal answers.
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
    """The engine's judgement of every move of a game, or of the moves in `plies`.

    The limits apply to each move; the default is one second. `progress(done, total)` is called as it goes.
    """
    from blockcade.engine import review as reviewing  # noqa: PLC0415

    return reviewing.review(
        game, seconds, playouts, threads=threads, seed=seed, plies=plies, progress=progress
    )
