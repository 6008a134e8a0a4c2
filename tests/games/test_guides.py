"""The guide of every game: every seat hears a rule with words at every state, and nothing hidden."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from blockcade.core import Arg, Guide, Note, NoteKind, Seat, SeededDice, plain_moment
from blockcade.games import OWN_GAMES
from blockcade.testkit.walk import random_game
from blockcade.words import SOURCE, read_language
from tests.security.peeking import TWINS

LOCALES = Path(__file__).parents[2] / "locales"
MOST_EVENTS = 160
EACH = pytest.mark.parametrize("key", OWN_GAMES)


@cache
def words() -> Mapping[str, frozenset[str]]:
    """The variables of each message in English."""
    files = read_language(LOCALES, SOURCE).files
    return {
        name: frozenset(message.variables(name))
        for file in files.values()
        for name, message in file.messages.items()
    }


def guide_of(key: str) -> Guide:
    guide = OWN_GAMES[key].card.guide
    assert guide is not None
    return guide


@cache
def walks(key: str) -> list[tuple[Any, list[Any]]]:
    """Set-ups and the states of a random game of each."""
    game, trials = OWN_GAMES[key], OWN_GAMES[key].card.trials
    setups = [game.setup(players) for players in game.players]
    setups += [game.setup(len(table.seats), table.options) for table in trials.tables]
    solo = game.card.solo_options
    setups += [game.setup(1, solo)] if solo else []
    return [
        (setup, random_game(game, setup, at, most_events=MOST_EVENTS, sense=trials.sense).states())
        for at, setup in enumerate(setups)
    ]


def viewers(setup: Any) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(setup.players))]


def passage_of(key: str, clause: str) -> bool:
    return f"rules-{key}-{clause}" in words() or f"option-{key}-{clause}-about" in words()


def is_said(message: str, args: Mapping[str, Arg]) -> bool:
    """Whether there is a text, and it takes nothing that the guide does not give."""
    given = {*args, *(("name", "who") if "seat" in args else ())}
    return message in words() and words()[message] <= given


@EACH
def test_every_seat_has_a_rule_with_words_and_a_passage_at_every_state(key: str) -> None:
    game, guide = OWN_GAMES[key], guide_of(key)
    heard: set[str] = set()
    for setup, states in walks(key):
        for state in states:
            for viewer in viewers(setup):
                moment = guide.moment(game.view_for(state, viewer), viewer, setup)
                heard.add(moment.rule)
                assert moment.rule in guide.rules
                assert passage_of(key, moment.clause), moment
                assert is_said(f"{key}-moment-{moment.rule}", moment.args), moment
    assert len(heard) > len(guide.rules) // 2, f"the walks are too short: {sorted(heard)}"


@EACH
def test_who_is_to_act_is_never_told_to_wait(key: str) -> None:
    game, guide = OWN_GAMES[key], guide_of(key)
    for setup, states in walks(key):
        for state in states:
            for seat in game.to_act(state):
                if isinstance(seat, int):
                    rule = guide.moment(game.view_for(state, seat), seat, setup).rule
                    assert rule not in {"wait", "watch", "shut", "over", "lots"}, rule


def steps(key: str) -> Iterator[tuple[Any, Any, Seat]]:
    game = OWN_GAMES[key]
    for setup, states in walks(key):
        for before, after in pairwise(states):
            for seat in range(setup.players):
                yield game.view_for(before, Seat(seat)), game.view_for(after, Seat(seat)), Seat(seat)


@EACH
def test_every_note_of_the_coach_has_words(key: str) -> None:
    guide, heard = guide_of(key), set[str]()
    for before, after, seat in steps(key):
        for note in guide.changes(before, after, seat):
            heard.add(note.note)
            assert note.note in guide.notes
            assert is_said(f"{key}-coach-{note.note}", note.args), note
        assert not guide.changes(after, after, seat), "nothing has changed"
    assert len(heard) > len(guide.notes) // 2, f"the walks are too short: {sorted(heard)}"


@EACH
def test_every_slug_has_a_text_and_every_text_a_slug(key: str) -> None:
    guide = guide_of(key)
    said = {name.removeprefix(f"{key}-") for name in words() if name.startswith(f"{key}-")}
    assert {name for name in said if name.startswith("moment-")} == {
        *(f"moment-{rule}" for rule in guide.rules),
        *(name for name in said if name.startswith("moment-goal")),
    }
    assert "moment-goal" in said
    assert {name for name in said if name.startswith("coach-")} == {f"coach-{note}" for note in guide.notes}


@EACH
def test_every_refusal_has_a_passage(key: str) -> None:
    guide = guide_of(key)
    assert set(guide.clauses) == set(OWN_GAMES[key].card.refusals)
    assert all(passage_of(key, clause) for clause in guide.clauses.values())


@pytest.mark.parametrize("key", TWINS)
def test_neither_rule_nor_coach_depends_on_what_is_hidden(key: str) -> None:
    game, guide, dice = OWN_GAMES[key], guide_of(key), SeededDice(b"guides")
    compared = 0
    for setup, states in walks(key):
        for before, after in pairwise(states):
            for viewer in viewers(setup):
                twins = [TWINS[key](state, viewer, dice) for state in (before, after)]
                if twins[0] is None or twins[1] is None:
                    continue
                views = [game.view_for(state, viewer) for state in (before, after)]
                others = [game.view_for(state, viewer) for state in twins]
                compared += 1
                assert guide.moment(others[1], viewer, setup) == guide.moment(views[1], viewer, setup)
                if viewer is not None:
                    hidden = guide.changes(others[0], others[1], viewer)
                    assert hidden == guide.changes(views[0], views[1], viewer)
    assert compared > 100


def test_a_game_without_a_guide_says_whose_turn_it_is() -> None:
    assert plain_moment([1], 1, is_over=False).rule == "yours"
    assert plain_moment([1], 0, is_over=False).args == {"seat": 1}
    assert plain_moment([1, 2], 0, is_over=False).rule == "others"
    assert plain_moment([], None, is_over=True).rule == "over"
    assert {f"moment-plain-{rule}" for rule in ("yours", "theirs", "others", "over")} <= set(words())


def test_a_race_has_no_advice() -> None:
    """BY-O11: nothing may give away where a card fits."""
    for game in OWN_GAMES.values():
        if game.card.is_race and game.card.has_hidden:
            assert set(guide_of(game.key).notes.values()) == {NoteKind.RULE}
    assert Note("x").args == {}
