"""Learning from self-play: shards that survive a stop, and a fit that recovers known weights."""

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from blockcade.core import RuleError
from blockcade.engine.kernel import FEATURES, PHASES, Position, Search, phase_of
from blockcade.engine.priors import read_weights, weights_built_in, write_weights
from blockcade.engine.training.examples import ExampleOptions, Examples, load_examples
from blockcade.engine.training.games import Run, games_kept, read_games, read_run, write_shard
from blockcade.engine.training.prior import fit_prior, weights_of
from blockcade.engine.training.selfplay import SelfPlayTask, play_task, selfplay
from blockcade.engine.training.softmax import cross_entropy, descend, objective_of
from blockcade.engine.worker_pool import WorkerPool

RUN = Run(variant="duo", playouts=12, seed=9, random_plies=2, drawn_plies=8, settings={}, weights="")


def shards(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    assert sum(1 for _ in selfplay(folder, RUN, 20, WorkerPool())) == 20
    return folder


def test_games_come_back_as_they_were_played(games: Path) -> None:
    assert read_run(games) == RUN
    assert games_kept(games) == 20
    for number, game in enumerate(read_games(games)):
        assert game.number == number
        position = Position("duo")
        searched = {one.ply: one for one in game.searched}
        for ply, move in enumerate(game.moves.tolist()):
            if ply in searched:
                assert set(searched[ply].moves.tolist()) <= set(position.legal())
                assert searched[ply].visits.min() > 0
                assert searched[ply].win.shape == (2,)
                assert searched[ply].points.shape == (2,)
            position.play(move)
        assert position.turn == -1
        assert position.points() == game.points.tolist()
    again = play_task(SelfPlayTask(RUN, 3))
    third = list(read_games(games))[3]
    assert again.moves.tolist() == third.moves.tolist()
    assert [one.visits.tolist() for one in again.searched] == [one.visits.tolist() for one in third.searched]


def test_games_differ(games: Path) -> None:
    assert len({tuple(game.moves.tolist()) for game in read_games(games)}) == 20


def test_selfplay_goes_on_where_it_stopped(games: Path, tmp_path: Path) -> None:
    stopped = selfplay(tmp_path, RUN, 20, WorkerPool())
    for _ in range(17):
        next(stopped)
    del stopped
    assert games_kept(tmp_path) == 16
    assert sum(1 for _ in selfplay(tmp_path, RUN, 20, WorkerPool())) == 4
    assert shards(tmp_path) == shards(games)
    assert sum(1 for _ in selfplay(tmp_path, RUN, 20, WorkerPool())) == 0


def test_processes_change_no_byte(tmp_path: Path) -> None:
    for jobs in (1, 2):
        list(selfplay(tmp_path / str(jobs), RUN, 3, WorkerPool(jobs)))
    assert shards(tmp_path / "1") == shards(tmp_path / "2")


def test_a_folder_holds_games_of_one_kind(games: Path, tmp_path: Path) -> None:
    with pytest.raises(RuleError, match="were made with seed 9, not 1"):
        list(selfplay(games, Run("duo", 12, 1, 2, 8, {}, ""), 30, WorkerPool()))
    with pytest.raises(RuleError, match="holds no games of self-play"):
        read_run(tmp_path)
    write_shard(tmp_path, [replace(play_task(SelfPlayTask(RUN, 0)), number=5)])
    with pytest.raises(RuleError, match="lacks the games from 0 on"):
        games_kept(tmp_path)


def test_examples_hold_out_whole_games_and_add_up(games: Path) -> None:
    learn, judge = load_examples([games], ExampleOptions())
    kept = list(read_games(games))
    assert judge.positions == sum(len(game.searched) for game in kept if game.number in (9, 19))
    assert learn.positions == sum(len(game.searched) for game in kept if game.number not in (9, 19))
    for examples in (learn, judge):
        sums = np.add.reduceat(examples.targets, examples.starts)
        assert sums == pytest.approx(np.ones(examples.positions), abs=1e-5)
        assert set(examples.phases.tolist()) == set(range(PHASES))
        parts = [examples.of_phase(phase) for phase in range(PHASES)]
        assert sum(part.positions for part in parts) == examples.positions
        assert sum(len(part.rows) for part in parts) == len(examples.rows)
    # Sampled moves represent all: weights add up to the number of legal moves.
    position = Position("duo")
    for move in kept[0].moves[: kept[0].searched[0].ply].tolist():
        position.play(move)
    assert np.exp(learn.offsets[: learn.lengths[0]]).sum() == pytest.approx(len(position.legal()), rel=1e-4)


def test_games_of_several_folders_are_learnt_together(games: Path, tmp_path: Path) -> None:
    list(selfplay(tmp_path, Run("classic_2", 4, 1, 2, 8, {}, ""), 1, WorkerPool()))
    alone, _ = load_examples([tmp_path], ExampleOptions())
    duo, _ = load_examples([games], ExampleOptions())
    both, _ = load_examples([games, tmp_path], ExampleOptions())
    assert both.positions == alone.positions + duo.positions


def test_fewer_positions_and_flatter_targets_can_be_asked_for(games: Path) -> None:
    everything, _ = load_examples([games], ExampleOptions())
    some, _ = load_examples([games], ExampleOptions(positions=100))
    assert 0 < some.positions < everything.positions / 2
    flat, _ = load_examples([games], ExampleOptions(temperature=2.0))
    assert flat.targets.max() <= everything.targets.max()
    assert (flat.targets**2).sum() < (everything.targets**2).sum()


def made_up(positions: int, weights: np.ndarray[tuple[int], np.dtype[np.float64]], seed: int) -> Examples:
    """Positions whose moves were visited exactly as the weights predict."""
    luck = np.random.default_rng(seed)
    lengths = luck.integers(2, 30, positions)
    rows = luck.normal(size=(int(lengths.sum()), len(weights))).astype(np.float32)
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int64)
    odds = np.exp(rows @ weights)
    targets = odds / np.repeat(np.add.reduceat(odds, starts), lengths)
    offsets = np.zeros(len(rows), dtype=np.float32)
    return Examples(rows, starts, targets.astype(np.float32), offsets, np.zeros(positions, dtype=np.int64))


