"""The messages between the server and a worker process: through pipes, each a length and a MessagePack."""

from collections.abc import Mapping
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Struct

from blockcade.core import AdvisedMove, AnyGame, AssessedMove

LENGTH_BYTES = 4


class SeenView(Struct, frozen=True):
    """A view of any game: the game's key selects the type for decoding the bytes."""

    game: str
    view: bytes  # MessagePack

    @staticmethod
    def of(game: AnyGame, view: Any) -> "SeenView":
        return SeenView(game.key, msgspec.msgpack.encode(view))

    def decoded(self, games: Mapping[str, AnyGame]) -> Any:
        return msgspec.msgpack.decode(self.view, type=games[self.game].view_type)


class Choose(Struct, frozen=True, tag="choose"):
    """A bot's turn. The dice go on after `draws` draws of the seed."""

    table: str
    level: str
    view: SeenView
    legal: list[str]  # empty for bots that generate the moves themselves
    keeps_tree: bool
    seconds: float
    seed: bytes
    draws: int


class Advise(Struct, frozen=True, tag="advise"):
    """The best moves here, for a person who asks."""

    view: SeenView
    seconds: float
    seat: int
    legal: list[str]  # empty if the game's analysis does not need them


class Assess(Struct, frozen=True, tag="assess"):
    """The worth of a move of a finished game. Equal tasks get equal answers."""

    game: str
    record: str  # the game, as its record file is written
    ply: int


Task: TypeAlias = Choose | Advise | Assess


class Order(Struct, frozen=True, tag="order"):
    number: int  # the answer has the same
    task: Task


class Ponder(Struct, frozen=True, tag="ponder"):
    """Go on thinking about a table whose tree the worker has, until there is something else to do."""

    table: str
    view: SeenView


class Forget(Struct, frozen=True, tag="forget"):
    """Forget the table: its results are not needed again."""

    table: str


class Stop(Struct, frozen=True, tag="stop"):
    """Nobody waits for this order any longer; the worker answers it all the same, but soon."""

    number: int


ToWorker: TypeAlias = Order | Ponder | Forget | Stop


class Chosen(Struct, frozen=True, tag="chosen"):
    move: str


class Advised(Struct, frozen=True, tag="advised"):
    options: list[AdvisedMove]  # best first, at least one


class Assessed(Struct, frozen=True, tag="assessed"):
    move: AssessedMove


Answer: TypeAlias = Chosen | Advised | Assessed


class Done(Struct, frozen=True, tag="done"):
    number: int
    answer: Answer


class Failed(Struct, frozen=True, tag="failed"):
    number: int
    error: str  # for the log


class Ready(Struct, frozen=True, tag="ready"):
    """The first message of a worker: it has loaded everything, and takes orders."""


FromWorker: TypeAlias = Done | Failed | Ready

_ENCODER = msgspec.msgpack.Encoder()
_TO_WORKER: msgspec.msgpack.Decoder[ToWorker] = msgspec.msgpack.Decoder(ToWorker)
_FROM_WORKER: msgspec.msgpack.Decoder[FromWorker] = msgspec.msgpack.Decoder(FromWorker)


def framed(message: ToWorker | FromWorker) -> bytes:
    body = _ENCODER.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def read_to_worker(pipe: BinaryIO) -> ToWorker | None:
    """The next message to a worker; None: there will be no more."""
    head = pipe.read(LENGTH_BYTES)
    body = pipe.read(int.from_bytes(head)) if len(head) == LENGTH_BYTES else b""
    return _TO_WORKER.decode(body) if body else None


def from_worker(body: bytes) -> FromWorker:
    return _FROM_WORKER.decode(body)
