"""What the server and a worker process say to each other through pipes: a length and a MessagePack each."""

from typing import BinaryIO, TypeAlias

import msgspec
from msgspec import Struct

from blockcade.games.blokus.view import View

LENGTH_BYTES = 4


class Choose(Struct, frozen=True, tag="choose"):
    """A bot's turn. The dice go on after `draws` draws of the seed."""

    table: str
    level: str
    view: View
    seconds: float
    seed: bytes
    draws: int


class Advise(Struct, frozen=True, tag="advise"):
    """What is best here, for a person who asks."""

    view: View
    seconds: float


class Assess(Struct, frozen=True, tag="assess"):
    """What a move of a finished game was worth. Equal tasks get equal answers."""

    record: str  # the game, as its record file is written
    ply: int
    playouts: int
    seed: int


Task: TypeAlias = Choose | Advise | Assess


class Order(Struct, frozen=True, tag="order"):
    number: int  # the answer bears the same
    task: Task


class Ponder(Struct, frozen=True, tag="ponder"):
    """Think on about a table of which the worker remembers something, until anything else is to be done."""

    table: str
    view: View


class Forget(Struct, frozen=True, tag="forget"):
    """Nothing that is remembered of a table will be asked for again."""

    table: str


class Stop(Struct, frozen=True, tag="stop"):
    """Nobody waits any longer for this order; it is answered all the same, but soon."""

    number: int


ToWorker: TypeAlias = Order | Ponder | Forget | Stop


class Chosen(Struct, frozen=True, tag="chosen"):
    move: str


class Option(Struct, frozen=True):
    """A move with what it should lead to for the seat that is to lay."""

    move: str
    points: float  # expected points of the seat at the end
    best_other: float  # of the best other seat
    win: float
    visits: int

    @property
    def margin(self) -> float:
        return self.points - self.best_other


class Advised(Struct, frozen=True, tag="advised"):
    options: list[Option]  # best first, at least one


class Assessed(Struct, frozen=True, tag="assessed"):
    """The fields of wire.to_browser.ReviewedPly."""

    ply: int
    seat: int
    colour: str
    move: str
    expected: list[float]
    best: str
    best_value: float
    value: float
    loss: float


Answer: TypeAlias = Chosen | Advised | Assessed


class Done(Struct, frozen=True, tag="done"):
    number: int
    answer: Answer


class Failed(Struct, frozen=True, tag="failed"):
    number: int
    error: str  # for the log


class Ready(Struct, frozen=True, tag="ready"):
    """The first that a worker says: it has loaded everything, and takes orders."""


FromWorker: TypeAlias = Done | Failed | Ready

_ENCODER = msgspec.msgpack.Encoder()
_TO_WORKER: msgspec.msgpack.Decoder[ToWorker] = msgspec.msgpack.Decoder(ToWorker)
_FROM_WORKER: msgspec.msgpack.Decoder[FromWorker] = msgspec.msgpack.Decoder(FromWorker)


def framed(message: ToWorker | FromWorker) -> bytes:
    body = _ENCODER.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def read_to_worker(pipe: BinaryIO) -> ToWorker | None:
    """The next message to a worker; None when there will be none."""
    head = pipe.read(LENGTH_BYTES)
    body = pipe.read(int.from_bytes(head)) if len(head) == LENGTH_BYTES else b""
    return _TO_WORKER.decode(body) if body else None


def from_worker(body: bytes) -> FromWorker:
    return _FROM_WORKER.decode(body)
