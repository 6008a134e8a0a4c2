"""The settings of all tests."""

from pathlib import Path

import pytest
from hypothesis import settings

# No deadline: it would test the machine, and a slow machine is no bug.
settings.register_profile("blockcade", deadline=None)
settings.load_profile("blockcade")

HERE = Path(__file__).parent
# Long series, whole games, servers and processes of their own: these wait for `make test`, and so does every
# other test that takes more than a second.
SLOW = (
    "bots/*",
    "cli/test_analyse.py",
    "cli/test_commands.py",
    "cli/test_match.py",
    "cli/test_puzzles.py",
    "cli/test_train.py",
    "engine/test_analysis.py",
    "engine/test_book.py",
    "engine/test_endgame.py",
    "engine/test_gtp_play.py",
    "engine/test_gtp_process.py",
    "engine/test_ladder.py",
    "engine/test_player_book.py",
    "engine/test_review.py",
    "engine/test_training.py",
    "engine/test_value.py",
    "games/*/test_conformance.py",
    "games/*/test_laws.py",
    "games/*/test_secrets.py",
    "hosts/*",
    "kernel/*",
    "admin/*",
    "security/test_hidden.py",
    "security/test_http_fuzz.py",
    "security/test_limits.py",
    "security/test_logs.py",
    "security/test_messages.py",
    "security/test_origins.py",
    "security/test_players.py",
    "security/test_secrets.py",
    "security/test_socket_fuzz.py",
    "server/*",
    "simulation/test_same.py",
    "simulation/test_seeds.py",
    "puzzles/*",
    "testkit/test_conformance.py",
    "upgrade/*",
)


def is_slow(path: Path) -> bool:
    return path.is_relative_to(HERE) and any(path.relative_to(HERE).match(pattern) for pattern in SLOW)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files of slow tests are not even imported when these are left out: their imports take time too."""
    return True if config.option.markexpr == "not slow" and is_slow(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_slow(item.path):
            item.add_marker(pytest.mark.slow)
