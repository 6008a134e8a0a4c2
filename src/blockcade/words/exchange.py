"""One file a language for tools such as Pontoon and Weblate, which read Fluent, and the way back.

An exported file holds the messages of all files in the order of English, each file under a heading. The keys
alone say where a message belongs, so a tool may sort or reformat the file.
"""

from collections.abc import Mapping
from pathlib import Path

from blockcade.words.checking import Problem, problems_of
from blockcade.words.texts import SOURCE, BadWords, Language, Message, Texts, parse_texts, read_language


def export_language(locales: Path, code: str, folder: Path) -> Path:
    """Writes all texts of the language to one file and returns its path."""
    language, source = read_language(locales, code), read_language(locales, SOURCE)
    parts: list[str] = []
    for name, texts in source.files.items():
        ours = language.files.get(name, Texts(name, "", {})).messages
        parts.append(f"## {name}\n")
        for key, english in texts.messages.items():
            if key in ours:
                parts.append(f"{english.comment}\n{ours[key].source}".lstrip("\n"))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{code}.ftl"
    path.write_text("\n".join(parts) + "\n", "utf-8")
    return path


def import_language(locales: Path, path: Path) -> tuple[int, list[Problem]]:
    """Writes the messages of an exported file into the language of its name.

    Returns how many messages changed, and the problems that the language has then. Raises BadWords, and
    changes nothing, when the file cannot be read, has keys that English has not, or would break a text.
    """
    code = path.stem
    source, language = read_language(locales, SOURCE), read_language(locales, code)
    if code == SOURCE:
        raise BadWords("English is the source: change it in its own files")
    brought = _read(path)
    if unknown := brought.keys() - source.messages.keys():
        raise BadWords(f"{path}: English has no {min(unknown)}")
    files = {
        name: _placed(texts, language.files.get(name, Texts(name, "", {})), brought)
        for name, texts in source.files.items()
    }
    new = Language(code, {name: parse_texts(name, text) for name, text in files.items()})
    known = {str(problem) for problem in problems_of(language, source)}
    problems = problems_of(new, source)
    if worse := [problem for problem in problems if str(problem) not in known]:
        raise BadWords(f"{path}: {worse[0]}" + (f", and {len(worse) - 1} more" if len(worse) > 1 else ""))
    before = {key: message.source for key, message in language.messages.items()}
    changed = sum(message.source != before.get(key) for key, message in new.messages.items())
    for name, text in files.items():
        (locales / code / name).write_text(text, "utf-8")
    return changed, problems


def _read(path: Path) -> Mapping[str, Message]:
    texts = parse_texts(path.name, path.read_text("utf-8"))
    if texts.junk:
        raise BadWords(f"{path}: Fluent cannot read {texts.junk[0]!r}")
    if texts.twice:
        raise BadWords(f"{path}: {texts.twice[0]} stands there twice")
    return texts.messages


def _placed(source: Texts, ours: Texts, brought: Mapping[str, Message]) -> str:
    """The file with the brought messages in it; a new one stands after the one that it follows in English."""
    after: dict[str, list[str]] = {}
    last = ""
    for key in source.messages:
        if key in ours.messages:
            last = key
        elif key in brought:
            after.setdefault(last, []).append(brought[key].source)
    parts, at = ["\n".join([*after.get("", ()), ""])], 0
    for key, message in ours.messages.items():
        parts += [ours.text[at : message.start], (brought.get(key) or message).source]
        parts += [f"\n{new}" for new in after.get(key, ())]
        at = message.start + len(message.source)
    return "".join(parts) + (ours.text[at:] or "\n" * bool(after))
