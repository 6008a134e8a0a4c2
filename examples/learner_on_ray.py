"""The learner of learner.py on all processors of a Ray cluster, or of this machine.

pip install 'blockcade[ray]'
python examples/learner_on_ray.py --workers 2 --updates 40 --seed 1
RAY_ADDRESS=head:6379 python examples/learner_on_ray.py --workers 64 --updates 40    # on many machines

Workers play with the same weights and send back sums of 300 by 300 numbers, whatever the number of games.
Equal seeds and numbers of workers give equal results, wherever the workers run.
"""

# Ray says little of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from learner import CRITIC, POLICY, Lesson, improved, play, wins_against
from numpy.typing import NDArray

from blockcade.engine.worker_pool import require_ray

KEEP = 0.7  # the weight of earlier games in an update


def learn(updates: int, workers: int, games: int, reach: float, seed: int) -> NDArray[Any]:
    ray = require_ray()
    # Nodes of the cluster have no copy of examples/: the runtime environment sends it.
    ray.init(runtime_env={"working_dir": str(Path(__file__).parent)}, log_to_driver=False)
    play_elsewhere = ray.remote(play)
    weights, judge, lesson = np.zeros(POLICY), np.zeros(CRITIC), Lesson.empty()
    for update in range(updates):
        first = (seed * 100_003 + update) * workers
        sent = ray.put(weights)
        lesson = Lesson.empty().plus(lesson, KEEP)
        parts = [play_elsewhere.remote(sent, judge, games, first + worker) for worker in range(workers)]
        for part in ray.get(parts):
            lesson = lesson.plus(part)
        weights, judge = improved(weights, lesson, reach * (1 - update / updates))
    ray.shutdown()
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Duo on many processors.")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--games", type=int, default=256, help="of each worker, before each update")
    parser.add_argument("--reach", type=float, default=0.05)
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.monotonic()
    weights = learn(asked.updates, asked.workers, asked.games, asked.reach, asked.seed)
    print(f"learned in {time.monotonic() - begun:.0f} s with {asked.workers} workers")
    print(f"won {wins_against('greedy', weights, asked.test_games, 1, 12):.1%} of {asked.test_games} games")


if __name__ == "__main__":
    main()
