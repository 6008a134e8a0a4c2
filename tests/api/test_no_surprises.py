"""What a script may rely on: what changes a match, which scores win, and output that fits on a screen."""

import copy
from typing import Any

import pytest

import blockcade
from blockcade import Match
from blockcade.games import OWN_GAMES


def small() -> Match:
    return blockcade.new_game("blokus", players=2, board="duo", seed=1)


def test_playing_works_on_the_match_itself_and_returns_it() -> None:
    match = small()
    assert match.play(match.legal_moves()[0]) is match
    assert match.play_bot("greedy") is match
    assert len(match) == 2
    assert match.undo() is match
    assert match.play_out("random") is match


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, Match.copy], ids=["copy", "deepcopy", "own"])
def test_a_copy_is_independent(way: Any) -> None:
    match = small().play_bot("greedy")
    other, before = way(match), match.position
    assert other is not match
    other.play_bot("greedy").play_bot("greedy")
    assert (len(match), len(other), match.position) == (1, 3, before)
    match.undo()
    assert (len(match), len(other)) == (0, 3)


@pytest.mark.parametrize(
    ("key", "options", "high_wins"),
    [
        ("blokus", {"scoring": "basic"}, False),
        ("blokus", {"scoring": "advanced"}, True),
        ("blackout", {}, True),
        ("blockyou", {}, False),
        ("blockout", {"tower_model": "statics"}, False),
    ],
)
def test_a_match_says_which_scores_win(key: str, options: dict[str, str], high_wins: bool) -> None:
    for seed in range(3):
        match = blockcade.new_game(key, players=2, seed=seed, **options)
        assert match.high_wins is high_wins
        outcome = match.play_out("random" if key == "blokus" else "easy").outcome
        assert outcome is not None
        first, second = sorted(range(2), key=outcome.places.__getitem__)
        if outcome.places[first] != outcome.places[second]:
            gain = outcome.scores[first] - outcome.scores[second]
            assert gain >= 0 if high_wins else gain <= 0


def test_every_game_of_ours_is_among_them() -> None:
    assert set(OWN_GAMES) == {"blokus", "blackout", "blockyou", "blockout"}


def test_nobody_invents_a_verdict_of_a_simulated_tower() -> None:
    match = blockcade.new_game("blockout", players=2, seed=3)
    match.play(next(move for move in match.legal_moves() if ">" in move))
    before = match.position
    for who in (*match.to_act, "gravity"):
        listed = match.legal_moves(who)
        assert list(listed) == []
        assert repr(listed) == (
            "<no moves listed for gravity: the tower is simulated: place() or play_bot() finds it>"
        )
        with pytest.raises(IndexError, match=r"the tower is simulated: place\(\)"):
            listed[0]
    assert match.position == before
    assert match.place().turn is not None


def test_an_analysis_prints_a_few_lines() -> None:
    match = small()
    found = match.analyse(playouts=5000)
    first, *moves, last = repr(found).splitlines()
    assert first == f"<blue to move for seat 0, {found.playouts} playouts"
    assert [line.split(":")[0].strip() for line in moves] == [
        value.notation.split(":")[0] for value in found.moves[:5]
    ]
    assert last.strip() == f"… {len(found.moves) - 5} more>"
    assert len(repr(found)) < 600


def test_a_review_prints_its_swings() -> None:
    match = small().play_out("random")
    found = match.review(playouts=20, plies=range(1, 9))
    first, *swings = repr(found).splitlines()
    assert first.startswith("<review of 8 moves, expected at ")
    assert [line.split(",")[0].strip() for line in swings] == [f"ply {move.ply}" for move in found.swings]
    assert found.swings
    assert len(repr(found)) < 600
    ended = match.review(playouts=2, plies=range(len(match), len(match) + 1))
    assert "ended at" in repr(ended)
