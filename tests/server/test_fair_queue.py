"""The order of bots' turns: short ones before long ones, and among equals every address gets its share."""

from collections import Counter
from collections.abc import Callable

import pytest

from blockcade.server.limits import Guest
from blockcade.server.thinking.queue import PATIENCE_SECONDS, URGENT, FairQueue, Lane, Ticket
from blockcade.server.thinking.shares import HALF_LIFE_SECONDS, Shares


def ticket(
    table: str, player: str = "ann", address: str = "here", lane: Lane = Lane.STRONG, seconds: float = 1.0
) -> Ticket[str]:
    return Ticket(table, lane, Guest(player, address), table, seconds)


def queue_of(*tickets: Ticket[str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for one in tickets:
        queue.put(one)
    return queue


def all_taken(queue: FairQueue[str]) -> list[str]:
    taken: list[str] = []
    while one := queue.take():
        taken.append(one.item)
    return taken


def seconds_each(
    queue: FairQueue[str], refill: Callable[[Ticket[str]], Ticket[str]], takes: int
) -> Counter[str]:
    """The seconds that each address gets when every taken ticket is requested again at once."""
    got: Counter[str] = Counter()
    for _ in range(takes):
        one = queue.take()
        assert one
        got[one.payer.address] += round(one.seconds)
        queue.put(refill(one))
    return got


def test_tables_of_one_player_take_turns() -> None:
    queue = queue_of(*(ticket(name) for name in "aaabb"))
    assert all_taken(queue) == ["a", "b", "a", "b", "a"]


def test_lanes_come_in_their_order() -> None:
    queue = queue_of(*(ticket(lane.value, lane=lane) for lane in reversed(Lane)))
    assert all_taken(queue) == ["quick", "hint", "strong", "review"]


def test_only_the_lanes_that_are_asked_for_are_served() -> None:
    queue = queue_of(ticket("a"), ticket("b", lane=Lane.REVIEW))
    assert queue.peek(URGENT) is None
    assert queue.take(URGENT) is None
    queue.put(ticket("c", lane=Lane.HINT))
    found = queue.peek(URGENT)
    assert found
    assert queue.take(URGENT) is found
    assert len(queue) == 2


def test_a_newcomer_is_next_however_much_another_has_waiting() -> None:
    flood = [ticket(str(number), address="flood") for number in range(500)]
    queue = queue_of(*flood)
    for _ in range(50):
        queue.take()
    queue.put(ticket("elsewhere", player="ben", address="home"))
    taken = all_taken(queue)
    assert taken.index("elsewhere") == 0


def test_addresses_share_and_so_do_the_players_of_each() -> None:
    queue = queue_of(
        *(ticket(f"a{n}", player="ann", address="one") for n in range(40)),
        *(ticket(f"b{n}", player="ben", address="one") for n in range(40)),
        *(ticket(f"c{n}", player="cam", address="two") for n in range(40)),
    )
    first = Counter(name[0] for name in all_taken(queue)[:40])
    assert first == {"c": 20, "a": 10, "b": 10}


def test_many_identities_at_one_address_get_no_more_than_one() -> None:
    queue = queue_of(
        *(ticket(f"a{n}", player=f"identity {n}", address="one") for n in range(60)),
        *(ticket(f"c{n}", player="cam", address="two") for n in range(30)),
    )
    assert Counter(name[0] for name in all_taken(queue)[:60]) == {"a": 30, "c": 30}


def test_a_player_of_unknown_address_stands_alone() -> None:
    queue = queue_of(
        *(ticket(f"a{n}", player="ann", address="") for n in range(10)),
        *(ticket(f"b{n}", player="ben", address="") for n in range(10)),
    )
    assert Counter(name[0] for name in all_taken(queue)[:10]) == {"a": 5, "b": 5}


def test_time_is_shared_not_the_number_of_thoughts() -> None:
    queue = queue_of(ticket("long", address="one", seconds=6.0), ticket("short", address="two", seconds=2.0))
    got = seconds_each(queue, lambda one: one, takes=80)
    assert abs(got["one"] - got["two"]) <= 6


def test_what_a_thought_really_took_counts() -> None:
    """Both say that they need a second; one needs three."""
    queue = queue_of(ticket("a", address="one"), ticket("b", address="two"))
    got: Counter[str] = Counter()
    for _ in range(80):
        one = queue.take()
        assert one
        real = 3.0 if one.item == "a" else 1.0
        got[one.item] += int(real)
        queue.settle(one, real)
        queue.put(one)
    assert abs(got["a"] - got["b"]) <= 3


def test_unused_time_is_not_saved_up() -> None:
    """An address that was idle for long gets its share from now on, not the time that it did not use."""
    queue = queue_of(*(ticket(f"a{n}", address="one") for n in range(100)))
    for _ in range(50):
        queue.take()
    for number in range(50):
        queue.put(ticket(f"b{number}", address="two"))
    assert Counter(name[0] for name in all_taken(queue)[:40]) == {"a": 20, "b": 20}


@pytest.mark.parametrize("lane", PATIENCE_SECONDS)
def test_no_lane_waits_for_ever(lane: Lane) -> None:
    queue = queue_of(ticket("patient", lane=lane))
    before = 0.0
    while True:
        queue.put(ticket("hint", lane=Lane.HINT, seconds=1.5))
        one = queue.take()
        assert one
        if one.item == "patient":
            break
        before += one.seconds
    assert 0 < before <= PATIENCE_SECONDS[lane] + 1.5


def test_a_lost_turn_is_given_back_and_a_forgotten_one_is_gone() -> None:
    first, second, third = ticket("a"), ticket("b"), ticket("c")
    queue = queue_of(first, second, third)
    assert queue.take() is first
    queue.put_back(first)
    queue.discard(third)
    queue.discard(third)
    assert len(queue) == 2
    assert list(queue) == [first, second]
    assert queue.peek() is first
    assert all_taken(queue) == ["a", "b"]
    queue.put_back(first)
    queue.discard(first)
    assert len(queue) == 0


def test_in_a_full_lane_the_last_of_the_largest_goes() -> None:
    of_ann = [ticket(f"a{n}", player="ann", address="one") for n in range(3)]
    of_bea = [ticket(f"b{n}", player="bea", address="one") for n in range(2)]
    queue = queue_of(*of_ann, *of_bea, ticket("c", player="cam", address="two"))
    newcomer = ticket("d", player="dot", address="three")
    assert queue.push_out(newcomer) is of_ann[2]
    assert len(queue) == 5
    more = ticket("e", player="bea", address="one")
    assert queue.push_out(more) is more, "nobody has more than Bea would"
    assert len(queue) == 5


def test_shares_fade_and_their_memory_is_bounded() -> None:
    shares = Shares(most=10)
    assert shares.largest(3, 0.0) == []
    shares.add("ann", 3.0, 0.0)
    shares.add("ben", 1.0, 0.0)
    assert shares.largest(3, 0.0) == [("ann", 0.75), ("ben", 0.25)]
    shares.add("ben", 2.5, HALF_LIFE_SECONDS)
    assert shares.largest(1, HALF_LIFE_SECONDS) == [("ben", pytest.approx(3.0 / 4.5))]
    for number in range(50):
        shares.add(f"player {number}", 0.001, HALF_LIFE_SECONDS)
    assert len(shares) <= 10
    assert shares.largest(1, HALF_LIFE_SECONDS)[0][0] == "ben"
    assert shares.largest(1, 100 * HALF_LIFE_SECONDS) == []
