"""The Go Text Protocol as Blokus programs speak it; docs/formats/gtp.md is the specification."""

import re
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import TextIO

from blockcade.engine.gtp_board import VARIANTS, Board, GtpError, quoted
from blockcade.engine.gtp_effort import ByLevel, PerGame, PerMove, Thinker, colours_of_ours
from blockcade.engine.levels import LEVELS

_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_NUMBER = re.compile(r"[0-9]+")
_SECONDS = re.compile(r"[0-9]{1,6}(?:\.[0-9]{0,9})?|\.[0-9]{1,9}")
_INTEGER = re.compile(r"-?[0-9]{1,18}")
LONGEST_SECONDS = 86_400.0
_SEEDS = 1 << 63
_SHOWN_CANDIDATES = 10


class Gtp:
    """A session: a board, and the thinker that plays on it."""

    def __init__(self, variant: str, thinker: Thinker, *, ponder: bool = False) -> None:
        self.board = Board(VARIANTS[variant])
        self.thinker = thinker
        self.has_quit = False
        self._ponders = ponder

    def answer(self, line: str) -> str | None:
        """Answer a line, with the empty line that ends an answer; None if the line holds no command.

        A refused command leaves board, effort and clock as they were.
        """
        text = _CONTROL.sub("", line).replace("\t", " ").partition("#")[0].strip()
        if not text:
            return None
        number, words = _split(text)
        self.thinker.stop()
        try:
            said, mark = self._run(words), "="
        except GtpError as error:
            said, mark = str(error), "?"
        self._go_on_thinking()
        return f"{mark}{number} {said}\n\n"

    def _run(self, words: Sequence[str]) -> str:
        if not words:
            raise GtpError("there is no command after the number")
        name, *arguments = words
        command = COMMANDS.get(name)
        if command is None:
            raise GtpError(f"unknown command ({ascii(name)[1:-1][:60]})")
        if not command.takes(len(arguments)):
            raise GtpError(f"use it as: {f'{name} {command.usage}'.rstrip()}")
        return command.run(self, arguments)

    def _go_on_thinking(self) -> None:
        """Ponder on the opponents' time, from the engine's first move until the game ends."""
        is_playing = self.board.position.turn >= 0 and any(piece.is_ours for piece in self.board.laid)
        if self._ponders and is_playing and not self.has_quit:
            self.thinker.ponder(self.board.position.copy())

    # Commands about the game

    def play(self, arguments: Sequence[str]) -> str:
        name, *move = arguments
        colour = self.board.colour(name)
        self.board.lay(colour, self.board.parse_move(" ".join(move)), is_ours=False)
        return ""

    def play_next(self, arguments: Sequence[str]) -> str:
        return self.play([self._to_play(), *arguments])

    def genmove(self, arguments: Sequence[str]) -> str:
        """Lay a piece, or answer `pass` for a colour that cannot, which changes nothing."""
        colour = self.board.colour(arguments[0])
        if not self.board.position.legal_of(colour):
            return "pass"
        move = self.thinker.choose(self.board.with_turn(colour), self._ours(colour))
        self.board.lay(colour, move, is_ours=True)
        return self.board.format_move(move)

    def genmove_next(self, _: Sequence[str]) -> str:
        return self.genmove([self._to_play()])

    def reg_genmove(self, arguments: Sequence[str]) -> str:
        colour = self.board.colour(arguments[0])
        if not self.board.position.legal_of(colour):
            return "pass"
        move = self.thinker.propose(self.board.with_turn(colour), self._ours(colour))
        return self.board.format_move(move)

    def analyse(self, arguments: Sequence[str]) -> str:
        """List the best moves, a line each: cells, visits, chances of the seats, points of the colours."""
        colour = self.board.colour(arguments[0])
        count = _integer(arguments[1], 1, 10_000) if len(arguments) > 1 else _SHOWN_CANDIDATES
        if not self.board.position.legal_of(colour):
            return "pass"
        thought = self.thinker.think(self.board.with_turn(colour), self._ours(colour))
        return "\n".join(
            f"{self.board.format_move(found.move)} visits {found.visits}"
            f" win {' '.join(f'{chance:.3f}' for chance in found.win)}"
            f" points {' '.join(f'{points:.1f}' for points in found.points)}"
            for found in thought.candidates[:count]
        )

    def all_legal(self, arguments: Sequence[str]) -> str:
        moves = self.board.position.legal_of(self.board.colour(arguments[0]))
        return "\n".join(self.board.format_move(move) for move in moves)

    def undo(self, _: Sequence[str]) -> str:
        self.board.undo()
        return ""

    def to_play(self, _: Sequence[str]) -> str:
        turn = self.board.position.turn
        return "none" if turn < 0 else self.board.name_of(turn)

    def clear_board(self, _: Sequence[str]) -> str:
        self.board = Board(self.board.variant)
        self.thinker.start_clock()
        return ""

    def set_game(self, arguments: Sequence[str]) -> str:
        name = " ".join(arguments)
        for variant in VARIANTS.values():
            if variant.game == name:
                self.board = Board(variant)
                self.thinker.start_clock()
                return ""
        known = ", ".join(variant.game for variant in VARIANTS.values())
        raise GtpError(f"{quoted(name)} is not a game; there are {known}")

    # Commands about the engine

    def level(self, arguments: Sequence[str]) -> str:
        """Set the level; without a number, answer with the level that plays."""
        if not arguments:
            effort = self.thinker.effort
            return str(effort.number) if isinstance(effort, ByLevel) else "none"
        self.thinker.effort = ByLevel(_integer(arguments[0], min(LEVELS), max(LEVELS)))
        return ""

    def time_per_move(self, arguments: Sequence[str]) -> str:
        self.thinker.effort = PerMove(seconds_in(arguments[0]))
        return ""

    def time_per_game(self, arguments: Sequence[str]) -> str:
        self.thinker.effort = PerGame(seconds_in(arguments[0]))
        return ""

    def time_left(self, _: Sequence[str]) -> str:
        left = self.thinker.seconds_left
        return "none" if left is None else f"{left:.3f}"

    def set_random_seed(self, arguments: Sequence[str]) -> str:
        self.thinker.reseed(_integer(arguments[0], -_SEEDS, _SEEDS - 1) % _SEEDS)
        return ""

    def known_command(self, arguments: Sequence[str]) -> str:
        return "true" if arguments[0] in COMMANDS else "false"

    def quit(self, _: Sequence[str]) -> str:
        self.has_quit = True
        return ""

    def _to_play(self) -> str:
        turn = self.board.position.turn
        if turn < 0:
            raise GtpError("the game is over")
        return self.board.name_of(turn)

    def _ours(self, colour: int) -> float:
        return colours_of_ours(self.board.position.colours, colour, self.board.laid)


