"""Prints a review in a terminal: the course of the game, the largest swings, and their boards."""

from collections.abc import Sequence

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from blockcade.core import Finding
from blockcade.engine.review import Review, ReviewedMove
from blockcade.games.blokus.board import Board
from blockcade.games.blokus.colours import COLOURS, Colour
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.notation import parse_move
from blockcade.games.blokus.position import board_text, parse_position

_BARS = "▁▂▃▄▅▆▇█"
_STYLES = {Colour.BLUE: "blue", Colour.YELLOW: "yellow", Colour.RED: "red", Colour.GREEN: "green"}
_STYLE_BY_LETTER = {colour.letter: style for colour, style in _STYLES.items()}
_PLAYED, _BETTER, _BOTH = "x", "o", "@"  # letters are colours, so none of these is one
_WIDEST = 72  # bars of a course
_BESIDE = 50  # letters of its row that are not bars


def print_report(review: Review) -> None:
    console = Console(highlight=False)
    console.print(_course(review, max(8, min(_WIDEST, console.width - _BESIDE))))
    if not review.swings:
        console.print("No move cost points: the engine would have done no better.")
        return
    console.print(_swings(review))
    for rank, move in enumerate(review.swings, start=1):
        console.print(_picture(review, rank, move))
        for finding in move.gave:
            console.print(gave_away(review, finding))
        console.print()


def _course(review: Review, bars: int) -> Table:
    first, last = review.moves[0].ply, review.moves[-1].ply
    table = Table(title=f"expected points at the end, moves {first} to {last}")
    for heading in ("colour", "player", "course", "first", "last"):
        table.add_column(heading, justify="right" if heading in ("first", "last") else "left", no_wrap=True)
    values = [points for expected in review.course for points in expected.points]
    low, high = min(values), max(values)
    for colour, owner in zip(COLOURS, review.owners, strict=False):
        series = [expected.points[colour.index] for expected in review.course]
        table.add_row(
            Text(f"{colour.letter} {colour.value}", _STYLES[colour]),
            "all" if owner is None else name_of(review, owner),
            Text(sparkline(series, low, high, bars), _STYLES[colour]),
            f"{series[0]:.1f}",
            f"{series[-1]:.1f}",
        )
    return table


def sparkline(series: Sequence[float], low: float, high: float, most: int) -> str:
    """Draw a bar for each number, or for as many as fit, from `low` (lowest bar) to `high` (full bar)."""
    count = min(len(series), most)
    shown = [series[at * len(series) // count] for at in range(count)]
    shown[-1] = series[-1]
    span = (high - low) or 1.0
    return "".join(_BARS[round((value - low) / span * (len(_BARS) - 1))] for value in shown)


def _swings(review: Review) -> Table:
    table = Table(title="largest swings")
    for heading in ("", "move", "player", "played", "better", "cost", "chance to win"):
        table.add_column(heading, justify="right" if heading in ("move", "cost") else "left")
    for rank, move in enumerate(review.swings, start=1):
        seat = move.seat
        table.add_row(
            str(rank),
            str(move.ply),
            f"{name_of(review, seat)}, {move.colour}",
            _short(move.move),
            _short(move.best),
            f"{move.swing:.1f}",
            f"{move.best_after.win[seat]:.0%} → {move.after.win[seat]:.0%}",
        )
    return table


def _picture(review: Review, rank: int, move: ReviewedMove) -> Table:
    """Draw the board before the move on the left, its text on the right."""
    grid = Table.grid(padding=(0, 3, 1, 0))
    words = Text.assemble(
        (f"{rank}. move {move.ply}, {name_of(review, move.seat)}\n", "bold"),
        (f"{move.colour}\n\n", _STYLES[Colour(move.colour)]),
        f"{_PLAYED} played  {spoken(move.move)}\n",
        f"  then {_lead(move.after.margin(move.seat))}, wins {move.after.win[move.seat]:.0%}\n\n",
        f"{_BETTER} better  {spoken(move.best)}\n",
        f"  then {_lead(move.best_after.margin(move.seat))}, wins {move.best_after.win[move.seat]:.0%}\n\n",
        f"{_BOTH} in both",
    )
    grid.add_row(board_picture(move), Group(words))
    return grid


def gave_away(review: Review, finding: Finding) -> str:
    """Say in a sentence what a move gave away."""
    args = finding.args
    name = name_of(review, int(str(args["seat"]))) if "seat" in args else ""
    count, listed = args.get("count"), args.get("pieces")
    pieces = ", ".join(listed) if isinstance(listed, list) else ""
    return {
        "piece": f"After it these pieces fit nowhere: {pieces}.",
        "lane": f"{name} then closed a lane: these pieces fit nowhere any more: {pieces}.",
        "room": f"It gave away room: {count} squares out of reach.",
        "left": f"It left room to {name}: {count} squares.",
        "small": f"It laid {count} squares fewer.",
    }[finding.finding]


def board_picture(move: ReviewedMove) -> Text:
    """Draw the board before a move in letters, with the played move and the better one."""
    before = parse_position(move.position)
    board, squares = before.terms.board, list(board_text(before).lower())
    played, better = _cells(move.move, board), _cells(move.best, board)
    for index in played | better:
        squares[index] = _BOTH if index in played & better else _PLAYED if index in played else _BETTER
    size = board.size
    picture = Text(no_wrap=True)
    own = _STYLES[Colour(move.colour)]
    for row in range(size):
        picture.append(f"{size - row:2}")
        for mark in squares[row * size : (row + 1) * size]:
            style = _STYLE_BY_LETTER.get(mark.upper(), "dim" if mark == "." else f"bold reverse {own}")
            picture.append(" ")
            picture.append(mark, style)
        picture.append("\n")
    return picture.append("   " + " ".join(chr(ord("a") + column) for column in range(size)))


def name_of(review: Review, seat: int) -> str:
    return review.names[seat] or f"seat {seat}"


def spoken(move: str) -> str:
    return "time was up" if move.startswith("wait") else move


def _short(move: str) -> str:
    """Shorten a move to its piece and first square; the pictures show the rest."""
    return spoken(move).partition(",")[0].replace(":", " ")


def _lead(margin: float) -> str:
    if abs(margin) < 0.05:
        return "level"
    return f"{abs(margin):.1f} {'ahead' if margin > 0 else 'behind'}"


def _cells(move: str, board: Board) -> set[int]:
    lay = parse_move(move)
    return {board.index(cell) for cell in lay.cells} if isinstance(lay, Lay) else set()
