"""Bots of Block Out!: they choose card, block and place, and give reports on a tower they cannot see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from blockcade.bots.blockout.judgement import Judgement
from blockcade.bots.blockout.sight import Sight, nearest_spot, normal
from blockcade.bots.pace import REACTION
from blockcade.bots.protocol import Budget, Plan
from blockcade.core import Dice
from blockcade.core.pose import UNITS_PER_MM
from blockcade.games.blockout.cards import Block
from blockcade.games.blockout.moves import (
    DrawCards,
    Fell,
    LetGo,
    Move,
    PlaceExtra,
    PlayAction,
    PlayCard,
    Spot,
    Stood,
)
from blockcade.games.blockout.phase import VOTING, Phase
from blockcade.games.blockout.view import View
from blockcade.physics import Aim

Placing: TypeAlias = PlayCard | PlaceExtra
SILENCE_MS = 86_400_000  # a bot delays a move that it does not want to make by a day
_SETTING_MS = 15_000  # model `reported`: a person sets the real block for the bot
_WAITING_FOR_PEOPLE_MS = 60_000  # model `reported`: people see the tower, the bot does not
_SAFE_ENOUGH = 0.6  # below this chance to stand a cautious player passes


@dataclass(frozen=True, slots=True)
class Level:
    """The data of one level; bots/README.md shows it as a table."""

    steadiness_mm: float
    by_eye_mm: float  # the error of the eye that guesses the middle of a block; 0 with `margins`
    aims: str  # at the "centre" of the top block, or by "margins" of balance
    judges: Judgement | None  # None: any card will do
    dares: bool = False  # takes any card, even if the tower looks unsafe


LEVELS: Mapping[str, Level] = {
    "easy": Level(6.5, 6.5, "centre", None, dares=True),
    "medium": Level(4.5, 3.5, "centre", None),
    "strong": Level(3.0, 1.5, "centre", None),
    "champion": Level(0.6, 0.0, "margins", Judgement(action_worth=0.8, plans_ahead=True)),
}
# A person who plays for the first time: any legal block, near the middle, with an unsteady hand.
BEGINNER_HAND = Level(7.0, 6.5, "centre", None, dares=True)


class BlockOutBot:
    """A bot of one level. It is stateless: it knows only the view."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.steadiness_mm = level.steadiness_mm

    def aim(self, view: View, dice: Dice) -> Aim:
        """The target of the held block; the hand decides how near the block comes."""
        assert view.held is not None
        return self._aim(self._sight(view), Block.parse(view.held.block), dice)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:  # noqa: ARG002
        return self.plan(view, legal, dice).move

    def plan(self, view: View, legal: Sequence[Move], dice: Dice) -> Plan[Move]:
        """Chooses at human speed; about a real tower it reports as little as the game allows."""
        after_ms = REACTION.draw(dice)
        choices = [move for move in legal if isinstance(move, PlayCard | PlaceExtra | PlayAction | DrawCards)]
        if choices:
            return Plan(self._choice(view, choices, dice), after_ms)
        if LetGo() in legal and view.seat == view.viewer:
            return Plan(LetGo(), _SETTING_MS)
        vote = _majority(view) if view.phase in VOTING else None
        if vote is not None and vote in legal:
            return Plan(vote, after_ms)
        if Stood() in legal and view.phase is Phase.REPORT and not _votes(view):
            return Plan(Stood(), _WAITING_FOR_PEOPLE_MS)
        return Plan(next((move for move in legal if not isinstance(move, Fell)), legal[0]), SILENCE_MS)

    def replan(self, view: View, legal: Sequence[Move], plan: Plan[Move], dice: Dice) -> Plan[Move]:
        """Keeps the plan unless its move is illegal or a new plan is earlier or silent."""
        again = self.plan(view, legal, dice)
        if again.after_ms == SILENCE_MS or plan.move not in legal or plan.after_ms > again.after_ms:
            return again
        return plan

    def _sight(self, view: View) -> Sight:
        return Sight(view, self.steadiness_mm)

    def _aim(self, sight: Sight, block: Block, dice: Dice) -> Aim:
        match self.level.aims:
            case "margins":
                return sight.steadiest(block)
            case _:
                x, y, yaw = sight.centre()
                off = self.level.by_eye_mm * UNITS_PER_MM
                x_off, y_off = (round(off * normal(dice)) for _ in range(2))
                return Aim(x + x_off, y + y_off, yaw)

    def _choice(self, view: View, choices: Sequence[Move], dice: Dice) -> Move:
        sight = self._sight(view)
        placings = [move for move in choices if isinstance(move, PlayCard | PlaceExtra)]
        aims = {block: self._aim(sight, block, dice) for block in sorted({one.block for one in placings})}
        chances = {block: sight.chance(block, aim) for block, aim in aims.items()}
        plain = _without_spots(choices)
        if self.level.judges:
            move = self.level.judges.best(view, plain, chances, dice)
        else:
            move = self._any(plain, chances, dice)
        if isinstance(move, PlayCard | PlaceExtra) and view.model == "statics":
            return self._at_a_spot(sight, move, aims[move.block], placings, dice)
        return move

    def _any(self, choices: Sequence[Move], chances: Mapping[Block, float], dice: Dice) -> Move:
        """Any choice that seems safe enough, else an Action Card; with `dares`, any choice at all."""
        safe = [
            move
            for move in choices
            if isinstance(move, PlayCard | PlaceExtra) and chances[move.block] >= _SAFE_ENOUGH
        ]
        actions = [move for move in choices if isinstance(move, PlayAction)]
        among = choices if self.level.dares else safe or actions or choices
        return among[dice.roll(len(among))]

    def _at_a_spot(
        self, sight: Sight, chosen: Placing, aim: Aim, placings: Sequence[Placing], dice: Dice
    ) -> Placing:
        """`statics`: no hand is simulated, so the bot's own unsteadiness moves the spot."""
        if sight.height:
            off = sight.deviation_mm * UNITS_PER_MM
            x_off, y_off = (round(off * normal(dice)) for _ in range(2))
            aim = Aim(aim.x + x_off, aim.y + y_off, aim.yaw)
        at: dict[Spot, Placing] = {
            one.spot: one for one in placings if one.spot is not None and _same_play(one, chosen)
        }
        return at[nearest_spot(list(at), aim)]


def _without_spots(choices: Sequence[Move]) -> list[Move]:
    """Card and block only, each pair once and in order."""
    plain: dict[Move, None] = {}
    for move in choices:
        match move:
            case PlayCard(card, block):
                plain[PlayCard(card, block)] = None
            case PlaceExtra(block):
                plain[PlaceExtra(block)] = None
            case _:
                plain[move] = None
    return list(plain)


def _same_play(one: Placing, other: Placing) -> bool:
    card = one.card if isinstance(one, PlayCard) else None
    return (card, one.block) == (other.card if isinstance(other, PlayCard) else None, other.block)


def _votes(view: View) -> list[str]:
    return [player.vote for player in view.players if player.vote]


def _majority(view: View) -> Move | None:
    """The vote of most people so far; None: they are equal, and a bot that sees nothing does not decide."""
    votes = _votes(view)
    stood, fell = votes.count("stood"), votes.count("fell")
    if stood == fell:
        return None
    return Stood() if stood > fell else Fell()
