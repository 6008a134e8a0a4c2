"""Hints and reviews of Blackout: the chance to win the game, as the level `strong` counts it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from blockcade.bots.blackout.planning import ALIKE, Planner
from blockcade.bots.blackout.race import race
from blockcade.bots.blackout.table import cards_to_go, table_of
from blockcade.core import AdvisedMove, AssessedMove, Seat
from blockcade.games.blackout import Blackout
from blockcade.games.blackout.moves import End, Move, Put, UseWild
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.view import View
from blockcade.record import Chanced, Moved, parse_record, timeline_of

GAME = Blackout()
MAX_OPTIONS = 5  # the number of moves in a hint
POINTS = 100  # one point is one game won in a hundred
_LEAST_LOSS = 1e-9  # of a chance: less is a rounding error


class BlackoutAnalysis:
    """Stateless. It reads views only, so coming dice and cards count by their odds."""

    needs_legal = True

    def search(self, view: View, seat: Seat, legal: Sequence[Move]) -> "BlackoutAdvice":
        return BlackoutAdvice(view, seat, legal)

    def assess(self, record: str, ply: int) -> AssessedMove:
        turn = _turns(record)[ply]
        worths = Worths(turn.view, turn.legal)
        best = worths.best_like(turn.move)
        value = min(worths.of(turn.move), best.worth)
        loss = best.worth - value
        is_best = loss < _LEAST_LOSS
        return AssessedMove(
            ply=ply,
            seat=turn.seat,
            colour="",
            move=GAME.format_move(turn.move),
            expected=[],
            after=[],
            best=GAME.format_move(turn.move if is_best else best.move),
            best_value=POINTS * best.worth,
            value=POINTS * (best.worth if is_best else value),
            loss=0.0 if is_best else POINTS * loss,
        )

    def is_assessed(self, move: str) -> bool:
        """Not a roll, and not the call of a BLACKOUT: there is nothing to choose."""
        return "@" in move or move in {"reroll", "end"}

    def final_points(self, view: View) -> Sequence[float]:  # noqa: ARG002
        return ()


class BlackoutAdvice:
    """It takes a few hundredths of a second, so `seconds` and `stop` change nothing."""

    def __init__(self, view: View, seat: Seat, legal: Sequence[Move]) -> None:
        self._view = view
        self._seat = seat
        self._legal = legal

    def best_moves(self, seconds: float) -> Sequence[AdvisedMove]:  # noqa: ARG002
        others = _chances(self._view, self._seat)[1:]
        if self._view.phase is not Phase.PLACE:  # before the roll only the won cards count
            chance = _chances(self._view, self._seat)[0]
            return [_advised(Judged(self._legal[0], chance), others)]
        ranked = Worths(self._view, self._legal).ranked
        return [_advised(each, others) for each in ranked[:MAX_OPTIONS]]

    def stop(self) -> None:
        pass


class Judged(NamedTuple):
    move: Move
    worth: float  # the chance to win, from 0 to 1


class Worths:
    """The worth of every legal move of a player who places chips."""

    def __init__(self, view: View, legal: Sequence[Move]) -> None:
        self._planner = Planner(table_of(view), may_end=End() in legal)
        judged = [Judged(move, self._planner.worth_of_move(move)) for move in legal]
        best = max(worth for _, worth in judged)
        # Equally good moves keep the order of the rules, those that win a card first; `strong` draws lots.
        good = [each for each in judged if each.worth > best - ALIKE]
        good.sort(key=lambda each: not _completes(view, each.move))
        rest = [each for each in judged if 0 <= each.worth <= best - ALIKE]
        rest.sort(key=lambda each: -each.worth)
        self.ranked = [Judged(move, _bounded(worth)) for move, worth in (*good, *rest)]
        self._good = self.ranked[: len(good)]

    def best_like(self, played: Move) -> Judged:
        """The best move; among equally good ones, rather one that uses the same part of the roll."""
        return next((each for each in self._good if _part(each.move) == _part(played)), self._good[0])

    def of(self, move: Move) -> float:
        return _bounded(self._planner.worth_of_any(move))


def _completes(view: View, move: Move) -> bool:
    if not isinstance(move, Put | UseWild):
        return False
    card = next(card for card in view.cards if card and card.name == move.space.card)
    return sum(not space.covered for space in card.spaces) == 1


def _part(move: Move) -> object:
    """The number or the special that a move uses."""
    return move.number if isinstance(move, Put) else type(move)


def _bounded(worth: float) -> float:
    """The planner adds small amounts for later turns, so it may leave the range by a hair."""
    return min(1.0, max(0.0, worth))


def _chances(view: View, seat: Seat) -> tuple[float, ...]:
    """By the cards that each player still needs alone; the given seat first, then in the order of turns."""
    assert view.seat is not None
    present = [each for each in _in_order(view, view.seat) if not view.players[each].left]
    chances = race(tuple(cards_to_go(view, each) for each in present))
    at = present.index(seat)
    return chances[at:] + chances[:at]


def _in_order(view: View, first: int) -> list[int]:
    players = len(view.players)
    return [(first + step) % players for step in range(players)]


def _advised(judged: Judged, others: tuple[float, ...]) -> AdvisedMove:
    """The others share the rest in proportion to their chances by won cards."""
    rest, total = 1 - judged.worth, sum(others)
    best_other = rest * max(others) / total if total else 0.0
    return AdvisedMove(
        GAME.format_move(judged.move), POINTS * judged.worth, POINTS * best_other, judged.worth, visits=0
    )


class _Turn(NamedTuple):
    """A move of a player, and what the player saw."""

    seat: int
    move: Move
    view: View
    legal: Sequence[Move]


@lru_cache(maxsize=4)  # a review asks for one ply after another
def _turns(record: str) -> dict[int, _Turn]:
    """By ply: the moves that a review looks at."""
    timeline = timeline_of(parse_record(record), keeps_plies=True)
    turns: dict[int, _Turn] = {}
    ply, state = 0, GAME.initial(timeline.setup)
    for event, move, after in timeline.plies():
        ply += not isinstance(event, Chanced)
        if isinstance(event, Moved) and move is not None and BlackoutAnalysis().is_assessed(event.move):
            seat = Seat(event.seat)
            turns[ply] = _Turn(seat, move, GAME.view_for(state, seat), GAME.legal_moves(state, seat))
        state = after
    return turns
