"""PettingZoo's parallel interface for the race: everybody acts in every tick of simulated time."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from blockcade.api.seeds import seed_bytes
from blockcade.core import Actor, IllegalMove, Outcome, Seat, SeededDice, Wait, derived_seed
from blockcade.envs.catalogue import Played, played, takes_turns
from blockcade.envs.turns import Observation, observation_space_of
from blockcade.envs.world import Seed, rewards_of
from blockcade.record import pick

VERSION = 0
TICK_MS = 250


def parallel(
    name: str,
    *,
    players: int | None = None,
    seed: Seed = None,
    tick_ms: int = TICK_MS,
    most_ticks: int = 20_000,
    render_mode: str | None = None,
    **options: object,
):
    """A race as a PettingZoo parallel environment. Raises BadSetup."""
    return RaceEnv(played(name, players, options), seed, tick_ms, most_ticks, render_mode)


class RaceEnv(ParallelEnv[str, Any, Any]):
    """Every step is a tick of `tick_ms`. Action 0 waits; every other action lays the card in hand somewhere.

    Cards of the same tick arrive in an order drawn from the seed. A card that comes too late, because
    another one has just blocked its player or ended the round, is dropped and costs nothing (BY-O13), like a
    card on a place that the mask leaves out (BY-O10). A legal lay may still be a fault: the mask says where
    cards may lie, not whether colours match. Countdowns take no ticks.
    """

    metadata = {"render_modes": ["ansi", "svg"], "name": "blockcade"}  # noqa: RUF012

    def __init__(
        self,
        table: Played,
        seed: Seed = None,
        tick_ms: int = TICK_MS,
        most_ticks: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        if takes_turns(table.name):
            raise ValueError(f"{table.name} has turns: use blockcade.envs.aec")
        if tick_ms < 1 or most_ticks < 1:
            raise ValueError("a tick takes at least a millisecond, and a game at least a tick")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"no render mode {render_mode!r}; known: ansi, svg")
        self.table, self.tick_ms, self.most_ticks, self.render_mode = table, tick_ms, most_ticks, render_mode
        self.metadata = {**self.metadata, "name": f"blockcade_{table.name}_v{VERSION}"}
        self.possible_agents = [f"player_{seat}" for seat in range(table.setup.players)]
        self.observation_spaces = {
            agent: observation_space_of(table, table.action_count) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(table.action_count) for agent in self.possible_agents}
        self._first_seed = seed
        self._games = 0
        self._begin(seed)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a new game. Without a seed it continues from the last one: equal seeds, equal series of
        games.
        """
        if seed is not None:
            self._first_seed, self._games = seed, 0
        elif self._first_seed is not None:
            self._games += 1
        self._begin(f"{self._first_seed!r} game {self._games}" if self._games else self._first_seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]):
        """One tick. A number that is no action raises IllegalMove, and nothing changes."""
        lays: list[tuple[Seat, Any]] = []
        for agent in self.agents:
            action = int(actions[agent])
            if action:
                seat = Seat(self.possible_agents.index(agent))
                lays.append((seat, self.table.envs.actions.move(self.state, seat, action)))
        while lays:
            seat, move = lays.pop(self._order_dice.roll(len(lays)))
            try:
                self._apply(seat, move)
            except IllegalMove:
                continue  # too late, or no place: it stays in the hand
        self._pass_time()
        self.ticks += 1
        return self._told()

    def render(self) -> str | None:
        game = self.table.game
        match self.render_mode:
            case "ansi":
                return game.format_position(self.state)
            case "svg":
                return game.draw_svg(game.view_for(self.state, None))
            case _:
                return None

    def close(self) -> None:
        pass

    def copy(self) -> "RaceEnv":
        """An independent copy, luck included."""
        other = RaceEnv.__new__(RaceEnv)
        other.__dict__.update(self.__dict__)
        other.agents = self.agents[:]
        other._dice = SeededDice(self._dice.seed, self._dice.draws)  # noqa: SLF001 - its own
        dice = self._order_dice
        other._order_dice = SeededDice(dice.seed, dice.draws)  # noqa: SLF001
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "RaceEnv":
        return self.copy()

    def _begin(self, seed: Seed) -> None:
        self.seed = seed_bytes(seed)
        self._dice = SeededDice(self.seed)
        self._order_dice = SeededDice(derived_seed(self.seed, "order"))
        self.state: Any = self.table.game.initial(self.table.setup)
        self.agents = self.possible_agents[:]
        self.ticks = 0
        self._left_ms = 0  # of the wait that runs
        self._wait: Wait | None = None
        self._skip_to_race()

    def _apply(self, who: Seat | Actor, move: Any) -> None:
        self.state = self.table.game.apply(self.state, who, move)
        self._let_luck_fall()

    def _let_luck_fall(self) -> None:
        game = self.table.game
        while Actor.CHANCE in game.to_act(self.state):
            self.state = game.apply(self.state, Actor.CHANCE, pick(game.chances(self.state), self._dice))

    def _skip_to_race(self) -> None:
        """Everybody is ready at once, and countdowns pass: only then is there anything to decide."""
        game = self.table.game
        self._let_luck_fall()
        while actors := game.to_act(self.state):
            seats = [who for who in sorted(actors, key=str) if not isinstance(who, Actor)]
            if not seats:
                (wait,) = game.legal_moves(self.state, Actor.CLOCK)
                self._apply(Actor.CLOCK, wait)
            elif self._decides(seats[0]):
                return
            else:
                self._apply(seats[0], game.legal_moves(self.state, seats[0])[0])

    def _decides(self, seat: Seat) -> bool:
        """Action 0, getting ready, is nothing to decide."""
        first = self.table.game.legal_moves(self.state, seat)[0]
        return self.table.envs.actions.action(self.state, seat, first) != 0

    def _pass_time(self) -> None:
        """The clock of a round that is limited runs by a tick; whatever nobody decides passes at once."""
        self._skip_to_race()
        game = self.table.game
        if Actor.CLOCK not in game.to_act(self.state):
            self._wait = None
            return
        (wait,) = game.legal_moves(self.state, Actor.CLOCK)
        if wait != self._wait:
            self._wait, self._left_ms = wait, wait.wait_ms
        self._left_ms -= self.tick_ms
        if self._left_ms <= 0:
            self._apply(Actor.CLOCK, wait)
            self._wait = None
            self._skip_to_race()

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = np.zeros(self.table.action_count, np.int8)
        mask[0] = 1
        if seat in self.table.game.to_act(self.state):
            for move in self.table.game.legal_moves(self.state, seat):
                mask[self.table.envs.actions.action(self.state, seat, move)] = 1
        return mask

    def _observations(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for agent in self.agents:
            seat = Seat(self.possible_agents.index(agent))
            view = self.table.game.view_for(self.state, seat)
            seen = self.table.envs.see(self.table.setup, view, seat)
            found[agent] = {**seen, "action_mask": self._mask(seat)}
        return found

    def _told(self):
        outcome: Outcome | None = self.table.game.outcome(self.state)
        cut = outcome is None and self.ticks >= self.most_ticks
        told = self._observations()
        earned = rewards_of(outcome) if outcome else [0.0] * len(self.possible_agents)
        rewards = {agent: earned[self.possible_agents.index(agent)] for agent in self.agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if outcome:
            for agent in self.agents:
                seat = self.possible_agents.index(agent)
                infos[agent] = {"place": outcome.places[seat], "score": outcome.scores[seat]}
        terminations = dict.fromkeys(self.agents, outcome is not None)
        truncations = dict.fromkeys(self.agents, cut)
        if outcome is not None or cut:
            self.agents = []
        return told, rewards, terminations, truncations, infos

    def __str__(self) -> str:
        return self.metadata["name"]
