"""The page's types are those of the server, and messages are strict."""

from pathlib import Path

import msgspec
import pytest

from blockcade.games import OWN_GAMES
from blockcade.wire.to_server import MAX_MESSAGE_BYTES, Play, ToServer
from blockcade.wire.typescript import written_files

WIRE_FOLDER = Path(__file__).parents[2] / "web/src/lib/wire"


def test_the_written_types_are_not_stale() -> None:
    """When this fails, run `make wire`."""
    for name, text in written_files(OWN_GAMES).items():
        assert (WIRE_FOLDER / name).read_text("utf-8") == text


def test_every_message_and_every_view_is_declared() -> None:
    text = written_files(OWN_GAMES)["messages.ts"]
    for name in ("Play", "Update", "Refused", "NewTable", "Replay", "BlokusView", "BlokusColour"):
        assert f"export interface {name} {{" in text or f"export type {name} =" in text
    assert 'type: "play";' in text
    assert "  name?: string;" in text, "what has a default may be left out"


PLAY = b'{"type":"play","command_id":"c","seat":0,"at_seq":3,"move":"I1:a1"}'


def test_a_message_decodes_into_its_type() -> None:
    assert msgspec.json.decode(PLAY, type=ToServer) == Play(command_id="c", seat=0, at_seq=3, move="I1:a1")


@pytest.mark.parametrize(
    "broken",
    [
        PLAY.replace(b"play", b"cheat"),
        PLAY.replace(b'"seat":0', b'"seat":0,"extra":1'),
        PLAY.replace(b'"seat":0', b'"seat":-1'),
        PLAY.replace(b'"seat":0', b'"seat":"0"'),
        PLAY.replace(b'"command_id":"c",', b""),
        PLAY.replace(b"I1:a1", b"x" * MAX_MESSAGE_BYTES),
        b"[]",
        b"",
    ],
)
def test_anything_else_is_refused(broken: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(broken, type=ToServer)
