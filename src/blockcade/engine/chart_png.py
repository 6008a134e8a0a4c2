"""The chart of a review as PNG, for places that show no SVG: drawn by hand, without a graphics library."""

import struct
import zlib
from itertools import pairwise
from math import dist

import numpy as np
from numpy.typing import NDArray

from blockcade.engine.chart import BOTTOM, HEIGHT, LEFT, MIDDLE, PENS, RIGHT, WIDTH, Line, chart_of
from blockcade.engine.review import Review

_TABLE, _GRID, _INK, _QUIET, _SURFACE = "#F6EFE3", "#E3D8C6", "#221D16", "#6C6254", "#FFFDF8"
_SCALE = 2  # sharp on today's screens
_DOT, _LARGE_DOT = 3, 4  # pixels along the side of a dot of a letter

# Five dots wide, seven high, a row a number: only what the chart says.
_FONT = {
    "0": (14, 17, 19, 21, 25, 17, 14), "1": (4, 12, 4, 4, 4, 4, 14), "2": (14, 17, 1, 2, 4, 8, 31),
    "3": (31, 2, 4, 2, 1, 17, 14), "4": (2, 6, 10, 18, 31, 2, 2), "5": (31, 16, 30, 1, 1, 17, 14),
    "6": (6, 8, 16, 30, 17, 17, 14), "7": (31, 1, 2, 4, 8, 8, 8), "8": (14, 17, 17, 14, 17, 17, 14),
    "9": (14, 17, 17, 15, 1, 2, 12), "-": (0, 0, 0, 31, 0, 0, 0), ":": (0, 12, 12, 0, 12, 12, 0),
    ",": (0, 0, 0, 0, 12, 4, 8), "a": (0, 0, 14, 1, 15, 17, 15), "b": (16, 16, 22, 25, 17, 17, 30),
    "c": (0, 0, 14, 16, 16, 17, 14), "d": (1, 1, 13, 19, 17, 17, 15), "e": (0, 0, 14, 17, 31, 16, 14),
    "f": (6, 9, 8, 28, 8, 8, 8), "g": (0, 15, 17, 17, 15, 1, 14), "h": (16, 16, 22, 25, 17, 17, 17),
    "i": (4, 0, 12, 4, 4, 4, 14), "j": (2, 0, 6, 2, 2, 18, 12), "k": (16, 16, 18, 20, 24, 20, 18),
    "l": (12, 4, 4, 4, 4, 4, 14), "m": (0, 0, 26, 21, 21, 17, 17), "n": (0, 0, 22, 25, 17, 17, 17),
    "o": (0, 0, 14, 17, 17, 17, 14), "p": (0, 0, 30, 17, 30, 16, 16), "q": (0, 0, 13, 19, 15, 1, 1),
    "r": (0, 0, 22, 25, 16, 16, 16), "s": (0, 0, 14, 16, 14, 1, 30), "t": (8, 8, 28, 8, 8, 9, 6),
    "u": (0, 0, 17, 17, 17, 19, 13), "v": (0, 0, 17, 17, 17, 10, 4), "w": (0, 0, 17, 17, 21, 21, 10),
    "x": (0, 0, 17, 10, 4, 10, 17), "y": (0, 0, 17, 17, 15, 1, 14), "z": (0, 0, 31, 2, 4, 8, 31),
    "H": (17, 17, 17, 31, 17, 17, 17),
}  # fmt: skip


def chart_png(review: Review) -> bytes:
    """The light chart, twice as many dots each way as the SVG has units."""
    chart = chart_of(review)
    canvas = _Canvas()
    canvas.words(chart.title, LEFT, 22, _INK, dot=_LARGE_DOT)
    canvas.words("points: squares laid, with bonuses", LEFT, 44, _QUIET)
    canvas.words("move", MIDDLE, HEIGHT - 15, _QUIET, 0.5)
    for y, number in chart.rows:
        canvas.stroke((LEFT, y), (WIDTH - RIGHT, y), 1, _GRID)
        canvas.words(number, LEFT - 8, y, _QUIET, 1.0)
    for x, number in chart.columns:
        canvas.words(number, x, HEIGHT - BOTTOM + 17, _QUIET, 0.5)
    for line in chart.lines:
        _draw_line(canvas, line)
    for mark in chart.marks:
        canvas.dot((mark.x, mark.y), 12, _INK)
        canvas.dot((mark.x, mark.y), 10, _SURFACE)
        canvas.words(str(mark.rank), mark.x, mark.y, _INK, 0.5)
    return _png(canvas.pixels)


