"""Positions of Block Out! as one line of text and back; docs/formats/notation.md is the specification."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, get_args

from blockcade.core import BadNotation, Seat
from blockcade.core.parts import join_parts, parse_number, parse_setup, setup_words, split_parts
from blockcade.core.pose import Pose
from blockcade.games.blockout.cards import Block, Card, blocks_of, deck_of, remaining
from blockcade.games.blockout.data import BLOCKS, FALL_DRAW, HAND
from blockcade.games.blockout.moves import VOID_REASONS, PlaceExtra, PlayCard
from blockcade.games.blockout.notation import format_placing, parse_move
from blockcade.games.blockout.phase import CARDLESS, CHOOSING, REPORTING, UNASKED, Phase
from blockcade.games.blockout.reasons import Ending
from blockcade.games.blockout.setup import OPTIONS, bare_table, make_setup
from blockcade.games.blockout.state import Held, Last, Standing, State
from blockcade.games.blockout.tower import QUARTER, STRAIGHT, refusal_of_spot
from blockcade.games.blockout.turns import slips_now

_HANDS = tuple(f"hand{seat}" for seat in range(6))
_PARTS = (
    "players",
    "turn",
    *_HANDS,
    "discards",
    "tower",
    "held",
    "owed",
    "flags",
    "votes",
    "said",
    "last",
    "left",
    "won",
)
_FLAGS = ("anticlockwise", "restart", "acted", "bonus")
_VOTES = {"stood": True, "fell": False}
_LAST = ("stood", "fell", "late", "oops", *(f"void:{reason}" for reason in VOID_REASONS))
_ENDINGS: dict[str, Ending] = {ending: ending for ending in get_args(Ending)}
_PRACTISING = (Phase.PRACTICE, Phase.SLIPPING, Phase.PLACING, Phase.COUNT, *REPORTING, Phase.OVER)
_MOST = 9999
_NONE = "-"


def format_position(state: State) -> str:
    """Cards that the text does not name are in the pile."""
    flags = {
        "anticlockwise": state.direction < 0,
        "restart": state.restart,
        "acted": state.acted,
        "bonus": state.bonus,
    }
    turn = _NONE if state.turn is None else str(state.turn)
    parts = {
        "players": setup_words(state.setup, OPTIONS),
        "turn": [turn, state.phase.value, str(state.turns), str(state.waits)],
        **{f"hand{seat}": _words(cards) for seat, cards in enumerate(state.hands)},
        "discards": _words(state.discards),
        "tower": [f"{block}@{pose}" for block, pose in state.tower],
        "held": [] if state.held is None else _format_held(state.held),
        "owed": [str(state.owed)] if state.owed else [],
        "flags": [flag for flag in _FLAGS if flags[flag]],
        "votes": [
            f"{seat}:{'stood' if vote else 'fell'}"
            for seat, vote in enumerate(state.votes)
            if vote is not None
        ],
        "said": [] if state.said_in is None else [state.said_in.value],
        "last": []
        if state.last is None
        else [str(state.last.seat), str(state.last.block), state.last.verdict],
        "left": [str(seat) for seat in sorted(state.left)],
        "won": [] if state.winner is None else [str(state.winner), state.ending],
    }
    return join_parts(parts)


def parse_position(text: str) -> State:
    parts = split_parts(text, _PARTS)
    setup = parse_setup(parts.get("players", []), make_setup)
    if unknown := [name for name in _HANDS[setup.players :] if name in parts]:
        raise BadNotation(f"{unknown[0]} does not play")
    flags = parts.get("flags", [])
    if unknown := [flag for flag in flags if flag not in _FLAGS]:
        raise BadNotation(f"{unknown[0]!r} is not one of {', '.join(_FLAGS)}")
    turn, phase, turns, waits = _parse_turn(parts.get("turn", []), setup.players)
    winner, ending = _parse_won(parts.get("won", []), setup.players)
    state = replace(
        bare_table(setup),
        phase=phase,
        turn=turn,
        direction=-1 if "anticlockwise" in flags else 1,
        turns=turns,
        waits=waits,
        hands=tuple(tuple(sorted(map(Card.parse, parts.get(name, [])))) for name in _HANDS[: setup.players]),
        discards=tuple(map(Card.parse, parts.get("discards", []))),
        tower=tuple(map(_parse_standing, parts.get("tower", []))),
        held=_parse_held(parts.get("held", [])),
        owed=parse_number(" ".join(parts.get("owed", ["0"])), FALL_DRAW),
        restart="restart" in flags,
        acted="acted" in flags,
        bonus="bonus" in flags,
        votes=_parse_votes(parts.get("votes", []), setup.players),
        said_in=_parse_said(parts.get("said", [])),
        last=_parse_last(parts.get("last", []), setup.players),
        left=frozenset(_seat(word, setup.players) for word in parts.get("left", [])),
        winner=winner,
        ending=ending,
    )
    if wrong := _wrong_things(state) or _wrong_turn(state):
        raise BadNotation(f"no game comes to this position: {wrong}")
    return state


def _wrong_things(state: State) -> str | None:
    """Why the cards or blocks are impossible in any phase; None if they are possible."""
    used = [card for cards in (*state.hands, state.discards) for card in cards]
    try:
        remaining(deck_of(state.setup), used)
    except ValueError as error:
        return str(error)
    if unknown := set(used) - set(deck_of(state.setup)):
        return f"{min(unknown)} is not in this edition"
    blocks = [standing.block for standing in state.tower] + ([state.held.block] if state.held else [])
    if len(set(blocks)) != len(blocks) or not set(blocks) <= set(blocks_of(state.edition)):
        return "a block is there twice, or not in this edition"
    if state.model == "statics" and any(pose[3:] not in (STRAIGHT, QUARTER) for _, pose in state.tower):
        return "in the model statics blocks stand straight"
    if any(state.hands[seat] for seat in state.left) or (state.turn in state.left and not state.is_over):
        return "whoever left has no cards and no turn"
    return None


def _wrong_turn(state: State) -> str | None:
    """Why the phase is impossible; None if it is possible. So every parsed position can be played."""
    phase = state.phase
    players = state.setup.players
    too_few = len(state.present) < min(2, players)
    if (
        (phase is Phase.OVER) != (state.winner is not None)
        or len(state.present) < min(1, players - 1)
        or (too_few and not state.is_over)
    ):
        return "it is over when somebody has won or is alone, and only then"
    if state.is_practice and (state.hands[0] or state.discards or phase not in _PRACTISING):
        return "in practice there are no cards"
    if state.is_over:
        return None
    if (state.turn is None and phase is not Phase.DEALING) or len(state.tower) >= BLOCKS:
        return "somebody has the turn once the cards are dealt, and nine blocks would have won"
    if phase is Phase.DEALING and all(len(state.hands[seat]) >= HAND for seat in state.present):
        return "cards are dealt until everybody has seven"
    if phase is Phase.DRAWING and not state.pile:
        return "luck draws from a pile that is not empty"
    if state.owed and not (phase is Phase.DRAWING and state.restart):
        return "cards are owed while they are drawn after a fall"
    if (phase is Phase.RESTART and not state.restart) or (state.restart and phase is Phase.CHOOSE):
        return "a new tower is due after a fall, and only then"
    if (phase is Phase.BONUS or state.bonus) and (state.hand or state.setup["advanced"] == "off"):
        return "the extra block is for a player without cards, by the advanced rule"
    if phase is Phase.PRACTICE and not state.is_practice:
        return "only one player alone practises"
    if phase is Phase.SLIPPING and not slips_now(state):
        return "a hand slips above a tower, in the model statics, with the switch slip"
    reported = state.model == "reported"
    if phase in (Phase.COUNT, *REPORTING) and not reported:
        return "only people count and report"
    if any(vote is not None for vote in state.votes) and phase not in REPORTING:
        return "votes are cast when the table is asked"
    if state.said_in and (phase is not Phase.REPORT or state.is_late or set(state.votes) != {None, False}):
        return "only a reported fall interrupts a placement or its count"
    if state.bonus and not state.is_late:
        return "only a late fall interrupts the extra block"
    return _wrong_held(state)


def _wrong_held(state: State) -> str | None:
    held = state.held
    if held is None:
        late_is_possible = state.phase in REPORTING and len(state.tower) > 1
        needs = (
            state.phase in (Phase.SLIPPING, Phase.PLACING, Phase.COUNT, *REPORTING) and not late_is_possible
        )
        return "somebody holds a block while it is placed" if needs else None
    if state.phase in (*CHOOSING, Phase.DEALING, Phase.DRAWING):
        return "a block is held only while it is placed"
    if held.card and (
        not state.discards or state.discards[-1] != held.card or not held.card.fits(held.block)
    ):
        return "the card of the held block is the top one of the discards"
    if (held.card is None) != (held.chosen_in in CARDLESS):
        return "only the extra block and practice need no card"
    if (held.chosen_in is Phase.PRACTICE) != state.is_practice:
        return "only one player alone practises"
    if held.spot is not None and state.phase is Phase.PLACING and slips_now(state):
        return None  # it may have slipped off the tower (BO-H06)
    return refusal_of_spot(state, held.block, held.spot)


def _words(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def _format_held(held: Held) -> list[str]:
    """`red>large-red choose`: the move's notation, and the phase in which it was chosen."""
    card = "" if held.card is None else str(held.card)
    return [f"{card}{format_placing(held.block, held.spot)}", held.chosen_in.value]


