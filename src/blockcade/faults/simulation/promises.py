"""The promises of the server, by name; a broken promise ends a simulation."""

from enum import Enum


class Promise(Enum):
    KEPT = "an acknowledged command is in the log, for ever"
    SHOWN = "nothing is shown that is not kept"
    FORWARD = "the pictures that a person gets only go forward"
    TRUE = "a picture is what the log says"
    ONCE = "a command is done at most once"
    HIDDEN = "no frame says what its seats may not know"
    READABLE = "every log can be folded"
    ANSWERED = "a command is answered as long as its socket stays"
    NEWEST = "a page that stays sees the newest picture"
    DUE = "what is due happens, whether or not anybody looks"
    ALIVE = "when nothing goes wrong any more, everybody can go on"
    MEMORY = "a table that nobody needs leaves memory"
    CALM = "no task ends by an error that nobody expected"
    TIME = "time goes on"


class Broken(Exception):
    """A promise was broken; the message says how."""

    def __init__(self, promise: Promise, how: str) -> None:
        super().__init__(f"{promise.name}: {promise.value}\n{how}")
        self.promise = promise
        self.how = how
