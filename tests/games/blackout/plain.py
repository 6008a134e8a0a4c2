"""A second implementation of Blackout, over names and sets; it shares no code with the rules."""

from collections.abc import Iterator
from typing import NamedTuple


def _wheel(*steps: int) -> dict[int, tuple[int, ...]]:
    """The cards of one family: each starts one number later than the one before, and 5 is followed by 1."""
    return {first: tuple((first - 1 + step) % 5 + 1 for step in steps) for first in range(1, 6)}


SPACES: dict[str, tuple[int, ...]] = {
    **{f"S{copy}": (1, 2, 3, 4, 5) for copy in range(1, 5)},
    **{f"A{first}": spaces for first, spaces in _wheel(0, 0, 2, 3, 4).items()},
    **{f"B{first}": spaces for first, spaces in _wheel(0, 0, 2, 2, 3).items()},
    **{f"C{first}": spaces for first, spaces in _wheel(0, 0, 1, 1, 3).items()},
    **{f"F{first}": spaces for first, spaces in _wheel(0, 1, 2, 3).items()},  # FREE is nothing to cover
}
SPECIAL = {"W": "WILD", "U": "UNDO", "R": "REROLL"}


class Lying(NamedTuple):
    """A card with the places, from 0, that are still open."""

    name: str
    gaps: frozenset[int]


class Plain(NamedTuple):
    players: int
    rules: frozenset[str]  # may, roller
    stage: str
    turn: int | None
    lying: tuple[Lying | None, ...]
    pile: frozenset[str]
    won: tuple[int, ...]  # how many cards, by seat
    items: tuple[str, ...] = ()
    dice: str = ""  # still rolling
    shown: tuple[str, ...] = ()  # of this throw
    taker: int | None = None  # who called
    marks: frozenset[str] = frozenset()  # extra, rerolled, card_won


def read(text: str) -> Plain:
    """Reads a position in the notation of docs/formats/notation.md, without left seats and turn clocks."""
    parts = {part.split()[0]: part.split()[1:] for part in text.split(" | ")}
    lying = tuple(_read_card(word) for word in parts["cards"])
    players, *options = parts["players"]
    won = {word[0]: word[2:].split(",") for word in parts.get("won", [])}
    away = {card.name for card in lying if card} | {name for names in won.values() for name in names}
    turn, stage, _ = parts["turn"]
    flags = parts.get("flags", [])
    return Plain(
        players=int(players),
        rules=frozenset(option.partition("=")[2] for option in options),
        stage=stage,
        turn=None if turn == "-" else int(turn),
        lying=lying,
        pile=frozenset(SPACES) - away,
        won=tuple(len(won.get(str(seat), [])) for seat in range(int(players))),
        items=(*parts.get("pending", []), *(["REROLL"] if "reroll" in flags else [])),
        dice="".join("WUR"[int(word)] for word in parts.get("rolls", [])),
        shown=_read_shown(parts.get("dice", [])) if stage == "rolling" else (),
        taker=next((int(word) for word in parts.get("caller", [])), None),
        marks=frozenset(flags) - {"reroll"},
    )


def _read_card(word: str) -> Lying | None:
    if word == "-":
        return None
    name, _, chips = word.partition(":")
    covered = {int(chip) - 1 for chip in chips.split(",") if chip}
    return Lying(name, frozenset(range(len(SPACES[name]))) - covered)


def _read_shown(words: list[str]) -> tuple[str, ...]:
    return tuple(
        SPECIAL[die] if word == "0" else word for die, word in zip("WUR", words, strict=False) if word != "-"
    )


def count(game: Plain, depth: int) -> int:
    return 1 if depth == 0 else sum(count(after, depth - 1) for after in branches(game))


def branches(game: Plain) -> Iterator[Plain]:
    """The next positions, one for each move of any actor."""
    match game.stage:
        case "setting" if game.turn is None:
            yield from (game._replace(turn=seat) for seat in range(game.players))
        case "setting" | "draw":
            yield from (_dealt(game, name) for name in sorted(game.pile))
        case "roll":
            yield _thrown(game, "WUR")
        case "rolling":
            yield from (_shown(game, face) for face in [*"12345", SPECIAL[game.dice[0]]])
        case "call":
            yield from (game._replace(stage="draw", taker=seat) for seat in range(game.players))
            yield _anew(game)
        case "place":
            yield from _uses(game)
        case _:
            return


