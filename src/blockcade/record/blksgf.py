"""Games of Blokus as Pentobi keeps them: which of ours are the same game, and both directions."""

import re
from pathlib import Path

from blockcade.core import Cell, Shape
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.board import is_on_board
from blockcade.games.blokus.colours import COLOURS, Colour
from blockcade.games.blokus.data import BOARD_SIZE
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.pieces import PIECES
from blockcade.record.events import Moved
from blockcade.record.file import BadRecord, Record, read_bounded, record_of, timeline_of
from blockcade.record.fold import BadLog, Timeline
from blockcade.record.sgf import Node, escaped, main_line

SUFFIX = ".blksgf"

_GAME = Blokus()
_VARIANTS = {"Blokus Two-Player": 2, "Blokus Three-Player": 3, "Blokus": 4}
_VARIANT_NAMES = {players: name for name, players in _VARIANTS.items()}
_NAME_PROPERTIES = {2: ("PB", "PW"), 3: ("P1", "P2", "P3"), 4: ("P1", "P2", "P3", "P4")}
_MOVE_PROPERTIES = {
    **{str(number): colour for number, colour in enumerate(COLOURS, start=1)},
    **{colour.value.upper(): colour for colour in COLOURS},  # as Pentobi 0.1 wrote them
}
_SETUP_PROPERTIES = ("AB", "AW", "A1", "A2", "A3", "A4", "AE")
_POINT = re.compile(r"([a-z])([1-9][0-9]?)", re.ASCII | re.IGNORECASE)
_PIECE_OF_SHAPE = {shape: piece for piece in PIECES for shape in piece.orientations}


def read_blksgf(path: Path | str) -> Record:
    """`parse_blksgf` of a file."""
    try:
        return parse_blksgf(read_bounded(path).decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"not UTF-8, which is the only encoding of .blksgf files: {error}") from error


def parse_blksgf(text: str) -> Record:
    """The main line of a Pentobi game as a record, every move replayed, or BadRecord naming the first bad.

    Pentobi's rules are ours with fixed start corners, blue first, and the bonuses of advanced scoring.
    """
    nodes = main_line(text)
    if not nodes:
        raise BadRecord("the SGF file has no node")
    players = _players(nodes[0])
    timeline = Timeline(_GAME, _GAME.setup(players, _pentobi_options(players)))
    for node in nodes:
        if setup := [name for name in _SETUP_PROPERTIES if name in node.properties]:
            raise BadRecord(
                f"the file sets pieces on the board ({setup[0]}); only games from the start can be read"
            )
        move = _move_of(node)
        if move is None:
            continue
        colour, lay = move
        number = timeline.kept + 1
        notation = _GAME.format_move(lay)
        turn = timeline.state.turn
        if turn is None:
            raise BadRecord(f"move {number}, {colour.value} {notation}: the game is over")
        if turn.colour is not colour:
            raise BadRecord(
                f"move {number}, {colour.value} {notation}: it is the turn of {turn.colour.value}"
            )
        try:
            timeline.apply(Moved(turn.seat, notation))
        except BadLog as error:
            raise BadRecord(f"move {number}, {colour.value} {notation}: {error.__cause__}") from error
    return record_of(timeline, names=[nodes[0].first(name) or "" for name in _NAME_PROPERTIES[players]])


def write_blksgf(record: Record, path: Path | str) -> None:
    """Writes `format_blksgf` to a file."""
    Path(path).write_text(format_blksgf(record), encoding="utf-8", newline="\n")


def format_blksgf(record: Record) -> str:
    """The record as Pentobi reads it, or BadRecord when the game is not one that Pentobi's rules know.

    Options that change only the counting are not kept: the format has no place for them.
    """
    if record.game != _GAME.key:
        raise BadRecord(f".blksgf files are for Blokus, not for {record.game!r}")
    try:
        text = "\n".join(["(", _root(record), *_move_nodes(record), ")", ""])
        parse_blksgf(text)  # judges every move by Pentobi's rules
    except BadRecord as error:
        raise BadRecord(f"this game cannot be written as .blksgf: {error}") from error
    return text


def _players(root: Node) -> int:
    encoding = root.first("CA") or "UTF-8"
    if encoding.strip().upper() != "UTF-8":
        raise BadRecord(f"the file says it is written in {encoding}; only UTF-8 can be read")
    variant = root.first("GM")
    if variant is None:
        raise BadRecord("the file does not say which game it is (GM)")
    if variant not in _VARIANTS:
        raise BadRecord(
            f"the file is a game of {variant!r}; only {', '.join(map(repr, _VARIANTS))} can be read"
        )
    return _VARIANTS[variant]


def _pentobi_options(players: int) -> dict[str, str]:
    options = {"startCorner": "fixed", "scoring": "advanced"}
    return {**options, "starter": "0"} if players == 4 else options


def _move_of(node: Node) -> tuple[Colour, Lay] | None:
    names = [name for name in node.properties if name in _MOVE_PROPERTIES]
    if not names:
        return None
    if len(names) > 1:
        raise BadRecord(f"one node holds two moves: {' and '.join(names)}")
    # One value with commas; Pentobi before 0.3 wrote a value for each cell.
    points = [point for value in node.properties[names[0]] for point in value.split(",")]
    cells = tuple(sorted(_cell(point, names[0]) for point in points))
    piece = _PIECE_OF_SHAPE.get(Shape.of(cells))
    if piece is None:
        raise BadRecord(f"{names[0]}[{','.join(points)}] is no piece of Blokus")
    return _MOVE_PROPERTIES[names[0]], Lay(piece, cells)


def _cell(point: str, name: str) -> Cell:
    match = _POINT.fullmatch(point)
    cell = Cell(BOARD_SIZE - int(match[2]), ord(match[1].lower()) - ord("a")) if match else None
    if cell is None or not is_on_board(cell):
        raise BadRecord(f"{name} names {point!r}, which is no square of the board")
    return cell


def _root(record: Record) -> str:
    names = dict(zip(_NAME_PROPERTIES[record.players], _names_by_colour(record), strict=True))
    listed = "".join(f"{name}[{escaped(value)}]" for name, value in names.items() if value)
    return f";GM[{_VARIANT_NAMES[record.players]}]CA[UTF-8]AP[Blockcade]{listed}"


def _names_by_colour(record: Record) -> list[str]:
    """The players' names in the order in which Pentobi's first round has them."""
    chosen = record.options.get("colours", "")
    if record.players == 2 or not chosen:
        return record.names
    by_colour = dict(zip(chosen.split(","), record.names, strict=True))
    if record.players == 3 and "green" in by_colour:
        raise BadRecord("the shared colour must be green")
    return [by_colour[colour.value] for colour in COLOURS[: record.players]]


def _move_nodes(record: Record) -> list[str]:
    timeline = timeline_of(record)
    if record.players == 3 and record.options.get("sharedColour") == "alternate":
        raise BadRecord("the shared colour must rotate, not alternate with the own one")
    nodes: list[str] = []
    for number, (state, entry) in enumerate(zip(timeline.states(), record.moves, strict=False), start=1):
        if entry.who == "chance":
            continue  # who begins shows in the first move
        move = None if entry.move == "left" else _GAME.parse_move(entry.move)
        if not isinstance(move, Lay):
            raise BadRecord(f"move {number} is not a piece laid: {entry.who} {entry.move}")
        points = sorted((BOARD_SIZE - row, column) for row, column in move.cells)
        cells = ",".join(f"{chr(ord('a') + column)}{row}" for row, column in points)
        nodes.append(f";{1 + state.turn.colour.index}[{cells}]")
    return nodes
