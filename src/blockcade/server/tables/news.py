"""The messages of a table to its pages: each page gets what its seats may know."""

from collections.abc import Callable, Collection, Sequence

from blockcade.bots import level_now
from blockcade.core import AnyGame, Seat
from blockcade.record.events import Chanced, Elapsed, Left, Moved, TakenBack, Weighed
from blockcade.record.fold import Fold, Happening
from blockcade.record.position import Position
from blockcade.record.takeback import takeback_of
from blockcade.server.identity import Identity
from blockcade.server.pictures import picture_of
from blockcade.server.tables.judging import CLAIM_FACTOR
from blockcade.wire.to_browser import (
    Alarm,
    Cause,
    Chair,
    Choices,
    Moment,
    PlayerTime,
    SeatView,
    StudyState,
    Table,
    Update,
)


class Bulletin:
    """The picture after one change; pages with the same seats share one message."""

    def __init__(self, fold: Fold, happenings: Sequence[Happening], now_ms: int) -> None:
        self._fold = fold
        self._happenings = happenings
        self._now_ms = now_ms
        self._alarms = [
            Alarm(fold.game.format_move(wait), max(0, min(wait.wait_ms, began + wait.wait_ms - now_ms)))
            for wait, began in fold.alarms.items()
        ]
        self._times = (
            [
                PlayerTime(seat, left_ms, seat == fold.clocks.seat)
                for seat, left_ms in enumerate(fold.clocks.at(now_ms))
                if not fold.chairs[seat].bot
            ]
            if fold.clocks
            else []
        )
        self._moments = [Moment(seat, at_ms) for seat, at_ms in fold.moments]
        self._updates: dict[tuple[tuple[int, ...], bool], Update] = {}

    def for_seats(self, seats: tuple[int, ...], *, by_number: bool = False) -> Update:
        """For a page that holds these seats; none: a spectator. `by_number`: it reads moves as numbers."""
        kind = seats, by_number and bool(seats)
        update = self._updates.get(kind)
        if update is None:
            update = self._updates[kind] = self._update(*kind)
        return update

    def _update(self, seats: tuple[int, ...], by_number: bool) -> Update:
        fold, position, to_act = self._fold, self._fold.position, self._fold.seats_to_act
        can_take_back, no_take_back = _takebacks(fold, seats) if fold.opened.takeback else ([], "")
        return Update(
            seq=fold.seq,
            causes=[cause_for(fold.game, happening, seats) for happening in self._happenings],
            views=_views(fold, seats),
            to_act=to_act,
            choices=[
                _choices(position, seat, by_number)
                for seat in to_act
                if seat in seats and not fold.chairs[seat].bot
            ],
            alarms=self._alarms,
            times=self._times,
            can_take_back=can_take_back,
            no_take_back=no_take_back,
            over=position.is_over,
            server_ms=self._now_ms,
            rang_ms=fold.rang_ms,
            moments=self._moments,
            tally=[dict(numbers) for numbers in fold.tally()],
        )


def _choices(position: Position, seat: int, by_number: bool) -> Choices:
    gaps = position.gaps(seat) if by_number else None
    return Choices(seat, position.notations(seat)) if gaps is None else Choices(seat, [], gaps)


def _takebacks(fold: Fold, seats: tuple[int, ...]) -> tuple[list[int], str]:
    """The seats that may take back now; where there are none, the reason why the first may not."""
    able, reason = list[int](), ""
    for seat in seats:
        found = takeback_of(fold, fold.chairs[seat].player, seat)
        if not isinstance(found, str):
            able.append(seat)
        elif not reason:
            reason = found
    return able, "" if able else reason


def _views(fold: Fold, seats: tuple[int, ...]) -> list[SeatView]:
    """One view for each seat; equal views are merged."""
    if len(seats) < 2:
        viewer = seats[0] if seats else None
        return [SeatView(list(seats), *fold.position.seen(viewer, picture_of))]
    grouped: dict[bytes, SeatView] = {}
    for seat in seats:
        view, picture = fold.position.seen(seat, picture_of)
        grouped.setdefault(bytes(view), SeatView([], view, picture)).seats.append(seat)
    return list(grouped.values())


def cause_for(game: AnyGame, happening: Happening, seats: Sequence[int]) -> Cause:
    """The part of a happening that a page with these seats may know."""
    match happening.event:
        case TakenBack():
            return Cause(happening.who, "", taken_back=True)
        case Left():
            return Cause(happening.who, "left", taken_back=False)
        case event:
            return Cause(happening.who, _seen_move(game, event, happening, seats), taken_back=False)


def _seen_move(
    game: AnyGame, event: Moved | Chanced | Elapsed | Weighed, happening: Happening, seats: Sequence[int]
) -> str:
    who, move = happening.actor, happening.move
    viewers: Sequence[int | None] = seats or (None,)
    if len(viewers) > 1:
        viewers = sorted(viewers, key=lambda viewer: viewer != who)  # the mover knows most about the move
    for viewer in viewers:
        seen = game.as_seen_by(happening.before, who, move, None if viewer is None else Seat(viewer))
        if seen is not None:
            return event.move if seen == move else game.format_move(seen)
    return ""


def table_for(
    player: str,
    fold: Fold,
    *,
    table: str,
    present: Collection[str],
    away_since_ms: Callable[[str], int],
    watchers: int,
    identity: Identity,
    study: StudyState | None,
) -> Table:
    """Everything about the table except the game, as far as one player may know it."""
    opened = fold.opened
    is_host, plays = player == opened.host, bool(fold.seats_of(player))
    chairs = [
        Chair(
            seat=chair.seat,
            name=chair.name,
            taken=bool(chair.player),
            mine=chair.player == player,
            here=bool(chair.player) and chair.player in present,
            bot=level_now(fold.game.key, chair.bot),
            link=identity.link_secret(table, chair.seat, chair.link)
            if (is_host or (plays and chair.former)) and not chair.player and chair.link
            else "",
            left=chair.seat in fold.gone,
            is_late=chair.seat in fold.late,
            away_since_ms=away_since_ms(chair.player) if chair.player else 0,
            was_mine=bool(player) and chair.former == player,
            by=_first_seat(fold, chair.by or fold.gone.get(chair.seat, "")),
        )
        for chair in fold.chairs
    ]
    return Table(
        table=table,
        game=opened.game,
        players=opened.players,
        options=opened.options,
        takeback=opened.takeback,
        hints=opened.hints,
        patience_ms=1000 * opened.patience_s,
        claim_ms=CLAIM_FACTOR * 1000 * opened.patience_s,
        total_s=opened.total_s,
        increment_s=opened.increment_s,
        host=is_host,
        chairs=chairs,
        watchers=watchers,
        seed_hash=opened.seed_hash,
        seed=fold.seed.hex() if fold.seed else "",
        next_table=fold.next_table,
        closed=fold.is_closed,
        shown=opened.shown,
        paused_by=fold.paused_by,
        going=sorted(fold.going),
        pace=fold.pace,
        study=study,
    )


def _first_seat(fold: Fold, player: str) -> int | None:
    seats = fold.seats_of(player) if player else ()
    return seats[0] if seats else None
