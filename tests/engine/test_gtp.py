"""GTP as documented: the form of answers, the board, and refusals that change nothing."""

import re
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockcade.engine.gtp import COMMANDS, converse
from blockcade.engine.gtp_board import VARIANTS
from blockcade.engine.gtp_effort import PerGame
from tests.engine.gtp_asking import ANSWER, ask, complaint, everything, session

DOCUMENT = Path(__file__).parents[2] / "docs/formats/gtp.md"


# Lines and answers


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("name", "= Blockcade\n\n"),
        ("1 name\n", "=1 Blockcade\n\n"),
        ("  0012 \t name   # who?\n", "=0012 Blockcade\n\n"),
        ("na\x00me\r\n", "= Blockcade\n\n"),
        ("protocol_version", "= 2\n\n"),
        ("clear_board", "= \n\n"),
        ("final_score", "= 0 0 0 0\n\n"),
        ("known_command play", "= true\n\n"),
        ("known_command fly", "= false\n\n"),
        ("7 fly", "?7 unknown command (fly)\n\n"),
        ("7", "?7 there is no command after the number\n\n"),
        ("Name", "? unknown command (Name)\n\n"),
        ("12x name", "? unknown command (12x)\n\n"),
        ("fl\u00fcge\u2028n", "? unknown command (fl\\xfcge)\n\n"),
        ("genmove", "? use it as: genmove COLOUR\n\n"),
        ("undo 2", "? use it as: undo\n\n"),
        ("analyse 1 2 3", "? use it as: analyse COLOUR [COUNT]\n\n"),
    ],
)
def test_each_command_line_has_one_answer(line: str, answer: str) -> None:
    assert session().answer(line) == answer


@pytest.mark.parametrize("line", ["", "\n", " \t \r\n", "# play 1 a20", "\x07"])
def test_lines_without_a_command_are_not_answered(line: str) -> None:
    assert session().answer(line) is None


