"""The interface of a study, as a table uses it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from blockcade.record.events import GameEvent
from blockcade.record.fold import Fold

SCRIPT = "script"  # stands in place of a bot's level on the chairs that a script plays


class Study(Protocol):
    """A position with a script. All methods are pure and read the fold of the study's table."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> Mapping[str, str]: ...

    @property
    def given(self) -> Sequence[GameEvent]:
        """The moves that lead to the position, those of luck, time and gravity included."""
        ...

    @property
    def seat(self) -> int:
        """The learner's."""
        ...

    @property
    def is_timed(self) -> bool:
        """Whether waits of the clock end by themselves; else only the script ends them."""
        ...

    @property
    def keeps_tries(self) -> bool:
        """Whether wrong answers are kept as events, because the first answer counts."""
        ...

    @property
    def lights(self) -> Sequence[str]:
        """What the page lights, as the game writes it. It is visible from the start."""
        ...

    def wrong(self, fold: Fold, move: Any, after: Any) -> str:
        """The slug of what is wrong with a learner's legal move, or "". `after` is the state after it."""
        ...

    def choices(self, fold: Fold) -> Sequence[str]:
        """The choices of a question that is no move; empty: there is none now."""
        ...

    def wrong_choice(self, fold: Fold, choice: str) -> str:
        """The slug of what is wrong with a choice, or ""."""
        ...

    def reply(self, fold: Fold) -> GameEvent | None:
        """The script's next event in this position; None: somebody else is to act."""
        ...

    def is_done(self, fold: Fold) -> bool: ...

    def lost(self, fold: Fold) -> str:
        """The slug of why it can no longer be done, or ""."""
        ...
