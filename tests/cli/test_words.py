"""`blockcade words`: a translator checks a language, takes it away in one file and brings it back."""

import shutil
from pathlib import Path

import pytest

from blockcade.cli import main
from tests.cli.test_commands import Capture, complaint, output

LOCALES = Path(__file__).parents[2] / "locales"


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    for code in ("en", "de", "pl"):
        shutil.copytree(LOCALES / code, tmp_path / "locales" / code)
    return tmp_path / "locales"


def words(locales: Path, *argv: str) -> list[str]:
    return ["words", "--locales", str(locales), *argv]


def replaced(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")


def test_a_complete_language_has_no_problems(capsys: Capture, locales: Path) -> None:
    told = output(capsys, *words(locales, "check"))
    assert all(f"│ {code} " in told for code in ("en", "de", "pl"))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("cancel = Abbrechen\n", "", "de/app.ftl: cancel is missing"),
        ("cancel =", "cancle =", "de/app.ftl: cancle is not in English"),
        ("cancel = Abbrechen", "cancel = { $who } bricht ab", "cancel uses $who, which English"),
        ("cancel = Abbrechen", "cancel = Geht's?", "cancel has a typewriter apostrophe"),
        ("cancel = Abbrechen", "cancel = { Abbrechen", "the file has a part that Fluent cannot read"),
        ("cancel = Abbrechen", "close = Abbrechen", "de/app.ftl: close stands there twice"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    capsys: Capture, locales: Path, before: str, after: str, told: str
) -> None:
    replaced(locales / "de" / "app.ftl", before, after)
    assert main(words(locales, "check", "de")) == 1
    assert told in capsys.readouterr().out


def test_plural_forms_are_those_of_the_language(capsys: Capture, locales: Path) -> None:
    (locales / "pl" / "general.ftl").write_text(
        (locales / "pl" / "general.ftl").read_text("utf-8")
        + "\nplayers = { $count ->\n    [one] gracz\n   *[other] graczy\n    }\n",
        "utf-8",
    )
    assert main(words(locales, "check", "pl")) == 1
    assert "players is not in English" in capsys.readouterr().out
    with (locales / "en" / "general.ftl").open("a", encoding="utf-8") as english:
        english.write("\nplayers = { $count }\n")
    assert main(words(locales, "check", "pl")) == 1
    told = capsys.readouterr().out
    assert "players has the plural forms one other; this language needs one few many other" in told


def test_exported_texts_come_back_unchanged(capsys: Capture, locales: Path, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in (locales / "pl").iterdir()}
    out = tmp_path / "out"
    output(capsys, *words(locales, "export", str(out)))
    assert sorted(path.name for path in out.iterdir()) == ["de.ftl", "en.ftl", "pl.ftl"]
    told = output(capsys, *words(locales, "import", str(out / "pl.ftl")))
    assert told.endswith("0 texts changed, 0 problems left\n")
    assert {path.name: path.read_bytes() for path in (locales / "pl").iterdir()} == before


def test_a_better_sentence_and_a_new_one_find_their_places(
    capsys: Capture, locales: Path, tmp_path: Path
) -> None:
    replaced(locales / "de" / "app.ftl", "cancel = Abbrechen\n", "")
    output(capsys, *words(locales, "export", str(tmp_path), "de"))
    replaced(tmp_path / "de.ftl", "done = Fertig\n", "done = Genug\n\ncancel = Lassen\n")
    told = output(capsys, *words(locales, "import", str(tmp_path / "de.ftl")))
    assert told.endswith("2 texts changed, 0 problems left\n")
    lines = (locales / "de" / "app.ftl").read_text("utf-8").splitlines()
    at = lines.index("cancel = Lassen")
    assert (lines[at - 1], lines[at + 1]) == ("close = Schließen", "done = Genug")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("done = Fertig", "done = { Fertig", "Fluent cannot read"),
        ("done = Fertig", "finished = Fertig", "English has no finished"),
        ("done = Fertig", "done = { $name } ist fertig", "done uses $name"),
        ("done = Fertig", "close = Fertig", "close stands there twice"),
    ],
)
def test_a_broken_file_is_refused_and_changes_nothing(
    capsys: Capture, locales: Path, before: str, after: str, told: str
) -> None:
    out = locales.parent
    output(capsys, *words(locales, "export", str(out), "de"))
    replaced(out / "de.ftl", before, after)
    stood = (locales / "de" / "app.ftl").read_bytes()
    assert told in complaint(capsys, *words(locales, "import", str(out / "de.ftl")))
    assert (locales / "de" / "app.ftl").read_bytes() == stood


def test_places_without_languages_are_refused(capsys: Capture, tmp_path: Path) -> None:
    assert "no folder of languages" in complaint(capsys, *words(tmp_path / "nowhere", "check"))
    (tmp_path / "en").mkdir()
    assert "no language 'tlh'" in complaint(capsys, *words(tmp_path, "check", "tlh"))
    assert "English is the source" in complaint(capsys, *words(LOCALES, "import", "en.ftl"))
