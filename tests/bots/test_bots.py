"""Bots choose legal moves, as their level says, and the same ones again with the same dice."""

import pytest

from blockcade.bots import Budget, bot_for, levels
from blockcade.core import Actor, Outcome, Seat, SeededDice
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.colours import Colour
from blockcade.games.blokus.moves import Lay, Pass
from blockcade.games.blokus.placing import anchors
from blockcade.games.blokus.state import State

GAME = Blokus()


def play_out(bots: tuple[str, ...], seed: str, **options: str) -> tuple[list[str], Outcome]:
    state = GAME.initial(GAME.setup(len(bots), options))
    dice, moves = SeededDice(seed.encode()), list[str]()
    players = [bot_for("blokus", level) for level in bots]
    while actors := GAME.to_act(state):
        (who,) = actors
        assert not isinstance(who, Actor)
        legal = GAME.legal_moves(state, who)
        move = players[who].choose(GAME.view_for(state, who), legal, Budget(), dice)
        assert move in legal
        moves.append(GAME.format_move(move))
        state = GAME.apply(state, who, move)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return moves, outcome


def test_levels_are_listed_weakest_first_and_unknown_ones_refused() -> None:
    assert levels("blackout") == ("random", "beginner", "easy", "medium", "strong", "champion")
    assert levels("chess") == ()
    with pytest.raises(ValueError, match="known: random, beginner, greedy, guard, explorer, magnet, 1, 2"):
        bot_for("blokus", "genius")


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_same_dice_give_the_same_game(level: str) -> None:
    assert play_out((level, level), "again") == play_out((level, level), "again")
    assert play_out((level, level), "again") != play_out((level, level), "another")


def test_greedy_lays_its_largest_piece() -> None:
    state = GAME.initial(GAME.setup(2))
    legal = GAME.legal_moves(state, Seat(0))
    move = bot_for("blokus", "greedy").choose(
        GAME.view_for(state, Seat(0)), legal, Budget(), SeededDice(b"1")
    )
    assert isinstance(move, Lay)
    assert move.piece.size == 5


def test_greedy_leaves_itself_the_most_corners() -> None:
    """Among first pieces none opens more corners than these."""
    state = GAME.initial(GAME.setup(2, {"startCorner": "fixed"}))
    legal = GAME.legal_moves(state, Seat(0))
    for seed in range(5):
        dice = SeededDice(bytes([seed]))
        move = bot_for("blokus", "greedy").choose(GAME.view_for(state, Seat(0)), legal, Budget(), dice)
        after = GAME.apply(state, Seat(0), move)
        best = max(
            _corners_after(GAME.apply(state, Seat(0), other))
            for other in legal
            if isinstance(other, Lay) and other.piece.size == 5
        )
        assert _corners_after(after) == best


def _corners_after(state: State) -> int:
    return anchors(state, Colour.BLUE).bit_count()


def test_greedy_plays_duo_as_well() -> None:
    moves, outcome = play_out(("greedy", "random"), "small", board="duo")
    assert len(moves) > 20
    assert outcome.winners == (0,)


def test_greedy_passes_only_when_nothing_else_is_legal() -> None:
    moves, _ = play_out(("greedy", "greedy"), "no pass", voluntaryPass="on")
    assert "pass" not in moves
    view = GAME.view_for(GAME.initial(GAME.setup(2)), None)
    assert bot_for("blokus", "greedy").choose(view, [Pass()], Budget(), SeededDice(b"")) == Pass()


def test_greedy_beats_random() -> None:
    wins = 0
    for number in range(6):
        _, outcome = play_out(("greedy", "random"), f"match {number}")
        wins += outcome.winners == (0,)
    assert wins >= 5
