"""The kernel implements Blokus a second time, for speed; random games check that both never differ."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from blockcade.core import Actor, IllegalMove, Seat, SeededDice
from blockcade.engine import kernel
from blockcade.engine.kernel import Position
from blockcade.engine.translate import board_of, lay_of, move_of, position_of, position_of_state
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.moves import Lay, Pass
from blockcade.games.blokus.pieces import SQUARES_OF_A_COLOUR
from blockcade.games.blokus.placing import placements_of
from blockcade.games.blokus.scoring import colour_count, seat_count
from blockcade.games.blokus.state import State
from blockcade.record import settle
from blockcade.testkit import PerftCase, read_perft

BLOKUS = Blokus()
DATA = Path(__file__).parents[1] / "data" / "blokus"
CASES = [case for path in sorted(DATA.glob("*.perft")) for case in read_perft(path)]

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "4": (4, {}),
    "4 fixed, advanced": (4, {"startCorner": "fixed", "scoring": "advanced"}),
    "4 other colours, other starter": (4, {"colours": "green,blue,red,yellow", "starter": "2"}),
    "2": (2, {}),
    "2 fixed, advanced": (2, {"startCorner": "fixed", "scoring": "advanced"}),
    "3": (3, {}),
    "3 fixed, advanced": (3, {"startCorner": "fixed", "scoring": "advanced"}),
    "3 with blue shared": (3, {"colours": "green,yellow,red"}),
    "3 alternate": (3, {"sharedColour": "alternate"}),
    "duo": (2, {"board": "duo"}),
    "duo, advanced": (2, {"board": "duo", "scoring": "advanced"}),
    "3 alternate, red shared": (3, {"sharedColour": "alternate", "colours": "green,blue,yellow"}),
}
by_setup = pytest.mark.parametrize("setup", SETUPS)


def start(setup: str, seed: str = "") -> State:
    players, options = SETUPS[setup]
    initial = BLOKUS.initial(BLOKUS.setup(players, options))
    return settle(BLOKUS, initial, SeededDice(seed.encode()))[0]


def numbers(state: State) -> list[int]:
    assert state.turn is not None
    return [placement.number for placement in placements_of(state, state.turn.colour)]


def laid(state: State, number: int) -> State:
    assert state.turn is not None
    return BLOKUS.apply(state, state.turn.seat, state.terms.board.tables.placements[number].lay)


def assert_same(state: State, position: Position) -> None:
    if state.turn is None:
        assert (position.turn, position.seat, position.legal()) == (-1, -1, [])
    else:
        assert (position.turn, position.seat) == (state.turn.colour.index, state.turn.seat)
        assert position.legal() == numbers(state)
    assert position.hands == state.hands
    marks = ".BYRG"
    assert "".join(marks[mark] for mark in position.cells) == BLOKUS.view_for(state, None).board
    owned = [colour for colour in state.terms.board.colours if state.terms.owners[colour.index] is not None]
    assert [position.points()[colour.index] for colour in owned] == [
        SQUARES_OF_A_COLOUR - (count := colour_count(state, colour)).squares_left + count.bonus
        for colour in owned
    ]
    assert position.seat_points() == seat_points(state)


def seat_points(state: State) -> list[int]:
    counts = [seat_count(state, Seat(seat)) for seat in range(state.terms.setup.players)]
    return [
        len(state.terms.colours_of(Seat(seat))) * SQUARES_OF_A_COLOUR - count.squares_left + count.bonus
        for seat, count in enumerate(counts)
    ]


def walk(setup: str, seed: str) -> Iterator[tuple[State, Position]]:
    """A random game in both, each with its own state; big pieces are a little likelier, as in real games."""
    dice = random.Random(f"{setup} {seed}")
    state = start(setup, seed)
    position = position_of_state(state)
    yield state, position
    while state.turn is not None:
        legal = numbers(state)
        chosen = max(dice.choice(legal), dice.choice(legal))
        position.play(chosen)
        state = laid(state, chosen)
        yield state, position


@by_setup
def test_games_are_the_same_to_the_end(setup: str) -> None:
    for state, position in walk(setup, "one"):
        assert_same(state, position)


@pytest.mark.slow
@by_setup
@pytest.mark.parametrize("seed", range(4))
def test_many_games_are_the_same_to_the_end(setup: str, seed: int) -> None:
    for state, position in walk(setup, str(seed)):
        assert_same(state, position)


@by_setup
def test_a_position_can_be_entered_at_any_time(setup: str) -> None:
    for ply, (state, position) in enumerate(walk(setup, "entered")):
        if ply % 5 == 0 and state.turn is not None:
            entered = position_of_state(state)
            assert_same(state, entered)
            assert entered.key() == position.key()


@by_setup
def test_players_may_leave(setup: str) -> None:
    dice = random.Random(f"leaving {setup}")
    state = start(setup)
    leavers = list(range(state.terms.setup.players))
    dice.shuffle(leavers)
    position = position_of_state(state)
    for ply in range(200):
        if ply % 7 == 6 and len(leavers) > 1:
            state = BLOKUS.leave(state, Seat(leavers.pop()))
            if state.turn is None:
                break
            position = position_of_state(state)
        assert_same(state, position)
        if state.turn is None:
            break
        chosen = dice.choice(numbers(state))
        state = laid(state, chosen)
        position.play(chosen)
    assert state.turn is None


@pytest.mark.parametrize("setup", ["2", "3", "3 alternate", "4"])
def test_turns_that_were_passed_are_over(setup: str) -> None:
    players, options = SETUPS[setup]
    dice = random.Random(f"passing {setup}")
    initial = BLOKUS.initial(BLOKUS.setup(players, {**options, "voluntaryPass": "on"}))
    state = settle(BLOKUS, initial, SeededDice(b""))[0]
    for _ in range(60):
        assert state.turn is not None
        assert_same(state, position_of_state(state))
        state = (
            BLOKUS.apply(state, state.turn.seat, Pass())
            if dice.random() < 0.2
            else laid(state, dice.choice(numbers(state)))
        )


@pytest.mark.parametrize(("single_square", "points"), [("last", 109), ("first", 104)])
@pytest.mark.parametrize("players", [2, 4])
def test_bonuses_for_laying_everything(players: int, single_square: str, points: int) -> None:
    """Everybody else passes while blue lays all its pieces."""
    options = {"scoring": "advanced", "voluntaryPass": "on", **({"starter": "0"} if players == 4 else {})}
    state = BLOKUS.initial(BLOKUS.setup(players, options))
    position = position_of_state(state)
    single = -1 if single_square == "last" else 99
    dice = random.Random(7)
    while state.hands[0]:
        assert state.turn is not None
        if state.turn.colour is not COLOURS[0]:
            state = BLOKUS.apply(state, state.turn.seat, Pass())
            continue
        sizes = {
            number: (size if (size := lay_of("classic", number).piece.size) > 1 else single)
            for number in numbers(state)
        }
        largest = [number for number in sizes if sizes[number] == max(sizes.values())]
        chosen = dice.choice(largest)
        position.play_as(0, chosen)
        state = laid(state, chosen)
    assert position.points()[0] == points
    assert position_of_state(state).points()[0] == points
    assert_same(state, position_of_state(state))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_kernel_counts_what_the_files_say(case: PerftCase) -> None:
    position = position_of_state(BLOKUS.parse_position(case.position))
    assert {depth: position.perft(depth) for depth in case.counts} == case.counts


@pytest.mark.parametrize("variant", ["classic", "classic_2", "classic_3"])
def test_every_colour_has_58_ways_out_of_its_corner(variant: str) -> None:
    fixed, free = Position(variant), Position(variant, fixed_corners=False)
    assert [len(fixed.legal_of(colour)) for colour in range(4)] == [58] * 4
    assert [len(free.legal_of(colour)) for colour in range(4)] == [232] * 4


def test_both_colours_of_duo_have_414_first_moves() -> None:
    duo = Position("duo")
    assert (duo.size, duo.colours, duo.players) == (14, 2, 2)
    assert [len(duo.legal_of(colour)) for colour in range(2)] == [414, 414]
    for colour, cell in enumerate((4 * 14 + 4, 9 * 14 + 9)):  # e10 and j5
        assert all(cell in kernel.cells_of("duo", move) for move in duo.legal_of(colour))


def test_the_usual_beginnings_are_those_of_the_rules() -> None:
    for variant, setup in (
        ("classic", "4 fixed, advanced"),
        ("classic_2", "2 fixed, advanced"),
        ("classic_3", "3 fixed, advanced"),
        ("duo", "duo, advanced"),
    ):
        players, options = SETUPS[setup]
        starter = {"starter": "0"} if players == 4 else {}
        state = BLOKUS.initial(BLOKUS.setup(players, {**options, **starter}))
        assert_same(state, Position(variant))
        assert Position(variant).key() == position_of_state(state).key()


@pytest.mark.parametrize("variant", ["classic", "duo"])
def test_both_number_placements_alike(variant: str) -> None:
    board = board_of(variant)
    placements = board.tables.placements
    assert kernel.move_count(variant) == len(placements)
    for number, _, lay in placements:
        cells = [board.index(cell) for cell in lay.cells]
        assert list(kernel.cells_of(variant, number)) == cells
        assert kernel.piece_of(variant, number) == lay.piece.index
        assert kernel.move_of(variant, cells) == number
    for number in range(0, len(placements), 997):
        lay = lay_of(variant, number)
        assert lay is placements[number].lay
        assert move_of(variant, lay) == number


@pytest.mark.parametrize("wish", ["I1:u20", "I1:a21", "I2:a1,c1", "V3:a1,a2,a3", "I5:a20"])
def test_what_is_no_placement_has_no_number(wish: str) -> None:
    lay = BLOKUS.parse_move(wish)
    assert isinstance(lay, Lay)
    assert move_of("classic", lay) == -1


@by_setup
def test_illegal_moves_are_refused_and_change_nothing(setup: str) -> None:
    dice = random.Random(f"illegal {setup}")
    for ply, (state, position) in enumerate(walk(setup, "illegal")):
        if ply % 10:
            continue
        legal = set(position.legal())
        before = (position.key(), position.cells, position.hands, position.turn, position.seat, position.ply)
        count = kernel.move_count(position.variant)
        tries = [number for number in dice.choices(range(count), k=200) if number not in legal]
        for number in [*tries, -1, count, 1 << 31]:
            with pytest.raises((ValueError, OverflowError, TypeError)):
                position.play(number)
        assert before == (
            position.key(), position.cells, position.hands, position.turn, position.seat, position.ply,
        )  # fmt: skip
        assert_same(state, position)


@by_setup
def test_a_copy_goes_its_own_way(setup: str) -> None:
    position = position_of_state(start(setup))
    other = position.copy()
    other.play(other.legal()[0])
    assert position.key() != other.key()
    assert_same(start(setup), position)


def test_keys_are_equal_where_positions_are() -> None:
    keys: dict[int, tuple[object, ...]] = {}
    for setup in SETUPS:
        for seed in range(2):
            for state, position in walk(setup, f"key {seed}"):
                what = (state.terms.setup.players, position.cells, position.turn, position.seat)
                assert keys.setdefault(position.key(), what) == what
    assert len(keys) > 900


def test_the_order_of_moves_does_not_show() -> None:
    """Two moves of a colour, one way round and the other, lead to the same position."""
    dice = random.Random(1)
    found = 0
    while found < 20:
        root = Position("duo")
        for _ in range(6):
            root.play(dice.choice(root.legal()))
        first, second = dice.choice(root.legal_of(0)), dice.choice(root.legal_of(0))
        one, other = root.copy(), root.copy()
        try:
            for move in (first, second):
                one.play_as(0, move)
            for move in (second, first):
                other.play_as(0, move)
        except ValueError:
            continue
        assert one.cells == other.cells
        assert one.key() == other.key()
        found += 1


def test_nobody_is_to_lay_before_the_draw_and_after_the_end() -> None:
    before = BLOKUS.initial(BLOKUS.setup(4, {}))
    assert BLOKUS.to_act(before) == {Actor.CHANCE}
    with pytest.raises(IllegalMove, match="wrong-phase"):
        position_of_state(before)
    state = start("4")
    for seat in range(3):
        state = BLOKUS.leave(state, Seat(seat))
    with pytest.raises(IllegalMove, match="game-over"):
        position_of(BLOKUS.view_for(state, None))


@pytest.mark.parametrize("variant", ["", "chess", "classic_5"])
def test_unknown_variants_are_refused(variant: str) -> None:
    with pytest.raises(ValueError, match="variant"):
        Position(variant)


def test_a_board_that_cannot_be_is_refused() -> None:
    def entered(cells: bytes) -> Position:
        return Position.of(
            "classic", fixed_corners=False, cells=cells, turn=0, owners=(0, 1, 2, 3), order=(0, 1, 2, 3)
        )

    assert entered(bytes(400)).ply == 0
    for bad in (bytes(399), bytes([5] + [0] * 399), bytes([1] * 6 + [0] * 394), bytes([1, 0, 1] + [0] * 397)):
        with pytest.raises(ValueError, match=r"\w"):
            entered(bad)
