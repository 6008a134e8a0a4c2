"""An optional capability of a game: it builds states that agree with the view of a seat."""

from typing import Any, Protocol, TypeVar, runtime_checkable

from blockcade.core.dice import Dice

S_co = TypeVar("S_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@runtime_checkable
class Sampler(Protocol[S_co, V_contra]):
    """A game that brings this method gets bots that search; without it, bots play at random.

    Where nothing is hidden, only one state agrees with a view, and no dice are needed.
    """

    def sample_state(self, view: V_contra, dice: Dice) -> S_co:
        """A state that the viewer cannot tell from the real one: `view_for` gives `view` again.

        Hidden things are drawn with `dice`, with the probabilities that follow from the view.
        """
        ...


AnySampler = Sampler[Any, Any]
