"""How a game of BlockYou! is set up."""

from collections.abc import Mapping

from blockcade.core import BadSetup, Option, Setup
from blockcade.games.blockyou.data import CARDS, FIELD_SIDE, HAND, ROUND_SECONDS
from blockcade.games.blockyou.field import Field
from blockcade.games.blockyou.phase import Ending, Phase, Status
from blockcade.games.blockyou.state import For, Owed, Player, State

PLAYERS = (2, 3, 4, 5)  # BY-02, BY-D01; one alone with the switch `solo`
OPTIONS = (
    Option("faultFingers", ("byCause", "selfAlwaysCounts"), "byCause"),  # BY-D13
    Option("winCheck", ("roundEnd", "immediate"), "roundEnd"),  # BY-D16
    Option("solo", ("off", "on"), "off", players=(1,)),  # BY-O17
    Option("roundSeconds", ROUND_SECONDS, "0"),  # BY-O22
)
NEW_FIELD = tuple(Owed(For.FIELD, place) for place in range(FIELD_SIDE * FIELD_SIDE))


def make_setup(players: int, options: Mapping[str, str]) -> Setup:
    setup = Setup.of((1, *PLAYERS), OPTIONS, players, options)
    if (players == 1) != (setup["solo"] == "on"):
        raise BadSetup("bad-players", "one plays alone with solo=on, and only then; otherwise two to five")
    return setup


def bare_table(setup: Setup) -> State:
    """BY-06, BY-08, BY-F01: sixteen cards are still to be laid out; all others are dealt, unseen."""
    players = setup.players
    return State(
        setup=setup,
        phase=Phase.READY,
        round=0,
        field=Field(),
        players=(Player((None,) * HAND, None, Status.IDLE),) * players,
        pile_unseen=CARDS - HAND * players,
        pile_known=frozenset(),
        gone=frozenset(),
        gone_unseen=0,
        owed=NEW_FIELD,
        laid=(),
        ending=Ending.NOT_YET,
        ran_out=(),
    )
