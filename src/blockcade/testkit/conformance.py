"""Checks the laws of every game along seeded random games."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NoReturn
from xml.etree import ElementTree

import msgspec

from blockcade.core import (
    Actor,
    BadNotation,
    Dice,
    Game,
    IllegalMove,
    RuleError,
    Seat,
    SeededDice,
    Sense,
    Setup,
    Who,
    format_who,
)
from blockcade.core.game import M, S, V
from blockcade.record import (
    Left,
    TakenBack,
    Timeline,
    decode_event,
    encode_event,
    format_record,
    parse_record,
    record_of,
    step,
)
from blockcade.testkit.walk import RandomWalk, in_order

MOST_EVENTS = 2000  # a longer game counts as endless
_SAMPLE = 6  # moves tried at each state; there may be hundreds, and many states


class NotConforming(AssertionError):
    """A broken law. The text names the law, the set-up, and the events that lead there."""


def conformance(
    game: Game[S, M, V],
    *,
    games: int = 2,
    seed: int = 0,
    players: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    hidden_twin: Callable[[S, Seat | None, Dice], S | None] | None = None,
    conserved: Callable[[S], object] | None = None,
    wrong_moves: Callable[[S, Dice], Iterable[M]] | None = None,
    beyond_list: Callable[[S, Who, M], bool] | None = None,
    patience: int = MOST_EVENTS,
    sense: Sense | None = None,
) -> int:
    """Plays `games` games for each number of players and raises NotConforming at the first broken law.

    `players` and `options` narrow it to some of the numbers, and to games in which these switches are set.
    `hidden_twin` gives a state that differs only in what the viewer cannot see, or None if nothing is hidden.
    `conserved` gives what stays the same from the start to the end, such as the blocks in the box.
    `wrong_moves` gives moves to try beside those made up here; the legal ones among them do no harm.
    `beyond_list` tells the moves of which `legal_moves` gives only examples, like verdicts of GRAVITY: they
    may be accepted without being listed. All others are refused unless they are listed.
    `patience` is for games in which people without a plan can go on for ever: after so many events they leave
    the table one by one, and the game must come to its end like that.
    `sense` narrows most choices of the walks, for games that players without any would never finish.
    The number of states visited is returned.
    """
    visited = 0
    for count in players or game.players:
        for number in range(games):
            name = f"{seed}/{count}/{number}"
            chance = random.Random(name)  # noqa: S311 - repeatable
            setup = _setup(game, count, number, chance, options or {})
            trial = _Trial(
                game,
                setup,
                name,
                hidden_twin=hidden_twin,
                conserved=conserved,
                wrong_moves=wrong_moves,
                beyond_list=beyond_list,
                patience=patience,
                sense=sense,
            )
            visited += trial.run()
            if number == 0:
                visited += trial.run_with_a_leaver()
    return visited


def _setup(
    game: Game[S, M, V], players: int, number: int, chance: random.Random, options: Mapping[str, str]
) -> Setup:
    """Return the default set-up first, then set-ups with every option at random."""
    if number == 0:
        return game.setup(players, options)
    chosen = {
        option.key: ",".join(chance.sample(option.values, players))
        if option.per_seat
        else chance.choice(option.values)
        for option in game.options
        if not option.players or players in option.players
    }
    return game.setup(players, {**chosen, **options})


class _Trial(Generic[S, M, V]):
    """One game, checked at every state."""

    def __init__(
        self,
        game: Game[S, M, V],
        setup: Setup,
        name: str,
        *,
        hidden_twin: Callable[[S, Seat | None, Dice], S | None] | None,
        conserved: Callable[[S], object] | None,
        wrong_moves: Callable[[S, Dice], Iterable[M]] | None,
        beyond_list: Callable[[S, Who, M], bool] | None,
        patience: int,
        sense: Sense | None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.name = name
        self.hidden_twin = hidden_twin
        self.conserved = conserved
        self.wrong_moves = wrong_moves
        self.beyond_list = beyond_list
        self.patience = patience
        self.sense = sense
        self.random = random.Random(f"sample {name}")  # noqa: S311 - repeatable
        self.dice = SeededDice(f"sample {name}".encode())
        self.timeline = Timeline(game, setup)
        self.met: dict[M, None] = {}  # earlier legal moves, to try as wrong ones later
        self.everybody: tuple[Who, ...] = (*map(Seat, range(setup.players)), *Actor)
        self.viewers: tuple[Seat | None, ...] = (None, *map(Seat, range(setup.players)))
        self.at_start = conserved(game.initial(setup)) if conserved else None

    def run(self) -> int:
        walk = RandomWalk(self.name, self.sense)
        states = [self.timeline.state]
        self.check_state(self.timeline.state)
        while self.walk_on(walk):
            states.append(self.timeline.state)
            self.check_state(self.timeline.state)
        self.check_log()
        return len(states)

    def run_with_a_leaver(self) -> int:
        """Walk again, but a player leaves half way; the game must still reach an end."""
        half = self.timeline.kept // 2
        timeline = Timeline(self.game, self.setup)
        for event in self.timeline.events[:half]:
            timeline.apply(event)
        self.timeline = timeline
        seat = self.random.randrange(self.setup.players)
        before = repr(timeline.state)
        start = timeline.state
        try:
            timeline.apply(Left(seat))
        except RuleError as error:
            self.demand(isinstance(error, IllegalMove), f"leaving raises {error!r}")
        self.demand(repr(start) == before, "leaving changed the state it was given")
        self.check_state(timeline.state)
        walk = RandomWalk(f"{self.name} left", self.sense)
        while self.walk_on(walk):
            self.demand(
                Seat(seat) not in self.game.to_act(timeline.state), f"seat {seat} has left and is to act"
            )
        self.check_state(timeline.state)
        return timeline.kept - half

    def walk_on(self, walk: RandomWalk) -> bool:
        self.demand(self.timeline.kept < MOST_EVENTS, f"no end after {MOST_EVENTS} events")
        if self.timeline.kept >= self.patience and self.game.to_act(self.timeline.state):
            gone = {event.seat for event in self.timeline.events if isinstance(event, Left)}
            self.timeline.apply(Left(min(set(range(self.setup.players)) - gone)))
            return True
        return walk.step(self.timeline)

    def check_state(self, state: S) -> None:
        before, hashed = repr(state), hash(state)
        self.check_actors(state)
        legal = {who: list(self.game.legal_moves(state, who)) for who in self.everybody}
        for who in self.everybody:
            self.check_moves_of(state, who, legal)
        self.check_position(state, legal)
        self.check_views(state)
        if self.conserved:
            now = self.conserved(state)
            self.demand(now == self.at_start, f"not conserved: {self.at_start} at the start, {now} now")
        self.demand((repr(state), hash(state)) == (before, hashed), "asking changed the state")

    def check_actors(self, state: S) -> None:
        game = self.game
        to_act, outcome = game.to_act(state), game.outcome(state)
        self.demand(to_act <= set(self.everybody), f"{to_act} are to act, who are not at the table")
        self.demand((outcome is None) == bool(to_act), f"outcome {outcome}, but to act: {to_act}")
        if outcome:
            sizes = (len(outcome.places), len(outcome.scores))
            self.demand(sizes == (self.setup.players,) * 2, f"the outcome is not for every seat: {outcome}")
            self.demand(
                1 in outcome.places and outcome.reason != "", f"nobody won, or for no reason: {outcome}"
            )
            known = game.card.endings
            self.demand(not known or outcome.reason in known, f"the card does not list {outcome.reason!r}")
        chances = game.chances(state)
        legal = list(game.legal_moves(state, Actor.CHANCE))
        self.demand([move for move, _ in chances] == legal, "chances are not the legal moves of CHANCE")
        self.demand(all(weight > 0 for _, weight in chances), "a chance without weight")

    def check_moves_of(self, state: S, who: Who, legal_of: Mapping[Who, list[M]]) -> None:
        game = self.game
        legal = legal_of[who]
        members = set(legal)
        name = format_who(who)
        self.demand(bool(legal) == (who in game.to_act(state)), f"{name} has {len(legal)} legal moves")
        self.demand(len(members) == len(legal), f"{name} has a legal move twice")
        self.demand(
            list(game.legal_moves(state, who)) == legal, f"{name} has other legal moves when asked again"
        )
        for move in self.some(legal):
            text = game.format_move(move)
            self.demand(game.parse_move(text) == move, f"{text} is read as {game.parse_move(text)}")
            try:
                after = game.apply(state, who, move)
            except IllegalMove as error:
                self.fail(f"{name} {text} is listed as legal and refused: {error}")
            self.demand(game.apply(state, who, move) == after, f"{name} {text} leads to two different states")
            self.check_what_is_seen(state, who, move)
        for move in self.wrong_for(state, who, legal_of):
            is_example = self.beyond_list is not None and self.beyond_list(state, who, move)
            if move not in members and not is_example:
                self.check_refused(state, who, move)
        self.met.update(dict.fromkeys(self.some(legal)))

    def wrong_for(self, state: S, who: Who, legal_of: Mapping[Who, list[M]]) -> Iterable[M]:
        """Yield moves that are likely wrong: of earlier states, of other seats, garbled, and given ones."""
        yield from self.some([*self.met])
        for other in self.everybody:
            yield from self.some(legal_of[other])[:1]
        for move in self.some(legal_of[who]):
            try:
                yield self.game.parse_move(self.garbled(self.game.format_move(move)))
            except BadNotation:
                continue
        if self.wrong_moves:
            yield from self.wrong_moves(state, self.dice)

    def garbled(self, text: str) -> str:
        at = self.random.randrange(len(text))
        other = self.random.choice(text + "abcdeftz0123459")
        return self.random.choice(
            [text[:at] + other + text[at + 1 :], text[:at] + text[at + 1 :], text + other]
        )

    def check_refused(self, state: S, who: Who, move: M) -> None:
        try:
            self.game.apply(state, who, move)
        except IllegalMove as error:
            self.demand(error.reason != "", f"{move} is refused without a reason")
            known = self.game.card.refusals
            self.demand(not known or error.reason in known, f"the card does not list {error.reason!r}")
        else:
            self.fail(f"{format_who(who)} {self.game.format_move(move)} is not listed as legal and accepted")

    def check_what_is_seen(self, state: S, who: Who, move: M) -> None:
        for viewer in self.viewers:
            seen = self.game.as_seen_by(state, who, move, viewer)
            if seen is not None:
                self.game.format_move(seen)
        if not isinstance(who, Actor):
            self.demand(
                self.game.as_seen_by(state, who, move, who) == move, "a player cannot see the own move"
            )

    def check_position(self, state: S, legal_of: Mapping[Who, list[M]]) -> None:
        game = self.game
        text = game.format_position(state)
        again = game.parse_position(text)
        self.demand(game.format_position(again) == text, f"the position {text} is read as another one")
        self.demand(game.to_act(again) == game.to_act(state), f"the position {text} has others to act")
        self.demand(game.outcome(again) == game.outcome(state), f"the position {text} ends otherwise")
        for who in in_order(game.to_act(state)):
            legal = legal_of[who]
            self.demand(list(game.legal_moves(again, who)) == legal, f"the position {text} has other moves")
            for move in self.some(legal)[:1]:
                onward = game.format_position(game.apply(again, who, move))
                self.demand(
                    onward == game.format_position(game.apply(state, who, move)),
                    f"the position {text} goes on otherwise",
                )

    def check_views(self, state: S) -> None:
        game = self.game
        for viewer in self.viewers:
            view = game.view_for(state, viewer)
            self.demand(isinstance(view, game.view_type), f"a view is a {type(view)}")
            sent = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            self.demand(sent == view, "a view changes on its way to the browser")
            if self.hidden_twin and (twin := self.hidden_twin(state, viewer, self.dice)) is not None:
                self.demand(
                    game.view_for(twin, viewer) == view, f"viewer {viewer} sees what is hidden: {twin}"
                )
                if viewer is not None:
                    self.demand(
                        list(game.legal_moves(twin, viewer)) == list(game.legal_moves(state, viewer)),
                        f"the legal moves tell {viewer} what is hidden: {twin}",
                    )

    def check_log(self) -> None:
        """Check that the log can be written, read, replayed at every prefix, taken back and recorded."""
        game, timeline = self.game, self.timeline
        state = game.initial(self.setup)
        states = timeline.states()
        for number, event in enumerate(timeline.events):
            self.demand(states[number] == state, f"the log replays to another state after {number} events")
            decoded = decode_event(encode_event(event))
            self.demand(decoded == event, f"{event} is read as {decoded}")
            state = step(game, state, event)
        self.demand(state == timeline.state, "the log replays to another end")
        kept = self.random.randrange(timeline.kept + 1)
        back = timeline.copy()
        back.apply(TakenBack(0, kept))
        self.demand(back.state == states[kept], f"taking back to {kept} events gives another state")
        record = record_of(timeline)
        known: dict[str, Any] = {game.key: game}
        self.demand(
            parse_record(format_record(record), known) == record, "the record is read as another game"
        )
        try:
            ElementTree.fromstring(game.draw_svg(game.view_for(state, None)))  # noqa: S314 - our own picture
        except ElementTree.ParseError as error:
            self.fail(f"the picture is no SVG: {error}")

    def some(self, moves: Sequence[M]) -> list[M]:
        """Return a sample that always holds both ends of the list."""
        if len(moves) <= _SAMPLE:
            return list(moves)
        return [moves[0], moves[-1], *self.random.sample(moves, _SAMPLE - 2)]

    def demand(self, truth: bool, law: str) -> None:
        if not truth:
            self.fail(law)

    def fail(self, law: str) -> NoReturn:
        log = "\n".join(f"  {encode_event(event).decode()}" for event in self.timeline.events)
        raise NotConforming(f"{self.game.key} {self.setup} ({self.name}): {law}\nafter\n{log or '  nothing'}")
