"""The card of BlockYou!"""

from blockcade.core import Actor, Card, TakebackPolicy, Trials, TrialTable, slugs
from blockcade.games.blockyou.guide import GUIDE
from blockcade.games.blockyou.lessons import LESSONS
from blockcade.games.blockyou.reasons import Ending, Refusal
from blockcade.games.blockyou.sense import lays_without_fault
from blockcade.games.blockyou.state import between_rounds
from blockcade.games.blockyou.tally import tally
from blockcade.games.blockyou.tempo import tries

CARD = Card(
    minutes=10,
    usual_players=4,
    age=6,
    solo_options={"solo": "on"},
    front_options=("roundSeconds",),
    takeback=TakebackPolicy.NEVER,  # a lay has already blocked others
    has_turns=False,
    is_race=True,
    has_hidden=True,
    causes=frozenset({Actor.CHANCE, Actor.CLOCK}),
    refusals=slugs(Refusal),
    endings=slugs(Ending),
    guide=GUIDE,
    low_wins=lambda _: True,  # scores are cards left
    may_pause=between_rounds,
    tally=tally,
    tempo=tries,
    lessons=LESSONS,
    trials=Trials(
        sense=lays_without_fault,
        longest_playthrough=80,  # each event of a race prints a page of cards
        weight=2,
        options={"roundSeconds": ("0", "30")},
        bots_may_wait=True,
        tables=(
            TrialTable(seats=("me", "bot champion"), level="champion"),
            TrialTable(seats=("me", "link"), options={"roundSeconds": "30"}, level="medium"),
        ),
    ),
)
