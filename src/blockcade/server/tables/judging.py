"""Judges commands: which events they become, or why they are refused. Nothing changes here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeAlias

from blockcade.bots import offered_level
from blockcade.core import BadNotation, BadSetup, GameReason, IllegalMove, Seat
from blockcade.record.events import Event, Left, Moved, Paced, Paused, Resumed, Seated, TakenBack
from blockcade.record.fold import Fold
from blockcade.record.takeback import takeback_of
from blockcade.server.identity import Identity
from blockcade.server.reasons import AnyReason
from blockcade.server.tables.change import Parsed, Wish
from blockcade.server.tables.names import tidy_name
from blockcade.wire.to_browser import Code, Invitation
from blockcade.wire.to_server import (
    Claim,
    ClaimWin,
    Hint,
    Judge,
    Offer,
    Pause,
    Play,
    ReadLink,
    Reclaim,
    Rename,
    Resign,
    Resume,
    SetPace,
    TakeBack,
    Yield,
)

Changing: TypeAlias = (
    Play | TakeBack | Resign | Claim | ClaimWin | Yield | Reclaim | Offer | Rename | Pause | Resume | SetPace
)
CLAIM_FACTOR = 3  # the win may be claimed after this many times the table's patience


class Refusal(Exception):
    """The command is not done; nothing has changed."""

    def __init__(self, code: Code, reason: AnyReason) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Judges:
    """Judges the commands at one table by its fold, its links, its bots and the absence of its players."""

    table: str
    identity: Identity
    levels: Callable[[str], Sequence[str]]
    away_ms: Callable[[Fold, str], int]  # how long a player has had no page open; 0: there is one

    def decide(self, fold: Fold, player: str, command: Changing) -> Sequence[Wish]:
        """The events that the command asks for; none if they would change nothing. Raises Refusal.

        The rules of the game are checked later, when the events are applied.
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
            case ClaimWin():
                return [self._claim_win(fold, player, command)]
            case Yield():
                return self._yield(fold, player, command)
            case Reclaim():
                return _reclaimed(fold, player, command)
            case Offer():
                return [self._offer(fold, player, command)]
            case Pause():
                return _paused(fold, player, command)
            case Resume():
                _held(fold, player, command.seat)
                return [] if fold.paused_by is None else [Resumed(command.seat, command.command_id)]
            case SetPace():
                return _paced(fold, player, command)
            case Rename():
                chair = _held_or_free(fold, player, command.seat)
                return [_reseated(chair, command.command_id, name=_name(command.name))]

    def _claim(self, fold: Fold, player: str, command: Claim) -> list[Event]:
        chair = self._invited_to(fold, command.secret)
        if chair.player == player:
            return []
        if chair.player:
            raise Refusal(Code.FORBIDDEN, "seat-taken")
        name = _name(command.name) or ("" if chair.former else chair.name)
        return [_reseated(chair, command.command_id, player=player, name=name, bot="")]

    def invitation(self, fold: Fold, command: ReadLink) -> Invitation:
        """The invitation that a link holds, or Refusal when it is no link of this table."""
        chair = self._invited_to(fold, command.secret)
        host = next((each.seat for each in fold.chairs if each.player == fold.opened.host), None)
        return Invitation(command.command_id, chair.seat, host)

    def _invited_to(self, fold: Fold, secret: str) -> Seated:
        for chair in fold.chairs:
            if self.identity.is_link_secret(secret, self.table, chair.seat, chair.link):
                return chair
        raise Refusal(Code.FORBIDDEN, "bad-link")

    def _yield(self, fold: Fold, player: str, command: Yield) -> list[Event]:
        is_for_another = self._is_missing(fold, player, command.seat)
        chair = _chair(fold, command.seat) if is_for_another else _held_or_free(fold, player, command.seat)
        level = offered_level(fold.game.key, command.level, self.levels(fold.game.key))
        if level is None:
            raise Refusal(Code.ILLEGAL, "unknown-id")
        if chair.bot == level:
            return []
        by = player if is_for_another else ""
        return [_reseated(chair, command.command_id, bot=level, by=by)]

    def _offer(self, fold: Fold, player: str, command: Offer) -> Seated:
        """A host who offers their own seat gives it up, and may claim it again by its new link.

        Every other player may offer the chair of a missing player; a bot that plays it goes on.
        """
        chair = _chair(fold, command.seat)
        link = chair.link + 1
        if self._is_missing(fold, player, command.seat):
            return _reseated(chair, command.command_id, player="", link=link, by=player, former=chair.player)
        if player != fold.opened.host:
            raise Refusal(Code.FORBIDDEN, "not-host")
        if chair.player not in {"", player}:
            raise Refusal(Code.FORBIDDEN, "seat-taken")
        return _reseated(chair, command.command_id, player="", link=link)

    def _claim_win(self, fold: Fold, player: str, command: ClaimWin) -> Left:
        """The player wins: the game waits for the only opponent, who has been away for too long."""
        if not self._is_missing(fold, player, command.seat):
            raise Refusal(Code.FORBIDDEN, "not-away")
        if len(fold.chairs) - len(fold.gone) != 2:
            raise Refusal(Code.ILLEGAL, "not-two")
        if fold.chairs[command.seat].bot or command.seat not in fold.seats_to_act:
            raise Refusal(Code.ILLEGAL, "not-waited-for")
        away_ms = self.away_ms(fold, fold.chairs[command.seat].player)
        if away_ms < CLAIM_FACTOR * 1000 * fold.opened.patience_s:
            raise Refusal(Code.ILLEGAL, "not-away-yet")
        return Left(command.seat, command.command_id, by=player)

    def _is_missing(self, fold: Fold, player: str, seat: int) -> bool:
        """Whether the seat belongs to another person who is away, and the player may decide for that person.

        Raises Refusal if the person is away, but not for long enough yet.
        """
        holder = _chair(fold, seat).player
        if holder in {"", player} or not any(own not in fold.gone for own in fold.seats_of(player)):
            return False
        away_ms = self.away_ms(fold, holder)
        if not away_ms or fold.is_over or seat in fold.gone or not fold.opened.patience_s:
            return False
        if away_ms < 1000 * fold.opened.patience_s:
            raise Refusal(Code.ILLEGAL, "not-away-yet")
        return True


