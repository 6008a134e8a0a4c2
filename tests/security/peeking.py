"""Pages that record every raw frame, and a judge that knows the whole state and finds frames that leak it."""

import asyncio
import base64
import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from blockcade.core import AnyGame, BadNotation, Dice, Seat, SeededDice
from blockcade.physics import decode_frame
from blockcade.record.events import (
    Chanced,
    Elapsed,
    Followed,
    Left,
    Moved,
    Opened,
    Revealed,
    Seated,
    Stamped,
    TakenBack,
    Weighed,
)
from blockcade.record.timeline import timeline_for
from blockcade.server.identity import COOKIE_NAME
from tests.games.blockout.test_conformance import other_hands
from tests.games.blockyou.hidden import hidden_twin
from tests.server.house import Chat, House, Page

Twin = Callable[[Any, Seat | None, Dice], Any | None]
# A state that differs only in what the viewer may not know; the other games hide only the seed.
TWINS: Mapping[str, Twin] = {"blockout": other_hands, "blockyou": hidden_twin}

UPDATE_FIELDS = {
    *("type", "seq", "causes", "views", "to_act", "choices", "alarms", "can_take_back", "over"),
    *("no_take_back", "server_ms", "rang_ms", "moments", "times", "tally"),
}
# Kinds of events that everybody gets; their cards or faces are not shown.
NO_TAKE_BACK = {
    *("", "no-takeback", "game-over", "not-your-seat", "nothing-to-take-back"),
    *(f"takeback-{what}" for what in ("luck", "time", "tower", "left", "other", "race")),
}
MAX_HELD_MS = 600_000  # no block is held for longer
POSES_FIELDS = {
    *("type", "placement", "frame", "whole", "let_go", "counted_ms", "left_ms", "touched", "fell"),
}
REVIEW_FIELDS = {"type", "done", "total", "plies", "final"}
PLY_FIELDS = {
    *("ply", "step", "seat", "colour", "move", "expected", "after", "best", "best_value", "value", "loss"),
    "gave",
}
FINDING_FIELDS = {"finding", "args", "light", *(f"args.{name}" for name in ("pieces", "seat", "count"))}
# These hold nothing of the game beyond the request; secrets are searched for in all frames.
ANSWERS = {"accepted", "refused", "judged", "advice", "pong"}
WAIT = re.compile(r"wait[0-9]+ms@[0-9]+")


class Leak(AssertionError):
    """A browser got information that its player may not know."""


@dataclass
class Peeker:
    """One browser at one table; `frames` are the texts as they came from the socket."""

    page: Page
    chat: Chat
    frames: list[str] = field(default_factory=list[str])

    @property
    def seats(self) -> list[int]:
        return [chair.seat for chair in self.chat.table.chairs if chair.mine]


class _Recording(ClientConnection):
    """A connection that records all frames it receives."""

    frames: list[str]

    async def recv(self, decode: bool | None = None) -> Any:
        message = await super().recv(decode)
        self.frames.append(message if isinstance(message, str) else message.decode("latin-1"))
        return message


async def sit_at(page: Page, table: str) -> Peeker:
    """Opens a socket that records every frame; the caller closes `chat.connection`."""
    cookie = {"cookie": f"{COOKIE_NAME}={page.cookie}"} if page.cookie else {}
    address = f"ws{page.url.removeprefix('http')}/api/tables/{table}/socket"
    connection = await websockets.connect(
        address, additional_headers=cookie, proxy=None, create_connection=_Recording
    )
    assert isinstance(connection, _Recording)
    connection.frames = []
    if connection.response and "set-cookie" in connection.response.headers:
        page.cookie = connection.response.headers["set-cookie"].partition("=")[2].partition(";")[0]
    peeker = Peeker(page, Chat(connection), connection.frames)
    await peeker.chat.until(lambda chat: chat.updates > 0)
    return peeker


