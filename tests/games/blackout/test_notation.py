"""Moves and positions as text and back, and the picture."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockcade.core import BadNotation, Seat, Wait
from blockcade.games.blackout.cards import CARDS, Card
from blockcade.games.blackout.moves import (
    Begin,
    Call,
    Draw,
    End,
    Face,
    Put,
    Reroll,
    Roll,
    Space,
    UseUndo,
    UseWild,
)
from blockcade.record import Left
from blockcade.testkit import RandomWalk, in_order, random_game
from tests.games.blackout.tables import BLACKOUT, E, on, play, position, roll

MOVES = {
    "roll": Roll(),
    "3@S1.3": Put(3, Space("S1", 3)),
    "wild@A2.1": UseWild(Space("A2", 1)),
    "undo@F5.5": UseUndo(Space("F5", 5)),
    "reroll": Reroll(),
    "end": End(),
    "call": Call(),
    "begin3": Begin(Seat(3)),
    "W=3": Face("W", 3),
    "W=WILD": Face("W", 0),
    "U=UNDO": Face("U", 0),
    "R=REROLL": Face("R", 0),
    "drawC5": Draw("C5"),
    "wait10000ms@12": Wait(10_000, 12),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_are_written_and_read(text: str) -> None:
    assert BLACKOUT.parse_move(text) == MOVES[text]
    assert BLACKOUT.format_move(MOVES[text]) == text


@given(st.sampled_from(CARDS), st.integers(1, 5), st.sampled_from([*"12345", "wild", "undo"]))
def test_every_move_on_a_space_reads_back(card: Card, space: int, what: str) -> None:
    text = f"{what}@{card.name}.{space}"
    assert BLACKOUT.format_move(BLACKOUT.parse_move(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "ROLL", "roll ", "6@S1.3", "0@S1.3", "3@S1", "3@S1.0", "3@S1.6", "3@S5.1", "3@s1.3", "3@Z1.1",
     "3@S1.３", "Wild@S1.1", "wild@", "undo@S1,1", "re-roll", "begin4", "begin", "W=0", "W=6", "W=UNDO",
     "U=WILD", "R=wild", "X=1", "draw", "drawS5", "drawZ1", "draws1", "wait10@1", "wait10000ms", "pass"],
)  # fmt: skip
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation):
        BLACKOUT.parse_move(text)


@given(
    st.one_of(st.text(max_size=20), st.text("123456@.=SABCFWUR wildundocallrollendbegindrawait", max_size=12))
)
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        move = BLACKOUT.parse_move(text)
    except BadNotation:
        return
    assert BLACKOUT.format_move(move) == text


@pytest.mark.parametrize("players", BLACKOUT.players)
def test_positions_of_a_game_read_back_whole(players: int) -> None:
    setup = BLACKOUT.setup(players, {"turnSeconds": "30", "duty": "may"})
    for state in random_game(BLACKOUT, setup, f"positions {players}").states():
        assert position(BLACKOUT.format_position(state)) == state


def test_a_position_reads_like_the_table() -> None:
    text = (
        "cards S1:2,3 A2: F1:5 | players 3 duty=may | turn 1 place 12 | won 0:S2,B4 2:C1"
        " | dice 0 4 0 | pending 4 WILD | flags reroll"
    )
    state = position(text)
    assert BLACKOUT.format_position(state) == text
    view = BLACKOUT.view_for(state, None)
    assert view.pending == ("4", "WILD", "REROLL")
    assert (view.chips, view.pile, view.seat, view.turn) == (12, 18, 1, 12)
    assert [player.cards for player in view.players] == [("S2", "B4"), (), ("C1",)]
    assert [die.face for die in view.dice] == ["WILD", "4", "REROLL"]


PLAIN = "cards S1: A2: B3: | players 2 | turn 0"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cards S1: A2: B3:",
        "players 2 | turn 0 roll 0",
        "cards S1: A2: | players 2 | turn 0 roll 0",
        "cards S1 A2: B3: | players 2 | turn 0 roll 0",
        "cards S1: S1: B3: | players 2 | turn 0 roll 0",
        "cards S1: Q2: B3: | players 2 | turn 0 roll 0",
        "cards S1:0 A2: B3: | players 2 | turn 0 roll 0",
        "cards S1:6 A2: B3: | players 2 | turn 0 roll 0",
        "cards S1:1,2,3,4,5 A2: B3: | players 2 | turn 0 roll 0",
        "cards F1: A2: B3: | players 2 | turn 0 roll 0",
        "cards S1: A2: B3: | players 5 | turn 0 roll 0",
        "cards S1: A2: B3: | players 2 duty=never | turn 0 roll 0",
        "cards S1: A2: B3: | players 2 | turn 2 roll 0",
        "cards S1: A2: B3: | players 2 | turn 0 nap 0",
        "cards S1: A2: B3: | players 2 | turn 0 roll",
        "cards S1: A2: B3: | players 2 | turn 0 roll x",
        "cards S1: A2: B3: | players 2 | turn - roll 0",
        "cards S1: A2: - | players 2 | turn 0 roll 0",
        "cards S1: A2: B3: | players 2 | turn 0 setting 0",
        "cards S1: A2: - | players 2 | turn - setting 0",
        f"{PLAIN} roll 0 | turn 0 roll 0",
        f"{PLAIN} roll 0 | luck 3",
        f"{PLAIN} roll 0 | won 0:S1",
        f"{PLAIN} roll 0 | won 0:",
        f"{PLAIN} roll 0 | won 2:S2",
        f"{PLAIN} roll 0 | won 0:S2 0:S3",
        f"{PLAIN} roll 0 | won 0:S2,S3,S4,A1,A3",
        f"{PLAIN} over 0",
        f"{PLAIN} over 0 | won 0:S2,S3,S4,A1,A3,A4",
        f"{PLAIN} roll 0 | gone S2",
        f"{PLAIN} roll 0 | left 1",
        f"{PLAIN} over 0 | left 0 1",
        "cards S1: A2: B3: | players 3 | turn 0 roll 0 | left 0",
        "cards S1: A2: B3: | players 3 | turn 0 roll 0 | left 1 | won 1:S2",
        f"{PLAIN} rolling 0",
        f"{PLAIN} rolling 0 | rolls 3",
        f"{PLAIN} rolling 0 | rolls 1 0",
        f"{PLAIN} place 0 | rolls 0",
        f"{PLAIN} place 0 | dice 1 2",
        f"{PLAIN} place 0 | dice 1 2 6",
        f"{PLAIN} place 0 | pending 0",
        f"{PLAIN} place 0 | pending 6",
        f"{PLAIN} place 0 | pending wild",
        f"{PLAIN} place 0 | flags quick",
        f"{PLAIN} place 0 | draws 0",
        f"{PLAIN} draw 0",
        f"{PLAIN} draw 0 | draws 0",
        f"{PLAIN} draw 0 | draws -1",
        f"{PLAIN} draw 0 | draws 3",
        f"{PLAIN} call 0 | caller 2",
    ],
)
def test_what_is_no_position_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation):
        position(text)


def some_positions() -> list[str]:
    """Positions of whole games, one of them with a player who left."""
    full = random_game(BLACKOUT, BLACKOUT.setup(3, {"turnSeconds": "30"}), "whole").states()
    rest = random_game(BLACKOUT, BLACKOUT.setup(3, {"call": "roller"}), "short", most_events=60)
    rest.apply(Left(1))
    walk = RandomWalk("after leaving")
    while walk.step(rest):
        pass
    called = roll(on(E, players=3), "WILD/UNDO/REROLL")
    more = [called, play(called, "1 call"), BLACKOUT.leave(called, Seat(0))]
    return [BLACKOUT.format_position(state) for state in (*full, *rest.states(), *more)]


POSITIONS = st.sampled_from(some_positions())
PART_NAMES = st.sampled_from(
    ["cards", "turn", "won", "gone", "left", "dice", "rolls", "pending", "flags", "draws", "caller"]
)


@pytest.mark.slow
@given(POSITIONS, POSITIONS, st.sets(PART_NAMES, min_size=1, max_size=3))
def test_what_is_read_as_a_position_can_be_played_on(text: str, other: str, exchanged: set[str]) -> None:
    """Parts of one position in another mostly contradict it; accepted mixtures must be playable."""
    parts, strange = ({part.split()[0]: part for part in one.split(" | ")} for one in (text, other))
    mixed = {**parts, **{name: strange.get(name, "") for name in exchanged}}
    try:
        state = position(" | ".join(part for part in mixed.values() if part))
    except BadNotation:
        return
    for _ in range(12):
        for who in in_order(BLACKOUT.to_act(state))[:1]:
            afters = [BLACKOUT.apply(state, who, move) for move in BLACKOUT.legal_moves(state, who)]
            assert [position(BLACKOUT.format_position(after)) for after in afters] == afters
            state = afters[len(afters) // 2]


def texts_of(picture: str) -> list[str]:
    svg = "{http://www.w3.org/2000/svg}"
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{svg}text")]


def test_a_picture_shows_cards_chips_dice_and_score() -> None:
    state = roll(on("S1:1 F1:2,5 B3:", "won 1:A1,A2", players=3), "WILD/2/4")
    picture = BLACKOUT.draw_svg(BLACKOUT.view_for(state, None))
    words = texts_of(picture)
    assert words[:15] == [*"12345", *"1234", "FREE", *"33551"]
    assert words[15:18] == ["WILD", "2", "4"]
    assert "1: 2" in words[18]
    assert picture.count('r="16" fill="#D9443A"') == 3, "a chip each"


def test_a_picture_has_room_for_a_card_on_its_way() -> None:
    state = play(roll(on("S1:1,2,3,4 A2: B3:"), "5/2/3"), "0 5@S1.5")
    assert "stroke-dasharray" in BLACKOUT.draw_svg(BLACKOUT.view_for(state, None))
    assert "stroke-dasharray" not in BLACKOUT.draw_svg(BLACKOUT.view_for(on(E), None))
