"""Positions of BlockYou! as one line of text and back; docs/formats/notation.md is the specification."""

import re
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from blockcade.core import BadNotation, Seat, Setup
from blockcade.core.parts import join_parts, parse_number, parse_setup, setup_words, split_parts
from blockcade.games.blockyou.cards import TURNS, Card
from blockcade.games.blockyou.data import CARDS, FIELD_SIDE, HAND
from blockcade.games.blockyou.field import SIDE, Field, Lying, dealt_place, squares_at
from blockcade.games.blockyou.phase import Ending, Fault, Phase, Status
from blockcade.games.blockyou.setup import OPTIONS, leads_by_lot, make_setup, named_leader
from blockcade.games.blockyou.starting import seats_to_get_ready
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
            _parse_cards(parts.get("buried", [])),
        ),
        players=tuple(_parse_player(parts.get(name, [])) for name in _SEATS[:players]),
        pile_unseen=parse_number(" ".join(parts.get("pile", [])), CARDS),
        pile_known=_parse_cards(parts.get("known", [])),
        gone=_parse_cards([word for word in gone if word != _UNSEEN]),
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
    """Why the position is impossible; None if it is possible. So every parsed position can be played."""
    return _wrong_cards(state) or _wrong_draws(state) or _wrong_players(state) or _wrong_phase(state)


def _wrong_cards(state: State) -> str | None:
    twice = [card for card, times in Counter(_known_cards(state)).items() if times > 1]
    if twice:
        return f"{twice[0]} is in two places"
    hidden = sum(player.queue.count(None) for player in state.players) + len(_owed_at(state, For.HAND))
    if hidden + state.pile_unseen + state.gone_unseen > len(state.unseen):
        return "more cards are unseen than there are left"
    if (state.gone or state.gone_unseen) and not state.seats_with(Status.LEFT):
        return "cards are gone only with players"
    holes = {at for at, top in enumerate(state.field.tops) if top is None}
    empty = {at for place in _owed_at(state, For.FIELD) for at in squares_at(*dealt_place(place))}
    if holes != empty and not state.is_over:  # players may leave while a field is laid out
        return "the field has holes, and only there, where cards are still to be laid out"
    if {lying.card for lying in state.field.visible} - set(state.field.tops):
        return "nothing can be seen of a card that is not buried"
    return None


def _wrong_draws(state: State) -> str | None:
    """Luck draws for one purpose at a time, and for each only in its phase."""
    if not state.owed:
        return None
    whats = {owed.what for owed in state.owed}
    if len(whats) > 1 or len(set(state.owed)) < len(state.owed):
        return "luck draws for one thing at a time"
    (what,) = whats
    phases = {
        For.FIELD: (Phase.READY, Phase.RACE if state.is_solo else Phase.COUNTDOWN),
        For.HAND: (Phase.TURNING, *([Phase.RACE] if state.is_solo else [])),
        For.PENALTY: (Phase.RACE, *([] if state.is_solo else [Phase.LAST])),
    }
    if state.phase not in phases[what]:
        return f"luck does not draw for a {what.value} in this phase"
    if what is not For.HAND and len(state.owed) > state.pile:
        return "the pile has fewer cards than are drawn from it"
    if what is For.PENALTY:
        (seat,) = _owed_at(state, what) if len(state.owed) == 1 else (None,)
        last = state.laid[-1] if state.laid else None
        if last is None or last.seat != seat or last.fault is None:
            return "a penalty card is for the fault that was just committed"
    return None


def _wrong_players(state: State) -> str | None:
    drawn_for, fined = _owed_at(state, For.HAND), _owed_at(state, For.PENALTY)
    for seat, player in enumerate(state.players):
        if (player.hand is not None) + (seat in drawn_for) != (player.status is Status.ACTIVE):
            return "the players who are active hold a card, and only they"
        if seat in fined and player.status is not Status.FAULT:
            return "a penalty card is for a fault"
        cards = player.cards + (seat in drawn_for) + (seat in fined)
        if player.status is Status.LEFT and cards:
            return "whoever left has no cards"
        if cards > HAND:
            return f"nobody has more than {HAND} cards"
        ran_out = state.ran_out.count(Seat(seat))
        if ran_out > (not cards and player.status is not Status.LEFT):
            return "whoever ran out of cards has none and is here, once"
        if not cards and not ran_out and player.status is not Status.LEFT and not state.is_over:
            return "whoever has no cards left ran out of them"
    return None


def _wrong_phase(state: State) -> str | None:
    active, waits_for_luck = len(state.active), bool(state.owed)
    leaders = state.seats_with(Status.LEADS)
    between = state.phase in (Phase.READY, Phase.COUNTDOWN, Phase.OVER)
    if active and (between or _owed_at(state, For.FIELD)):
        return "nobody is active between the rounds"
    if state.phase is Phase.READY and not seats_to_get_ready(state):
        return "everybody is ready"
    if leaders and (state.phase not in (Phase.READY, Phase.OVER) or not _may_lead(state.setup, leaders)):
        return "one player leads until all are ready, where the set-up says so"
    if state.phase is Phase.RACE and active < (1 if state.is_solo else 2) and not waits_for_luck:
        return "a race has two who are active, or one who plays alone"
    if state.phase is Phase.LAST and (state.is_solo or active + waits_for_luck != 1):
        return "one of several is the last"
    if state.ran_out and state.phase not in (Phase.RACE, Phase.LAST, Phase.OVER):
        return "whoever ran out of cards has won by now"
    alone = len(state.present) < min(2, state.setup.players)
    if (state.phase is Phase.OVER) < alone or (state.phase is Phase.OVER) > (alone or bool(state.ran_out)):
        return "it is over when somebody has no cards left or is alone"
    return None


def _may_lead(setup: Setup, leaders: list[Seat]) -> bool:
    return len(leaders) == 1 if leads_by_lot(setup) else leaders == [named_leader(setup)]


def _owed_at(state: State, what: For) -> list[int]:
    return [owed.at for owed in state.owed if owed.what is what]


def _known_cards(state: State) -> list[Card]:
    held = [card for player in state.players for card in (*player.queue, player.hand) if card is not None]
    lying = [lying.card for lying in state.field.visible]
    return [*lying, *state.field.buried, *held, *state.pile_known, *state.gone]


def _cards(cards: frozenset[Card]) -> list[str]:
    return [str(card) for card in sorted(cards)]


def _parse_cards(words: Sequence[str]) -> frozenset[Card]:
    if len(set(words)) < len(words):
        raise BadNotation(f"a card comes twice among {' '.join(words)}")
    return frozenset(map(Card.parse, words))


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
    """Status, the card in hand, the queue: `active WRPB/N.NE ?,?,?`."""
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
    """`0:WRPB/N.NE@1,1/0:self:2,3:stays`: seat, card and place, fault, blocked seats, does it stay."""
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
