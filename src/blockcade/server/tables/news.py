"""What a table tells each page: the same facts for all, and of them only what that page's seats may know."""

from collections.abc import Collection, Sequence

from blockcade.core import AnyGame, Seat
from blockcade.record.events import Chanced, Elapsed, Left, Moved, TakenBack, Weighed
from blockcade.server.identity import Identity
from blockcade.server.tables.fold import Fold, Happening
from blockcade.server.tables.outbox import Parcel
from blockcade.wire.to_browser import Alarm, Cause, Chair, Choices, SeatView, Table, Update


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
        self._parcels: dict[tuple[int, ...], Parcel] = {}

    def for_seats(self, seats: tuple[int, ...]) -> Parcel:
        """For a page that holds these seats; none: a spectator."""
        parcel = self._parcels.get(seats)
        if parcel is None:
            parcel = self._parcels[seats] = Parcel(self._update(seats))
        return parcel

    def _update(self, seats: tuple[int, ...]) -> Update:
        fold, position, to_act = self._fold, self._fold.position, self._fold.seats_to_act
        return Update(
            seq=fold.seq,
            causes=[cause_for(fold.game, happening, seats) for happening in self._happenings],
            views=_views(fold, seats),
            to_act=to_act,
            choices=[
                Choices(seat, position.notations(seat))
                for seat in to_act
                if seat in seats and not fold.chairs[seat].bot
            ],
            alarms=self._alarms,
            can_take_back=[seat for seat in seats if fold.takeback_of(fold.chairs[seat].player, seat)]
            if fold.opened.takeback
            else [],
            over=position.is_over,
            server_ms=self._now_ms,
            rang_ms=fold.rang_ms,
            moments=fold.moments,
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
        case TakenBack():
            return Cause(happening.who, "", taken_back=True)
        case Left():
            return Cause(happening.who, "left", taken_back=False)
        case event:
            return Cause(happening.who, _seen_move(game, event, happening, seats), taken_back=False)


def _seen_move(
    game: AnyGame, event: Moved | Chanced | Elapsed | Weighed, happening: Happening, seats: Sequence[int]
) -> str:
    who, move = happening.actor, happening.move(game)
    viewers: Sequence[int | None] = seats or (None,)
    if len(viewers) > 1:
        viewers = sorted(viewers, key=lambda viewer: viewer != who)  # the mover knows most of the move
    for viewer in viewers:
        seen = game.as_seen_by(happening.before, who, move, None if viewer is None else Seat(viewer))
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
