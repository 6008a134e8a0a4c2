"""Pentobi's files: both directions, with the quirks of old ones, and games that the format cannot hold."""

import contextlib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockcade.games.blokus import Blokus
from blockcade.record import (
    BadRecord,
    Record,
    Timeline,
    event_for,
    record_of,
    timeline_of,
)
from blockcade.record.events import Left, Moved
from blockcade.record.formats.blokus import FORMAT, format_blksgf, parse_blksgf
from blockcade.record.formats.sgf import escaped, main_line
from blockcade.testkit.walk import random_game

BLOKUS = Blokus()
RECORDS = Path(__file__).parents[1] / "data" / "blokus" / "records"
names = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=8)


def pentobi_game(players: int, seed: int, most_events: int | None = None, **options: str) -> Record:
    setup = {"startCorner": "fixed", "scoring": "advanced", **({"starter": "0"} if players == 4 else {})}
    timeline = random_game(BLOKUS, BLOKUS.setup(players, {**setup, **options}), seed, most_events=most_events)
    return record_of(timeline)


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(
    st.sampled_from([(2, "classic"), (3, "classic"), (4, "classic"), (2, "duo")]),
    st.integers(0, 10**6),
    st.lists(names, min_size=4, max_size=4),
)
def test_random_games_go_there_and_back(form: tuple[int, str], seed: int, called: list[str]) -> None:
    players, board = form
    record = msgspec.structs.replace(pentobi_game(players, seed, board=board), names=called[:players])
    text = format_blksgf(record)
    assert parse_blksgf(text) == record
    assert format_blksgf(parse_blksgf(text)) == text


def test_files_hold_the_same(tmp_path: Path) -> None:
    record = msgspec.structs.replace(pentobi_game(2, 1, 8), names=["Zoë", "\u05d1"])
    FORMAT.write(record, tmp_path / "game.blksgf")
    assert FORMAT.read(tmp_path / "game.blksgf") == record


def test_the_main_line_of_a_tree_is_read_and_comments_are_not_moves() -> None:
    record = FORMAT.read(RECORDS / "two-player.blksgf")
    assert record.names == ["Ada [she]", "Bo\\b"]
    assert [(entry.who, entry.move) for entry in record.moves] == [
        ("0", "I3:a20,b20,c20"),
        ("1", "I3:t20,t19,t18"),
        ("0", "I1:t1"),
        ("1", "I2:a1,b1"),
    ]
    assert record.outcome is None
    assert record.options["startCorner"] == "fixed"
    assert record.options["scoring"] == "advanced"


def test_old_names_lists_of_squares_and_loose_blanks_are_read() -> None:
    record = FORMAT.read(RECORDS / "four-players-old.blksgf")
    assert record.names == ["Ada", "", "Cyd", ""]
    assert [entry.move for entry in record.moves] == [
        "V3:a20,a19,b19", "I1:t20", "I2:s1,t1", "I5:a5,a4,a3,a2,a1", "I1:c18",
    ]  # fmt: skip
    assert [entry.who for entry in record.moves] == ["0", "1", "2", "3", "0"]


def test_the_fourth_colour_of_three_goes_round() -> None:
    record = FORMAT.read(RECORDS / "three-players.blksgf")
    assert [entry.who for entry in record.moves] == [
        "0",
        "1",
        "2",
        "0",
        "0",
        "1",
        "2",
        "1",
        "0",
        "1",
        "2",
        "2",
    ]


def test_duo_has_its_own_letters() -> None:
    record = FORMAT.read(RECORDS / "duo.blksgf")
    assert record.names == ["Ada", "Bo"]
    assert (record.players, record.options["board"]) == (2, "duo")
    assert [(entry.who, entry.move) for entry in record.moves] == [
        ("0", "T5:e10,f10,g10,f9,f8"),
        ("1", "X5:j6,i5,j5,k5,j4"),
        ("0", "S4:g7,h7,h6,i6"),
        ("1", "I1:i7"),
    ]
    text = format_blksgf(record)
    assert text.splitlines()[1:3] == [
        ";GM[Blokus Duo]CA[UTF-8]AP[Blockcade]PB[Ada]PW[Bo]",
        ";B[f8,f9,e10,f10,g10]",
    ]
    assert ";W[j4,i5,j5,k5,j6]" in text


