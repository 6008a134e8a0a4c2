"""Records logs as this release writes them, for later releases to read: every game, option and event.

`python -m blockcade.testkit.old_logs --write tests/data/logs` records those of the present release, once.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from blockcade.core import AnyGame, BadSetup, Seat, seed_hash
from blockcade.games import GAMES
from blockcade.record import (
    AnyTimeline,
    Event,
    Followed,
    GameEvent,
    Left,
    Moved,
    Opened,
    Revealed,
    Seated,
    Stamped,
    TakenBack,
    Timeline,
    encode_stamped,
    replay,
)
from blockcade.testkit.walk import RandomWalk

DIGESTS_NAME = "digests.json"
_SHORT = 40  # events in the log of each option
_LONG = 400  # events in the one whole game of each kind


class Recorded(msgspec.Struct, frozen=True):
    """The results that a log must always give."""

    events: int
    log: str  # SHA-256 of the file
    views: dict[str, str]  # at the end, of each seat and of a spectator ("none"): SHA-256 of its JSON


def logs() -> Iterator[tuple[str, list[Stamped]]]:
    """Yield name and content of each log; every call gives the same."""
    for game in GAMES.values():
        for players in game.players:
            yield f"{game.key}-{players}", _log(game, players, {}, _LONG if players == 2 else _SHORT)
        for option in game.options:
            for value in option.values:
                players = option.players[0] if option.players else game.players[0]
                chosen = ",".join(option.values) if option.per_seat else value
                try:
                    game.setup(players, {option.key: chosen})
                except BadSetup:
                    continue  # valid only with another option
                yield f"{game.key}-{option.key}-{value}", _log(game, players, {option.key: chosen}, _SHORT)


def view_digests(game: AnyGame, state: Any, players: int) -> dict[str, str]:
    seen = {"none": game.view_for(state, None)}
    seen |= {str(seat): game.view_for(state, Seat(seat)) for seat in range(players)}
    return {viewer: hashlib.sha256(msgspec.json.encode(view)).hexdigest() for viewer, view in seen.items()}


def write_logs(folder: Path) -> list[Path]:
    """Write `folder/<version>/…`, which must not exist: logs of a release never change."""
    home = folder / version("blockcade")
    home.mkdir(parents=True)
    recorded: dict[str, Recorded] = {}
    for name, log in logs():
        body = b"".join(encode_stamped(stamped) + b"\n" for stamped in log)
        (home / f"{name}.jsonl").write_bytes(body)
        end = replay(stamped.event for stamped in log)
        views = view_digests(end.game, end.state, end.setup.players)
        recorded[name] = Recorded(len(log), hashlib.sha256(body).hexdigest(), views)
    (home / DIGESTS_NAME).write_bytes(msgspec.json.format(msgspec.json.encode(recorded)) + b"\n")
    return sorted(home.iterdir())


def _log(game: AnyGame, players: int, options: dict[str, str], most: int) -> list[Stamped]:
    """Make a game's log with all that happens at tables: bots, takebacks, people who leave."""
    seed = f"{game.key} {players} {options}"
    luck = f"luck {seed}".encode()  # what the walk draws from
    setup = game.setup(players, options)
    log: list[Event] = [
        Opened(
            game.key, game.rules_version, players, dict(setup.options), seed_hash(luck), "host", True, True
        ),
        *(Seated(seat, f"Name {seat}", "host", command=f"s{seat}") for seat in range(players - 1)),
        Seated(players - 1, "", "", "random", 1),
    ]
    timeline: AnyTimeline = Timeline(game, setup)
    walk, known = RandomWalk(seed, game.card.trials.sense), 0
    back: TakenBack | None = None
    while timeline.kept < most and walk.step(timeline):
        log += [_with_command(event, len(log)) for event in timeline.events[known:]]
        if timeline.kept >= most // 2 and not back:
            back = TakenBack(0, timeline.kept - 1, "t1")
            timeline.apply(back)
            log.append(back)
        known = timeline.kept
    if game.outcome(timeline.state) is None:
        left = Left(0, "l1")
        timeline.apply(left)
        log.append(left)
    if game.outcome(timeline.state):
        log += [Revealed(luck.hex()), Followed("another-table", "r1")]
    return [Stamped(1_760_000_000_000 + 1000 * number, event) for number, event in enumerate(log)]


def _with_command(event: GameEvent, number: int) -> GameEvent:
    return msgspec.structs.replace(event, command=f"c{number}") if isinstance(event, Moved) else event


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m blockcade.testkit.old_logs", description=__doc__)
    parser.add_argument(
        "--write", metavar="FOLDER", type=Path, required=True, help="for example tests/data/logs"
    )
    for path in write_logs(parser.parse_args(argv).write):
        sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
