"""The card of Blackout."""

from blockcade.core import Actor, Card, Trials, TrialTable, slugs
from blockcade.games.blackout.guide import GUIDE
from blockcade.games.blackout.lessons import LESSONS
from blockcade.games.blackout.reasons import Ending, Refusal

CARD = Card(
    minutes=15,
    usual_players=4,
    age=8,
    is_race=True,  # only the call, with call=race
    causes=frozenset({Actor.CHANCE, Actor.CLOCK}),
    refusals=slugs(Refusal),
    endings=slugs(Ending),
    guide=GUIDE,
    lessons=LESSONS,
    trials=Trials(
        weight=2,
        options={"turnSeconds": ("0", "30")},
        tables=(
            TrialTable(seats=("me", "link", "bot random"), level="random"),
            TrialTable(
                seats=("me", "link"),
                options={"call": "race", "duty": "may", "turnSeconds": "30"},
                takeback=True,
                level="easy",
            ),
        ),
    ),
)
