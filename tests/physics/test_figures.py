"""Is the tower a good game, and how much data does a viewer need?"""

import statistics

import pytest
from bench.tower import viewer_bytes

from blockcade.physics import SWAY_MM, TICKS_PER_SECOND
from tests.physics.towers import build, height

CAREFUL_MM, SHAKY_MM = 1.5, 3.0


def test_a_viewer_costs_less_than_four_kilobytes_a_second() -> None:
    traces = [placement.trace for _, placement in build(7, 2.0, SWAY_MM["normal"])]
    rates = [viewer_bytes(trace) * TICKS_PER_SECOND / trace.ticks for trace in traces]
    print("bytes a second per viewer, block by block:", [round(rate) for rate in rates])
    assert sum(map(viewer_bytes, traces)) * TICKS_PER_SECOND / sum(trace.ticks for trace in traces) < 4000


@pytest.mark.slow
def test_a_careful_placer_rarely_reaches_nine_and_a_shaky_one_falls_on_the_way() -> None:
    careful = [height(build(number, CAREFUL_MM, SWAY_MM["normal"])) for number in range(40)]
    shaky = [height(build(number, SHAKY_MM, SWAY_MM["normal"])) for number in range(16)]
    for name, heights in (("careful", careful), ("shaky", shaky)):
        nines = heights.count(9) / len(heights)
        print(f"{name}: nine in {nines:.0%}, median height {statistics.median(heights)}")
    assert 0.05 <= careful.count(9) / len(careful) <= 0.25
    assert 3 <= statistics.median(shaky) <= 6
    assert statistics.mean(shaky) < statistics.mean(careful)
