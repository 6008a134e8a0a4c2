"""What a simulated player does next: mostly plays, sometimes does all the other things that people do."""

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


class Mind:
    """Equal seeds, tables and pictures lead to equal wishes."""

    def __init__(self, name: str, seed: str, level: str) -> None:
        self.luck = random.Random(seed)
        self._name = name
        self._level = level  # of the bot that takes over for a while
        self._ids = itertools.count(1)

    def wish(self, table: Table, update: Update | None, secret: str) -> list[ToServer]:
        """The next command, sometimes one twice over, or none: then the player waits for news."""
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
        return self._wish_in_game(update, [chair.seat for chair in mine])

    def _wish_in_game(self, update: Update, mine: Sequence[int]) -> list[ToServer]:
        seat, at_seq, whim = self.luck.choice(mine), update.seq, self.luck.random()
        if whim < 0.04:
            return [Rename(command_id=self._id(), seat=seat, name=self._new_name())]
        if whim < 0.06:
            return [Yield(command_id=self._id(), seat=seat, level=self._level)]
        if update.can_take_back and whim < 0.14:
            back = self.luck.choice(update.can_take_back)
            return [TakeBack(command_id=self._id(), seat=back, at_seq=at_seq)]
        if not update.choices:
            return []
        choices = self.luck.choice(update.choices)
        move = self.luck.choice(choices.moves)
        if whim < 0.18:
            return [Judge(command_id=self._id(), seat=choices.seat, move=move)]
        if whim < 0.21:  # a move that the rules refuse, or that is none at all
            return [Play(command_id=self._id(), seat=choices.seat, at_seq=at_seq, move="Z9:z99")]
        play = Play(command_id=self._id(), seat=choices.seat, at_seq=at_seq, move=move)
        if whim < 0.27:
            return [play, play]  # an impatient browser, or a bad line
        if whim < 0.30:  # two wishes for one turn: only one can be done
            other = msgspec.structs.replace(play, command_id=self._id(), move=self.luck.choice(choices.moves))
            return [play, other]
        return [play]

    def _new_name(self) -> str:
        return f"{self.luck.choice(_NAMES)} {self.luck.randrange(1000)}"

    def _id(self) -> str:
        return f"{self._name}-{next(self._ids)}"
