"""Moves and positions as text and back, and the picture."""

from functools import cache
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockcade.core import BadNotation, Seat, Wait
from blockcade.games.blockyou.cards import DECK, Card
from blockcade.games.blockyou.moves import Begin, Draw, Lay, Ready
from blockcade.testkit import in_order
from tests.games.blockyou.tables import BLOCKYOU, F0, F0_CARDS, FITS, play, position, table, view
from tests.games.blockyou.walking import walk

MOVES = {
    "ready": Ready(),
    "1,1/0": Lay(1, 1, 0),
    "0,6/3": Lay(0, 6, 3),
    "-1,9/2": Lay(-1, 9, 2),
    "begin4": Begin(Seat(4)),
    "drawWRRY/N.NE": Draw(DECK[0]),
    "drawWBRL/NW.W": Draw(Card((0, 5, 1, 4), (7, 6))),
    "wait150ms@5": Wait(150, 5),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_are_written_and_read(text: str) -> None:
    assert BLOCKYOU.parse_move(text) == MOVES[text]
    assert BLOCKYOU.format_move(MOVES[text]) == text


@given(st.integers(-9, 9), st.integers(-9, 9), st.integers(0, 3))
def test_every_lay_reads_back(row: int, column: int, turns: int) -> None:
    text = f"{row},{column}/{turns}"
    assert BLOCKYOU.parse_move(text) == Lay(row, column, turns)
    assert BLOCKYOU.format_move(Lay(row, column, turns)) == text


@given(st.sampled_from(DECK), st.integers(0, 3))
def test_every_card_reads_back(card: Card, turns: int) -> None:
    turned = card.turned(turns)
    assert Card.parse(str(turned)) == turned
    assert turned.turned(4 - turns) == card


@pytest.mark.parametrize(
    "text",
    ["", "Ready", "ready ", "1,1", "1,1/4", "1,1/-1", "-0,1/0", "1,-0/0", "10,1/0", "1, 1/0", "1,1/0/0",
     "１,1/0", "a,1/0", "draw", "begin5", "begin", "drawWRRY", "drawWRRY/N", "drawWRRY/N.N", "drawWRRY/N.X",
     "drawWRR/N.NE", "drawWRRX/N.NE", "drawwrry/n.ne", "draw WRRY/N.NE", "WRRY/N.NE", "wait150@5",
     "wait150ms", "pass", "call"],
)  # fmt: skip
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation):
        BLOCKYOU.parse_move(text)


@given(st.one_of(st.text(max_size=20), st.text("0123456789,/-drawWROYLBPNESW.readywaitms@", max_size=14)))
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        move = BLOCKYOU.parse_move(text)
    except BadNotation:
        return
    assert BLOCKYOU.format_move(move) == text


def test_a_position_reads_like_the_table() -> None:
    state = position(
        f"players 3 winCheck=immediate | phase race 4 | field {F0} WBRL/N.NE@1,1/0 | seat0 done - ?,?"
        " | seat1 active WWWW/N.S WRRY/N.NE,? | seat2 active WWWW/E.W - | pile 30 | known WOOL/N.E"
        " | laid 0:WBRL/N.NE@1,1/0:-:-:stays"
    )
    seen = view(state, 1)
    assert (seen.round, seen.pile, seen.hand) == (4, 31, "WWWW/N.S")
    assert [(player.cards, player.status.value) for player in seen.players] == [
        (2, "done"),
        (3, "active"),
        (1, "active"),
    ]
    assert (seen.laid[0].seat, seen.laid[0].fault, seen.laid[0].stayed) == (0, "", True)
    assert seen.field[-1].card == "WBRL/N.NE"
    assert position(BLOCKYOU.format_position(state)) == state


def parts_of(text: str) -> dict[str, str]:
    return {part.split()[0]: part for part in text.split(" | ")}


RACE = BLOCKYOU.format_position(table(*FITS[:3], more="known WRRY/N.NE"))


@pytest.mark.parametrize(
    "change",
    [
        "players",
        "players 6",
        "players 1",
        "players 2",
        "players 4",
        "players 3 solo=on",
        "players 3 winCheck=never",
        "phase",
        "phase nap 1",
        "phase race",
        "phase race x",
        "phase race 1 over",
        "phase race 1 all more",
        "phase ready 0",
        "phase countdown 1",
        "phase last 1",
        "phase over 1",
        "field",
        f"field {F0.rpartition(' ')[0]}",
        f"field {F0} WRBO/N.S@0,0/0",
        f"field {F0} WWWW/E.W@0,0/0",
        f"field {F0} WWWW/E.W@7,0/0",
        f"field {F0} WWWW/E.W@0,0/4",
        f"field {F0} WWWW@0,1/0",
        f"field {F0} WWWX/E.W@0,1/0",
        f"buried {F0_CARDS[0]}",
        "buried nothing",
        "seat0",
        "seat0 active",
        "seat0 active - ?",
        "seat0 active WWWW/NE.SE ?,?,?,?,?,?,?,?,?,?,?,?",
        "seat0 done WWWW/NE.SE ?",
        "seat0 asleep - ?",
        "seat0 left - ?",
        "seat0 done - -",
        "seat0 done - ?,x",
        "seat3 idle - ?",
        "pile",
        "pile -1",
        "pile 89",
        "pile 88",
        "known WRRY/N.NE WRRY/N.NE",
        "gone WOOL/N.E",
        "gone ?",
        "owed field16",
        "owed field0",
        "owed hand3",
        "owed hand0",
        "owed penalty0",
        "owed soup1",
        "laid 0:WBRL/N.NE@1,1/0:-:-",
        "laid 3:WBRL/N.NE@1,1/0:-:-:stays",
        "laid 0:WBRL/N.NE@1,1/0:grave:-:stays",
        "laid 0:WBRL/N.NE@1,1/0:-:5:stays",
        "laid 0:WBRL/N.NE@1,1/0:-:-:flies",
        "ran 0",
        "ran 3",
        "luck 3",
    ],
)
def test_what_is_no_position_is_said_to_be_none(change: str) -> None:
    parts = {**parts_of(RACE), change.partition(" ")[0]: change}
    with pytest.raises(BadNotation):
        position(" | ".join(parts.values()))


