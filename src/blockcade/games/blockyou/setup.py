"""The options of BlockYou!, and the table before anything is drawn."""

from collections.abc import Mapping

from blockcade.core import BadSetup, Option, Seat, Setup
from blockcade.games.blockyou.data import CARDS, FIELD_SIDE, HAND, ROUND_SECONDS
from blockcade.games.blockyou.field import Field
from blockcade.games.blockyou.phase import Ending, Phase, Status
from blockcade.games.blockyou.state import For, Owed, Player, State

PLAYERS = (2, 3, 4, 5)  # BY-02, BY-D01; one player with the option `solo`
NOBODY = "nobody"  # leads: the first countdown begins as soon as everybody is ready
OPTIONS = (
    Option("faultFingers", ("byCause", "selfAlwaysCounts"), "byCause"),  # BY-D13
    Option("winCheck", ("roundEnd", "immediate"), "roundEnd"),  # BY-D16
    Option("starter", (NOBODY, "random", *"01234"), NOBODY, players=PLAYERS, names_starter=True),  # BY-05
    Option("solo", ("off", "on"), "off", players=(1,)),  # BY-O17
    Option("roundSeconds", ROUND_SECONDS, "0"),  # BY-O22
)
NEW_FIELD = tuple(Owed(For.FIELD, place) for place in range(FIELD_SIDE * FIELD_SIDE))


def make_setup(players: int, options: Mapping[str, str]) -> Setup:
    setup = Setup.of((1, *PLAYERS), OPTIONS, players, options)
    if (players == 1) != (setup["solo"] == "on"):
        raise BadSetup("bad-players", "one plays alone with solo=on, and only then; otherwise two to five")
    return setup


def named_leader(setup: Setup) -> Seat | None:
    """The seat that leads by the set-up (BY-05); None: nobody leads, or luck draws the seat."""
    return setup.named_seat("starter") if setup.players > 1 else None


def leads_by_lot(setup: Setup) -> bool:
    """Whether luck draws the seat that leads. It does so too when nobody has the named seat."""
    return setup.players > 1 and setup["starter"] != NOBODY and named_leader(setup) is None


def bare_table(setup: Setup) -> State:
    """BY-06, BY-08, BY-F01: luck must still draw sixteen cards for the field; all others are dealt unseen."""
    players = setup.players
    named = named_leader(setup)
    return State(
        setup=setup,
        phase=Phase.READY,
        round=0,
        field=Field(),
        players=tuple(
            Player((None,) * HAND, None, Status.LEADS if seat == named else Status.IDLE)
            for seat in range(players)
        ),
        pile_unseen=CARDS - HAND * players,
        pile_known=frozenset(),
        gone=frozenset(),
        gone_unseen=0,
        owed=NEW_FIELD,
        laid=(),
        ending=Ending.NOT_YET,
        ran_out=(),
    )
