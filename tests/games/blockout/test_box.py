"""The box, the deal, and the public information (BO-01 to BO-13)."""

from typing import Any, cast

import pytest

from blockcade.core import Actor, BadSetup, Seat, TakebackPolicy
from blockcade.games.blockout.cards import Kind, blocks_of, box_of, deck_of
from blockcade.games.blockout.moves import Draw
from blockcade.games.blockout.phase import Phase
from tests.games.blockout.tables import (
    BLOCKOUT,
    EDITIONS,
    dealt,
    hand,
    height,
    is_turn_of,
    kinds,
    legal,
    play,
    refused,
    seen,
    start,
    table,
    waits_for,
)

COMPONENTS = cast("dict[str, Any]", BLOCKOUT.components)


@pytest.mark.parametrize("players", [1, 7])
def test_bo_01_t04_two_to_six_can_play(players: int) -> None:
    with pytest.raises(BadSetup) as error:
        start(players)
    assert error.value.reason == "bad-players"
    assert BLOCKOUT.players == (2, 3, 4, 5, 6)


def test_bo_02_03_d01_age_is_of_the_edition_and_a_game_takes_twenty_minutes() -> None:
    assert [COMPONENTS["editions"][edition]["age"] for edition in EDITIONS] == [6, 8]
    assert COMPONENTS["minutes"] == 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_bo_04_05_08_to_10_12_d04_d25_o03_o13_t40_nine_free_blocks_and_no_tower(edition: str) -> None:
    state = dealt(start(3, edition=edition))
    view = seen(state)
    assert sorted(view.free) == sorted(map(str, blocks_of(edition)))
    assert len({(block.size, block.colour) for block in blocks_of(edition)}) == 9
    for colour in COMPONENTS["editions"][edition]["colours"]:
        assert {f"{size}-{colour}" for size in ("small", "medium", "large")} <= set(view.free)
    assert not view.tower
    assert not view.discards
    assert view.clockwise
    assert view.pile + sum(player.cards for player in view.players) == 55


def test_bo_06_07_f04_o01_o02_t01_the_deck_has_55_cards() -> None:
    state = start()
    assert len(deck_of(state.setup)) == 55
    assert list(kinds(state).values()) == [27, 6, 6, 4, 6, 6]
    assert sum(count for kind, count in kinds(state).items() if kind < Kind.PASS) == 43
    assert kinds(state)[Kind.ANY] % 3 == 1
    assert all(
        deck_of(state.setup).count(card) == 3 for card in deck_of(state.setup) if card.kind is Kind.EXACT
    )


def test_bo_d03_t02_or_57() -> None:
    state = start(actionCards="14")
    assert len(deck_of(state.setup)) == 57
    assert list(kinds(state).values()) == [27, 6, 6, 4, 7, 7]


@pytest.mark.parametrize(("players", "pile"), [(2, 41), (3, 34), (4, 27), (5, 20), (6, 13)])
def test_bo_11_12_f01_t03_everybody_gets_seven(players: int, pile: int) -> None:
    for action_cards, more in (("12", 0), ("14", 2)):
        view = seen(dealt(start(players, actionCards=action_cards)))
        assert view.pile == pile + more
        assert [player.cards for player in view.players] == [7] * players


def test_bo_11_cards_go_round_one_at_a_time() -> None:
    state = play(start(3, starter="1"), "chance draw:any", "chance draw:pass", "chance draw:small")
    assert [hand(state, seat) for seat in range(3)] == ["any", "pass", "small"]
    assert refused(play(state, *["chance draw:any"] * 3), "chance draw:any") == "unknown-id"


def test_bo_13_d16_o14_the_host_names_who_begins_or_luck_draws() -> None:
    assert legal(start(3), "chance") == ["begin0", "begin1", "begin2"]
    assert is_turn_of(dealt(play(start(3), "chance begin2")), 2)
    assert is_turn_of(dealt(start(3, starter="1")), 1)
    assert legal(start(3, starter="4"), "chance")[0] == "begin0", "a seat that nobody has"


def test_bo_14_nobody_plays_before_the_deal() -> None:
    assert refused(start(), "0 pass") == "not-your-turn"
    assert refused(start(starter="0"), "0 pass") == "wrong-phase"
    assert waits_for(start()) == {"chance"}


def test_bo_d02_d05_o03_t39_the_colours_of_the_other_edition_are_unknown() -> None:
    assert refused(table("red", edition="top"), "0 wood>large-wood") == "unknown-id"
    assert refused(table("red"), "0 yellow>large-yellow") == "unknown-id"
    assert refused(table("red"), "0 red>large-yellow") == "unknown-id"
    assert COMPONENTS["editions"]["hakubia"]["colours"] == ["wood", "red", "blue"]
    assert COMPONENTS["editions"]["top"]["colours"] == ["yellow", "black", "red"]


def test_bo_o04_sizes_follow_size_and_colour() -> None:
    boxes = {str(block): box_of("hakubia", block) for block in blocks_of("hakubia")}
    assert boxes["small-wood"] == (320, 320, 480)
    assert boxes["medium-red"] == (560, 420, 560)
    assert boxes["large-blue"] == (840, 462, 400)
    top = {str(block): box_of("top", block) for block in blocks_of("top")}
    assert top["large-red"] == (840, 462, 400), "red is the third colour there"
    assert COMPONENTS["editions"]["top"]["blocks"][0] == {
        "name": "small-yellow",
        "size": "small",
        "colour": "yellow",
        "box": [320, 320, 480],
    }


def test_bo_o39_t50_a_view_holds_the_own_cards_and_counts_of_others() -> None:
    state = table(
        "red any",
        "large-red",
        players=3,
        turn=1,
        discards="large-red",
        hands={0: "pass", 2: "blue blue small"},
    )
    view = seen(state, 1)
    assert view.hand == ("red", "any")
    assert view.viewer == 1
    assert [player.cards for player in view.players] == [1, 2, 3]
    assert view.pile == 55 - 6 - 1
    assert view.discards == ("large-red",)
    assert [standing.block for standing in view.tower] == ["large-red"]
    assert seen(state).hand == ()


def test_bo_o39_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    state = start(3, starter="0")
    move = Draw(deck_of(state.setup)[0])
    shown = [BLOCKOUT.as_seen_by(state, Actor.CHANCE, move, viewer) for viewer in (Seat(0), Seat(1), None)]
    assert shown == [move, None, None]
    state = table("small-red", "small-red", turn=1, hands={0: "any"}, phase="drawing")
    shown = [BLOCKOUT.as_seen_by(state, Actor.CHANCE, move, viewer) for viewer in (Seat(0), Seat(1), None)]
    assert shown == [None, move, None]


def test_bo_o39_hands_have_no_limit() -> None:
    state = table("any", "large-red", pile="")
    assert len(state.hands[1]) == 54
    assert height(state) == 1
    assert state.phase is Phase.CHOOSE


def test_a_tower_is_never_unstacked_and_its_model_and_box_stand_in_front() -> None:
    card = BLOCKOUT.card
    assert (card.takeback, card.usual_players) == (TakebackPolicy.NEVER, 3)
    assert card.front_options == ("towerModel", "edition")
