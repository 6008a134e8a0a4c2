"""The rules of Blokus, as the Game protocol asks for them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from blockcade.core import Actor, IllegalMove, Option, Outcome, Seat, Setup, Wait, Who
from blockcade.games.blokus import drawing, notation, position, scoring
from blockcade.games.blokus.board import mask_of
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.data import GRID_SIZE, PIECE_ROWS
from blockcade.games.blokus.moves import Begin, Lay, Move, Pass
from blockcade.games.blokus.placing import placements_of, refusal_of_lay
from blockcade.games.blokus.setup import OPTIONS, PLAYERS, empty_board, make_setup
from blockcade.games.blokus.state import LastLaid, State, Turn, TurnRule
from blockcade.games.blokus.turns import first_turn, next_turn, same_turn_again, with_blocked_found
from blockcade.games.blokus.view import View, view_of


class Blokus:
    """Stateless; clause numbers (BK-09) refer to docs/games/blokus.md."""

    key = "blokus"
    rules_version = 1
    players: tuple[int, ...] = PLAYERS
    options: tuple[Option, ...] = OPTIONS
    view_type = View
    components: Mapping[str, object] = {
        "grid": GRID_SIZE,
        "colours": [colour.value for colour in COLOURS],
        "pieces": [{"name": name, "rows": rows.split("/")} for name, rows in PIECE_ROWS.items()],
    }

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return make_setup(players, options or {})

    def initial(self, setup: Setup) -> State:
        state = empty_board(setup)
        if setup.players < 4:
            return first_turn(state, 0)  # BK-O09: blue begins; `alternate` begins with the first seat
        starter = setup["starter"]
        return state if starter == "random" else first_turn(state, int(starter))

    def to_act(self, state: State) -> frozenset[Who]:
        if state.is_over:
            return frozenset()
        if state.turn is None:
            return frozenset({Actor.CHANCE})
        if state.terms.turn_ms:
            return frozenset({state.turn.seat, Actor.CLOCK})
        return frozenset({state.turn.seat})

    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        if who not in self.to_act(state):
            return ()
        if who is Actor.CHANCE:
            return [move for move, _ in self.chances(state)]
        if who is Actor.CLOCK:
            return (_wait(state),)
        assert state.turn is not None
        moves: list[Move] = [placement.lay for placement in placements_of(state, state.turn.colour)]
        return [*moves, Pass()] if state.terms.may_pass else moves

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if state.is_over or state.turn is not None:
            return ()
        return [(Begin(Seat(seat)), 1) for seat in range(state.terms.setup.players)]

    def refusal(self, state: State, who: Who, move: Move) -> str | None:
        """Why a move may not be made now, as a slug; None if it may. Judges one move, cheaply."""
        if state.is_over:
            return "game-over"
        if who not in self.to_act(state):
            return "not-your-turn"
        match who, move:
            case Actor.CHANCE, Begin(seat):
                return None if seat < state.terms.setup.players else "unknown-id"
            case Actor.CLOCK, Wait():
                return None if move == _wait(state) else "wrong-phase"
            case Actor(), _:
                return "wrong-phase"
            case _, Lay():
                assert state.turn is not None
                return refusal_of_lay(state, state.turn.colour, move)
            case _, Pass():
                return None if state.terms.may_pass else "must-place"
            case _:
                return "wrong-phase"

    def apply(self, state: State, who: Who, move: Move) -> State:
        if reason := self.refusal(state, who, move):
            raise IllegalMove(reason)
        match move:
            case Lay():
                return next_turn(with_blocked_found(_with_piece(state, move)))
            case Begin(seat):
                return first_turn(state, seat)
            case Pass() | Wait():  # BK-O24: when the time is up the turn is passed
                return next_turn(_with_pass(state))

    def leave(self, state: State, seat: Seat) -> State:
        """BK-O23: the colours of a player who has gone are passed over, and the pieces left count."""
        if state.is_over:
            raise IllegalMove("game-over")
        if not 0 <= seat < state.terms.setup.players or seat in state.left:
            raise IllegalMove("unknown-id")
        gone = replace(state, left=state.left | {seat})
        if len(gone.left) == state.terms.setup.players:
            return replace(gone, turn=None, is_over=True, skipped=())
        if gone.turn is None or gone.turn.seat != seat:
            return gone
        return same_turn_again(replace(gone, ply=gone.ply + 1))

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def view_for(self, state: State, viewer: Seat | None) -> View:  # noqa: ARG002 - nothing is hidden
        return view_of(state)

    def as_seen_by(self, state: State, who: Who, move: Move, viewer: Seat | None) -> Move:  # noqa: ARG002
        return move

    def format_move(self, move: Move) -> str:
        return notation.format_move(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def format_position(self, state: State) -> str:
        return position.format_position(state)

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)

    def draw_svg(self, view: View) -> str:
        return drawing.draw_svg(view)


def _wait(state: State) -> Wait:
    return Wait(state.terms.turn_ms, state.ply)


def _with_piece(state: State, lay: Lay) -> State:
    turn = state.turn
    assert turn is not None
    at, mask = turn.colour.index, mask_of(lay.cells)
    used = _with_turn_used(state, turn)
    return replace(
        used,
        laid=(*state.laid[:at], state.laid[at] | mask, *state.laid[at + 1 :]),
        hands=(*state.hands[:at], state.hands[at] ^ 1 << lay.piece.index, *state.hands[at + 1 :]),
        last=(*state.last[:at], LastLaid(lay.piece, state.ply), *state.last[at + 1 :]),
        passed=frozenset(),
        latest=(turn, lay.piece, mask),
    )


def _with_pass(state: State) -> State:
    assert state.turn is not None
    used = _with_turn_used(state, state.turn)
    return replace(used, passed=state.passed | {state.turn.colour})


def _with_turn_used(state: State, turn: Turn) -> State:
    shared_turns, seat_turns = state.shared_turns, state.seat_turns
    if state.terms.turn_rule is TurnRule.BY_SEAT:
        seat_turns = tuple(turns + (seat == turn.seat) for seat, turns in enumerate(seat_turns))
    elif turn.colour is state.terms.shared:
        # A player who has gone was passed over in the rotation: go on after the one who really played.
        rotation = state.terms.rotation
        shared_turns += 1 + (rotation.index(turn.seat) - shared_turns) % len(rotation)
    return replace(state, ply=state.ply + 1, shared_turns=shared_turns, seat_turns=seat_turns)
