"""The card of Blokus."""

from blockcade.core import Actor, Card, Trials, TrialTable, slugs
from blockcade.games.blokus.guide import GUIDE
from blockcade.games.blokus.lessons import LESSONS
from blockcade.games.blokus.placing import legal_numbers
from blockcade.games.blokus.reasons import Ending, Refusal

CARD = Card(
    minutes=25,
    usual_players=4,
    front_options=("board", "scoring"),
    causes=frozenset({Actor.CHANCE, Actor.CLOCK}),  # luck draws the first player
    refusals=slugs(Refusal),
    endings=slugs(Ending),
    guide=GUIDE,
    numbers=legal_numbers,
    low_wins=lambda setup: setup["scoring"] != "advanced",  # BK-30: squares left, or points
    lessons=LESSONS,
    trials=Trials(
        forms={"duo": (2, {"board": "duo"})},
        most_players=2,
        options={"board": ("duo",), "turnSeconds": ("0", "30")},
        tables=(
            TrialTable(seats=("me", "link"), options={"board": "duo"}, takeback=True, level="1"),
            TrialTable(seats=("me", "here", "link", "bot 1"), options={"turnSeconds": "30"}, level="1"),
            TrialTable(seats=("me", "bot 1", "bot 2"), takeback=True, level="1"),
        ),
    ),
)
