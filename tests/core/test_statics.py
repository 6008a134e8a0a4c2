"""The balance of straight columns, exact in whole numbers; the vectors of BO-O05."""

from fractions import Fraction

import pytest

from blockcade.core import BadNotation
from blockcade.core.pose import UNITS_PER_MM, Box, Pose
from blockcade.core.statics import Placed, margin_mm, stands, touches

_SIZES = {"S": (30, 20), "M": (45, 30), "L": (60, 40)}  # base and height in mm; mass goes with the volume


def _column(text: str) -> list[Placed]:
    placed: list[Placed] = []
    for word in text.split():
        size, place = word.split("@")
        base, height = (length * UNITS_PER_MM for length in _SIZES[size])
        x, y = (int(number) * UNITS_PER_MM for number in place.split(","))
        placed.append(Placed(Box(base, base, height), x, y))
    return placed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("L@0,0 M@0,0 S@0,0", True),  # BO-T16
        ("L@0,0 M@29,0", True),  # BO-T17
        ("L@0,0 M@30,0", False),  # the centre on the border
        ("L@0,0 M@20,0 L@30,0", True),  # BO-T18
        ("L@0,0 M@20,0 L@38,0", False),
        ("S@0,0 L@10,0 L@22,0", False),  # BO-T19
        ("S@0,0 L@14,0 L@-14,0", True),  # BO-T20
        ("L@0,0 S@50,0", False),  # BO-T21: not even a joint
        ("L@0,0 M@0,-29", True),
        ("L@0,0 M@0,-30", False),
        ("S@0,0", True),  # BO-O09
        ("", True),
    ],
)
def test_bo_o05_a_column_stands_when_every_centre_is_strictly_inside(text: str, expected: bool) -> None:
    assert stands(_column(text)) is expected


def test_the_margin_is_exact_and_names_the_worst_joint() -> None:
    assert margin_mm(_column("L@0,0 M@29,0")) == 1
    assert margin_mm(_column("L@0,0 M@30,0")) == 0
    assert margin_mm(_column("L@0,0 M@20,0 L@38,0")) == 30 - Fraction(27 * 20 + 64 * 38, 27 + 64)
    assert margin_mm(_column("L@0,0")) is None


def test_bo_t21_blocks_that_share_only_a_border_have_no_joint() -> None:
    assert touches(*_column("L@0,0 S@44,0"))
    assert not touches(*_column("L@0,0 S@45,0"))
    assert not touches(*_column("L@0,0 S@50,0"))


def test_a_pose_reads_back_as_it_was_written() -> None:
    pose = Pose.upright(-3, 40, 240, yaw=1.0)
    assert Pose.parse(str(pose)) == pose
    assert str(Pose.upright(0, 0, 240)) == "0.0.240.10000.0.0.0"
    assert pose.yaw == pytest.approx(1.0, abs=2e-4)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1.2.3",
        "0.0.240.9000.0.0.0",
        "0.0.240.-10000.0.0.0",
        "00.0.240.10000.0.0.0",
        "0.0.99999.10000.0.0.0",
    ],
)
def test_what_is_no_pose_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Pose.parse(text)
