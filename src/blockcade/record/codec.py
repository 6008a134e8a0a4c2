"""Encodes events as bytes and decodes them: only this module knows the format of a log."""

import msgspec

from blockcade.record.events import Event, Stamped
from blockcade.record.timeline import BadLog

_ENCODER = msgspec.json.Encoder()
_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_STAMPED = msgspec.json.Decoder(Stamped)


def encode_event(event: Event) -> bytes:
    """One line of JSON without a line break; equal events give equal bytes."""
    return _ENCODER.encode(event)


def decode_event(data: bytes | str) -> Event:
    """The inverse of `encode_event`. Raises BadLog. Fields that a newer version added are ignored."""
    try:
        return _EVENT.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog(f"not an event: {error}") from error


def encode_stamped(stamped: Stamped) -> bytes:
    return _ENCODER.encode(stamped)


def decode_stamped(data: bytes | str) -> Stamped:
    """The inverse of `encode_stamped`. Raises BadLog."""
    try:
        return _STAMPED.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog(f"not a stamped event: {error}") from error
