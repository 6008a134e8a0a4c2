"""Prints, as JSON, a seed and the moves after which a player of an exact tower has no card to play."""

import json

from blockcade.core import Actor, SeededDice
from blockcade.games.blockout import BlockOut
from blockcade.games.blockout.moves import DrawCards, PlayCard
from blockcade.record.timeline import settle

GAME = BlockOut()
OPTIONS = {"towerModel": "statics", "starter": "0"}
MOST_MOVES = 8  # one block is left then, and few cards ask for it
FIRST_SEED = 0x796  # the first one that will do; if cards or rules change, the search goes on from here


def scene(seed: bytes) -> dict[str, object] | None:
    """Everybody plays the first card that may be played, and lays its block in the middle."""
    dice = SeededDice(seed)
    state, _ = settle(GAME, GAME.initial(GAME.setup(2, OPTIONS)), dice)
    moves: list[dict[str, object]] = []
    while len(moves) <= MOST_MOVES:
        (seat,) = GAME.to_act(state)
        legal = GAME.legal_moves(state, seat)
        if isinstance(seat, Actor):  # gravity knows one answer
            state, _ = settle(GAME, GAME.apply(state, seat, legal[0]), dice)
            continue
        if DrawCards() in legal:
            return {"seed": seed.hex(), "moves": moves}
        lays = [move for move in legal if isinstance(move, PlayCard)]
        if not lays:
            return None
        move = lays[len([lay for lay in lays if lay.card == lays[0].card]) // 2]
        moves.append({"seat": int(seat), "move": GAME.format_move(move)})
        state, _ = settle(GAME, GAME.apply(state, seat, move), dice)
    return None


if __name__ == "__main__":
    seeds = (number.to_bytes(32) for number in range(FIRST_SEED, FIRST_SEED + 10_000))
    print(json.dumps(next(found for seed in seeds if (found := scene(seed)))))
