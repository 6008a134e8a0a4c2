"""The move of the clock: a stretch of time has gone by."""

import re
from dataclasses import dataclass

_WAIT = re.compile(r"wait(\d{1,6})ms@(\d{1,6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Wait:
    """A table sets an alarm when a wait becomes legal and cancels it when it no longer is.

    `since` numbers the waits of one game: equal waits are one wait going on, another number is a new alarm.
    """

    wait_ms: int
    since: int

    def __str__(self) -> str:
        return f"wait{self.wait_ms}ms@{self.since}"

    @staticmethod
    def parse(text: str) -> "Wait | None":
        """None when the text is not a wait, so that games can try it first."""
        match = _WAIT.fullmatch(text)
        return Wait(int(match[1]), int(match[2])) if match else None
