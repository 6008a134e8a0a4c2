"""The bodies of HTTP requests and answers about puzzles. None of them holds an answer before the attempt."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from blockcade.wire.to_server import Name

GameKey = Annotated[str, Meta(max_length=32)]
Idea = Annotated[str, Meta(max_length=32)]


class WantedPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the next puzzle, near the solver's rating."""

    game: GameKey
    idea: Idea = ""  # only puzzles of this idea; empty: of any
    harder: Annotated[int, Meta(ge=-1, le=1)] = 0
    name: Name = ""  # of the solver, for the boards


class WantedDaily(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameKey
    name: Name = ""


class ShownPuzzle(Struct, frozen=True):
    """A puzzle as its solver may know it."""

    id: str
    game: str
    seat: int
    goal: str
    idea: str  # empty: not told before the first answer
    rating: int
    length: int  # how many moves the answer has
    choices: list[str]
    free: dict[str, str]  # facts that belong to the question
    looks: dict[str, Raw]  # by a move that the question names: the view of the position where it leads


class PuzzleTable(Struct, frozen=True):
    """An attempt: the table where the puzzle lies, and what its first answer has led to."""

    table: str
    puzzle: ShownPuzzle
    told: str  # why this puzzle: mixed, daily, idea, rush, chosen
    decided: bool  # the first answer is in
    right: bool  # and was right
    took_ms: int  # from opened to that answer, by the server's clock
    tries: int  # wrong answers
    solved: bool  # in the end
    rating: int  # the solver's in this game now
    change: int  # of it, by this attempt
    answer: list[str]  # one accepted line in notation; empty before the first answer


class PuzzleGame(Struct, frozen=True):
    """The puzzles of a game, and where the asking player is with them."""

    game: str
    count: int
    ideas: dict[str, int]  # how many puzzles each has
    daily: str  # today's for this player: new, open, wrong, solved
    rating: int
    is_sure: bool  # enough attempts for the rating to mean something


class Streak(Struct, frozen=True):
    days: int
    best: int
    today: bool


class PuzzleHall(Struct, frozen=True):
    """What the page of puzzles shows first."""

    day: str  # today's date in UTC
    games: list[PuzzleGame]
    streak: Streak


class BoardRow(Struct, frozen=True):
    name: str
    took_ms: int
    mine: bool


class DailyBoard(Struct, frozen=True):
    """Today's times: first answers only, quickest first."""

    game: str
    day: str
    answered: int
    rows: list[BoardRow]


class RatedDay(Struct, frozen=True):
    day: str
    rating: int


class IdeaProgress(Struct, frozen=True):
    idea: str
    tried: int
    right: int


class GameProgress(Struct, frozen=True):
    game: str
    rating: int
    deviation: int
    is_sure: bool
    tried: int
    right: int
    best_rush: int
    days: list[RatedDay]  # oldest first, today last
    ideas: list[IdeaProgress]


class PuzzleProgress(Struct, frozen=True):
    games: list[GameProgress]
    streak: Streak


class WantedMistake(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=64)]
    step: Annotated[int, Meta(ge=1, le=100_000)]  # of its replay, as in ReviewedPly


class Mistakes(Struct, frozen=True):
    """The asking player's costliest moves in a reviewed game, without the better ones."""

    table: str
    game: str
    steps: list[int]  # worst first


class Mistake(Struct, frozen=True):
    """The position before such a move, on a table of its own."""

    table: str
    game: str
    seat: int


class Rush(Struct, frozen=True):
    """A row of puzzles against time, on the server's clock."""

    run: str
    game: str
    left_ms: int
    solved: int
    wrong: int
    most_wrong: int
    over: bool
    best: int  # of this player in this game, this run included
    now: PuzzleTable | None  # the puzzle to answer; None: it is over
