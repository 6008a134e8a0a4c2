"""The rules of Blackout, as the Game protocol asks for them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from blockcade.core import Actor, AnyGame, IllegalMove, Option, Seat, Setup, Wait, Who
from blockcade.games.blackout import drawing, notation, position, scoring
from blockcade.games.blackout.card import CARD
from blockcade.games.blackout.cards import CARD_BY_NAME, CARDS
from blockcade.games.blackout.data import CALL_SECONDS, CARDS_TO_WIN, CHIPS, DIE_SPECIALS, NUMBERS
from blockcade.games.blackout.moves import (
    Begin,
    Call,
    Draw,
    End,
    Face,
    Move,
    Put,
    Reroll,
    Roll,
    UseUndo,
    UseWild,
)
from blockcade.games.blackout.phase import Phase
from blockcade.games.blackout.placing import (
    fitting_numbers,
    open_spaces,
    refusal_on_space,
    removable_chips,
    spaces_for,
)
from blockcade.games.blackout.reasons import Refusal
from blockcade.games.blackout.setup import OPTIONS, PLAYERS, bare_table, make_setup
from blockcade.games.blackout.state import State
from blockcade.games.blackout.turns import (
    going_on,
    next_turn,
    rerolling,
    rewarded,
    rolled_anew,
    rolling,
    with_card,
    with_chip,
    with_face,
    without_chip,
    without_player,
)
from blockcade.games.blackout.view import View, view_of

_DICE = tuple(DIE_SPECIALS)


class Blackout:
    """Stateless; clause numbers (BL-21) refer to docs/games/blackout.md."""

    key = "blackout"
    card = CARD
    rules_version = 1
    earlier: Mapping[int, AnyGame] = {}
    players: tuple[int, ...] = PLAYERS
    options: tuple[Option, ...] = OPTIONS
    view_type = View
    components: Mapping[str, object] = {
        "cards": [{"name": card.name, "spaces": list(card.spaces)} for card in CARDS],
        "chips": CHIPS,
        "dice": [{"die": die, "faces": [*map(str, NUMBERS), face]} for die, face in DIE_SPECIALS.items()],
        "cardsToWin": CARDS_TO_WIN,
        "callSeconds": CALL_SECONDS,
    }

    def setup(self, players: int, options: Mapping[str, str] | None = None) -> Setup:
        return make_setup(players, options or {})

    def initial(self, setup: Setup) -> State:
        return bare_table(setup)

    def to_act(self, state: State) -> frozenset[Who]:
        match state.phase:
            case Phase.OVER:
                return frozenset()
            case Phase.SETTING | Phase.ROLLING | Phase.DRAW:
                return frozenset({Actor.CHANCE})
            case Phase.CALL:
                return frozenset({*_present(state), Actor.CLOCK})
            case Phase.ROLL | Phase.PLACE:
                assert state.turn is not None
                return frozenset({state.turn, Actor.CLOCK} if _turn_ms(state) else {state.turn})

    def legal_moves(self, state: State, who: Who) -> Sequence[Move]:
        if who not in self.to_act(state):
            return ()
        if who is Actor.CHANCE:
            return [move for move, _ in self.chances(state)]
        if who is Actor.CLOCK:
            return (_wait(state),)
        match state.phase:
            case Phase.CALL:
                return (Call(),)
            case Phase.ROLL:
                return (Roll(),)
            case _:
                return _placings(state)

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        match state.phase:
            case Phase.SETTING if state.turn is None:
                return [(Begin(seat), 1) for seat in _present(state)]
            case Phase.SETTING | Phase.DRAW:
                return [(Draw(CARDS[index].name), 1) for index in sorted(state.pile)]
            case Phase.ROLLING:
                return [(Face(_DICE[state.to_roll[0]], number), 1) for number in (*NUMBERS, 0)]
            case _:
                return ()

    def refusal(self, state: State, who: Who, move: Move) -> Refusal | None:
        """Why a move may not be made now, as a slug; None if it may. Judges one move, cheaply."""
        if state.is_over:
            return "game-over"
        if isinstance(who, Actor):
            return self._refusal_of_actor(state, who, move)
        if isinstance(move, Call):  # BL-O21: a false call costs nothing
            return None if state.phase is Phase.CALL and who in _present(state) else "no-blackout"
        if who != state.turn:
            return "not-your-turn"
        match state.phase, move:
            case Phase.ROLL, Roll():
                return None
            case Phase.PLACE, Put() | UseWild() | UseUndo():
                return refusal_on_space(state, move)
            case Phase.PLACE, Reroll():
                if not state.reroll:
                    return "not-pending"
                return "must-place" if _must_place(state) else None
            case Phase.PLACE, End():
                return "must-place" if _must_place(state) or state.reroll else None
            case _:
                return "wrong-phase"

    def _refusal_of_actor(self, state: State, who: Actor, move: Move) -> Refusal | None:
        if who not in self.to_act(state):
            return "not-your-turn"
        if who is Actor.CLOCK:
            return None if move == _wait(state) else "wrong-phase"
        match move:
            case Draw(card) if state.phase is not Phase.ROLLING and state.turn is not None:
                return None if CARD_BY_NAME[card].index in state.pile else "unknown-id"
            case Face(die) if state.phase is Phase.ROLLING:
                return None if _DICE.index(die) == state.to_roll[0] else "unknown-id"
            case Begin(seat) if state.phase is Phase.SETTING and state.turn is None:
                return None if seat in _present(state) else "unknown-id"
            case _:
                return "wrong-phase"

    def apply(self, state: State, who: Who, move: Move) -> State:
        if reason := self.refusal(state, who, move):
            raise IllegalMove(reason)
        match move:
            case Roll():
                return rolling(state)
            case Put() | UseWild():
                return with_chip(state, move)
            case UseUndo():
                return without_chip(state, move)
            case Reroll():
                return rerolling(state)
            case End():
                return next_turn(state)
            case Call():
                assert not isinstance(who, Actor)
                return rewarded(state, who)
            case Begin(seat):
                return replace(state, turn=seat)
            case Face(_, number):
                return with_face(state, number)
            case Draw(card):
                return with_card(state, CARD_BY_NAME[card].index)
            case Wait():
                return _time_is_up(state)

    def leave(self, state: State, seat: Seat) -> State:
        """BL-O31: the seat is skipped, its cards leave the game, and the last remaining player wins."""
        if state.is_over:
            raise IllegalMove("game-over")
        if not 0 <= seat < state.setup.players or seat in state.left:
            raise IllegalMove("unknown-id")
        gone = replace(
            state,
            left=state.left | {seat},
            won=(*state.won[:seat], (), *state.won[seat + 1 :]),
            gone=state.gone | set(state.won[seat]),
        )
        if len(_present(gone)) == 1:
            return replace(gone, phase=Phase.OVER)
        return without_player(gone, seat)

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


def _present(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.setup.players) if seat not in state.left]


def _turn_ms(state: State) -> int:
    return 1000 * int(state.setup["turnSeconds"])


def _wait(state: State) -> Wait:
    is_call = state.phase is Phase.CALL
    return Wait(1000 * CALL_SECONDS if is_call else _turn_ms(state), state.turns)


def _time_is_up(state: State) -> State:
    match state.phase:
        case Phase.CALL:  # BL-O20: nobody called
            return rolled_anew(state)
        case Phase.ROLL:
            return rolling(replace(state, hurried=True))
        case _:
            return going_on(replace(state, hurried=True))


def _must_place(state: State) -> bool:
    """Whether numbers must be placed (BL-16); duty=may: not after a won card or REROLL (BL-D01, BL-D02)."""
    if state.setup["duty"] == "may" and (state.card_won or state.rerolled):
        return False
    return bool(fitting_numbers(state))


def _placings(state: State) -> list[Move]:
    """The moves in PLACE: numbers first, then WILD, UNDO, REROLL and the end of the turn."""
    moves: list[Move] = [
        Put(number, space) for number in fitting_numbers(state) for space in spaces_for(state, number)
    ]
    if state.wilds:
        moves.extend(UseWild(space) for space in open_spaces(state))
    if state.undos:
        moves.extend(UseUndo(space) for space in removable_chips(state))
    if not _must_place(state):
        moves.append(Reroll() if state.reroll else End())
    return moves
