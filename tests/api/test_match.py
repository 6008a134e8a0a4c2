"""The library as a script uses it."""

import doctest
import pickle
import random
from pathlib import Path

import pytest

import blockcade
from blockcade import Match, NotNow
from blockcade.api import reason_in_english, seed_bytes
from blockcade.core import Actor, derived_seed
from blockcade.record import Chanced, Timeline
from blockcade.testkit.quarry import QUARRY

CORNER = "I5:a20,a19,a18,a17,a16"


def two(names: tuple[str, ...] = (), **options: object) -> Match:
    return blockcade.new_game("blokus", players=2, seed=7, names=names, start_corner="fixed", **options)


def test_the_example_in_the_package_runs() -> None:
    assert doctest.testmod(blockcade).failed == 0
    assert doctest.testmod(blockcade).attempted > 3


def test_a_match_begins_with_luck_already_fallen() -> None:
    match = blockcade.new_game("blokus", seed=7)
    assert match.setup.players == 4
    assert match.turn in range(4)
    assert match.to_act == (match.turn,)
    assert len(match) == 0
    assert match.events == (Chanced(f"begin{match.turn}"),)


def test_equal_seeds_give_equal_matches() -> None:
    first, second = (blockcade.new_game("blokus", seed="x").play_out("random") for _ in range(2))
    assert first.record() == second.record()
    assert blockcade.new_game("blokus", seed="y").play_out("random").record() != first.record()


def test_options_are_given_as_python_writes_them() -> None:
    match = blockcade.new_game(
        "blokus", players=3, voluntary_pass=True, turnSeconds=30, colours=["red", "blue", "yellow"]
    )
    assert match.setup["voluntaryPass"] == "on"
    assert match.setup["turnSeconds"] == "30"
    assert match.setup["colours"] == "red,blue,yellow"
    assert match.to_act[-1] is Actor.CLOCK
    assert match.turn == 1
    assert two(voluntary_pass=False).setup["voluntaryPass"] == "off"


def test_moves_are_played_and_undone() -> None:
    match = two()
    assert match.play(CORNER) is match
    assert match.moves == [("0", CORNER)]
    assert match.turn == 1
    match.play("I1:t20").undo(2)
    assert match.position == two().position
    assert len(match) == 0


def test_moves_may_be_values_and_cells_in_any_order() -> None:
    by_text = two().play("V3:b19,a20,a19")
    value = two().game.parse_move("V3:a20,a19,b19")
    assert by_text.position == two().play(value).position


def test_legal_moves_answer_what_one_would_ask() -> None:
    legal = two().legal_moves()
    assert len(legal) == 58
    assert CORNER in legal
    assert "I5:a16,a17,a18,a19,a20" in legal
    assert "I1:b20" not in legal
    assert "nonsense" not in legal
    assert legal.moves[0] in legal
    assert list(legal)[:2] == legal[:2] == ["I1:a20", "I2:a20,b20"]
    assert legal[-1] == list(legal)[-1]
    assert random.Random(1).choice(legal) in legal
    assert repr(legal).startswith("<58 legal moves for seat 0: I1:a20 I2:a20,b20 ")
    assert repr(legal).endswith(" …>")
    assert len(two().legal_moves(1)) == 0
    assert repr(two(voluntary_pass=True).legal_moves("clock")) == "<0 legal moves for clock: >"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("I1:b20", "no-start-corner"),
        ("I2:a20,b19", "bad-shape"),
        ("pass", "must-place"),
        ("I1:z20", "off-board"),
    ],
)
def test_refusals_say_slug_and_sentence_and_change_nothing(move: str, reason: str) -> None:
    match = two()
    with pytest.raises(NotNow) as caught:
        match.play(move)
    assert caught.value.reason == reason
    assert str(caught.value) == f"{move}: {reason} ({reason_in_english(reason)})"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert len(match) == 0


def test_other_mistakes_are_rule_errors_too() -> None:
    match = two()
    with pytest.raises(blockcade.BadNotation):
        match.play("knight to f3")
    with pytest.raises(NotNow, match="not-your-turn"):
        match.play("I1:t20", 1)
    with pytest.raises(blockcade.BadSetup, match="unknown-game: there is no 'chess'; there are: blokus"):
        blockcade.new_game("chess")
    with pytest.raises(blockcade.BadSetup, match="bad-players"):
        blockcade.new_game("blokus", players=7)
    with pytest.raises(blockcade.BadSetup, match="no option 'startWhere'"):
        blockcade.new_game("blokus", start_where="here")
    with pytest.raises(blockcade.RuleError, match="cannot undo 1 plies of 0"):
        match.undo()
    with pytest.raises(blockcade.RuleError, match="there is no ply 1"):
        match.at(1)
    with pytest.raises(blockcade.RuleError, match="1 names for 2"):
        blockcade.new_game("blokus", players=2, names=["Ada"])
    with pytest.raises(blockcade.RuleError, match="3 bots for 2 seats"):
        match.play_out("random", "random", "random")
    with pytest.raises(ValueError, match="no bot 'genius'"):
        match.play_bot("genius")


