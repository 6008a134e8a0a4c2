"""Positions of Blackout as one line of text and back; docs/formats/notation.md is the specification."""

from dataclasses import replace

from blockcade.core import BadNotation, Seat
from blockcade.core.parts import join_parts, parse_number, parse_setup, setup_words, split_parts
from blockcade.games.blackout.cards import CARD_BY_NAME, CARDS, FULL
from blockcade.games.blackout.data import CARDS_TO_WIN, NUMBERS, OPEN_CARDS
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.setup import OPTIONS, bare_table, make_setup
from blockcade.games.blackout.state import REWARD, State

_FLAGS = ("extra", "reroll", "rerolled", "card_won", "hurried")
_PARTS = (
    "cards",
    "players",
    "turn",
    "won",
    "gone",
    "left",
    "dice",
    "rolls",
    "pending",
    "flags",
    "draws",
    "caller",
)


def format_position(state: State) -> str:
    """Open cards with chips, set-up, turn, then other parts if not empty; cards not named are the pile."""
    specials = ["WILD"] * state.wilds + ["UNDO"] * state.undos
    dice = ["-" if face is None else str(face) for face in state.dice]
    parts = {
        "cards": [_format_slot(index, mask) for index, mask in zip(state.slots, state.covered, strict=True)],
        "players": setup_words(state.setup, OPTIONS),
        "turn": ["-" if state.turn is None else str(state.turn), state.phase.value, str(state.turns)],
        "won": [f"{seat}:{','.join(_names(cards))}" for seat, cards in enumerate(state.won) if cards],
        "gone": _names(sorted(state.gone)),
        "left": [str(seat) for seat in sorted(state.left)],
        "dice": dice if set(dice) != {"-"} else [],
        "rolls": [str(die) for die in state.to_roll],
        "pending": [*map(str, state.numbers), *specials],
        "flags": [flag for flag in _FLAGS if getattr(state, flag)],
        "draws": [] if state.drawing is None else [str(state.drawing)],
        "caller": [] if state.caller is None else [str(state.caller)],
    }
    return join_parts(parts)


def parse_position(text: str) -> State:
    parts = split_parts(text, _PARTS)
    setup = parse_setup(parts.get("players", []), make_setup)
    slots, covered = _parse_cards(parts.get("cards", []))
    won, gone = _parse_won(parts.get("won", []), setup.players), frozenset(map(_card, parts.get("gone", [])))
    used = [
        *(index for index in slots if index is not None),
        *(index for cards in won for index in cards),
        *gone,
    ]
    if len(set(used)) != len(used):
        raise BadNotation("a card lies in two places")
    turn, phase, turns = _parse_turn(parts.get("turn", []), setup.players)
    pending, flags = parts.get("pending", []), parts.get("flags", [])
    if unknown := [flag for flag in flags if flag not in _FLAGS]:
        raise BadNotation(f"{unknown[0]!r} is not one of {', '.join(_FLAGS)}")
    state = replace(
        bare_table(setup),
        phase=phase,
        pile=frozenset(range(len(CARDS))) - set(used),
        slots=slots,
        covered=covered,
        won=won,
        gone=gone,
        left=frozenset(Seat(parse_number(word, setup.players - 1)) for word in parts.get("left", [])),
        turn=turn,
        turns=turns,
        dice=_parse_dice(parts.get("dice", ["-"] * 3)),
        to_roll=tuple(parse_number(word, 2) for word in parts.get("rolls", [])),
        numbers=tuple(sorted(parse_number(word, 5, 1) for word in pending if word not in ("WILD", "UNDO"))),
        wilds=pending.count("WILD"),
        undos=pending.count("UNDO"),
        drawing=_parse_drawing(parts.get("draws", [])),
        caller=next((Seat(parse_number(word, setup.players - 1)) for word in parts.get("caller", [])), None),
        extra="extra" in flags,
        reroll="reroll" in flags,
        rerolled="rerolled" in flags,
        card_won="card_won" in flags,
        hurried="hurried" in flags,
    )
    if wrong := _contradiction(state):
        raise BadNotation(f"no game comes to this position: {wrong}")
    return state


