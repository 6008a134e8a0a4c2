"""Encodes the frames that pages get thirty times a second: changed poses, twelve bytes each."""

import math
import struct
from collections.abc import Mapping, Sequence

from blockcade.core.errors import BadNotation
from blockcade.core.pose import Pose

# A frame is the tick, a bit for each block that follows, then for each of them, lowest bit first: x, y, z in
# units, and the turn in six bytes: which of w, x, y, z is largest (2 bits), then the others, 15 bits each.
_HEAD = struct.Struct("<HH")
_BLOCK = struct.Struct("<hhhHHH")
_STEPS = 16_383
_WIDEST = math.sqrt(0.5)  # no part but the largest can exceed this


def changes(before: Sequence[Pose], after: Sequence[Pose]) -> dict[int, Pose]:
    """Return the blocks whose pose changed, by number; all of them if there was no frame before."""
    return {
        number: pose for number, pose in enumerate(after) if number >= len(before) or before[number] != pose
    }


def encode_frame(tick: int, poses: Mapping[int, Pose]) -> bytes:
    """Encode at most sixteen blocks, numbered from 0."""
    written = bytearray(_HEAD.pack(tick & 0xFFFF, sum(1 << number for number in poses)))
    for number in sorted(poses):
        pose = poses[number]
        written += _BLOCK.pack(pose.x, pose.y, pose.z, *_small_turn(pose))
    return bytes(written)


def decode_frame(frame: bytes) -> tuple[int, dict[int, Pose]]:
    """Decode a frame, to a ten-thousandth of the turn; or raise BadNotation."""
    if len(frame) < _HEAD.size:
        raise BadNotation("a frame has four bytes at least")
    tick, mask = _HEAD.unpack_from(frame)
    if len(frame) != _HEAD.size + mask.bit_count() * _BLOCK.size:
        raise BadNotation("the frame has not as many blocks as it says")
    poses: dict[int, Pose] = {}
    at = _HEAD.size
    for number in range(16):
        if mask >> number & 1:
            x, y, z, *turn = _BLOCK.unpack_from(frame, at)
            poses[number] = Pose.rounded((x, y, z), _whole_turn(*turn))
            at += _BLOCK.size
    return tick, poses


def _small_turn(pose: Pose) -> tuple[int, int, int]:
    turn = pose.turn
    largest = max(range(4), key=lambda part: abs(turn[part]))
    sign = (
        -1 if turn[largest] < 0 else 1
    )  # a turn and its negative are the same: make the left-out part positive
    rest = [round(sign * turn[part] / _WIDEST * _STEPS) + _STEPS for part in range(4) if part != largest]
    packed = (largest << 45) | (rest[0] << 30) | (rest[1] << 15) | rest[2]
    return packed & 0xFFFF, packed >> 16 & 0xFFFF, packed >> 32


def _whole_turn(low: int, middle: int, high: int) -> tuple[float, float, float, float]:
    packed = low | middle << 16 | high << 32
    rest = [((packed >> shift & 0x7FFF) - _STEPS) / _STEPS * _WIDEST for shift in (30, 15, 0)]
    largest = math.sqrt(max(0.0, 1 - sum(part * part for part in rest)))
    rest.insert(packed >> 45 & 3, largest)
    w, x, y, z = rest
    return w, x, y, z
