"""The cards of all games agree with their rules."""

from importlib.metadata import EntryPoint

import pytest

from blockcade.core import Actor, Seat
from blockcade.games import GAMES, GROUP, OWN_GAMES, load_game
from blockcade.testkit.walk import random_game

ALL = pytest.mark.parametrize("key", sorted(GAMES))


@ALL
def test_a_card_names_only_what_the_game_has(key: str) -> None:
    game, card = GAMES[key], GAMES[key].card
    options = {option.key: option for option in game.options}
    assert card.usual_players in game.players
    assert card.minutes > 0
    assert set(card.front_options) <= set(options)
    for option, ages in card.ages_of_options.items():
        assert set(ages) <= set(options[option].values)
    if card.solo_options is not None:
        assert game.setup(1, card.solo_options).players == 1


@pytest.mark.parametrize("key", sorted(OWN_GAMES))
def test_who_begins_is_drawn_by_lot_or_named_in_every_game_of_ours(key: str) -> None:
    game = OWN_GAMES[key]
    (starter,) = [option for option in game.options if option.names_starter]
    seats = [str(seat) for seat in range(max(starter.players or game.players))]
    assert [value for value in starter.values if value.isdecimal()] == seats
    assert "random" in starter.values
    setup = game.setup(max(game.players), {starter.key: "1"})
    assert setup.named_seat(starter.key) == Seat(1)
    assert game.setup(max(game.players), {starter.key: "random"}).named_seat(starter.key) is None


@ALL
def test_a_card_tells_who_acts_beside_the_seats(key: str) -> None:
    game, card = GAMES[key], GAMES[key].card
    setups = [game.setup(len(table.seats), table.options) for table in card.trials.tables]
    walks = [
        random_game(game, setup, 3, most_events=60) for setup in (game.setup(card.usual_players), *setups)
    ]
    acting = {who for walk in walks for state in walk.states() for who in game.to_act(state)}
    assert {who for who in acting if isinstance(who, Actor)} == card.causes
    assert card.has_luck == (Actor.CHANCE in acting)
    assert card.has_gravity == (Actor.GRAVITY in acting)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("chess", "no_such_module:Chess", "cannot be loaded"),
        ("chess", "blockcade.games.blokus:Blokus", "is called 'chess'"),
        ("blokus", "blockcade.games.blokus:Blokus", "is here already"),
        ("chess", "builtins:dict", "cannot be loaded"),
    ],
)
def test_a_package_that_brings_no_proper_game_is_told_why(name: str, value: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        load_game(EntryPoint(name, value, GROUP))
