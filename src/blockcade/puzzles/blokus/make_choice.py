"""The better of two moves: solved exactly in endings, searched long in the middle of a game."""

import random
from collections.abc import Iterator, Mapping

from blockcade.engine.kernel import Candidate, Position, Search
from blockcade.engine.signature import signature
from blockcade.engine.translate import lay_of
from blockcade.puzzles.blokus.duel import size_of
from blockcade.puzzles.blokus.make_duel import GAP, Ending, endings, is_single_answer, shown_line
from blockcade.puzzles.blokus.selfplay import GAME, Played, setup_of
from blockcade.puzzles.puzzle import Proof, Puzzle, bounded_rating, identified
from blockcade.record import Entry

WIN_GAP = 0.25  # between the chances to win of the two moves, in each of the long searches
_PLAIN_GAP = 0.6  # more is no question
_PLIES: Mapping[str, range] = {"duo": range(8, 24), "classic_2": range(20, 56), "classic": range(24, 60)}
_LOOKS = 2  # positions a game
_FIRST_PLAYOUTS = 3000
_LONG_PLAYOUTS = 20_000  # for each of the two moves, twice, with different seeds
_LEAST_VISITS = 10  # of the worse move in the first search


def choice_in_ending(game: Played, luck: random.Random) -> Iterator[Puzzle]:
    """One of each seat. The worse move lays at least as many squares at once, and looks natural."""
    ready = [ending for ending in endings(game) if ending.lures and not is_single_answer(ending)]
    for seat in sorted({ending.position.seat for ending in ready}):
        yield _of_ending(luck.choice([ending for ending in ready if ending.position.seat == seat]))


def _of_ending(ending: Ending) -> Puzzle:
    good = max(ending.accepted, key=lambda move: ending.priors.get(move, 0.0))
    lure = max(ending.lures, key=lambda move: (ending.priors.get(move, 0.0), move))
    best, worse = ending.best, ending.values[lure]
    rating = bounded_rating(
        1150
        - 35 * (best - worse - GAP)
        + 25 * len(ending.course(good).line)
        + _lure_bonus(ending.priors.get(good, 0.0), ending.priors.get(lure, 0.0))
    )
    proof = Proof(method="exact", unit="squares", nodes=ending.search.nodes, best=best, wrong=worse)
    shown = shown_line(ending.position, ending.course(good).line)
    return _puzzle(ending.game, ending.ply, (good, lure), shown, rating=rating, proof=proof)


def choice_in_middle(game: Played, luck: random.Random) -> Iterator[Puzzle]:
    """Both moves are searched long, twice; a pair that any search calls close is dropped."""
    plies = [ply for ply in _PLIES[game.variant] if ply < len(game.moves)]
    for ply in luck.sample(plies, min(_LOOKS, len(plies))):
        position, seed = game.positions[ply], luck.getrandbits(31)
        thought = Search(seed=seed, memory_mb=64).think(position, playouts=_FIRST_PLAYOUTS, early_stop=False)
        best = thought.candidates[0]
        lure = _lure(position, thought.candidates)
        if thought.exact or lure is None:
            continue
        wins: list[tuple[float, float]] = []
        for one in (seed + 1, seed + 2):
            wins.append((_win_after(position, best.move, one), _win_after(position, lure.move, one)))
            if not WIN_GAP <= _gap(wins) <= _PLAIN_GAP:
                break
        else:
            yield _of_middle(game, ply, (best, lure), wins)
            return


def _of_middle(
    game: Played, ply: int, pair: tuple[Candidate, Candidate], wins: list[tuple[float, float]]
) -> Puzzle:
    best, lure = pair
    proof = Proof(
        method="search",
        unit="win",
        nodes=_FIRST_PLAYOUTS + 2 * len(wins) * _LONG_PLAYOUTS,
        best=min(good for good, _ in wins),
        wrong=max(bad for _, bad in wins),
        kernel=signature(),
    )
    rating = bounded_rating(1350 - 900 * (_gap(wins) - WIN_GAP) + _lure_bonus(best.prior, lure.prior))
    shown = shown_line(game.positions[ply], (best.move,))
    return _puzzle(game, ply, (best.move, lure.move), shown, rating=rating, proof=proof)


def _gap(wins: list[tuple[float, float]]) -> float:
    """What the worst look at the good move has over the best look at the other."""
    return min(good for good, _ in wins) - max(bad for _, bad in wins)


def _lure(position: Position, candidates: list[Candidate]) -> Candidate | None:
    """A natural move that lays as many squares and still seems far worse."""
    best = candidates[0]
    seat, size = position.seat, size_of(position.variant, best.move)
    lures = [
        one
        for one in candidates[1:]
        if one.visits >= _LEAST_VISITS
        and size_of(position.variant, one.move) >= size
        and one.win[seat] <= best.win[seat] - WIN_GAP
    ]
    return max(lures, key=lambda one: one.prior, default=None)


def _win_after(position: Position, move: int, seed: int) -> float:
    """The chance to win after a move, by a search of its own."""
    after = position.copy()
    after.play(move)
    if after.turn < 0:
        points = after.seat_points()
        return float(points[position.seat] == max(points))
    search = Search(seed=seed % (1 << 31), memory_mb=64)
    return search.think(after, playouts=_LONG_PLAYOUTS, early_stop=False).win[position.seat]


def _lure_bonus(good: float, lure: float) -> float:
    """Harder: the worse move looks more natural than the good one."""
    return 350 * (lure / (good + lure) - 0.5) if good + lure else 0.0


def _puzzle(
    game: Played, ply: int, pair: tuple[int, int], shown: tuple[Entry, ...], *, rating: int, proof: Proof
) -> Puzzle:
    """A choice between a good and a worse move, which come in the order of their names."""
    players, options = setup_of(game.variant)
    good, worse = (lay_of(game.variant, move).notation for move in pair)
    assert proof.wrong is not None
    return identified(
        Puzzle(
            id="",
            game=GAME.key,
            rules=GAME.rules_version,
            players=players,
            options=options,
            moves=game.entries(ply),
            seat=game.seats[ply],
            goal="better-of-two",
            tag="ending" if proof.method == "exact" else "middle-game",
            rating=rating,
            length=1,
            solution=(good,),
            choices=tuple(sorted((good, worse))),
            shown=shown,
            gap=proof.best - proof.wrong,
            proof=proof,
        )
    )
