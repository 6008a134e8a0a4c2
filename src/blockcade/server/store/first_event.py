"""Reads a table's options from the first event of its log, for lists that do not read the whole log."""

from collections.abc import Mapping

from blockcade.record.codec import decode_event
from blockcade.record.events import Opened
from blockcade.record.timeline import BadLog


def options_in(first: bytes | None) -> Mapping[str, str]:
    """The options of the table; none where the event is missing or damaged, so that the list still shows."""
    if first is None:
        return {}
    try:
        event = decode_event(first)
    except BadLog:
        return {}
    return event.options if isinstance(event, Opened) else {}
