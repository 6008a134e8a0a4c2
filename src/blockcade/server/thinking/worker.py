"""The program of a worker process: it answers orders one after another and ponders in between.

It ends when its pipe is closed. Run by server.thinking.process, not by people.
"""

import os
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

from blockcade.bots import Budget, HeavyBot, analysis_of, bot_for, bots_of
from blockcade.core import GameAnalysis, Seat, SeededDice
from blockcade.games import GAMES
from blockcade.server.thinking.messages import (
    Advise,
    Advised,
    Answer,
    Assess,
    Assessed,
    Choose,
    Chosen,
    Done,
    Failed,
    Forget,
    FromWorker,
    Order,
    Ponder,
    Ready,
    Stop,
    Task,
    ToWorker,
    framed,
    read_to_worker,
)

KEPT_TREES = 1  # tables whose tree a worker keeps: a tree may take 400 MB
NICENESS = 5  # the server itself comes first
STOP_SECONDS = 0.02  # before a search that was just starting is stopped again


class Worker:
    """The thread that reads the pipe calls `take`; the thread that thinks calls everything else."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers = answers
        self._orders: SimpleQueue[Order | Ponder | Forget] = SimpleQueue()
        self._bots: OrderedDict[str, HeavyBot[Any, Any]] = (
            OrderedDict()
        )  # by table, least recently used first
        self._current = 0  # the order that is being answered
        self._stopped = 0  # the last order that was stopped
        self._stop: Callable[[], None] | None = None  # ends the running search

    def take(self, message: ToWorker) -> None:
        if not isinstance(message, Stop):
            self._orders.put(message)
            return
        self._stopped = message.number
        while self._current == message.number:
            if stop := self._stop:
                stop()
            time.sleep(STOP_SECONDS)

    def run(self) -> None:
        for key in GAMES:
            if warm_up := bots_of(key).warm_up:
                warm_up()
        self._send(Ready())
        while True:
            message = self._orders.get()
            for bot in self._bots.values():
                bot.stop()  # every message ends the pondering
            match message:
                case Order(number=number, task=task):
                    self._send(self._done(number, task))
                case Ponder(table=table, view=view):
                    if bot := self._bots.get(table):  # else another table's tree has replaced it
                        bot.ponder(view.decoded(GAMES))
                case Forget(table=table):
                    self._bots.pop(table, None)

    def _done(self, number: int, task: Task) -> FromWorker:
        self._current = number
        try:
            if self._stopped == number:
                return Failed(number, "nobody waits for it")
            return Done(number, self._answer(task))
        except Exception:
            return Failed(number, traceback.format_exc())
        finally:
            self._current, self._stop = 0, None

    def _answer(self, task: Task) -> Answer:
        match task:
            case Choose():
                return self._choose(task)
            case Advise(view=view, seconds=seconds, seat=seat, legal=legal):
                moves = [GAMES[view.game].parse_move(move) for move in legal]
                search = _analysis(view.game).search(view.decoded(GAMES), Seat(seat), moves)
                self._stop = search.stop
                return Advised(list(search.best_moves(seconds)))
            case Assess(game=game, record=record, ply=ply):
                return Assessed(_analysis(game).assess(record, ply))

    def _choose(self, task: Choose) -> Chosen:
        game, bot = GAMES[task.view.game], self._bot_for(task)
        self._stop = bot.interrupt
        legal = [game.parse_move(move) for move in task.legal]
        dice = SeededDice(task.seed, task.draws)
        return Chosen(
            game.format_move(bot.choose(task.view.decoded(GAMES), legal, Budget(task.seconds), dice))
        )

    def _bot_for(self, task: Choose) -> HeavyBot[Any, Any]:
        """Only games that hide nothing have bots that keep a tree, so all such bots of a table share one."""
        if not task.keeps_tree:
            return _new_bot(task)
        bot = self._bots.pop(task.table, None) or _new_bot(task)
        self._bots[task.table] = bot
        while len(self._bots) > KEPT_TREES:
            self._bots.popitem(last=False)
        return bot

    def _send(self, message: FromWorker) -> None:
        self._answers.write(framed(message))
        self._answers.flush()


def _new_bot(task: Choose) -> HeavyBot[Any, Any]:
    bot: object = bot_for(task.view.game, task.level)
    if not isinstance(bot, HeavyBot):
        raise TypeError(f"the bot {task.level!r} of {task.view.game!r} is not for worker processes")
    return bot


def _analysis(game_key: str) -> GameAnalysis:
    found = analysis_of(game_key)
    if not found:
        raise ValueError(f"{game_key!r} has no analysis")
    return found


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # only the server obeys, and closes the pipe; Ctrl+C and
        signal.signal(number, signal.SIG_IGN)  # a service manager tell all processes at the same time
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # so that no other output mixes with the answers
    worker = Worker(answers)

    def read() -> None:
        while message := read_to_worker(sys.stdin.buffer):
            worker.take(message)
        os._exit(0)  # even in the middle of a search: nobody reads the answer

    threading.Thread(target=read, daemon=True).start()
    worker.run()


if __name__ == "__main__":
    main()