def _thrown(game: Plain, dice: str) -> Plain:
    return game._replace(stage="rolling", dice=dice, shown=())


def _anew(game: Plain) -> Plain:
    return _thrown(game._replace(marks=game.marks | {"extra"}, taker=None), "WUR")


def _shown(game: Plain, face: str) -> Plain:
    game = game._replace(dice=game.dice[1:], shown=(*game.shown, face))
    if game.dice:
        return game
    if set(game.shown) == set(SPECIAL.values()) and "extra" not in game.marks:
        return (
            game._replace(stage="draw", taker=game.turn)
            if "roller" in game.rules
            else game._replace(stage="call")
        )
    return _settled(game._replace(stage="place", items=(*game.items, *game.shown)))


def _dealt(game: Plain, name: str) -> Plain:
    pile = game.pile - {name}
    if game.stage == "draw" and game.taker is not None:
        rich = _richer(game._replace(pile=pile), game.taker)
        return rich if rich.stage == "over" else _anew(rich)
    at = game.lying.index(None)
    card = Lying(name, frozenset(range(len(SPACES[name]))))
    game = game._replace(pile=pile, lying=(*game.lying[:at], card, *game.lying[at + 1 :]))
    if game.stage == "setting":
        return game if None in game.lying else game._replace(stage="roll")
    return _settled(game._replace(stage="place"))


def _uses(game: Plain) -> Iterator[Plain]:
    for item in sorted(set(game.items)):
        left = list(game.items)
        left.remove(item)
        spent = game._replace(items=tuple(left))
        if item == "UNDO":
            yield from (_settled(_with_gap(spent, slot, at)) for slot, at in _chips(game))
        elif item != "REROLL":
            yield from (_covered(spent, slot, at) for slot, at in _gaps(game, item))
    is_free = "may" in game.rules and game.marks & {"rerolled", "card_won"}
    if is_free or not any(item.isdigit() and list(_gaps(game, item)) for item in game.items):
        if "REROLL" in game.items:
            kept = tuple(item for item in game.items if item in ("WILD", "UNDO"))
            yield _thrown(game._replace(items=kept, marks=game.marks | {"rerolled"}), "WU")
        else:
            yield _passed(game)


def _gaps(game: Plain, item: str) -> Iterator[tuple[int, int]]:
    for slot, card in enumerate(game.lying):
        for at in card.gaps if card else ():
            if card and (item == "WILD" or SPACES[card.name][at] == int(item)):
                yield slot, at


def _chips(game: Plain) -> Iterator[tuple[int, int]]:
    for slot, card in enumerate(game.lying):
        if card:
            yield from ((slot, at) for at in range(len(SPACES[card.name])) if at not in card.gaps)


def _with_gap(game: Plain, slot: int, at: int) -> Plain:
    card = game.lying[slot]
    assert card is not None
    return game._replace(
        lying=(*game.lying[:slot], Lying(card.name, card.gaps | {at}), *game.lying[slot + 1 :])
    )


def _covered(game: Plain, slot: int, at: int) -> Plain:
    card = game.lying[slot]
    assert card is not None
    gaps = card.gaps - {at}
    lying = (*game.lying[:slot], Lying(card.name, gaps) if gaps else None, *game.lying[slot + 1 :])
    game = game._replace(lying=lying)
    if gaps:
        return _settled(game)
    assert game.turn is not None
    return _richer(game._replace(marks=game.marks | {"card_won"}, stage="draw", taker=None), game.turn)


def _richer(game: Plain, seat: int) -> Plain:
    won = tuple(cards + (at == seat) for at, cards in enumerate(game.won))
    return game._replace(won=won, stage="over" if won[seat] == 5 else game.stage)


def _settled(game: Plain) -> Plain:
    """The turn goes on while any item can still do something."""
    can_act = any(
        item == "REROLL" or any(_chips(game) if item == "UNDO" else _gaps(game, item)) for item in game.items
    )
    return game if can_act else _passed(game)


def _passed(game: Plain) -> Plain:
    assert game.turn is not None
    return game._replace(
        stage="roll", turn=(game.turn + 1) % game.players, items=(), shown=(), taker=None, marks=frozenset()
    )
