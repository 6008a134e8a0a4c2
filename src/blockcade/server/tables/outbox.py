"""What waits to be sent to one page: newer pictures replace older ones, answers keep their order."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from blockcade.wire.to_browser import Poses, ReviewPart, Table, ToBrowser, Update

MAX_WAITING = 64  # messages; pictures count once, so only a page that asks and never reads gets here
TOO_SLOW = 1013
PACKED_FROM = 1024  # bytes
Kind = TypeVar("Kind", Poses, ReviewPart, Table, Update)
_ENCODER = msgspec.json.Encoder()


class Parcel:
    """A message that is written down once, however many pages it goes to."""

    __slots__ = ("framed", "is_worth_packing", "message", "payload")

    def __init__(self, message: ToBrowser) -> None:
        self.message = message
        self.payload = _ENCODER.encode(message)
        # Small messages cost more time to compress than to send, unless many alike follow each other.
        self.is_worth_packing = len(self.payload) >= PACKED_FROM or isinstance(message, Poses)
        self.framed: bytes | None = None  # with the head of its frame; made by the first socket it goes to


class Carrier(Protocol):
    """Takes messages to a page."""

    def send_parcel(self, parcel: Parcel) -> bool:
        """Whether it is on its way; if not, the outbox keeps it until `go_on`."""
        ...

    def hold(self) -> None:
        """What is sent from now on is kept together."""
        ...

    def let_go(self) -> None:
        """All that was held goes on its way at once."""
        ...

    def hang_up(self, code: int, reason: str) -> None: ...


class Outbox:
    """The table posts, the carrier takes along at once what the page can take, and the rest waits here.

    Without a carrier everything waits until somebody `take`s it. What is posted `with` the outbox in hand
    goes to the page in one piece.
    """

    def __init__(self, player: str, carrier: Carrier | None = None) -> None:
        self.player = player
        self.closing: tuple[int, str] | None = None
        self.shown: Table | None = None  # the last that was posted
        self._carrier = carrier
        self._waiting: deque[Parcel] | None = None  # most pages never let anything wait
        self._news: asyncio.Event | None = None

    def __enter__(self) -> None:
        if self._carrier:
            self._carrier.hold()

    def __exit__(self, *_: object) -> None:
        if self._carrier:
            self._carrier.let_go()

    def post(self, message: ToBrowser | Parcel, instead: Callable[[], Poses] | None = None) -> None:
        """`instead` gives the whole picture, for a page that has not yet taken the last change of it."""
        if self.closing:
            return
        parcel = message if isinstance(message, Parcel) else Parcel(message)
        if isinstance(parcel.message, Table):
            self.shown = parcel.message
        if not self._waiting and self._carrier and self._carrier.send_parcel(parcel):
            return
        self._keep(parcel, instead)

    def close(self, code: int, reason: str) -> None:
        """The first reason to close is the one that is told."""
        self.closing = self.closing or (code, reason)
        self.go_on()

    def go_on(self) -> None:
        """The page may take more now."""
        if self._news:
            self._news.set()
        if self._carrier:
            while self._waiting and not self._is_given_up:
                if not self._carrier.send_parcel(self._waiting[0]):
                    return
                self._waiting.popleft()
            if self.closing:
                self._carrier.hang_up(*self.closing)

    async def take(self) -> Parcel | None:
        """The next message; None when the socket is to be closed."""
        self._news = self._news or asyncio.Event()
        while not self._waiting and not self.closing:
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft() if self._waiting and not self._is_given_up else None

    @property
    def _is_given_up(self) -> bool:
        return self.closing is not None and self.closing[0] == TOO_SLOW

    def _keep(self, parcel: Parcel, instead: Callable[[], Poses] | None) -> None:
        """Newer pictures replace those that still wait."""
        if self._waiting is None:
            self._waiting = deque()
        match parcel.message:
            case Update() as update:
                parcel = self._merged(update) or parcel
            case Table():
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
        elif self._news:
            self._news.set()

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
        for parcel in self._waiting or ():
            if isinstance(parcel.message, kind):
                assert self._waiting is not None
                self._waiting.remove(parcel)
                return parcel.message
        return None
