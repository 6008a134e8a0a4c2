"""Makes puzzles of BlockYou!: a race of a game that people or bots might have played, and a card in hand."""

import math
import random
from collections.abc import Iterator, Sequence

from blockcade.core import Actor, Seat
from blockcade.games.blockyou import BlockYou
from blockcade.games.blockyou.cards import TURNS
from blockcade.games.blockyou.data import WHITE
from blockcade.games.blockyou.field import SIDE, Field
from blockcade.games.blockyou.laying import safe_places
from blockcade.games.blockyou.moves import Lay
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.state import State, direction_of
from blockcade.puzzles.blockyou.judging import LEADER
from blockcade.puzzles.puzzle import Proof, Puzzle, bounded_rating, identified
from blockcade.record import Entry

MOST_PLACES = 8  # more places are found at once
_MOST_ROUNDS = 6  # later puzzles would only have longer records

_GAME = BlockYou()


def make(seed: int) -> Iterator[Puzzle]:
    """One puzzle a game, half of them with a finger on the leader."""
    luck = random.Random(f"blockyou {seed}")  # noqa: S311 - not a secret
    wants_leader = False
    while True:
        if (made := _made(luck, wants_leader=wants_leader)) is not None:
            yield made
            wants_leader = not wants_leader


class _Table:
    """A game in play, with its moves."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.setup = _GAME.setup(luck.choice((3, 4, 5) if luck.random() < 0.8 else (2,)))
        self.state: State = _GAME.initial(self.setup)
        self.moves: list[Entry] = []

    def play_to(self, rounds: int) -> bool:
        """Play to the race of a round; False: the game is over before."""
        while not self.state.is_over:
            actors = _GAME.to_act(self.state)
            if self.state.round >= rounds and self.state.phase is Phase.RACE and Actor.CHANCE not in actors:
                return True
            if Actor.CHANCE in actors:
                moves = [move for move, _ in _GAME.chances(self.state)]
                self.do(Actor.CHANCE, self.luck.choice(moves))
            elif self.state.phase in (Phase.COUNTDOWN, Phase.TURNING):
                self.do(Actor.CLOCK, _GAME.legal_moves(self.state, Actor.CLOCK)[0])
            elif self.state.phase is Phase.READY:
                seat = min(seat for seat in actors if not isinstance(seat, Actor))
                self.do(seat, _GAME.legal_moves(self.state, seat)[0])
            else:
                self.lay_somewhere()
        return False

    def lay_somewhere(self) -> None:
        """A player lays without a fault; the last one of a round may run out of time."""
        able = [(seat, places) for seat in self.state.active if (places := _safe(self.state, seat))]
        if able and (self.state.phase is Phase.RACE or self.luck.random() < 0.5):
            seat, places = self.luck.choice(able)
            self.do(seat, self.luck.choice(places))
        else:
            self.do(Actor.CLOCK, _GAME.legal_moves(self.state, Actor.CLOCK)[0])

    def do(self, who: Seat | Actor, move: object) -> None:
        self.state = _GAME.apply(self.state, who, move)  # pyright: ignore[reportArgumentType]
        name = who.value if isinstance(who, Actor) else str(who)
        self.moves.append(Entry(name, _GAME.format_move(move)))  # pyright: ignore[reportArgumentType]


def _made(luck: random.Random, *, wants_leader: bool) -> Puzzle | None:
    table = _Table(luck)
    if not table.play_to(luck.randint(1 + wants_leader, _MOST_ROUNDS)):
        return None
    if luck.random() < 0.3 and len(table.state.active) > 2:  # not only the first card of a round
        table.lay_somewhere()
        if table.state.phase is not Phase.RACE or Actor.CHANCE in _GAME.to_act(table.state):
            return None
    state = table.state
    seat = luck.choice(state.active)
    safe = _safe(state, seat)
    leader = _leader(state, seat) if wants_leader else None
    if wants_leader and leader is None:
        return None
    accepted = safe if leader is None else [lay for lay in safe if _points_at(state, seat, lay, leader)]
    if not 1 <= len(accepted) <= MOST_PLACES:
        return None
    lures = _lures(state, seat) + len(safe) - len(accepted)
    return identified(
        Puzzle(
            id="",
            game=_GAME.key,
            rules=_GAME.rules_version,
            players=state.setup.players,
            options=dict(state.setup.options),
            moves=tuple(table.moves),
            seat=seat,
            goal="find-place",
            tag="any-place" if leader is None else "finger-on-leader",
            rating=_rating(len(accepted), lures, has_leader=leader is not None),
            length=1,
            solution=tuple(sorted(_GAME.format_move(lay) for lay in accepted)),
            free={} if leader is None else {LEADER: str(leader)},
            gap=1.0,
            proof=Proof(
                method="enumeration",
                unit="places",
                nodes=len(_GAME.legal_moves(state, seat)),
                best=len(accepted),
                wrong=0,
            ),
        )
    )


def _safe(state: State, seat: Seat) -> Sequence[Lay]:
    card = state.players[seat].hand
    return safe_places(state.field, card, direction_of(state.setup.players, seat)) if card else ()


def _leader(state: State, seat: Seat) -> Seat | None:
    """The one player with the fewest cards, if that is somebody else who is still active."""
    cards = {other: state.players[other].cards for other in state.present}
    first = [other for other, count in cards.items() if count == min(cards.values())]
    return first[0] if len(first) == 1 and first[0] != seat and first[0] in state.active else None


def _points_at(state: State, seat: Seat, lay: Lay, other: Seat) -> bool:
    card = state.players[seat].hand
    assert card is not None
    return direction_of(state.setup.players, other) in card.turned(lay.turns).fingers


def _lures(state: State, seat: Seat) -> int:
    """The places that seem to fit: one square differs, or a finger points back."""
    card = state.players[seat].hand
    assert card is not None
    own = direction_of(state.setup.players, seat)
    count = 0
    for turns in TURNS:
        turned = card.turned(turns)
        for row in range(SIDE - 1):
            for column in range(SIDE - 1):
                if state.field.several >> SIDE * row + column & 1:
                    differ = _differing(state.field, turned.squares, row, column)
                    count += differ == 1 or (differ == 0 and own in turned.fingers)
    return count


def _differing(field: Field, squares: Sequence[int], row: int, column: int) -> int:
    count = 0
    for at, colour in enumerate(squares):
        bit = 1 << SIDE * (row + at // 2) + column + at % 2
        count += colour != WHITE and not bit & (field.colours[colour] | field.colours[WHITE])
    return count


def _rating(places: int, lures: int, *, has_leader: bool) -> int:
    """Harder: fewer places, more that seem to fit, and a finger to mind."""
    return bounded_rating(1250 - 230 * math.log2(places) + 10 * lures + 200 * has_leader)
