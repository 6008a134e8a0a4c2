"""The facts of a table's first event that lists need without reading the whole log."""

from collections.abc import Mapping

from blockcade.record.codec import decode_event
from blockcade.record.events import Opened
from blockcade.record.timeline import BadLog

STUDY = "/study"  # after the game's key, so that lessons and puzzles never count as games


def listed_game(opened: Opened) -> str:
    """The game as the store lists it."""
    return opened.game + STUDY if opened.study else opened.game


def game_of(listed: str) -> tuple[str, bool]:
    """The game's key, and whether the table is a study: the inverse of `listed_game`."""
    return listed.removesuffix(STUDY), listed.endswith(STUDY)


def options_in(first: bytes | None) -> Mapping[str, str]:
    """The options of the table; none where the event is missing or damaged, so that the list still shows."""
    if first is None:
        return {}
    try:
        event = decode_event(first)
    except BadLog:
        return {}
    return event.options if isinstance(event, Opened) else {}
