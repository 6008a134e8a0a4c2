"""Every block of Python on a page runs: as a doctest, as a part of a file of ours, or as it stands."""

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

import blockcade
from tests.docs_site.reading import ROOT, Block, blocks

BLOCKS = list(blocks("python"))
DOCTESTS = sorted({block.page for block in BLOCKS if ">>>" in block.code})
PARTS = [block for block in BLOCKS if block.file]
PLAIN = [block for block in BLOCKS if not block.file and ">>>" not in block.code]
LOG = ROOT / "tests/data/logs/0.1.0/blackout-call-roller.jsonl"
# A block that only defines a function is followed by a call of it.
CALLS = {
    "def faults": "assert faults('champion', 'easy', games=1) >= 0",
    "def tower": "assert len(tower(0, 0.6)) > 2",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with the files that examples open."""
    match = blockcade.new_game("blokus", players=2, board="duo", seed=1).play_out("random")
    match.save(str(tmp_path / "game.blockcade"))
    match.save(str(tmp_path / "game.blksgf"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def name(block: Block) -> str:
    return f"{block.page}: {block.code.strip().splitlines()[0]}"


@pytest.mark.slow
@pytest.mark.parametrize("page", DOCTESTS)
def test_the_examples_of_a_page_run(page: str, folder: Path) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("block", PARTS, ids=name)
def test_a_part_of_a_file_is_shown_as_it_is(block: Block) -> None:
    assert block.file is not None
    assert block.code in (ROOT / block.file).read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("block", PLAIN, ids=name)
def test_a_plain_block_runs(block: Block, folder: Path) -> None:
    log = [json.loads(line)["event"] for line in LOG.read_text("utf-8").splitlines()]
    told: dict[str, Any] = {"lines": [json.dumps(event).encode() for event in log]}
    exec(compile(block.code, block.page, "exec"), told)
    for start, call in CALLS.items():
        if start in block.code:
            exec(call, told)


def test_every_call_belongs_to_a_block() -> None:
    assert len(PLAIN) >= 5
    assert len(DOCTESTS) >= 5
    assert len(PARTS) >= 4
    for start in CALLS:
        assert any(start in block.code for block in PLAIN)
