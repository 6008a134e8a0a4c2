"""Measures the Python rules of Blokus."""

import time

from blockcade.core import Actor, Seat, SeededDice
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.state import State

_GAME = Blokus()


def random_games_per_second(games: int) -> tuple[float, float]:
    """Return random games of four, and moves, per CPU-second."""
    _GAME.legal_moves(_GAME.initial(_GAME.setup(4, {"starter": "0"})), Seat(0))  # builds the shared tables
    started, plies = time.process_time(), 0
    for number in range(games):
        plies += len(_random_game(number)) - 1
    seconds = time.process_time() - started
    return games / seconds, plies / seconds


def move_lists_per_second(repeats: int) -> dict[int, tuple[float, int]]:
    """Return move lists per CPU-second at several plies of one fixed game, with their lengths."""
    states = _random_game(7)
    figures: dict[int, tuple[float, int]] = {}
    for ply in (1, 8, 20, 40):
        state = states[ply]
        (who,) = _GAME.to_act(state)
        length = len(_GAME.legal_moves(state, who))
        started = time.process_time()
        for _ in range(repeats):
            _GAME.legal_moves(state, who)
        figures[ply] = (repeats / (time.process_time() - started), length)
    return figures


def _random_game(number: int) -> list[State]:
    dice = SeededDice(f"bench {number}".encode())
    states = [_GAME.initial(_GAME.setup(4, {"starter": "0"}))]
    while actors := _GAME.to_act(states[-1]):
        (who,) = actors
        assert not isinstance(who, Actor)
        moves = _GAME.legal_moves(states[-1], who)
        states.append(_GAME.apply(states[-1], who, moves[dice.roll(len(moves))]))
    return states
