"""The README is short: a picture, a line to install, a minute to the first game, and who it is for."""

import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def test_it_is_read_in_two_minutes() -> None:
    assert len(README.splitlines()) <= 80


def test_it_begins_with_a_picture_and_the_line_that_installs() -> None:
    _, first, *_ = [part for part in README.split("\n\n") if part.strip()]
    assert re.fullmatch(r"!\[[^]]+\]\([^)]+\)", first)
    commands = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert commands[0].splitlines()[0] == "pip install blockcade"
    assert [line.split("#")[0].strip() for line in commands[1].splitlines()] == ["make play", "make test"]


def test_it_leads_every_kind_of_reader_on() -> None:
    parts = re.findall(r"^- \*\*(\w[\w ]*)\*\*: (.*?)(?=^- \*\*|^`|\Z)", README, re.MULTILINE | re.DOTALL)
    assert [name for name, _ in parts] == [
        "Players",
        "Hosts",
        "Authors of bots",
        "Researchers",
        "Contributors",
    ]
    for name, text in parts:
        assert re.search(r"\]\((?:docs/|CONTRIBUTING)", text), name