def truth() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.linspace(-1.5, 1.5, len(FEATURES))


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    examples = made_up(20, truth(), seed=1)
    objective = objective_of(examples, 0.1)
    at = np.full(len(FEATURES), 0.2)
    _, gradient = objective(at)
    for number in range(len(FEATURES)):
        step = np.zeros(len(FEATURES))
        step[number] = 1e-2
        measured = (objective(at + step)[0] - objective(at - step)[0]) / 2e-2
        assert measured == pytest.approx(gradient[number], abs=2e-3)


def test_the_descent_goes_down_to_where_the_truth_lies() -> None:
    examples = made_up(400, truth(), seed=2)
    steps = list(descend(objective_of(examples, 0.0), np.zeros(len(FEATURES))))
    scores = [step.loss for step in steps]
    assert scores == sorted(scores, reverse=True)
    assert steps[-1].at == pytest.approx(truth(), abs=0.01)


def test_the_fit_finds_the_weights_that_made_the_visits() -> None:
    learn, judge = made_up(600, truth(), seed=3), made_up(100, truth(), seed=4)
    before = np.ones((2, len(FEATURES)), dtype=np.float32)
    fitted, untouched = fit_prior(learn, judge, before, l2=1e-7, steps=200)
    assert fitted.weights == pytest.approx(truth(), abs=0.05)
    assert untouched.report is None
    assert untouched.weights == pytest.approx(before[1])
    report = fitted.report
    assert report is not None
    assert report.before == pytest.approx(cross_entropy(judge, np.ones(len(FEATURES))))
    assert report.floor - 1e-6 <= report.loss < report.floor + 0.01 < report.uniform
    assert report.best_found > 0.95
    assert report.best_found <= report.best_in_five <= 1
    strict = next(fit_prior(learn, judge, before, l2=10.0, steps=200))
    assert np.abs(strict.weights).sum() < np.abs(fitted.weights).sum()