@pytest.mark.parametrize(
    "text",
    [
        "",
        f"{RACE} | pile 3",
        RACE.partition(" | ")[2],
        "players 2 | phase race 1 | field - | seat0 out - ? | seat1 out - ? | pile 3",
    ],
)
def test_what_is_no_position_at_all_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation):
        position(text)


@pytest.mark.parametrize(
    ("owed", "laid", "pile"),
    [
        ("penalty0", "0:WBRL/N.NE@1,1/0:-:-:stays", 3),
        ("penalty0", "1:WBRL/N.NE@1,1/0:self:-:stays", 3),
        ("penalty0", "0:WBRL/N.NE@1,1/0:self:-:stays", 0),
        ("penalty0 penalty0", "0:WBRL/N.NE@1,1/0:self:-:stays", 3),
        ("penalty0 hand1", "0:WBRL/N.NE@1,1/0:self:-:stays", 3),
    ],
)
def test_a_penalty_card_is_owed_for_a_fault(owed: str, laid: str, pile: int) -> None:
    seats = ("fault 3", FITS[1], FITS[2])
    good = "owed penalty0 | laid 0:WBRL/N.NE@1,1/0:self:-:stays"
    assert BLOCKYOU.chances(table(*seats, pile=3, more=good))
    with pytest.raises(BadNotation):
        table(*seats, pile=pile, more=f"owed {owed} | laid {laid}")


@cache
def some_positions() -> list[str]:
    """Positions of whole games with all options, players who leave, and one who plays alone."""
    switches = {"roundSeconds": "30", "faultFingers": "selfAlwaysCounts"}
    games = [
        *walk(BLOCKYOU.setup(3, {}), 1, leaving=True),
        *walk(BLOCKYOU.setup(3, switches), 2),
        *walk(BLOCKYOU.setup(1, {"solo": "on"}), 3),
        *walk(BLOCKYOU.setup(2, {"winCheck": "immediate"}), 4),
    ]
    return [BLOCKYOU.format_position(taken.after) for taken in games]


PARTS = (
    "players",
    "phase",
    "field",
    "buried",
    "seat0",
    "seat1",
    "seat2",
    "pile",
    "known",
    "gone",
    "owed",
    "laid",
    "ran",
)


@pytest.mark.slow
@settings(max_examples=200)
@given(st.data(), st.sets(st.sampled_from(PARTS), min_size=1, max_size=3))
def test_what_is_read_as_a_position_can_be_played_on(data: st.DataObject, exchanged: set[str]) -> None:
    """Parts of one position in another mostly contradict it; accepted mixtures must be playable."""
    positions = st.sampled_from(some_positions())
    parts, strange = parts_of(data.draw(positions)), parts_of(data.draw(positions))
    mixed = {**parts, **{name: strange.get(name, "") for name in exchanged}}
    try:
        state = position(" | ".join(part for part in mixed.values() if part))
    except BadNotation:
        return
    for _ in range(10):
        for who in in_order(BLOCKYOU.to_act(state))[:1]:
            moves = BLOCKYOU.legal_moves(state, who)
            assert moves
            afters = [BLOCKYOU.apply(state, who, move) for move in (moves[0], moves[-1])]
            assert [position(BLOCKYOU.format_position(after)) for after in afters] == afters
            state = afters[1]


SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_shows_the_field_the_seats_and_the_own_card() -> None:
    state = play(table("WBRL/N.E", FITS[1], FITS[2]), "0 1,1/0")
    picture = ElementTree.fromstring(BLOCKYOU.draw_svg(view(state, 1)))
    words = [text.text or "" for text in picture.iter(f"{SVG}text")]
    assert "".join(words[:4]) == "WRBO"
    assert "".join(words[64:68]) == "WBRL", "on top of the others"
    assert "".join(words[71:75]) == "WWWW", "the card taken up"
    assert words[68:71] == ["0: 11 done", "1: 12 active", "2: 12 active"]
    assert words[-1] == "round 1, race, penalty pile 24"
    assert len(list(picture.iter(f"{SVG}line"))) == 2 * 18, "two fingers a card"


def test_a_picture_for_a_spectator_shows_no_card_in_hand() -> None:
    state = table(*FITS[:2])
    shown, hidden = (BLOCKYOU.draw_svg(BLOCKYOU.view_for(state, viewer)) for viewer in (Seat(0), None))
    assert shown.count("<circle") == 17
    assert hidden.count("<circle") == 16
