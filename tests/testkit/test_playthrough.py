"""Every registered game has its playthroughs, and they have not changed."""

from pathlib import Path

import pytest

from blockcade.games import GAMES
from blockcade.testkit import playthrough
from blockcade.testkit.quarry import QUARRY

DATA = Path(__file__).parents[1] / "data"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_playthroughs_of_every_game_stand(key: str) -> None:
    folder = DATA / key / "playthroughs"
    texts = dict(playthrough.golden_files(GAMES[key]))
    assert sorted(path.name for path in folder.glob("*.txt")) == sorted(texts)
    for name, text in texts.items():
        stands = (folder / name).read_text("utf-8")
        assert text == stands, "regenerate: python -m blockcade.testkit.playthrough --write tests/data"


def test_a_playthrough_tells_views_moves_and_end() -> None:
    text = playthrough.playthrough(QUARRY, QUARRY.setup(2, {"bell": "on"}), 5)
    assert text.startswith("game quarry, rules 1\nsetup 2 players, bell=on\nseed 5\n")
    assert "\nlegal chance 3 +1 +2 +3 " in text
    assert "\nview 0 my_block " in text
    assert "\nview my_block null\n" in text
    assert "\ndo 0 @" in text
    assert "\nlegal clock 1 wait5000ms@0 " in text
    assert "\noutcome Outcome(reason='all-done'" in text
    assert playthrough.playthrough(QUARRY, QUARRY.setup(2, {"bell": "on"}), 5) == text
    assert playthrough.playthrough(QUARRY, QUARRY.setup(2, {"bell": "on"}), 6) != text


def test_a_playthrough_may_stop_and_says_so() -> None:
    setup = QUARRY.setup(2, {"bell": "on"})
    whole = playthrough.playthrough(QUARRY, setup, 5)
    part = playthrough.playthrough(QUARRY, setup, 5, most_events=4)
    beginning, _, rest = part.partition("\nnot played on after ")
    assert whole.startswith(beginning)
    assert rest.split()[0] in ("4", "5"), "what luck draws is not cut in two"
    assert "\noutcome None\n" in rest


@pytest.mark.slow
def test_one_command_writes_them_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert playthrough.main(["--write", str(tmp_path)]) == 0
    written = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert {path.parts[-3] for path in written} == set(GAMES)
    for path in written:
        assert path.read_bytes() == (DATA / path.relative_to(tmp_path)).read_bytes()
