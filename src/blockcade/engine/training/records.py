"""Turns recorded games into training games: the played move counts as the only visited one."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from blockcade.core import RuleError
from blockcade.engine.kernel import Position
from blockcade.engine.review import record_from
from blockcade.engine.training.games import (
    Run,
    SearchedPosition,
    TrainingGame,
    games_kept,
    open_run,
    write_shard,
)
from blockcade.engine.training.selfplay import SHARD_GAMES
from blockcade.engine.translate import move_of, variant_of
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.view import view_of
from blockcade.record import Moved, Record, read_any, timeline_of

VISITS = 2  # that a move counts for: the fewest that are learnt from

_GAME = Blokus()


def keep_records(files: Sequence[Path], folder: Path) -> list[TrainingGame]:
    """Writes a new folder of these games; nothing is written if one of them is no good."""
    if folder.exists() and games_kept(folder):
        raise RuleError(f"{folder} already holds games; records go into a folder of their own")
    found = [_read(file, number) for number, file in enumerate(files)]
    variants = {variant for variant, _ in found}
    if len(variants) != 1:
        raise RuleError(f"games of one folder are alike; these are of {', '.join(sorted(variants))}")
    open_run(folder, Run(variants.pop(), 0, 0, 0, 0, {}, ""))
    games = [game for _, game in found]
    for first in range(0, len(games), SHARD_GAMES):
        write_shard(folder, games[first : first + SHARD_GAMES])
    return games


def game_from(record: Record, number: int) -> tuple[str, TrainingGame]:
    """The variant and the game. RuleError if it is no whole game from fixed corners, or someone passed."""
    timeline = timeline_of(record_from(record))
    view = view_of(timeline.state)
    variant = variant_of(view)
    if not view.fixed_corners or view.outcome is None:
        raise RuleError("only whole games from fixed corners can be learnt from")
    position = Position(variant)
    moves: list[int] = []
    choices: list[int] = []  # plies at which there was one
    for event in timeline.events:
        lay = _GAME.parse_move(event.move) if isinstance(event, Moved) else None
        move = move_of(variant, lay) if isinstance(lay, Lay) else -1
        legal = position.legal()
        if move not in legal:
            raise RuleError(f"move {len(moves) + 1} is none that the engine could make")
        if len(legal) > 1:
            choices.append(len(moves))
        position.play(move)
        moves.append(move)
    points = position.points()
    seats = position.seat_points()
    best = [seat == max(seats) for seat in seats]
    win = np.array([1 / sum(best) if one else 0.0 for one in best], dtype=np.float16)
    expected = np.array(points, dtype=np.float16)
    searched = (
        SearchedPosition(
            ply, np.array([moves[ply]], dtype=np.uint16), np.array([VISITS], dtype=np.uint32), win, expected
        )
        for ply in choices
    )
    return variant, TrainingGame(
        number, np.array(moves, dtype=np.uint16), np.array(points, dtype=np.int16), tuple(searched)
    )


def _read(file: Path, number: int) -> tuple[str, TrainingGame]:
    record = read_any(file)
    try:
        return game_from(record, number)
    except RuleError as error:
        raise RuleError(f"{file}: {error}") from error
