"""Players with a book and without one."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from blockcade.engine import book
from blockcade.engine.book import Book, BookFile, canonical_board, key_of, packaged_book, write_book
from blockcade.engine.contestants import parse_contestant
from blockcade.engine.gtp import Gtp
from blockcade.engine.gtp_effort import ByLevel, Effort, PerGame, PerMove, Thinker
from blockcade.engine.kernel import Position
from blockcade.engine.levels import BOOK_FROM, LEVELS, Player
from tests.engine.gtp_asking import ask

ODD = 0  # a first move that no search would choose: the single square


@pytest.fixture
def odd_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Position]:
    """Replaces Duo's book by one that opens with the single square; returns the position before that move."""
    start = Position("duo")
    _pack(tmp_path, monkeypatch, (start.legal()[ODD],))
    yield start
    packaged_book.cache_clear()


def _pack(folder: Path, patch: pytest.MonkeyPatch, opening: tuple[int, ...]) -> None:
    """Replaces Duo's book by one with only these first moves."""
    start = Position("duo")
    key = key_of("duo", start.turn, canonical_board(start)[0])
    write_book(folder / "duo.json", BookFile({}, "duo", {key: opening}))
    patch.setattr(book, "BOOKS", folder)
    packaged_book.cache_clear()


BOOKS = sorted(one.name for one in (files("blockcade.engine") / "books").iterdir() if one.name != "README.md")


def test_there_are_books_of_two_players() -> None:
    assert {"classic_2.json", "classic_2-free.json", "duo.json"} <= set(BOOKS)


@pytest.mark.parametrize("name", BOOKS)
def test_books_in_the_package_are_found_small_and_of_use(name: str) -> None:
    """Each belongs to its variant and has the first moves of both sides of a game by the book."""
    variant, free = name.removesuffix(".json").removesuffix("-free"), name.endswith("-free.json")
    found = packaged_book(variant, fixed_corners=not free)
    assert found is not None
    assert found.variant == variant
    position = Position(variant, fixed_corners=not free)
    for _ in range(4):
        moves = found.moves(position)
        assert moves
        assert set(moves) <= set(position.legal())
        position.play(moves[0])
    assert len((files("blockcade.engine") / "books" / name).read_bytes()) < 300_000


def test_a_player_without_a_book_for_its_variant_thinks(odd_book: Position) -> None:
    assert packaged_book("classic") is None
    position = Position("classic")
    assert Player(playouts=20, book=True).choose(position) in position.legal()


def test_only_strong_players_that_were_given_the_book_use_it(odd_book: Position) -> None:
    odd = odd_book.legal()[ODD]
    for level in range(BOOK_FROM - 1, max(LEVELS) + 1):
        uses = Player(level, playouts=50, book=True).choose(odd_book) == odd
        assert uses == (level >= BOOK_FROM)
        assert Player(level, playouts=50).choose(odd_book) != odd
    assert Player(playouts=50, book=True).choose(odd_book) == odd
    assert Player(seconds=9, book=True).choose(odd_book) == odd
    assert Player(playouts=50, book=True).think(odd_book).move != odd


def test_where_the_book_ends_the_player_thinks_on(odd_book: Position) -> None:
    player, position = Player(playouts=50, book=True), odd_book.copy()
    for _ in range(4):
        move = player.choose(position)
        assert move in position.legal()
        position.play(move)
    assert position.ply == 4


def test_equally_good_moves_of_the_book_are_drawn(
    odd_book: Position, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = tuple(odd_book.legal()[:3])
    _pack(tmp_path, monkeypatch, good)
    drawn = {Player(playouts=50, book=True, seed=seed).choose(odd_book) for seed in range(40)}
    assert drawn == set(good)


def test_a_contestant_has_the_book_only_if_told(odd_book: Position) -> None:
    odd = odd_book.legal()[ODD]
    assert parse_contestant("level=8,playouts=50,book=1").chooser(1).choose(odd_book) == odd
    assert parse_contestant("level=8,playouts=50,book=0").chooser(1).choose(odd_book) != odd
    assert parse_contestant("level=8,playouts=50").chooser(1).choose(odd_book) != odd


@pytest.mark.parametrize("effort", [ByLevel(10), PerMove(0.05), PerGame(2)])
def test_gtp_opens_by_the_book_only_if_told(effort: Effort, odd_book: Position) -> None:
    with_book = Gtp("duo", Thinker(effort, memory_mb=16, book=True))
    odd = with_book.board.format_move(odd_book.legal()[ODD])
    assert ask(with_book, "reg_genmove b") == odd
    assert ask(with_book, "g") == odd
    if not isinstance(effort, ByLevel):
        assert ask(Gtp("duo", Thinker(effort, memory_mb=16)), "g") != odd


def test_a_book_is_read_once(odd_book: Position) -> None:
    assert isinstance(packaged_book("duo"), Book)
    assert packaged_book("duo") is packaged_book("duo")
