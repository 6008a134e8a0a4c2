"""Logs of long runs, one line of JSON for each finished task: a stopped run resumes from its log."""

from pathlib import Path
from typing import TypeVar

import msgspec

from blockcade.core import RuleError

H = TypeVar("H")
E = TypeVar("E")


def read_journal(path: Path, heading: type[H], entry: type[E], what: str) -> tuple[H, list[E]] | None:
    """Return the first line and all others; None if the file is empty or missing.

    `what` names the expected kind of file in errors. A last line that a kill cut short is removed from the
    file, so that the next line does not join it.
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
