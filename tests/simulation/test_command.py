"""`blockcade simulate` reports its result, as text and by its exit code."""

import pytest

from blockcade.cli import main
from blockcade.server.tables.table import Table


def never(*_: object) -> bool:
    return False


def test_kept_promises_are_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seeds", "1-2"]) == 0
    assert capsys.readouterr().out.startswith("2 worlds, all promises kept")


@pytest.mark.slow
def test_a_broken_promise_is_told_with_its_story(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "is_idle", never)
    assert main(["simulate", "--seeds", "1-25"]) == 1
    story = capsys.readouterr().out.splitlines()
    assert "goes wrong:" in story[0]
    assert any("PROMISE   broken: MEMORY" in line for line in story)
    assert "--verbose" in story[-1]
    seed = story[-1].partition("--seed ")[2].split()[0]
    assert main(["simulate", "--seed", seed, "--shrink"]) == 1
    assert "goes wrong: nothing" in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize("wrong", [["--seeds", "9-3"], ["--seeds", "x"], ["--seed", "0"], ["--nodes", "-1"]])
def test_a_wrong_request_is_told_in_a_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *wrong])
    assert ended.value.code == 2
    assert wrong[1] in capsys.readouterr().err