def _contradiction(state: State) -> str | None:
    """Why the position is impossible; None if it is possible. So every parsed position can be played."""
    phase, empty = state.phase, [slot for slot, index in enumerate(state.slots) if index is None]
    stayed = state.setup.players - len(state.left)
    most = max(map(len, state.won))
    if most > CARDS_TO_WIN or (most == CARDS_TO_WIN or stayed < 2) != (phase is Phase.OVER) or stayed < 1:
        return "it is over when somebody has five cards or is alone, and only then"
    if any(state.won[seat] for seat in state.left) or len(state.gone) > (CARDS_TO_WIN - 1) * len(state.left):
        return "whoever left has no cards; up to four a player are gone with them"
    if phase is Phase.OVER:
        return None
    if state.turn is None and (phase is not Phase.SETTING or len(empty) != OPEN_CARDS):
        return "it is somebody's turn, unless luck has still to draw who begins"
    if state.turn in state.left and phase not in (Phase.CALL, Phase.DRAW):
        return "it is the turn of somebody who has left"
    if (phase is Phase.ROLLING) != bool(state.to_roll) or list(state.to_roll) != sorted(set(state.to_roll)):
        return "dice are on their way while they roll, and only then"
    if (phase is Phase.DRAW) != (state.drawing is not None) or (
        state.drawing == REWARD and state.caller is None
    ):
        return "a card is drawn for a place or for a caller, and only then"
    expected = [state.drawing] if state.drawing is not None and state.drawing != REWARD else []
    if not empty if phase is Phase.SETTING else empty != expected:
        return "three cards lie open, but for one that is drawn"
    return None


def _names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[index].name for index in cards]


def _format_slot(index: int | None, mask: int) -> str:
    """`S1:2,3` has chips on its second and third space; `-` is an empty place."""
    if index is None:
        return "-"
    chips = [str(at + 1) for at in range(5) if mask >> at & 1]
    return f"{CARDS[index].name}:{','.join(chips)}"


def _parse_cards(words: list[str]) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    if len(words) != OPEN_CARDS:
        raise BadNotation(f"a position has {OPEN_CARDS} cards, like 'cards S1:2,3 A2: -'")
    slots: list[int | None] = []
    covered: list[int] = []
    for word in words:
        name, colon, chips = word.partition(":")
        if word == "-":
            slots.append(None)
            covered.append(0)
            continue
        index = _card(name)
        mask = sum(1 << at for at in {parse_number(chip, 5, 1) - 1 for chip in chips.split(",") if chip})
        if not colon or mask == FULL or CARDS[index].free_mask & ~mask:
            raise BadNotation(f"{word!r} is not an open card: FREE is covered, and not all spaces are")
        slots.append(index)
        covered.append(mask)
    return tuple(slots), tuple(covered)


def _parse_turn(words: list[str], players: int) -> tuple[Seat | None, Phase, int]:
    if len(words) != 3 or words[1] not in {phase.value for phase in Phase}:
        raise BadNotation("a position has a turn, like 'turn 0 place 12'")
    turn = None if words[0] == "-" else Seat(parse_number(words[0], players - 1))
    return turn, Phase(words[1]), parse_number(words[2], 9999)


def _parse_won(words: list[str], players: int) -> tuple[tuple[int, ...], ...]:
    won: list[tuple[int, ...]] = [()] * players
    for word in words:
        seat, _, names = word.partition(":")
        at = parse_number(seat, players - 1)
        if won[at]:
            raise BadNotation(f"seat {at} has won its cards twice")
        won[at] = tuple(_card(name) for name in names.split(","))
    return tuple(won)


def _parse_dice(words: list[str]) -> tuple[int | None, ...]:
    if len(words) != 3:
        raise BadNotation("there are three dice, like 'dice 2 0 -'")
    return tuple(None if word == "-" else parse_number(word, max(NUMBERS)) for word in words)


def _parse_drawing(words: list[str]) -> int | None:
    if not words:
        return None
    return REWARD if words[0] == str(REWARD) else parse_number(words[0], OPEN_CARDS - 1)


def _card(name: str) -> int:
    if name not in CARD_BY_NAME:
        raise BadNotation(f"{name!r} is not a card; there are {', '.join(CARD_BY_NAME)}")
    return CARD_BY_NAME[name].index