def spellings(secret: bytes) -> list[str]:
    """All encodings in which bytes may appear in a text, also of half a secret."""
    halves = [secret, secret[: len(secret) // 2], secret[len(secret) // 2 :]]
    found: list[str] = []
    for part in halves:
        coded = [base64.b64encode(part), base64.urlsafe_b64encode(part), base64.b32encode(part)]
        coded.append(base64.b85encode(part))
        found += [part.hex(), part.hex().upper(), *(code.decode().rstrip("=")[:-1] for code in coded)]
        found += [str(int.from_bytes(part, "big")), str(int.from_bytes(part, "little"))]
        found += [json.dumps(list(part))[1:-1], ",".join(map(str, part)), part.decode("latin-1")]
        found += [json.dumps(part.decode("latin-1"))[1:-1], repr(part)[2:-1]]
    return found


def search(text: str, secrets: Mapping[str, Sequence[str]], where: str) -> None:
    for name, spelled in secrets.items():
        for spelling in spelled:
            if spelling in text:
                raise Leak(f"{where} holds {name}: {text[:300]}")


class Judge:
    """Knows a table's whole log and judges the frames that pages got while it grew."""

    def __init__(self, log: Sequence[Stamped], seed: bytes, games: Mapping[str, AnyGame]) -> None:
        opened = log[0].event
        assert isinstance(opened, Opened)
        timeline = timeline_for(opened, games)
        self.game: AnyGame = timeline.game
        self.opened = opened
        self.seed = seed
        self.events = [stamped.event for stamped in log]
        self.states: list[Any] = []  # after each event
        for event in self.events:
            if isinstance(event, Moved | Chanced | Elapsed | Weighed | Left | TakenBack):
                timeline.apply(event)
            self.states.append(timeline.state)
        assert hashlib.sha256(seed).hexdigest() == opened.seed_hash

    def is_over(self, seq: int) -> bool:
        return self.game.outcome(self.states[seq - 1]) is not None

    def judge(self, peeker: Peeker) -> int:
        """Raises Leak, or returns the number of checked frames."""
        last_seq = 0
        seats = set[int]()
        for raw in peeker.frames:
            frame: Any = json.loads(raw)
            match frame["type"]:
                case "table":
                    seats = {chair["seat"] for chair in frame["chairs"] if chair["mine"]}
                    self._judge_table(frame)
                case "update":
                    self._judge_update(frame, raw, seats, last_seq)
                    last_seq = frame["seq"]
                case "poses":
                    self._judge_poses(frame)
                case "review_part":
                    self._judge_review(frame, last_seq)
                case kind:
                    if kind not in ANSWERS:
                        raise Leak(f"nobody judges frames of the kind {kind}")
            if not self.is_over(max(last_seq, 1)) and not frame.get("seed"):
                search(raw, {"the seed": spellings(self.seed)}, "a frame")
        return len(peeker.frames)

    def _judge_table(self, frame: Any) -> None:
        if frame["seed"] and not any(isinstance(event, Revealed) for event in self.events):
            raise Leak("the seed was told before the end")
        if any(chair["link"] for chair in frame["chairs"]) and not frame["host"]:
            raise Leak("a link was told to somebody who is not the host")

    def _judge_update(self, frame: Any, raw: str, seats: set[int], last_seq: int) -> None:
        seq = frame["seq"]
        state = self.states[seq - 1]
        if extra := set(frame) - UPDATE_FIELDS:
            raise Leak(f"the update has fields that nobody judges: {extra}")
        if frame["tally"] and not frame["over"]:
            raise Leak("numbers are told before the end")
        for alarm in frame["alarms"]:
            if not WAIT.fullmatch(alarm["move"]):
                raise Leak(f"an alarm says {alarm}")
        for time in frame["times"]:
            if set(time) != {"seat", "left_ms", "runs"}:
                raise Leak(f"a total time says {time}")
        if frame["no_take_back"] not in NO_TAKE_BACK:
            raise Leak(f"why nothing is taken back: {frame['no_take_back']}")
        for shown in frame["views"]:
            for seat in shown["seats"] or [None]:
                self.judge_view(shown["view"], state, seat, seats)
        for choices in frame["choices"]:
            self._judge_choices(choices, state, seats)
        if last_seq:
            self._judge_causes(frame["causes"], seats, last_seq, seq)
        self._search_cards(raw, state, seats)

    def _judge_poses(self, frame: Any) -> None:
        """Poses hold the places of the tower's blocks and of the held block, and not a byte more."""
        if extra := set(frame) - POSES_FIELDS:
            raise Leak(f"the poses have fields that nobody judges: {extra}")
        if not {frame.get("touched", False), frame.get("fell", False)} <= {True, False}:
            raise Leak("the poses tell more than whether the tower was touched and fell")
        for time in (frame.get("counted_ms"), frame.get("left_ms")):
            if time is not None and (type(time) is not int or not 0 <= time <= MAX_HELD_MS):
                raise Leak(f"the poses tell of a time that is none: {time!r}")
        written = base64.b64decode(frame["frame"], validate=True)
        if base64.b64encode(written).decode() != frame["frame"]:
            raise Leak("the frame has bits that say nothing of blocks")
        try:
            _, told = decode_frame(written)
        except BadNotation as error:
            raise Leak(f"the frame has bytes that say nothing of blocks: {error}") from None
        state = self.states[frame["placement"] - 1]
        if state.held is None or max(told, default=0) > len(state.tower):
            raise Leak(
                f"blocks {set(told)} are told of, where {len(state.tower)} stand and {state.held} is held"
            )
        search(written.hex(), {"the seed": spellings(self.seed)}, "a frame of poses")

    def _judge_review(self, frame: Any, seq: int) -> None:
        """A review comes after the end, and only of moves that everybody saw."""
        if not seq or not self.is_over(seq):
            raise Leak("a game was reviewed before it was over")
        if extra := set(frame) - REVIEW_FIELDS | {
            name for ply in frame["plies"] for name in set(ply) - PLY_FIELDS
        }:
            raise Leak(f"the review has fields that nobody judges: {extra}")
        for found in (found for ply in frame["plies"] for found in ply["gave"]):
            if extra := {*found, *(f"args.{name}" for name in found["args"])} - FINDING_FIELDS:
                raise Leak(f"what a move gave away has fields that nobody judges: {extra}")
        played = {(event.seat, event.move) for event in self.events if isinstance(event, Moved)}
        for ply in frame["plies"]:
            if (ply["seat"], ply["move"]) not in played:
                raise Leak(f"the review tells of {ply}, which was not played")

    def _twin(self, state: Any, viewer: int | None) -> Any:
        twin_of = TWINS.get(self.game.key)
        if twin_of is None or self.game.outcome(state) is not None:
            return state
        seat = None if viewer is None else Seat(viewer)
        return twin_of(state, seat, SeededDice(hashlib.sha256(repr(state).encode()).digest())) or state

    def judge_view(self, view: Any, state: Any, viewer: int | None, seats: set[int]) -> None:
        if viewer is not None and viewer not in seats:
            raise Leak(f"the view of seat {viewer} went to a page with {seats}")
        seat = None if viewer is None else Seat(viewer)
        expected = msgspec.json.encode(self.game.view_for(self._twin(state, viewer), seat))
        if view != json.loads(expected):
            raise Leak(f"what seat {viewer} sees depends on what it may not know: {view}")

    def _judge_choices(self, choices: Any, state: Any, seats: set[int]) -> None:
        seat = choices["seat"]
        legal = self.game.legal_moves(self._twin(state, seat), Seat(seat))
        if seat not in seats or choices["moves"] != [self.game.format_move(move) for move in legal]:
            raise Leak(f"the choices of seat {seat} depend on what it may not know")

    def _judge_causes(self, causes: Any, seats: set[int], after: int, until: int) -> None:
        happened = [
            number
            for number in range(after, until)
            if not isinstance(self.events[number], Seated | Revealed | Followed)
        ]
        if len(happened) != len(causes):
            raise Leak(f"{len(happened)} things happened, {len(causes)} were told")
        for number, cause in zip(happened, causes, strict=True):
            event = self.events[number]
            if cause["move"].startswith("draw") and isinstance(event, Chanced):
                before, now = self.states[number - 1], self.states[number]
                if not self._sees_draw(before, now, seats):
                    raise Leak(f"{seats} were told of {event}")

    def _sees_draw(self, before: Any, now: Any, seats: set[int]) -> bool:
        match self.game.key:
            case "blockout":
                return any(before.hands[seat] != now.hands[seat] for seat in seats)
            case "blockyou":
                own = any(before.players[seat].hand != now.players[seat].hand for seat in seats)
                return own or before.field != now.field
            case _:
                return True

    def _search_cards(self, raw: str, state: Any, seats: set[int]) -> None:
        """Unique cards have a name to search for."""
        if self.game.key == "blockyou":
            seen = {str(lying.card) for lying in state.field.visible}
            seen |= {str(laid.lying.card) for laid in state.laid}
            for seat, player in enumerate(state.players):
                name = str(player.hand)
                if seat not in seats and player.hand and name not in seen and name in raw:
                    raise Leak(f"the card of seat {seat} was told to {seats}")


async def all_caught_up(house: House, table: str, peekers: Sequence[Peeker]) -> int:
    """Waits until every page has the newest update; returns its seq."""
    seq = len(await house.server.store.log(table))
    await asyncio.gather(*(peeker.chat.until_seq(seq) for peeker in peekers))
    return seq
