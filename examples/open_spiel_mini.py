"""OpenSpiel's own tabular Q-learner learns Blokus on 5 by 5 squares, and meets OpenSpiel's tree search.

python examples/open_spiel_mini.py

With these numbers, in ten seconds of CPU, mean results of the first seat in 200 games: random against random
+0.24, the table against random +0.73, tree search against random +0.90, the table against tree search -0.02.
"""

# OpenSpiel says little of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false, reportUnknownLambdaType=false

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, tabular_qlearner

import blockcade.envs.open_spiel

GAME = blockcade.envs.open_spiel.PREFIX + "mini5"
Player = Callable[[Any], int]


def trained(episodes: int, seed: int) -> tabular_qlearner.QLearner:
    """Learns the first seat by playing against itself: the second seat has a learner of its own."""
    np.random.seed(seed)  # the learners draw from NumPy's common source
    env = rl_environment.Environment(GAME)
    count = env.action_spec()["num_actions"]
    learners = [tabular_qlearner.QLearner(seat, count, step_size=0.7) for seat in range(2)]
    for _ in range(episodes):
        time_step = env.reset()
        while not time_step.last():
            seat = time_step.observations["current_player"]
            time_step = env.step([learners[seat].step(time_step).action])
        for learner in learners:
            learner.step(time_step)
    return learners[0]


def by_table(learner: tabular_qlearner.QLearner) -> Player:
    """The move that the table values most."""

    def choose(state: Any) -> int:
        values = learner._q_values[str(state.observation_tensor())]  # noqa: SLF001
        return max(state.legal_actions(), key=lambda action: values[action])

    return choose


def at_random(seed: int) -> Player:
    dice = np.random.RandomState(seed)
    return lambda state: int(dice.choice(state.legal_actions()))


def by_search(simulations: int, seed: int) -> Player:
    dice = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    search = mcts.MCTSBot(pyspiel.load_game(GAME), 2, simulations, rollouts, solve=True, random_state=dice)
    return lambda state: int(search.step(state))


def mean_return(first: Player, second: Player, games: int) -> float:
    """What the first seat gets, from -1 to 1."""
    total = 0.0
    for _ in range(games):
        state: Any = pyspiel.load_game(GAME).new_initial_state()
        while not state.is_terminal():
            state.apply_action((first, second)[state.current_player()](state))
        total += state.returns()[0]
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--episodes", type=int, default=4000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = by_table(trained(asked.episodes, asked.seed))
    search = by_search(asked.simulations, asked.seed)
    for name, first, second in (
        ("random against random", at_random(1), at_random(2)),
        ("the table against random", table, at_random(2)),
        ("tree search against random", search, at_random(2)),
        ("the table against tree search", table, search),
    ):
        print(f"{name}: {mean_return(first, second, asked.games):+.2f}")


if __name__ == "__main__":
    main()
