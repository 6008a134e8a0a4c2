"""What waits to be sent to one page: newer pictures replace older ones, answers keep their order."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

import msgspec

from blockcade.wire.to_browser import Poses, ReviewPart, Table, ToBrowser, Update

MAX_WAITING = 64  # messages; pictures count once, so only a page that asks and never reads gets here
TOO_SLOW = 1013
Kind = TypeVar("Kind", Poses, ReviewPart, Table, Update)
_ENCODER = msgspec.json.Encoder()


class Parcel:
    """A message whose text is made once, however many pages it goes to."""

    def __init__(self, message: ToBrowser) -> None:
        self.message = message

    @cached_property
    def text(self) -> str:
        return _ENCODER.encode(self.message).decode()


class Outbox:
    """The table posts, the socket takes. When `closing` is set, the socket says goodbye with it."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.closing: tuple[int, str] | None = None
        self.shown: Table | None = None  # the last that was posted
        self._waiting: deque[Parcel] = deque()
        self._news = asyncio.Event()

    def post(self, message: ToBrowser | Parcel, instead: Callable[[], Poses] | None = None) -> None:
        """`instead` gives the whole picture, for a page that has not yet taken the last change of it."""
        if self.closing:
            return
        parcel = message if isinstance(message, Parcel) else Parcel(message)
        match parcel.message:
            case Update() as update:
                parcel = self._merged(update) or parcel
            case Table() as table:
                self.shown = table
                self._withdraw(Table)
            case ReviewPart() as part:
                parcel = self._joined(part) or parcel
            case Poses():
                if self._withdraw(Poses) and instead:
                    parcel = Parcel(instead())
            case _:
                pass
        self._waiting.append(parcel)
        if len(self._waiting) > MAX_WAITING:
            self.close(TOO_SLOW, "too-slow")
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """The first reason to close is the one that is told."""
        self.closing = self.closing or (code, reason)
        self._news.set()

    async def take(self) -> Parcel | None:
        """The next message; None when the socket is to be closed."""
        while not self._waiting and not self.closing:
            self._news.clear()
            await self._news.wait()
        if self.closing and (not self._waiting or self.closing[0] == TOO_SLOW):
            return None
        return self._waiting.popleft()

    def _merged(self, update: Update) -> Parcel | None:
        """Only the newest picture is sent, but nothing that led to it is left untold."""
        older = self._withdraw(Update)
        if not older or not older.causes:
            return None
        return Parcel(msgspec.structs.replace(update, causes=[*older.causes, *update.causes]))

    def _joined(self, part: ReviewPart) -> Parcel | None:
        """Parts that follow each other become one."""
        older = self._withdraw(ReviewPart)
        if not older or older.done != part.done - len(part.plies):
            return None
        return Parcel(msgspec.structs.replace(part, plies=[*older.plies, *part.plies]))

    def _withdraw(self, kind: type[Kind]) -> Kind | None:
        for parcel in self._waiting:
            if isinstance(parcel.message, kind):
                self._waiting.remove(parcel)
                return parcel.message
        return None
