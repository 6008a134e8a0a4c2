"""What the server writes about itself: one line an event, for programs as JSON, for people as words.

No line holds a secret: no key, no cookie, no link to a seat, no seed; a person is a short hash.
"""

import hashlib
import json
import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TextIO

KINDS = ("plain", "json")
LEVELS = ("debug", "info", "warning", "error")
_FIELDS = "blockcade_fields"  # where a record of the standard library carries ours


def note(
    log: logging.Logger,
    level: int,
    event: str,
    *,
    trace: bool | BaseException = False,
    **fields: object,
) -> None:
    """Writes one event with what is known of it; `trace` adds an error, or True the one being handled."""
    if log.isEnabledFor(level):
        carried = {_FIELDS: {"event": event, **fields}}
        log.log(level, _words(event, fields), extra=carried, exc_info=trace, stacklevel=2)


def person(player: str) -> str:
    """Tells one player's lines from another's without telling who it is: an id would be half a cookie."""
    return hashlib.sha256(player.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """One object a line: time, level, event, then the event's own fields."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(
            {"time": _time(record).isoformat(timespec="milliseconds"), **_content(record)},
            ensure_ascii=False,
            default=str,
        )


class PlainLines(logging.Formatter):
    """For a terminal: the time of day, the level, the event and its fields; errors with their trace below."""

    def format(self, record: logging.LogRecord) -> str:
        content = _content(record)
        level, event, trace = content.pop("level"), content.pop("event"), content.pop("trace", "")
        time = _time(record).astimezone().strftime("%H:%M:%S")
        line = f"{time} {level:<7} {_words(event, content)}"
        return f"{line}\n{trace}" if trace else line


def set_up(kind: str, level: str, stream: TextIO = sys.stderr) -> logging.Handler:
    """From now on this program's log goes to `stream` in one of KINDS, from one of LEVELS up."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for other in ("uvicorn", "websockets", "nats", "asyncio"):  # libraries speak when something is wrong
        logging.getLogger(other).setLevel(logging.WARNING)
    return handler


def _content(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, object] | None = getattr(record, _FIELDS, None)
    content: dict[str, Any] = {"level": record.levelname.lower()}
    if fields is None:  # a line of a library
        content |= {"event": "log", "logger": record.name, "message": record.getMessage()}
    else:
        content |= fields
    if record.exc_info and record.exc_info[0]:
        content["trace"] = logging.Formatter().formatException(record.exc_info)
    return content


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _words(event: str, fields: Mapping[str, object]) -> str:
    return " ".join([event, *(f"{name}={_word(value)}" for name, value in fields.items())])


def _word(value: object) -> str:
    """As it is, or in quotes if it has blanks or anything that could pass for another line."""
    text = str(value)
    return text if text.isprintable() and text and not set(text) & set(' "=') else json.dumps(text)