def moved(fold: Fold, seat: int, at_seq: int, notation: str, command: str = "") -> Parsed:
    """The move as the log would keep it, or Refusal when it is no move or was meant for an earlier turn."""
    try:
        move = fold.game.parse_move(notation)
    except BadNotation:
        raise Refusal(Code.NOT_A_MOVE, "not-a-move") from None
    if at_seq < fold.acting_since.get(seat, 0):
        _refuse_late(fold, seat, move)
    return Parsed(Moved(seat, fold.game.format_move(move), command), move)


def _refuse_late(fold: Fold, seat: int, move: Any) -> NoReturn:
    """Refuses a late move with the reason why it is illegal now, or as stale if it is legal."""
    try:
        fold.game.apply(fold.position.state, Seat(seat), move)
    except IllegalMove as error:
        raise Refusal(Code.ILLEGAL, error.reason) from None
    raise Refusal(Code.STALE, "stale")


def _paused(fold: Fold, player: str, command: Pause) -> list[Event]:
    """A second request for a pause changes nothing."""
    _held(fold, player, command.seat)
    if fold.is_over:
        raise Refusal(Code.ILLEGAL, "game-over")
    if fold.game.card.may_pause is None or command.seat in fold.gone:
        raise Refusal(Code.ILLEGAL, GameReason("wrong-phase"))
    return [] if fold.paused_by is not None else [Paused(command.seat, command.command_id)]


def _paced(fold: Fold, player: str, command: SetPace) -> list[Event]:
    """All who play decide together how fast bots are: the last choice counts."""
    if not fold.seats_of(player) and player != fold.opened.host:
        raise Refusal(Code.FORBIDDEN, "not-your-seat")
    if fold.is_over:
        raise Refusal(Code.ILLEGAL, "game-over")
    return [] if fold.pace is command.pace else [Paced(command.pace, player, command.command_id)]


def opinion(fold: Fold, player: str, command: Judge) -> str:
    """The reason why a move is illegal now; empty: it is legal. Raises Refusal for another player's seat."""
    _held(fold, player, command.seat)
    try:
        fold.game.apply(fold.position.state, Seat(command.seat), fold.game.parse_move(command.move))
    except BadNotation:
        return "not-a-move"
    except IllegalMove as error:
        return error.reason
    return ""


def check_hint(fold: Fold, player: str, command: Hint) -> None:
    """Raises Refusal unless the player is to move on their own seat at a table that plays with hints."""
    chair = _held(fold, player, command.seat)
    if fold.is_over:
        raise Refusal(Code.ILLEGAL, "game-over")
    if not fold.opened.hints:
        raise Refusal(Code.FORBIDDEN, "no-hints")
    if chair.bot:
        raise Refusal(Code.FORBIDDEN, "not-your-seat")
    if command.seat not in fold.acting_since:
        raise Refusal(Code.ILLEGAL, "not-your-turn")


def check_seat(fold: Fold, player: str, seat: int) -> None:
    """Raises Refusal for another player's seat."""
    _held(fold, player, seat)


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
    """A chair that the player may arrange: their own or, as host, one that nobody has taken."""
    chair = _chair(fold, seat)
    if chair.player == player or (not chair.player and player == fold.opened.host):
        return chair
    raise Refusal(Code.FORBIDDEN, "not-your-seat" if chair.player else "not-host")


def _taken_back(fold: Fold, player: str, command: TakeBack) -> TakenBack:
    _held(fold, player, command.seat)
    event = takeback_of(fold, player, command.seat)
    if isinstance(event, str):
        raise Refusal(Code.ILLEGAL, event)
    if command.at_seq < max(fold.line[event.kept].seq, fold.taken_back_at):
        raise Refusal(Code.STALE, "stale")
    return TakenBack(event.seat, event.kept, command.command_id)


def _reclaimed(fold: Fold, player: str, command: Reclaim) -> list[Event]:
    """Gives a player back the chair that a bot plays, or that was offered during an absence and is free."""
    chair = _chair(fold, command.seat)
    if not chair.player and chair.former == player:
        return [_reseated(chair, command.command_id, player=player, bot="")]
    chair = _held(fold, player, command.seat)
    return [_reseated(chair, command.command_id, bot="")] if chair.bot else []


def _reseated(
    chair: Seated,
    command: str,
    *,
    name: str | None = None,
    player: str | None = None,
    bot: str | None = None,
    link: int | None = None,
    by: str = "",
    former: str | None = None,
) -> Seated:
    """A changed copy of the chair; its link keeps its number, so that no number is ever used again."""
    now = chair.player if player is None else player
    remembered = chair.former if former is None else former
    return Seated(
        chair.seat,
        chair.name if name is None else name,
        now,
        chair.bot if bot is None else bot,
        chair.link if link is None else link,
        command,
        by,
        "" if remembered == now else remembered,
    )


def _name(name: str) -> str:
    try:
        return tidy_name(name)
    except BadSetup as error:
        raise Refusal(Code.ILLEGAL, error.reason) from None
