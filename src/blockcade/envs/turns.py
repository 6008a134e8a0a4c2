"""PettingZoo's AEC interface for the games with turns."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from blockcade.core import IllegalMove, Seat
from blockcade.envs.catalogue import Played, played, takes_turns
from blockcade.envs.contract import Array
from blockcade.envs.world import Seed, World, rewards_of

VERSION = 0
Observation = dict[str, NDArray[Any]]


def aec(
    name: str,
    *,
    players: int | None = None,
    seed: Seed = None,
    render_mode: str | None = None,
    **options: object,
):
    """A game with turns as a PettingZoo environment; docs/research.md lists the names.

    `players` and `options` are those of the game (`scoring="advanced"`, `voluntary_pass=True`). `seed` is
    that of luck until `reset` gets another one. Raises BadSetup.
    """
    return TurnEnv(played(name, players, options), seed, render_mode)


def space_of(array: Array) -> spaces.Box:
    return spaces.Box(array.low, array.high, array.shape, np.dtype(array.dtype).type)


def observation_space_of(table: Played, actions: int) -> spaces.Dict:
    arrays = {name: space_of(array) for name, array in table.envs.arrays(table.setup).items()}
    return spaces.Dict({**arrays, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def observed(world: World, seat: Seat) -> Observation:
    """The seat's view as arrays, and its legal actions: all zero out of turn."""
    table = world.played
    seen = table.envs.see(table.setup, table.game.view_for(world.state, seat), seat)
    mask = np.zeros(world.action_count, np.int8)
    if world.seat == seat:
        mask[world.legal()] = 1
    return {**seen, "action_mask": mask}


class TurnEnv(AECEnv[str, Any, Any]):
    """Agents are `player_0`, `player_1` and so on: the seats. Rewards come at the end and sum to zero.

    An illegal action raises IllegalMove and changes nothing. Luck follows from the seed; `infos` of the
    finished game hold its scores. The environment can be copied, deep copied and pickled at any time.
    """

    metadata = {"render_modes": ["ansi", "svg"], "is_parallelizable": False, "name": "blockcade"}  # noqa: RUF012

    def __init__(self, table: Played, seed: Seed = None, render_mode: str | None = None) -> None:
        super().__init__()
        if not takes_turns(table.name):
            raise ValueError(f"{table.name} is a race: use blockcade.envs.parallel")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"no render mode {render_mode!r}; known: ansi, svg")
        self.table = table
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"blockcade_{table.name}_v{VERSION}"}
        self.possible_agents = [f"player_{seat}" for seat in range(table.setup.players)]
        self._first_seed = seed
        self._games = 0
        actions = table.action_count + 1
        self.observation_spaces = {
            agent: observation_space_of(table, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.world = World(table, seed)
        self._begin()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begins a new game. Without a seed it continues from the last one: equal seeds, equal series of
        games.
        """
        if seed is not None:
            self._first_seed, self._games = seed, 0
        elif self._first_seed is not None:
            self._games += 1
        self.world.reset(self._seed_of_game())
        self._begin()

    def observe(self, agent: str) -> Observation:
        return observed(self.world, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove("unknown-id")
        self.world.step(int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        outcome = self.world.outcome
        if outcome is None:
            assert self.world.seat is not None
            self.agent_selection = self._agent(self.world.seat)
        else:
            for seat, reward in enumerate(rewards_of(outcome)):
                name = self._agent(seat)
                self.rewards[name] = reward
                self.terminations[name] = True
                self.infos[name] = {"place": outcome.places[seat], "score": outcome.scores[seat]}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as a line of text (`ansi`), or the board as a spectator sees it (`svg`)."""
        game = self.table.game
        match self.render_mode:
            case "ansi":
                return game.format_position(self.world.state)
            case "svg":
                return game.draw_svg(game.view_for(self.world.state, None))
            case _:
                return None

    def close(self) -> None:
        pass

    def copy(self) -> "TurnEnv":
        """An independent copy, luck included; it shares the spaces."""
        other = TurnEnv.__new__(TurnEnv)
        other.__dict__.update(self.__dict__)
        other.world = self.world.copy()
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, dict(getattr(self, name)))
        other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "TurnEnv":
        return self.copy()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        assert self.world.seat is not None
        self.agent_selection = self._agent(self.world.seat)

    def _seed_of_game(self) -> Seed:
        return f"{self._first_seed!r} game {self._games}" if self._games else self._first_seed

    def _agent(self, seat: int) -> str:
        return self.possible_agents[seat]

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def __str__(self) -> str:
        return self.metadata["name"]
