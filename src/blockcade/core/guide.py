"""Words of a game for a player about its rules: what may be done now, and what has just changed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeAlias

from blockcade.core.actors import Seat
from blockcade.core.setup import Setup

Arg: TypeAlias = int | str | list[str]
"""A number or words. `seat` names a player; a word is a message of the game, or it is shown as it is."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The rule of the moment for one seat, or for a spectator, made only from what that viewer sees."""

    rule: str  # the page says it as `<key>-moment-<rule>`
    clause: str  # a passage of the rules page: `rules-<key>-<clause>`, or `option-<key>-<clause>-about`
    args: Mapping[str, Arg] = field(default_factory=dict[str, Arg])
    light: tuple[str, ...] = ()  # what the board lights: `card:red`, `space:S1.2`, `cell:a20`


class NoteKind(Enum):
    RULE = "rule"  # a fact about the rules, good for everybody
    ADVICE = "advice"  # a judgement of the position: only where all other seats are bots


@dataclass(frozen=True, slots=True)
class Note:
    """A change for a seat that has just come; the page says it as `<key>-coach-<note>`."""

    note: str
    args: Mapping[str, Arg] = field(default_factory=dict[str, Arg])


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """A game's words about its own rules. A game without one still gets `plain_moment`."""

    moment: Callable[[Any, Seat | None, Setup], Moment]  # from a view of that viewer
    rules: tuple[str, ...]  # every slug of a Moment
    changes: Callable[[Any, Any, Seat], Sequence[Note]]  # from two views of the seat, earlier and now
    notes: Mapping[str, NoteKind]  # every slug of a Note
    clauses: Mapping[str, str]  # for every refusal of the card, the passage that explains it


def plain_moment(to_act: Sequence[int], seat: int | None, *, is_over: bool) -> Moment:
    """For a game that brings no guide: whose turn it is. The page says it as `moment-plain-<rule>`."""
    if is_over:
        return Moment("over", "")
    if seat in to_act:
        return Moment("yours", "")
    return Moment("theirs", "", {"seat": to_act[0]}) if len(to_act) == 1 else Moment("others", "")


PLAIN_RULES = ("over", "yours", "theirs", "others")
