"""Opening books: symmetric positions are one, and a stop and restart changes nothing."""

import random
from pathlib import Path

import pytest

from blockcade.core import RuleError
from blockcade.engine.book import (
    Book,
    BookFile,
    canonical_board,
    key_of,
    symmetries,
    turned,
    write_book,
)
from blockcade.engine.kernel import Position
from blockcade.engine.training.openings import BookPlan, book_of, grow
from blockcade.engine.worker_pool import WorkerPool

PLAN = BookPlan(variant="duo", playouts=400, seed=2, plies=4, settings={}, weights="")


def test_what_changes_nothing_but_the_look() -> None:
    assert len(symmetries("duo")) == 2
    assert len(symmetries("classic")) == 1
    assert len(symmetries("classic_2", fixed_corners=False)) == 8
    identity, flip = symmetries("duo")
    assert list(identity) == list(range(14 * 14))
    assert [flip[flip[cell]] for cell in range(14 * 14)] == list(range(14 * 14))


def test_a_position_and_its_mirror_image_look_alike() -> None:
    _, flip = symmetries("duo")
    here, there = Position("duo"), Position("duo")
    luck = random.Random(1)
    for _ in range(8):
        move = luck.choice(here.legal())
        here.play(move)
        there.play(turned("duo", move, flip))
    assert here.cells != there.cells
    assert canonical_board(here)[0] == canonical_board(there)[0]


@pytest.fixture(scope="module")
def book_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    log = tmp_path_factory.mktemp("book") / "book.log"
    assert len(list(grow(log, PLAN, 20, WorkerPool()))) == 20
    return log


def test_a_book_knows_its_positions_and_their_mirror_images(book_log: Path, tmp_path: Path) -> None:
    held = book_of(book_log, PLAN, {"seed": "2"})
    write_book(tmp_path / "book.json", held)
    book = Book.read(tmp_path / "book.json")
    assert len(book) == 20
    assert book.variant == "duo"
    _, flip = symmetries("duo")
    here, there = Position("duo"), Position("duo")
    known = 0
    while moves := book.moves(here):
        assert set(moves) <= set(here.legal())
        answers = book.moves(there)
        assert len(answers) == len(moves)
        # Either answer may stand for both boards: the positions after it must be symmetric.
        move = moves[0]
        here.play(move)
        there.play(answers[0])
        assert canonical_board(here)[0] == canonical_board(there)[0]
        if known == 0:
            there = Position("duo")
            there.play(turned("duo", move, flip))
        known += 1
    assert known >= 2
    assert book.moves(Position("classic")) == ()


def test_with_free_corners_a_book_serves_however_the_board_is_turned() -> None:
    """A line and all its mirror images get the same answers, turned like the board."""
    held: dict[str, tuple[int, ...]] = {}
    line = Position("classic_2", fixed_corners=False)
    moves: list[int] = []
    for ply in range(6):
        board, goes = canonical_board(line)
        moves.append(line.legal()[-1 - ply])
        held[key_of("classic_2", line.turn, board)] = (turned("classic_2", moves[-1], goes),)
        line.play(moves[-1])
    book = Book(BookFile({}, "classic_2", held, fixed_corners=False))
    assert book.moves(Position("classic_2")) == ()
    for way in symmetries("classic_2", fixed_corners=False):
        position = Position("classic_2", fixed_corners=False)
        assert len(book.moves(position)) == 1  # an empty board has every symmetry: any of the first moves
        for move in moves:
            here = turned("classic_2", move, way)
            assert book.moves(position) == (here,) or position.ply == 0
            position.play(here)
        assert book.moves(position) == ()


def test_a_book_goes_on_where_it_stopped_with_any_number_of_processes(book_log: Path, tmp_path: Path) -> None:
    log = tmp_path / "book.log"
    growing = grow(log, PLAN, 20, WorkerPool())
    for _ in range(3):
        next(growing)
    del growing
    assert len(list(grow(log, PLAN, 20, WorkerPool(jobs=2)))) == 20
    assert log.read_bytes() == book_log.read_bytes()


def test_a_book_is_made_in_one_way(book_log: Path) -> None:
    other = BookPlan(variant="duo", playouts=401, seed=2, plies=4, settings={}, weights="")
    with pytest.raises(RuleError, match="made otherwise"):
        list(grow(book_log, other, 21, WorkerPool()))


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "book.json"
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(RuleError, match="is not an opening book"):
        Book.read(path)


def test_lines_that_cross_meet_in_one_position(book_log: Path) -> None:
    """No position is studied twice, and each is reached by moves that were worth following."""
    studied = list(grow(book_log, PLAN, 20, WorkerPool()))
    assert len({one.key for one in studied}) == len(studied)
    lines = {one.line: one for one in studied}
    for one in studied:
        if one.line:
            assert one.line[-1] in [move for move, _, _ in lines[one.line[:-1]].replies]
