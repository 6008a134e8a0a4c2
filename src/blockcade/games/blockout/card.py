"""The card of Block Out!"""

from blockcade.core import Actor, Card, TakebackPolicy, Trials, TrialTable, slugs
from blockcade.games.blockout.chart import TOWER_HEIGHTS
from blockcade.games.blockout.guide import GUIDE
from blockcade.games.blockout.lessons import LESSONS
from blockcade.games.blockout.reasons import Ending, Refusal

CARD = Card(
    minutes=20,
    usual_players=3,
    age=6,
    ages_of_options={"edition": {"top": 8}},
    solo_options={"practice": "on"},
    front_options=("towerModel", "edition"),
    takeback=TakebackPolicy.NEVER,  # a tower that stood or fell cannot be put back by hand
    has_hidden=True,
    causes=frozenset({Actor.CHANCE, Actor.CLOCK, Actor.GRAVITY}),
    refusals=slugs(Refusal),
    endings=slugs(Ending),
    guide=GUIDE,
    low_wins=lambda _: True,  # scores are cards left
    lessons=LESSONS,
    trials=Trials(
        options={
            "turnSeconds": ("0", "30"),
            "towerModel": ("physics", *("statics", "reported") * 4),  # a real tower takes real time
        },
        bots_may_wait=True,
        tables=(
            TrialTable(seats=("me", "link"), options={"towerModel": "statics"}, level="easy"),
            TrialTable(seats=("me", "bot champion"), options={"towerModel": "physics"}, level="easy"),
            TrialTable(
                seats=("me", "link", "link"),
                options={"towerModel": "reported", "edition": "top"},
                level="easy",
            ),
        ),
        chart=TOWER_HEIGHTS,
    ),
)
