"""A game lives in its own folders: every other file that names it stands on a short list, with a reason."""

import subprocess
from functools import cache
from pathlib import Path

import pytest

from blockcade.games import OWN_GAMES

ROOT = Path(__file__).parents[1]
MOST_SHARED = 12

# Folders that belong to one game although they are not named after its key.
MORE_FOLDERS = {
    "blokus": ("src/blockcade/engine/", "src/blockcade/_kernel.pyi"),
    "blockout": ("src/blockcade/physics/", "src/blockcade/gravity/"),
}
GENERATED = ("web/src/lib/wire/", "src/blockcade/server/page/")

REGISTERED = "the list of our own games"
EXAMPLE = "an example for people who type commands"
TEST = "a test that needs one real game"
SHARED: dict[str, dict[str, str]] = {
    "blokus": {
        "src/blockcade/__init__.py": EXAMPLE,
        "src/blockcade/api/match.py": EXAMPLE,
        "src/blockcade/bots/README.md": "how the bots of each game play",
        "src/blockcade/cli/commands.py": "what the commands of its engine do, and an example",
        "src/blockcade/cli/gtp.py": "the command of its engine for other programs",
        "src/blockcade/cli/perft.py": "the command that counts its lines of play",
        "src/blockcade/cli/sim.py": EXAMPLE,
        "src/blockcade/envs/__init__.py": EXAMPLE,
        "src/blockcade/games/__init__.py": REGISTERED,
        "web/src/lib/play/moment/words.test.ts": TEST,
        "web/src/doors.test.ts": TEST,
        "web/src/routes/new/table-plan.test.ts": TEST,
    },
    "blackout": {
        "src/blockcade/bots/README.md": "how the bots of each game play",
        "src/blockcade/cli/sim.py": EXAMPLE,
        "src/blockcade/games/__init__.py": REGISTERED,
        "web/src/lib/play/moment/words.test.ts": TEST,
        "web/src/doors.test.ts": TEST,
    },
    "blockyou": {
        "src/blockcade/bots/README.md": "how the bots of each game play",
        "src/blockcade/cli/sim.py": EXAMPLE,
        "src/blockcade/envs/__init__.py": EXAMPLE,
        "src/blockcade/games/__init__.py": REGISTERED,
    },
    "blockout": {
        "src/blockcade/api/match.py": EXAMPLE,
        "src/blockcade/bots/README.md": "how the bots of each game play",
        "src/blockcade/cli/sim.py": EXAMPLE,
        "src/blockcade/games/__init__.py": REGISTERED,
        "web/src/lib/play/moment/words.test.ts": TEST,
        "web/src/lib/ui/game-names.test.ts": TEST,
        "web/src/routes/table/status.test.ts": TEST,
    },
}


@cache
def texts() -> dict[str, str]:
    """The files of the product by path, in lower case."""
    listed = subprocess.run(
        ["git", "ls-files", "src", "web/src"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    found: dict[str, str] = {}
    for path in listed:
        if not path.startswith(GENERATED) and (ROOT / path).is_file():
            found[path] = (ROOT / path).read_text("utf-8", errors="ignore").lower()
    return found


def is_own(path: str, key: str) -> bool:
    """Whether a path is in a folder or module named after the game, or in one of its further folders."""
    names = [part.partition(".")[0] for part in Path(path).parts]
    return key in names or path.startswith(MORE_FOLDERS.get(key, ()))


def naming(key: str) -> set[str]:
    """The files outside the game's own folders that name it."""
    words = {key, type(OWN_GAMES[key]).__name__.lower()}
    return {
        path
        for path, text in texts().items()
        if not is_own(path, key) and any(word in text for word in words)
    }


@pytest.mark.parametrize("key", OWN_GAMES)
def test_no_other_file_names_a_game(key: str) -> None:
    assert naming(key) == set(SHARED[key]), "say it in the game's own folder, or give a reason here"
    assert len(SHARED[key]) <= MOST_SHARED
    assert all(SHARED[key].values())


def test_a_file_that_names_a_game_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = {**texts(), "src/blockcade/server/planted.py": "if game.key == 'blockyou': ..."}
    monkeypatch.setattr(f"{__name__}.texts", lambda: everything)
    assert "src/blockcade/server/planted.py" in naming("blockyou")
    assert "src/blockcade/server/planted.py" not in naming("blokus")
    assert not is_own("src/blockcade/server/planted.py", "blockyou")
    assert is_own("src/blockcade/record/formats/blokus.py", "blokus")
