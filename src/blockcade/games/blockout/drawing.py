"""The tower of Block Out! from the front as a picture, for notebooks and reports."""

import math

from blockcade.games.blockout.cards import Block, box_of
from blockcade.games.blockout.data import EDITIONS
from blockcade.games.blockout.view import PoseView, StandingView, View

_WIDTH, _HEIGHT, _EDGE = 360, 330, 16
_TABLE = 270  # the y coordinate of the table in the picture
_PIXELS_PER_UNIT = 0.05  # one pixel per millimetre
_PAINT = {"wood": "#C99A5B", "red": "#D9443A", "blue": "#3B6FB6", "yellow": "#E8B931", "black": "#3A3633"}
_INK = "#221D16"


def draw_svg(view: View) -> str:
    """The tower on the table, the free blocks beside it, and each player's number of cards."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}">',
        '<g font-family="Rubik, sans-serif" font-size="13" text-anchor="middle">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="12" fill="#F6EFE3"/>',
        f'<rect x="{_EDGE}" y="{_TABLE}" width="{_WIDTH - 2 * _EDGE}" height="8" rx="4" fill="#B98F63"/>',
    ]
    parts.extend(_standing(view.edition, standing) for standing in view.tower)
    parts.append(_free(view))
    counts = "   ".join(f"{seat}: {player.cards}" for seat, player in enumerate(view.players))
    line = f"cards  {counts}   pile {view.pile}"
    parts.append(f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 18}" fill="{_INK}">{line}</text>')
    return "".join([*parts, "</g></svg>"])


def _standing(edition: str, standing: StandingView) -> str:
    """Seen along y: a block turned about the vertical is as wide as its projection on x."""
    block, pose = Block.parse(standing.block), standing.pose
    box = box_of(edition, block)
    yaw, tilt = _yaw(pose), _tilt(pose)
    width = abs(math.cos(yaw)) * box.width + abs(math.sin(yaw)) * box.depth
    wide, high = width * _PIXELS_PER_UNIT, box.height * _PIXELS_PER_UNIT
    x, y = _WIDTH / 3 + pose.x * _PIXELS_PER_UNIT, _TABLE - pose.z * _PIXELS_PER_UNIT
    return (
        f'<rect x="{x - wide / 2:.2f}" y="{y - high / 2:.2f}" width="{wide:.2f}" height="{high:.2f}" rx="1.5"'
        f' fill="{_paint(block)}" stroke="{_INK}" stroke-width="0.6"'
        f' transform="rotate({math.degrees(tilt):.2f} {x:.2f} {y:.2f})"/>'
    )


def _free(view: View) -> str:
    """Free blocks from above, one row per size."""
    parts: list[str] = []
    colours = EDITIONS[view.edition]
    for name in view.free:
        block = Block.parse(name)
        side = box_of(view.edition, block).width * _PIXELS_PER_UNIT * 0.7
        x = _WIDTH * 0.66 + colours.index(block.colour) * 38
        y = _TABLE - 28 - block.size * 38
        parts.append(
            f'<rect x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}"'
            f' rx="2" fill="{_paint(block)}"/>'
        )
    return "".join(parts)


def _paint(block: Block) -> str:
    return _PAINT[block.colour.name.lower()]


def _yaw(pose: PoseView) -> float:
    """The rotation about the vertical."""
    w, x, y, z = (part / 10_000 for part in (pose.qw, pose.qx, pose.qy, pose.qz))
    return math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))


def _tilt(pose: PoseView) -> float:
    """The lean to the right, seen from the front: the angle of the block's own up axis towards x."""
    w, x, y, z = (part / 10_000 for part in (pose.qw, pose.qx, pose.qy, pose.qz))
    return math.atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y))
