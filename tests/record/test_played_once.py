"""A finished game is replayed once for record, luck or file; no move is parsed or applied twice."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from blockcade.core import AnyGame, Setup, Who, seed_hash
from blockcade.games.blokus import Blokus
from blockcade.record import (
    Chanced,
    Fold,
    GameEvent,
    Opened,
    Revealed,
    Stamped,
    Timeline,
    record_of_fold,
    verify_fairness,
)
from blockcade.record.formats.blokus import format_blksgf
from blockcade.testkit.quarry import QUARRY, Move, Quarry, State
from blockcade.testkit.walk import RandomWalk, random_game


class CountingQuarry(Quarry):
    def __init__(self) -> None:
        self.applied = self.parsed = 0

    def apply(self, state: State, who: Who, move: Move) -> State:
        self.applied += 1
        return super().apply(state, who, move)

    def parse_move(self, text: str) -> Move:
        self.parsed += 1
        return super().parse_move(text)


def finished_log(game: AnyGame, setup: Setup, events: Sequence[GameEvent], seed: bytes) -> list[Stamped]:
    opened = Opened(game.key, game.rules_version, setup.players, dict(setup.options), seed_hash(seed))
    return [Stamped(1000 * at, event) for at, event in enumerate([opened, *events, Revealed(seed.hex())])]


def quarry_log() -> list[Stamped]:
    setup = QUARRY.setup(2)
    timeline, walk = Timeline(QUARRY, setup), RandomWalk("once")
    while walk.step(timeline):
        pass
    assert any(isinstance(event, Chanced) for event in timeline.events)
    return finished_log(QUARRY, setup, timeline.events, b"luck once")


def test_a_log_is_played_and_parsed_once_for_all_that_is_asked_of_it() -> None:
    log, game = quarry_log(), CountingQuarry()
    fold = Fold.of(log, {"quarry": game}, keeps_plies=True)
    record = record_of_fold(fold)
    assert [ply.state for ply in fold.timeline.plies()][-1] == fold.state
    assert len(fold.states) == len(record.moves) + 1
    assert (game.applied, game.parsed) == (len(log) - 2, len(log) - 2)


def test_luck_is_checked_while_the_record_is_played_once() -> None:
    log, game = quarry_log(), CountingQuarry()
    record = record_of_fold(Fold.of(log, {"quarry": QUARRY}))
    assert verify_fairness(record, {"quarry": game}).is_fair
    assert game.applied == len(record.moves)


@pytest.mark.parametrize(("corner", "times"), [("fixed", 1), ("free", 2)])
def test_pentobis_file_needs_no_second_game_unless_its_rules_differ(
    corner: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Blokus()
    setup = game.setup(2, {"startCorner": "fixed"})
    events = random_game(game, setup, "once").events
    log = finished_log(game, game.setup(2, {"startCorner": corner}), events, b"seed")
    truly: Callable[..., Any] = Blokus.apply
    applied = 0

    def counted(*args: Any) -> Any:
        nonlocal applied
        applied += 1
        return truly(*args)

    monkeypatch.setattr(Blokus, "apply", counted)
    fold = Fold.of(log, keeps_plies=True)
    assert format_blksgf(record_of_fold(fold), fold.timeline).startswith("(")
    assert applied == times * len(events)
