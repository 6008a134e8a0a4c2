"""The rules of Blokus, as the Game protocol asks for them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from blockcade.core import Actor, AnyGame, IllegalMove, Option, Seat, Setup, Wait, Who
from blockcade.games.blokus import drawing, notation, position, scoring
from blockcade.games.blokus.board import mask_of
from blockcade.games.blokus.card import CARD
from blockcade.games.blokus.colours import COLOURS
from blockcade.games.blokus.data import GRID_SIZE, PIECE_ROWS
from blockcade.games.blokus.legal import LegalMoves
from blockcade.games.blokus.moves import Begin, Lay, Move, Pass
from blockcade.games.blokus.placing import numbers_of, refusal_of_lay
from blockcade.games.blokus.reasons import Refusal
from blockcade.games.blokus.setup import OPTIONS, PLAYERS, colours_of_two, empty_board, make_setup
from blockcade.games.blokus.state import LastLaid, State, Turn, TurnRule
from blockcade.games.blokus.turns import first_turn, next_turn, same_turn_again, with_blocked_found
from blockcade.games.blokus.view import View, view_of


class _Rules:
    """The common part of all versions of the rules."""

    key = "blokus"
    card = CARD
    players: tuple[int, ...] = PLAYERS
    options: tuple[Option, ...] = OPTIONS
    view_type = View
    components: Mapping[str, object] = {
        "grid": GRID_SIZE,
        "colours": [colour.value for colour in COLOURS],
        "coloursOfTwo": colours_of_two(),
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
        numbers = numbers_of(state, state.turn.colour)
        return LegalMoves(state.terms.board, numbers, may_pass=state.terms.may_pass)

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if state.is_over or state.turn is not None:
            return ()
        return [(Begin(Seat(seat)), 1) for seat in range(state.terms.setup.players)]

    def refusal(self, state: State, who: Who, move: Move) -> Refusal | None:
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
            case Pass() | Wait():  # BK-O24: when the time is up, the turn is a pass
                return next_turn(_with_pass(state))

    def view_for(self, state: State, viewer: Seat | None) -> View:  # noqa: ARG002 - nothing is hidden
        return view_of(state)

    def as_seen_by(self, state: State, who: Who, move: Move, viewer: Seat | None) -> Move:  # noqa: ARG002
        return move

    outcome = staticmethod(scoring.outcome)
    format_move = staticmethod(notation.format_move)
    parse_move = staticmethod(notation.parse_move)
    format_position = staticmethod(position.format_position)
    parse_position = staticmethod(position.parse_position)
    draw_svg = staticmethod(drawing.draw_svg)


class BlokusVersion1(_Rules):
    """Version 1: the last remaining player went on alone, and the pieces left decided the game."""

    rules_version = 1
    earlier: Mapping[int, AnyGame] = {}

    def leave(self, state: State, seat: Seat) -> State:
        gone = _without(state, seat)
        if len(gone.left) == gone.terms.setup.players:
            return replace(gone, turn=None, is_over=True, skipped=())
        return _passed_over(gone, seat)


class Blokus(_Rules):
    """Stateless; clause numbers (BK-09) refer to docs/games/blokus.md."""

    rules_version = 2
    earlier: Mapping[int, AnyGame] = {1: BlokusVersion1()}

    def leave(self, state: State, seat: Seat) -> State:
        """BK-O23: the colours of a player who left are passed over, their unplayed pieces count, and the last
        remaining player wins."""
        gone = _without(state, seat)
        stay = [Seat(seat) for seat in range(gone.terms.setup.players) if seat not in gone.left]
        if len(stay) == 1:
            return replace(gone, turn=None, is_over=True, skipped=(), last_player=stay[0])
        return _passed_over(gone, seat)


def _without(state: State, seat: Seat) -> State:
    if state.is_over:
        raise IllegalMove("game-over")
    if not 0 <= seat < state.terms.setup.players or seat in state.left:
        raise IllegalMove("unknown-id")
    return replace(state, left=state.left | {seat})


def _passed_over(gone: State, seat: Seat) -> State:
    if gone.turn is None or gone.turn.seat != seat:
        return gone
    return same_turn_again(replace(gone, ply=gone.ply + 1))


def _wait(state: State) -> Wait:
    return Wait(state.terms.turn_ms, state.ply)


def _with_piece(state: State, lay: Lay) -> State:
    turn = state.turn
    assert turn is not None
    at, mask = turn.colour.index, mask_of(lay.cells)
    shared_turns, seat_turns = _turns_after(state, turn)
    return replace(
        state,
        ply=state.ply + 1,
        shared_turns=shared_turns,
        seat_turns=seat_turns,
        laid=(*state.laid[:at], state.laid[at] | mask, *state.laid[at + 1 :]),
        hands=(*state.hands[:at], state.hands[at] ^ 1 << lay.piece.index, *state.hands[at + 1 :]),
        last=(*state.last[:at], LastLaid(lay.piece, state.ply), *state.last[at + 1 :]),
        passed=frozenset(),
        latest=(turn, lay.piece, mask),
    )


def _with_pass(state: State) -> State:
    turn = state.turn
    assert turn is not None
    shared_turns, seat_turns = _turns_after(state, turn)
    return replace(
        state,
        ply=state.ply + 1,
        shared_turns=shared_turns,
        seat_turns=seat_turns,
        passed=state.passed | {turn.colour},
    )


def _turns_after(state: State, turn: Turn) -> tuple[int, tuple[int, ...]]:
    """The turns of the shared colour and of each seat, once this one is used."""
    shared_turns, seat_turns = state.shared_turns, state.seat_turns
    if state.terms.turn_rule is TurnRule.BY_SEAT:
        seat_turns = tuple(turns + (seat == turn.seat) for seat, turns in enumerate(seat_turns))
    elif turn.colour is state.terms.shared:
        # The rotation passes over players who left: go on after the seat that really played.
        rotation = state.terms.rotation
        shared_turns += 1 + (rotation.index(turn.seat) - shared_turns) % len(rotation)
    return shared_turns, seat_turns
