"""One language: its Fluent files, message by message, each with its source text."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blockcade.core import RuleError

try:
    from fluent.syntax import FluentParser, ast
except ImportError as error:  # servers need no parser of texts
    raise RuleError("texts need a parser: pip install 'blockcade[words]'") from error

SOURCE = "en"  # the language that all others are written from


class BadWords(RuleError):
    """A file or folder of texts cannot be used; the message says which, and why."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text with its attributes."""

    key: str
    source: str  # as it stands in the file, without the comment before it
    start: int  # where it stands there
    comment: str  # the lines before it that belong to it, with their #
    patterns: Mapping[str, ast.Pattern | None]  # by key; attributes as "key.attribute"

    def variables(self, key: str) -> set[str]:
        """The names of the values that the page puts into this text."""
        return {node.id.name for node in nodes(self.patterns[key]) if isinstance(node, ast.VariableReference)}


@dataclass(frozen=True, slots=True)
class Texts:
    """One file."""

    name: str
    text: str
    messages: Mapping[str, Message]  # in the order of the file
    junk: tuple[str, ...] = ()  # the parts that Fluent cannot read
    twice: tuple[str, ...] = ()  # the keys that stand there more than once


@dataclass(frozen=True, slots=True)
class Language:
    code: str
    files: Mapping[str, Texts]

    @property
    def messages(self) -> dict[str, Message]:
        return {key: message for texts in self.files.values() for key, message in texts.messages.items()}


def languages_in(locales: Path) -> list[str]:
    """The codes of all languages, the source first. Raises BadWords."""
    codes = sorted(folder.name for folder in locales.iterdir() if folder.is_dir()) if locales.is_dir() else []
    if SOURCE not in codes:
        raise BadWords(f"{locales} is no folder of languages: it has no {SOURCE}")
    return [SOURCE, *(code for code in codes if code != SOURCE)]


def read_language(locales: Path, code: str) -> Language:
    folder = locales / code
    if not folder.is_dir():
        raise BadWords(f"{locales} has no language {code!r}")
    return Language(code, {path.name: read_texts(path) for path in sorted(folder.glob("*.ftl"))})


def read_texts(path: Path) -> Texts:
    try:
        return parse_texts(path.name, path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise BadWords(f"{path} is not UTF-8: {error.reason} at byte {error.start}") from error


def parse_texts(name: str, text: str) -> Texts:
    text = text.replace("\r\n", "\n")
    body = FluentParser().parse(text).body
    messages = [_message(text, entry) for entry in body if isinstance(entry, ast.Message)]
    counts = Counter(message.key for message in messages)
    return Texts(
        name,
        text,
        {message.key: message for message in messages},
        junk=tuple(_span(text, entry).strip() for entry in body if isinstance(entry, ast.Junk)),
        twice=tuple(key for key, count in counts.items() if count > 1),
    )


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """The node and everything inside it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        parts: list[Any] = node  # type: ignore[reportUnknownVariableType]
        for part in parts:
            yield from nodes(part)


def _message(text: str, entry: ast.Message) -> Message:
    key = entry.id.name
    assert entry.id.span is not None
    assert entry.span is not None
    start, end = entry.id.span.start, entry.span.end
    comment = "" if entry.comment is None else _span(text, entry.comment)
    patterns: dict[str, ast.Pattern | None] = {} if entry.value is None else {key: entry.value}
    patterns |= {f"{key}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return Message(key, text[start:end].rstrip("\n"), start, comment, patterns)


def _span(text: str, node: ast.SyntaxNode) -> str:
    assert node.span is not None  # the parser keeps them unless told otherwise
    return text[node.span.start : node.span.end]
