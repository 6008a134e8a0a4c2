"""Positions of BlockYou! as one line of text and back; docs/formats/notation.md is the specification."""

import re
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from blockcade.core import BadNotation, Seat
from blockcade.core.parts import join_parts, parse_number, parse_setup, setup_words, split_parts
from blockcade.games.blockyou.cards import TURNS, Card
from blockcade.games.blockyou.data import CARDS, FIELD_SIDE, HAND
from blockcade.games.blockyou.field import SIDE, Field, Lying
from blockcade.games.blockyou.phase import Ending, Fault, Phase, Status
from blockcade.games.blockyou.setup import OPTIONS, make_setup
from blockcade.games.blockyou.state import For, Laid, Owed, Player, State

_SEATS = tuple(f"seat{seat}" for seat in range(5))
_PARTS = ("players", "phase", "field", "buried", *_SEATS, "pile", "known", "gone", "owed", "laid", "ran")
_LYING = re.compile(r"([A-Z]{4}/[A-Z.]+)@(\d),(\d)/([0-3])", re.ASCII)
_OWED = re.compile(r"(field|hand|penalty)(\d{1,2})", re.ASCII)
_UNSEEN = "?"
_NONE = "-"
E = TypeVar("E", bound=Enum)


def format_position(state: State) -> str:
    """`field` lists visible cards, oldest first; `?` is a card that nobody has seen."""
    ending = [state.ending.value] if state.ending is not Ending.NOT_YET else []
    gone = [*_cards(state.gone), *[_UNSEEN] * state.gone_unseen]
    parts = {
        "players": setup_words(state.setup, OPTIONS),
        "phase": [state.phase.value, str(state.round), *ending],
        "field": [_format_lying(lying) for lying in state.field.visible],
        "buried": _cards(state.field.buried),
        **{f"seat{seat}": _format_player(player) for seat, player in enumerate(state.players)},
        "pile": [str(state.pile_unseen)],
        "known": _cards(state.pile_known),
        "gone": gone,
        "owed": [f"{owed.what.value}{owed.at}" for owed in state.owed],
        "laid": [_format_laid(laid) for laid in state.laid],
        "ran": [str(seat) for seat in state.ran_out],
    }
    return join_parts(parts)


def parse_position(text: str) -> State:
    parts = split_parts(text, _PARTS)
    setup = parse_setup(parts.get("players", []), make_setup)
    players = setup.players
    if unknown := [name for name in _SEATS[players:] if name in parts]:
        raise BadNotation(f"{unknown[0]} does not play")
    phase, round_, ending = _parse_phase(parts.get("phase", []))
    gone = parts.get("gone", [])
    state = State(
        setup=setup,
        phase=phase,
        round=round_,
        field=Field(
            tuple(_parse_lying(word) for word in parts.get("field", [])),
            frozenset(map(Card.parse, parts.get("buried", []))),
        ),
        players=tuple(_parse_player(parts.get(name, [])) for name in _SEATS[:players]),
        pile_unseen=parse_number(" ".join(parts.get("pile", [])), CARDS),
        pile_known=frozenset(map(Card.parse, parts.get("known", []))),
        gone=frozenset(Card.parse(word) for word in gone if word != _UNSEEN),
        gone_unseen=gone.count(_UNSEEN),
        owed=tuple(_parse_owed(word, players) for word in parts.get("owed", [])),
        laid=tuple(_parse_laid(word, players) for word in parts.get("laid", [])),
        ending=ending,
        ran_out=tuple(_seat(word, players) for word in parts.get("ran", [])),
    )
    if wrong := _contradiction(state):
        raise BadNotation(f"no game comes to this position: {wrong}")
    return state


def _contradiction(state: State) -> str | None:
    """What could never be, so that a position that is read can always be played on."""
    twice = [card for card, times in Counter(_known_cards(state)).items() if times > 1]
    if twice:
        return f"{twice[0]} is in two places"
    hidden = sum(player.queue.count(None) for player in state.players)
    if hidden + state.pile_unseen + state.gone_unseen > len(state.unseen):
        return "more cards are unseen than there are left"
    laying_out = any(owed.what is For.FIELD for owed in state.owed)
    if not laying_out and None in state.field.tops:
        return "the field has holes"
    in_race = state.phase in (Phase.RACE, Phase.LAST)
    drawn_for = {owed.at for owed in state.owed if owed.what is For.HAND}
    for seat, player in enumerate(state.players):
        holds = player.hand is not None or seat in drawn_for
        if (player.status is Status.ACTIVE) != holds and not (state.is_solo and laying_out):
            return "the players who are active hold a card, and only they"
        if player.status is Status.LEFT and player.cards:
            return "whoever left has no cards"
        if player.cards > HAND:
            return f"nobody has more than {HAND} cards"
    if state.active and not (in_race or state.phase is Phase.TURNING):
        return "nobody is active between the rounds"
    if in_race and not state.active and not state.owed:
        return "somebody is active in a race"
    if state.phase is Phase.READY and not state.seats_with(Status.IDLE):
        return "everybody is ready"
    alone = len(state.present) < min(2, state.setup.players)
    if (state.phase is Phase.OVER) < alone or (state.phase is Phase.OVER) > (alone or bool(state.ran_out)):
        return "it is over when somebody has no cards left or is alone"
    return None


