"""Draws a review: the expected points of each colour, move by move, with the moves that cost most."""

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from blockcade.games.blokus.colours import COLOURS, Colour

if TYPE_CHECKING:
    from blockcade.engine.review import Review, ReviewedMove

WIDTH, HEIGHT = 960, 520
LEFT, RIGHT, TOP, BOTTOM = 56, 128, 64, 52  # margins around the plot; names stand at the right
MIDDLE = (LEFT + WIDTH - RIGHT) // 2
_LEAST_SPAN = 10  # points from bottom to top, so that a quiet game does not look wild
_LABEL_HEIGHT = 22
_STEPS = (1, 2, 5, 10, 20, 50, 100)


@dataclass(frozen=True, slots=True)
class Pen:
    """How a colour's line looks; dashes differ too, for readers who cannot tell the colours apart."""

    line: str
    words: str
    line_in_dark: str
    words_in_dark: str
    dashes: tuple[int, ...]  # on, off, on, off …; empty: unbroken


PENS = {
    Colour.BLUE: Pen("#2F6FDE", "#2459B9", "#5B93F5", "#8AB2FB", (1, 7)),
    Colour.YELLOW: Pen("#B98700", "#7A5A00", "#FFCB3D", "#FFE08C", ()),
    Colour.RED: Pen("#D9443A", "#B5312A", "#F06A5F", "#FF948B", (12, 7)),
    Colour.GREEN: Pen("#2C9456", "#1F7341", "#4DBB79", "#77D69C", (14, 6, 1, 6)),
}


@dataclass(frozen=True, slots=True)
class Line:
    colour: Colour
    dots: tuple[tuple[float, float], ...]
    name: str
    name_y: float  # moved so that names do not overlap


@dataclass(frozen=True, slots=True)
class Mark:
    """A large swing: its rank, on the line of the colour that moved."""

    rank: int
    x: float
    y: float
    move: "ReviewedMove"


@dataclass(frozen=True, slots=True)
class Chart:
    """The places of all parts, ready to draw."""

    title: str
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...]
    rows: tuple[tuple[float, str], ...]  # y and number of each line of the grid
    columns: tuple[tuple[float, str], ...]  # x and number of a move


