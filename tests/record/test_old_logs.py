"""This release reads the logs of every earlier one, with the same result."""

import hashlib
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

from blockcade.record import decode_stamped, replay
from blockcade.record.fold import Fold
from blockcade.testkit.old_logs import DIGESTS_NAME, Recorded, view_digests

LOGS = Path(__file__).parent.parent / "data" / "logs"
RELEASES = sorted(path.name for path in LOGS.iterdir())


@pytest.mark.slow
@pytest.mark.parametrize("release", RELEASES)
def test_a_releases_logs_say_what_they_said(release: str) -> None:
    recorded = msgspec.json.decode((LOGS / release / DIGESTS_NAME).read_bytes(), type=dict[str, Recorded])
    assert {f"{name}.jsonl" for name in recorded} == {path.name for path in (LOGS / release).glob("*.jsonl")}
    for name, expected in recorded.items():
        body = (LOGS / release / f"{name}.jsonl").read_bytes()
        assert hashlib.sha256(body).hexdigest() == expected.log, f"{name}: what a release wrote never changes"
        log = [decode_stamped(line) for line in body.splitlines()]
        end = replay(stamped.event for stamped in log)
        assert view_digests(end.game, end.state, end.setup.players) == expected.views, name
        table = Fold.of(log)
        assert table.seq == expected.events
        assert table.position.state == end.state, f"{name}: a table and a replay agree"


def test_this_release_is_recorded() -> None:
    assert version("blockcade") in RELEASES, "python -m blockcade.testkit.old_logs --write tests/data/logs"


def test_every_kind_of_event_and_every_game_is_in_them() -> None:
    for release in RELEASES:
        text = b"".join(path.read_bytes() for path in (LOGS / release).glob("*.jsonl"))
        for kind in ("opened", "seated", "moved", "chanced", "elapsed", "weighed", "left", "taken_back",
                     "revealed", "followed"):  # fmt: skip
            assert f'"type":"{kind}"'.encode() in text, (release, kind)
        for game in ("blokus", "blackout", "blockyou", "blockout"):
            assert f'"game":"{game}"'.encode() in text, (release, game)