@dataclass(frozen=True, slots=True)
class Command:
    """`usage` names the arguments: `[X]` may be left out, and after `X...` there may be more."""

    usage: str
    run: Callable[[Gtp, Sequence[str]], str]

    def takes(self, count: int) -> bool:
        words = self.usage.split()
        least = sum(not word.startswith("[") for word in words)
        return least <= count and (count <= len(words) or self.usage.endswith("..."))


COMMANDS = {
    "all_legal": Command("COLOUR", Gtp.all_legal),
    "analyse": Command("COLOUR [COUNT]", Gtp.analyse),
    "clear_board": Command("", Gtp.clear_board),
    "cputime": Command("", lambda _, __: f"{time.process_time():.3f}"),
    "final_score": Command("", lambda gtp, _: gtp.board.score()),
    "g": Command("", Gtp.genmove_next),
    "genmove": Command("COLOUR", Gtp.genmove),
    "known_command": Command("COMMAND", Gtp.known_command),
    "level": Command("[NUMBER]", Gtp.level),
    "list_commands": Command("", lambda _, __: "\n".join(COMMANDS)),
    "name": Command("", lambda _, __: "Blockcade"),
    "p": Command("MOVE...", Gtp.play_next),
    "play": Command("COLOUR MOVE...", Gtp.play),
    "protocol_version": Command("", lambda _, __: "2"),
    "quit": Command("", Gtp.quit),
    "reg_genmove": Command("COLOUR", Gtp.reg_genmove),
    "set_game": Command("NAME...", Gtp.set_game),
    "set_random_seed": Command("NUMBER", Gtp.set_random_seed),
    "showboard": Command("", lambda gtp, _: "\n" + gtp.board.show()),
    "time_left": Command("", Gtp.time_left),
    "time_per_game": Command("SECONDS", Gtp.time_per_game),
    "time_per_move": Command("SECONDS", Gtp.time_per_move),
    "to_play": Command("", Gtp.to_play),
    "undo": Command("", Gtp.undo),
    "version": Command("", lambda _, __: version("blockcade")),
}


def converse(gtp: Gtp, lines: Iterable[str], output: TextIO) -> None:
    """Answer line by line until `quit` or the end of the lines."""
    try:
        for line in lines:
            answer = gtp.answer(line)
            if answer is not None:
                output.write(answer)
                output.flush()
            if gtp.has_quit:
                return
    finally:
        gtp.thinker.stop()


def seconds_in(text: str) -> float:
    """Read a decimal number of seconds above 0, at most a day."""
    if _SECONDS.fullmatch(text) and 0 < (seconds := float(text)) <= LONGEST_SECONDS:
        return seconds
    raise GtpError(f"{quoted(text)} is not a number of seconds above 0 and up to {LONGEST_SECONDS:.0f}")


def _integer(text: str, least: int, most: int) -> int:
    if _INTEGER.fullmatch(text) and least <= (number := int(text)) <= most:
        return number
    raise GtpError(f"{quoted(text)} is not a whole number from {least} to {most}")


def _split(text: str) -> tuple[str, list[str]]:
    """Split off the number in front of a command, if there is one."""
    words = text.split()
    return (words[0], words[1:]) if _NUMBER.fullmatch(words[0]) else ("", words)
