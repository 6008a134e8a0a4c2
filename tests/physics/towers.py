"""Blocks, towers and a careful or shaky builder for the tests of the tower."""

import math

from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.physics import Aim, Placement, Standing, Stood, Sway, Void, place
from blockcade.physics.noise import fractions

NINE = tuple(
    Box(width * UNITS_PER_MM, width * percent * UNITS_PER_MM // 100, height * UNITS_PER_MM)
    for width in (16, 28, 42)
    for percent, height in ((100, 24), (75, 28), (55, 20))
)
SMALL, MEDIUM, LARGE = NINE[0], NINE[3], NINE[6]


def mm(length: float) -> int:
    return round(length * UNITS_PER_MM)


def column(*blocks: tuple[Box, float, float]) -> list[tuple[Box, Pose]]:
    """Straight blocks on top of each other, centres in millimetres, lowest first."""
    built: list[tuple[Box, Pose]] = []
    floor = 0
    for box, x, y in blocks:
        built.append((box, Pose.upright(mm(x), mm(y), floor + box.height // 2)))
        floor += box.height
    return built


def random_column(seed: str, most_yaw: float) -> list[tuple[Box, Pose]]:
    """Two to nine blocks in any order, shifted at random, quarter turned or not, and yawed."""
    luck = fractions(seed.encode())
    boxes = sorted(NINE, key=lambda _: next(luck))[: 2 + int(8 * next(luck))]
    spread = 0.9 * next(luck)
    built: list[tuple[Box, Pose]] = []
    x = y = 0.0
    floor = 0
    for box in boxes:
        if built:
            under = built[-1][0]
            x += (next(luck) - 0.5) * spread * (box.width + under.width) / 2
            y += (next(luck) - 0.5) * spread * (box.depth + under.depth) / 2
        yaw = math.pi / 2 * int(2 * next(luck)) + (2 * next(luck) - 1) * most_yaw
        built.append((box, Pose.upright(round(x), round(y), floor + box.height // 2, yaw)))
        floor += box.height
    return built


def over_the_top(standing: Standing) -> Aim:
    if not standing:
        return Aim(0, 0)
    top = standing[-1][1]
    return Aim(top.x, top.y, round(math.degrees(top.yaw) * 100))


def build(number: int, steadiness_mm: float, sway_mm: float) -> list[tuple[Stood | None, Placement]]:
    """Places nine blocks in random order until the tower falls: each verdict (None: fell) and its record."""
    luck = fractions(f"order {number}".encode())
    standing: list[tuple[Box, Pose]] = []
    placements: list[tuple[Stood | None, Placement]] = []
    for level, held in enumerate(sorted(NINE, key=lambda _: next(luck))):
        verdict, placement, tries = Void("touched"), None, 0
        while isinstance(verdict, Void):
            seed = f"{number}/{level}/{tries}".encode()
            verdict, placement = place(
                standing,
                held,
                over_the_top(standing),
                steadiness_mm=steadiness_mm,
                sway=Sway.of_mm(seed, sway_mm),
                seed=seed,
            )
            tries += 1
        assert placement is not None
        stood = verdict if isinstance(verdict, Stood) else None
        placements.append((stood, placement))
        if stood is None:
            break
        boxes = [*(box for box, _ in standing), held]
        standing = list(zip(boxes, stood.poses, strict=True))
    return placements


def height(placements: list[tuple[Stood | None, Placement]]) -> int:
    return sum(stood is not None for stood, _ in placements)
