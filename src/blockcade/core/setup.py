"""The set-up that players agree on before the first move: the number of players and the options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from blockcade.core.actors import Seat
from blockcade.core.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that players can choose. `per_seat`: one value a seat, joined by commas, no value twice."""

    key: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False
    players: tuple[int, ...] = ()  # the numbers of players for which it matters; empty: all of `Game.players`
    names_starter: bool = False  # it says who begins: by a word, or by the number of a seat
    simulated: tuple[str, ...] = ()  # values with which only a physics engine can judge


@dataclass(frozen=True, slots=True)
class Setup:
    """A complete and valid set-up; `Setup.of` creates it, fills in defaults and refuses unknown options."""

    players: int
    options: tuple[tuple[str, str], ...]  # sorted by key, so that equal set-ups compare equal

    def __getitem__(self, key: str) -> str:
        for name, value in self.options:
            if name == key:
                return value
        raise KeyError(key)

    def named_seat(self, key: str) -> Seat | None:
        """The seat whose number is the option's value; None: the value is a word, or nobody has the seat."""
        value = self[key]
        return Seat(int(value)) if value.isdecimal() and int(value) < self.players else None

    @staticmethod
    def of(
        allowed_players: Sequence[int], known: Sequence[Option], players: int, chosen: Mapping[str, str]
    ) -> "Setup":
        """Raises BadSetup with `bad-players`, `unknown-id` or `colour-taken`."""
        if players not in allowed_players:
            raise BadSetup(
                "bad-players", f"{players} players; possible: {', '.join(map(str, allowed_players))}"
            )
        by_key = {option.key: option for option in known}
        if unknown := sorted(set(chosen) - set(by_key)):
            raise BadSetup("unknown-id", f"no option {unknown[0]!r}; known: {', '.join(sorted(by_key))}")
        values = {key: chosen.get(key, option.default) for key, option in by_key.items()}
        for key, value in values.items():
            _check(by_key[key], value, players)
        return Setup(players, tuple(sorted(values.items())))


def _check(option: Option, value: str, players: int) -> None:
    if not option.per_seat:
        if value not in option.values:
            raise BadSetup("unknown-id", f"{option.key} is {value!r}; possible: {', '.join(option.values)}")
        return
    if value == option.default:
        return
    picks = value.split(",")
    if unknown := [pick for pick in picks if pick not in option.values]:
        raise BadSetup(
            "unknown-id", f"{option.key} names {unknown[0]!r}; possible: {', '.join(option.values)}"
        )
    if len(picks) != players:
        raise BadSetup("unknown-id", f"{option.key} names {len(picks)} seats of {players}")
    if len(set(picks)) < len(picks):
        raise BadSetup("colour-taken", f"{option.key} gives two seats the same: {value}")
