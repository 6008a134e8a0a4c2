"""Turns a message of a Fluent file into plain text."""

from collections.abc import Iterable, Mapping

from fluent.syntax import ast

from blockcade.words.texts import Texts


class Unreadable(Exception):
    """A message asks for more than this little reader knows, such as a choice."""


class Words:
    """The messages of one language."""

    def __init__(self, code: str, files: Iterable[Texts]) -> None:
        self.code = code
        messages = (message for texts in files for message in texts.messages.values())
        self._patterns = {key: pattern for message in messages for key, pattern in message.patterns.items()}

    def __contains__(self, key: str) -> bool:
        return self._patterns.get(key) is not None

    def say(self, key: str, values: Mapping[str, str] | None = None) -> str:
        pattern = self._patterns[key]
        assert pattern is not None
        return "".join(self._part(key, part, values or {}) for part in pattern.elements)

    def _part(self, key: str, part: ast.TextElement | ast.Placeable, values: Mapping[str, str]) -> str:
        if isinstance(part, ast.TextElement):
            return part.value
        match part.expression:
            case ast.StringLiteral(value=text):
                return text
            case ast.VariableReference(id=name) if name.name in values:
                return values[name.name]
            case _:
                raise Unreadable(f"{self.code}: {key} is more than text and values")
