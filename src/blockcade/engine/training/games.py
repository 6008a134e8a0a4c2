"""Games of self-play on disk: small shards of numpy arrays, each written whole or not at all."""

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
class SearchedPosition:
    """The result of the search of one position."""

    ply: int  # the number of moves before it
    moves: NDArray[np.uint16]  # the visited ones
    visits: NDArray[np.uint32]
    win: NDArray[np.float16]  # by seat
    points: NDArray[np.float16]  # by colour, expected


@dataclass(frozen=True, slots=True, eq=False)
class TrainingGame:
    """A game as moves, not as features: a kernel with new features can still train on it."""

    number: int
    moves: NDArray[np.uint16]
    points: NDArray[np.int16]  # by colour, at the end
    searched: tuple[SearchedPosition, ...]


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the games of a folder are made; all games of a folder are made alike."""

    variant: str
    playouts: int
    seed: int
    random_plies: int  # at most so many random moves at the start
    drawn_plies: int  # up to this ply, moves are drawn in proportion to their visits
    settings: dict[str, float]
    weights: str  # fingerprint of the file; empty: those built in
    network: str = ""  # likewise


def open_run(folder: Path, run: Run) -> None:
    """Make the folder, or check that its games were made the same way."""
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
    """Count the games of the folder, which are numbered from 0."""
    count = 0
    for shard in _shards(folder):
        if int(shard.stem.removeprefix("games-")) != count:
            raise RuleError(f"{folder} lacks the games from {count} on: {shard.name} comes too early")
        with np.load(shard) as arrays:
            count += len(arrays["lengths"])
    return count


def write_shard(folder: Path, games: Sequence[TrainingGame]) -> Path:
    searched = [one for game in games for one in game.searched]
    arrays = {
        "lengths": np.array([len(game.moves) for game in games], dtype=np.uint16),
        "moves": _joined([game.moves for game in games], np.uint16),
        "points": np.stack([game.points for game in games]),
        "looks": np.array([len(game.searched) for game in games], dtype=np.uint16),
        "plies": np.array([one.ply for one in searched], dtype=np.uint16),
        "visited": np.array([len(one.moves) for one in searched], dtype=np.uint16),
        "visited_moves": _joined([one.moves for one in searched], np.uint16),
        "visits": _joined([one.visits for one in searched], np.uint32),
        "win": _stacked([one.win for one in searched]),
        "expected": _stacked([one.points for one in searched]),
    }
    path = folder / f"games-{games[0].number:06}.npz"
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    part.replace(path)
    return path


def read_games(folder: Path) -> Iterator[TrainingGame]:
    """Yield the games in the order of their numbers."""
    for shard in _shards(folder):
        with np.load(shard) as file:
            arrays = {name: file[name] for name in file.files}
        yield from _games_of(int(shard.stem.removeprefix("games-")), arrays)


def _games_of(first: int, arrays: dict[str, NDArray[np.generic]]) -> Iterator[TrainingGame]:
    move_ends = _ends(arrays["lengths"])
    searched_ends = _ends(arrays["looks"])
    visit_ends = _ends(arrays["visited"])
    for at, ((begin, end), (first_searched, last_searched)) in enumerate(
        zip(pairwise(move_ends), pairwise(searched_ends), strict=True)
    ):
        searched = tuple(
            SearchedPosition(
                ply=int(arrays["plies"][one]),
                moves=arrays["visited_moves"][visit_ends[one] : visit_ends[one + 1]].astype(np.uint16),
                visits=arrays["visits"][visit_ends[one] : visit_ends[one + 1]].astype(np.uint32),
                win=arrays["win"][one].astype(np.float16),
                points=arrays["expected"][one].astype(np.float16),
            )
            for one in range(first_searched, last_searched)
        )
        yield TrainingGame(
            number=first + at,
            moves=arrays["moves"][begin:end].astype(np.uint16),
            points=arrays["points"][at].astype(np.int16),
            searched=searched,
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