def _draw_line(canvas: "_Canvas", line: Line) -> None:
    pen = PENS[line.colour]
    for start, end in _dashed(line.dots, pen.dashes):
        canvas.stroke(start, end, 3, pen.line)
    for end in line.dots[-1:]:
        canvas.dot(end, 4, pen.line)
        canvas.words(line.name, WIDTH - RIGHT + 14, line.name_y, pen.words)


def _dashed(
    dots: tuple[tuple[float, float], ...], dashes: tuple[int, ...]
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The strokes of a line; dashes go on round its bends."""
    strokes: list[tuple[tuple[float, float], tuple[float, float]]] = []
    at, left = 0, float(dashes[0]) if dashes else float("inf")
    for start, end in pairwise(dots):
        length, done = dist(start, end), 0.0
        while done < length:
            piece = min(left, length - done)
            ends = [
                (start[0] + (end[0] - start[0]) * way / length, start[1] + (end[1] - start[1]) * way / length)
                for way in (done, done + piece)
            ]
            if at % 2 == 0:
                strokes.append((ends[0], ends[1]))
            done, left = done + piece, left - piece
            if left <= 0:
                at += 1
                left = float(dashes[at % len(dashes)])
    return strokes


class _Canvas:
    """Rows of red, green and blue. Lengths are the chart's units."""

    def __init__(self) -> None:
        self.pixels: NDArray[np.float32] = np.empty((HEIGHT * _SCALE, WIDTH * _SCALE, 3), np.float32)
        self.pixels[:] = _rgb(_TABLE)

    def dot(self, centre: tuple[float, float], radius: float, colour: str) -> None:
        self.stroke(centre, centre, 2 * radius, colour)

    def stroke(self, start: tuple[float, float], end: tuple[float, float], width: float, colour: str) -> None:
        """A straight line with round ends and soft edges."""
        x0, y0, x1, y1 = (_SCALE * value for value in (*start, *end))
        half = width * _SCALE / 2
        top, bottom = int(min(y0, y1) - half - 1), int(max(y0, y1) + half + 2)
        left, right = int(min(x0, x1) - half - 1), int(max(x0, x1) + half + 2)
        rows, columns = np.mgrid[top:bottom, left:right]
        along = (columns - x0) * (x1 - x0) + (rows - y0) * (y1 - y0)
        share = np.clip(along / max((x1 - x0) ** 2 + (y1 - y0) ** 2, 1e-9), 0, 1)
        away = np.hypot(columns - x0 - share * (x1 - x0), rows - y0 - share * (y1 - y0))
        cover = np.clip(half + 0.5 - away, 0, 1)[:, :, None]
        part = self.pixels[top:bottom, left:right]
        part[:] = part * (1 - cover) + np.array(_rgb(colour), np.float32) * cover

    def words(
        self, text: str, x: float, y: float, colour: str, before: float = 0.0, *, dot: int = _DOT
    ) -> None:
        """Words whose middle is at height y; `before` is the share of them that stands left of x."""
        left = round(_SCALE * x - before * (6 * len(text) - 1) * dot)
        top = round(_SCALE * y - 7 * dot / 2)
        for number, letter in enumerate(text):
            for row, dots in enumerate(_FONT.get(letter, ())):
                for column in (column for column in range(5) if dots >> (4 - column) & 1):
                    at_y, at_x = top + row * dot, left + (6 * number + column) * dot
                    self.pixels[at_y : at_y + dot, at_x : at_x + dot] = _rgb(colour)


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))


def _png(pixels: NDArray[np.float32]) -> bytes:
    height, width, _ = pixels.shape
    rows = np.zeros((height, 1 + 3 * width), np.uint8)  # each begins with 0: no filter
    rows[:, 1:] = np.round(pixels).astype(np.uint8).reshape(height, 3 * width)
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0),  # eight bits each of red, green, blue
        b"IDAT": zlib.compress(rows.tobytes(), 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts.items())


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
