"""The bots of Block Out!: legal and repeatable in every model, and each level better than the one below."""

import math

import pytest

import blockcade
from blockcade import Match
from blockcade.bots import Budget, Placer, Plan, Racer, bot_for, scale
from blockcade.bots.blockout.balance import Column
from blockcade.bots.blockout.builders import LEVELS, SILENCE_MS, BlockOutBot
from blockcade.bots.blockout.race import completes
from blockcade.bots.blockout.sight import Sight
from blockcade.core import Actor, Seat, SeededDice
from blockcade.core.pose import Box, Pose
from blockcade.games.blockout import BlockOut
from blockcade.games.blockout.cards import Block, blocks_of, box_of
from blockcade.games.blockout.data import BLOCKS
from blockcade.games.blockout.moves import Fell, Move, PlayCard, Stood
from blockcade.games.blockout.state import State
from blockcade.physics import margin_mm, steadiest_aim

GAME = BlockOut()
WEAKEST_FIRST = ("easy", "medium", "strong", "champion")


def new(seed: object = 1, players: int = 3, **options: str) -> Match:
    return blockcade.new_game("blockout", players=players, seed=str(seed), **options)


def plan(level: str, state: State, seat: Seat) -> Plan[Move]:
    racer = BlockOutBot(LEVELS[level])
    return racer.plan(GAME.view_for(state, seat), GAME.legal_moves(state, seat), SeededDice(b"choice"))


def test_levels_are_listed_weakest_first_and_each_is_steadier() -> None:
    assert scale("blockout") == tuple(LEVELS) == WEAKEST_FIRST
    bots = [bot_for("blockout", level) for level in WEAKEST_FIRST]
    assert all(isinstance(bot, Racer) for bot in bots)
    hands = [bot.steadiness_mm for bot in bots if isinstance(bot, Placer)]
    assert hands == sorted(hands, reverse=True)
    assert len(set(hands)) == len(bots)


@pytest.mark.parametrize("level", WEAKEST_FIRST)
@pytest.mark.parametrize(
    "options", [{}, {"advanced": "on"}, {"edition": "top", "actionCards": "14"}], ids=str
)
def test_whole_games_are_legal_and_repeatable_in_statics(level: str, options: dict[str, str]) -> None:
    first, again = (new(7, 3, towerModel="statics", **options).play_out(level) for _ in range(2))
    assert first.is_over
    assert first.record() == again.record()
    assert new(8, 3, towerModel="statics", **options).play_out(level).record() != first.record()


@pytest.mark.parametrize("level", WEAKEST_FIRST)
def test_a_view_is_enough_and_the_choice_is_a_listed_one(level: str) -> None:
    for model in ("statics", "physics"):
        match = new(3, towerModel=model)
        bot = bot_for("blockout", level)
        for _ in range(6):
            if match.turn is None:
                match.place(steadiness_mm=0.3)
            if match.turn is None:
                break
            legal = GAME.legal_moves(match.state, match.turn)
            chosen = [bot.choose(match.view(match.turn), legal, Budget(), SeededDice(b"x")) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in legal
            match.play(chosen[0])


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "champion"])
def test_whole_games_are_legal_and_repeatable_in_physics(level: str) -> None:
    first, again = (new(7, players=2).play_out(level) for _ in range(2))
    assert first.is_over
    assert first.record() == again.record()
    assert first.simulated_ms > 20_000


def test_a_referee_game_goes_on_though_bots_see_no_tower() -> None:
    match = new(5, towerModel="reported").play_out("champion", "easy", "medium")
    assert match.is_over
    assert not any(move == "fell" for _, move in match.moves)


def test_bots_keep_silent_about_a_tower_that_others_can_see() -> None:
    match = new(5, towerModel="reported", starter="0")
    for _ in range(2):
        mover = match.turn
        assert mover is not None
        match.play(next(str(move) for move in match.legal_moves() if ">" in str(move)))
        other = Seat((mover + 1) % 3)
        assert plan("strong", match.state, other).after_ms == SILENCE_MS
        own = plan("strong", match.state, mover)
        assert GAME.format_move(own.move) == "letgo"
        match.play("letgo", mover)
        assert all(
            plan("strong", match.state, Seat(seat)).after_ms == SILENCE_MS
            for seat in range(3)
            if match.state.tower
        )
        match.play(match.legal_moves(Actor.CLOCK)[0], Actor.CLOCK)
        assert isinstance(plan("strong", match.state, other).move, Stood)
        match.play("stood", 0)
        assert all(
            plan("strong", match.state, Seat(seat)).after_ms == SILENCE_MS
            for seat in (1, 2)
            if match.state.tower
        )
        match.play(match.legal_moves(Actor.CLOCK)[0], Actor.CLOCK)


def test_bots_neither_confirm_nor_deny_a_fall() -> None:
    match = new(5, towerModel="reported", starter="0")
    for said in ("stood", "fell"):
        mover = match.state.turn
        match.play(next(str(move) for move in match.legal_moves(mover) if ">" in str(move)), mover)
        match.play("letgo", mover)
        match.play(match.legal_moves(Actor.CLOCK)[0], Actor.CLOCK)
        match.play(said, 0)
        if said == "stood":
            match.play(match.legal_moves(Actor.CLOCK)[0], Actor.CLOCK)
    assert {plan("strong", match.state, Seat(seat)).after_ms for seat in (1, 2)} == {SILENCE_MS}


