"""Bots are found by the game's key: in the game's own package, in an installed one, or general ones."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from blockcade import bots
from blockcade.bots import GameBots, HeavyBot, analysis_of, bot_for, bots_of, general_bots, registry
from blockcade.bots.any_game import RandomBot
from blockcade.core import AnyGame
from blockcade.core import brought as finding
from blockcade.games import OWN_GAMES
from blockcade.testkit.quarry import QUARRY


class Deep(RandomBot):
    usual_seconds = 1.0
    keeps_tree = True
    needs_legal = True

    def ponder(self, view: object) -> None: ...

    def stop(self) -> None: ...

    def interrupt(self) -> None: ...


KEEPING = GameBots(levels={"deep": Deep})
BROUGHT = GameBots(levels={"slow": RandomBot, "quick": RandomBot}, for_beginners="slow")


@pytest.fixture
def with_quarry(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """A game without bots of its own, as an installed package would bring it."""
    monkeypatch.setattr(registry, "GAMES", {**OWN_GAMES, QUARRY.key: QUARRY})
    bots_of.cache_clear()
    yield QUARRY
    bots_of.cache_clear()


def brings(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    entry = EntryPoint(QUARRY.key, value, registry.GROUP)

    def found(group: str, name: str) -> tuple[EntryPoint, ...]:
        return (entry,) if (group, name) == (registry.GROUP, entry.name) else ()

    monkeypatch.setattr(finding, "entry_points", found)


@pytest.mark.parametrize("key", OWN_GAMES)
def test_every_own_game_has_a_package_of_bots(key: str) -> None:
    own = bots_of(key)
    assert (Path(bots.__file__).parent / key / "__init__.py").exists()
    assert bots.first_level(key) in own.levels
    assert own.not_at_tables <= own.levels.keys()
    assert bots.table_levels(key)


@pytest.mark.parametrize("key", OWN_GAMES)
def test_only_games_that_hide_nothing_have_bots_that_keep_a_tree(key: str) -> None:
    """All seats of a table share the tree."""
    made = [bot_for(key, level) for level in bots.levels(key)]
    keeping = [bot for bot in made if isinstance(bot, HeavyBot) and bot.keeps_tree]
    assert not keeping or not OWN_GAMES[key].card.has_hidden


def test_a_bot_that_wants_to_keep_a_tree_of_a_game_with_secrets_may_not(
    with_quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert with_quarry.card.has_hidden
    brings(monkeypatch, f"{__name__}:KEEPING")
    bot = bot_for(with_quarry.key, "deep")
    assert isinstance(bot, HeavyBot)
    assert bot.keeps_tree
    assert not bots.keeps_tree(with_quarry.key, "deep")


def test_a_game_without_bots_has_the_general_ones(with_quarry: AnyGame) -> None:
    assert bots.levels(with_quarry.key) == tuple(general_bots(with_quarry).levels)
    assert analysis_of(with_quarry.key) is None


def test_a_key_that_no_game_has_has_no_bots() -> None:
    assert bots.levels("chess") == ()
    assert bots.levels("protocol") == (), "a module of the folder is no package of a game"


def test_an_installed_package_brings_bots(with_quarry: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    brings(monkeypatch, f"{__name__}:BROUGHT")
    assert bots.levels(with_quarry.key) == ("slow", "quick")
    assert bots.first_level(with_quarry.key) == "slow"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (f"{__name__}:QUARRY", "no GameBots"),
        ("no.such.module:BOTS", "cannot be loaded"),
    ],
)
def test_bots_that_cannot_be_used_are_left_out(
    with_quarry: AnyGame, monkeypatch: pytest.MonkeyPatch, value: str, said: str
) -> None:
    brings(monkeypatch, value)
    with pytest.warns(RuntimeWarning, match=said):
        assert bots.levels(with_quarry.key) == tuple(general_bots(with_quarry).levels)
