"""The rules of BlockYou!, as the Game protocol asks for them."""

from collections.abc import Mapping, Sequence

from blockcade.core import Actor, AnyGame, IllegalMove, Option, Seat, Setup, Wait, Who
from blockcade.games.blockyou import drawing, notation, position, scoring
from blockcade.games.blockyou.card import CARD
from blockcade.games.blockyou.cards import DECK
from blockcade.games.blockyou.data import (
    BREATH_MS,
    COLOUR_LETTERS,
    COUNTDOWN_SECONDS,
    DIRECTIONS,
    FIELD_SIDE,
    HAND,
    LAST_SECONDS,
    SEATS,
)
from blockcade.games.blockyou.laying import places, refusal_of_lay, with_lay
from blockcade.games.blockyou.moves import Begin, Draw, Lay, Move, Ready
from blockcade.games.blockyou.phase import Phase
from blockcade.games.blockyou.reasons import Refusal
from blockcade.games.blockyou.rounds import (
    after_lay,
    chances,
    time_is_up,
    wait_of,
    with_drawn,
    without_player,
)
from blockcade.games.blockyou.setup import OPTIONS, PLAYERS, bare_table, make_setup
from blockcade.games.blockyou.starting import seats_to_draw, seats_to_get_ready, with_leader, with_ready
from blockcade.games.blockyou.state import For, State
from blockcade.games.blockyou.view import View, ViewVersion1, view_of, view_of_version_1


class _Rules:
    """All that the versions have in common."""

    key = "blockyou"
    card = CARD
    players: tuple[int, ...] = PLAYERS
    options: tuple[Option, ...] = OPTIONS
    components: Mapping[str, object] = {
        "cards": list(map(str, DECK)),
        "colours": COLOUR_LETTERS,
        "directions": DIRECTIONS,
        "seats": [list(SEATS[players]) for players in sorted(SEATS)],
        "fieldSide": FIELD_SIDE,
        "hand": HAND,
        "countdownSeconds": COUNTDOWN_SECONDS,
        "breathMs": BREATH_MS,
        "lastSeconds": LAST_SECONDS,
    }

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return make_setup(players, options or {})

    def initial(self, setup: Setup) -> State:
        return bare_table(setup)

    def to_act(self, state: State) -> frozenset[Who]:
        if state.is_over:
            return frozenset()
        if state.owed or seats_to_draw(state):
            return frozenset({Actor.CHANCE})
        if state.phase is Phase.READY:
            return frozenset(seats_to_get_ready(state))
        seats = state.active if state.phase in (Phase.RACE, Phase.LAST) else []
        return frozenset([*seats, Actor.CLOCK] if wait_of(state) else seats)

    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        if who not in self.to_act(state):
            return ()
        if who is Actor.CHANCE:
            return [move for move, _ in self.chances(state)]
        if who is Actor.CLOCK:
            wait = wait_of(state)
            assert wait is not None
            return (wait,)
        return (Ready(),) if state.phase is Phase.READY else places(state)

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if state.is_over:
            return ()
        if state.owed:
            return [(Draw(card), weight) for card, weight in chances(state)]
        return [(Begin(seat), 1) for seat in seats_to_draw(state)]

    def refusal(self, state: State, who: Who, move: Move) -> Refusal | None:
        """Why a move may not be made now, as a slug; None if it may."""
        if state.is_over:
            return "game-over"
        if isinstance(who, Actor):
            return self._refusal_of_actor(state, who, move)
        if not 0 <= who < state.setup.players:
            return "unknown-id"
        match move:
            case Ready():
                return None if who in self.to_act(state) and state.phase is Phase.READY else "wrong-phase"
            case Lay():
                return "wrong-phase" if state.owed else refusal_of_lay(state, who, move)
            case _:
                return "wrong-phase"

    def _refusal_of_actor(self, state: State, who: Actor, move: Move) -> Refusal | None:
        if who not in self.to_act(state):
            return "not-your-turn"
        if who is Actor.CLOCK:
            return None if move == wait_of(state) else "wrong-phase"
        if not isinstance(move, Draw if state.owed else Begin):
            return "wrong-phase"
        return None if any(move == possible for possible, _ in self.chances(state)) else "unknown-id"

    def apply(self, state: State, who: Who, move: Move) -> State:
        if reason := self.refusal(state, who, move):
            raise IllegalMove(reason)
        match move:
            case Begin(seat):
                return with_leader(state, seat)
            case Draw(card):
                return with_drawn(state, card)
            case Wait():
                return time_is_up(state)
            case Ready():
                assert not isinstance(who, Actor)
                return with_ready(state, who)
            case Lay():
                assert not isinstance(who, Actor)
                after = with_lay(state, who, move)
                return after if after.owed else after_lay(after)

    def leave(self, state: State, seat: Seat) -> State:
        if state.is_over:
            raise IllegalMove("game-over")
        if seat not in state.present:
            raise IllegalMove("unknown-id")
        return without_player(state, seat)

    def as_seen_by(self, state: State, who: Who, move: Move, viewer: Seat | None) -> Move | None:  # noqa: ARG002
        """BY-O26: only the owner sees a card taken up, and nobody sees a penalty card."""
        if not isinstance(move, Draw) or not state.owed:
            return move
        what, at = state.owed[0]
        is_seen = what is For.FIELD or (what is For.HAND and at == viewer)
        return move if is_seen else None

    outcome = staticmethod(scoring.outcome)
    format_move = staticmethod(notation.format_move)
    parse_move = staticmethod(notation.parse_move)
    format_position = staticmethod(position.format_position)
    parse_position = staticmethod(position.parse_position)
    draw_svg = staticmethod(drawing.draw_svg)


class BlockYouVersion1(_Rules):
    """Version 1: a view said nothing of the places where a card would have fitted."""

    rules_version = 1
    earlier: Mapping[int, AnyGame] = {}
    view_type = ViewVersion1

    def view_for(self, state: State, viewer: Seat | None) -> ViewVersion1:
        return view_of_version_1(state, viewer)


class BlockYou(_Rules):
    """Stateless; clause numbers (BY-25) refer to docs/games/blockyou.md."""

    rules_version = 2
    earlier: Mapping[int, AnyGame] = {1: BlockYouVersion1()}
    view_type = View

    def view_for(self, state: State, viewer: Seat | None) -> View:
        return view_of(state, viewer)
