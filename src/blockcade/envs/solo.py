"""Gymnasium's interface: one agent plays against bots."""

from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from blockcade.bots import Bot, Budget, bot_for, levels
from blockcade.core import IllegalMove, Seat, SeededDice, derived_seed
from blockcade.envs.catalogue import played
from blockcade.envs.turns import Observation, observation_space_of, observed
from blockcade.envs.world import World, rewards_of

Opponent = str | Bot[Any, Any]
_LUCK_SIDES = 2**31 - 1


class SoloEnv(gymnasium.Env[Any, Any]):
    """The agent has one seat; bots have the others and play at once. The reward comes at the end.

    `opponent` is a level of the game ("greedy", "level5", "easy"), "random", or a Bot object; `seat` is a
    number or "random" (drawn at each reset). `budget_seconds` is how long a bot may think about a move.
    `info["action_mask"]` repeats the mask of the observation. An illegal action loses the game at once,
    since Gymnasium's own tools sample without a mask; `info["illegal"]` is the reason. With
    `illegal="raise"` it raises IllegalMove and changes nothing.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        opponent: Opponent = "random",
        seat: int | str = 0,
        *,
        players: int | None = None,
        illegal: str = "lose",
        budget_seconds: float = 1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = played(name, players, options)
        self.render_mode = render_mode
        seats = self.table.setup.players
        if seat != "random" and not (isinstance(seat, int) and 0 <= seat < seats):
            raise ValueError(f"seat is a number below {seats}, or 'random', not {seat!r}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self._forgives_nothing = illegal == "raise"
        self._asked_seat = seat
        self._bot = self._bot_of(opponent)
        self._budget = Budget(budget_seconds)
        actions = self.table.action_count + 1
        self.observation_space = observation_space_of(self.table, actions)
        self.action_space = spaces.Discrete(actions)
        self.world = World(self.table, 0)
        self.seat = Seat(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        asked = self._asked_seat
        players = self.table.setup.players
        self.seat = Seat(asked if isinstance(asked, int) else int(self.np_random.integers(players)))
        self.world.reset(int(self.np_random.integers(_LUCK_SIDES)))
        self._decisions = 0
        self._let_others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        try:
            self.world.step(int(action))
        except IllegalMove as error:
            if self._forgives_nothing or self.world.seat != self.seat:
                raise
            observation, info = self._seen()
            lost = -1.0 / (self.table.setup.players - 1)
            return observation, lost, True, False, {**info, "illegal": error.reason}
        self._let_others_play()
        observation, info = self._seen()
        outcome = self.world.outcome
        if outcome is None:
            return observation, 0.0, False, False, info
        info |= {
            "place": outcome.places[self.seat],
            "score": outcome.scores[self.seat],
            "scores": outcome.scores,
        }
        return observation, rewards_of(outcome)[self.seat], True, False, info

    def render(self) -> str | None:
        game = self.table.game
        match self.render_mode:
            case "ansi":
                return game.format_position(self.world.state)
            case "svg":
                return game.draw_svg(game.view_for(self.world.state, self.seat))
            case _:
                return None

    def _let_others_play(self) -> None:
        world, game = self.world, self.table.game
        while (seat := world.seat) is not None and seat != self.seat:
            self._decisions += 1
            legal = [
                self.table.envs.actions.move(world.state, seat, action)
                for action in world.legal()
                if action != world.decline
            ]
            dice = SeededDice(derived_seed(world.seed, f"bot {self._decisions}"))
            chosen = self._bot.choose(game.view_for(world.state, seat), legal, self._budget, dice)
            world.step(self.table.envs.actions.action(world.state, seat, chosen))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = observed(self.world, self.seat)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def _bot_of(self, opponent: Opponent) -> Bot[Any, Any]:
        if opponent == "random":
            return RandomBot()
        if not isinstance(opponent, str):
            return opponent
        key, number = self.table.game.key, opponent.removeprefix("level")  # "level5" is the level 5
        return bot_for(key, number if number in levels(key) else opponent)


class RandomBot:
    """Every legal move is equally likely."""

    def choose(self, view: Any, legal: Any, budget: Budget, dice: Any) -> Any:  # noqa: ARG002
        return legal[dice.roll(len(legal))]
