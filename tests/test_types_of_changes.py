"""The files that `make check` type-checks: the changed ones, and those that they may break."""

import subprocess
from pathlib import Path

from scripts.types_of_changes import changed_files, imported_by, module_of, with_importers

TEXTS = {
    Path(name): text
    for name, text in {
        "src/blockcade/core/dice.py": "import random\n",
        "src/blockcade/core/__init__.py": "from blockcade.core.dice import Dice\n",
        "src/blockcade/games/quarry.py": "from blockcade.core import (\n    Dice,\n)\n",
        "src/blockcade/record.py": "def read() -> None:\n    from blockcade.games import quarry\n",
        "tests/test_quarry.py": "import blockcade.games.quarry as quarry, json\n",
        "bench/rules.py": "import json\n",
    }.items()
}


def importers_of(name: str) -> set[str]:
    return {path.name for path in with_importers([Path(name)], TEXTS)}


def test_whoever_imports_a_file_is_looked_at_with_it() -> None:
    assert importers_of("src/blockcade/games/quarry.py") == {"quarry.py", "record.py", "test_quarry.py"}
    assert importers_of("bench/rules.py") == {"rules.py"}


def test_a_package_that_passes_names_on_is_seen_through() -> None:
    assert importers_of("src/blockcade/core/dice.py") == {"dice.py", "__init__.py", "quarry.py"}


def test_what_was_deleted_is_not_looked_at_but_its_importers_are() -> None:
    texts = {path: text for path, text in TEXTS.items() if path.name != "quarry.py"}
    found = with_importers([Path("src/blockcade/games/quarry.py")], texts)
    assert {path.name for path in found} == {"record.py", "test_quarry.py"}


def test_modules_and_imports_are_read_as_python_reads_them() -> None:
    assert module_of(Path("src/blockcade/core/__init__.py")) == "blockcade.core"
    assert module_of(Path("tests/server/house.py")) == "tests.server.house"
    assert imported_by("from a.b import c as d, e\n") >= {"a.b", "a.b.c", "a.b.e"}
    assert imported_by("import a.b as c, d\n") == {"a.b", "d"}


def git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)


def test_what_is_not_committed_counts_and_else_the_last_commit(tmp_path: Path) -> None:
    git(tmp_path, "init")
    (tmp_path / "tests").mkdir()
    for name in ("one.py", "two.py", "notes.md"):
        (tmp_path / "tests" / name).write_text("")
        git(tmp_path, "add", ".")
        git(tmp_path, "commit", "-m", name)
    assert changed_files(tmp_path) == []  # the last commit has no Python
    git(tmp_path, "reset", "--hard", "HEAD~1")
    assert changed_files(tmp_path) == [Path("tests/two.py")]
    (tmp_path / "tests" / "one.py").write_text("# changed")
    (tmp_path / "tests" / "new.py").write_text("")
    (tmp_path / "setup.py").write_text("")
    assert changed_files(tmp_path) == [Path("tests/one.py"), Path("tests/new.py")]