def _parse_held(words: Sequence[str]) -> Held | None:
    if not words:
        return None
    move = parse_move(words[0])
    chosen_in = next((phase for phase in CHOOSING if [phase.value] == list(words[1:])), None)
    if not isinstance(move, PlayCard | PlaceExtra) or chosen_in is None:
        raise BadNotation("a held block is written like 'held red>large-red choose'")
    return Held(move.card if isinstance(move, PlayCard) else None, move.block, move.spot, chosen_in)


def _parse_standing(word: str) -> Standing:
    block, _, pose = word.partition("@")
    return Standing(Block.parse(block), Pose.parse(pose))


def _parse_turn(words: Sequence[str], players: int) -> tuple[Seat | None, Phase, int, int]:
    if len(words) != 4 or words[1] not in {phase.value for phase in Phase}:
        raise BadNotation("a position has a turn, like 'turn 0 choose 12 13'")
    turn = None if words[0] == _NONE else _seat(words[0], players)
    return turn, Phase(words[1]), parse_number(words[2], _MOST), parse_number(words[3], _MOST)


def _parse_votes(words: Sequence[str], players: int) -> tuple[bool | None, ...]:
    votes: list[bool | None] = [None] * players
    for word in words:
        seat, _, vote = word.partition(":")
        if vote not in _VOTES:
            raise BadNotation(f"{word!r} is not a vote like 0:stood")
        votes[_seat(seat, players)] = _VOTES[vote]
    return tuple(votes)


def _parse_said(words: Sequence[str]) -> Phase | None:
    if not words:
        return None
    said_in = next((phase for phase in UNASKED if [phase.value] == list(words)), None)
    if said_in is None:
        raise BadNotation("an interrupted phase is written like 'said placing' or 'said count'")
    return said_in


def _parse_last(words: Sequence[str], players: int) -> Last | None:
    if not words:
        return None
    if len(words) != 3 or words[2] not in _LAST:
        raise BadNotation("the last verdict is written like 'last 0 large-red stood'")
    return Last(_seat(words[0], players), Block.parse(words[1]), words[2])


def _parse_won(words: Sequence[str], players: int) -> tuple[Seat | None, Ending | Literal[""]]:
    if not words:
        return None, ""
    ending = _ENDINGS.get(words[1]) if len(words) == 2 else None
    if ending is None:
        raise BadNotation("who won is written like 'won 0 nine-blocks'")
    return _seat(words[0], players), ending


def _seat(word: str, players: int) -> Seat:
    return Seat(parse_number(word, players - 1))
