"""All games have the same four levels; the first is about as weak as a first-time player."""

import pytest
from blockcade_noughts import Noughts

from blockcade.bots import (
    BEGINNER,
    STEPS,
    GameBots,
    bot_for,
    bots_of,
    first_level,
    general_bots,
    level_now,
    levels,
    offered_level,
    scale,
    table_levels,
)
from blockcade.bots.any_game import RandomBot
from blockcade.cli.sim import play_game
from blockcade.games import OWN_GAMES

# Every level that a release ever offered to people: logs, links and scripts have these names for ever.
NAMES_EVER = {
    "blokus": ("random", "greedy", *map(str, range(1, 11)), *STEPS),
    "blackout": ("random", *STEPS),
    "blockyou": ("adapting", "child", "family", *STEPS),
    "blockout": ("child", "family", *STEPS),
}
# How many games tell enough in a few seconds.
CHEAP: dict[str, tuple[int, dict[str, str]]] = {
    "blokus": (16, {}),
    "blackout": (60, {}),
    "blockyou": (40, {}),
    "blockout": (60, {"towerModel": "statics"}),
}


@pytest.mark.parametrize("key", OWN_GAMES)
def test_every_game_has_the_same_scale_and_starts_with_its_first_step(key: str) -> None:
    assert scale(key) == STEPS
    assert first_level(key) == STEPS[0]
    assert table_levels(key)[: len(STEPS)] == STEPS
    assert BEGINNER in levels(key)
    assert BEGINNER not in table_levels(key)


def test_so_has_a_game_of_a_package_that_brings_no_bots() -> None:
    general = general_bots(Noughts())
    assert (general.scale, general.at_tables) == (STEPS, STEPS)
    assert general.old_names == {"random": "easy"}


def test_a_package_with_other_names_has_all_of_them_as_its_scale() -> None:
    own = GameBots(levels={"slow": RandomBot, "quick": RandomBot})
    assert own.scale == own.at_tables == ("slow", "quick")
    some = GameBots(levels={"odd": RandomBot, "strong": RandomBot, "easy": RandomBot})
    assert some.scale == ("easy", "strong")
    assert some.at_tables == ("easy", "strong", "odd")


@pytest.mark.parametrize("key", OWN_GAMES)
def test_a_name_that_was_ever_offered_still_names_a_bot(key: str) -> None:
    for name in NAMES_EVER[key]:
        bot_for(key, name)
        assert level_now(key, name) in levels(key)


@pytest.mark.parametrize("key", OWN_GAMES)
def test_old_names_lead_to_levels_of_the_scale(key: str) -> None:
    for old, new in bots_of(key).old_names.items():
        assert new in scale(key)
        assert offered_level(key, old, table_levels(key)) == new
        assert offered_level(key, old, (old,)) == old
    assert offered_level(key, "no such level", table_levels(key)) is None
    assert first_level("no-such-game") == ""


@pytest.mark.slow
@pytest.mark.parametrize("key", CHEAP)
def test_a_beginner_and_the_first_level_each_win_some(key: str) -> None:
    games, options = CHEAP[key]
    assert games / 4 <= won_by_beginner(key, first_level(key), games, options) <= games * 3 / 4


@pytest.mark.slow
@pytest.mark.parametrize("key", CHEAP)
def test_a_beginner_hardly_wins_against_the_third_level(key: str) -> None:
    games, options = CHEAP[key]
    assert won_by_beginner(key, scale(key)[2], games, options) <= games / 4


def won_by_beginner(key: str, level: str, games: int, options: dict[str, str]) -> int:
    """Games of two that the beginner wins, alone or shared; the seats change."""
    won = 0
    for number in range(games):
        players = (BEGINNER, level) if number % 2 else (level, BEGINNER)
        played = play_game(key, 2, options, players, "first game", 1.0, False, number)
        won += played.places[players.index(BEGINNER)] == 1
    return won