def _known_cards(state: State) -> list[Card]:
    held = [card for player in state.players for card in (*player.queue, player.hand) if card is not None]
    lying = [lying.card for lying in state.field.visible]
    return [*lying, *state.field.buried, *held, *state.pile_known, *state.gone]


def _cards(cards: frozenset[Card]) -> list[str]:
    return [str(card) for card in sorted(cards)]


def _format_lying(lying: Lying) -> str:
    return f"{lying.card}@{lying.row},{lying.column}/{lying.turns}"


def _parse_lying(word: str) -> Lying:
    match = _LYING.fullmatch(word)
    if not match:
        raise BadNotation(f"{word!r} is not a card on the field like WRPB/N.NE@0,2/0")
    most = SIDE - 2
    row, column = parse_number(match[2], most), parse_number(match[3], most)
    return Lying(Card.parse(match[1]), row, column, parse_number(match[4], len(TURNS) - 1))


def _format_player(player: Player) -> list[str]:
    """Status, the card taken up, the queue: `active WRPB/N.NE ?,?,?`."""
    queue = ",".join(_UNSEEN if card is None else str(card) for card in player.queue)
    return [player.status.value, _NONE if player.hand is None else str(player.hand), queue or _NONE]


def _parse_player(words: Sequence[str]) -> Player:
    if len(words) != 3:
        raise BadNotation("a seat has a status, a card taken up and a queue, like 'seat0 idle - ?,?'")
    status, hand, queue = words
    cards = () if queue == _NONE else tuple(queue.split(","))
    return Player(
        tuple(None if card == _UNSEEN else Card.parse(card) for card in cards),
        None if hand == _NONE else Card.parse(hand),
        _member(Status, status),
    )


def _parse_phase(words: Sequence[str]) -> tuple[Phase, int, Ending]:
    if len(words) not in (2, 3):
        raise BadNotation("a position has a phase and a round, like 'phase race 4'")
    ending = _member(Ending, words[2]) if len(words) == 3 else Ending.NOT_YET
    return _member(Phase, words[0]), parse_number(words[1], 9999), ending


def _parse_owed(word: str, players: int) -> Owed:
    match = _OWED.fullmatch(word)
    if not match:
        raise BadNotation(f"{word!r} is not a card to draw like field3, hand0 or penalty1")
    what = For(match[1])
    return Owed(what, parse_number(match[2], (FIELD_SIDE**2 if what is For.FIELD else players) - 1))


def _format_laid(laid: Laid) -> str:
    """`0:WRPB/N.NE@1,1/0:self:2,3:stays`: who, what and where, fault, who was blocked, does it stay."""
    fault = laid.fault.value if laid.fault else _NONE
    blocked = ",".join(map(str, laid.blocked)) or _NONE
    return f"{laid.seat}:{_format_lying(laid.lying)}:{fault}:{blocked}:{'stays' if laid.stayed else 'back'}"


def _parse_laid(word: str, players: int) -> Laid:
    fields = word.split(":")
    if len(fields) != 5 or fields[4] not in ("stays", "back"):
        raise BadNotation(f"{word!r} does not tell of a lay like 0:WRPB/N.NE@1,1/0:self:2,3:stays")
    seat, lying, fault, blocked, stayed = fields
    return Laid(
        _seat(seat, players),
        _parse_lying(lying),
        None if fault == _NONE else _member(Fault, fault),
        () if blocked == _NONE else tuple(_seat(other, players) for other in blocked.split(",")),
        stayed == "stays",
    )


def _seat(word: str, players: int) -> Seat:
    return Seat(parse_number(word, players - 1))


def _member(kind: type[E], value: str) -> E:
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(str(member.value) for member in kind if member.value)
        raise BadNotation(f"{value!r} is not one of {known}") from None
