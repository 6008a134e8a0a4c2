"""Measures the tower of Block Out!: the cost of a placement and of a viewer, and errors against statics."""

import math
import time

from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.physics import TICKS_PER_SECOND, Aim, Sway, Trace, changes, encode_frame, margin_mm, place
from blockcade.physics.noise import fractions
from blockcade.physics.settle import settles
from blockcade.physics.verdict import Stood

_NINE = [
    Box(width * UNITS_PER_MM, width * percent * UNITS_PER_MM // 100, height * UNITS_PER_MM)
    for width in (42, 28, 16)
    for percent, height in ((100, 24), (75, 28), (55, 20))
]
_MESSAGE_BYTES = 2 + 52  # headers of the WebSocket frame, and of TCP over IP with time stamps


def rows() -> list[tuple[str, str, str]]:
    """Return rows of name, figure and note for the table of `make bench`."""
    cpu, seconds, sent = _placements()
    tried, wrong = _against_statics(300)
    return [
        ("tower: cost of a placement", f"{cpu / seconds:.1%} of a core", "while nine blocks are stacked"),
        (
            "tower: bytes a second per viewer, as frames alone",
            f"{sent / seconds / 1000:.2f} kB/s",
            "heads of TCP and socket included",
        ),
        ("tower: verdicts unlike statics", f"{wrong} of {tried}", "random towers, margin over 0.5 mm"),
    ]


def viewer_bytes(trace: Trace) -> int:
    """Return the bytes to one viewer during a placement: a frame for every tick with motion."""
    sent = 0
    for tick in range(1, len(trace.track)):
        changed = changes(trace.track[tick - 1], trace.track[tick])
        sent += _MESSAGE_BYTES + len(encode_frame(tick, changed)) if changed else 0
    return sent


def _placements() -> tuple[float, float, int]:
    """Return CPU-seconds, simulated seconds and bytes of a tower of nine, largest blocks first."""
    standing: list[tuple[Box, Pose]] = []
    seconds, sent = 0.0, 0
    started = time.process_time()
    for number, held in enumerate(_NINE):
        top = standing[-1][1] if standing else Pose.upright(0, 0, 0)
        seed = f"bench {number}".encode()
        aim = Aim(top.x, top.y)
        verdict, placement = place(
            standing, held, aim, steadiness_mm=1.0, sway=Sway.of_mm(seed, 3.0), seed=seed
        )
        seconds += placement.trace.ticks / TICKS_PER_SECOND
        sent += viewer_bytes(placement.trace)
        if not isinstance(verdict, Stood):
            break
        boxes = [*(box for box, _ in standing), held]
        standing = list(zip(boxes, verdict.poses, strict=True))
    return time.process_time() - started, seconds, sent


def _against_statics(count: int) -> tuple[int, int]:
    """Count random columns that clearly should stand or fall, and those that did not."""
    tried = wrong = number = 0
    while tried < count:
        number += 1
        luck = fractions(f"bench {number}".encode())
        tower: list[tuple[Box, Pose]] = []
        floor = 0
        x = y = 0.0
        spread = 0.9 * next(luck)
        for box in sorted(_NINE, key=lambda _: next(luck))[: 2 + int(8 * next(luck))]:
            x += (next(luck) - 0.5) * spread * box.width if tower else 0.0
            y += (next(luck) - 0.5) * spread * box.depth if tower else 0.0
            tower.append((box, Pose.upright(round(x), round(y), floor + box.height // 2)))
            floor += box.height
        margin = margin_mm(tower)
        if abs(margin) >= 0.5 and margin != -math.inf:
            tried += 1
            wrong += settles(tower) != (margin > 0)
    return tried, wrong
