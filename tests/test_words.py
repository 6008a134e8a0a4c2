"""Every language is complete: same keys, same variables, and no text that Fluent cannot read."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from blockcade.core import SetupReason, slugs
from blockcade.games import OWN_GAMES
from blockcade.record.events import Event
from blockcade.server.reasons import FrameReason
from blockcade.words import SOURCE, Language, problems_of, read_language
from blockcade.words.checking import PLURALS

LOCALES = Path(__file__).parents[1] / "locales"
# Every slug of a refusal by set-up and server, the page's own two included.
FRAME_REASONS = {*slugs(SetupReason), *slugs(FrameReason), "offline", "server-down"}
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@cache
def texts(language: str) -> Language:
    return read_language(LOCALES, language)


def messages(path: Path) -> set[str]:
    """The keys of the messages and attributes of a file."""
    found = texts(path.parent.name).files[path.name].messages
    return {part for message in found.values() for part in message.patterns}


def test_every_language_of_the_sheets_is_there() -> None:
    assert set(LANGUAGES) == set(PLURALS)
    assert len(LANGUAGES) == 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_complete_and_well_formed(language: str) -> None:
    problems = problems_of(texts(language), texts(SOURCE))
    assert not problems, "\n".join(map(str, problems))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_frame_can_be_said(language: str) -> None:
    said = messages(LOCALES / language / "reasons.ftl")
    assert not {f"reason-{slug}" for slug in FRAME_REASONS} - said


@pytest.mark.parametrize("key", OWN_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_ending_of_a_game_can_be_said(language: str, key: str) -> None:
    """In a text of the game, or in one that all games share."""
    card = OWN_GAMES[key].card
    assert card.refusals
    assert card.endings
    said = {*messages(LOCALES / language / "reasons.ftl"), *messages(LOCALES / language / f"{key}.ftl")}
    assert not {f"reason-{slug}" for slug in (*card.refusals, *card.endings)} - said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_is_said_that_nobody_gives(language: str) -> None:
    cards = [game.card for game in OWN_GAMES.values()]
    given = FRAME_REASONS.union(*(card.refusals for card in cards), *(card.endings for card in cards))
    given |= {"study-wrong"}  # the page says so itself where an answer has the code `wrong`
    files = ["reasons.ftl", *(f"{key}.ftl" for key in OWN_GAMES)]
    said = {key for name in files for key in messages(LOCALES / language / name) if key.startswith("reason-")}
    assert not said - {f"reason-{slug}" for slug in given}


@pytest.mark.parametrize("game", OWN_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_stand_in_its_own_files(language: str, game: str) -> None:
    files = {path.stem: messages(path) for path in (LOCALES / language).glob("*.ftl")}
    named = re.compile(rf"(|game-|option-|replay-|rules-){game}(-|$)")
    elsewhere = {
        f"{file}: {key}"
        for file, keys in files.items()
        for key in keys
        if named.match(key) and game not in file.split("-")
    }
    assert not elsewhere
    assert {f"game-{game}", f"game-{game}-pitch"} <= files[game]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_operator_can_be_told_of_every_event(language: str) -> None:
    said = messages(LOCALES / language / "operator.ftl")
    events = {str(event.__struct_config__.tag) for event in get_args(Event)}
    assert {f"operator-event-{tag}" for tag in events} <= said
