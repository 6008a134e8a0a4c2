"""Objects of the library can be pickled and copied: small, equal, and complete in another process."""

import copy
import multiprocessing
import pickle
import random
from functools import cache
from typing import Any

import pytest

import blockcade
from blockcade import Match
from blockcade.core import AnyGame
from blockcade.engine import kernel
from blockcade.engine.translate import position_of_state
from blockcade.games import GAMES
from blockcade.gravity import is_simulated

pytestmark = pytest.mark.slow  # a match of every game for every number of players

STATE_BYTES = 4_000
MOVE_BYTES = 1_000
EVENT_BYTES = 1_500  # of a match: its last state, and each event; a simulated placement is written in full
PLIES = 12
BY_GAME = pytest.mark.parametrize(
    ("key", "players"), [(key, players) for key, game in GAMES.items() for players in game.players]
)


@cache
def played(key: str, players: int) -> Match:
    """A match in play, asked for everything that it computes on demand."""
    luck = random.Random(players)
    match = blockcade.new_game(key, players=players, seed=5)
    for _ in range(PLIES):
        if match.is_over:
            break
        ask_everything(match)
        if is_simulated(match.game, match.state):
            match.place()
        else:
            who = luck.choice(match.to_act)
            match.play(luck.choice(match.legal_moves(who).moves), who)
    match.simulated_ms = 12
    return match


def ask_everything(match: Match) -> None:
    match.svg()
    for who in match.to_act:
        match.legal_moves(who)


def own_copy(match: Match) -> Match:
    return match.copy()


def through_a_pickle(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


@BY_GAME
def test_a_state_is_small_and_stays_so_when_it_was_asked(key: str, players: int) -> None:
    for state in (blockcade.new_game(key, players=players, seed=5).state, played(key, players).state):
        game = GAMES[key]
        before = len(pickle.dumps(state))
        assert before < STATE_BYTES
        for who in game.to_act(state):
            game.legal_moves(state, who)
        game.draw_svg(game.view_for(state, None))
        assert len(pickle.dumps(state)) == before


@BY_GAME
@pytest.mark.parametrize("again", [through_a_pickle, copy.copy, copy.deepcopy], ids=lambda way: way.__name__)
def test_states_moves_and_set_ups_come_back_equal(key: str, players: int, again: Any) -> None:
    match = played(key, players)
    game, state = match.game, match.state
    back = again(state)
    assert (back, hash(back)) == (state, hash(state))
    assert (again(match.setup), hash(again(match.setup))) == (match.setup, hash(match.setup))
    assert game.format_position(back) == game.format_position(state)
    assert game.view_for(back, None) == game.view_for(state, None)
    for who in match.to_act:
        moves = tuple(game.legal_moves(state, who))
        returned = again(moves)
        assert returned == tuple(game.legal_moves(back, who)) == moves
        assert [hash(move) for move in returned] == [hash(move) for move in moves]
        assert all(len(pickle.dumps(move)) < MOVE_BYTES for move in moves)


@BY_GAME
def test_a_match_is_small_and_comes_back_as_it_was(key: str, players: int) -> None:
    match = played(key, players)
    kept = pickle.dumps(match)
    assert len(kept) < STATE_BYTES + EVENT_BYTES * len(match.events)
    back: Match = pickle.loads(kept)
    assert facts(back) == facts(match)
    assert all(list(back.legal_moves(who)) == list(match.legal_moves(who)) for who in match.to_act)


@BY_GAME
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, own_copy], ids=lambda way: way.__name__)
def test_a_copy_of_a_match_goes_its_own_way(key: str, players: int, way: Any) -> None:
    match = played(key, players)
    before = facts(match)
    other: Match = way(match)
    assert facts(other) == before
    other.undo(2)
    assert len(other) == len(match) - 2
    other.names = ("somebody",) * players
    assert facts(match) == before


def facts(match: Match) -> tuple[Any, ...]:
    return (
        match.record(),
        match.state,
        match.names,
        match.seed,
        match.simulated_ms,
        match.to_act,
        match.position,
    )


def test_what_is_made_once_is_not_made_again() -> None:
    """Pieces and boards are tables of the game; copies of states share them."""
    state = played("blokus", 2).state
    back = through_a_pickle(state)
    assert back.terms.board is state.terms.board
    assert back.latest[1] is state.latest[1]
    assert copy.deepcopy(state.terms.board) is state.terms.board


