"""Chooses a player's next commands: mostly moves, sometimes everything else that people do."""

import itertools
import random
from collections.abc import Sequence

import msgspec

from blockcade.wire.to_browser import Table, Update
from blockcade.wire.to_server import (
    Claim,
    Judge,
    Play,
    Reclaim,
    Rematch,
    Rename,
    TakeBack,
    ToServer,
    Yield,
)

_NAMES = ("Ada", "Bo", "Chloé", "דנה", "Eli", "Фёдор")


class Behaviour:
    """Equal seeds, tables and views give equal commands."""

    def __init__(self, name: str, seed: str, level: str) -> None:
        self.luck = random.Random(seed)
        self._name = name
        self._level = level  # of the bot that takes over for a while
        self._ids = itertools.count(1)

    def next_commands(self, table: Table, update: Update | None, secret: str) -> list[ToServer]:
        """Return the next command, sometimes twice; or none, which means to wait for news."""
        mine = [chair for chair in table.chairs if chair.mine]
        if not mine:
            return (
                [Claim(command_id=self._id(), secret=secret, name=self.luck.choice(_NAMES))] if secret else []
            )
        if update is None:
            return []
        if update.over:
            return [Rematch(command_id=self._id())] if table.host and not table.next_table else []
        given = [chair for chair in mine if chair.bot]
        if given:
            return [Reclaim(command_id=self._id(), seat=given[0].seat)] if self.luck.random() < 0.4 else []
        return self._next_in_game(update, [chair.seat for chair in mine])

    def _next_in_game(self, update: Update, mine: Sequence[int]) -> list[ToServer]:
        seat, at_seq, draw = self.luck.choice(mine), update.seq, self.luck.random()
        if draw < 0.04:
            return [Rename(command_id=self._id(), seat=seat, name=self._new_name())]
        if draw < 0.06:
            return [Yield(command_id=self._id(), seat=seat, level=self._level)]
        if update.can_take_back and draw < 0.14:
            back = self.luck.choice(update.can_take_back)
            return [TakeBack(command_id=self._id(), seat=back, at_seq=at_seq)]
        if not update.choices:
            return []
        choices = self.luck.choice(update.choices)
        move = self.luck.choice(choices.moves)
        if draw < 0.18:
            return [Judge(command_id=self._id(), seat=choices.seat, move=move)]
        if draw < 0.21:  # a move that is refused
            return [Play(command_id=self._id(), seat=choices.seat, at_seq=at_seq, move="Z9:z99")]
        play = Play(command_id=self._id(), seat=choices.seat, at_seq=at_seq, move=move)
        if draw < 0.27:
            return [play, play]  # an impatient browser, or a bad line
        if draw < 0.30:  # two moves for one turn: only one can count
            other = msgspec.structs.replace(play, command_id=self._id(), move=self.luck.choice(choices.moves))
            return [play, other]
        return [play]

    def _new_name(self) -> str:
        return f"{self.luck.choice(_NAMES)} {self.luck.randrange(1000)}"

    def _id(self) -> str:
        return f"{self._name}-{next(self._ids)}"
