"""A tree search (UCT) that uses only the Game protocol.

Each playout samples a state that agrees with the view, walks down the tree, and plays at random to the end.
All playouts share one tree, whose nodes are the moves that were made on the way (an information-set search).
A move that is legal in few of the sampled states is compared by the number of times it was legal.

Luck, gravity and time act as players. Luck draws by its weights. Gravity picks any of the moves that the
rules list as examples. The clock acts when nobody else can, with its shortest wait. Where several seats may
act at once, one of them acts, all equally likely.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, cast

from blockcade.bots.protocol import Budget
from blockcade.core import Actor, AnyGame, Dice, Outcome, Sampler, Seat, Wait, Who

EXPLORATION = 0.7  # rewards lie between 0 and 1
LONGEST_PLAYOUT = 400  # moves; a game that is not over by then counts as a draw
_SEEDS = 1 << 62


@dataclass(slots=True)
class _Node:
    """All playouts that pass a node made the same moves; their states may differ."""

    visits: int = 0
    offered: int = 0  # the number of times the move to this node was legal
    reward: float = 0.0  # of the player who made that move: the sum over all visits
    children: dict[tuple[Who, Hashable], "_Node"] = field(default_factory=dict[tuple[Who, Hashable], "_Node"])


class RandomDice:
    """Dice for playouts: fast, and the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311  # playouts need no secret randomness

    def roll(self, sides: int) -> int:
        return self._random.randrange(sides)


class SearchBot:
    """Simulates `playouts` games for each move, or as many as the budget allows."""

    def __init__(self, game: AnyGame, playouts: int) -> None:
        self._game = game
        self._sampler = cast("Sampler[Any, Any]", game)  # only games with `sample_state` get this bot
        self._playouts = playouts

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, dice: Dice) -> Any:
        """The move that was visited most; the same for the same dice unless the time runs out."""
        if len(legal) == 1:
            return legal[0]
        game, sampler = self._game, self._sampler
        own_dice = RandomDice(dice.roll(_SEEDS))
        ends_at = perf_counter() + budget.seconds
        root = _Node()
        seat: Seat | None = None
        for _ in range(self._playouts):
            state = sampler.sample_state(view, own_dice)
            if seat is None:
                seat = seat_of(game, state, view, legal)
            _play_out(game, root, state, seat, own_dice)
            if perf_counter() > ends_at:
                break
        tried = [(root.children[who, move].visits, move) for who, move in root.children if who == seat]
        known = set(legal)
        best = max((entry for entry in tried if entry[1] in known), key=lambda entry: entry[0])
        return best[1]


def seat_of(game: AnyGame, state: Any, view: Any, legal: Sequence[Any]) -> Seat:
    """The seat that must choose: it is to act, has these moves, and sees this view."""
    seats = sorted_seats(game.to_act(state))
    able = [seat for seat in seats if list(game.legal_moves(state, seat)) == list(legal)]
    seeing = [seat for seat in able if game.view_for(state, seat) == view]
    found = seeing or able
    if not found:
        raise ValueError(f"{game.key}: the sampled state does not agree with the view and its legal moves")
    return found[0]


def sorted_seats(to_act: frozenset[Who]) -> list[Seat]:
    return sorted(who for who in to_act if not isinstance(who, Actor))


def _play_out(game: AnyGame, root: _Node, state: Any, seat: Seat, dice: Dice) -> None:
    """Plays from `state` to the end: moves by the tree, then one new node, then random moves."""
    path: list[tuple[_Node, Who]] = []
    node, who, in_tree = root, seat, True
    for _ in range(LONGEST_PLAYOUT):
        if isinstance(who, Actor):
            move = _actors_move(game, state, who, dice)
            if in_tree:
                node = node.children.setdefault((who, move), _Node())
        else:
            moves = game.legal_moves(state, who)
            if in_tree:
                node, move, in_tree = _descend(node, who, moves, dice)
                path.append((node, who))
            else:
                move = moves[dice.roll(len(moves))]
        state = game.apply(state, who, move)
        to_act = game.to_act(state)
        if not to_act:
            break
        who = _next_to_act(to_act, dice)
    root.visits += 1
    rewards = _rewards(game.outcome(state))
    for passed, mover in path:
        passed.visits += 1
        passed.reward += rewards[mover] if rewards and not isinstance(mover, Actor) else 0.5


def _descend(node: _Node, who: Seat, moves: Sequence[Any], dice: Dice) -> tuple[_Node, Any, bool]:
    """The next child, its move, and whether it existed before."""
    children = [(move, node.children.get((who, move))) for move in moves]
    known: list[tuple[Any, _Node]] = []
    fresh: list[Any] = []
    for move, child in children:
        if child is None:
            fresh.append(move)
        else:
            child.offered += 1
            known.append((move, child))
    if fresh:
        move = fresh[dice.roll(len(fresh))]
        child = node.children[who, move] = _Node(offered=1)
        return child, move, False
    best_move, best = max(known, key=lambda entry: _promise(entry[1]))
    return best, best_move, True


def _promise(child: _Node) -> float:
    """The upper confidence bound of a move: its mean reward, plus a bonus for few visits."""
    visits = max(1, child.visits)
    return child.reward / visits + EXPLORATION * sqrt(log(child.offered + 1) / visits)


def _next_to_act(to_act: frozenset[Who], dice: Dice) -> Who:
    for actor in (Actor.CHANCE, Actor.GRAVITY):
        if actor in to_act:
            return actor
    seats = sorted_seats(to_act)
    if not seats:
        return Actor.CLOCK
    return seats[dice.roll(len(seats))] if len(seats) > 1 else seats[0]


def _actors_move(game: AnyGame, state: Any, who: Actor, dice: Dice) -> Any:
    if who is Actor.CHANCE:
        chances = game.chances(state)
        number = dice.roll(sum(weight for _, weight in chances))
        for move, weight in chances:
            if number < weight:
                return move
            number -= weight
    moves = game.legal_moves(state, who)
    if who is Actor.CLOCK:
        return min(moves, key=lambda move: move.wait_ms if isinstance(move, Wait) else 0)
    return moves[dice.roll(len(moves))]


def _rewards(outcome: Outcome | None) -> list[float]:
    """For each seat the share of the others that it beats, ties count half; empty: the game is not over."""
    if outcome is None:
        return []
    places = outcome.places
    if len(places) == 1:
        return [1.0 if places[0] == 1 else 0.0]
    others = len(places) - 1
    return [
        (sum(other > place for other in places) + (sum(other == place for other in places) - 1) / 2) / others
        for place in places
    ]
