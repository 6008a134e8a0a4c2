"""Writes a whole game as text, for diffs in review: position, views, legal moves and move of each step.

`python -m blockcade.testkit.playthrough --write tests/data` writes the golden files of all games.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from blockcade.core import AnyGame, Seat, Setup, format_who
from blockcade.games import GAMES
from blockcade.record import Timeline, actor_of, encode_event
from blockcade.testkit.walk import RandomWalk, in_order

_ABSENT = object()
_SHOWN = 2  # moves at either end of the list; the digest answers for the rest


def playthrough(game: AnyGame, setup: Setup, seed: int | str, *, most_events: int | None = None) -> str:
    """Return the text of one random game, or of its first `most_events` events.

    A view shows only its changes; a seat's view only what a spectator's lacks.
    """
    timeline = Timeline(game, setup)
    walk = RandomWalk(seed, game.card.trials.sense)
    lines = [
        f"game {game.key}, rules {game.rules_version}",
        f"setup {setup.players} players, {' '.join(f'{key}={value}' for key, value in setup.options)}",
        f"seed {seed}",
    ]
    shown: dict[str, Any] = {}
    written = 0
    while True:
        lines.extend(["", f"# {timeline.kept}", f"pos {game.format_position(timeline.state)}"])
        view = _fields(game, timeline.state, None)
        lines.extend(f"view {key} {_json(value)}" for key, value in _changes(shown, view))
        shown = view
        for seat in range(setup.players):
            own = _fields(game, timeline.state, Seat(seat))
            lines.extend(f"view {seat} {key} {_json(value)}" for key, value in _changes(view, own))
        for who in in_order(game.to_act(timeline.state)):
            moves = [game.format_move(move) for move in game.legal_moves(timeline.state, who)]
            lines.append(f"legal {format_who(who)} {_summary(moves)}")
        if most_events is not None and timeline.kept >= most_events:
            lines.extend(["", f"not played on after {timeline.kept} events"])
            break
        if not walk.step(timeline):
            break
        lines.extend(
            f"do {format_who(actor_of(event))} {getattr(event, 'move', 'left')}"
            for event in timeline.events[written:]
        )
        written = timeline.kept
    log = b"\n".join(encode_event(event) for event in timeline.events)
    return "\n".join([*lines, "", f"outcome {game.outcome(timeline.state)}", f"log {_digest(log)}", ""])


def golden_files(game: AnyGame) -> Iterator[tuple[str, str]]:
    """The playthroughs that a game is held to: one for each number of players and form, as name and text."""
    trials = game.card.trials
    usual = {f"{players}-players": (players, dict[str, str]()) for players in game.players}
    for name, (players, options) in {**usual, **trials.forms}.items():
        text = playthrough(
            game, game.setup(players, options), players, most_events=trials.longest_playthrough
        )
        yield f"{name}.txt", text


def write_golden_files(folder: Path, games: Mapping[str, AnyGame] = GAMES) -> list[Path]:
    """Write `folder/<game>/playthroughs/…` and return the written files."""
    written: list[Path] = []
    for game in games.values():
        home = folder / game.key / "playthroughs"
        home.mkdir(parents=True, exist_ok=True)
        for name, text in golden_files(game):
            (home / name).write_text(text, encoding="utf-8", newline="\n")
            written.append(home / name)
    return written


def _fields(game: AnyGame, state: Any, viewer: Seat | None) -> dict[str, Any]:
    return msgspec.to_builtins(game.view_for(state, viewer))


def _changes(
    before: Mapping[str, Any], after: Mapping[str, Any], path: str = ""
) -> Iterator[tuple[str, Any]]:
    """Return the smallest differing parts, as path and value: `colours.2.score 84`."""
    for key, value in after.items():
        old = before.get(key, _ABSENT)
        if old == value:
            continue
        parts, old_parts = _parts(value), _parts(old)
        if parts is not None and old_parts is not None and parts.keys() == old_parts.keys():
            yield from _changes(old_parts, parts, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def _parts(value: Any) -> Mapping[str, Any] | None:
    """Return the parts of objects and of lists of objects. Other lists read better whole."""
    match value:
        case dict():
            return cast("dict[str, Any]", value)
        case [dict(), *_]:
            return {str(index): item for index, item in enumerate(cast("list[Any]", value))}
        case _:
            return None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _summary(moves: Sequence[str]) -> str:
    ends = moves if len(moves) <= 2 * _SHOWN else [*moves[:_SHOWN], "…", *moves[-_SHOWN:]]
    return f"{len(moves)} {' '.join(ends)} {_digest(' '.join(moves).encode())}"


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m blockcade.testkit.playthrough", description=__doc__)
    parser.add_argument("--write", metavar="FOLDER", type=Path, required=True, help="for example tests/data")
    for path in write_golden_files(parser.parse_args(argv).write):
        sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