def chart_of(review: "Review") -> Chart:
    """Lay out a review's chart; a review without moves has empty lines."""
    course = review.course
    plies = [move.ply for move in review.moves]
    plies += [plies[-1] + 1] if plies else []
    values = [points for expected in course for points in expected.points] or [0.0]
    row_step = _step(max(max(values) - min(values), _LEAST_SPAN), 6)
    low = row_step * int(min(values) // row_step)
    high = low + row_step * max(1, -int(-(max(max(values) - low, _LEAST_SPAN)) // row_step))

    def x_of(ply: int) -> float:
        share = (ply - plies[0]) / max(1, plies[-1] - plies[0])
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def y_of(points: float) -> float:
        return round(HEIGHT - BOTTOM - (points - low) / (high - low) * (HEIGHT - TOP - BOTTOM), 1)

    colours = COLOURS[: len(review.owners)]
    ends = {colour: y_of(course[-1].points[colour.index]) if course else 0.0 for colour in colours}
    name_ys = _apart(ends)
    return Chart(
        title="How the game was expected to end",
        lines=tuple(
            Line(
                colour=colour,
                dots=tuple(
                    (x_of(ply), y_of(expected.points[colour.index]))
                    for ply, expected in zip(plies, course, strict=True)
                ),
                name=f"{colour.value} {course[-1].points[colour.index]:.0f}" if course else colour.value,
                name_y=name_ys[colour],
            )
            for colour in colours
        ),
        marks=tuple(
            Mark(rank, x_of(move.ply), y_of(move.before.points[Colour(move.colour).index]), move)
            for rank, move in enumerate(review.swings, start=1)
        ),
        rows=tuple((y_of(points), str(points)) for points in range(low, high + 1, row_step)),
        columns=tuple(
            (x_of(ply), str(ply))
            for ply in plies[:-1]
            if ply == plies[0] or ply % _step(plies[-1] - plies[0], 12) == 0
        ),
    )


def chart_svg(review: "Review") -> str:
    """Draw the chart as SVG: light or dark by the reader's setting, with a description in words."""
    chart = chart_of(review)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"',
        f' role="img" aria-labelledby="title desc"><title id="title">{escape(chart.title)}</title>',
        f'<desc id="desc">{escape(described(review))}</desc>',
        f"<style>{_style()}</style>",
        f'<rect class="table" width="{WIDTH}" height="{HEIGHT}" rx="12"/>',
        f'<text class="ink head" x="{LEFT}" y="30">{escape(chart.title)}</text>',
        f'<text class="quiet" x="{LEFT}" y="50">points: squares laid, with bonuses</text>',
        *(
            f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
            f'<text class="quiet" x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{number}</text>'
            for y, number in chart.rows
        ),
        *(
            f'<text class="quiet" x="{x}" y="{HEIGHT - BOTTOM + 22}" text-anchor="middle">{number}</text>'
            for x, number in chart.columns
        ),
        f'<text class="quiet" x="{MIDDLE}" y="{HEIGHT - 10}" text-anchor="middle">move</text>',
        *(_svg_line(line) for line in chart.lines),
        *(_svg_mark(mark) for mark in chart.marks),
    ]
    return "".join([*parts, "</svg>\n"])


def described(review: "Review") -> str:
    """Describe the chart in sentences."""
    if not review.moves:
        return "No move was looked at."
    first, last = review.course[0], review.course[-1]
    changes = ", ".join(
        f"{colour.value} from {first.points[colour.index]:.0f} to {last.points[colour.index]:.0f}"
        for colour in COLOURS[: len(review.owners)]
    )
    swings = "; ".join(
        f"move {move.ply} of {move.colour} cost {move.swing:.1f} points" for move in review.swings
    )
    return f"Expected points: {changes}. " + (
        f"Largest swings: {swings}." if swings else "No move cost points."
    )


def _svg_line(line: Line) -> str:
    if not line.dots:
        return ""
    name = line.colour.value
    dots = " ".join(f"{x},{y}" for x, y in line.dots)
    end_x, end_y = line.dots[-1]
    return (
        f'<polyline class="line {name}" points="{dots}"/>'
        f'<circle class="end {name}" cx="{end_x}" cy="{end_y}" r="4"/>'
        f'<text class="words {name}" x="{WIDTH - RIGHT + 14}" y="{line.name_y + 5}">{line.name}</text>'
    )


def _svg_mark(mark: Mark) -> str:
    move = mark.move
    words = f"{move.ply}. {move.colour} {move.move}: {move.swing:.1f} points less than {move.best}"
    return (
        f'<g><title>{escape(words)}</title><circle class="mark" cx="{mark.x}" cy="{mark.y}" r="11"/>'
        f'<text class="ink rank" x="{mark.x}" y="{mark.y + 5}" text-anchor="middle">{mark.rank}</text></g>'
    )


def _style() -> str:
    light = _colours("#F6EFE3", "#E3D8C6", "#221D16", "#6C6254", "#FFFDF8")
    light += "".join(_pen_style(colour.value, pen.line, pen.words) for colour, pen in PENS.items())
    dark = _colours("#191C22", "#343A45", "#F1EDE4", "#A9A294", "#22262E")
    dark += "".join(
        _pen_style(colour.value, pen.line_in_dark, pen.words_in_dark) for colour, pen in PENS.items()
    )
    dashes = "".join(
        f".line.{colour.value}{{stroke-dasharray:{' '.join(map(str, pen.dashes)) or 'none'}}}"
        for colour, pen in PENS.items()
    )
    return (
        "text{font:14px Rubik,system-ui,sans-serif}.head{font-size:20px;font-weight:600}"
        ".rank{font-weight:700}.words{font-weight:600}.grid{fill:none}.line{fill:none;stroke-width:3;stroke-linejoin:round;"
        f"stroke-linecap:round}}.mark{{stroke-width:2}}{dashes}{light}"
        f"@media(prefers-color-scheme:dark){{{dark}}}"
    )


def _colours(table: str, grid: str, ink: str, quiet: str, surface: str) -> str:
    return (
        f".table{{fill:{table}}}.grid{{stroke:{grid}}}.ink{{fill:{ink}}}.quiet{{fill:{quiet}}}"
        f".mark{{fill:{surface};stroke:{ink}}}"
    )


def _pen_style(name: str, line: str, words: str) -> str:
    return f".line.{name}{{stroke:{line}}}.end.{name}{{fill:{line}}}.words.{name}{{fill:{words}}}"


def _step(span: float, most: int) -> int:
    """Return the smallest round step that divides a span into at most `most` parts."""
    return next((step for step in _STEPS if span / step <= most), _STEPS[-1])


def _apart(ys: dict[Colour, float]) -> dict[Colour, float]:
    """Move heights apart so that a label fits at each, within the plot."""
    colours = sorted(ys, key=lambda colour: ys[colour])
    placed: list[float] = []
    for colour in colours:
        placed.append(max(ys[colour], placed[-1] + _LABEL_HEIGHT if placed else TOP))
    limit: float = HEIGHT - BOTTOM
    for at in reversed(range(len(placed))):
        placed[at] = min(placed[at], limit)
        limit = placed[at] - _LABEL_HEIGHT
    return {colour: round(y, 1) for colour, y in zip(colours, placed, strict=True)}
