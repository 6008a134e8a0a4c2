"""A package brings a game: the example is built, installed beside Blockcade, found, served and played."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from blockcade_noughts import Noughts

from blockcade.testkit.conformance import conformance

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "noughts"


def test_the_example_keeps_the_laws_of_every_game() -> None:
    assert conformance(Noughts(), games=10) > 50


def test_its_rules_fit_on_two_screens() -> None:
    rules = EXAMPLE / "src" / "blockcade_noughts" / "__init__.py"
    assert len(rules.read_text("utf-8").splitlines()) <= 120


def ask(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


@pytest.mark.slow
def test_the_package_is_installed_and_served(tmp_path: Path) -> None:
    """In an environment of its own; nothing is downloaded."""
    made = [sys.executable, str(ROOT / "scripts" / "example_venv.py"), str(tmp_path / "venv")]
    python = subprocess.run(made, check=True, capture_output=True, text=True).stdout.strip()
    serve = ("serve", "--port", "0", "--data", str(tmp_path / "data"), "--json", "--log-level", "warning")
    with subprocess.Popen(
        [python, "-m", "blockcade.cli", *serve], stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            url = json.loads(server.stdout.readline())["url"].rstrip("/")
            (game,) = [game for game in ask(f"{url}/api/games") if game["key"] == "noughts"]
            assert game["is_from_outside"]
            assert game["names"]["fr"] == "Morpion"
            assert game["bots"] == ["easy", "medium", "strong", "champion"]
            assert game["picture"].count("data-move") == 9
            seats = [{"sitter": "bot", "level": "easy"}, {"sitter": "me"}]
            assert ask(f"{url}/api/tables", {"game": "noughts", "seats": seats})["table"]
        finally:
            server.terminate()