def test_the_document_lists_every_command_and_game() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    table = text.partition("## Commands")[2].partition("\n\n")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`([a-z_]+)", " ".join(rows))) == sorted(COMMANDS)
    assert ask(session(), "list_commands").split("\n") == list(COMMANDS)
    for variant in VARIANTS.values():
        assert f"| `{variant.game}` | `{variant.key}` |" in text


def test_quit_ends_the_conversation_and_so_does_the_end_of_the_input() -> None:
    output = StringIO()
    converse(session(), ["name\n", "\n", "quit\n", "name\n"], output)
    assert output.getvalue() == "= Blockcade\n\n= \n\n"
    converse(session(), [], output)


# The board


@pytest.mark.parametrize(
    ("variant", "colours", "count"),
    [("classic", "1234", 58), ("classic_2", "1234", 58), ("classic_3", "1234", 58), ("duo", "bw", 414)],
)
def test_all_legal_counts_first_moves(variant: str, colours: str, count: int) -> None:
    gtp = session(variant)
    for colour in colours:
        moves = ask(gtp, f"all_legal {colour}").split("\n")
        assert len(set(moves)) == len(moves) == count
        for move in moves[:: count // 10]:
            assert ask(gtp, f"play {colour} {move}") == ""
            assert ask(gtp, "undo") == ""


def test_set_game_starts_a_new_game_of_that_kind() -> None:
    gtp = session()
    ask(gtp, "play 1 a20")
    assert ask(gtp, "set_game Blokus Duo") == ""
    assert ask(gtp, "final_score") == "0"
    assert ask(gtp, "play b e10") == ""
    assert ask(gtp, "play w j5,j4") == ""
    assert ask(gtp, "final_score") == "W+1"
    assert "Blokus Three-Player" in complaint(gtp, "set_game Chess")
    assert ask(gtp, "set_game  Blokus   Two-Player") == ""
    assert ask(gtp, "play 3 t1") == ""
    assert ask(gtp, "final_score") == "B+1"
    assert ask(gtp, "set_game Blokus Three-Player") == ""
    assert ask(gtp, "final_score") == "0 0 0 0"


@pytest.mark.parametrize(
    ("variant", "names"),
    [
        ("classic", ["1 blue BLUE Blue", "2 yellow", "3 red", "4 green"]),
        ("duo", ["b B black 1 blue", "w white 2 green yellow"]),
    ],
)
def test_colours_have_several_names(variant: str, names: list[str]) -> None:
    gtp = session(variant)
    for same in names:
        assert len({ask(gtp, f"all_legal {name}") for name in same.split()}) == 1
    assert len({ask(gtp, f"all_legal {same.split()[0]}") for same in names}) == len(names)


def test_moves_are_read_in_any_order_and_written_from_the_bottom() -> None:
    gtp = session()
    ask(gtp, "play 1 C20, a20 ,b20,A19,a18")
    assert gtp.board.format_move(gtp.board.laid[-1].move) == "a18,a19,a20,b20,c20"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play 5 a20", "'5' is not a colour of Blokus; there are 1, 2, 3, 4"),
        ("play b a20", "'b' is not a colour of Blokus; there are 1, 2, 3, 4"),
        ("play 1 pass", "nobody passes: a colour without moves is skipped"),
        ("play 1 PASS", "nobody passes: a colour without moves is skipped"),
        ("play 1 a0", "'a0' is not a move like a20,b20,a19"),
        ("play 1 a20 b20", "'a20 b20' is not a move like a20,b20,a19"),
        ("play 1 a20,", "'a20,' is not a move like a20,b20,a19"),
        ("play 1 a21", "a21 is not on the board"),
        ("play 1 u20", "u20 is not on the board"),
        ("play 1 a20,A20", "'a20,A20' names a cell twice"),
        ("play 1 a20,c20", "'a20,c20' is not the shape of a piece"),
        ("play 1 a20,b20,c20,d20,e20,f20", "'a20,b20,c20,d20,e20,f20' is not the shape of a piece"),
        ("play 1 b20", "illegal move: b20 cannot be laid there"),
        ("play 2 a20,b20", "illegal move: a20,b20 cannot be laid there"),
        ("play 3 t1", "illegal move: I1 has been laid already"),
        ("genmove x", "'x' is not a colour of Blokus; there are 1, 2, 3, 4"),
        ("analyse 1 0", "'0' is not a whole number from 1 to 10000"),
        ("level 0", "'0' is not a whole number from 1 to 10"),
        ("level 11", "'11' is not a whole number from 1 to 10"),
        ("level \u0663", "'\\u0663' is not a whole number from 1 to 10"),
        ("time_per_move 0", "'0' is not a number of seconds above 0 and up to 86400"),
        ("time_per_move -1", "'-1' is not a number of seconds above 0 and up to 86400"),
        ("time_per_move inf", "'inf' is not a number of seconds above 0 and up to 86400"),
        ("time_per_game 1e9", "'1e9' is not a number of seconds above 0 and up to 86400"),
        ("time_per_game 86401", "'86401' is not a number of seconds above 0 and up to 86400"),
        ("set_random_seed 1.5", None),
        ("set_random_seed " + "9" * 5000, None),
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(line: str, sentence: str | None) -> None:
    gtp = session(effort=PerGame(60))
    ask(gtp, "play 3 t1")
    said = complaint(gtp, line)
    assert said == sentence or (sentence is None and len(said) < 200)


def test_undo_goes_back_to_the_start_and_no_further() -> None:
    gtp = session()
    boards = [ask(gtp, "showboard")]
    for _ in range(6):
        ask(gtp, "g")
        boards.append(ask(gtp, "showboard"))
    for board in reversed(boards):
        assert ask(gtp, "showboard") == board
        if board != boards[0]:
            ask(gtp, "undo")
    assert complaint(gtp, "undo") == "there is no move to undo"


def test_the_board_shows_cells_points_and_hands() -> None:
    gtp = session("duo")
    ask(gtp, "play b e10")
    lines = ask(gtp, "showboard").split("\n")
    assert lines[0] == ""
    assert lines[1].split() == ["14", *["."] * 14]
    assert lines[5].split() == ["10", *"....B........."]
    assert lines[10].split() == ["5", *".........+...."]
    assert lines[15].split() == list("abcdefghijklmn")
    assert lines[16].startswith(" b (B): 1 points, in hand: I2 I3")
    assert lines[17].startswith(">w (W): 0 points, in hand: I1 I2")


def test_colours_may_move_out_of_turn() -> None:
    gtp = session()
    for _ in range(2):
        move = ask(gtp, "genmove 3")
        assert move.count(",") <= 4
    assert ask(gtp, "to_play") == "4"
    ask(gtp, "play 1 a20")
    assert ask(gtp, "to_play") == "2"
    assert ask(gtp, "analyse 4 1")
    assert [piece.colour for piece in gtp.board.laid] == [2, 2, 0]
    assert [piece.is_ours for piece in gtp.board.laid] == [True, True, False]


def test_a_position_out_of_turn_is_the_same_board_with_another_turn() -> None:
    gtp = session("classic_3")
    for line in ("play 4 a1", "play 1 a20", "play 4 b2,b3"):
        ask(gtp, line)
    for colour in range(4):
        position = gtp.board.with_turn(colour)
        assert position.turn == colour
        assert position.cells == gtp.board.position.cells
        assert position.hands == gtp.board.position.hands
        assert position.legal() == gtp.board.position.legal_of(colour)
    assert gtp.board.with_turn(3).seat == 2  # two pieces of the shared colour lie: the third player's turn


# Anything at all

CELLS = st.sampled_from(["a20", "b19", "t20", "e10", "j5", "a1", "t1", "f9", "z99", "a0", "pass"])
MOVES = st.lists(CELLS, min_size=1, max_size=6).map(",".join)
COLOURS = st.sampled_from(["1", "2", "3", "4", "b", "w", "blue", "GREEN", "5", "x"])
WORDS = st.one_of(
    COLOURS, MOVES, st.sampled_from(["Blokus", "Duo", "Two-Player", "play", "7", "-1", "#", "1.5"])
)
LEGAL = st.sampled_from(
    ["play 1 a20", "play 2 t20,t19", "play b e10", "p a20", "g", "genmove 4", "genmove w"]
)
EFFORTS = st.sampled_from(["level 1", "level 2", "time_per_move 0.01", "time_per_game 0.05", "level x"])
GAMES = st.sampled_from([f"set_game {variant.game}" for variant in VARIANTS.values()])
CALM = sorted(
    COMMANDS.keys() - {"level", "time_per_move", "time_per_game", "quit"}
)  # the others may ask for hours of thinking
NUMBERS = st.sampled_from(["", "3", "003", "-3"])
COMMAND_LINES = st.tuples(NUMBERS, st.sampled_from(CALM), st.lists(WORDS, max_size=3).map(" ".join)).map(
    " ".join
)
LINES = st.one_of(LEGAL, EFFORTS, GAMES, COMMAND_LINES, st.text(max_size=40), st.just("undo"))


@pytest.mark.slow
@settings(max_examples=150)
@given(variant=st.sampled_from(sorted(VARIANTS)), lines=st.lists(LINES, max_size=25))
def test_any_lines_get_one_answer_each_and_refusals_change_nothing(variant: str, lines: list[str]) -> None:
    gtp = session(variant)
    for line in lines:
        before = everything(gtp)
        answer = gtp.answer(line)
        if answer is None:
            assert not re.search(r"[!-~]", line.partition("#")[0])
            continue
        match = ANSWER.fullmatch(answer)
        assert match, (line, answer)
        if match[1] == "?":
            assert everything(gtp) == before, (line, answer)
        cells = gtp.board.position.cells
        assert sum(map(bool, cells)) == sum(
            gtp.board.format_move(p.move).count(",") + 1 for p in gtp.board.laid
        )
