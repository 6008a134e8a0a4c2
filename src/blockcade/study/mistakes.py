"""One's own mistakes as studies: the position before a move that a review found costly.

What is accepted came from the review and a search when the table opened. It is a part of the kept id, because
no file holds it; the id that a page gets ends before it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from blockcade.core import AnyGame
from blockcade.record.events import GameEvent, Moved
from blockcade.record.fold import Fold

KIND = "mistake"
NOT_BEST = "not-best"


@dataclass(frozen=True)
class MistakeStudy:
    """`game` to `given` are needed to open the table; afterwards its log holds them."""

    source: str  # the table of the game
    step: int  # of its replay that showed the mistake
    seat: int
    accepted: tuple[str, ...]
    game: str = ""
    players: int = 0
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    given: Sequence[GameEvent] = ()
    is_timed: bool = False
    keeps_tries: bool = True
    lights: Sequence[str] = ()

    @property
    def id(self) -> str:
        return f"{KIND}/{self.source}/{self.step}"

    @property
    def kept_id(self) -> str:
        """Never sent to a page: it tells the answer."""
        return f"{self.id}/{self.seat}/{' '.join(self.accepted)}"

    def wrong(self, fold: Fold, move: Any, after: Any) -> str:  # noqa: ARG002 - any position
        return "" if fold.game.format_move(move) in self.accepted else NOT_BEST

    def choices(self, fold: Fold) -> Sequence[str]:  # noqa: ARG002
        return ()

    def wrong_choice(self, fold: Fold, choice: str) -> str:  # noqa: ARG002
        return NOT_BEST

    def reply(self, fold: Fold) -> GameEvent | None:  # noqa: ARG002 - nobody answers
        return None

    def is_done(self, fold: Fold) -> bool:
        return any(isinstance(event, Moved) for event in fold.events[fold.opened.given :])

    def lost(self, fold: Fold) -> str:  # noqa: ARG002
        return ""


def find_mistake(path: str, games: Mapping[str, AnyGame]) -> MistakeStudy | None:  # noqa: ARG001
    """The study of a kept id; None: it is none."""
    source, step, seat, accepted = (*path.split("/", 3), "", "", "")[:4]
    if not (step.isdecimal() and seat.isdecimal() and accepted):
        return None
    return MistakeStudy(source, int(step), int(seat), tuple(accepted.split(" ")))
