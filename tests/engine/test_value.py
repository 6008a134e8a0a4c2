"""The value network: how the kernel reads it, a fit that recovers a known one, the way back into C++."""

import random
from pathlib import Path

import numpy as np
import pytest

from blockcade.core import RuleError
from blockcade.engine.contestants import parse_contestant
from blockcade.engine.kernel import (
    HIDDEN,
    INPUTS,
    PHASES,
    Position,
    Search,
    expected_points,
    outlook,
    phase_of,
)
from blockcade.engine.networks import NUMBERS, Network, network_built_in, read_network, write_network
from blockcade.engine.priors import weights_built_in, write_weights
from blockcade.engine.training.games import Run, read_games
from blockcade.engine.training.install import checkout, install
from blockcade.engine.training.outlooks import ALL_SQUARES, Outlooks, load_outlooks
from blockcade.engine.training.selfplay import selfplay
from blockcade.engine.training.value import (
    Parts,
    best_of,
    fit_value,
    fresh_network,
    gradient_at,
    judged,
)
from blockcade.engine.worker_pool import WorkerPool

VARIANTS = ["classic", "classic_2", "classic_3", "duo"]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    list(selfplay(folder, Run("duo", 12, 9, 2, 8, {}, ""), 20, WorkerPool()))
    return folder


@pytest.mark.parametrize("variant", VARIANTS)
def test_python_and_the_kernel_read_a_network_alike(variant: str) -> None:
    networks = (network_built_in(), fresh_network(3))
    known_out = 0
    for seed in range(3):
        position, luck = Position(variant), random.Random(seed)
        while position.turn >= 0:
            rows = outlook(position)
            assert rows.shape == (position.colours, len(INPUTS))
            laid = np.array(position.points(), dtype=np.float32)
            out = np.array([position.out >> colour & 1 for colour in range(position.colours)], dtype=bool)
            assert not any(position.legal_of(int(colour)) for colour in np.flatnonzero(out))
            known_out += int(out.sum())
            for network in networks:
                _, answers = Parts.of(network).answers(rows)
                ours = np.where(out, laid, laid + np.clip(answers, 0, 1.2) * ALL_SQUARES)
                assert expected_points(position, network) == pytest.approx(ours, abs=1e-2)
            assert expected_points(position) == expected_points(position, networks[0])
            position.play(luck.choice(position.legal()))
    assert known_out > 0


def test_inputs_have_names_and_say_what_they_are_called() -> None:
    assert len(set(INPUTS)) == len(INPUTS)
    assert len(network_built_in()) == NUMBERS == len(INPUTS) * HIDDEN + 2 * HIDDEN + 1
    position = Position("classic_2")
    for _ in range(6):
        position.play(position.legal()[-1])
    of = {name: outlook(position)[:, at].tolist() for at, name in enumerate(INPUTS)}
    assert of["ply"] == pytest.approx([6 * 0.02] * 4)
    assert of["laid"] == pytest.approx([points * 0.02 for points in position.points()])
    assert of["hand_1"] == pytest.approx([0.2] * 4)
    assert of["partner"] == [1] * 4
    assert np.argmax([of[f"later_{turns}"][position.turn] for turns in range(4)]) == 0


def test_a_search_thinks_with_the_network_that_it_is_given() -> None:
    position = Position("classic_2")
    for _ in range(4):
        position.play(position.legal()[0])
    hopeless = np.zeros(NUMBERS, dtype=np.float32)
    told = {
        name: Search(seed=1, network=network).think(position, playouts=50, early_stop=False).points
        for name, network in (("none", None), ("same", network_built_in()), ("hopeless", hopeless))
    }
    assert told["none"] == told["same"]
    assert told["none"] != told["hopeless"]
    with pytest.raises(TypeError):
        Search(network=hopeless[:-1])


