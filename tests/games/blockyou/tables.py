"""Positions and lines of play for the tests of BlockYou!, written as text."""

import pytest

from blockcade.core import Actor, IllegalMove, Outcome, Seat, Who, parse_who
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.data import DIRECTIONS
from blockcade.games.blockyou.state import State
from blockcade.games.blockyou.view import View

BLOCKYOU = BlockYou()
# Sixteen different cards with the squares W R B O: their fingers differ, and on the field they do nothing.
F0_CARDS = [f"WRBO/{one}.{other}" for one in DIRECTIONS[:4] for other in DIRECTIONS[4:]]
F0 = " ".join(f"{card}@{2 * (at // 4)},{2 * (at % 4)}/0" for at, card in enumerate(F0_CARDS))
# They fit everywhere and, with four players or two, point at nobody.
FITS = ("WWWW/NE.SE", "WWWW/SE.SW", "WWWW/SW.NW", "WWWW/NW.NE", "WWWW/NE.SW")
# On F0 this one fits nowhere, however it is turned.
STUCK = "YYYY/NE.SE"


def table(
    *seats: str,
    field: str = F0,
    phase: str = "race 1",
    pile: int = 24,
    more: str = "",
    **options: str,
) -> State:
    """A card means an active seat with eleven more; any other status has no card in hand.

    `table("WBRL/N.NE", "done", "out ?,?", "WWWW/NE.SE 0")`: after it comes the queue or its length.
    """
    switches = "".join(f" {key}={value}" for key, value in options.items())
    parts = [f"players {len(seats)}{switches}", f"phase {phase}", f"field {field}", f"pile {pile}"]
    parts.extend(f"seat{number} {_seat(*words.split())}" for number, words in enumerate(seats))
    return position(" | ".join([*parts, *([more] if more else [])]))


def _seat(first: str, queue: str = "") -> str:
    status, hand = ("active", first) if "/" in first else (first, "-")
    length = queue or (
        "12" if status not in ("active", "done", "left") else "11" if status != "left" else "0"
    )
    cards = ",".join("?" * int(length)) if length.isdigit() else length
    return f"{status} {hand} {cards or '-'}"


def four(first: str, *others: str, pile: int = 24, **options: str) -> State:
    """P1 with this card against three active players who could lay anywhere, on F0."""
    rest = (*others, *FITS[1 + len(others) : 4])
    return table(first, *rest, pile=pile, **options)


def position(text: str) -> State:
    return BLOCKYOU.parse_position(text)


def start(players: int = 2, **options: str) -> State:
    return BLOCKYOU.initial(BLOCKYOU.setup(players, options))


def play(state: State, *lines: str) -> State:
    """Plays lines as in a log, actor and move: `play(state, "0 1,1/0", "clock wait10000ms@3")`."""
    for line in lines:
        who, _, move = line.partition(" ")
        state = BLOCKYOU.apply(state, parse_who(who), BLOCKYOU.parse_move(move))
    return state


def draw(state: State) -> State:
    """Luck draws the first legal card, as long as it is to act."""
    while BLOCKYOU.to_act(state) == frozenset[Who]({Actor.CHANCE}):
        state = BLOCKYOU.apply(state, Actor.CHANCE, BLOCKYOU.legal_moves(state, Actor.CHANCE)[0])
    return state


def lay(state: State, *lines: str) -> State:
    """Plays lays, each with the penalty card that it may cost."""
    for line in lines:
        state = draw(play(state, line))
    return state


def tick(state: State) -> State:
    """The clock's wait ends, and luck makes the draws that follow."""
    return draw(BLOCKYOU.apply(state, Actor.CLOCK, BLOCKYOU.legal_moves(state, Actor.CLOCK)[0]))


def next_race(state: State) -> State:
    """From one countdown to the race after it."""
    assert phase(state) == "countdown"
    return tick(tick(state))


def clock(state: State) -> str:
    """The clock's wait: `wait10000ms`, or nothing."""
    return "".join(str(move).partition("@")[0] for move in BLOCKYOU.legal_moves(state, Actor.CLOCK))


def refused(state: State, line: str) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        play(state, line)
    return error.value.reason


def view(state: State, viewer: int | None = None) -> View:
    return BLOCKYOU.view_for(state, None if viewer is None else Seat(viewer))


def phase(state: State) -> str:
    return view(state).phase.value


def statuses(state: State) -> list[str]:
    return [player.status.value for player in view(state).players]


def cards(state: State) -> list[int]:
    """The number of cards of each player, with the one in hand."""
    return [player.cards for player in view(state).players]


def queue(state: State, seat: int) -> list[str]:
    """The player's cards that are not in hand, the next one first."""
    return [str(card or "?") for card in state.players[seat].queue]


def fault(state: State) -> str:
    """The fault of the last lay."""
    return view(state).laid[-1].fault


def blocked(state: State) -> tuple[int, ...]:
    """The seats blocked by the last lay."""
    return view(state).laid[-1].blocked


def on_top(state: State, row: int, column: int) -> str:
    """The colour that a square of the field shows."""
    return next(
        letter for letter, squares in zip("WROYLBP", state.field.colours, strict=True)
        if squares >> 8 * row + column & 1
    )  # fmt: skip


def ended(state: State) -> Outcome:
    outcome = BLOCKYOU.outcome(state)
    assert outcome is not None
    assert not BLOCKYOU.to_act(state)
    return outcome
