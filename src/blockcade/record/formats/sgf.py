"""Reads the main line of an SGF file, the bracket notation for game trees of many board games."""

import re
from dataclasses import dataclass, field

from blockcade.record.file import BadRecord

_IDENTIFIER = re.compile(r"[A-Za-z0-9]+(?:\s+[A-Za-z0-9]+)*\s*(?=\[)", re.ASCII)
_VALUE = re.compile(r"\[((?:[^\\\]]|\\.)*)\]\s*", re.DOTALL)
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)
_SPACE = re.compile(r"\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Node:
    """One step of a game: property names with their values, in the order of the file."""

    properties: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def first(self, name: str) -> str | None:
        values = self.properties.get(name)
        return values[0] if values else None


def main_line(text: str) -> list[Node]:
    """The nodes of a file's first game, always along the first branch. Raises BadRecord.

    The rest of that game is read too, so that a broken file is not taken for a shorter game.
    """
    at = _skip_space(text, 1 if text.startswith("\ufeff") else 0)
    if at >= len(text) or text[at] != "(":
        raise BadRecord("not an SGF file: it does not begin with (")
    line: list[Node] = []
    node: Node | None = None
    on_main_line = True
    depth = 0
    while True:
        at = _skip_space(text, at)
        mark = text[at : at + 1]
        match mark:
            case "":
                raise BadRecord(f"the SGF text ends inside {depth} open brackets")
            case "(":
                depth += 1
                node = None
                at += 1
            case ")":
                depth -= 1
                on_main_line = False  # the first branch that ends is the main line's end
                if not depth:
                    return line
                node = None
                at += 1
            case ";":
                node = Node()
                if on_main_line:
                    line.append(node)
                at += 1
            case _:
                if node is None:
                    raise BadRecord(f"SGF: {_near(text, at)} stands outside of any node")
                at = _read_property(text, at, node)


def escaped(text: str) -> str:
    """A text as the value of a property."""
    return re.sub(r"([\\\]])", r"\\\1", text)


def _read_property(text: str, at: int, node: Node) -> int:
    identifier = _IDENTIFIER.match(text, at)
    if not identifier:
        raise BadRecord(f"SGF: {_near(text, at)} is no property")
    name = "".join(identifier[0].split())
    values: list[str] = []
    at = identifier.end()
    while text[at : at + 1] == "[":
        value = _VALUE.match(text, at)
        if not value:
            raise BadRecord(f"SGF: the value at {_near(text, at)} does not end")
        values.append(_ESCAPE.sub(_unescaped, value[1]))
        at = value.end()
    if name in node.properties:
        raise BadRecord(f"SGF: the property {name} stands twice in one node")
    node.properties[name] = values
    return at


def _unescaped(match: re.Match[str]) -> str:
    return "" if match[1][0] in "\r\n" else match[1]  # an escaped line break only wraps a long line


def _skip_space(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at


def _near(text: str, at: int) -> str:
    return repr(text[at : at + 20])
