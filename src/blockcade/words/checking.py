"""Compares a language with the source: every text is there, with the same values and its own plural forms."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax import ast

from blockcade.words.texts import Language, Texts, nodes

# The plural categories of CLDR that whole numbers need, each language with those of its grammar.
_CATEGORIES = {
    "one other": "bg da de el en es et fi fr hu it nb nl pt sv tr",
    "one few other": "cs lt ro sk",
    "one few many other": "pl ru uk",
    "zero one other": "lv",
    "one two other": "he",
    "zero one two few many other": "ar",
}
PLURALS = {code: set(names.split()) for names, codes in _CATEGORIES.items() for code in codes.split()}
_ALL = {name for names in PLURALS.values() for name in names}
_WRONG_SIGNS = {"'": "a typewriter apostrophe", "...": "three dots instead of …"}


@dataclass(frozen=True, slots=True)
class Problem:
    file: str
    key: str  # empty: the whole file
    what: str
    is_missing: bool = False  # a text that nobody has written yet

    def __str__(self) -> str:
        return f"{self.file}: {self.key or 'the file'} {self.what}"


def problems_of(language: Language, source: Language) -> list[Problem]:
    """Everything that keeps the language from being complete and well formed."""
    found: list[Problem] = []
    for name, texts in source.files.items():
        if name not in language.files:
            found.append(Problem(name, "", f"is missing with {len(texts.messages)} texts", is_missing=True))
        else:
            found += _problems(language, language.files[name], texts)
    found += [Problem(name, "", "is not in English") for name in language.files if name not in source.files]
    return found


def _problems(language: Language, texts: Texts, source: Texts) -> Iterator[Problem]:
    ours, theirs = texts.messages, source.messages
    yield from (
        Problem(texts.name, "", f"has a part that Fluent cannot read: {part!r}") for part in texts.junk
    )
    yield from (Problem(texts.name, key, "stands there twice") for key in texts.twice)
    for key, message in theirs.items():
        for part in message.patterns:
            if key not in ours or part not in ours[key].patterns:
                yield Problem(texts.name, part, "is missing", is_missing=True)
    for key, message in ours.items():
        for part, pattern in message.patterns.items():
            if key not in theirs or part not in theirs[key].patterns:
                yield Problem(texts.name, part, "is not in English")
                continue
            if more := message.variables(part) - theirs[key].variables(part):
                yield Problem(
                    texts.name, part, f"uses ${', $'.join(sorted(more))}, which English does not give"
                )
            yield from (Problem(texts.name, part, what) for what in _wrong_signs(language.code, pattern))
            yield from (Problem(texts.name, part, what) for what in _wrong_plurals(language.code, pattern))


def _wrong_signs(code: str, pattern: ast.Pattern | None) -> Iterator[str]:
    texts = [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]
    for sign, name in _WRONG_SIGNS.items():
        if any(sign in text for text in texts):
            yield f"has {name}"
    if code == "fr" and any(re.search(r" [:;!?»]|« ", text) for text in texts):
        yield "has a plain space beside : ; ! ? « or »"


def _wrong_plurals(code: str, pattern: ast.Pattern | None) -> Iterator[str]:
    for node in nodes(pattern):
        if not isinstance(node, ast.SelectExpression):
            continue
        names = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        if len(set(names)) < len(names):
            yield "has a variant twice"
        is_plural = set(names) <= _ALL and set(names) - {"other"}
        if is_plural and code in PLURALS and set(names) != PLURALS[code]:
            yield f"has the plural forms {_list(names)}; this language needs {_list(PLURALS[code])}"


def _list(names: list[str] | set[str]) -> str:
    return " ".join(name for name in ("zero", "one", "two", "few", "many", "other") if name in names)
