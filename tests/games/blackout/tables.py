"""Positions and lines of play for the tests of Blackout, written as text."""

import pytest

from blockcade.core import Actor, IllegalMove, Outcome, Who, parse_who
from blockcade.games.blackout import Blackout
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.state import State

BLACKOUT = Blackout()
DICE = "WUR"
E = "S1: A2: B3:"  # the open cards of the rules' vectors, nothing covered


def on(cards: str, *parts: str, players: int = 2, turn: int = 0, **options: str) -> State:
    """These cards lie open and a seat is to roll: `on("S1:1,2 A2: B3:", "won 0:S2,S3", duty="may")`."""
    switches = "".join(f" {key}={value}" for key, value in options.items())
    return position(
        " | ".join([f"cards {cards}", f"players {players}{switches}", f"turn {turn} roll 0", *parts])
    )


def position(text: str) -> State:
    return BLACKOUT.parse_position(text)


def start(players: int = 2, **options: str) -> State:
    return BLACKOUT.initial(BLACKOUT.setup(players, options))


def play(state: State, *lines: str) -> State:
    """Plays lines as in a log, actor and move: `play(state, "0 3@S1.3", "chance drawC1", "0 end")`."""
    for line in lines:
        who, _, move = line.partition(" ")
        state = BLACKOUT.apply(state, parse_who(who), BLACKOUT.parse_move(move))
    return state


def roll(state: State, faces: str) -> State:
    """The seat whose turn it is rolls W/U/R: `roll(state, "2/UNDO/5")`."""
    return throw(play(state, f"{state.turn} roll"), faces)


def reroll(state: State, faces: str) -> State:
    """The two dice of a REROLL, W/U."""
    return throw(play(state, f"{state.turn} reroll"), faces)


def throw(state: State, faces: str) -> State:
    """The rolling dice show these faces."""
    return play(state, *(f"chance {die}={face}" for die, face in zip(DICE, faces.split("/"), strict=False)))


def refused(state: State, line: str) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        play(state, line)
    return error.value.reason


def legal(state: State, who: str = "0", start: str = "") -> list[str]:
    """The legal moves that begin with this text."""
    moves = [BLACKOUT.format_move(move) for move in BLACKOUT.legal_moves(state, parse_who(who))]
    return [move for move in moves if move.startswith(start)]


def targets(state: State, what: str) -> list[str]:
    """The spaces for a number, `wild` or `undo`."""
    return [move.partition("@")[2] for move in legal(state, str(state.turn), f"{what}@")]


def pending(state: State) -> str:
    """The unused items of the roll: `3 5 WILD REROLL`."""
    return " ".join(BLACKOUT.view_for(state, None).pending)


def chips_on(state: State) -> list[str]:
    """The covered spaces: `["S1.2", "F1.5"]`."""
    return [
        f"{card.name}.{at + 1}"
        for card in BLACKOUT.view_for(state, None).cards
        if card is not None
        for at, space in enumerate(card.spaces)
        if space.covered
    ]


def open_names(state: State) -> list[str | None]:
    return [card and card.name for card in BLACKOUT.view_for(state, None).cards]


def won_by(state: State, seat: int) -> tuple[str, ...]:
    return BLACKOUT.view_for(state, None).players[seat].cards


def is_turn_of(state: State, seat: int) -> bool:
    """Whether the seat is about to roll."""
    return state.turn == seat and state.phase is Phase.ROLL


def ended(state: State) -> Outcome:
    outcome = BLACKOUT.outcome(state)
    assert outcome is not None
    assert not BLACKOUT.to_act(state)
    return outcome


def chance_is_to_act(state: State) -> bool:
    return BLACKOUT.to_act(state) == frozenset[Who]({Actor.CHANCE})
