"""OpenSpiel's interface. Importing this module registers `blockcade_<name>` for each environment with turns.

    import pyspiel
    import blockcade.envs.open_spiel
    game = pyspiel.load_game("blockcade_mini5")

Luck is in explicit chance nodes: action n of a chance node is the n-th answer that luck has then.
"""

# pyspiel is compiled and says nothing of its types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportUntypedBaseClass=false

from typing import Any

import numpy as np
import pyspiel

from blockcade.core import Seat
from blockcade.envs.catalogue import kinds, played, takes_turns
from blockcade.envs.contract import Kind
from blockcade.envs.world import World, rewards_of

PREFIX = "blockcade_"


def game_type(name: str, kind: Kind) -> pyspiel.GameType:
    game = played(name).game
    hides = game.card.has_hidden
    mode = pyspiel.GameType.ChanceMode
    information = pyspiel.GameType.Information
    counts = kind.player_counts or game.players
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Blockcade {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode.EXPLICIT_STOCHASTIC if kind.most_answers else mode.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=not hides,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": kind.players},
    )


class TurnGame(pyspiel.Game):
    """A game with turns; a subclass names it. `players` is its only parameter."""

    name: str
    type_: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        _, kind = kinds()[self.name]
        chosen = dict(params or {})
        players = int(chosen.get("players", kind.players))
        self.table = played(self.name, players)
        world = World(self.table, 0, auto_luck=False)
        info = pyspiel.GameInfo(
            num_distinct_actions=world.action_count,
            max_chance_outcomes=max(kind.most_answers, players) if kind.most_answers else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=kind.most_moves,
        )
        super().__init__(self.type_, info, chosen)

    def new_initial_state(self, state_as_string: str | None = None) -> "TurnState":  # noqa: ARG002
        return TurnState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TurnObserver":
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return TurnObserver(self, iig_obs_type)


class TurnState(pyspiel.State):
    def __init__(self, game: TurnGame) -> None:
        super().__init__(game)
        self.world = World(game.table, 0, auto_luck=False)

    def current_player(self) -> int:
        if self.world.is_over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.world.seat
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def is_terminal(self) -> bool:
        return self.world.is_over

    def returns(self) -> list[float]:
        outcome = self.world.outcome
        return rewards_of(outcome) if outcome else [0.0] * self.world.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        answers = self.world.luck()
        total = sum(weight for _, weight in answers)
        return [(at, weight / total) for at, (_, weight) in enumerate(answers)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal() if player == self.world.seat else []

    def _apply_action(self, action: int) -> None:
        if self.world.seat is None:
            self.world.draw(self.world.luck()[action][0])
        else:
            self.world.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {self.world.luck()[action][0]}"
        if action == self.world.decline:
            return "decline"
        table = self.world.played
        return table.game.format_move(table.envs.actions.move(self.world.state, Seat(player), action))

    def __str__(self) -> str:
        return self.world.played.game.format_position(self.world.state)


class TurnObserver:
    """A flat tensor of all that a player sees, and the view as text. It remembers nothing of
    earlier positions: where nothing is hidden, a position is all there is to know."""

    def __init__(self, game: TurnGame, iig_obs_type: Any) -> None:
        if game.table.game.card.has_hidden and iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("observations have no memory: perfect_recall is not available")
        self.table = game.table
        shapes = {name: array.shape for name, array in game.table.envs.arrays(game.table.setup).items()}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        self.dict = {
            name: self.tensor[end - size : end].reshape(shape)
            for (name, shape), size, end in zip(shapes.items(), sizes, ends, strict=True)
        }

    def set_from(self, state: TurnState, player: int) -> None:
        seen = self.table.envs.see(self.table.setup, self._view(state, player), Seat(player))
        for name, array in seen.items():
            self.dict[name][:] = array

    def string_from(self, state: TurnState, player: int) -> str:
        return repr(self._view(state, player))

    def _view(self, state: TurnState, player: int) -> Any:
        return self.table.game.view_for(state.world.state, Seat(player))


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name, (_, kind) in kinds().items():
        if takes_turns(name) and PREFIX + name not in known:
            type_ = game_type(name, kind)
            # A class, not a function: pyspiel drops it when Python has ended already, and a function would
            # not survive.
            pyspiel.register_game(
                type_, type(f"TurnGame_{name}", (TurnGame,), {"name": name, "type_": type_})
            )


_register()
