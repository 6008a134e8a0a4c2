"""The options of Blackout (BL §4), and the table before anything is drawn."""

from collections.abc import Mapping

from blockcade.core import Option, Setup
from blockcade.games.blackout.cards import CARDS
from blockcade.games.blackout.data import OPEN_CARDS, TURN_SECONDS
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.state import State

PLAYERS = (2, 3, 4)  # BL-01

OPTIONS = (
    Option("duty", ("must", "may"), "must"),  # BL-D01, BL-D02
    Option("call", ("race", "roller"), "race"),  # BL-O19
    Option("starter", ("random", "0", "1", "2", "3"), "random", names_starter=True),  # BL-O06
    Option("turnSeconds", TURN_SECONDS, "0"),  # BL-O30
)


def make_setup(players: int, options: Mapping[str, str]) -> Setup:
    return Setup.of(PLAYERS, OPTIONS, players, options)


def bare_table(setup: Setup) -> State:
    """All cards in the pile; CHANCE draws three cards and, unless the set-up names it, the first seat."""
    return State(
        setup=setup,
        phase=Phase.SETTING,
        pile=frozenset(range(len(CARDS))),
        slots=(None,) * OPEN_CARDS,
        covered=(0,) * OPEN_CARDS,
        won=((),) * setup.players,
        gone=frozenset(),
        left=frozenset(),
        turn=setup.named_seat("starter"),
        turns=0,
        extra=False,
        dice=(None, None, None),
        to_roll=(),
        numbers=(),
        wilds=0,
        undos=0,
        reroll=False,
        rerolled=False,
        card_won=False,
        drawing=None,
        caller=None,
        hurried=False,
    )
