"""A release that writes something new says so, since an older one could not read it."""

import typing

from blockcade.record.events import Event
from blockcade.server.store.data_version import DATA_VERSION

TYPES = {
    2: {
        "chanced", "closed", "elapsed", "followed", "left", "missed", "moved", "opened", "paced", "paused",
        "resumed", "returned", "revealed", "seated", "taken_back", "tried", "weighed",
    },
}  # fmt: skip


def test_a_new_type_of_event_raises_the_version_of_the_data() -> None:
    tags = {event.__struct_config__.tag for event in typing.get_args(Event)}
    assert tags == TYPES[DATA_VERSION], "raise DATA_VERSION, add a step to both stores and a line here"
