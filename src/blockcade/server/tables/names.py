"""Which names people may go by at a table."""

import unicodedata

from blockcade.core import BadSetup

_JOINERS = "\u200c\u200d"  # parts of words in some scripts, and of many emoji
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # what could hide, or turn round, the text beside it


_MARKS = ("Mn", "Me")  # what stands above or below a letter
MAX_MARKS = 4  # on one letter: more than any script needs, and too few to cover the line above


def tidy_name(name: str) -> str:
    """The name without blanks around it and doubled inside, or BadSetup; no name at all is fine."""
    if any(unicodedata.category(mark) in _UNSEEN and mark not in _JOINERS for mark in name):
        raise BadSetup("bad-name", "a name may not hold control characters")
    marks = 0
    for mark in name:
        marks = marks + 1 if unicodedata.category(mark) in _MARKS else 0
        if marks > MAX_MARKS:
            raise BadSetup("bad-name", "a name may not pile up accents")
    return " ".join(name.split())
