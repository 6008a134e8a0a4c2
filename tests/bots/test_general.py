"""The general bot: it uses only the game protocol and plays better than chance."""

from typing import Any, cast

import pytest
from blockcade_noughts import Noughts

from blockcade.bots import STEPS
from blockcade.bots.general import SearchBot, general_bots
from blockcade.bots.protocol import Bot, Budget
from blockcade.core import Actor, AnyGame, Seat, SeededDice
from blockcade.testkit.quarry import QUARRY
from tests.bots.tricks import TRICKS

BUDGET = Budget(30.0)  # the number of playouts decides, so that a slow machine plays the same games


def play_game(game: AnyGame, bots: list[Bot[Any, Any]], seed: str) -> tuple[int, ...]:
    """The places of the seats at the end of one game."""
    dice = SeededDice(seed.encode())
    state = game.initial(game.setup(len(bots)))
    while to_act := game.to_act(state):
        if Actor.CHANCE in to_act:
            outcomes = [move for move, weight in game.chances(state) for _ in range(weight)]
            state = game.apply(state, Actor.CHANCE, outcomes[dice.roll(len(outcomes))])
            continue
        seat = min(who for who in to_act if not isinstance(who, Actor))
        legal = game.legal_moves(state, seat)
        state = game.apply(
            state, seat, bots[seat].choose(game.view_for(state, Seat(seat)), legal, BUDGET, dice)
        )
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.places


def wins(game: AnyGame, level: str, other: str, games: int) -> tuple[int, int, int]:
    """Games won, drawn and lost by `level` with fixed seeds; each deal is played from both seats."""
    bots = general_bots(game).levels
    won = drawn = lost = 0
    for number in range(games):
        seat = number % 2
        players = [bots[level if at == seat else other]() for at in (0, 1)]
        places = play_game(game, players, f"{number // 2}")
        won += places[seat] < places[1 - seat]
        drawn += places[seat] == places[1 - seat]
        lost += places[seat] > places[1 - seat]
    return won, drawn, lost


def test_a_game_that_cannot_sample_states_gets_random_moves_only() -> None:
    class Plain:
        key = "plain"

    assert list(general_bots(cast("AnyGame", Plain())).levels) == ["random"]
    assert list(general_bots(QUARRY).levels) == ["random", "beginner", *STEPS]
    assert general_bots(QUARRY).at_tables == STEPS


@pytest.mark.parametrize(
    ("squares", "best"),
    [
        ("XX.OO....", "c1"),  # wins, and does not merely stop the other
        ("XX.OO...X", "c2"),
        ("X.X.O....", "b1"),  # stops the other
        ("OO.X.X..X", "c1"),
    ],
)
def test_it_takes_a_win_and_stops_one(squares: str, best: str) -> None:
    game = Noughts()
    view = game.parse_position(squares)
    (who,) = game.to_act(view)
    move = (
        general_bots(game)
        .levels["champion"]()
        .choose(view, game.legal_moves(view, who), BUDGET, SeededDice(b"win"))
    )
    assert game.format_move(move) == best


def test_the_same_dice_give_the_same_move() -> None:
    game = Noughts()
    view = game.parse_position("X........")
    legal = game.legal_moves(view, Seat(1))
    bots = (general_bots(game).levels["easy"]() for _ in range(2))
    first, second = (bot.choose(view, legal, BUDGET, SeededDice(b"same")) for bot in bots)
    assert first == second


def test_time_that_is_up_ends_the_search() -> None:
    game = Noughts()
    view = game.initial(game.setup(2))
    bot = SearchBot(game, 10**9)
    assert bot.choose(view, game.legal_moves(view, Seat(0)), Budget(0.05), SeededDice(b"late")) in range(9)


@pytest.mark.parametrize("players", [2, 3])
def test_luck_hidden_blocks_a_race_and_the_clock_are_played_through(players: int) -> None:
    bot = general_bots(QUARRY).levels["easy"]()
    walk, dice = SeededDice(b"quarry"), SeededDice(b"bot")
    state = QUARRY.initial(QUARRY.setup(players, {"bell": "on"}))
    raced = 0
    while to_act := QUARRY.to_act(state):
        if Actor.CHANCE in to_act:
            drawn = QUARRY.legal_moves(state, Actor.CHANCE)
            state = QUARRY.apply(state, Actor.CHANCE, drawn[walk.roll(len(drawn))])
            continue
        raced += Actor.CLOCK in to_act  # and the seats, which may be quicker
        who = max(who for who in to_act if not isinstance(who, Actor))
        view, legal = QUARRY.view_for(state, who), QUARRY.legal_moves(state, who)
        sampled = QUARRY.sample_state(view, dice)
        assert QUARRY.view_for(sampled, who) == view
        move = bot.choose(view, legal, BUDGET, dice)
        assert move in legal
        state = QUARRY.apply(state, who, move)
    assert raced == 1


def test_sampled_states_differ_in_what_is_hidden() -> None:
    """Two players cannot see a block of the third: each sample is one of the possible blocks."""
    state = QUARRY.apply(QUARRY.initial(QUARRY.setup(3)), Actor.CHANCE, QUARRY.parse_move("+3"))
    view, dice = QUARRY.view_for(state, Seat(1)), SeededDice(b"hidden")
    samples = {QUARRY.sample_state(view, dice).block for _ in range(60)}
    assert samples == {1, 2, 3}


@pytest.mark.slow
def test_it_beats_chance_where_nothing_is_hidden() -> None:
    won, drawn, lost = wins(Noughts(), "strong", "random", 40)
    assert won >= 32
    assert lost <= 4, (won, drawn, lost)


@pytest.mark.slow
def test_it_beats_chance_where_hands_are_hidden() -> None:
    won, drawn, lost = wins(TRICKS, "medium", "random", 120)
    assert won >= 70, (won, drawn, lost)


@pytest.mark.slow
def test_more_playouts_play_better() -> None:
    won, drawn, lost = wins(Noughts(), "strong", "medium", 40)
    assert won >= 3 * lost, (won, drawn, lost)
