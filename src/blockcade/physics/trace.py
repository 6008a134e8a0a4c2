"""Writes one placement as text: the hand's targets, to judge it again, and the poses, to show it."""

import base64
import binascii
import itertools
import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from blockcade.core.errors import BadNotation
from blockcade.core.pose import Box, Pose
from blockcade.physics.engine import engine_id
from blockcade.physics.hand import HandTarget
from blockcade.physics.params import DEFAULT, TowerParams
from blockcade.physics.sim import TowerSim
from blockcade.physics.sway import Sway
from blockcade.physics.verdict import Verdict

FORMAT = 1
TEXT_LIMIT = 4000  # a longer track is thinned out until it fits
_RAW_LIMIT = 1 << 20
_STRIDES = (1, 2, 3, 5, 10, 30)
_MOST_FRAMES = 2400  # a longer track is thinned without trying: packing one that is too long costs a second
_HELD = 0xFFFF  # in place of the tick of release: never let go
_HEAD = struct.Struct("<BB8s7hHBHHHBB")
_CHANNELS = 7


class OtherBuild(ValueError):
    """The trace is of another engine or other parameters: it can be shown, not judged again."""


@dataclass(frozen=True, slots=True)
class Trace:
    """`targets`: one for each tick while held; `track`: the poses of all blocks at every `stride`th tick."""

    engine: str
    params: str
    start: Pose
    sway: Sway
    targets: tuple[HandTarget, ...]
    released: int | None  # ticks before letting go
    ticks: int
    stride: int
    track: tuple[tuple[Pose, ...], ...]

    def tick_of(self, frame: int) -> int:
        """Return the tick of a frame of the track; the last frame is always the end."""
        return min(frame * self.stride, self.ticks)

    @property
    def is_of_this_build(self) -> bool:
        return self.engine == engine_id() and self.params == DEFAULT.id


@dataclass(frozen=True, slots=True)
class Placement:
    """Everything that a verdict depends on."""

    standing: tuple[tuple[Box, Pose], ...]
    held: Box
    trace: Trace

    @staticmethod
    def of(sim: TowerSim) -> "Placement":
        """Return the placement that a simulation has so far, in full."""
        trace = Trace(
            engine=engine_id(),
            params=sim.params.id,
            start=sim.start,
            sway=sim.sway,
            targets=tuple(sim.targets),
            released=sim.released_at,
            ticks=sim.ticks,
            stride=1,
            track=tuple(sim.track),
        )
        return Placement(sim.standing, sim.held, trace)


def replay(placement: Placement, params: TowerParams = DEFAULT) -> Verdict:
    """Simulate a placement again: return the same verdict and poses, or raise OtherBuild."""
    trace = placement.trace
    if (trace.engine, trace.params) != (engine_id(), params.id):
        raise OtherBuild(f"made by {trace.engine} {trace.params}, this is {engine_id()} {params.id}")
    sim = TowerSim(placement.standing, placement.held, trace.start, trace.sway, params)
    verdict = None
    while verdict is None:
        if sim.ticks == trace.released:
            sim.release()
        elif trace.released is None and sim.ticks == trace.ticks:
            sim.expire()
        if sim.ticks < len(trace.targets):
            sim.set_hand(trace.targets[sim.ticks])
        verdict = sim.tick()
    return verdict


def trace_of(sim: TowerSim) -> str:
    """Return the text of a placement for the record."""
    return pack_trace(Placement.of(sim).trace)


def pack_trace(trace: Trace) -> str:
    """Write letters, digits, `-` and `_` only. Keep all targets; thin the track until it fits."""
    text = ""
    for stride in _STRIDES:
        if stride % trace.stride == 0 and (trace.ticks <= _MOST_FRAMES * stride or stride == _STRIDES[-1]):
            text = _packed(_thinned(trace, stride))
            if len(text) <= TEXT_LIMIT:
                break
    return text


def unpack_trace(text: str) -> Trace:
    """Read the text of `pack_trace`, or raise BadNotation."""
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(raw, _RAW_LIMIT)
        if not unpacker.eof:
            raise BadNotation("the trace is cut off or too long")
        return _read(data)
    except (binascii.Error, zlib.error, struct.error, ValueError, IndexError) as wrong:
        raise BadNotation(f"this is not a trace: {wrong}") from None


def _thinned(trace: Trace, stride: int) -> Trace:
    frames = [frame for at, frame in enumerate(trace.track[:-1]) if trace.tick_of(at) % stride == 0]
    return replace(trace, stride=stride, track=(*frames, *trace.track[-1:]))


def _packed(trace: Trace) -> str:
    engine = trace.engine.encode()
    blocks = len(trace.track[0]) if trace.track else 0
    head = _HEAD.pack(
        FORMAT,
        len(engine),
        trace.params.encode(),
        *trace.start,
        trace.sway.rms_units,
        len(trace.sway.seed),
        _HELD if trace.released is None else trace.released,
        len(trace.targets),
        trace.ticks,
        trace.stride,
        blocks,
    )
    body = bytearray(head + engine + trace.sway.seed + struct.pack("<H", len(trace.track)))
    for column in zip(*trace.targets, strict=True):
        body += _column(column)
    for block in range(blocks):
        for channel in range(_CHANNELS):
            body += _column(frame[block][channel] for frame in trace.track)
    return base64.urlsafe_b64encode(zlib.compress(bytes(body), 9)).decode().rstrip("=")


def _read(data: bytes) -> Trace:
    fields = _HEAD.unpack_from(data)
    if fields[0] != FORMAT:
        raise BadNotation(f"a trace of format {fields[0]}; this reads {FORMAT}")
    _, engine_length, params, *pose, rms, seed_length, released, targets, ticks, stride, blocks = fields
    at = _HEAD.size
    engine = data[at : at + engine_length].decode()
    seed = data[at + engine_length : at + engine_length + seed_length]
    at += engine_length + seed_length
    (frames,) = struct.unpack_from("<H", data, at)
    numbers = _numbers(data[at + 2 :])
    hands = [_uncolumn(numbers, targets) for _ in range(4)]
    tracks = [[_uncolumn(numbers, frames) for _ in range(_CHANNELS)] for _ in range(blocks)]
    if stride < 1 or next(numbers, None) is not None:
        raise BadNotation("the trace has more or other numbers than it says")
    return Trace(
        engine=engine,
        params=params.decode(),
        start=Pose(*pose),
        sway=Sway(seed, rms),
        targets=tuple(HandTarget(*target) for target in zip(*hands, strict=True)),
        released=None if released == _HELD else released,
        ticks=ticks,
        stride=stride,
        track=tuple(
            tuple(Pose(*(channel[frame] for channel in block)) for block in tracks) for frame in range(frames)
        ),
    )


def _column(values: Iterable[int]) -> bytes:
    """Write differences as 7-bit varints: most are zero, and zlib packs zeros well."""
    written = bytearray()
    for before, value in itertools.pairwise(itertools.chain([0], values)):
        step = value - before
        folded = 2 * step if step >= 0 else -2 * step - 1
        while folded > 127:
            written.append(folded & 127 | 128)
            folded >>= 7
        written.append(folded)
    return bytes(written)


def _numbers(data: bytes) -> Iterator[int]:
    folded = shift = 0
    for byte in data:
        folded |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield folded // 2 if folded % 2 == 0 else -(folded // 2) - 1
            folded = shift = 0


def _uncolumn(numbers: Iterator[int], length: int) -> list[int]:
    column = list(itertools.accumulate(itertools.islice(numbers, length)))
    if len(column) != length:
        raise BadNotation("the trace ends too early")
    return column
