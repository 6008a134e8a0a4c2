"""The hidden cards of a game of BlockYou!: counted, and exchanged where the viewer cannot see them."""

from dataclasses import replace

from blockcade.core import Dice, Seat
from blockcade.games.blockyou.cards import Card
from blockcade.games.blockyou.field import Field
from blockcade.games.blockyou.state import For, Player, State


def all_cards(state: State) -> int:
    """All cards of the box, in all places; a card that luck is about to give has no place yet."""
    field = len(state.field.visible) + len(state.field.buried)
    hands = sum(player.cards for player in state.players)
    on_the_way = sum(owed.what is For.HAND for owed in state.owed)
    return field + hands + on_the_way + state.pile + len(state.gone) + state.gone_unseen


def hidden_twin(state: State, viewer: Seat | None, dice: Dice) -> State | None:
    """The same state, with all cards that the viewer cannot see dealt anew among their places."""
    own = None if viewer is None else state.players[viewer].hand
    visible = {lying.card for lying in state.field.visible}
    told = {laid.lying.card for laid in state.laid}  # the last round's lays stay visible
    known = [card for card in _kept(state) if card != own and card not in visible | told]
    if not known:
        return None
    loose = sorted({*known, *(state.unseen - told)})
    anew: dict[Card, Card] = {}
    for card in known:
        anew[card] = loose.pop(dice.roll(len(loose)))

    def other(card: Card | None) -> Card | None:
        return None if card is None else anew.get(card, card)

    return replace(
        state,
        field=Field(state.field.visible, frozenset(anew.get(card, card) for card in state.field.buried)),
        players=tuple(
            Player(tuple(map(other, player.queue)), other(player.hand), player.status)
            for player in state.players
        ),
        pile_known=frozenset(anew.get(card, card) for card in state.pile_known),
        gone=frozenset(anew.get(card, card) for card in state.gone),
    )


def _kept(state: State) -> list[Card]:
    held = [card for player in state.players for card in (*player.queue, player.hand) if card is not None]
    return [*held, *sorted(state.field.buried), *sorted(state.pile_known), *sorted(state.gone)]
