"""The rules of Block Out!, as the Game protocol asks for them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from blockcade.core import Actor, AnyGame, IllegalMove, Option, Seat, Setup, Wait, Who
from blockcade.games.blockout import drawing, notation, position, scoring
from blockcade.games.blockout.card import CARD
from blockcade.games.blockout.components import COMPONENTS
from blockcade.games.blockout.data import COUNT_MS, VOTE_MS
from blockcade.games.blockout.moves import (
    Begin,
    Draw,
    DrawCards,
    Fell,
    LetGo,
    Move,
    Oops,
    PlaceExtra,
    PlayAction,
    PlayCard,
    Slip,
    Stood,
    Unsay,
    Void,
)
from blockcade.games.blockout.phase import CHOOSING, Phase
from blockcade.games.blockout.playing import choices, refusal_of_choice
from blockcade.games.blockout.reasons import Refusal
from blockcade.games.blockout.reports import (
    REFEREES,
    settled,
    tellings,
    with_telling,
    without_votes_of_leavers,
)
from blockcade.games.blockout.setup import OPTIONS, PLAYERS, bare_table, make_setup
from blockcade.games.blockout.state import State
from blockcade.games.blockout.tower import listed_verdicts, refusal_of_verdict, straight_poses
from blockcade.games.blockout.turns import (
    card_weights,
    dealt_to,
    drawing_until_playable,
    fell,
    fell_after_count,
    out_of_time,
    slips,
    stood,
    touched,
    voided,
    with_action,
    with_begin,
    with_block,
    with_drawn,
    with_slip,
    without_player,
)
from blockcade.games.blockout.view import View, view_of

_LUCK = (Phase.DEALING, Phase.DRAWING, Phase.SLIPPING)


class _Rules:
    """The rules, but for their version: the versions differ only in how they treat reports."""

    key = "blockout"
    rules_version: int
    card = CARD
    players: tuple[int, ...] = PLAYERS
    options: tuple[Option, ...] = OPTIONS
    view_type = View
    components: Mapping[str, object] = COMPONENTS

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return make_setup(players, options or {})

    def initial(self, setup: Setup) -> State:
        return bare_table(setup)

    def to_act(self, state: State) -> frozenset[Who]:
        if state.is_over:
            return frozenset()
        if state.phase in _LUCK:
            return frozenset({Actor.CHANCE})
        reported = state.model == "reported"
        if state.phase is Phase.PLACING and not reported:
            return frozenset({Actor.GRAVITY})
        actors: set[Who] = {seat for seat in state.present if self._tellings(state, seat)}
        if state.phase in CHOOSING:
            actors.add(state.player)
        if self._wait(state):
            actors.add(Actor.CLOCK)
        return frozenset(actors)

    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        if who not in self.to_act(state):
            return ()
        match who:
            case Actor.CHANCE:
                return [move for move, _ in self.chances(state)]
            case Actor.CLOCK:
                wait = self._wait(state)
                return (wait,) if wait else ()
            case Actor.GRAVITY:
                return listed_verdicts(state)
            case _:
                own = choices(state) if who == state.turn and state.phase in CHOOSING else ()
                return [*own, *self._tellings(state, who)]

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if state.phase not in _LUCK:
            return ()
        if state.phase is Phase.SLIPPING:
            return slips(state)
        if state.turn is None:
            return [(Begin(seat), 1) for seat in state.present]
        return [(Draw(card), copies) for card, copies in card_weights(state)]

    def refusal(self, state: State, who: Who, move: Move) -> Refusal | None:
        """Why a move may not be made now, as a slug; None if it may. Judges one move, cheaply."""
        if state.is_over:
            return "game-over"
        if isinstance(who, Actor):
            return self._refusal_of_actor(state, who, move)
        if not 0 <= who < state.setup.players:
            return "unknown-id"
        if isinstance(move, Stood | Fell | LetGo | Oops | Unsay):
            return None if move in self._tellings(state, who) else "wrong-phase"
        if who != state.turn:
            return "not-your-turn"
        return refusal_of_choice(state, move) if state.phase in CHOOSING else "wrong-phase"

    def _refusal_of_actor(self, state: State, who: Actor, move: Move) -> Refusal | None:
        if who not in self.to_act(state):
            return "not-your-turn"
        match who:
            case Actor.CLOCK:
                return None if move == self._wait(state) else "wrong-phase"
            case Actor.CHANCE:
                return None if move in self.legal_moves(state, who) else "unknown-id"
            case Actor.GRAVITY:
                is_verdict = isinstance(move, Stood | Fell | Void)
                return refusal_of_verdict(state, move) if is_verdict else "wrong-phase"

    def apply(self, state: State, who: Who, move: Move) -> State:
        if reason := self.refusal(state, who, move):
            raise IllegalMove(reason)
        if not isinstance(who, Actor) and isinstance(move, LetGo | Oops | Stood | Fell | Unsay):
            return with_telling(state, who, move, REFEREES[self.rules_version])
        match move:
            case PlayCard() | PlaceExtra():
                return with_block(state, move)
            case PlayAction(card):
                return with_action(state, card)
            case DrawCards():
                return drawing_until_playable(state)
            case Stood(poses):
                return stood(state, poses)
            case Fell(late=is_late):
                return fell_after_count(state, straight_poses(state)) if is_late else fell(state)
            case Void(reason):
                return (touched if reason == "touched" else voided)(state, f"void:{reason}")
            case Begin(seat):
                return with_begin(state, seat)
            case Draw(card):
                return with_drawn(state, card)
            case Slip():
                return with_slip(state, move)
            case Wait():
                return self._time_is_up(state)
            case LetGo() | Oops() | Unsay():
                raise AssertionError("judged before: only people say so")

    def leave(self, state: State, seat: Seat) -> State:
        if state.is_over:
            raise IllegalMove("game-over")
        if seat not in state.present:
            raise IllegalMove("unknown-id")
        return without_votes_of_leavers(without_player(state, seat), REFEREES[self.rules_version])

    def view_for(self, state: State, viewer: Seat | None) -> View:
        return view_of(state, viewer)

    def as_seen_by(self, state: State, who: Who, move: Move, viewer: Seat | None) -> Move | None:  # noqa: ARG002
        """Only the player who draws a card sees it. The trace of a hand is long and stays in the record."""
        match move:
            case Draw():
                drawer = dealt_to(state) if state.phase is Phase.DEALING else state.turn
                return move if viewer == drawer else None
            case Stood(poses):
                return Stood(poses)
            case Fell(late=is_late):
                return Fell(late=is_late)
            case Void(reason):
                return Void(reason)
            case _:
                return move

    outcome = staticmethod(scoring.outcome)
    format_move = staticmethod(notation.format_move)
    parse_move = staticmethod(notation.parse_move)
    format_position = staticmethod(position.format_position)
    parse_position = staticmethod(position.parse_position)
    draw_svg = staticmethod(drawing.draw_svg)

    def _tellings(self, state: State, seat: Seat) -> Sequence[Move]:
        return tellings(state, seat, REFEREES[self.rules_version])

    def _wait(self, state: State) -> Wait | None:
        """The clock's present wait: for a turn (BO-O41), the count (BO-33), a contradiction or the votes."""
        match state.phase:
            case Phase.CHOOSE | Phase.RESTART | Phase.BONUS:
                wait_ms = 1000 * int(state.setup["turnSeconds"])
            case Phase.COUNT:
                wait_ms = COUNT_MS
            case Phase.REPORT:
                wait_ms = REFEREES[self.rules_version].wait_ms(state)
            case Phase.VOTE | Phase.REVOTE:
                wait_ms = VOTE_MS
            case _:
                wait_ms = 0
        return Wait(wait_ms, state.waits) if wait_ms else None

    def _time_is_up(self, state: State) -> State:
        if state.phase is Phase.COUNT:
            return replace(state, phase=Phase.REPORT)
        return out_of_time(state) if state.phase in CHOOSING else settled(state, REFEREES[self.rules_version])


class BlockOutVersion1(_Rules):
    """Version 1: equal votes meant that the tower stood."""

    rules_version = 1
    earlier: Mapping[int, AnyGame] = {}


class BlockOutVersion2(_Rules):
    """Version 2: a reported fall counted after two seconds and could not be taken back."""

    rules_version = 2
    earlier: Mapping[int, AnyGame] = {}


class BlockOut(_Rules):
    """Stateless; clause numbers (BO-35) refer to docs/games/blockout.md.

    `apply` accepts more moves than `legal_moves` lists in two cases: verdicts of GRAVITY in the model
    `physics`, where a block may rest anywhere, and the spots of a block in the model `statics`.
    """

    rules_version = 3
    earlier: Mapping[int, AnyGame] = {1: BlockOutVersion1(), 2: BlockOutVersion2()}
