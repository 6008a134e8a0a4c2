"""Whether a command may be done, and which events it would become; nothing here changes anything."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeAlias

from blockcade.core import BadNotation, BadSetup, IllegalMove, Seat
from blockcade.record.events import Event, Left, Moved, Seated, TakenBack
from blockcade.server.identity import Identity
from blockcade.server.tables.fold import Fold
from blockcade.server.tables.names import tidy_name
from blockcade.wire.to_browser import Code
from blockcade.wire.to_server import (
    Claim,
    Hint,
    Judge,
    Offer,
    Play,
    Reclaim,
    Rename,
    Resign,
    TakeBack,
    Yield,
)

Changing: TypeAlias = Play | TakeBack | Resign | Claim | Yield | Reclaim | Offer | Rename


class Refusal(Exception):
    """The command is not done; nothing has changed."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Judges:
    """What must be known beside the fold to judge a command at one table."""

    table: str
    identity: Identity
    levels: Callable[[str], Sequence[str]]

    def decide(self, fold: Fold, player: str, command: Changing) -> list[Event]:
        """The events that the command asks for, none when all is so already, or Refusal.

        Whether a move fits the rules shows when the events are applied.
        """
        match command:
            case Play():
                _held(fold, player, command.seat)
                if fold.chairs[command.seat].bot:
                    raise Refusal(Code.FORBIDDEN, "not-your-seat")  # the bot plays it until it is reclaimed
                return [moved(fold, command.seat, command.at_seq, command.move, command.command_id)]
            case TakeBack():
                return [_taken_back(fold, player, command)]
            case Resign():
                _held(fold, player, command.seat)
                return [Left(command.seat, command.command_id)]
            case Claim():
                return self._claim(fold, player, command)
            case Yield():
                return self._yield(fold, player, command)
            case Reclaim():
                chair = _held(fold, player, command.seat)
                return [_reseated(chair, command.command_id, bot="")] if chair.bot else []
            case Offer():
                return [_offered(fold, player, command)]
            case Rename():
                chair = _held_or_free(fold, player, command.seat)
                return [_reseated(chair, command.command_id, name=_name(command.name))]

    def _claim(self, fold: Fold, player: str, command: Claim) -> list[Event]:
        for chair in fold.chairs:
            if self.identity.is_link_secret(command.secret, self.table, chair.seat, chair.link):
                if chair.player == player:
                    return []
                if chair.player:
                    raise Refusal(Code.FORBIDDEN, "seat-taken")
                name = _name(command.name) or chair.name
                return [_reseated(chair, command.command_id, player=player, name=name, bot="")]
        raise Refusal(Code.FORBIDDEN, "bad-link")

    def _yield(self, fold: Fold, player: str, command: Yield) -> list[Event]:
        chair = _held_or_free(fold, player, command.seat)
        if command.level not in self.levels(fold.game.key):
            raise Refusal(Code.ILLEGAL, "unknown-id")
        if chair.bot == command.level:
            return []
        return [_reseated(chair, command.command_id, bot=command.level)]


def moved(fold: Fold, seat: int, at_seq: int, notation: str, command: str = "") -> Moved:
    """The move as the log would keep it, or Refusal when it is no move or was meant for an earlier turn."""
    try:
        move = fold.game.parse_move(notation)
    except BadNotation:
        raise Refusal(Code.NOT_A_MOVE, "not-a-move") from None
    if at_seq < fold.acting_since.get(seat, 0):
        _refuse_late(fold, seat, move)
    return Moved(seat, fold.game.format_move(move), command)


def _refuse_late(fold: Fold, seat: int, move: Any) -> NoReturn:
    """Whoever was a moment too late hears why it can no longer be; only what could be is called stale."""
    try:
        fold.game.apply(fold.position.state, Seat(seat), move)
    except IllegalMove as error:
        raise Refusal(Code.ILLEGAL, error.reason) from None
    raise Refusal(Code.STALE, "stale")


def opinion(fold: Fold, player: str, command: Judge) -> str:
    """Why a move could not be played now; empty: it could. Refusal when the seat is not the player's."""
    _held(fold, player, command.seat)
    try:
        fold.game.apply(fold.position.state, Seat(command.seat), fold.game.parse_move(command.move))
    except BadNotation:
        return "not-a-move"
    except IllegalMove as error:
        return error.reason
    return ""


def check_hint(fold: Fold, player: str, command: Hint) -> None:
    """Refusal, unless the player is to move on a seat of his own at a table that plays with hints."""
    chair = _held(fold, player, command.seat)
    if fold.is_over:
        raise Refusal(Code.ILLEGAL, "game-over")
    if not fold.opened.hints:
        raise Refusal(Code.FORBIDDEN, "no-hints")
    if chair.bot:
        raise Refusal(Code.FORBIDDEN, "not-your-seat")
    if command.seat not in fold.acting_since:
        raise Refusal(Code.ILLEGAL, "not-your-turn")


def _chair(fold: Fold, seat: int) -> Seated:
    if seat >= len(fold.chairs):
        raise Refusal(Code.FORBIDDEN, "not-your-seat")
    return fold.chairs[seat]


def _held(fold: Fold, player: str, seat: int) -> Seated:
    chair = _chair(fold, seat)
    if chair.player != player:
        raise Refusal(Code.FORBIDDEN, "not-your-seat")
    return chair


def _held_or_free(fold: Fold, player: str, seat: int) -> Seated:
    """A chair that the player may arrange: the own one or, as host, one that nobody has taken."""
    chair = _chair(fold, seat)
    if chair.player == player or (not chair.player and player == fold.opened.host):
        return chair
    raise Refusal(Code.FORBIDDEN, "not-your-seat" if chair.player else "not-host")


def _taken_back(fold: Fold, player: str, command: TakeBack) -> TakenBack:
    _held(fold, player, command.seat)
    event = fold.takeback_of(player, command.seat)
    if event is None:
        raise Refusal(Code.ILLEGAL, "no-takeback")
    if command.at_seq < max(fold.line[event.kept].seq, fold.taken_back_at):
        raise Refusal(Code.STALE, "stale")
    return TakenBack(event.seat, event.kept, command.command_id)


def _offered(fold: Fold, player: str, command: Offer) -> Seated:
    """A seat that the host plays is given up by offering it; the host may claim it again by its new link."""
    if player != fold.opened.host:
        raise Refusal(Code.FORBIDDEN, "not-host")
    chair = _chair(fold, command.seat)
    if chair.player not in {"", player}:
        raise Refusal(Code.FORBIDDEN, "seat-taken")
    return _reseated(chair, command.command_id, player="", link=chair.link + 1)


def _reseated(
    chair: Seated,
    command: str,
    *,
    name: str | None = None,
    player: str | None = None,
    bot: str | None = None,
    link: int | None = None,
) -> Seated:
    """The chair with something changed; its link keeps its number, so that no number is ever used again."""
    return Seated(
        chair.seat,
        chair.name if name is None else name,
        chair.player if player is None else player,
        chair.bot if bot is None else bot,
        chair.link if link is None else link,
        command,
    )


def _name(name: str) -> str:
    try:
        return tidy_name(name)
    except BadSetup as error:
        raise Refusal(Code.ILLEGAL, error.reason) from None
