"""The rules of this house: practice without cards, and a slipping hand in the exact tower."""

import pytest

from blockcade.core import Actor, BadSetup, Seat
from blockcade.games.blockout.moves import Slip
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.state import State
from tests.games.blockout.tables import (
    BLOCKOUT,
    MODELS,
    column,
    ended,
    free,
    height,
    is_turn_of,
    legal,
    play,
    position,
    refused,
    seen,
    start,
    table,
    waits_for,
)

EIGHT = "large-red large-wood large-blue medium-red medium-wood medium-blue small-red small-wood"


def practice(tower: str = "", **options: str) -> State:
    switches = "".join(f" {key}={value}" for key, value in options.items())
    blocks = f" | tower {column(tower)}" if tower else ""
    return position(f"players 1 practice=on{switches} | turn 0 practice 0 0{blocks}")


def is_practising(state: State) -> bool:
    return is_turn_of(state, 0, Phase.PRACTICE)


@pytest.mark.parametrize(("players", "switch"), [(1, "off"), (2, "on"), (6, "on")])
def test_bo_h01_practice_is_for_one(players: int, switch: str) -> None:
    with pytest.raises(BadSetup) as error:
        BLOCKOUT.setup(players, {"practice": switch})
    assert error.value.reason == "bad-players"


@pytest.mark.parametrize("model", MODELS)
def test_bo_h02_any_free_block_may_be_taken_at_once(model: str) -> None:
    state = start(1, practice="on", towerModel=model, turnSeconds="30")
    assert waits_for(state) == {"0"}
    assert is_practising(state)
    assert seen(state, 0).hand == ()
    assert {move.partition("@")[0] for move in legal(state)} == {f">{block}" for block in seen(state).free}


def test_bo_h02_there_are_no_cards_to_play_or_draw() -> None:
    state = practice("large-red")
    assert refused(state, "0 any>large-wood") == "wrong-phase"
    assert refused(state, "0 drawcards") == "wrong-phase"
    assert refused(state, "0 pass") == "wrong-phase"
    assert refused(state, "0 >large-red") == "block-on-tower"


def test_bo_h02_block_after_block_is_placed_as_usual() -> None:
    state = play(practice(), "0 >large-red", "gravity stood", "0 >small-red")
    assert waits_for(state) == {"gravity"}
    state = play(state, "gravity stood")
    assert (height(state), is_practising(state)) == (2, True)
    assert is_practising(play(state, "0 >small-wood", "gravity void:touched"))


@pytest.mark.parametrize("verdict", ["fell", "fell:late"])
@pytest.mark.parametrize("late_fall", ["noPenalty", "nextPlayerDraws"])
def test_bo_h03_a_fall_costs_nothing(verdict: str, late_fall: str) -> None:
    state = practice("large-red large-wood", lateFall=late_fall)
    state = play(state, "0 >small-red", f"gravity {verdict}")
    assert (height(state), len(free(state)), is_practising(state)) == (0, 9, True)
    assert seen(state, 0).hand == ()


@pytest.mark.parametrize("advanced", ["off", "on"])
def test_bo_h04_the_ninth_block_is_the_end(advanced: str) -> None:
    state = play(practice(EIGHT, advanced=advanced), "0 >small-blue", "gravity stood")
    assert (ended(state).reason, ended(state).places) == ("nine-blocks", (1,))


def test_bo_h04_no_cards_left_is_no_win() -> None:
    state = play(practice(EIGHT.removesuffix(" small-wood")), "0 >small-blue", "gravity stood")
    assert is_practising(state)


def test_bo_h05_leaving_ends_it() -> None:
    state = BLOCKOUT.leave(play(practice("large-red"), "0 >small-red"), Seat(0))
    assert ended(state).reason == "last-player"
    assert BLOCKOUT.parse_position(BLOCKOUT.format_position(state)) == state


@pytest.mark.parametrize(("hands", "most"), [("easy", 1), ("normal", 2), ("hard", 3)])
def test_bo_h06_luck_draws_a_slip_after_the_spot_is_chosen(hands: str, most: int) -> None:
    state = table("any any", "large-red", towerModel="statics", slip="on", hands_=hands)
    state = play(state, "0 any>small-red@3,0,0")
    assert waits_for(state) == {"chance"}
    chances = dict(BLOCKOUT.chances(state))
    ways = range(-most, most + 1)
    assert set(chances) == {Slip(x, y) for x in ways for y in ways}
    assert chances[Slip(0, 0)] == max(chances.values())
    assert chances[Slip(most, most)] == chances[Slip(-most, -most)] == min(chances.values())
    state = play(state, "chance slip:1,-1", "gravity stood")
    assert state.tower[-1].pose[:2] == (80, -20)


def test_bo_h06_a_slip_can_bring_the_tower_down() -> None:
    state = table("any any", "large-red", towerModel="statics", slip="on")
    state = play(state, "0 any>small-red@20,0,0")
    safe, over = play(state, "chance slip:0,0"), play(state, "chance slip:2,0")
    assert legal(safe, "gravity") != ["fell"]
    assert legal(over, "gravity") == ["fell"]


def test_bo_h06_a_block_that_slips_off_the_tower_falls() -> None:
    state = table("any any", "small-red", towerModel="statics", slip="on")
    state = play(state, "0 any>small-wood@15,0,0", "chance slip:2,0")
    assert BLOCKOUT.parse_position(BLOCKOUT.format_position(state)) == state
    assert legal(state, "gravity") == ["fell"]


def test_bo_h06_a_base_does_not_slip() -> None:
    state = table("any any", towerModel="statics", slip="on")
    assert waits_for(play(state, "0 any>large-red@0,0,0")) == {"gravity"}


@pytest.mark.parametrize("model", ["physics", "reported"])
def test_bo_h06_only_an_exact_hand_slips(model: str) -> None:
    state = table("any any", "large-red", towerModel=model, slip="on")
    assert str(Actor.CHANCE.value) not in waits_for(play(state, "0 any>small-red"))
