"""The rules for the names of people at a table."""

import re
import unicodedata

from blockcade.core import BadSetup
from blockcade.wire.to_server import MAX_NAME

_JOINERS = "\u200c\u200d"  # parts of words in some scripts, and of many emoji
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # could hide or reverse the text beside it
# Letters and symbols by their category, but nothing is drawn for them: Hangul and Khmer fillers, the grapheme
# joiner, blank Braille, the half fill space, a musical note without a head, the stand-in for an object.
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u034f\u2800\u303f\ufffc\U0001d159")
_VISIBLE = ("L", "N", "S")  # the first letters of categories; emoji are symbols
_KEYCAP = "\u20e3"  # makes an emoji of the sign before it
# England, Scotland, Wales: a black flag, its country in invisible letters, and the end of them.
_FLAG_WITH_TAGS = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")


_MARKS = ("Mn", "Me")  # signs above or below a letter
MAX_MARKS = 4  # on one letter: more than any script needs, and too few to cover the line above


def tidy_name(name: str) -> str:
    """The name without outer and doubled blanks. Raises BadSetup; an empty name is fine."""
    plain = _FLAG_WITH_TAGS.sub("\U0001f3f4", name)
    if any(unicodedata.category(mark) in _UNSEEN and mark not in _JOINERS for mark in plain):
        raise BadSetup("bad-name", "a name may not hold control characters")
    if not _BLANKS.isdisjoint(plain):
        raise BadSetup("bad-name", "a name may not hold signs that cannot be seen")
    marks = 0
    for mark in plain:
        marks = marks + 1 if unicodedata.category(mark) in _MARKS else 0
        if marks > MAX_MARKS:
            raise BadSetup("bad-name", "a name may not pile up accents")
    tidy = " ".join(name.split())
    if tidy and not any(unicodedata.category(mark)[0] in _VISIBLE or mark == _KEYCAP for mark in plain):
        raise BadSetup("bad-name", "a name needs a letter, a digit or an emoji")
    return tidy


def name_from_file(name: str) -> str:
    """The name that a saved game gives to a player, made short; empty if the rules do not allow it."""
    short = " ".join(name.split())[:MAX_NAME].strip()
    try:
        return tidy_name(short)
    except BadSetup:
        return ""
