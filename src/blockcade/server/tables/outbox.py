"""The outbox of one page: newer pictures replace those that still wait, answers keep their order."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from blockcade.wire.to_browser import Poses, ReviewPart, Table, ToBrowser, Update

MAX_WAITING = 64  # messages; pictures count once, so only a page that asks and never reads reaches this
TOO_SLOW = 1013
Kind = TypeVar("Kind", Poses, ReviewPart, Table, Update)


class Carrier(Protocol):
    """Takes messages to a page."""

    def send(self, message: ToBrowser) -> bool:
        """Returns whether it was sent; if not, the outbox keeps it until `go_on`."""
        ...

    def hold(self) -> None:
        """Collects the messages that are sent from now on."""
        ...

    def let_go(self) -> None:
        """Sends all that was collected at once."""
        ...

    def hang_up(self, code: int, reason: str) -> None: ...


class Outbox:
    """The carrier takes a posted message at once if the page can take it; the others wait here.

    Without a carrier every message waits for `take`. Messages that are posted inside a `with` of the outbox
    go to the page in one piece.
    """

    def __init__(self, player: str, carrier: Carrier | None = None, *, by_number: bool = False) -> None:
        self.player = player
        self.by_number = by_number  # the page reads legal moves as numbers
        self.closing: tuple[int, str] | None = None
        self.shown: Table | None = None  # the last one posted
        self._carrier = carrier
        self._waiting: deque[ToBrowser] | None = None  # None: most pages never need it
        self._news: asyncio.Event | None = None

    def __enter__(self) -> None:
        if self._carrier:
            self._carrier.hold()

    def __exit__(self, *_: object) -> None:
        if self._carrier:
            self._carrier.let_go()

    def post(self, message: ToBrowser, instead: Callable[[], Poses] | None = None) -> None:
        """`instead` makes the whole picture, for a page that has not yet read the last change of it."""
        if self.closing:
            return
        if isinstance(message, Table):
            self.shown = message
        if not self._waiting and self._carrier and self._carrier.send(message):
            return
        self._keep(message, instead)

    def close(self, code: int, reason: str) -> None:
        """Closes the page; of several reasons the first is sent."""
        self.closing = self.closing or (code, reason)
        self.go_on()

    def go_on(self) -> None:
        """Continues to send: the page can take more now."""
        if self._news:
            self._news.set()
        if self._carrier:
            while self._waiting and not self._is_given_up:
                if not self._carrier.send(self._waiting[0]):
                    return
                self._waiting.popleft()
            if self.closing:
                self._carrier.hang_up(*self.closing)

    async def take(self) -> ToBrowser | None:
        """The next message; None when the socket is to be closed."""
        self._news = self._news or asyncio.Event()
        while not self._waiting and not self.closing:
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft() if self._waiting and not self._is_given_up else None

    @property
    def _is_given_up(self) -> bool:
        return self.closing is not None and self.closing[0] == TOO_SLOW

    def _keep(self, message: ToBrowser, instead: Callable[[], Poses] | None) -> None:
        """Newer pictures replace those that still wait."""
        if self._waiting is None:
            self._waiting = deque()
        match message:
            case Update() as update:
                message = self._merged(update) or message
            case Table():
                self._withdraw(Table)
            case ReviewPart() as part:
                message = self._joined(part) or message
            case Poses():
                if self._withdraw(Poses) and instead:
                    message = instead()
            case _:
                pass
        self._waiting.append(message)
        if len(self._waiting) > MAX_WAITING:
            self.close(TOO_SLOW, "too-slow")
        elif self._news:
            self._news.set()

    def _merged(self, update: Update) -> Update | None:
        """Only the newest picture is sent, but with the causes of all older ones."""
        older = self._withdraw(Update)
        if not older or not older.causes:
            return None
        return msgspec.structs.replace(update, causes=[*older.causes, *update.causes])

    def _joined(self, part: ReviewPart) -> ReviewPart | None:
        """Parts that follow each other become one."""
        older = self._withdraw(ReviewPart)
        if not older or older.done != part.done - len(part.plies):
            return None
        return msgspec.structs.replace(part, plies=[*older.plies, *part.plies])

    def _withdraw(self, kind: type[Kind]) -> Kind | None:
        for message in self._waiting or ():
            if isinstance(message, kind):
                assert self._waiting is not None
                self._waiting.remove(message)
                return message
        return None
