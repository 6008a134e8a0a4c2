"""The record file: every written file can be read; in one that cannot be replayed, the bad move is named."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockcade.core import SeededDice, seed_hash
from blockcade.record import (
    BadLog,
    BadRecord,
    Chanced,
    Elapsed,
    Event,
    Followed,
    Left,
    Moved,
    Opened,
    Record,
    Revealed,
    Seated,
    Stamped,
    TakenBack,
    Timeline,
    event_for,
    format_record,
    parse_record,
    parse_valid_part,
    read_record,
    read_valid_part,
    record_of,
    record_of_log,
    settle,
    timeline_of,
    verify_fairness,
    write_record,
)
from blockcade.testkit.quarry import QUARRY

GAMES = {"quarry": QUARRY}
SEED = b"a seed of thirty-two bytes, well"


def played(choices: list[int], seed: bytes = SEED, bell: str = "on") -> Record:
    timeline = Timeline(QUARRY, QUARRY.setup(2, {"bell": bell}))
    for choice in choices:
        for pick in settle(QUARRY, timeline.state, SeededDice(seed, timeline.draws))[1]:
            timeline.apply(pick)
        acting = sorted(QUARRY.to_act(timeline.state), key=str)
        if not acting:
            break
        who = acting[choice % len(acting)]
        moves = QUARRY.legal_moves(timeline.state, who)
        timeline.apply(event_for(who, QUARRY.format_move(moves[choice % len(moves)])))
    return record_of(timeline, names=["Ada", 'Bob "B" \u05d1'], seed=seed)


WHOLE = played([1] * 9)


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(format_record(WHOLE)), **fields})


@given(st.lists(st.integers(0, 11), max_size=12))
def test_a_record_comes_back_as_it_went(choices: list[int]) -> None:
    record = played(choices)
    assert parse_record(format_record(record), GAMES) == record
    assert format_record(parse_record(format_record(record), GAMES)) == format_record(record)


def test_files_hold_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.blockcade"
    write_record(WHOLE, path)
    assert read_record(path, GAMES) == WHOLE
    assert read_valid_part(path, GAMES) == (WHOLE, None)
    assert b"\r" not in path.read_bytes()


def test_the_document_is_plain_json_with_a_line_for_each_move() -> None:
    document = json.loads(format_record(WHOLE))
    assert list(document)[:3] == ["format", "version", "game"]
    assert document["moves"][:2] == [["chance", document["moves"][0][1]], ["0", document["moves"][1][1]]]
    assert document["outcome"]["reason"] == "all-done"
    assert document["names"] == ["Ada", 'Bob "B" \u05d1']
    assert f'    ["0","{document["moves"][1][1]}"],\n' in format_record(WHOLE)


def test_a_game_without_a_move_has_an_empty_list() -> None:
    assert json.loads(format_record(played([])))["moves"] == []
    assert json.loads(format_record(played([])))["outcome"] is None


def test_the_replayed_record_ends_where_the_game_did() -> None:
    timeline = timeline_of(WHOLE, GAMES)
    assert timeline.game.outcome(timeline.state) is not None
    assert timeline.kept == len(WHOLE.moves)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a game record"),
        ("[1]", "not a game record"),
        ("\ud800", "not a game record"),
        ('{"game": "quarry"}', '"format" is not "blockcade"'),
        (changed(version=2), "version 2; this program reads version 1"),
        (changed(players=3), "names 2 players of 3"),
        (changed(seed="xyz"), "seed is not hexadecimal"),
        (changed(game="chess"), "no game here is called 'chess'"),
        (changed(rules=9), "version 9 of the rules"),
        (changed(options={"bell": "loud"}), "bell is 'loud'"),
        (changed(moves=[["0"]]), "not a game record: .*moves"),
        (changed(moves=7), "not a game record: .*moves"),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        parse_record(text, GAMES)
    with pytest.raises(BadRecord, match=message):
        parse_valid_part(text, GAMES)


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (["0", "@a"], "not-your-turn"),
        (["1", "@z"], "'@z' is not a move"),
        (["1", "+1"], "wrong-phase"),
        (["zero", "@a"], "'zero' is neither a seat number"),
        (["chance", "left"], "chance cannot leave"),
        (["9", "left"], "not-your-seat"),
    ],
)
def test_the_first_bad_move_is_named_and_the_good_part_kept(bad: list[str], reason: str) -> None:
    moves = json.loads(format_record(WHOLE))["moves"]
    text = changed(moves=[*moves[:3], bad, *moves[4:]])
    with pytest.raises(BadRecord, match=f"move 4, {bad[0]} .*{reason}"):
        parse_record(changed(moves=[*moves[:2], moves[2], bad]), GAMES)
    record, problem = parse_valid_part(text, GAMES)
    assert problem is not None
    assert f"move 4, {bad[0]}" in str(problem)
    assert record.moves == WHOLE.moves[:3]
    assert record.outcome is None


def test_a_wrong_result_is_found() -> None:
    outcome = {"reason": "all-done", "places": [1, 2], "scores": [99, 0]}
    with pytest.raises(BadRecord, match=r"ended as .*99"):
        parse_record(changed(outcome=outcome), GAMES)
    record, problem = parse_valid_part(changed(outcome=outcome), GAMES)
    assert record == WHOLE
    assert problem is not None


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "big.blockcade"
    with path.open("wb") as file:
        file.truncate(9_000_000)
    with pytest.raises(BadRecord, match="too many for one game"):
        read_record(path, GAMES)


def test_a_log_becomes_a_record_without_what_was_taken_back() -> None:
    events: list[Event] = [
        Opened("quarry", 1, 2, {"bell": "off"}, seed_hash(SEED)),
        Seated(0, "Ada", player="p"),
        Chanced("+2"),
        Moved(0, "@a", "c1"),
        TakenBack(0, 1, "c2"),
        Moved(0, "@b", "c3"),
        Left(1),
        Revealed(SEED.hex()),
        Followed("t2"),
    ]
    record = record_of_log([Stamped(1000 + 10 * n, event) for n, event in enumerate(events)], GAMES)
    assert json.loads(format_record(record))["moves"] == [
        ["chance", "+2", 20],
        ["0", "@b", 50],
        ["1", "left", 60],
    ]
    assert record.names == ["Ada", ""]
    assert record.seed == SEED.hex()
    assert record.outcome is not None
    assert parse_record(format_record(record), GAMES) == record


@pytest.mark.parametrize(
    "events",
    [
        [],
        [Moved(0, "@a")],
        [Opened("quarry", 1, 2, {}, ""), Opened("quarry", 1, 2, {}, "")],
        [Opened("quarry", 1, 2, {}, ""), Seated(5)],
        [Opened("quarry", 1, 2, {}, ""), Elapsed("wait5000ms@0")],
    ],
)
def test_a_log_that_does_not_fit_gives_no_record(events: list[Event]) -> None:
    with pytest.raises(BadLog):
        record_of_log([Stamped(0, event) for event in events], GAMES)


@given(st.lists(st.integers(0, 11), max_size=12), st.binary(min_size=32, max_size=32))
def test_the_luck_of_an_honest_game_passes(choices: list[int], seed: bytes) -> None:
    fairness = verify_fairness(played(choices, seed), GAMES)
    assert fairness.is_fair
    assert fairness.draws == sum(entry.who == "chance" for entry in played(choices, seed).moves)


def test_one_changed_draw_is_found() -> None:
    moves = json.loads(format_record(WHOLE))["moves"]
    moves[2][1] = "+1" if moves[2][1] != "+1" else "+2"
    record, _ = parse_valid_part(changed(moves=moves[:3], outcome=None), GAMES)
    fairness = verify_fairness(record, GAMES)
    assert fairness.draws == 1
    assert f"move 3 is {moves[2][1]}, but the seed draws" in fairness.problem


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"seed": ""}, "not in the record"),
        ({"seed": "xy"}, "not hexadecimal"),
        ({"seed_hash": ""}, "no hash"),
        ({"seed": "00"}, "not the one whose hash was shown"),
    ],
)
def test_a_seed_that_proves_nothing_is_said_so(fields: dict[str, str], problem: str) -> None:
    fairness = verify_fairness(msgspec.structs.replace(WHOLE, **fields), GAMES)
    assert not fairness.is_fair
    assert problem in fairness.problem
