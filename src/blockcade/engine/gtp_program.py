"""Another program that plays Blokus: it runs beside this one and is asked for moves through GTP."""

import shlex
import subprocess
import weakref
from contextlib import suppress
from dataclasses import dataclass

from blockcade.core import RuleError
from blockcade.engine.gtp_board import VARIANTS, Board, GtpError
from blockcade.engine.kernel import Position, move_of

PREFIX = "gtp:"  # in front of the command that starts the program
_SECONDS_TO_END = 5


@dataclass(frozen=True, slots=True)
class ProgramMaker:
    """Starts the program anew for each game; it can go to another process."""

    command: str

    def __call__(self, seed: int) -> "GtpProgram":
        return GtpProgram(self.command, seed)


class GtpProgram:
    """Chooses the moves of one side. The program starts with the first, and ends with this object.

    It is told what was laid since its last move, or the whole position if that does not follow from what it
    knows. It must know the commands set_game, clear_board, play and genmove; set_random_seed is welcome.
    """

    def __init__(self, command: str, seed: int) -> None:
        self._command = command
        self._seed = seed
        self._process: subprocess.Popen[str] | None = None
        self._board: Board | None = None  # as the program knows it
        words_of(command)

    def choose(self, position: Position) -> int:
        """The program's move. RuleError if it cannot be started, ends, or names a move that is not legal."""
        if not position.fixed_corners:
            raise RuleError(f"{self._name}: such programs know games with startCorner=fixed only")
        board = self._catch_up(position)
        colour = position.turn
        said = self._ask(f"genmove {board.name_of(colour)}")
        try:
            move = board.parse_move(said)
            board.lay(colour, move, is_ours=True)
        except GtpError as error:
            raise RuleError(f"{self._name} answered {said[:60]!r}: {error}") from None
        return move

    def _catch_up(self, position: Position) -> Board:
        board, missing = self._board, None
        if board is not None and board.variant.key == position.variant:
            missing = _laid_since(board.position.cells, position)
        if board is None or missing is None:
            board, missing = self._new_board(position.variant), _laid_since(None, position)
        assert missing is not None
        while missing:
            # A piece that is legal now stays legal, so the order matters only within a colour.
            laid = next((one for one in missing if _lay(board, *one)), None)
            if laid is None:
                raise RuleError(f"{self._name}: the position cannot be reached by laying pieces")
            missing.remove(laid)
            colour, move = laid
            self._ask(f"play {board.name_of(colour)} {board.format_move(move)}")
        self._board = board
        return board

    def _new_board(self, variant: str) -> Board:
        if variant not in VARIANTS:
            raise RuleError(f"{self._name}: such programs do not know the board {variant}")
        self._ask(f"set_game {VARIANTS[variant].game}")
        self._ask("clear_board")
        if self._ask("known_command set_random_seed") == "true":
            self._ask(f"set_random_seed {self._seed}")
        return Board(VARIANTS[variant])

    def _ask(self, command: str) -> str:
        """Send a command and return its answer; RuleError if it is refused."""
        process = self._process or self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        lines: list[str] = []
        try:
            process.stdin.write(f"{command}\n")
            process.stdin.flush()
        except OSError:
            raise self._ended() from None
        for line in process.stdout:
            if line.strip():
                lines.append(line.rstrip("\n"))
            elif lines:
                break
        else:
            raise self._ended()
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise RuleError(f"{self._name} refused {command!r}: {answer.lstrip('? ')[:120]}")
        return answer[1:].strip()

    def _started(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(  # noqa: S603 - the person who gives the command owns the machine
                words_of(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise RuleError(f"{self._name} cannot be started: {error.strerror}") from None
        weakref.finalize(self, _end, process)
        self._process = process
        return process

    def _ended(self) -> RuleError:
        assert self._process is not None
        try:
            code = f"with code {self._process.wait(_SECONDS_TO_END)}"
        except subprocess.TimeoutExpired:
            code = "its answers"
        return RuleError(f"{self._name} ended {code}, in the middle of a game")

    @property
    def _name(self) -> str:
        return f"{PREFIX}{self._command}"


def words_of(command: str) -> list[str]:
    """The words of a command line; RuleError if there are none or a quotation mark is left open."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise RuleError(f"{PREFIX}{command}: {error}") from None
    if not words:
        raise RuleError(
            f"{PREFIX} needs the command that starts a program, as in gtp:blockcade gtp --level 3"
        )
    return words


def _lay(board: Board, colour: int, move: int) -> bool:
    try:
        board.lay(colour, move, is_ours=False)
    except GtpError:
        return False
    return True


def _laid_since(before: bytes | None, position: Position) -> list[tuple[int, int]] | None:
    """The colours and moves that lead from these cells to the position, in order of turns.

    Pieces of one colour never share an edge, so each connected group of new cells is a piece. None: the
    position does not follow from these cells.
    """
    after, size = position.cells, position.size
    before = bytes(len(after)) if before is None else before
    if any(was and was != now for was, now in zip(before, after, strict=True)):
        return None
    new = {cell for cell, (was, now) in enumerate(zip(before, after, strict=True)) if now != was}
    found: list[tuple[int, int]] = []
    while new:
        group, edge = set[int](), [min(new)]
        mark = after[edge[0]]
        while edge:
            cell = edge.pop()
            if cell in new and after[cell] == mark:
                new.remove(cell)
                group.add(cell)
                column = cell % size
                edge += [cell - size, cell + size]
                edge += [cell - 1] * (column > 0) + [cell + 1] * (column < size - 1)
        found.append((mark - 1, move_of(position.variant, sorted(group))))
    if any(move < 0 for _, move in found):
        return None
    colours = position.colours
    return sorted(found, key=lambda one: ((one[0] - position.turn) % colours, one[1]))


def _end(process: subprocess.Popen[str]) -> None:
    """End a program: it sees the end of its input, and is killed if it goes on."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):  # it may have ended already, with a command unread
        process.stdin.close()
    try:
        process.wait(_SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()