def test_bots_play_to_the_end_and_the_end_is_told() -> None:
    match = two(scoring="advanced").play_out("random", "greedy")
    assert match.is_over
    assert match.outcome is not None
    assert match.turn is None
    assert len(match.legal_moves()) == 0
    assert repr(match.legal_moves()) == "<no legal moves: nobody is to act>"
    assert f"won by {match.outcome.winners[0]}" in repr(match)
    with pytest.raises(blockcade.IllegalMove, match="game-over"):
        match.play("I1:a1")
    with pytest.raises(NotNow, match="game-over"):
        match.play_bot()


def test_a_bot_says_the_same_again_after_undo() -> None:
    match = two().play(CORNER).play_bot("random")
    first = match.moves
    assert match.undo().play_bot("random").moves == first


def test_every_ply_can_be_looked_at() -> None:
    match = blockcade.new_game("blokus", seed=3)
    for _ in range(6):
        match.play_bot("random")
    seen = list(match.replay())
    assert [len(one) for one in seen] == list(range(7))
    assert [one.position for one in seen] == [match.at(ply).position for ply in range(7)]
    assert match.at(-1).position == match.position
    assert match.at(-7).position == match.at(0).position == blockcade.new_game("blokus", seed=3).position
    match.at(2).play_bot("random")
    assert len(match) == 6


def test_the_clock_can_be_let_run() -> None:
    match = two(turn_seconds=30)
    (wait,) = match.legal_moves("clock")
    assert match.play(wait, Actor.CLOCK).turn == 1
    assert match.moves == [("clock", wait)]


@pytest.mark.parametrize("suffix", [".blockcade", ".blksgf"])
def test_games_are_saved_and_loaded(tmp_path: Path, suffix: str) -> None:
    match = two(scoring="advanced", names=("Ada", "Bo")).play(CORNER).play_bot("random")
    match.save(tmp_path / f"game{suffix}")
    loaded = blockcade.load(tmp_path / f"game{suffix}")
    assert loaded.position == match.position
    assert loaded.names == ("Ada", "Bo")
    assert loaded.moves == match.moves
    assert len(loaded.play_bot("random")) == 3


def test_a_loaded_record_goes_on_with_its_own_luck(tmp_path: Path) -> None:
    match = blockcade.new_game("blokus", seed=5).play_bot()
    match.save(str(tmp_path / "game.blockcade"))
    loaded = blockcade.load(str(tmp_path / "game.blockcade"))
    assert loaded.record() == match.record()
    assert loaded.play_bot("random").record() == match.play_bot("random").record()
    assert blockcade.verify_fairness(match.record()).is_fair


@pytest.mark.parametrize("name", ["game.txt", "game"])
def test_other_suffixes_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(blockcade.BadRecord, match=r"saved as .blockcade or .blksgf"):
        two().save(tmp_path / name)
    with pytest.raises(blockcade.BadRecord, match=r"loaded from .blockcade or .blksgf"):
        blockcade.load(tmp_path / name)


def test_notebooks_show_a_picture() -> None:
    shown = getattr(two(), "_repr_svg_")()  # noqa: B009 - notebooks look for it by this name
    assert shown.startswith("<svg")
    assert two().play(CORNER).svg(1) != two().svg(1)
    assert repr(two()) == "<blokus for 2: 0 plies, to act: 0>"
    assert repr(two().play(CORNER)) == "<blokus for 2: 1 ply, to act: 1>"


def test_seeds_are_derived_as_the_docs_say() -> None:
    import hashlib

    assert seed_bytes(7) == hashlib.sha256(b"int:7").digest()
    assert seed_bytes("7") == hashlib.sha256(b"str:7").digest()
    assert seed_bytes(b"7") == hashlib.sha256(b"bytes:7").digest()
    assert seed_bytes(bytes(32)) == bytes(32)
    assert seed_bytes(None) != seed_bytes(None)
    assert len({derived_seed(bytes(32), label) for label in ("a", "b", "a")}) == 2


def test_races_luck_and_secrets_work_in_any_game() -> None:
    match = Match(Timeline(QUARRY, QUARRY.setup(2, {"bell": "on"})), seed=bytes(32))
    while match.turn is not None:
        assert match.view(match.turn).my_block is not None
        assert match.view().my_block is None
        match.play(match.legal_moves()[0])
    assert len(match.to_act) == 3
    with pytest.raises(blockcade.RuleError, match="several may act: 0, 1, clock; say who"):
        match.play("ring")
    assert match.play("ring", "1").is_over
    assert len(match.undo()) == 8
    with pytest.raises(NotNow, match="wrong-phase"):
        match.play_bot()


def test_without_a_level_the_strongest_bot_of_the_game_plays() -> None:
    quiet = blockcade.new_game("blackout", players=2, seed=5)
    named = blockcade.new_game("blackout", players=2, seed=5)
    for _ in range(6):
        assert quiet.play_bot().position == named.play_bot("champion").position
