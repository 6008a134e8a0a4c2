"""Games of self-play on disk: small shards of numpy arrays, each complete or not there at all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from blockcade.core import RuleError

_RUN_FILE = "run.json"


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What a search thought of one position."""

    ply: int  # how many moves of the game came before
    moves: NDArray[np.uint16]  # those that were visited
    visits: NDArray[np.uint32]
    win: NDArray[np.float16]  # by seat
    points: NDArray[np.float16]  # by colour, expected


@dataclass(frozen=True, slots=True, eq=False)
class TrainingGame:
    """Moves, not features: a kernel that knows new features can learn from old games."""

    number: int
    moves: NDArray[np.uint16]
    points: NDArray[np.int16]  # by colour, at the end
    looks: tuple[Look, ...]


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the games of a folder are made; all of one folder are made alike."""

    variant: str
    playouts: int
    seed: int
    random_plies: int  # up to so many moves at random
    drawn_plies: int  # up to this ply, moves are drawn in proportion to their visits
    settings: dict[str, float]
    weights: str  # fingerprint of the file; empty: those built in
    network: str = ""  # likewise


def open_run(folder: Path, run: Run) -> None:
    """Makes the folder, or checks that its games were made the same way."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / _RUN_FILE
    if not file.exists():
        _write(file, msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
        return
    there = read_run(folder)
    if there != run:
        field = next(name for name in Run.__struct_fields__ if getattr(there, name) != getattr(run, name))
        theirs, ours = getattr(there, field), getattr(run, field)
        raise RuleError(f"the games in {folder} were made with {field} {theirs!r}, not {ours!r}")


def read_run(folder: Path) -> Run:
    try:
        return msgspec.json.decode((folder / _RUN_FILE).read_bytes(), type=Run)
    except FileNotFoundError as missing:
        raise RuleError(f"{folder} holds no games of self-play: there is no {_RUN_FILE}") from missing
    except msgspec.DecodeError as error:
        raise RuleError(f"{folder / _RUN_FILE} cannot be read: {error}") from error


def games_kept(folder: Path) -> int:
    """How many games lie in the folder: numbers 0 up to here."""
    count = 0
    for shard in _shards(folder):
        if int(shard.stem.removeprefix("games-")) != count:
            raise RuleError(f"{folder} lacks the games from {count} on: {shard.name} comes too early")
        with np.load(shard) as arrays:
            count += len(arrays["lengths"])
    return count


def write_shard(folder: Path, games: Sequence[TrainingGame]) -> Path:
    looks = [look for game in games for look in game.looks]
    arrays = {
        "lengths": np.array([len(game.moves) for game in games], dtype=np.uint16),
        "moves": _joined([game.moves for game in games], np.uint16),
        "points": np.stack([game.points for game in games]),
        "looks": np.array([len(game.looks) for game in games], dtype=np.uint16),
        "plies": np.array([look.ply for look in looks], dtype=np.uint16),
        "visited": np.array([len(look.moves) for look in looks], dtype=np.uint16),
        "visited_moves": _joined([look.moves for look in looks], np.uint16),
        "visits": _joined([look.visits for look in looks], np.uint32),
        "win": _stacked([look.win for look in looks]),
        "expected": _stacked([look.points for look in looks]),
    }
    path = folder / f"games-{games[0].number:06}.npz"
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    part.replace(path)
    return path


def read_games(folder: Path) -> Iterator[TrainingGame]:
    """One after another, in the order of their numbers."""
    for shard in _shards(folder):
        with np.load(shard) as file:
            arrays = {name: file[name] for name in file.files}
        yield from _games_of(int(shard.stem.removeprefix("games-")), arrays)


def _games_of(first: int, arrays: dict[str, NDArray[np.generic]]) -> Iterator[TrainingGame]:
    move_ends = _ends(arrays["lengths"])
    look_ends = _ends(arrays["looks"])
    visit_ends = _ends(arrays["visited"])
    for at, ((begin, end), (first_look, last_look)) in enumerate(
        zip(pairwise(move_ends), pairwise(look_ends), strict=True)
    ):
        looks = tuple(
            Look(
                ply=int(arrays["plies"][look]),
                moves=arrays["visited_moves"][visit_ends[look] : visit_ends[look + 1]].astype(np.uint16),
                visits=arrays["visits"][visit_ends[look] : visit_ends[look + 1]].astype(np.uint32),
                win=arrays["win"][look].astype(np.float16),
                points=arrays["expected"][look].astype(np.float16),
            )
            for look in range(first_look, last_look)
        )
        yield TrainingGame(
            number=first + at,
            moves=arrays["moves"][begin:end].astype(np.uint16),
            points=arrays["points"][at].astype(np.int16),
            looks=looks,
        )


def _shards(folder: Path) -> list[Path]:
    return sorted(folder.glob("games-*.npz"))


def _ends(counts: NDArray[np.generic]) -> list[int]:
    return [0, *np.cumsum(counts.astype(np.int64)).tolist()]


def _joined(parts: Sequence[NDArray[np.generic]], kind: type[np.generic]) -> NDArray[np.generic]:
    return np.concatenate([np.empty(0, dtype=kind), *parts]).astype(kind)


def _stacked(rows: Sequence[NDArray[np.float16]]) -> NDArray[np.float16]:
    return np.stack(rows) if rows else np.empty((0, 0), dtype=np.float16)


def _write(path: Path, content: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(content)
    part.replace(path)
