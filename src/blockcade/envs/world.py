"""One game between two decisions: luck, gravity and the clock act by themselves, and moves have numbers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from blockcade.api.seeds import seed_bytes
from blockcade.core import Actor, IllegalMove, Outcome, RuleError, Seat, SeededDice, derived_seed
from blockcade.envs.catalogue import Played
from blockcade.gravity import is_simulated
from blockcade.record import pick

Seed = int | str | bytes | None


class Asked(NamedTuple):
    """Luck's answer where several seats may act at once: this one is asked first, the others follow in
    turn.
    """

    seat: Seat


class World:
    """The state of one game with turns. `step` is a decision of `seat`; luck follows from the seed.

    Where several seats may act at once, they are asked one after another, and each may
    decline. A physical tower needs hands, so only the exact one (`towerModel=statics`) works here.
    """

    def __init__(self, played: Played, seed: Seed = None, *, auto_luck: bool = True) -> None:
        self.played = played
        self.auto_luck = auto_luck
        self.reset(seed)

    def reset(self, seed: Seed = None) -> None:
        self.seed = seed_bytes(seed)
        self.state: Any = self.played.game.initial(self.played.setup)
        self._dice = SeededDice(self.seed)
        self._order_dice = SeededDice(derived_seed(self.seed, "order"))
        self._to_ask: tuple[Seat, ...] | None = (
            None  # None: luck must say who is asked first, if several may act
        )
        self.history: list[tuple[Seat | None, int]] = []
        """Every decision with its seat, and every answer of luck, without a seat, by its place in `luck`."""
        self._go_on()

    def copy(self) -> "World":
        """An independent copy, luck included."""
        other = World.__new__(World)
        other.__dict__.update(self.__dict__)
        other.history = self.history[:]
        other._dice = SeededDice(self.seed, self._dice.draws)  # noqa: SLF001 - its own
        dice = self._order_dice
        other._order_dice = SeededDice(dice.seed, dice.draws)  # noqa: SLF001
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "World":
        """States are frozen, so a copy shares them."""
        return self.copy()

    @property
    def players(self) -> int:
        return self.played.setup.players

    @property
    def decline(self) -> int:
        """The action of a seat that is asked and does not act; the last number."""
        return self.played.action_count

    @property
    def action_count(self) -> int:
        return self.played.action_count + 1

    @property
    def seat(self) -> Seat | None:
        """The seat that decides now; None: luck is to act, or the game is over."""
        seats = self._seats()
        if len(seats) > 1:
            return self._to_ask[0] if self._to_ask else None
        return seats[0] if seats else None

    @property
    def outcome(self) -> Outcome | None:
        return self.played.game.outcome(self.state)

    @property
    def is_over(self) -> bool:
        return not self.played.game.to_act(self.state)

    def legal(self) -> list[int]:
        """The numbers of the deciding seat's legal moves, ascending."""
        seat = self.seat
        if seat is None:
            return []
        game, actions = self.played.game, self.played.envs.actions
        found = sorted(
            {actions.action(self.state, seat, each) for each in game.legal_moves(self.state, seat)}
        )
        return [*found, self.decline] if len(self._seats()) > 1 else found

    def step(self, action: int) -> None:
        """Plays an action of the deciding seat. If it is not legal: IllegalMove, and nothing changes."""
        seat = self.seat
        if seat is None:
            raise IllegalMove("game-over" if self.is_over else "not-your-turn")
        several = len(self._seats()) > 1
        if action == self.decline:
            if not several:
                raise IllegalMove("must-place" if self.legal() else "unknown-id")
            assert self._to_ask is not None
            self._to_ask = self._to_ask[1:]
        else:
            move = self.played.envs.actions.move(self.state, seat, int(action))
            self.state = self.played.game.apply(self.state, seat, move)
            self._to_ask = None
        self.history.append((seat, int(action)))
        self._go_on()

    # Luck

    def luck(self) -> Sequence[tuple[Any, int]]:
        """The answers that luck may give now, with their weights; empty if luck is not to act."""
        if Actor.CHANCE in self.played.game.to_act(self.state):
            return self.played.game.chances(self.state)
        seats = self._seats()
        if len(seats) > 1 and self._to_ask is None:
            return [(Asked(seat), 1) for seat in seats]
        return ()

    def draw(self, answer: Any) -> None:
        """Luck's answer, one of `luck()`."""
        answers = [possible for possible, _ in self.luck()]
        if answer not in answers:
            raise IllegalMove("unknown-id")
        self._answer(answer, answers.index(answer))
        self._go_on()

    def _go_on(self) -> None:
        game = self.played.game
        while True:
            actors = game.to_act(self.state)
            if Actor.GRAVITY in actors:
                if is_simulated(game, self.state):
                    raise RuleError("a physical tower needs hands: environments play with towerModel=statics")
                (verdict,) = game.legal_moves(self.state, Actor.GRAVITY)
                self.state = game.apply(self.state, Actor.GRAVITY, verdict)
            elif self._to_ask == ():  # nobody acted in time
                (wait,) = game.legal_moves(self.state, Actor.CLOCK)
                self.state = game.apply(self.state, Actor.CLOCK, wait)
                self._to_ask = None
            elif self.auto_luck and (answers := self.luck()):
                is_order = isinstance(answers[0][0], Asked)
                answer = pick(answers, self._order_dice if is_order else self._dice)
                self._answer(answer, [possible for possible, _ in answers].index(answer))
            else:
                return

    def _answer(self, answer: Any, number: int) -> None:
        self.history.append((None, number))
        if isinstance(answer, Asked):
            seats = self._seats()
            at = seats.index(answer.seat)
            self._to_ask = (*seats[at:], *seats[:at])
        else:
            self.state = self.played.game.apply(self.state, Actor.CHANCE, answer)

    def _seats(self) -> list[Seat]:
        return sorted(who for who in self.played.game.to_act(self.state) if not isinstance(who, Actor))


def rewards_of(outcome: Outcome) -> list[float]:
    """By seat, with the sum 0: a lone winner gets 1; winners who tie share what one of them would get."""
    players, winners = len(outcome.places), len(outcome.winners)
    if players == 1:
        return [0.0]
    shares = [1 / winners if place == 1 else 0.0 for place in outcome.places]
    return [(share * players - 1) / (players - 1) for share in shares]