def test_there_is_no_phase_after_the_end() -> None:
    position = Position("duo")
    met: list[int] = []
    while position.turn >= 0:
        met.append(phase_of(position))
        position.play(position.legal()[0])
    assert set(met) == set(range(PHASES))
    with pytest.raises(ValueError, match="the game is over"):
        phase_of(position)


def test_outlooks_are_of_searched_positions_and_held_out_by_games(games: Path) -> None:
    learn, judge = load_outlooks([games])
    kept = list(read_games(games))
    searched = {True: 0, False: 0}
    for game in kept:
        searched[game.number in (9, 19)] += len(game.searched)
    for outlooks, positions in ((learn, searched[False]), (judge, searched[True])):
        assert positions < len(outlooks) <= 2 * positions
        assert (outlooks.final >= outlooks.laid).all()
        assert outlooks.rows[:, INPUTS.index("laid")] == pytest.approx(outlooks.laid * 0.02)
        assert outlooks.targets(1) * ALL_SQUARES == pytest.approx(outlooks.final - outlooks.laid, abs=1e-3)
        assert outlooks.targets(0.25) == pytest.approx(
            0.25 * outlooks.targets(1) + 0.75 * outlooks.targets(0), abs=1e-5
        )
    first = kept[0].searched[0]
    assert learn.plies[0] == first.ply
    assert learn.expected[:2].tolist() == first.points.tolist()
    assert learn.final[:2].tolist() == kept[0].points.tolist()
    early = learn.between(0, 8)
    assert 0 < len(early) < len(learn)
    assert early.plies.max() < 8


def truth() -> Network:
    network = fresh_network(99)
    Parts.of(network).second_bias[:] = 0.6  # in the middle: hardly any answer is outside the possible range
    return network


def made_up(count: int, seed: int) -> Outlooks:
    """Colours that end exactly as the true network predicts; searches expected two points more."""
    luck = np.random.default_rng(seed)
    rows = luck.normal(0, 0.5, size=(count, len(INPUTS))).astype(np.float32)
    laid = luck.integers(0, 40, count).astype(np.float32)
    plies = luck.integers(0, 80, count)
    _, answers = Parts.of(truth()).answers(rows)
    final = laid + answers * ALL_SQUARES
    return Outlooks(rows, plies, laid, final + np.float32(2), final)


def test_the_gradient_is_the_slope_of_the_error() -> None:
    outlooks, network = made_up(50, 1), fresh_network(2)
    targets = outlooks.targets(1)

    def error(at: Network) -> float:
        _, answers = Parts.of(at).answers(outlooks.rows)
        return float(np.mean((answers - targets).astype(np.float64) ** 2) / 2)

    gradient = gradient_at(network, outlooks.rows, targets)
    for number in range(0, NUMBERS, 7):
        there, back = network.copy(), network.copy()
        there[number] += 1e-2
        back[number] -= 1e-2
        assert (error(there) - error(back)) / 2e-2 == pytest.approx(gradient[number], abs=2e-3)


def test_the_fit_finds_the_network_that_made_the_ends() -> None:
    learn, judge = made_up(20_000, 3), made_up(2_000, 4)
    epochs = list(fit_value(learn, judge, fresh_network(5), blend=1.0, epochs=24, seed=6))
    assert [epoch.number for epoch in epochs] == list(range(25))
    best = best_of(epochs)
    assert best.loss < 0.2 * epochs[0].loss
    again = best_of(list(fit_value(learn, judge, fresh_network(5), blend=1.0, epochs=24, seed=6)))
    assert again.network.tobytes() == best.network.tobytes()
    *parts, whole = judged(best.network, epochs[0].network, judge)
    assert sum(part.outlooks for part in parts) == whole.outlooks == len(judge)
    assert whole.search == pytest.approx(2, abs=1e-3)
    for one in (*parts, whole):
        assert one.network < one.before
        assert one.network < 0.5 * one.spread
        assert one.from_search == pytest.approx(np.hypot(one.network, 2), rel=0.2)


