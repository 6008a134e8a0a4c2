"""With two players every game ends when one of them leaves, and the other has won."""

import pytest

from blockcade.core import Seat, SeededDice
from blockcade.games import GAMES
from blockcade.record.timeline import settle


@pytest.mark.parametrize("leaver", [0, 1])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_who_stays_has_won_at_once(key: str, leaver: int) -> None:
    game = GAMES[key]
    state, _ = settle(game, game.initial(game.setup(2)), SeededDice(b"leaving"))
    outcome = game.outcome(game.leave(state, Seat(leaver)))
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("last-player", (1 - leaver,))


@pytest.mark.parametrize("key", sorted(GAMES))
def test_with_more_players_the_others_play_on(key: str) -> None:
    game = GAMES[key]
    state, _ = settle(game, game.initial(game.setup(3)), SeededDice(b"leaving"))
    assert game.outcome(game.leave(state, Seat(0))) is None
