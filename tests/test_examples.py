"""The programs in examples/ run, and do in small what they promise."""

# OpenSpiel says little of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

import ast
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
NOTEBOOK = EXAMPLES / "pictures.ipynb"


@pytest.fixture(autouse=True)
def _examples_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.slow
def test_a_short_self_play_beats_a_random_player() -> None:
    import learner

    weights, judge, lesson = np.zeros(learner.POLICY), np.zeros(learner.CRITIC), learner.Lesson.empty()
    for update in range(4):
        lesson = learner.play(weights, judge, 48, update).plus(lesson)
        weights, judge = learner.improved(weights, lesson, 0.05)
    assert learner.wins_against("random", weights, 8, 1) > 0.8
    assert learner.wins_against("random", weights, 1, 1, playouts=2) == 1


def test_equal_seeds_teach_the_same_and_lessons_add_up() -> None:
    import learner

    nothing = np.zeros(learner.POLICY), np.zeros(learner.CRITIC)
    one, again, other = (learner.play(*nothing, 4, seed) for seed in (1, 1, 2))
    assert one.steps == again.steps > 80
    assert np.array_equal(one.blame, again.blame)
    assert not np.array_equal(one.blame, other.blame)
    both = one.plus(other)
    assert both.steps == one.steps + other.steps
    assert np.allclose(both.slopes, one.slopes + other.slopes)


@pytest.mark.slow
def test_a_table_learned_with_openspiel_beats_a_random_player() -> None:
    import open_spiel_mini as mini

    table = mini.by_table(mini.trained(1500, 1))
    assert mini.mean_return(table, mini.at_random(2), 100) > 0.4
    assert mini.mean_return(mini.by_search(20, 1), mini.at_random(2), 4) > 0


def test_the_notebook_draws(capsys: pytest.CaptureFixture[str]) -> None:
    book = json.loads(NOTEBOOK.read_text("utf-8"))
    assert book["nbformat"] == 4
    known: dict[str, Any] = {}
    drawn = 0
    for cell in book["cells"]:
        assert set(cell) == {"cell_type", "metadata", "source"} | (
            {"execution_count", "outputs"} if cell["cell_type"] == "code" else set()
        )
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "outputs may hold paths of a machine"
            drawn += str(_shown("".join(cell["source"]), known)).startswith("<svg")
    assert drawn == 4
    assert "places" in capsys.readouterr().out


def _shown(source: str, known: dict[str, Any]) -> str | None:
    """What a notebook would draw below a cell: its last expression."""
    *before, last = ast.parse(source).body
    exec(compile(ast.Module(before, []), str(NOTEBOOK), "exec"), known)
    assert isinstance(last, ast.Expr)
    value = eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), known)
    return value._repr_svg_()


def test_examples_name_no_machine() -> None:
    for path in sorted(EXAMPLES.rglob("*")):
        if path.suffix in {".py", ".ipynb", ".md", ".toml"}:
            text = path.read_text("utf-8")
            assert "/home/" not in text, path
            assert sys.prefix not in text, path
