"""What a table tells each page: the same facts for all, and of them only what that page's seats may know."""

from collections.abc import Collection, Sequence

from blockcade.core import AnyGame, Seat, format_who
from blockcade.record.events import Chanced, Elapsed, Left, Moved, TakenBack, Weighed
from blockcade.record.fold import actor_of
from blockcade.server.identity import Identity
from blockcade.server.tables.fold import Fold, Happening
from blockcade.server.tables.outbox import Parcel
from blockcade.wire.to_browser import Alarm, Cause, Chair, Choices, Moment, SeatView, Table, Update


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
        self._moments = [Moment(seat, at_ms) for seat, at_ms in fold.moments]
        self._parcels: dict[tuple[int, ...], Parcel] = {}

    def for_seats(self, seats: tuple[int, ...]) -> Parcel:
        """For a page that holds these seats; none: a spectator."""
        if seats not in self._parcels:
            self._parcels[seats] = Parcel(self._update(seats))
        return self._parcels[seats]

    def _update(self, seats: tuple[int, ...]) -> Update:
        fold, position = self._fold, self._fold.position
        return Update(
            seq=fold.seq,
            causes=[cause_for(fold.game, happening, seats) for happening in self._happenings],
            views=_views(fold, seats),
            to_act=fold.seats_to_act,
            choices=[
                Choices(seat, position.notations(seat))
                for seat in fold.seats_to_act
                if seat in seats and not fold.chairs[seat].bot
            ],
            alarms=self._alarms,
            can_take_back=[seat for seat in seats if fold.takeback_of(fold.chairs[seat].player, seat)],
            over=position.is_over,
            server_ms=self._now_ms,
            rang_ms=fold.rang_ms,
            moments=self._moments,
        )


def _views(fold: Fold, seats: tuple[int, ...]) -> list[SeatView]:
    """One view a seat, equal ones together."""
    if len(seats) < 2:
        return [SeatView(list(seats), fold.position.view(seats[0] if seats else None))]
    grouped: dict[bytes, SeatView] = {}
    for seat in seats:
        view = fold.position.view(seat)
        grouped.setdefault(bytes(view), SeatView([], view)).seats.append(seat)
    return list(grouped.values())


def cause_for(game: AnyGame, happening: Happening, seats: Sequence[int]) -> Cause:
    """What may be told of a happening to somebody who holds these seats."""
    match happening.event:
        case TakenBack(seat=seat):
            return Cause(str(seat), "", taken_back=True)
        case Left(seat=seat):
            return Cause(str(seat), "left", taken_back=False)
        case event:
            seen = _seen_move(game, event, happening, seats)
            return Cause(format_who(actor_of(event)), seen, taken_back=False)


def _seen_move(
    game: AnyGame, event: Moved | Chanced | Elapsed | Weighed, happening: Happening, seats: Sequence[int]
) -> str:
    who, move = actor_of(event), happening.move(game)
    viewers: list[Seat | None] = [Seat(seat) for seat in seats] or [None]
    if len(viewers) > 1:
        viewers.sort(key=lambda viewer: viewer != who)  # the mover knows most of the move
    for viewer in viewers:
        seen = game.as_seen_by(happening.before, who, move, viewer)
        if seen is not None:
            return event.move if seen == move else game.format_move(seen)
    return ""


def table_for(
    player: str, fold: Fold, *, table: str, present: Collection[str], watchers: int, identity: Identity
) -> Table:
    """All about the table but the game, as one player may know it."""
    opened = fold.opened
    is_host = player == opened.host
    chairs = [
        Chair(
            seat=chair.seat,
            name=chair.name,
            taken=bool(chair.player),
            mine=chair.player == player,
            here=bool(chair.player) and chair.player in present,
            bot=chair.bot,
            link=identity.link_secret(table, chair.seat, chair.link)
            if is_host and not chair.player and chair.link
            else "",
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
        host=is_host,
        chairs=chairs,
        watchers=watchers,
        seed_hash=opened.seed_hash,
        seed=fold.seed,
        next_table=fold.next_table,
        closed=fold.is_closed,
    )
