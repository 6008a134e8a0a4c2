"""The options of Block Out!, and the table before anything is dealt."""

from collections.abc import Mapping

from blockcade.core import Option, Setup
from blockcade.games.blockout.data import ACTION_CARDS, EDITIONS, TURN_SECONDS
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.state import State

PLAYERS = (2, 3, 4, 5, 6)  # BO-01
OPTIONS = (
    Option("edition", tuple(EDITIONS), "hakubia"),  # BO-D02
    Option("advanced", ("off", "on"), "off"),  # BO-48
    Option("actionCards", ACTION_CARDS, "12"),  # BO-D03
    Option("lateFall", ("noPenalty", "nextPlayerDraws"), "noPenalty"),  # BO-D11
    Option("touchPrice", ("none", "turnEnds"), "none"),  # BO-O44
    Option("towerModel", ("physics", "statics", "reported"), "physics"),  # BO-O05
    Option("hands", ("easy", "normal", "hard"), "normal"),  # BO-O06; only the simulation reads it
    Option("starter", ("random", "0", "1", "2", "3", "4", "5"), "random", names_starter=True),  # BO-O14
    Option("turnSeconds", TURN_SECONDS, "0"),  # BO-O41
)


def make_setup(players: int, options: Mapping[str, str]) -> Setup:
    return Setup.of(PLAYERS, OPTIONS, players, options)


def bare_table(setup: Setup) -> State:
    """BO-08, BO-10: all cards in the pile, all blocks free; luck draws the first seat unless one is set."""
    return State(
        setup=setup,
        phase=Phase.DEALING,
        turn=setup.named_seat("starter"),
        direction=1,  # BO-O13
        turns=0,
        waits=0,
        hands=((),) * setup.players,
        discards=(),
        tower=(),
        held=None,
        owed=0,
        restart=False,
        acted=False,
        bonus=False,
        votes=(None,) * setup.players,
        said_in=None,
        last=None,
        left=frozenset(),
        winner=None,
        ending="",
    )
