"""Events survive writing and reading, with any content and with fields that a later version adds."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockcade.record import (
    BadLog,
    Chanced,
    Elapsed,
    Event,
    Followed,
    Left,
    Moved,
    Opened,
    Revealed,
    Seated,
    Stamped,
    TakenBack,
    Weighed,
    decode_event,
    decode_stamped,
    encode_event,
    encode_stamped,
)

text = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
numbers = st.integers(0, 10**12)
events = cast(
    "st.SearchStrategy[Event]",
    st.one_of(
        st.builds(
            Opened, text, numbers, numbers, st.dictionaries(text, text, max_size=3), text, text, st.booleans()
        ),
        st.builds(Seated, numbers, text, text, text, numbers, text),
        st.builds(Moved, numbers, text, text),
        st.builds(Chanced, text),
        st.builds(Elapsed, text),
        st.builds(Weighed, text),
        st.builds(Left, numbers, text),
        st.builds(TakenBack, numbers, numbers, text),
        st.builds(Revealed, text),
        st.builds(Followed, text, text),
    ),
)


@given(events)
def test_events_come_back_as_they_went(event: Event) -> None:
    written = encode_event(event)
    assert b"\n" not in written
    assert decode_event(written) == event
    assert encode_event(decode_event(written)) == written


@given(events, numbers)
def test_stamps_come_back_too(event: Event, at_ms: int) -> None:
    assert decode_stamped(encode_stamped(Stamped(at_ms, event))) == Stamped(at_ms, event)


def test_what_is_written_today_stays_readable() -> None:
    assert decode_event('{"type":"moved","seat":2,"move":"I1:a1"}') == Moved(2, "I1:a1")
    assert decode_event('{"type":"moved","seat":2,"move":"I1:a1","mood":"glad"}') == Moved(2, "I1:a1")
    opened = '{"type":"opened","game":"blokus","rules":1,"players":2,"options":{},"seed_hash":"ab"}'
    assert decode_event(opened) == Opened("blokus", 1, 2, {}, "ab")
    assert encode_event(Seated(1)) == b'{"type":"seated","seat":1}'


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'{"type":"flown"}',
        b'{"type":"moved","seat":"x","move":""}',
        b'{"type":"moved"}',
        b"\xff",
    ],
)
def test_what_is_no_event_is_refused(data: bytes) -> None:
    with pytest.raises(BadLog, match="not an event"):
        decode_event(data)
    with pytest.raises(BadLog, match="not a stamped event"):
        decode_stamped(data)
