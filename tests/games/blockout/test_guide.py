"""What Block Out! says about its rules at a moment, and what the coach says after a step."""

from blockcade.core import Moment, Seat
from blockcade.games.blockout.coach import changes
from blockcade.games.blockout.moment import moment
from blockcade.games.blockout.state import State
from tests.games.blockout.tables import BLOCKOUT, RED, dealt, draws, play, seen, start, table

EIGHT = "large-red large-wood large-blue medium-red medium-wood medium-blue small-red small-wood"


def said(state: State, seat: int | None) -> Moment:
    return moment(seen(state, seat), None if seat is None else Seat(seat), state.setup)


def notes(before: State, after: State, seat: int = 0) -> dict[str, object]:
    return {note.note: dict(note.args) for note in changes(seen(before, seat), seen(after, seat), Seat(seat))}


def test_bo_14_o21_the_cards_that_can_be_played_are_lit() -> None:
    card = said(table("red blue pass", RED), 0)
    assert (card.rule, card.clause, set(card.light)) == ("card", "turn", {"card:blue", "card:pass"})


def test_bo_29_the_first_block_is_the_base() -> None:
    assert said(table("red blue"), 0).rule == "base"


def test_bo_42_others_wait_and_hear_which_way() -> None:
    state = table("reverse red blue", "large-red", players=3)
    assert said(state, 1).args == {"seat": 0, "way": "clockwise"}
    after = play(state, "0 reverse")
    assert said(after, 1).args == {"seat": 2, "way": "back"}
    assert notes(state, after)["reverse"] == {"way": "back"}
    assert said(state, None).rule == "watch"


def test_bo_15_who_holds_nothing_playable_must_draw() -> None:
    state = table("red small-red", RED)
    assert (said(state, 0).rule, said(state, 0).clause, said(state, 0).light) == ("draw", "draw", ())
    drawing = play(state, "0 drawcards")
    assert (said(drawing, 0).rule, said(drawing, 0).args["count"]) == ("luck", 0)
    drawn = draws(drawing, "red blue")
    assert notes(drawing, drawn)["drew"] == {"count": 2}
    assert said(drawn, 0).rule == "card"


def test_bo_30_31_one_hand_and_the_upper_face() -> None:
    placing = play(table("red blue", "large-wood"), "0 red>large-red")
    assert (said(placing, 0).rule, said(placing, 0).clause) == ("placing", "place")
    assert said(placing, 1).rule == "wait"


def test_bo_35_37_o22_a_fall_costs_cards_and_asks_for_a_block_card() -> None:
    before = play(table("red blue pass", "large-wood"), "0 red>large-red")
    owed = play(before, "gravity fell")
    assert (said(owed, 0).rule, said(owed, 0).args["count"]) == ("luck", 3)
    restart = draws(owed, "any any any")
    assert (said(restart, 0).rule, said(restart, 0).clause) == ("restart", "fall")
    assert set(said(restart, 0).light) == {"card:blue", "card:any"}, "actions do not count"
    for seat in (0, 1):
        assert notes(before, restart, seat)["fell"] == {"seat": 0, "count": 3}


def test_bo_45_the_ninth_block_wins() -> None:
    ninth = said(table("any red", EIGHT), 0)
    assert (ninth.rule, ninth.clause, ninth.light) == ("ninth", "end", ("card:any",))
    seven = EIGHT.rpartition(" ")[0]
    before = play(table("any red", seven), "0 any>small-wood")
    assert "eight" in notes(before, play(before, "gravity stood"), 1)


def test_bo_44_the_last_card() -> None:
    assert said(table("blue", "large-red"), 0).clause == "end"
    assert said(table("blue", "large-red", advanced="on"), 0).clause == "advanced"
    before = play(table("blue red", "large-red", hands={1: "any any"}), "0 blue>large-blue")
    assert notes(before, play(before, "gravity stood"), 1) == {}, "one card was left before, too"
    earlier = table("blue red", "large-red", hands={1: "any any"})
    assert notes(earlier, before, 1) == {"one-card": {"seat": 0}}


def test_bo_49_the_extra_block() -> None:
    before = play(table("blue", "large-red", advanced="on"), "0 blue>large-blue")
    after = play(before, "gravity stood")
    assert (said(after, 0).rule, said(after, 0).clause) == ("bonus", "advanced")
    assert "block:small-red" in said(after, 0).light
    assert "bonus" in notes(before, after)
    assert said(after, 1).rule == "wait"


def test_bo_38_a_late_fall_costs_nothing() -> None:
    before = play(table("red blue", "large-wood"), "0 red>large-red")
    assert "late" in notes(before, play(before, "gravity fell:late"), 1)


def test_bo_d08_a_try_that_does_not_count() -> None:
    before = play(table("red blue", "large-wood"), "0 red>large-red")
    after = play(before, "gravity void:touched")
    assert "back" in notes(before, after)
    assert "back" not in notes(before, after, 1)


def test_bo_h06_a_slipping_hand() -> None:
    state = table("red blue", "large-wood", towerModel="statics", slip="on")
    assert said(play(state, "0 red>large-red@0,0,0"), 0).rule == "slip"


def test_referee_mode_says_what_to_do_at_the_real_tower() -> None:
    state = table("red blue", "large-wood", towerModel="reported")
    stack = play(state, "0 red>large-red")
    assert (said(stack, 0).args["own"], said(stack, 1).args["own"]) == ("yes", "no")
    assert {said(stack, seat).rule for seat in (0, 1)} == {"stack"}
    count = play(stack, "1 letgo")
    assert {said(count, seat).rule for seat in (0, 1)} == {"count"}
    report = play(count, "clock")
    assert {said(report, seat).rule for seat in (0, 1)} == {"report"}


def test_bo_o42_votes_and_votes_again() -> None:
    state = table("red blue", "large-wood", towerModel="reported", players=4)
    vote = play(state, "0 red>large-red", "0 letgo", "clock", "0 stood", "1 fell")
    assert (said(vote, 2).rule, said(vote, 2).clause) == ("vote", "box")
    revote = play(vote, "2 stood", "3 fell")
    assert (said(revote, 2).rule, said(revote, 2).clause) == ("revote", "box-even")


def test_bo_h02_practice() -> None:
    state = dealt(start(1, practice="on"))
    practice = said(state, 0)
    assert (practice.rule, practice.args, len(practice.light)) == ("practice", {"count": 9}, 9)
    before = play(state, "0 >large-red")
    stands = play(before, "gravity stood", "0 >large-blue")
    assert notes(stands, play(stands, "gravity fell"))["fell"] == {"seat": 0, "count": 0}


def test_the_coach_counts_cards_whose_blocks_are_gone() -> None:
    before = table("red blue pass", "small-red medium-red", hands={1: "large-red red any"})
    after = play(before, "0 red>large-red", "gravity stood")
    assert notes(before, after, 1)["stuck"] == {"count": 2}


def test_bo_11_cards_are_dealt_and_bo_47_the_end() -> None:
    assert said(start(), 0).rule == "lots"
    assert said(BLOCKOUT.leave(table("red blue"), Seat(0)), 1).rule == "over"
