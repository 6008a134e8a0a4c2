"""Games of Blokus as Pentobi keeps them: which of ours are the same game, and both directions."""

from dataclasses import dataclass
from pathlib import Path

from blockcade.core import BadNotation, Cell, Shape
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.board import CLASSIC, DUO, Board
from blockcade.games.blokus.colours import COLOURS, Colour
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.notation import format_cell, parse_cell
from blockcade.games.blokus.pieces import PIECES
from blockcade.record.events import Moved
from blockcade.record.file import BadRecord, Record, read_bounded, read_record, record_of, timeline_of
from blockcade.record.fold import BadLog, Timeline
from blockcade.record.sgf import Node, escaped, main_line

SUFFIX = ".blksgf"

_GAME = Blokus()
_OLD_MOVES = {colour.value.upper(): colour for colour in COLOURS}  # as Pentobi 0.1 wrote them
_SETUP_PROPERTIES = ("AB", "AW", "A1", "A2", "A3", "A4", "AE")
_PIECE_OF_SHAPE = {shape: piece for piece in PIECES for shape in piece.orientations}


@dataclass(frozen=True, slots=True)
class _Variant:
    """A game of Pentobi's and the properties that it uses."""

    name: str
    board: Board
    names: tuple[str, ...]  # of the players
    moves: tuple[str, ...]  # of the colours

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def options(self) -> dict[str, str]:
        options = {"startCorner": "fixed", "scoring": "advanced", "board": self.board.name}
        return {**options, "starter": "0"} if self.players == 4 else options

    @property
    def colour_of(self) -> dict[str, Colour]:
        colours = dict(zip(self.moves, self.board.colours, strict=True))
        return colours if self.board is DUO else {**colours, **_OLD_MOVES}


_NUMBERS = ("1", "2", "3", "4")
_VARIANTS = (
    _Variant("Blokus Two-Player", CLASSIC, ("PB", "PW"), _NUMBERS),
    _Variant("Blokus Three-Player", CLASSIC, ("P1", "P2", "P3"), _NUMBERS),
    _Variant("Blokus", CLASSIC, ("P1", "P2", "P3", "P4"), _NUMBERS),
    _Variant("Blokus Duo", DUO, ("PB", "PW"), ("B", "W")),
)


def read_blksgf(path: Path | str) -> Record:
    """`parse_blksgf` of a file."""
    try:
        return parse_blksgf(read_bounded(path).decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"not UTF-8, which is the only encoding of .blksgf files: {error}") from error


def read_any(path: Path) -> Record:
    """A game record or, by its name, a file of Pentobi's; BadRecord names the file."""
    try:
        return read_blksgf(path) if path.suffix == SUFFIX else read_record(path)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def parse_blksgf(text: str) -> Record:
    """The main line of a Pentobi game as a record, every move replayed, or BadRecord naming the first bad.

    Pentobi's rules are ours with fixed start corners, blue first, and the bonuses of advanced scoring.
    """
    nodes = main_line(text)
    if not nodes:
        raise BadRecord("the SGF file has no node")
    variant = _variant_of(nodes[0])
    timeline = Timeline(_GAME, _GAME.setup(variant.players, variant.options))
    for node in nodes:
        if setup := [name for name in _SETUP_PROPERTIES if name in node.properties]:
            raise BadRecord(
                f"the file sets pieces on the board ({setup[0]}); only games from the start can be read"
            )
        move = _move_of(node, variant)
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
    return record_of(timeline, names=[nodes[0].first(name) or "" for name in variant.names])


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
        variant = _variant_for(record)
        text = "\n".join(["(", _root(record, variant), *_move_nodes(record, variant), ")", ""])
        parse_blksgf(text)  # judges every move by Pentobi's rules
    except BadRecord as error:
        raise BadRecord(f"this game cannot be written as .blksgf: {error}") from error
    return text


def _variant_of(root: Node) -> _Variant:
    encoding = root.first("CA") or "UTF-8"
    if encoding.strip().upper() != "UTF-8":
        raise BadRecord(f"the file says it is written in {encoding}; only UTF-8 can be read")
    name = root.first("GM")
    if name is None:
        raise BadRecord("the file does not say which game it is (GM)")
    by_name = {variant.name: variant for variant in _VARIANTS}
    if name not in by_name:
        raise BadRecord(f"the file is a game of {name!r}; only {', '.join(map(repr, by_name))} can be read")
    return by_name[name]


def _variant_for(record: Record) -> _Variant:
    board = record.options.get("board", CLASSIC.name)
    for variant in _VARIANTS:
        if (variant.players, variant.board.name) == (record.players, board):
            return variant
    raise BadRecord(f"the format has no game for {record.players} on the board {board!r}")


def _move_of(node: Node, variant: _Variant) -> tuple[Colour, Lay] | None:
    colour_of = variant.colour_of
    names = [name for name in node.properties if name in colour_of]
    if not names:
        return None
    if len(names) > 1:
        raise BadRecord(f"one node holds two moves: {' and '.join(names)}")
    # One value with commas; Pentobi before 0.3 wrote a value for each cell.
    points = [point for value in node.properties[names[0]] for point in value.split(",")]
    cells = tuple(sorted(_cell(point, names[0], variant.board) for point in points))
    piece = _PIECE_OF_SHAPE.get(Shape.of(cells))
    if piece is None:
        raise BadRecord(f"{names[0]}[{','.join(points)}] is no piece of Blokus")
    return colour_of[names[0]], Lay(piece, cells)


def _cell(point: str, name: str, board: Board) -> Cell:
    try:
        cell = parse_cell(point.lower())
    except BadNotation:
        cell = None
    if cell is None or cell not in board:
        raise BadRecord(f"{name} names {point!r}, which is no square of the board")
    return cell


def _root(record: Record, variant: _Variant) -> str:
    names = dict(zip(variant.names, _names_by_colour(record), strict=True))
    listed = "".join(f"{name}[{escaped(value)}]" for name, value in names.items() if value)
    return f";GM[{variant.name}]CA[UTF-8]AP[Blockcade]{listed}"


def _names_by_colour(record: Record) -> list[str]:
    """The players' names in the order in which Pentobi's first round has them."""
    chosen = record.options.get("colours", "")
    if record.players == 2 or not chosen:
        return record.names
    by_colour = dict(zip(chosen.split(","), record.names, strict=True))
    if record.players == 3 and "green" in by_colour:
        raise BadRecord("the shared colour must be green")
    return [by_colour[colour.value] for colour in COLOURS[: record.players]]


def _move_nodes(record: Record, variant: _Variant) -> list[str]:
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
        points = sorted(move.cells, key=lambda cell: (-cell.row, cell.column))  # a1, b1, …, a2, b2, …
        cells = ",".join(format_cell(cell) for cell in points)
        nodes.append(f";{variant.moves[state.turn.colour.index]}[{cells}]")
    return nodes