def test_a_prior_can_be_bettered_and_never_gets_worse_on_what_is_held_out() -> None:
    learn, judge = made_up(30, truth(), seed=6), made_up(30, truth(), seed=7)
    blind = Examples(learn.rows.copy(), learn.starts, learn.targets, learn.offsets, learn.phases)
    blind.rows[:, 0] = 3.0
    before = np.stack([truth() + 0.2]).astype(np.float32)
    (fitted,) = fit_prior(blind, judge, before, l2=1e-5, steps=50, from_zero=False)
    assert fitted.report is not None
    assert fitted.report.loss <= fitted.report.before
    assert fitted.weights[0] == pytest.approx(before[0, 0])  # it never varied: nothing was learnt about it


def test_a_prior_of_real_games_knows_more_than_nothing_and_can_be_used(games: Path, tmp_path: Path) -> None:
    written: list[bytes] = []
    for name in ("first.json", "second.json"):
        learn, judge = load_examples([games], ExampleOptions())
        fitted = list(fit_prior(learn, judge, weights_built_in(), l2=1e-4, steps=100))
        last = fitted[-1].report
        assert last is not None
        assert last.loss < last.uniform
        assert cross_entropy(judge.of_phase(PHASES - 1), fitted[-1].weights) == pytest.approx(last.loss)
        write_weights(tmp_path / name, weights_of(fitted), {"games": "20"})
        written.append((tmp_path / name).read_bytes())
    assert written[0] == written[1]
    weights = read_weights(tmp_path / "first.json")
    assert weights.shape == (PHASES, len(FEATURES))
    position = Position("duo")
    thought = Search(seed=1, weights=weights).think(position, playouts=20)
    assert thought.move in position.legal()


@pytest.mark.parametrize("variant", ["classic_2", "duo"])
def test_phases_are_those_of_the_kernel(variant: str) -> None:
    """A search with weights for one phase only has preferences in that phase only."""
    position = Position(variant)
    luck = random.Random(4)
    met: set[int] = set()
    while position.turn >= 0:
        phase = phase_of(position)
        met.add(phase)
        weights = np.zeros((PHASES, len(FEATURES)), dtype=np.float32)
        weights[np.arange(PHASES) != phase] = 1.0
        blind = Search(seed=1, weights=weights).think(position, playouts=5, early_stop=False)
        priors = [candidate.prior for candidate in blind.candidates]
        assert max(priors) == pytest.approx(min(priors))
        position.play(luck.choice(position.legal()))
    assert met == set(range(PHASES))


def test_weights_survive_both_kinds_of_file(tmp_path: Path) -> None:
    weights = np.random.default_rng(5).normal(size=(PHASES, len(FEATURES))).astype(np.float32)
    for name in ("weights.json", "weights.npy"):
        write_weights(tmp_path / name, weights, {"games": "none", "seed": "5"})
        assert read_weights(tmp_path / name) == pytest.approx(weights, abs=1e-5)
    assert "games: none" in (tmp_path / "weights.txt").read_text(encoding="utf-8")


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    write_weights(path, np.zeros((PHASES, len(FEATURES)), dtype=np.float32), {})
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(FEATURES[0], "its smell", 1), encoding="utf-8")
    with pytest.raises(RuleError, match="other features"):
        read_weights(path)
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(RuleError, match="holds no weights"):
        read_weights(path)
    np.save(tmp_path / "weights.npy", np.zeros((PHASES, len(FEATURES) + 1)))
    with pytest.raises(RuleError, match="weights must be"):
        read_weights(tmp_path / "weights.npy")
