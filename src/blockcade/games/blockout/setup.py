"""The options of Block Out!, and the table before anything is dealt."""

from collections.abc import Mapping

from blockcade.core import BadSetup, Option, Seat, Setup
from blockcade.games.blockout.data import ACTION_CARDS, EDITIONS, TURN_SECONDS
from blockcade.games.blockout.phase import Phase
from blockcade.games.blockout.state import State

PLAYERS = (2, 3, 4, 5, 6)  # BO-01; one player with the option `practice`
_ALSO_ALONE = (*PLAYERS, 1)
OPTIONS = (
    Option("edition", tuple(EDITIONS), "hakubia", players=_ALSO_ALONE),  # BO-D02
    Option("advanced", ("off", "on"), "off"),  # BO-48
    Option("actionCards", ACTION_CARDS, "12"),  # BO-D03
    Option("lateFall", ("noPenalty", "nextPlayerDraws"), "noPenalty"),  # BO-D11
    Option("touchPrice", ("none", "turnEnds"), "none"),  # BO-O44
    Option(  # BO-O05
        "towerModel",
        ("physics", "statics", "reported"),
        "physics",
        players=_ALSO_ALONE,
        simulated=("physics",),
    ),
    Option("hands", ("easy", "normal", "hard"), "normal", players=_ALSO_ALONE),  # BO-O06, BO-H06
    Option("slip", ("off", "on"), "off", players=_ALSO_ALONE),  # BO-H06
    Option("starter", ("random", "0", "1", "2", "3", "4", "5"), "random", names_starter=True),  # BO-O14
    Option("turnSeconds", TURN_SECONDS, "0"),  # BO-O41
    Option("practice", ("off", "on"), "off", players=(1,)),  # BO-H01
)


def make_setup(players: int, options: Mapping[str, str]) -> Setup:
    setup = Setup.of((1, *PLAYERS), OPTIONS, players, options)
    if (players == 1) != (setup["practice"] == "on"):
        raise BadSetup("bad-players", "one practises with practice=on, and only then; otherwise two to six")
    return setup


def bare_table(setup: Setup) -> State:
    """BO-08, BO-10: all cards in the pile, all blocks free; luck draws the first seat unless one is set.

    BO-H02: for practice nothing is dealt.
    """
    alone = setup["practice"] == "on"
    return State(
        setup=setup,
        phase=Phase.PRACTICE if alone else Phase.DEALING,
        turn=Seat(0) if alone else setup.named_seat("starter"),
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
