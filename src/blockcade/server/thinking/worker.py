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
from functools import lru_cache
from queue import SimpleQueue
from typing import BinaryIO

from blockcade.bots.blokus_engine import EngineBot, keeps_its_tree
from blockcade.bots.protocol import Budget
from blockcade.core import SeededDice
from blockcade.engine.analysis import MoveValue, search_position
from blockcade.engine.kernel import Search
from blockcade.engine.review import reviewed_moves
from blockcade.engine.translate import position_of
from blockcade.games.blokus.notation import format_move
from blockcade.record import Record, parse_record
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
    Option,
    Order,
    Ponder,
    Ready,
    Stop,
    Task,
    ToWorker,
    framed,
    read_to_worker,
)

KEPT_TREES = 1  # tables of which a worker remembers what it has found out: a tree may take 400 MB
HINT_MEMORY_MB = 64
MAX_OPTIONS = 5  # moves that an advice names
NICENESS = 5  # the server itself comes first
STOP_SECONDS = 0.02  # until a search that had not quite begun is told again


class Worker:
    """`take` is called from the thread that reads the pipe, all else from the one that thinks."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers = answers
        self._orders: SimpleQueue[Order | Ponder | Forget] = SimpleQueue()
        self._bots: OrderedDict[str, EngineBot] = OrderedDict()  # by table, least recently used first
        self._current = 0  # the order that is being answered
        self._stopped = 0  # the last order that nobody waits for any longer
        self._stop: Callable[[], None] | None = None  # ends the search that is going on

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
        self._send(Ready())
        while True:
            message = self._orders.get()
            for bot in self._bots.values():
                bot.stop()  # whatever is to be done, pondering is over
            match message:
                case Order(number=number, task=task):
                    self._send(self._done(number, task))
                case Ponder(table=table, view=view):
                    if bot := self._bots.get(table):  # else another table has taken the tree's place
                        bot.ponder(view)
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
            case Advise(view=view, seconds=seconds):
                search = Search(memory_mb=HINT_MEMORY_MB)
                self._stop = search.stop
                found = search_position(position_of(view), search, seconds)
                return Advised([_option(value, found.seat) for value in found.moves[:MAX_OPTIONS]])
            case Assess():
                return _assessed(task)

    def _choose(self, task: Choose) -> Chosen:
        bot = self._bot_for(task)
        self._stop = bot.interrupt
        move = bot.choose(task.view, (), Budget(task.seconds), SeededDice(task.seed, task.draws))
        return Chosen(format_move(move))

    def _bot_for(self, task: Choose) -> EngineBot:
        """Nothing is hidden in Blokus, so all bots of a table that keep a tree may share one."""
        if not keeps_its_tree(task.level):
            return EngineBot(task.level)
        bot = self._bots.pop(task.table, None) or EngineBot(task.level)
        self._bots[task.table] = bot
        while len(self._bots) > KEPT_TREES:
            self._bots.popitem(last=False)
        return bot

    def _send(self, message: FromWorker) -> None:
        self._answers.write(framed(message))
        self._answers.flush()


def _option(value: MoveValue, seat: int) -> Option:
    points = value.expected.seat_points[seat]
    return Option(value.notation, points, points - value.margin, value.expected.win[seat], value.visits)


def _assessed(task: Assess) -> Assessed:
    (found,) = reviewed_moves(
        _record(task.record),
        playouts=task.playouts,
        seed=task.seed,
        plies=range(task.ply, task.ply + 1),
    )
    return Assessed(
        ply=found.ply,
        seat=found.seat,
        colour=found.colour,
        move=found.move,
        expected=list(found.before.points),
        best=found.best,
        best_value=found.best_after.margin(found.seat),
        value=found.after.margin(found.seat),
        loss=found.swing,
    )


@lru_cache(maxsize=4)  # the plies of a review come one after another
def _record(text: str) -> Record:
    return parse_record(text)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # so that nothing else gets among the answers
    worker = Worker(answers)

    def read() -> None:
        while message := read_to_worker(sys.stdin.buffer):
            worker.take(message)
        os._exit(0)  # in the middle of a thought, if need be: nobody will hear it

    threading.Thread(target=read, daemon=True).start()
    worker.run()


if __name__ == "__main__":
    main()
