"""Decides which cards may be played with which blocks, and gives the reason if not (BO-14 to BO-27)."""

from collections.abc import Iterator, Sequence

from blockcade.games.blockout.cards import Block, Card, blocks_of, deck_of
from blockcade.games.blockout.moves import DrawCards, Move, PlaceExtra, PlayAction, PlayCard
from blockcade.games.blockout.phase import CARDLESS, Phase
from blockcade.games.blockout.reasons import Refusal
from blockcade.games.blockout.state import State
from blockcade.games.blockout.tower import listed_spots, refusal_of_spot


def is_playable(state: State, card: Card) -> bool:
    """BO-O15, BO-O16, BO-O21, BO-O22: whether this card can be played now, in any hand."""
    if card.is_action:
        return not state.restart
    return any(card.fits(block) for block in state.free)


def can_play(state: State) -> bool:
    return any(is_playable(state, card) for card in state.hand)


def choices(state: State) -> Sequence[Move]:
    """The moves of the player whose turn it is."""
    if state.phase in CARDLESS:
        return [PlaceExtra(block, spot) for block in state.free for spot in listed_spots(state, block)]
    return list(_plays(state)) or [DrawCards()]


def _plays(state: State) -> Iterator[Move]:
    for card in sorted(set(state.hand)):
        if not card.is_action:
            for block in state.free:
                if card.fits(block):
                    yield from (PlayCard(card, block, spot) for spot in listed_spots(state, block))
        elif not state.restart:
            yield PlayAction(card)


def refusal_of_choice(state: State, move: Move) -> Refusal | None:
    """Judges a move of the player whose turn it is, in one of the CHOOSING phases."""
    if state.phase in CARDLESS:
        if isinstance(move, PlaceExtra):
            return _refusal_of_block(state, move)
        return "bonus-due" if state.phase is Phase.BONUS else "wrong-phase"  # BO-O37
    match move:
        case DrawCards():
            return "can-play" if can_play(state) else None  # BO-O17
        case PlayAction(card):
            if card not in state.hand:
                return "not-in-hand"
            return "need-block-card" if state.restart else None
        case PlayCard(card, block):
            if card not in deck_of(state.setup):
                return "unknown-id"
            if card not in state.hand:
                return "not-in-hand"
            if block in blocks_of(state.edition) and not card.fits(block):
                return "block-mismatch"
            return _refusal_of_block(state, move)
        case _:
            return "wrong-phase"


def _refusal_of_block(state: State, move: PlayCard | PlaceExtra) -> Refusal | None:
    block: Block = move.block
    if block not in blocks_of(state.edition):
        return "unknown-id"
    if block not in state.free:
        return "block-on-tower"
    return refusal_of_spot(state, block, move.spot)
