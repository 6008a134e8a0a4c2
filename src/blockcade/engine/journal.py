"""Logs of long work, a line of JSON for each thing that is done: what a run that was stopped goes on from."""

from pathlib import Path
from typing import TypeVar

import msgspec

from blockcade.core import RuleError

H = TypeVar("H")
E = TypeVar("E")


def read_journal(path: Path, heading: type[H], entry: type[E], what: str) -> tuple[H, list[E]] | None:
    """The first line and all others; None if there is nothing yet. `what` is what the file should be.

    A last line that a kill cut short is cut off the file, so that the next one does not hang on to it.
    """
    if not path.exists():
        return None
    whole, newline, cut = path.read_bytes().rpartition(b"\n")
    if cut:
        with path.open("r+b") as file:
            file.truncate(len(whole) + len(newline))
    lines = whole.splitlines()
    if not lines:
        return None
    try:
        first = msgspec.json.decode(lines[0], type=heading)
        return first, [msgspec.json.decode(line, type=entry) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise RuleError(f"{path} is not {what}: {error}") from error
