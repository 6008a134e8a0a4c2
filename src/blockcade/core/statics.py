"""Decides exactly, in whole numbers, whether a column of straight blocks balances (BO-O05)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from blockcade.core.pose import UNITS_PER_MM, Box


class Placed(NamedTuple):
    """A box with its sides along x and y, and its centre. A turned block has a turned box."""

    box: Box
    x: int
    y: int


def stands(column: Sequence[Placed]) -> bool:
    """Whether at every joint the centre of mass of all blocks above is strictly inside the overlap.

    The lowest block comes first. On the border counts as a fall; a single block or none always stands.
    """
    return all(side > 0 for side, _ in _sides(column))


def margin_mm(column: Sequence[Placed]) -> Fraction | None:
    """The smallest distance of a centre of mass to the border of its overlap; negative: the column falls.

    None for a column without a joint.
    """
    return min((Fraction(side, 2 * mass * UNITS_PER_MM) for side, mass in _sides(column)), default=None)


def touches(below: Placed, above: Placed) -> bool:
    """Whether two boxes form a joint: seen from above, they overlap in more than a line."""
    return (
        2 * abs(below.x - above.x) < below.box.width + above.box.width
        and 2 * abs(below.y - above.y) < below.box.depth + above.box.depth
    )


def _sides(column: Sequence[Placed]) -> list[tuple[int, int]]:
    """For each of the four sides of each joint: the distance times twice the mass above, and that mass.

    The factor avoids the halves of odd widths and the division by the mass, so nothing is rounded.
    """
    found: list[tuple[int, int]] = []
    mass = moment_x = moment_y = 0
    for below, above in zip(reversed(column[:-1]), reversed(column[1:]), strict=True):
        mass += above.box.volume
        moment_x += above.box.volume * above.x
        moment_y += above.box.volume * above.y
        for moment, spans in (
            (moment_x, [(2 * block.x, block.box.width) for block in (below, above)]),
            (moment_y, [(2 * block.y, block.box.depth) for block in (below, above)]),
        ):
            low = max(centre - size for centre, size in spans)
            high = min(centre + size for centre, size in spans)
            if low >= high:  # no overlap: no centre can be inside
                found.append((min(high - low, -1) * mass, mass))
                continue
            found.append((2 * moment - low * mass, mass))
            found.append((high * mass - 2 * moment, mass))
    return found
