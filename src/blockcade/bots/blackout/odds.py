"""The odds of how many cards the next player of Blackout wins, by counting all rolls."""

from functools import cache, lru_cache
from itertools import combinations, pairwise, product
from typing import NamedTuple, TypeAlias

from blockcade.bots.blackout.table import Numbers, lacking, without
from blockcade.games.blackout.data import NUMBERS, OPEN_CARDS

Opens: TypeAlias = tuple[Numbers, ...]  # the open numbers of each card, sorted
Odds: TypeAlias = tuple[float, ...]  # the chances of winning 0, 1, 2 and 3 cards

MOST_CHIPS = 4  # in one turn, with a REROLL (BL-F06): a card with more open numbers is safe
SPECIAL = 0  # the special face of a die


class Throw(NamedTuple):
    """A result of the dice W and U; equal throws are one entry with their number as weight."""

    numbers: Numbers
    wilds: int
    undos: int
    weight: int


def _throws() -> tuple[Throw, ...]:
    weights: dict[tuple[Numbers, int, int], int] = {}
    for wild_die, undo_die in product((*NUMBERS, SPECIAL), repeat=2):
        numbers = tuple(sorted(face for face in (wild_die, undo_die) if face))
        kind = numbers, int(wild_die == SPECIAL), int(undo_die == SPECIAL)
        weights[kind] = weights.get(kind, 0) + 1
    return tuple(Throw(*kind, weight) for kind, weight in weights.items())


THROWS = _throws()
THROW_WEIGHT = 36
_REROLL_THROWS = tuple(throw for throw in THROWS if throw.numbers)  # without: BLACKOUT, all dice roll again

# Rolls without REROLL and throws after a REROLL, each as its numbers and WILDs.
_PLAIN_ROLLS = tuple(
    (tuple(face for face in (wild_die, undo_die, last) if face), int(wild_die == SPECIAL))
    for wild_die, undo_die, last in product((*NUMBERS, SPECIAL), (*NUMBERS, SPECIAL), NUMBERS)
)
_SECOND_ROLLS = tuple(
    (tuple(face for face in (wild_die, undo_die) if face), int(wild_die == SPECIAL))
    for wild_die, undo_die in product((*NUMBERS, SPECIAL), repeat=2)
)
_ROLLS = len(_PLAIN_ROLLS) + sum(throw.weight for throw in _REROLL_THROWS)  # 215: all but BLACKOUT


@lru_cache(maxsize=1 << 17)
def next_turn_odds(opens: Opens, to_go: int) -> Odds:
    """The chances of a player who needs `to_go` cards and plays to win most cards on average.

    Exact, since a new card needs more chips than are left after a won card, and UNDO wins nothing. A BLACKOUT
    is left out: any player may get its card, and the dice then roll again.
    """
    near = sorted((numbers for numbers in opens if len(numbers) <= MOST_CHIPS), key=len)
    return _odds(_renumbered(near), min(to_go, len(near)))


def _renumbered(opens: list[Numbers]) -> Opens:
    """The same cards with renamed numbers: all numbers are equally likely, so the odds are the same."""
    places = {number: tuple(-numbers.count(number) for numbers in opens) for number in NUMBERS}
    names = {number: name for name, number in enumerate(sorted(NUMBERS, key=places.__getitem__), start=1)}
    return tuple(sorted(tuple(sorted(names[number] for number in numbers)) for numbers in opens))


@lru_cache(maxsize=1 << 15)
def _odds(opens: Opens, to_go: int) -> Odds:
    counts = _counts(_wins(opens, 0, is_second=False), len(_PLAIN_ROLLS))
    odds = [count / _ROLLS for count in counts]
    for numbers, wilds, _, weight in _REROLL_THROWS:
        near = tuple([card for card in opens if lacking(card, numbers) <= 2 + wilds])
        if not near:
            odds[0] += weight / _ROLLS
            continue
        useful = tuple([number for number in numbers if any(number in card for card in near)])
        for won, chance in enumerate(_best_after(near, useful, wilds, to_go)):
            odds[won] += weight * chance / _ROLLS
    return tuple(odds)


@lru_cache(maxsize=1 << 16)
def _best_after(opens: Opens, numbers: Numbers, wilds: int, to_go: int) -> Odds:
    """Places the numbers where they help most, then rolls the two dice again; a WILD can wait at no loss."""
    best, best_mean = (), -1.0
    for after in _placed([opens], numbers):
        near = tuple(sorted([card for card in after if 0 < len(card) <= 2 + wilds]))
        odds = _second_odds(near, wilds, after.count(()))
        mean = sum([min(count, to_go) * chance for count, chance in enumerate(odds)])
        if mean > best_mean:
            best, best_mean = odds, mean
    return best


def _placed(ways: list[Opens], numbers: Numbers) -> list[Opens]:
    """All ways to place the numbers; a number that fits on no card is dropped."""
    for number in numbers:
        ways = [
            after
            for opens in ways
            for after in (
                [
                    (*opens[:slot], without(card, number), *opens[slot + 1 :])
                    for slot, card in enumerate(opens)
                    if number in card
                ]
                or [opens]
            )
        ]
    return ways


@lru_cache(maxsize=1 << 14)
def _second_odds(opens: Opens, wilds: int, won: int) -> Odds:
    counts = _counts(_wins(opens, wilds, is_second=True), THROW_WEIGHT)
    odds = [0.0] * (OPEN_CARDS + 1)
    for more, count in enumerate(counts):
        if count:
            odds[won + more] += count / THROW_WEIGHT
    return tuple(odds)


def _wins(opens: Opens, wilds: int, *, is_second: bool) -> list[int]:
    """For one, two and three cards: the rolls that win at least so many, one bit per roll."""
    most = 2 + wilds if is_second else 3
    near = [numbers for numbers in opens if len(numbers) <= most]
    masks = [0] * OPEN_CARDS
    for count in range(1, len(near) + 1):
        for cards in combinations(near, count):
            wanted = sum(cards, ())
            if len(wanted) <= most:
                masks[count - 1] |= _rolls_with(tuple(sorted(wanted)), wilds, is_second=is_second)
    return masks


def _counts(masks: list[int], rolls: int) -> list[int]:
    at_least = [rolls, *(mask.bit_count() for mask in masks), 0]
    return [more - fewer for more, fewer in pairwise(at_least)]


@cache
def _rolls_with(wanted: Numbers, wilds: int, *, is_second: bool) -> int:
    """The rolls that bring all of the wanted numbers, with WILDs for missing ones."""
    rolls = _SECOND_ROLLS if is_second else _PLAIN_ROLLS
    return sum(
        1 << bit
        for bit, (numbers, more_wilds) in enumerate(rolls)
        if lacking(wanted, numbers) <= wilds + more_wilds
    )