def test_what_pentobi_gets_is_one_move_a_line_with_ordered_squares() -> None:
    text = format_blksgf(FORMAT.read(RECORDS / "four-players-old.blksgf"))
    assert text.splitlines()[:3] == [
        "(",
        ";GM[Blokus]CA[UTF-8]AP[Blockcade]P1[Ada]P3[Cyd]",
        ";1[a19,b19,a20]",
    ]
    assert text.endswith(";1[c18]\n)\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"does not begin with \("),
        ("hello", r"does not begin with \("),
        ("(", "ends inside 1 open"),
        ("(;GM[Blokus];1[a20]", "ends inside 1 open"),
        ("(;GM[Blokus", "does not end"),
        ("(;GM[Blokus]7)", "is no property"),
        ("(GM[Blokus])", "outside of any node"),
        ("()", "has no node"),
        ("(;)", "does not say which game"),
        ("(;GM[Blokus]GM[Blokus])", "GM stands twice"),
        ("(;GM[Blokus Trigon])", "a game of 'Blokus Trigon'; only"),
        ("(;GM[Blokus]CA[latin1])", "written in latin1; only UTF-8"),
        ("(;GM[Blokus];1[a20]2[t20])", "two moves: 1 and 2"),
        ("(;GM[Blokus];1[])", "'', which is no square"),
        ("(;GM[Blokus];1[a21])", "'a21', which is no square"),
        ("(;GM[Blokus];1[a20, b20])", "' b20', which is no square"),
        ("(;GM[Blokus];1[a20,a20])", "is no piece"),
        ("(;GM[Blokus];1[a20,c20])", "is no piece"),
        ("(;GM[Blokus];2[t20])", "move 1, yellow I1:t20: it is the turn of blue"),
        ("(;GM[Blokus];1[t20])", "move 1, blue I1:t20: no-start-corner"),
        ("(;GM[Blokus]A1[a20];2[t20])", r"sets pieces on the board \(A1\)"),
        ("(;GM[Blokus Two-Player]AE[a20])", r"sets pieces on the board \(AE\)"),
        ("(;GM[Blokus Duo];B[a15])", "'a15', which is no square"),
        ("(;GM[Blokus Duo];B[j5])", "move 1, blue I1:j5: no-start-square"),
        ("(;GM[Blokus Duo];W[j5])", "move 1, yellow I1:j5: it is the turn of blue"),
        ("(;GM[Blokus Duo];B[e10];W[])", "'', which is no square"),
        ("(;GM[Blokus Duo]AB[e10])", r"sets pieces on the board \(AB\)"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        parse_blksgf(text)


def test_a_move_after_the_end_is_refused() -> None:
    text = format_blksgf(pentobi_game(2, 3)).replace("\n)\n", "\n;1[a1]\n)\n")
    with pytest.raises(BadRecord, match="the game is over"):
        parse_blksgf(text)


def test_bytes_that_are_not_utf_8_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.blksgf").write_bytes(b"(;GM[Blokus]P1[\xe9])")
    with pytest.raises(BadRecord, match="not UTF-8"):
        FORMAT.read(tmp_path / "x.blksgf")


def test_deep_trees_are_read_without_recursion() -> None:
    text = "(;GM[Blokus]" + "(;C[x]" * 50_000 + ")" * 50_001
    assert parse_blksgf(text).moves == []


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"])))
def test_any_text_can_be_a_value(value: str) -> None:
    assert main_line(f"(;C[{escaped(value)}])")[0].first("C") == value


@given(st.text(alphabet="();[]\\ABGM19,atx \n", max_size=40))
def test_garbage_is_refused_or_read_but_never_breaks(text: str) -> None:
    for candidate in (text, f"(;GM[Blokus]{text})", f"(;GM[Blokus];1[{text}])"):
        with contextlib.suppress(BadRecord):
            parse_blksgf(candidate)


def line(players: int, *moves: str, **options: str) -> Record:
    """A game in which seats move in turn."""
    timeline = Timeline(BLOKUS, BLOKUS.setup(players, options))
    for move in moves:
        (who,) = BLOKUS.to_act(timeline.state)
        timeline.apply(event_for(who, move))
    return record_of(timeline, names=["Ada", "Bo", "Cyd", "Dan"][:players])


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (line(2, "I1:a20", "pass", voluntaryPass="on"), "move 2 is not a piece laid: 1 pass"),
        (line(4, "I1:t1", "I1:a20", starter="0", colours="red,blue,yellow,green"), "it is the turn of green"),
        (line(3, "I1:a20", colours="blue,yellow,green"), "shared colour must be green"),
        (line(3, "I1:a20", sharedColour="alternate"), "must rotate"),
    ],
)
def test_games_that_pentobi_does_not_know_are_not_written(record: Record, message: str) -> None:
    with pytest.raises(BadRecord, match=f"cannot be written as .blksgf: .*{message}"):
        format_blksgf(record)


def test_a_game_that_somebody_left_is_not_written() -> None:
    timeline = Timeline(BLOKUS, BLOKUS.setup(2, {}))
    timeline.apply(Moved(0, "I1:a20"))
    timeline.apply(Left(1))
    with pytest.raises(BadRecord, match="move 2 is not a piece laid: 1 left"):
        format_blksgf(record_of(timeline))


def test_another_game_is_not_written() -> None:
    record = msgspec.structs.replace(pentobi_game(2, 1, 4), game="quarry")
    with pytest.raises(BadRecord, match="for Blokus, not for 'quarry'"):
        format_blksgf(record)


def test_free_corners_that_happen_to_fit_are_written() -> None:
    record = line(4, "begin0", "I1:a20", "I1:t20", "I1:t1", "I1:a1", "I2:b19,c19")
    assert [entry.move for entry in parse_blksgf(format_blksgf(record)).moves] == [
        entry.move for entry in record.moves[1:]
    ]


@pytest.mark.parametrize(
    "record",
    [
        line(2, "I1:t20", "I1:a20", "I2:a1,b1"),
        line(3, "I1:a1", "I1:t1", "I1:t20", "I1:a20"),
        line(4, "begin1", "I1:t20", "I1:a20"),
        line(4, "begin3", "I1:a20"),
    ],
)
def test_a_game_with_free_corners_says_so_and_is_read_again(record: Record) -> None:
    text = format_blksgf(record)
    assert "CORNERS[free]" in text
    again = parse_blksgf(text)
    moves = [entry for entry in record.moves if entry.who != "chance"]
    assert (again.moves, again.names, again.options["startCorner"]) == (moves, record.names, "free")
    assert format_blksgf(again) == text


def test_a_game_of_the_usual_table_can_be_written() -> None:
    for players in (2, 3, 4):
        record = record_of(random_game(BLOKUS, BLOKUS.setup(players, {}), 7))
        moves = [entry for entry in record.moves if entry.who != "chance"]
        assert parse_blksgf(format_blksgf(record)).moves == moves


def test_names_follow_their_colours() -> None:
    record = line(4, "I1:a20", starter="1", colours="green,blue,yellow,red")
    assert parse_blksgf(format_blksgf(record)).names == ["Bo", "Cyd", "Dan", "Ada"]
    shared = line(3, "I1:a20", colours="red,blue,yellow")
    assert parse_blksgf(format_blksgf(shared)).names == ["Bo", "Cyd", "Ada"]
    assert timeline_of(parse_blksgf(format_blksgf(shared))).state.turn.seat == 1
