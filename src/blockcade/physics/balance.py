"""Computes by statics how far a column of blocks is from falling: for aiming and tests."""

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from blockcade.core.pose import UNITS_PER_MM, Box, Pose

Point: TypeAlias = tuple[float, float]


class Aim(NamedTuple):
    """Where to put the next block: the centre in units and the yaw in hundredths of a degree."""

    x: int
    y: int
    yaw: int = 0


def margin_mm(column: Sequence[tuple[Box, Pose]]) -> float:
    """Return the smallest distance of a centre of mass from the border of its support; negative: it falls.

    Blocks count as upright. A single block has no joint and an infinite margin.
    """
    return min((margin for margin in joint_margins_mm(column)), default=math.inf)


def joint_margins_mm(column: Sequence[tuple[Box, Pose]]) -> list[float]:
    """Return the margin of every joint, lowest first."""
    outlines = [outline(box, pose) for box, pose in column]
    margins: list[float] = []
    mass = moment_x = moment_y = 0.0
    for level in range(len(column) - 1, 0, -1):
        box, pose = column[level]
        mass += box.volume
        moment_x += box.volume * pose.x
        moment_y += box.volume * pose.y
        carried = overlap(outlines[level - 1], outlines[level])
        margins.append(depth_inside(carried, (moment_x / mass, moment_y / mass)) / UNITS_PER_MM)
    return margins[::-1]


def outline(box: Box, pose: Pose) -> list[Point]:
    """Return the corners seen from above, anticlockwise."""
    yaw = pose.yaw
    cosine, sine = math.cos(yaw), math.sin(yaw)
    half_x, half_y = box.width / 2, box.depth / 2
    return [
        (pose.x + cosine * x - sine * y, pose.y + sine * x + cosine * y)
        for x, y in ((-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y))
    ]


def overlap(one: Sequence[Point], other: Sequence[Point]) -> list[Point]:
    """Intersect two convex outlines, by cutting one along every side of the other."""
    shared: list[Point] = list(one)
    for start, end in zip(other, [*other[1:], other[0]], strict=True):
        before = shared
        shared = list[Point]()
        for a, b in zip(before, [*before[1:], *before[:1]], strict=True):
            inside_a, inside_b = _left_of(start, end, a), _left_of(start, end, b)
            if inside_a >= 0:
                shared.append(a)
            if (inside_a > 0 > inside_b) or (inside_a < 0 < inside_b):
                share = inside_a / (inside_a - inside_b)
                shared.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
    return shared


def depth_inside(area: Sequence[Point], point: Point) -> float:
    """Return the distance from the border, negative outside; an empty area has no inside."""
    if len(area) < 3:
        return -math.inf
    return min(
        _left_of(start, end, point) / length
        for start, end in zip(area, [*area[1:], area[0]], strict=True)
        if (length := math.dist(start, end)) > 1e-9
    )


def steadiest_aim(standing: Sequence[tuple[Box, Pose]], held: Box) -> Aim:
    """Return the aim for the next block with the largest margin, to about half a millimetre."""
    if not standing:
        return Aim(0, 0)
    top_box, top = standing[-1]
    best: tuple[float, Aim] | None = None
    for yaw in (top.yaw, top.yaw + math.pi / 2):
        x, y = float(top.x), float(top.y)
        reach = min(top_box.width, top_box.depth) / 4
        while reach >= UNITS_PER_MM / 2:
            tries = [(x + i * reach, y + j * reach) for i in (-1, 0, 1) for j in (-1, 0, 1)]
            rated = [
                (
                    margin_mm([*standing, (held, Pose.upright(round(a), round(b), 0, yaw))]),
                    -math.dist((a, b), top[:2]),
                    a,
                    b,
                )
                for a, b in tries
            ]
            margin, _, x, y = max(rated)
            aim = Aim(round(x), round(y), round(math.degrees(yaw) * 100))
            if best is None or margin > best[0] + 1e-9:
                best = (margin, aim)
            reach /= 2
    assert best is not None
    return best[1]


def _left_of(start: Point, end: Point, point: Point) -> float:
    """Return the distance from the line times its length, positive on the left."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
