"""Writes the server's log: one line an event, as JSON for programs or as plain text for people.

No line holds a secret: no key, no cookie, no seat link and no seed. A person appears as a short hash.
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
_FIELDS = "blockcade_fields"  # the attribute of a LogRecord that holds our fields


def note(
    log: logging.Logger,
    level: int,
    event: str,
    *,
    trace: bool | BaseException = False,
    **fields: object,
) -> None:
    """Logs one event with its fields. `trace` adds an error's traceback; True: that of the current error."""
    if log.isEnabledFor(level):
        carried = {_FIELDS: {"event": event, **fields}}
        log.log(level, _words(event, fields), extra=carried, exc_info=trace, stacklevel=2)


def person(player: str) -> str:
    """A short hash of a player's id, to tell players apart. The id itself is a part of the cookie."""
    return hashlib.sha256(player.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, event, then the event's own fields."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(
            {"time": _time(record).isoformat(timespec="milliseconds"), **_content(record)},
            ensure_ascii=False,
            default=str,
        )


class PlainLines(logging.Formatter):
    """Lines for a terminal: time of day, level, event and fields; a traceback follows below."""

    def format(self, record: logging.LogRecord) -> str:
        content = _content(record)
        level, event, trace = content.pop("level"), content.pop("event"), content.pop("trace", "")
        time = _time(record).astimezone().strftime("%H:%M:%S")
        line = f"{time} {level:<7} {_words(event, content)}"
        return f"{line}\n{trace}" if trace else line


def set_up(kind: str, level: str, stream: TextIO = sys.stderr) -> logging.Handler:
    """Sends this program's log to `stream`, in the format `kind` of KINDS, from the level of LEVELS up."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for other in ("uvicorn", "websockets", "nats", "asyncio"):  # libraries log only warnings and errors
        logging.getLogger(other).setLevel(logging.WARNING)
    return handler


def _content(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, object] | None = getattr(record, _FIELDS, None)
    content: dict[str, Any] = {"level": record.levelname.lower()}
    if fields is None:  # a library wrote this line
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
    """The value as text; quoted if it has blanks, quotes, "=" or control characters."""
    text = str(value)
    return text if text.isprintable() and text and not set(text) & set(' "=') else json.dumps(text)
