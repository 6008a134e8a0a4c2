"""Positions and lines of play for the tests of Block Out!, written as text."""

from collections.abc import Mapping, Sequence

import pytest

from blockcade.core import Actor, IllegalMove, Outcome, Seat, Who, parse_who
from blockcade.games.blockout import BlockOut
from blockcade.games.blockout.cards import Block, Card, Kind, box_of, deck_of, remaining
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.state import State
from blockcade.games.blockout.view import View

BLOCKOUT = BlockOut()
EDITIONS = ("hakubia", "top")
MODELS = ("physics", "statics", "reported")
RED = "small-red medium-red large-red"  # a tower that holds every red block


def start(players: int = 2, **options: str) -> State:
    return BLOCKOUT.initial(BLOCKOUT.setup(players, options))


def position(text: str) -> State:
    return BLOCKOUT.parse_position(text)


def table(
    hand: str,
    tower: str = "",
    *,
    players: int = 2,
    turn: int = 0,
    pile: str | None = None,
    discards: str = "",
    hands: Mapping[int, str] | None = None,
    phase: str = "choose",
    flags: str = "",
    **options: str,
) -> State:
    """A position: a seat with this hand is to choose, this column stands: `table("red any", "large-red")`.

    The other seats hold `hands`. With `pile` the last seat gets every card that is nowhere else.
    The switch `hands` is written `hands_`.
    """
    options = {key.removesuffix("_"): value for key, value in options.items()}
    setup = BLOCKOUT.setup(players, options)
    held: dict[int, Sequence[str]] = {seat: cards.split() for seat, cards in (hands or {}).items()}
    held[turn] = hand.split()
    if pile is not None:
        used = [*pile.split(), *discards.split(), *(card for cards in held.values() for card in cards)]
        rest = remaining(deck_of(setup), map(Card.parse, used))
        other = max(seat for seat in range(players) if seat != turn)
        held[other] = [*held.get(other, []), *map(str, rest)]
    switches = "".join(f" {key}={value}" for key, value in options.items())
    parts = [f"players {players}{switches}", f"turn {turn} {phase} 0 0"]
    parts += [f"hand{seat} {' '.join(cards)}" for seat, cards in held.items() if cards]
    parts += [f"discards {discards}"] if discards else []
    parts += [f"tower {column(tower, setup['edition'])}"] if tower else []
    parts += [f"flags {flags}"] if flags else []
    return position(" | ".join(parts))


def column(blocks: str, edition: str = "hakubia") -> str:
    """These blocks straight on top of each other, in the notation of a position."""
    words: list[str] = []
    z = 0
    for name in blocks.split():
        tall = box_of(edition, Block.parse(name)).height
        words.append(f"{name}@0.0.{z + tall // 2}.10000.0.0.0")
        z += tall
    return " ".join(words)


def play(state: State, *lines: str) -> State:
    """Plays lines as in a log, actor and move: `play(state, "0 red>large-red", "gravity fell", "0 pass")`.

    `gravity stood` without poses is the verdict that the rules list first.
    """
    for line in lines:
        who, _, move = line.partition(" ")
        if line == "gravity stood":
            state = BLOCKOUT.apply(state, Actor.GRAVITY, BLOCKOUT.legal_moves(state, Actor.GRAVITY)[0])
        elif line == "clock":
            state = BLOCKOUT.apply(state, Actor.CLOCK, BLOCKOUT.legal_moves(state, Actor.CLOCK)[0])
        else:
            state = BLOCKOUT.apply(state, parse_who(who), BLOCKOUT.parse_move(move))
    return state


def draws(state: State, cards: str) -> State:
    """Luck draws these cards, one after the other."""
    return play(state, *(f"chance draw:{card}" for card in cards.split()))


def dealt(state: State) -> State:
    """Luck deals, always the first listed card."""
    while Actor.CHANCE in BLOCKOUT.to_act(state):
        state = BLOCKOUT.apply(state, Actor.CHANCE, BLOCKOUT.legal_moves(state, Actor.CHANCE)[0])
    return state


def refused(state: State, line: str) -> str:
    """The reason for which a move is refused; nothing changes."""
    before = BLOCKOUT.format_position(state)
    with pytest.raises(IllegalMove) as error:
        play(state, line)
    assert BLOCKOUT.format_position(state) == before
    return error.value.reason


def legal(state: State, who: str = "0", start: str = "") -> list[str]:
    """The legal moves that begin with this text."""
    moves = [BLOCKOUT.format_move(move) for move in BLOCKOUT.legal_moves(state, parse_who(who))]
    return [move for move in moves if move.startswith(start)]


def offered(state: State, card: str) -> list[str]:
    """The blocks that go with a card of the player whose turn it is."""
    return [move.partition(">")[2] for move in legal(state, str(state.turn), f"{card}>")]


def seen(state: State, viewer: int | None = None) -> View:
    return BLOCKOUT.view_for(state, None if viewer is None else Seat(viewer))


def hand(state: State, seat: int = 0) -> str:
    return " ".join(seen(state, seat).hand)


def height(state: State) -> int:
    return len(state.tower)


def is_turn_of(state: State, seat: int, phase: Phase = Phase.CHOOSE) -> bool:
    return state.turn == seat and state.phase is phase


def waits_for(state: State) -> set[str]:
    """The actors to act, as a log writes them."""
    return {str(who.value) if isinstance(who, Actor) else str(who) for who in BLOCKOUT.to_act(state)}


def ended(state: State) -> Outcome:
    outcome = BLOCKOUT.outcome(state)
    assert outcome is not None
    assert not BLOCKOUT.to_act(state)
    return outcome


def kinds(state: State) -> dict[Kind, int]:
    """How many cards of each kind the box has."""
    deck = deck_of(state.setup)
    return {kind: sum(card.kind is kind for card in deck) for kind in Kind}


def chance_is_to_act(state: State) -> bool:
    return BLOCKOUT.to_act(state) == frozenset[Who]({Actor.CHANCE})


def free(state: State) -> set[str]:
    return set(seen(state).free)
