"""The options of Blokus (BK §4), and the position before the first move."""

from collections.abc import Mapping

from blockcade.core import BadSetup, Option, Seat, Setup
from blockcade.games.blokus.board import BOARDS, CLASSIC
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.data import SMALL_BOARD_SIZES, TURN_SECONDS
from blockcade.games.blokus.state import State, Terms

PLAYERS = (2, 3, 4)  # BK-O25

OPTIONS = (
    Option("board", tuple(BOARDS), CLASSIC.name, players=(2,)),  # BK-H01
    Option("scoring", ("basic", "advanced"), "basic"),  # BK-32
    Option("startCorner", ("free", "fixed"), "free"),  # BK-D03
    Option("sharedColour", ("rotate", "alternate"), "rotate", players=(3,)),  # BK-D08
    Option("smallestLast", ("withAll", "always"), "withAll"),  # BK-D11
    Option("bonusScope", ("colour", "player"), "colour", players=(2,)),  # BK-O19
    Option("voluntaryPass", ("off", "on"), "off"),  # BK-O10
    Option("starter", ("random", "0", "1", "2", "3"), "random", players=(4,), names_starter=True),  # BK-O08
    Option("turnSeconds", TURN_SECONDS, "0"),  # BK-O24
    Option("colours", tuple(colour.value for colour in COLOURS), "", per_seat=True, players=(3, 4)),  # BK-04
)


def make_setup(players: int, options: Mapping[str, str]) -> Setup:
    setup = Setup.of(PLAYERS, OPTIONS, players, options)
    if setup.players != 2 and setup["board"] != CLASSIC.name:
        raise BadSetup("bad-players", f"{players} players; the board {setup['board']} is for 2")
    return setup


def small_setup(board: str, options: Mapping[str, str] | None = None) -> Setup:
    """A game for two on a small board, which no table offers. Raises BadSetup."""
    if board not in SMALL_BOARD_SIZES:
        raise BadSetup("unknown-id", f"no small board {board!r}; known: {', '.join(SMALL_BOARD_SIZES)}")
    usual = make_setup(2, options or {})
    return Setup(2, tuple((key, board if key == "board" else value) for key, value in usual.options))


def any_setup(players: int, options: Mapping[str, str]) -> Setup:
    """A set-up on any board, for readers of positions."""
    board = options.get("board", "")
    if board not in SMALL_BOARD_SIZES:
        return make_setup(players, options)
    if players != 2:
        raise BadSetup("bad-players", f"{players} players; the board {board} is for 2")
    return small_setup(board, {key: value for key, value in options.items() if key != "board"})


def colours_of_two() -> dict[str, list[list[str]]]:
    """The colours of each of two players, by board (BK-19, BK-H03)."""
    return {
        name: [
            [colour.value for colour in Terms(make_setup(2, {"board": name})).colours_of(Seat(seat))]
            for seat in range(2)
        ]
        for name in BOARDS
    }


def empty_board(setup: Setup) -> State:
    """It is nobody's turn yet: the rules choose the first player."""
    terms = Terms(setup)
    colours = len(terms.board.colours)
    return State(
        terms=terms,
        laid=(0,) * colours,
        hands=(terms.board.full_hand,) * colours,
        last=(None,) * colours,
        blocked=frozenset(),
        left=frozenset(),
        passed=frozenset(),
        shared_turns=0,
        seat_turns=(0,) * setup.players,
        ply=0,
        turn=None,
        is_over=False,
        latest=None,
        skipped=(),
    )
