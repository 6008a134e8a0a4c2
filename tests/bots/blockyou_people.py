"""Simulated people who play BlockYou!, and whole games with them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import blockcade
from blockcade.api.simulated import SimulatedTime
from blockcade.bots import Bot, Budget, Plan
from blockcade.bots.blockyou.racers import GIVES_UP_MS
from blockcade.bots.blockyou.sight import lays, sight_of
from blockcade.bots.pace import HumanDelay
from blockcade.core import Dice, SeededDice
from blockcade.games.blockyou.moves import Lay, Move
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.view import View


class Beginner:
    """Makes no mistake, and needs about the same time for every card."""

    def __init__(self, looking_ms: int) -> None:
        self.looking = HumanDelay(looking_ms, 0.3)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        return self.plan(view, legal, dice).move

    def plan(self, view: View, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        if view.phase is Phase.READY:
            return Plan(legal[0], 1000)
        places = lays(sight_of(view).safe)
        if not places:
            return Plan(legal[0], GIVES_UP_MS)
        return Plan(places[dice.roll(len(places))], self.looking.draw(dice))

    def replan(self, view: View, legal: Sequence[Move], plan: Plan[Move], dice: Dice) -> Plan[Move]:
        move = plan.move
        has_found_one = plan.after_ms < GIVES_UP_MS / 2
        if not isinstance(move, Lay) or (has_found_one and sight_of(view).is_safe(move)):
            return plan
        return self.plan(view, legal, dice)


class Told(NamedTuple):
    """A finished game: who won, how many cards each seat still had, and the events with their times."""

    winner: int
    cards_left: Sequence[int]
    events: Sequence[tuple[int, Any]]


def game_of(players: Sequence[Bot[Any, Any]], seed: int) -> Told:
    match = blockcade.new_game("blockyou", players=len(players), seed=seed)
    time = SimulatedTime(match.game, players, lambda label: SeededDice(f"{seed} {label}".encode()), Budget())
    happened, told = 0, list[tuple[int, Any]]()
    while not match.is_over:
        due = time.next(match.state, happened)
        assert due is not None
        who, move = due
        match.play(move, who)
        happened += 1
        told += [(time.now_ms, event) for event in match.events[len(told) :]]
    assert match.outcome is not None
    cards_left = [player.cards for player in match.state.players]
    return Told(match.outcome.places.index(1), cards_left, told)
