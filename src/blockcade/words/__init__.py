"""The texts of the page as translators handle them: reads, checks, exports and imports Fluent files."""

from blockcade.words.checking import Problem, problems_of
from blockcade.words.exchange import export_language, import_language
from blockcade.words.texts import SOURCE, BadWords, Language, languages_in, read_language

__all__ = [
    "SOURCE",
    "BadWords",
    "Language",
    "Problem",
    "export_language",
    "import_language",
    "languages_in",
    "problems_of",
    "read_language",
]