def test_a_list_of_legal_moves_travels_without_its_set() -> None:
    moves = played("blokus", 2).legal_moves()
    before = len(pickle.dumps(moves))
    assert moves[0] in moves
    assert len(pickle.dumps(moves)) == before
    back = through_a_pickle(moves)
    assert (list(back), back.who) == (list(moves), moves.who)


# The kernel's positions


def positions() -> list[kernel.Position]:
    """Positions of every variant, played on; others set from outside, with and without moves since."""
    found: list[kernel.Position] = []
    for variant in ("classic", "classic_2", "classic_3", "duo"):
        for plies in (0, 9, 30, 90):
            position = kernel.Position(variant, fixed_corners=variant != "classic")
            for step in range(plies):
                if legal := position.legal():
                    position.play(legal[step * 7919 % len(legal)])
            found.append(position)
    for options in ({}, {"sharedColour": "alternate"}, {"scoring": "advanced"}):
        match = blockcade.new_game("blokus", players=3, seed=2, **options)
        for _ in range(13):
            match.play(match.legal_moves()[-1])
        found.append(position_of_state(match.state))
        found.append(position_of_state(match.state))
        found[-1].play(found[-1].legal()[5])
    alien = kernel.Position("classic")
    alien.play_as(2, alien.legal_of(2)[3])  # out of turn
    return [*found, alien]


@pytest.mark.parametrize("again", [through_a_pickle, copy.copy, copy.deepcopy], ids=lambda way: way.__name__)
def test_a_position_comes_back_and_thinks_the_same(again: Any) -> None:
    for position in positions():
        back: kernel.Position = again(position)
        assert position_facts(back) == position_facts(position)
        if position.turn >= 0:
            assert thought(back) == thought(position)
            before = position_facts(position)
            back.play(back.legal()[0])
            assert position_facts(position) == before
        assert len(pickle.dumps(position)) < 2_000


def position_facts(position: kernel.Position) -> tuple[Any, ...]:
    return (
        *(position.key(), position.variant, position.fixed_corners, position.cells, position.hands),
        *(position.turn, position.seat, position.ply, position.out, position.owners),
        *(position.points(), position.seat_points(), position.legal()),
    )


def thought(position: kernel.Position) -> list[tuple[int, int, float]]:
    found = kernel.Search(seed=3, memory_mb=16).think(position, playouts=60)
    return [(each.move, each.visits, each.value) for each in found.candidates]


def test_a_pickle_of_a_position_does_not_name_the_build() -> None:
    """Another machine may not be able to load the build that this one uses."""
    assert b"_kernel" not in pickle.dumps(kernel.Position("duo"))
    assert b"blockcade.engine.kernel" in pickle.dumps(kernel.Position("duo"))


NO_POSITIONS: list[tuple[Any, type[Exception]]] = [
    (None, TypeError),
    ((), TypeError),
    (("classic", True, None), TypeError),
    (("chess", True, None, []), ValueError),
    (("duo", True, None, [(0, 1), (0, 1)]), ValueError),
    (("duo", True, None, [(7, 1)]), ValueError),
    (("duo", True, None, [(0, -1)]), ValueError),
    (("duo", True, (b"\1", 0, -1, [0, 1], [0, 1], [], 0, 0, 0, 15, 5), []), ValueError),
    (("duo", True, (bytes(196), 0, -1, [0, 9], [0, 1], [], 0, 0, 0, 15, 5), []), ValueError),
]


@pytest.mark.parametrize(("state", "error"), NO_POSITIONS)
def test_what_is_no_position_is_refused(state: Any, error: type[Exception]) -> None:
    empty = kernel.Position.__new__(kernel.Position)
    with pytest.raises(error):
        empty.__setstate__(state)


# Another process


def told_elsewhere(things: tuple[AnyGame, Any, Match, kernel.Position | None]) -> tuple[Any, ...]:
    game, state, match, position = things
    return game.format_position(state), match, match.position, position, position and position.key()


def test_all_of_it_arrives_in_a_fresh_process() -> None:
    matches = [played(key, players) for key, game in GAMES.items() for players in game.players]
    sent = [
        (
            match.game,
            match.state,
            match,
            position_of_state(match.state) if match.game.key == "blokus" and not match.is_over else None,
        )
        for match in matches
    ]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        returned = pool.map(told_elsewhere, sent)
    for match, things, (text, back, position_there, position, key) in zip(
        matches, sent, returned, strict=True
    ):
        assert text == position_there == match.position
        assert facts(back) == facts(match)
        assert (things[3] is None) == (position is None)
        if things[3]:
            assert position.key() == key == things[3].key()
