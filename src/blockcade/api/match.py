"""A game for notebooks and scripts: play by notation, undo, replay, draw, save and load."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from blockcade.api.legal import LegalMoves
from blockcade.api.reasons import NotNow
from blockcade.api.seeds import seed_bytes
from blockcade.api.simulated import SimulatedTime, one_of
from blockcade.api.thinking import analyse, review
from blockcade.bots import Bot, Budget, bot_named, hand_for, is_bot, levels
from blockcade.core import (
    Actor,
    AnyGame,
    BadSetup,
    IllegalMove,
    Outcome,
    RuleError,
    Seat,
    SeededDice,
    Setup,
    Who,
    derived_seed,
    format_who,
    parse_who,
)
from blockcade.games import GAMES
from blockcade.gravity import computed, is_simulated, simulation, verdict_of
from blockcade.physics import TICKS_PER_SECOND, Aim, HandModel, TowerSim, bring, steadiest_aim
from blockcade.record import (
    RECORD_SUFFIX,
    AnyTimeline,
    BadRecord,
    Chanced,
    GameEvent,
    Record,
    TakenBack,
    Timeline,
    Weighed,
    event_for,
    other_formats,
    pick,
    read_record,
    record_of,
    suffixes,
    timeline_of,
    write_any,
)

if TYPE_CHECKING:
    from blockcade.engine.analysis import Analysis, MoveValue
    from blockcade.engine.review import Review

AnyBot: TypeAlias = str | Bot[Any, Any]

_FOLLOW = (Actor.CHANCE.value, Actor.GRAVITY.value)  # their moves belong to the ply before


class Match:
    """One game in play; `new_game` and `load` create it.

    A ply is a move of a seat or of the clock, together with the moves of luck and gravity that follow it.
    Luck and gravity act by themselves, except for a simulated tower: it waits for `place`.
    """

    def __init__(
        self, timeline: AnyTimeline, *, names: Iterable[str] = (), seed: bytes | None = None
    ) -> None:
        self._timeline = timeline
        self.names = tuple(names) or ("",) * timeline.setup.players
        self.seed = seed  # None: a loaded game whose seed was not revealed
        self.simulated_ms = 0  # the simulated time of all `play_out` calls
        if len(self.names) != timeline.setup.players:
            raise RuleError(f"{len(self.names)} names for {timeline.setup.players} players")
        self._let_luck_and_gravity_act()

    # The position

    @property
    def game(self) -> AnyGame:
        """The rules, for work on bare states."""
        return self._timeline.game

    @property
    def setup(self) -> Setup:
        return self._timeline.setup

    @property
    def state(self) -> Any:
        """The state of the rules: a frozen value."""
        return self._timeline.state

    @property
    def to_act(self) -> tuple[Who, ...]:
        """The seats that may act now, then the clock if it runs; empty after the end."""
        return tuple(sorted(self.game.to_act(self.state), key=lambda who: (isinstance(who, Actor), str(who))))

    @property
    def turn(self) -> Seat | None:
        """The one seat to act; None when the game is over or several may act at once."""
        seats = self._seats_to_act()
        return seats[0] if len(seats) == 1 else None

    @property
    def outcome(self) -> Outcome | None:
        """Reason, places and scores; None while the game goes on."""
        return self.game.outcome(self.state)

    @property
    def high_wins(self) -> bool:
        """Whether the highest score wins; False: the lowest does, as where cards or squares left count."""
        low_wins = self.game.card.low_wins
        return low_wins is None or not low_wins(self.setup)

    @property
    def is_over(self) -> bool:
        return not self.game.to_act(self.state)

    @property
    def position(self) -> str:
        """The position as one line of text."""
        return self.game.format_position(self.state)

    @property
    def events(self) -> tuple[GameEvent, ...]:
        """All events that were not undone, luck and gravity included."""
        return tuple(self._timeline.events)

    @property
    def moves(self) -> list[tuple[str, str]]:
        """The seat and the move of every ply: `[("0", "I5:a20,a19,a18,a17,a16"), …]`."""
        return [(entry.who, entry.move) for entry in self.record().moves if entry.who not in _FOLLOW]

    def __len__(self) -> int:
        """The number of plies so far."""
        return sum(_is_ply(event) for event in self._timeline.events)

    def view(self, seat: int | None = None) -> Any:
        """The view of a seat's player; without a seat, a spectator's."""
        return self.game.view_for(self.state, None if seat is None else Seat(seat))

    def legal_moves(self, who: int | str | Actor | None = None) -> LegalMoves:
        """The legal moves of `who`; by default of the only seat to act.

        None are listed for gravity at a simulated tower: the rules would accept any end of the placement, but
        only `place` or a bot's hand finds out which one it is.
        """
        if who is None and self.is_over:
            return LegalMoves(self.game, None, ())
        actor = self._actor(who)
        if actor is Actor.GRAVITY and is_simulated(self.game, self.state):
            return LegalMoves(self.game, actor, (), "the tower is simulated: place() or play_bot() finds it")
        return LegalMoves(self.game, actor, self.game.legal_moves(self.state, actor))

    # Moves

    def play(self, move: Any, who: int | str | Actor | None = None) -> "Match":
        """Plays a move on this match, given as text or as a value, then luck's, and returns the match.

        A RuleError changes nothing; `copy` first if the present position is still needed. At a simulated
        tower `place` finds gravity's move; one played here is taken as it is told, as from a record.
        """
        actor = self._actor(who)
        value = self.game.parse_move(move) if isinstance(move, str) else move
        notation = self.game.format_move(value)
        try:
            self._timeline.apply(event_for(actor, notation), value)
        except IllegalMove as error:
            raise NotNow(error.reason, notation) from None
        self._let_luck_and_gravity_act()
        return self

    def place(self, aim: Aim | None = None, steadiness_mm: float = 1.0) -> "Match":
        """Simulates a hand that puts the held block on the tower, and plays gravity's move on this match.

        Possible after a card of Block Out! is played, if the tower is simulated, which is the default. The
        hand aims at the steadiest place, unless `aim` is given, and misses it by about `steadiness_mm`. Equal
        seeds and positions give equal placements.

        Examples:
            >>> match = new_game("blockout", players=2, seed=3)
            >>> len(match.play(match.legal_moves()[0]).place().state.tower)
            1
        """
        self._require_held_block()
        sim = simulation(self.state, self._seed_for("sway"))
        goal = steadiest_aim(sim.standing, sim.held) if aim is None else aim
        hand = HandModel(sim.standing, sim.held, sim.start, goal, steadiness_mm, self._seed_for("hand"))
        return self._placed(sim, hand)

    def play_bot(self, bot: AnyBot = "", seconds: float = 1.0, seat: int | None = None) -> "Match":
        """Lets a bot move for the seat to act, on this match, and returns it.

        `bot` is a level, `module:object`, a Bot object, or in Blokus `gtp:COMMAND` for another program;
        without it, the game's strongest level moves. A program is started for this one move, and an object
        named by text is made for it: give the object itself if it shall remember something. In a race, say
        for which seat. Where a block is held, the bot's hand places it. Equal seeds and positions give equal
        moves, but for the few levels that go by the clock.
        """
        chosen = bot or next(reversed(levels(self.game.key)), "any")
        if is_simulated(self.game, self.state):
            return self._placed_by(self._bot(chosen))
        mover = self.turn if seat is None else Seat(seat)
        if mover is None or mover not in self.to_act:
            named = chosen if isinstance(chosen, str) else type(chosen).__name__
            raise NotNow("game-over" if self.is_over else "wrong-phase", f"bot {named}")
        legal = self.game.legal_moves(self.state, mover)
        dice = self._dice_for(f"bot {self._timeline.kept}")
        player = self._bot(chosen)
        move = player.choose(self.view(mover), legal, Budget(seconds), dice)
        return self.play(one_of(legal, move, player), mover)

    def play_out(self, *bots: AnyBot, seconds: float = 1.0) -> "Match":
        """Lets bots play this match to the end, and returns it: one for all seats, or one a seat.

        A bot is what `play_bot` takes. Each seat has its own object, unless the objects are given.

        Time is simulated: in a race the quicker bot comes first, and clocks ring in between. Afterwards
        `simulated_ms` is the time that the game would have taken.
        """
        by_seat = bots * self.setup.players if len(bots) == 1 else bots
        if len(by_seat) != self.setup.players:
            raise RuleError(f"{len(bots)} bots for {self.setup.players} seats; name one, or one a seat")
        players: list[Bot[Any, Any]] = [self._bot(bot) for bot in by_seat]
        time = SimulatedTime(self.game, players, self._dice_for, Budget(seconds), self.simulated_ms)
        while not self.is_over:
            if is_simulated(self.game, self.state):
                seat: Seat = self.state.player
                self._placed_by(players[seat])
                time.now_ms = self.simulated_ms
            elif due := time.next(self.state, self._timeline.kept):
                who, move = due
                self.play(move, who)
                self.simulated_ms = time.now_ms
            else:
                break
        return self

    def undo(self, plies: int = 1) -> "Match":
        """Takes the last plies of this match back, and returns it.

        Luck repeats itself afterwards, since draws are numbered.
        """
        if not 0 <= plies <= len(self):
            raise RuleError(f"cannot undo {plies} plies of {len(self)}")
        kept = self._timeline.kept
        while plies:
            kept -= 1
            plies -= _is_ply(self._timeline.events[kept])
        self._timeline.apply(TakenBack(0, kept))
        return self

    def copy(self) -> "Match":
        """An independent match at the same position; `copy.copy` and `copy.deepcopy` do the same."""
        other: Match = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._timeline = self._timeline.copy()
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        """The same as `copy`: copies share only immutable values."""
        return self.copy()

    # Earlier positions

    def at(self, ply: int) -> "Match":
        """A copy of the match after `ply` plies, to look at or play on; -1 is the last."""
        plies = ply if ply >= 0 else len(self) + 1 + ply
        if not 0 <= plies <= len(self):
            raise RuleError(f"there is no ply {ply}; the match has {len(self)}")
        return Match(self._timeline.copy(), names=self.names, seed=self.seed).undo(len(self) - plies)

    def replay(self) -> Iterator["Match"]:
        """Copies of the match at the start and after every ply."""
        timeline: AnyTimeline = Timeline(self.game, self.setup)
        for event in self._timeline.events:
            if _is_ply(event):
                yield Match(timeline.copy(), names=self.names, seed=self.seed)
            timeline.apply(event)
        yield Match(timeline, names=self.names, seed=self.seed)

    # The engine's opinion, in games that have an engine

    def analyse(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        *,
        threads: int = 1,
        seed: int = 0,
    ) -> "Analysis":
        """The moves that the engine considered, with values, best first."""
        return analyse(self, seconds, playouts, threads=threads, seed=seed)

    def hint(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        *,
        threads: int = 1,
        seed: int = 0,
    ) -> "MoveValue":
        """The engine's best move: `match.play(match.hint().notation)`."""
        return self.analyse(seconds, playouts, threads=threads, seed=seed).best

    def review(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        *,
        threads: int = 1,
        seed: int = 0,
        plies: range | None = None,
    ) -> "Review":
        """Every move so far, with the best move and the loss; the limits apply to each move."""
        return review(self, seconds, playouts, threads=threads, seed=seed, plies=plies)

    # Files

    def record(self) -> Record:
        """The game record with the seed, as `save` writes it."""
        return record_of(self._timeline, names=self.names, seed=self.seed)

    def save(self, path: Path | str) -> None:
        """Writes a game record (`.blockcade`), or the game's own format for other programs (`.blksgf`)."""
        write_any(self.record(), path)

    # Pictures

    def svg(self, seat: int | None = None) -> str:
        """A picture of the board as a seat sees it."""
        return self.game.draw_svg(self.view(seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        plies = f"{len(self)} {'ply' if len(self) == 1 else 'plies'}"
        outcome = self.outcome
        if outcome is None:
            actors = ", ".join(format_who(who) for who in self.to_act)
            return f"<{self.game.key} for {self.setup.players}: {plies}, to act: {actors}>"
        winners = ", ".join(map(str, outcome.winners))
        return (
            f"<{self.game.key} for {self.setup.players}: {plies}, won by {winners}, scores {outcome.scores}>"
        )

    def _seats_to_act(self) -> list[Seat]:
        return [who for who in self.to_act if not isinstance(who, Actor)]

    def _bot(self, bot: AnyBot) -> Bot[Any, Any]:
        if isinstance(bot, str):
            return bot_named(self.game.key, bot)
        if not is_bot(bot):
            raise RuleError(f"{bot!r} is no bot: it has no method choose; a class must be called first")
        return bot

    def _dice_for(self, label: str) -> SeededDice:
        return SeededDice(derived_seed(self.seed or b"", label))

    def _seed_for(self, label: str) -> bytes:
        """A seed for a bot or a hand that differs from event to event."""
        return derived_seed(self.seed or b"", f"{label} {self._timeline.kept}")

    def _require_held_block(self) -> None:
        if not is_simulated(self.game, self.state):
            raise NotNow("game-over" if self.is_over else "wrong-phase", "place")

    def _placed_by(self, bot: Bot[Any, Any]) -> "Match":
        sim, seed = simulation(self.state, self._seed_for("sway")), self._seed_for("hand")
        view = self.view(self.state.player)
        return self._placed(sim, hand_for(bot, view, sim, SeededDice(seed), seed))

    def _placed(self, sim: TowerSim, hand: HandModel) -> "Match":
        bring(sim, hand)
        self.simulated_ms += sim.ticks * 1000 // TICKS_PER_SECOND
        return self.play(verdict_of(sim), Actor.GRAVITY)

    def _actor(self, who: int | str | Actor | None) -> Who:
        if isinstance(who, str):
            return parse_who(who)
        if who is not None:
            return who if isinstance(who, Actor) else Seat(who)
        if self.turn is not None:
            return self.turn
        if self.is_over:
            raise IllegalMove("game-over")
        raise RuleError(f"several may act: {', '.join(map(format_who, self.to_act))}; say who")

    def _let_luck_and_gravity_act(self) -> None:
        self._let_luck_fall()
        while (verdict := computed(self.game, self.state)) is not None:
            self._timeline.apply(event_for(Actor.GRAVITY, self.game.format_move(verdict)), verdict)
            self._let_luck_fall()

    def _let_luck_fall(self) -> None:
        if Actor.CHANCE not in self.game.to_act(self.state):
            return
        dice = SeededDice(seed_bytes(self.seed), self._timeline.draws)
        while Actor.CHANCE in self.game.to_act(self.state):
            drawn = pick(self.game.chances(self.state), dice)
            self._timeline.apply(Chanced(self.game.format_move(drawn)), drawn)


def new_game(
    game: str,
    *,
    players: int | None = None,
    seed: int | str | bytes | None = None,
    names: Iterable[str] = (),
    **options: object,
) -> Match:
    """A new match: `new_game("blokus", players=2, seed=7, scoring="advanced", start_corner="fixed")`.

    Without `players`, the largest possible number plays; without `seed`, the seed is random. Options may be
    written as the game does (`startCorner`) or as Python does (`start_corner`); True and False mean on and
    off; lists are joined by commas.
    """
    rules = _rules(game)
    chosen = {_camel(key): _option_value(value) for key, value in options.items()}
    setup = rules.setup(max(rules.players) if players is None else players, chosen)
    return Match(Timeline(rules, setup), names=names, seed=seed_bytes(seed))


def load(path: Path | str) -> Match:
    """A match from a game record (`.blockcade`) or another program's file (`.blksgf`), at its last move."""
    suffix = Path(path).suffix
    other = other_formats().get(suffix)
    if suffix != RECORD_SUFFIX and not other:
        raise BadRecord(f"a game is loaded from {suffixes()}, not from {suffix or 'nothing'!r}")
    record = other.read(path) if other else read_record(path)
    seed = bytes.fromhex(record.seed) if record.seed else None
    return Match(timeline_of(record), names=record.names, seed=seed)


def _is_ply(event: GameEvent) -> bool:
    return not isinstance(event, Chanced | Weighed)


def _rules(key: str) -> AnyGame:
    if key not in GAMES:
        raise BadSetup("unknown-game", f"there is no {key!r}; there are: {', '.join(GAMES)}")
    return GAMES[key]


def _camel(key: str) -> str:
    first, *rest = key.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _option_value(value: object) -> str:
    match value:
        case bool():
            return "on" if value else "off"
        case list() | tuple():
            items: list[object] = [*value]
            return ",".join(map(str, items))
        case _:
            return str(value)
