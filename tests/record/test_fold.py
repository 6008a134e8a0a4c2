"""The fold: takebacks, luck that a takeback cannot change, and logs that do not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockcade.core import Actor, BadNotation, IllegalMove, SeededDice
from blockcade.record import (
    BadLog,
    Chanced,
    Elapsed,
    Event,
    Followed,
    GameEvent,
    Left,
    Moved,
    Opened,
    Revealed,
    Seated,
    Stamped,
    TakenBack,
    Timeline,
    actor_of,
    event_for,
    replay,
    settle,
)
from blockcade.testkit.quarry import QUARRY, Draw, Move, State, View

GAMES = {"quarry": QUARRY}
OPENED = Opened("quarry", 1, 2, {"bell": "on"}, "00")


def line() -> "Timeline[State, Move, View]":
    return Timeline(QUARRY, QUARRY.setup(2, {"bell": "on"}))


def played(*moves: GameEvent | TakenBack) -> "Timeline[State, Move, View]":
    timeline = line()
    for move in moves:
        timeline.apply(move)
    return timeline


def walk(seed: bytes, choices: list[int]) -> list[GameEvent]:
    """A legal line: luck from the seed, seats by the choices."""
    timeline = line()
    for choice in choices:
        state, picks = settle(QUARRY, timeline.state, SeededDice(seed, timeline.draws))
        for pick in picks:
            timeline.apply(pick)
        acting = sorted(QUARRY.to_act(state), key=str)
        if not acting:
            break
        who = acting[choice % len(acting)]
        moves = QUARRY.legal_moves(state, who)
        timeline.apply(event_for(who, QUARRY.format_move(moves[choice % len(moves)])))
    return list(timeline.events)


choices = st.lists(st.integers(0, 11), max_size=12)


def test_a_line_counts_its_events_and_its_draws() -> None:
    timeline = played(Chanced("+2"), Moved(0, "@a"), Chanced("+1"))
    assert timeline.kept == 3
    assert timeline.draws == 2
    assert timeline.state.heights == (2, 0, 0)
    assert [state.turn for state in timeline.states()] == [0, 0, 1, 1]


def test_a_takeback_goes_back_to_what_was_and_play_goes_on() -> None:
    timeline = played(Chanced("+2"), Moved(0, "@a"), Chanced("+1"), TakenBack(0, 1), Moved(0, "@c"))
    assert timeline.events == (Chanced("+2"), Moved(0, "@c"))
    assert timeline.draws == 1
    assert timeline.state.heights == (0, 0, 2)


@given(st.binary(min_size=1, max_size=8), choices, st.integers(0, 30))
def test_every_takeback_equals_the_shorter_game(seed: bytes, chosen: list[int], kept: int) -> None:
    events = walk(seed, chosen)
    kept = min(kept, len(events))
    assert played(*events, TakenBack(0, kept)).state == played(*events[:kept]).state


@given(st.binary(min_size=1, max_size=8), choices)
def test_the_same_draw_comes_again_after_a_takeback(seed: bytes, chosen: list[int]) -> None:
    events = walk(seed, chosen)
    for kept, event in enumerate(events):
        timeline = played(*events, TakenBack(0, kept))
        if isinstance(event, Chanced):
            _, picks = settle(QUARRY, timeline.state, SeededDice(seed, timeline.draws))
            assert picks[0] == event


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (Moved(1, "@a"), "game event 2, .*not-your-turn"),
        (Moved(0, "fly"), "game event 2, .*not a move"),
        (Left(7), "not-your-seat"),
        (TakenBack(0, 3), "keeps 3 game events, but there are 1"),
        (TakenBack(0, -1), "keeps -1"),
    ],
)
def test_an_event_that_does_not_fit_is_refused_and_changes_nothing(
    event: GameEvent | TakenBack, message: str
) -> None:
    timeline = played(Chanced("+3"))
    before = (timeline.state, timeline.events, timeline.draws)
    with pytest.raises(BadLog, match=message):
        timeline.read(event)
    assert (timeline.state, timeline.events, timeline.draws) == before


def test_only_readers_of_logs_wrap_what_the_rules_say() -> None:
    with pytest.raises(IllegalMove):
        played(Chanced("+2"), Moved(1, "@a"))
    with pytest.raises(BadNotation):
        played(Moved(0, "?"))


def test_settle_picks_by_weight() -> None:
    class Fixed:
        def __init__(self, value: int) -> None:
            self.value = value

        def roll(self, sides: int) -> int:
            assert sides == 6
            return self.value

    picked = [settle(QUARRY, line().state, Fixed(value))[1][0].move for value in range(6)]
    assert picked == ["+1", "+1", "+1", "+2", "+2", "+3"]


def test_settle_leaves_others_alone() -> None:
    state = QUARRY.apply(line().state, Actor.CHANCE, Draw(1))
    assert settle(QUARRY, state, SeededDice(b"x")) == (state, [])


def test_events_name_their_actors() -> None:
    for who in (0, 5, Actor.CHANCE, Actor.CLOCK, Actor.GRAVITY):
        assert actor_of(event_for(who, "x")) == who  # type: ignore[arg-type]


def test_replay_folds_a_whole_log() -> None:
    log: list[Event] = [
        OPENED,
        Seated(0, "Ada", player="p1"),
        Seated(1, link=1),
        Chanced("+2"),
        Moved(0, "@a", "c1"),
        TakenBack(0, 1, "c2"),
        Moved(0, "@b", "c3"),
        Seated(1, "Bob", player="p2"),
        Left(1),
        Revealed("ff00"),
        Followed("next"),
    ]
    replayed = replay(log, GAMES)
    assert replayed.names == ("Ada", "Bob")
    assert tuple(replayed.events) == (Chanced("+2"), Moved(0, "@b", "c3"), Left(1))
    assert len(replayed.states) == 4
    assert replayed.state.heights == (0, 2, 0)
    assert replayed.game.outcome(replayed.state) is not None
    assert replayed.seed == b"\xff\x00"
    assert replayed.next_table == "next"
    assert replayed.setup["bell"] == "on"


@pytest.mark.parametrize(
    ("log", "message"),
    [
        ([], "begins with Opened"),
        ([Moved(0, "@a")], "begins with Opened"),
        ([OPENED, OPENED], "only once"),
        ([Opened("chess", 1, 2, {}, "")], "no game is called 'chess'; known: quarry"),
        ([Opened("quarry", 2, 2, {}, "")], "version 2 of the rules; this is version 1"),
        ([Opened("quarry", 1, 9, {}, "")], "cannot be set up: bad-players"),
        ([OPENED, Seated(2)], "a seat that is not there"),
        ([OPENED, Revealed("xyz")], "not hexadecimal"),
        ([OPENED, Elapsed("wait5000ms@0")], "not-your-turn"),
    ],
)
def test_replay_says_what_is_wrong_with_a_log(log: list[Event], message: str) -> None:
    with pytest.raises(BadLog, match=message):
        replay(log, GAMES)


def test_a_fold_that_refuses_an_event_stays_as_it_is() -> None:
    fold = replay([OPENED, Chanced("+3")], GAMES)
    with pytest.raises(BadLog, match="not hexadecimal"):
        fold.apply(Stamped(5, Revealed("xyz")))
    with pytest.raises(IllegalMove):
        fold.apply(Stamped(5, Moved(1, "@a")))
    with pytest.raises(BadLog, match=r"game event 2, .*not-your-turn"):
        fold.read(Stamped(5, Moved(1, "@a")))
    assert (fold.seq, fold.last_ms, fold.seed, len(fold.events)) == (2, 0, None, 1)
    happening = fold.apply(Stamped(5, Moved(0, "@a")))
    assert happening
    assert happening.move == QUARRY.parse_move("@a")


def test_takebacks_of_a_timeline_that_keeps_its_plies_play_nothing_again() -> None:
    kept = Timeline(QUARRY, QUARRY.setup(2, {"bell": "on"}), keeps_plies=True)
    plain = line()
    for event in (Chanced("+2"), Moved(0, "@a"), TakenBack(0, 1), Moved(0, "@b")):
        assert kept.apply(event) == plain.apply(event)
        assert (kept.state, list(kept.plies())) == (plain.state, list(plain.plies()))
