"""Other file formats for game records: a game may bring one, so that other programs can read its games.

The format of a game is in the module of this folder whose name is the game's key. An installed package
brings one through the entry-point group `blockcade.formats`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from blockcade.core import AnyGame
from blockcade.core.brought import brought
from blockcade.games import GAMES
from blockcade.record.file import (
    SUFFIX,
    BadRecord,
    Record,
    parse_record,
    read_bounded,
    read_record,
    write_record,
)
from blockcade.record.timeline import AnyTimeline

GROUP = "blockcade.formats"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordFormat:
    """A text format for the records of one game."""

    suffix: str  # ".blksgf"
    media_type: str
    title: str  # a sentence for the API's documentation
    parse: Callable[[str], Record]  # replays every move; raises BadRecord
    format: Callable[[Record, AnyTimeline | None], str]
    """Raises BadRecord if the format cannot express the game. With the timeline it need not be replayed."""

    def read(self, path: Path | str) -> Record:
        """The record in a file. Raises BadRecord."""
        try:
            text = read_bounded(path).decode("utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(
                f"not UTF-8, which is the only encoding of {self.suffix} files: {error}"
            ) from error
        return self.parse(text)

    def write(self, record: Record, path: Path | str) -> None:
        Path(path).write_text(self.format(record, None), encoding="utf-8", newline="\n")


@cache
def format_of(game_key: str) -> RecordFormat | None:
    """The other format for a game's records; None: it has none."""
    return brought(
        game_key, RecordFormat, package="blockcade.record.formats", attribute="FORMAT", group=GROUP
    )


@cache
def other_formats() -> dict[str, RecordFormat]:
    """The formats of all games, by suffix."""
    found = [format_of(key) for key in GAMES]
    return {one.suffix: one for one in found if one}


def suffixes() -> str:
    """The customary names of record files, for error messages."""
    return " or ".join([SUFFIX, *other_formats()])


def read_any(path: Path | str) -> Record:
    """The record in a file of any format, by its name; BadRecord names the file."""
    other = other_formats().get(Path(path).suffix)
    try:
        return other.read(path) if other else read_record(path)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def read_text(name: str, text: str, games: Mapping[str, AnyGame] | None = None) -> Record:
    """The record in a text of any format, by the name of its file. Raises BadRecord."""
    other = other_formats().get(Path(name).suffix.lower())
    return other.parse(text) if other else parse_record(text, games)


def write_any(record: Record, path: Path | str) -> None:
    """Writes a record in the format of the file's suffix. Raises BadRecord."""
    suffix = Path(path).suffix
    if suffix == SUFFIX:
        write_record(record, path)
    elif other := other_formats().get(suffix):
        other.write(record, path)
    else:
        raise BadRecord(f"a game is saved as {suffixes()}, not as {suffix or 'nothing'!r}")
