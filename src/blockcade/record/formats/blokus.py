"""Converts games of Blokus from and to Pentobi's files, where both programs have the same rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from blockcade.core import BadNotation, Cell, IllegalMove, Shape
from blockcade.games.blokus import Blokus
from blockcade.games.blokus.board import CLASSIC, DUO, Board
from blockcade.games.blokus.colours import COLOURS, Colour
from blockcade.games.blokus.moves import Lay
from blockcade.games.blokus.notation import format_cell, parse_cell
from blockcade.games.blokus.pieces import PIECES
from blockcade.record.events import Moved
from blockcade.record.file import BadRecord, Record, record_of, timeline_of
from blockcade.record.formats import RecordFormat
from blockcade.record.formats.sgf import Node, escaped, main_line
from blockcade.record.timeline import AnyTimeline, Timeline

_GAME = Blokus()
_OLD_MOVES = {colour.value.upper(): colour for colour in COLOURS}  # as Pentobi 0.1 wrote them
_SETUP_PROPERTIES = ("AB", "AW", "A1", "A2", "A3", "A4", "AE")
_CORNERS = "CORNERS"  # our own property of the root; other programs skip it
_FREE = "free"  # each colour may begin in any corner, and any colour may be the first
_PIECE_OF_SHAPE = {shape: piece for piece in PIECES for shape in piece.orientations}


@dataclass(frozen=True, slots=True)
class _Variant:
    """A game variant of Pentobi and the properties that it uses."""

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


def parse_blksgf(text: str) -> Record:
    """The main line of a Pentobi game as a record, every move replayed. BadRecord names the first bad one.

    Pentobi's rules are ours with fixed start corners, blue first, and the bonuses of advanced scoring. A file
    of ours may say that the corners were free.
    """
    nodes = main_line(text)
    if not nodes:
        raise BadRecord("the SGF file has no node")
    variant = _variant_of(nodes[0])
    options = variant.options
    if nodes[0].first(_CORNERS) == _FREE:
        options |= {"startCorner": "free"} | _starter(nodes, variant)
    timeline = Timeline(_GAME, _GAME.setup(variant.players, options))
    for node in nodes:
        if setup := [name for name in _SETUP_PROPERTIES if name in node.properties]:
            raise BadRecord(
                f"the file sets pieces on the board ({setup[0]}); only games from the start can be read"
            )
        number = timeline.kept + 1
        try:
            move = _move_of(node, variant)
        except BadRecord as error:
            raise BadRecord(f"move {number}: {error}", move=number) from error
        if move is None:
            continue
        colour, lay = move
        notation = _GAME.format_move(lay)
        turn = timeline.state.turn
        if turn is None:
            raise BadRecord(f"move {number}, {colour.value} {notation}: the game is over", move=number)
        if turn.colour is not colour:
            raise BadRecord(
                f"move {number}, {colour.value} {notation}: it is the turn of {turn.colour.value}",
                move=number,
            )
        try:
            timeline.apply(Moved(turn.seat, notation), lay)
        except IllegalMove as error:
            raise BadRecord(
                f"move {number}, {colour.value} {notation}: {error}", move=number, cause=error
            ) from error
    return record_of(timeline, names=[nodes[0].first(name) or "" for name in variant.names])


def format_blksgf(record: Record, timeline: AnyTimeline | None = None) -> str:
    """The record as Pentobi reads it. Raises BadRecord when the format cannot express the game.

    Pentobi opens a game whose first pieces lie in any corners; a property of the root tells our own reader
    about that. Options that change only the scoring are lost: the format has no place for them. `timeline`
    is the record's game, if the caller has played it already.
    """
    if record.game != _GAME.key:
        raise BadRecord(f".blksgf files are for Blokus, not for {record.game!r}")
    try:
        variant = _variant_for(record)
        played = timeline or timeline_of(record, keeps_plies=True)
        moves = _move_nodes(record, variant, played)

        def text(more: str = "") -> str:
            return "\n".join(["(", _root(record, variant) + more, *moves, ")", ""])

        plain = text()
        # No option but free corners allows moves that Pentobi does not.
        if record.options.get("startCorner") == "fixed" or _is_readable(plain):
            return plain
        return _readable(text(f"{_CORNERS}[{_FREE}]"))
    except BadRecord as error:
        raise BadRecord(f"this game cannot be written as .blksgf: {error}") from error


def _is_readable(text: str) -> bool:
    try:
        parse_blksgf(text)
    except BadRecord:
        return False
    return True


def _readable(text: str) -> str:
    """The same text, once every move is judged. Raises BadRecord."""
    parse_blksgf(text)
    return text


def _starter(nodes: Sequence[Node], variant: _Variant) -> dict[str, str]:
    """The option that lets the colour of the first move begin."""
    moves = (_move_of(node, variant) for node in nodes)
    first = next((colour for colour, _ in filter(None, moves)), None)
    return {"starter": str(first.index)} if first and variant.players == 4 else {}


def _variant_of(root: Node) -> _Variant:
    encoding = root.first("CA") or "UTF-8"
    if encoding.strip().upper() != "UTF-8":
        raise BadRecord(f"the file says it is written in {encoding}; only UTF-8 can be read")
    name = root.first("GM")
    if name is None:
        raise BadRecord("the file does not say which game it is (GM)")
    by_name = {variant.name: variant for variant in _VARIANTS}
    if name not in by_name:
        raise BadRecord(
            f"the file is a game of {name!r}; only {', '.join(map(repr, by_name))} can be read",
            is_unknown=True,
        )
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
    """The players' names in the order of Pentobi's first round."""
    chosen = record.options.get("colours", "")
    if record.players == 2 or not chosen:
        return record.names
    by_colour = dict(zip(chosen.split(","), record.names, strict=True))
    if record.players == 3 and "green" in by_colour:
        raise BadRecord("the shared colour must be green")
    return [by_colour[colour.value] for colour in COLOURS[: record.players]]


def _move_nodes(record: Record, variant: _Variant, timeline: AnyTimeline) -> list[str]:
    if record.players == 3 and record.options.get("sharedColour") == "alternate":
        raise BadRecord("the shared colour must rotate, not alternate with the own one")
    nodes: list[str] = []
    before = timeline.game.initial(timeline.setup)
    for number, (ply, entry) in enumerate(zip(timeline.plies(), record.moves, strict=True), start=1):
        state, before, move = before, ply.state, ply.move
        if entry.who == "chance":
            continue  # the first move shows who starts
        if not isinstance(move, Lay):
            raise BadRecord(f"move {number} is not a piece laid: {entry.who} {entry.move}")
        points = sorted(move.cells, key=lambda cell: (-cell.row, cell.column))  # a1, b1, …, a2, b2, …
        cells = ",".join(format_cell(cell) for cell in points)
        nodes.append(f";{variant.moves[state.turn.colour.index]}[{cells}]")
    return nodes


FORMAT = RecordFormat(
    suffix=".blksgf",
    media_type="application/x-blokus-sgf",
    title="A finished game of Blokus as Pentobi's file",
    parse=parse_blksgf,
    format=format_blksgf,
)
