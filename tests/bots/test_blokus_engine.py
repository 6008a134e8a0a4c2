"""The engine as a bot of Blokus: legal, repeatable where it counts playouts, better than those without it."""

import pytest

import blockcade
from blockcade.bots import STEPS, Budget, bot_for, keeps_tree, levels, table_levels
from blockcade.bots.blokus.engine import CHARACTER_LEVELS, EngineBot
from blockcade.core import Actor, Dice, Seat, SeededDice
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.state import State

GAME = Blokus()
TEN = tuple(str(number) for number in range(1, 11))


def to_move(state: State) -> Seat:
    (seat,) = GAME.to_act(state)
    assert not isinstance(seat, Actor)
    return seat


def chosen(state: State, level: str, dice: Dice, seconds: float = 0.05) -> str:
    seat = to_move(state)
    legal = GAME.legal_moves(state, seat)
    move = bot_for("blokus", level).choose(GAME.view_for(state, seat), legal, Budget(seconds), dice)
    assert move in legal
    return GAME.format_move(move)


def middle_game(players: int, plies: int, **options: str) -> State:
    state = GAME.initial(GAME.setup(players, {"starter": "2", **options} if players == 4 else options))
    dice = SeededDice(b"middle")
    for _ in range(plies):
        state = GAME.apply(state, to_move(state), GAME.parse_move(chosen(state, "greedy", dice)))
    return state


def test_tables_offer_the_scale_characters_and_ten_levels_and_scripts_three_more() -> None:
    assert table_levels("blokus") == (*STEPS, *CHARACTER_LEVELS, *TEN)
    assert levels("blokus") == ("random", "beginner", "greedy", *CHARACTER_LEVELS, *TEN, *STEPS)
    assert [level for level in levels("blokus") if keeps_tree("blokus", level)] == ["10", "champion"]


@pytest.mark.parametrize("level", TEN)
def test_every_level_chooses_a_legal_move(level: str) -> None:
    for plies in (0, 31):
        chosen(middle_game(2, plies), level, SeededDice(level.encode()))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"scoring": "advanced", "startCorner": "fixed"}),
        (3, {}),
        (3, {"sharedColour": "alternate"}),
        (4, {"voluntaryPass": "on"}),
    ],
)
def test_the_engine_plays_every_set_up(players: int, options: dict[str, str]) -> None:
    for level, plies in (("2", 0), ("5", 15), ("10", 32), ("3", 47)):
        chosen(middle_game(players, plies, **options), level, SeededDice(level.encode()))


def test_equal_dice_give_equal_choices_of_levels_that_count_playouts() -> None:
    state = middle_game(4, 20)
    for level in ("1", "3", "5"):
        first = chosen(state, level, SeededDice(b"a"))
        assert chosen(state, level, SeededDice(b"a")) == first


def test_a_bot_may_be_asked_about_any_table_in_any_order() -> None:
    """Earlier positions do not matter to a level that keeps no tree."""
    here, there, bot = middle_game(2, 12), middle_game(4, 9), EngineBot("4")

    def ask(state: State) -> str:
        view = GAME.view_for(state, Seat(0))
        return GAME.format_move(bot.choose(view, (), Budget(), SeededDice(b"x")))

    first, second = ask(here), ask(there)
    assert (ask(here), ask(there)) == (first, second)


def test_the_top_level_thinks_on_between_its_turns() -> None:
    bot, state, dice = EngineBot("10"), middle_game(2, 20), SeededDice(b"top")
    bot.ponder(GAME.view_for(state, None))  # it has seen no position yet: there is nothing to ponder
    bot.stop()
    for _ in range(4):
        seat = to_move(state)
        legal = GAME.legal_moves(state, seat)
        move = bot.choose(GAME.view_for(state, seat), legal, Budget(0.05), dice)
        assert move in legal
        state = GAME.apply(state, seat, move)
        bot.ponder(GAME.view_for(state, seat))
    bot.stop()
    bot.interrupt()


def test_the_engine_never_passes_and_beats_greedy() -> None:
    match = blockcade.new_game("blokus", players=2, seed="engine", voluntary_pass="on")
    match.play_out("6", "greedy")
    assert (0, "pass") not in match.moves
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