def test_asked_to_vote_a_bot_votes_with_the_majority() -> None:
    match = new(5, players=4, towerModel="reported", starter="0")
    for said in ("stood", "fell"):
        match.play(
            next(str(move) for move in match.legal_moves(match.state.turn) if ">" in str(move)),
            match.state.turn,
        )
        match.play("letgo", match.state.turn)
        match.play(match.legal_moves(Actor.CLOCK)[0], Actor.CLOCK)
        match.play("stood", 0)
        if said == "stood":
            match.play(match.legal_moves(Actor.CLOCK)[0], Actor.CLOCK)
    match.play("fell", 1)
    assert isinstance(plan("easy", match.state, Seat(2)).move, Stood)
    assert plan("easy", match.state, Seat(2)).after_ms == SILENCE_MS, "equal votes: a bot does not decide"
    match.play("fell", 2)
    assert isinstance(plan("easy", match.state, Seat(3)).move, Fell)


def leaning(height: int) -> list[tuple[Box, Pose]]:
    """Each block a little to the right of the one below."""
    blocks = [box_of("hakubia", block) for block in blocks_of("hakubia")[::-1][:height]]
    tower: list[tuple[Box, Pose]] = []
    for level, box in enumerate(blocks):
        tower.append((box, Pose.upright(level * 25, -level * 10, 500 * level, 0.05 * level)))
    return tower


@pytest.mark.parametrize("height", range(1, 7))
@pytest.mark.parametrize("block", ["small-wood", "medium-red", "large-blue"])
def test_the_quick_search_finds_what_the_slow_one_finds(height: int, block: str) -> None:
    tower, held = leaning(height), box_of("hakubia", Block.parse(block))
    assert margin_mm(tower) > 0

    def margin(x: int, y: int, yaw: int) -> float:
        return margin_mm([*tower, (held, Pose.upright(x, y, 0, math.radians(yaw / 100)))])

    aim, expected = Column(tower).steadiest(held)
    assert margin(*aim) == pytest.approx(expected, abs=0.1)
    assert margin(*aim) >= margin(*steadiest_aim(tower, held)) - 0.3


def test_the_champion_leaves_a_larger_margin_than_the_child() -> None:
    match = new(2, towerModel="physics")
    margins = dict.fromkeys(WEAKEST_FIRST, 0.0)
    seen = 0
    while match.outcome is None and seen < 5:
        if match.turn is not None:
            match.play_bot("strong")
            continue
        view = match.view(match.state.player)
        if view.tower:
            seen += 1
            for level in margins:
                aim = BlockOutBot(LEVELS[level]).aim(view, SeededDice(bytes([seen])))
                margins[level] += Sight(view, 1.0).margin_mm(Block.parse(view.held.block), aim)
        match.play_bot("medium")
    assert margins["champion"] >= margins["strong"] - 0.01
    assert margins["strong"] >= margins["medium"] > margins["easy"]


def test_everybody_completes_the_tower_now_and_then_and_one_of_them_does() -> None:
    for players in range(2, 7):
        for height in range(BLOCKS):
            assert sum(completes(players, height, away) for away in range(players)) == pytest.approx(
                1, abs=0.01
            )
    assert completes(4, 8, 0) > 0.6 > completes(4, 8, 1)
    assert completes(4, 5, 3) > completes(4, 6, 3)  # 5, 6, 7 and it is my turn again, at 8


def test_steadier_hands_are_surer() -> None:
    match = new(2, towerModel="physics")
    match.play_bot("champion").place(steadiness_mm=0.1)
    view = match.view(match.turn)
    block = Block.parse(view.free[0])
    chances = [Sight(view, mm) for mm in (4.0, 1.2, 0.6)]
    sure = [sight.chance(block, sight.steadiest(block)) for sight in chances]
    assert sure == sorted(sure)
    assert 0.5 < sure[0] < sure[-1] < 1


@pytest.mark.parametrize("level", ["strong", "champion"])
def test_the_ninth_block_is_dared(level: str) -> None:
    match = new(4, players=2, towerModel="statics")
    while len(match.state.tower) < BLOCKS - 1 and not match.is_over:
        match.play_bot("champion")
    for _ in range(20):
        if match.is_over:
            break
        legal = GAME.legal_moves(match.state, match.turn or Seat(0))
        move = bot_for("blockout", level).choose(match.view(match.turn), legal, Budget(), SeededDice(b"9"))
        if any(isinstance(one, PlayCard) for one in legal) and len(match.state.tower) == BLOCKS - 1:
            assert isinstance(move, PlayCard)
        match.play(move)
    assert match.is_over


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"), [("champion", "strong"), ("strong", "medium"), ("medium", "easy")]
)
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    won = 0
    for number in range(80):
        bots = (better, worse) if number % 2 else (worse, better)
        outcome = new(f"ladder {number}", players=2, towerModel="statics").play_out(*bots).outcome
        assert outcome is not None
        won += outcome.places[bots.index(better)] == 1
    assert won > 40