def test_a_network_can_be_bettered_and_never_gets_worse_on_what_is_held_out() -> None:
    learn, judge = made_up(2_000, 7), made_up(2_000, 8)
    perfect = best_of(list(fit_value(learn, judge, truth(), blend=1.0, epochs=2, seed=0)))
    assert perfect.number == 0
    assert perfect.network.tobytes() == truth().tobytes()
    epochs = list(fit_value(learn, judge, truth(), blend=0.0, epochs=6, seed=0))
    assert epochs[0].loss == pytest.approx(2, abs=0.1)
    assert best_of(epochs).loss < 1


def test_a_network_of_real_games_knows_more_than_the_mean(games: Path, tmp_path: Path) -> None:
    learn, judge = load_outlooks([games])
    best = best_of(list(fit_value(learn, judge, fresh_network(0), blend=0.3, epochs=20, seed=0)))
    *_, whole = judged(best.network, network_built_in(), judge)
    assert whole.network < whole.spread
    write_network(tmp_path / "net.npy", best.network, {"games": "20"})
    network = read_network(tmp_path / "net.npy")
    assert network == pytest.approx(best.network, abs=1e-5)
    assert (tmp_path / "net.txt").read_text(encoding="utf-8").startswith("games: 20\ninputs: reach_0, ")
    contestant = parse_contestant(f"playouts=20,network={tmp_path / 'net.npy'}")
    assert contestant.chooser(1).choose(Position("duo")) in Position("duo").legal()
    with pytest.raises(RuleError, match="level=5 brings its own network"):
        parse_contestant(f"level=5,network={tmp_path / 'net.npy'}")


def test_a_file_that_holds_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npy"
    path.write_text("numbers", encoding="utf-8")
    with pytest.raises(RuleError, match="holds no network"):
        read_network(path)
    np.save(path, np.zeros(NUMBERS + 1, dtype=np.float32))
    with pytest.raises(RuleError, match=f"networks have {NUMBERS} numbers"):
        read_network(path)
    np.save(path, np.full(NUMBERS, np.nan, dtype=np.float32))
    with pytest.raises(RuleError, match="finite"):
        read_network(path)


def code_of(header: Path) -> str:
    lines = header.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("//"))


def test_what_is_built_in_goes_back_into_the_sources_unchanged(tmp_path: Path) -> None:
    sources = tmp_path / "kernel" / "src"
    sources.mkdir(parents=True)
    with pytest.raises(RuleError, match="no source checkout"):
        checkout(tmp_path)
    (sources / "value.hpp").touch()
    root = checkout(tmp_path)
    for name in ("prior.json", "prior.npy"):
        write_weights(tmp_path / name, weights_built_in(), {"games": "as before, " * 20, "seed": "5"})
        (written,) = install(root, prior=tmp_path / name)
        assert code_of(written) == code_of(checkout() / "kernel" / "src" / "weights.hpp")
        comments = written.read_text(encoding="utf-8").partition("#pragma")[0].splitlines()
        assert comments[0].startswith("// The prior's weights, as `blockcade train prior` wrote them")
        assert comments[-1] == "//   seed: 5"
        assert len(comments) > 3
        assert max(len(line) for line in comments) <= 115
    write_network(tmp_path / "net.npy", network_built_in(), {"seed": "5"})
    (written,) = install(root, network=tmp_path / "net.npy")
    assert code_of(written) == code_of(checkout() / "kernel" / "src" / "network.hpp")
    assert "\n//   seed: 5\n#pragma once\n" in written.read_text(encoding="utf-8")
    (tmp_path / "net.txt").unlink()
    (sources / "weights.hpp").unlink()
    with pytest.raises(RuleError, match="is missing: it says how"):
        install(root, prior=tmp_path / "prior.json", network=tmp_path / "net.npy")
    assert not (sources / "weights.hpp").exists()
