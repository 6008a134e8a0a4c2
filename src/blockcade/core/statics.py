"""Whether a column of straight blocks balances, exactly: whole numbers in, a yes or no out (BO-O05)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from blockcade.core.pose import UNITS_PER_MM, Box


class Placed(NamedTuple):
    """A box with its sides along x and y, and where its centre is; a turned block brings its turned box."""

    box: Box
    x: int
    y: int


def stands(column: Sequence[Placed]) -> bool:
    """True when at every joint the centre of mass of all above is strictly inside the overlap of the two.

    Lowest block first. A border counts as a fall; a single block or none always stands.
    """
    return all(side > 0 for side, _ in _sides(column))


def margin_mm(column: Sequence[Placed]) -> Fraction | None:
    """How far the worst centre of mass is inside its overlap; negative: it falls; None without a joint."""
    return min((Fraction(side, 2 * mass * UNITS_PER_MM) for side, mass in _sides(column)), default=None)


def touches(below: Placed, above: Placed) -> bool:
    """Whether there is a joint at all: the two overlap in more than a line, seen from above."""
    return (
        2 * abs(below.x - above.x) < below.box.width + above.box.width
        and 2 * abs(below.y - above.y) < below.box.depth + above.box.depth
    )


def _sides(column: Sequence[Placed]) -> list[tuple[int, int]]:
    """For each of the four sides of each joint: the distance times twice the mass above, and that mass.

    Halves of odd widths and the division by the mass are kept out by this factor, so nothing is rounded.
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
            if low >= high:  # no overlap: nothing can be inside, however far the two are apart
                found.append((min(high - low, -1) * mass, mass))
                continue
            found.append((2 * moment - low * mass, mass))
            found.append((high * mass - 2 * moment, mass))
    return found
