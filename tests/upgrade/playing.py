"""The player of the old server comes back: every game goes on, and every end is still there."""

from secrets import token_hex

from blockcade.record.file import parse_record, timeline_of
from blockcade.wire.to_browser import Accepted
from blockcade.wire.to_server import Claim
from tests.server.house import House, Page
from tests.upgrade.old import Left

ENDED = ("resigned", "played-out")


async def goes_on(house: House, left: Left) -> None:
    page = house.page(left.cookie)
    listed = {row["table"]: row for row in (await page.get("/api/tables")).json()}
    assert set(listed) == set(left.tables.values()), "the cookie is still good, and no table is missing"
    for kind, table in left.tables.items():
        over = kind.endswith(ENDED)
        assert listed[table]["over"] == over, kind
        moves = (await page.get(f"/api/tables/{table}/moves")).json()
        if over:
            await _is_replayed(page, table)
        elif kind == "blokus-invited":
            await _invitation_is_good(house, table, left.invitation)
        else:
            await _goes_on(page, table)
            later = (await page.get(f"/api/tables/{table}/moves")).json()
            assert len(later["steps"]) > len(moves["steps"]), kind


async def _goes_on(page: Page, table: str) -> None:
    async with page.at(table) as chat:
        while True:  # a wait of the clock may have run out meanwhile, or a bot may be faster
            await chat.until(lambda chat: any(choices.moves for choices in chat.update.choices))
            seat = next(choices.seat for choices in chat.update.choices if choices.moves)
            if isinstance(await chat.play(seat, chat.moves(seat)[-1], command_id=_new_id()), Accepted):
                return
            await chat.receive()


async def _is_replayed(page: Page, table: str) -> None:
    replay = await page.get(f"/api/tables/{table}/replay")
    assert replay.status_code == 200, replay.text
    record = parse_record((await page.get(f"/api/tables/{table}/record")).content)
    timeline = timeline_of(record)
    assert timeline.game.outcome(timeline.state)


async def _invitation_is_good(house: House, table: str, secret: str) -> None:
    friend = house.page()
    async with friend.at(table) as chat:
        assert isinstance(await chat.ask(Claim(command_id=_new_id(), secret=secret, name="Ben")), Accepted)
        assert chat.table.chairs[0].name == "Anna"


def _new_id() -> str:
    """Unlike the ids of the old server's commands: those it would take for commands that were sent again."""
    return token_hex(8)
