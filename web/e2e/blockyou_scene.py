"""Prints, as JSON, a seed and three lays for the first round of three: a fault, a block, and a card too late.

The page's journeys cannot know which lay is correct, and must not: the page never tells. The rules do.
"""

import json
from itertools import product

from blockcade.core import Actor, Seat, SeededDice
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.phase import Phase, Status
from blockcade.games.blockyou.state import State
from blockcade.record.timeline import settle

GAME = BlockYou()
HOST, FRIEND, GUEST = Seat(0), Seat(1), Seat(2)


def first_race(dice: SeededDice) -> State:
    state, _ = settle(GAME, GAME.initial(GAME.setup(3)), dice)
    for seat in (HOST, FRIEND, GUEST):
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[0])
    while state.phase in (Phase.COUNTDOWN, Phase.TURNING):
        state, _ = settle(GAME, GAME.apply(state, Actor.CLOCK, GAME.legal_moves(state, Actor.CLOCK)[0]), dice)
    return state


def scene(seed: bytes) -> dict[str, str] | None:
    """The guest's card breaks a rule, then the host's blocks the friend, whose own comes too late."""
    dice = SeededDice(seed)
    state = first_race(dice)
    if state.phase is not Phase.RACE:
        return None
    for fault, block in product(GAME.legal_moves(state, GUEST)[:8], GAME.legal_moves(state, HOST)):
        after, _ = settle(GAME, GAME.apply(state, GUEST, fault), SeededDice(seed, dice.draws))
        if after.phase is not Phase.RACE or after.players[GUEST].status is not Status.FAULT:
            continue
        if block not in GAME.legal_moves(after, HOST):
            continue
        end = GAME.apply(after, HOST, block)
        if end.players[HOST].status is Status.DONE and end.players[FRIEND].status is Status.BLOCKED:
            late = GAME.legal_moves(after, FRIEND)[0]
            lays = {"fault": fault, "block": block, "late": late}
            return {"seed": seed.hex(), **{name: GAME.format_move(lay) for name, lay in lays.items()}}
    return None


if __name__ == "__main__":
    print(json.dumps(next(found for number in range(1000) if (found := scene(number.to_bytes(32))))))
