"""The numbers at the end of a game: the fastest lay, blocks and faults of each player."""

from blockcade.core import Actor, Seat, TimedMove, Who
from blockcade.games.blockyou.state import State
from blockcade.games.blockyou.tally import tally
from tests.games.blockyou.tables import BLOCKYOU, FITS, phase, table


class Told:
    """Plays lines and keeps their times."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[TimedMove] = []

    def play(self, at_ms: int, who: Who, text: str = "") -> None:
        """Without a text it is the first legal move."""
        move = BLOCKYOU.parse_move(text) if text else BLOCKYOU.legal_moves(self.state, who)[0]
        after = BLOCKYOU.apply(self.state, who, move)
        self.moves.append(TimedMove(who, move, at_ms, self.state, after))
        self.state = after


def test_times_count_from_the_turning_of_the_cards_and_faults_have_none() -> None:
    told = Told(table(*FITS[:2], "WYYB/NE.SE", "WWWW/N.NE", phase="turning 3"))
    told.play(10_000, Actor.CLOCK)
    told.play(11_000, Seat(2), "1,1/0")  # yellow on orange
    told.play(11_000, Actor.CHANCE)
    told.play(14_500, Seat(3), "5,5/0")
    told.play(16_000, Seat(0), "3,3/0")
    assert phase(told.state) == "countdown"
    numbers = tally(4, told.moves)
    assert numbers[0] == {"blocks": 0, "faults": 0, "fastestMs": 6000}
    assert numbers[1] == {"blocks": 0, "faults": 0}
    assert numbers[2] == {"blocks": 0, "faults": 1}
    assert numbers[3] == {"blocks": 0, "faults": 0, "fastestMs": 4500}


def test_blocks_are_counted_for_the_player_who_laid() -> None:
    told = Told(table("WWWW/N.W", *FITS[1:4], phase="turning 3"))
    told.play(0, Actor.CLOCK)
    told.play(2000, Seat(0), "1,1/0")
    assert tally(4, told.moves)[0] == {"blocks": 2, "faults": 0, "fastestMs": 2000}


def test_alone_each_card_has_its_own_time() -> None:
    told = Told(table(f"{FITS[0]} {FITS[1]},{FITS[2]}", solo="on"))
    told.play(1000, Seat(0), "1,1/0")
    told.play(1900, Seat(0), "3,3/0")
    assert tally(1, told.moves)[0]["fastestMs"] == 900
