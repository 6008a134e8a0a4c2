"""Chooses the commands of a simulated person from the page's view, senseless commands included."""

import itertools
import random
from dataclasses import dataclass

from blockcade.faults.simulation.scenario import level_for
from blockcade.wire.to_browser import Table, Update
from blockcade.wire.to_server import (
    Claim,
    Hint,
    Judge,
    Offer,
    Play,
    Reclaim,
    Rematch,
    Rename,
    Resign,
    Review,
    TakeBack,
    Yield,
)


@dataclass(frozen=True, slots=True)
class Intent:
    says: "Command"
    changes: bool  # acceptance means an event in the log


Command = (
    Play | Judge | TakeBack | Resign | Claim | Yield | Reclaim | Offer | Rename | Rematch | Hint | Review
)


class Intents:
    """One person's commands; every command has a unique id."""

    def __init__(self, name: str, luck: random.Random) -> None:
        self._name = name
        self._luck = luck
        self._numbers = itertools.count(1)

    def choose(self, table: Table, update: Update, link: str) -> Intent | None:
        """Choose the next command, or None."""
        luck = self._luck
        mine = [chair.seat for chair in table.chairs if chair.mine]
        any_seat = luck.randrange(len(table.chairs))
        seat = luck.choice(mine) if mine and luck.random() < 0.95 else any_seat
        roll = luck.random()
        if not mine and link and roll < 0.8:
            return Intent(Claim(command_id=self._id(), secret=link, name=self._name.title()), changes=False)
        if update.over and roll < 0.5:
            return Intent(Rematch(command_id=self._id()), changes=False)
        if update.choices and roll < 0.8:
            choices = luck.choice(update.choices)
            return Intent(self._play(choices.seat, update.seq, luck.choice(choices.moves)), changes=True)
        if roll > 0.5 and not update.choices:
            return None
        return self._seldom(table, update, seat)

    def play(self, update: Update) -> Intent:
        """Return a command with the first legal move."""
        choices = update.choices[0]
        return Intent(self._play(choices.seat, update.seq, choices.moves[0]), changes=True)

    def _seldom(self, table: Table, update: Update, seat: int) -> Intent:
        luck, command = self._luck, self._id()
        kept = [choices.moves[0] for choices in update.choices] or ["a", "ready", "roll", "zz"]
        intents = (
            (
                6,
                Intent(
                    Rename(command_id=command, seat=seat, name=f"{self._name} {command[-2:]}"), changes=True
                ),
            ),
            (6, Intent(TakeBack(command_id=command, seat=seat, at_seq=update.seq), changes=True)),
            (3, Intent(self._play(seat, update.seq, luck.choice(kept)), changes=True)),
            (
                3,
                Intent(
                    self._play(seat, max(0, update.seq - luck.randrange(4)), luck.choice(kept)), changes=True
                ),
            ),
            (2, Intent(Judge(command_id=command, seat=seat, move=luck.choice(kept)), changes=False)),
            (3, Intent(Yield(command_id=command, seat=seat, level=level_for(table.game)), changes=False)),
            (5, Intent(Reclaim(command_id=command, seat=seat), changes=False)),
            (1, Intent(Resign(command_id=command, seat=seat), changes=True)),
            (2, Intent(Offer(command_id=command, seat=seat), changes=True)),
            (1, Intent(Claim(command_id=command, secret="x" * 22), changes=False)),
            (2, Intent(Hint(command_id=command, seat=seat), changes=False)),
            (1, Intent(Review(command_id=command), changes=False)),
        )
        weights = [weight for weight, _ in intents]
        return luck.choices([intent for _, intent in intents], weights)[0]

    def _play(self, seat: int, at_seq: int, move: str) -> Play:
        return Play(command_id=self._id(), seat=seat, at_seq=at_seq, move=move)

    def _id(self) -> str:
        return f"{self._name}-{next(self._numbers)}"
