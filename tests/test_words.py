"""Every language says everything: same keys, same variables, and nothing that Fluent cannot read."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).parents[1] / "locales"
# Every slug with which rules, set-up or server refuse something.
REASONS = [
    "bad-players",
    "game-over",
    "not-your-turn",
    "wrong-phase",
    "not-in-hand",
    "unknown-id",
    "off-board",
    "overlap",
    "bad-shape",
    "no-start-corner",
    "no-start-square",
    "edge-contact",
    "no-corner-contact",
    "colour-taken",
    "must-place",
    "not-pending",
    "no-match",
    "covered",
    "no-chip",
    "no-blackout",
    "not-active",
    "off-field",
    "covers-one-card",
    "block-on-tower",
    "block-mismatch",
    "no-contact",
    "off-site",
    "wrong-spot",
    "wrong-verdict",
    "can-play",
    "need-block-card",
    "bonus-due",
    "not-your-seat",
    "stale",
    "seat-taken",
    "bad-link",
    "no-takeback",
    "not-host",
    "no-such-table",
    "unknown-game",
    "too-big",
    "malformed",
    "busy",
    "too-fast",
    "bad-name",
    "not-over",
    "no-hints",
    "no-review",
    "not-a-move",
    "table-damaged",
    "bad-origin",
    "not-found",
    "method-not-allowed",
    "unexpected",
    "table-closed",
    "operator-only",
    "bad-key",
    "too-many-tries",
]
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """Each message and attribute of a file, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: Fluent cannot read {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts: list[object] = []
    if isinstance(node, ast.BaseNode):
        parts = list(vars(node).values())
    elif isinstance(node, list):
        parts = list(node)  # type: ignore[reportUnknownArgumentType]
    return {name for part in parts for name in _variables(part)}


def test_english_french_and_hebrew_are_there() -> None:
    assert {"en", "fr", "he"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_file_and_every_key(language: str) -> None:
    english = {path.name: messages(path) for path in sorted((LOCALES / "en").glob("*.ftl"))}
    other = {path.name: messages(path) for path in sorted((LOCALES / language).glob("*.ftl"))}
    assert other.keys() == english.keys()
    for name, keys in english.items():
        assert other[name].keys() == keys.keys(), name
        for key, variables in keys.items():
            assert other[name][key] <= variables, (
                f"{language}/{name}: {key} uses a variable English does not give"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    said = messages(LOCALES / language / "reasons.ftl")
    missing = {f"reason-{slug}" for slug in REASONS} - said.keys()
    assert not missing
