"""What holds for all tests."""

from pathlib import Path

import pytest
from hypothesis import settings

# A deadline would be an assertion about the machine: a slow one is not wrong.
settings.register_profile("blockcade", deadline=None)
settings.load_profile("blockcade")

HERE = Path(__file__).parent
# Long series, whole games and processes of their own: these wait for `make test`.
SLOW = (
    "bots/*",
    "cli/test_analyse.py",
    "cli/test_commands.py",
    "cli/test_match.py",
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
    "server/*",
    "testkit/test_conformance.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE) if item.path.is_relative_to(HERE) else None
        if path and any(path.match(pattern) for pattern in SLOW):
            item.add_marker(pytest.mark.slow)
