"""The extras that pages and messages tell people to install exist in the package's own metadata."""

import re
from importlib.metadata import metadata, requires
from pathlib import Path

import pytest

from blockcade.engine.worker_pool import NO_RAY

ROOT = Path(__file__).parents[1]
TEXTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*"), *ROOT.glob("src/**/*.py")]


def promised() -> dict[str, str]:
    """Every optional part that a text names, and one of the texts."""
    return {
        name: str(path.relative_to(ROOT))
        for path in TEXTS
        for names in re.findall(r"(?:blockcade|'\.|\"\.)\[([a-z,]+)\]", path.read_text("utf-8"))
        for name in names.split(",")
    }


@pytest.mark.parametrize("name", sorted({*promised(), "hosts", "ray"}))
def test_every_optional_part_that_is_promised_brings_something(name: str) -> None:
    assert name in (metadata("blockcade").get_all("Provides-Extra") or []), promised().get(name)
    assert [line for line in requires("blockcade") or [] if re.search(rf"extra == ['\"]{name}['\"]", line)]


def test_the_message_about_ray_names_the_part_that_brings_it() -> None:
    (name,) = re.findall(r"pip install 'blockcade\[(\w+)\]'", NO_RAY)
    brought = [line for line in requires("blockcade") or [] if re.search(rf"extra == ['\"]{name}['\"]", line)]
    assert [line for line in brought if re.match(r"ray\b", line)], brought
