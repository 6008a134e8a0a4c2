"""The clock's move: a period of time has passed."""

import re
from dataclasses import dataclass

_WAIT = re.compile(r"wait(\d{1,6})ms@(\d{1,6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Wait:
    """A table sets an alarm when a wait becomes legal and cancels it when the wait is no longer legal.

    `since` numbers the waits of one game: the same number means the same wait, another one a new alarm.
    """

    wait_ms: int
    since: int

    def __str__(self) -> str:
        return f"wait{self.wait_ms}ms@{self.since}"

    @staticmethod
    def parse(text: str) -> "Wait | None":
        """The wait, or None if the text is none, so that games can try this first."""
        match = _WAIT.fullmatch(text)
        return Wait(int(match[1]), int(match[2])) if match else None
