"""A second counter of lines of play, from the clauses alone: letters on a grid, none of our code."""

from dataclasses import dataclass, replace

SEATS = {
    1: ["S"],
    2: ["S", "N"],
    3: ["S", "NW", "NE"],
    4: ["S", "W", "N", "E"],
    5: ["S", "W", "NW", "NE", "E"],
}
WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


@dataclass(frozen=True)
class Plain:
    """A race on the grid. `grid` has for each square its colour and the name of the card that shows it."""

    players: int
    grid: tuple[tuple[str, str], ...]
    hands: tuple[str | None, ...]  # of the active seats
    queues: tuple[int, ...]
    pile: int
    unseen: int  # cards that luck may draw as a penalty card
    self_counts: bool
    immediate: bool
    clock: bool  # a wait is running
    last: bool
    laid: bool
    ran_out: bool
    waits: bool = False  # the round or the game is over, or luck draws: the moves after that are one number
    follow: int = 0


def read(text: str) -> Plain:
    """Reads the parts of a position in a race that matter for two plies."""
    parts = {name: rest for name, _, rest in (part.partition(" ") for part in text.split(" | "))}
    count, *switches = parts["players"].split()
    players = int(count)
    grid: list[tuple[str, str]] = [("", "")] * 64
    for word in parts["field"].split():
        name, _, place = word.partition("@")
        at, _, turns = place.partition("/")
        row, column = map(int, at.split(","))
        for (down, right), colour in zip(_CORNERS, turned(name, int(turns))[0], strict=True):
            grid[8 * (row + down) + column + right] = (colour, name)
    seats = [parts[f"seat{seat}"].split() for seat in range(players)]
    phase = parts["phase"].split()[0]
    known = parts.get("known", "").split()
    pile = int(parts["pile"]) + len(known)
    named = {word.partition("@")[0] for word in (*parts["field"].split(), *parts.get("buried", "").split())}
    named |= {card for _, hand, queue in seats for card in (hand, *queue.split(","))}
    named |= {*known, *(card for card in parts.get("gone", "").split())}
    loose = len(set(deck()) - named) if int(parts["pile"]) else 0
    return Plain(
        players,
        tuple(grid),
        tuple(hand if status == "active" else None for status, hand, _ in seats),
        tuple(0 if queue == "-" else len(queue.split(",")) for _, _, queue in seats),
        pile,
        loose + len(known),
        "faultFingers=selfAlwaysCounts" in switches,
        "winCheck=immediate" in switches,
        phase == "last" or any(switch.startswith("roundSeconds=") for switch in switches),
        phase == "last",
        "laid" in parts,
        "ran" in parts,
    )


_CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))


def deck() -> list[str]:
    """BY-O03, implemented again in letters."""
    classes = ["N.NE", "N.E", "N.SE", "N.S", "N.SW", "N.NW", "NE.SE", "NE.SW"]
    cards: list[str] = []
    for k in range(88):
        a = k % 6
        b, c = a + k // 36 + 2, a + k // 6
        colours = "W" + "".join("ROYLBP"[index % 6] for index in (a, c, b))
        ways = [WAYS[(WAYS.index(way) + 2 * (k // 8 % 4)) % 8] for way in classes[k % 8].split(".")]
        cards.append(f"{colours}/{'.'.join(ways)}")
    return cards


def turned(card: str, quarters: int) -> tuple[str, set[str]]:
    """The colours NW NE SW SE and the directions of the fingers."""
    squares, _, fingers = card.partition("/")
    for _ in range(quarters):
        squares = squares[2] + squares[0] + squares[3] + squares[1]
    return squares, {WAYS[(WAYS.index(way) + 2 * quarters) % 8] for way in fingers.split(".")}


def lays(game: Plain) -> list[tuple[int, int, int]]:
    """BY-22, BY-23: inside the field and over at least two topmost cards."""
    return [
        (row, column, quarters)
        for row in range(7)
        for column in range(7)
        if len({game.grid[8 * (row + down) + column + right][1] for down, right in _CORNERS}) > 1
        for quarters in range(4)
    ]


def matches(game: Plain, card: str, place: tuple[int, int, int]) -> bool:
    row, column, quarters = place
    return all(
        "W" in (colour, game.grid[8 * (row + down) + column + right][0])
        or colour == game.grid[8 * (row + down) + column + right][0]
        for (down, right), colour in zip(_CORNERS, turned(card, quarters)[0], strict=True)
    )


def is_safe(game: Plain, seat: int, place: tuple[int, int, int]) -> bool:
    card = game.hands[seat]
    assert card is not None
    return matches(game, card, place) and SEATS[game.players][seat] not in turned(card, place[2])[1]


def lay(game: Plain, seat: int, place: tuple[int, int, int]) -> Plain:
    """BY-25 to BY-39: the race after the lay, or the number of moves if the race is over."""
    card, (row, column, quarters) = game.hands[seat], place
    assert card is not None
    squares, ways = turned(card, quarters)
    seats = SEATS[game.players]
    colours, own = matches(game, card, place), seats[seat] in ways
    counts = colours or (own and game.self_counts)
    faulty = not colours or own
    hands = tuple(
        None if other == seat or (hand and counts and seats[other] in ways) else hand
        for other, hand in enumerate(game.hands)
    )
    grid = list(game.grid)
    if not faulty or game.pile:
        for (down, right), colour in zip(_CORNERS, squares, strict=True):
            grid[8 * (row + down) + column + right] = (colour, card)
    emptied = not faulty and not game.queues[seat]
    after = replace(game, grid=tuple(grid), hands=hands, laid=True, ran_out=game.ran_out or emptied)
    if faulty and game.pile:
        return replace(after, waits=True, follow=game.unseen)
    return settled(after, faulty=faulty)


def settled(game: Plain, *, faulty: bool) -> Plain:
    """Whether the race goes on; between the rounds the clock alone has a move, at the end nobody."""
    over = replace(game, waits=True, follow=0 if game.ran_out else 1)
    active = [seat for seat, hand in enumerate(game.hands) if hand]
    if (game.ran_out and game.immediate) or not active or (len(active) == 1 and not faulty):
        return over
    if not any(is_safe(game, seat, place) for seat in active for place in lays(game)):
        return over
    return replace(game, last=True, clock=True) if len(active) == 1 else game


def count(game: Plain, depth: int) -> int:
    """Lines of this many plies, two at most: luck's draws and the start of rounds are counted elsewhere."""
    if game.waits:
        assert depth == 1
        return game.follow
    active = [seat for seat, hand in enumerate(game.hands) if hand]
    places = lays(game)
    if depth == 1:
        return len(active) * len(places) + game.clock
    below = sum(count(lay(game, seat, place), depth - 1) for seat in active for place in places)
    after_the_clock = 0 if game.ran_out else 1  # the next countdown
    return below + (after_the_clock if game.clock else 0)
