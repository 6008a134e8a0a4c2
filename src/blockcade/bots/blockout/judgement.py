"""The worth of a card of Block Out!: one card less, the risk of three more, the race for the last block."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from blockcade.bots.blockout.race import completes
from blockcade.core import Dice
from blockcade.games.blockout.cards import Block, Card, Kind, box_of
from blockcade.games.blockout.data import BLOCKS, Size
from blockcade.games.blockout.moves import Move, PlaceExtra, PlayAction, PlayCard
from blockcade.games.blockout.view import View

# All worths are in cards: one card less in hand is worth 1.
_WIN = 8.0  # a little more than the cards still to play
_FALL = -1.0  # one card played, three drawn, one more for the new tower
_STIFF = {Kind.EXACT: 0.10, Kind.COLOUR: 0.05, Kind.SIZE: 0.05, Kind.ANY: 0.0}  # less flexible cards go first
_LAST_ACTION = 0.4  # an Action Card as the last card wins without risk
_FEW_CARDS = 4
_LOW = 4  # up to this height large blocks are better, above it small ones
_SIZE_WORTH = 0.08


@dataclass(frozen=True, slots=True)
class Judgement:
    action_worth: float  # of an Action Card that is kept for an unsafe tower
    plans_ahead: bool = False  # in `statics` only: a simulated tower falls too often for it (bots/README.md)

    def best(self, view: View, choices: Sequence[Move], chances: Mapping[Block, float], dice: Dice) -> Move:
        """The choice of the highest worth, by lot among equals."""
        worths = [self._worth(view, move, chances) for move in choices]
        top = max(worths)
        equals = [move for move, worth in zip(choices, worths, strict=True) if worth >= top - 1e-9]
        return equals[dice.roll(len(equals))]

    def _worth(self, view: View, move: Move, chances: Mapping[Block, float]) -> float:
        match move:
            case PlayCard(card, block):
                return self._worth_of_block(view, card, block, chances[block])
            case PlaceExtra(block):
                return chances[block]
            case PlayAction():
                return self._worth_of_action(view)
            case _:
                return 0.0  # drawing is legal only when nothing else is

    def _plans(self, view: View) -> bool:
        return self.plans_ahead and view.model == "statics"

    def _worth_of_block(self, view: View, card: Card, block: Block, chance: float) -> float:
        height = len(view.tower) + 1
        is_last_card = len(view.hand) == 1 and not view.restart
        if height == BLOCKS or is_last_card:
            return chance * _WIN + (1 - chance) * _FALL
        success, fall = 1.0 + _STIFF[card.kind], _FALL
        if self._plans(view):
            success += _fit_for_height(view, block, height) + _race(view, height)
            fall += _race(view, 1)
        return chance * success + (1 - chance) * fall

    def _worth_of_action(self, view: View) -> float:
        """BO-O31: as the last card it wins; earlier, its use costs a way out."""
        if len(view.hand) == 1:
            return _WIN
        if not self._plans(view):
            return 1.0 - self.action_worth
        actions = sum(Card.parse(card).is_action for card in view.hand)
        is_for_the_end = actions == 1 and len(view.hand) <= _FEW_CARDS
        kept = self.action_worth + (_LAST_ACTION if is_for_the_end else 0.0)
        return 1.0 - kept + _race(view, len(view.tower))


def _fit_for_height(view: View, block: Block, height: int) -> float:
    """Positive where a block fits the height: large and square ones low, small ones high."""
    box = box_of(view.edition, block)
    square = min(box.width, box.depth) / max(box.width, box.depth)
    size = (block.size - Size.MEDIUM) + (square - 0.75)
    return _SIZE_WORTH * size * (1 if height <= _LOW else -1)


def _race(view: View, height: int) -> float:
    """The worth of a tower of this height to the player whose turn ends."""
    players = sum(not player.left for player in view.players)
    return _WIN * completes(players, height, players - 1)
