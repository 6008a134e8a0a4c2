"""The command line as people and scripts use it: output, files, exit codes and sentences."""

import json
import math
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import pytest

import blockcade
from blockcade.cli import COMMANDS, main
from blockcade.engine.ratings import wilson
from blockcade.record import format_record, read_record, verify_fairness

SIM = ["sim", "blokus", "--players", "4", "--bots", "random", "--games", "4", "--seed", "7"]
Capture = pytest.CaptureFixture[str]


def output(capsys: Capture, *argv: str) -> str:
    assert main(argv) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def complaint(capsys: Capture, *argv: str) -> str:
    """The one line on stderr of a command that is refused."""
    try:
        code = main(argv)
    except SystemExit as stop:  # argparse exits by itself
        code = stop.code
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.blockcade"
    match = blockcade.new_game("blokus", players=4, seed=7, names=["Ada", "Bo", "", "Cyd"])
    match.play_out("random").save(path)
    return path


def test_the_installed_command_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "blockcade.cli", "perft", "--start-corner", "fixed", "--depth", "1"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == "58\n"
    assert done.stderr == ""


def test_a_reader_that_stops_reading_is_no_mistake() -> None:
    command = [sys.executable, "-m", "blockcade.cli", "perft", "--depth", "2", "--split"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize("argv", [["--help"], *([name, "--help"] for name in COMMANDS)], ids=" ".join)
def test_every_help_helps(capsys: Capture, argv: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(argv)
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert "blockcade" in text
    if argv == ["--help"]:
        assert all(f"{name} " in text and summary in text for name, summary in COMMANDS.items())
    if argv[0] in ("--help", "sim", "replay", "perft"):
        assert "examples:" in text


def test_help_says_of_each_command_what_the_command_says(capsys: Capture) -> None:
    for name, summary in COMMANDS.items():
        with pytest.raises(SystemExit):
            main([name, "--help"])
        capsys.readouterr()
        from argparse import ArgumentParser
        from importlib import import_module

        parser = ArgumentParser()
        import_module(f"blockcade.cli.{name}").add_parser(parser.add_subparsers())
        assert " ".join(summary.split()) in " ".join(parser.format_help().split())


def test_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"blockcade {version('blockcade')}\n"


@pytest.mark.parametrize(
    ("argv", "count"),
    [
        (["--variant", "classic", "--start-corner", "fixed", "--depth", "1"], 58),
        (["--variant", "classic", "--start-corner", "free", "--depth", "1"], 232),
        (["--variant", "classic_2", "--start-corner", "fixed", "--depth", "2"], 58 * 58),
        (["--variant", "classic_3", "--depth", "1"], 232),
        (["--variant", "duo", "--depth", "1"], 414),
    ],
)
def test_perft_prints_the_count(capsys: Capture, argv: list[str], count: int) -> None:
    assert output(capsys, "perft", *argv) == f"{count}\n"


def test_perft_from_a_position_with_split(capsys: Capture) -> None:
    position = blockcade.new_game("blokus", players=2, start_corner="fixed").play("I1:a20").position
    lines = output(capsys, "perft", "--position", position, "--depth", "2", "--split").splitlines()
    assert len(lines) == 59
    assert lines[0] == "1 I1:t20: 58"
    assert lines[-1] == str(58 * 58)
    told = json.loads(output(capsys, "perft", "--position", position, "--depth", "2", "--split", "--json"))
    assert told["count"] == sum(told["split"].values()) == 58 * 58
    assert told["position"] == position
    assert "split" not in json.loads(output(capsys, "perft", "--json"))


def test_sim_gives_the_same_bytes_for_the_same_seed(capsys: Capture) -> None:
    first = output(capsys, *SIM, "--json")
    assert output(capsys, *SIM, "--json") == first
    assert output(capsys, *SIM, "--json", "--jobs", "2") == first
    assert output(capsys, *SIM[:-1], "8", "--json") != first


def test_sim_counts_right(capsys: Capture, tmp_path: Path) -> None:
    argv = ["sim", "blokus", "--players", "2", "--bots", "greedy,random", "--games", "3", "--option"]
    told = json.loads(output(capsys, *argv, "scoring=advanced", "--save", str(tmp_path / "r"), "--json"))
    assert told["options"]["scoring"] == "advanced"
    assert told["levels"] == ["greedy", "random"]
    files = sorted((tmp_path / "r").iterdir())
    assert [path.name for path in files] == [f"game-00000{n}.blockcade" for n in range(3)]
    records = [read_record(path) for path in files]
    assert all(verify_fairness(record).is_fair for record in records)
    ends = [record.outcome for record in records if record.outcome]
    assert len(ends) == 3
    for seat in range(2):
        row = told["seats"][seat]
        assert row["won"] == sum(end.places[seat] == 1 for end in ends)
        assert row["won_alone"] + row["won_shared"] == row["won"]
        assert row["won_shared"] == sum(end.places == [1, 1] for end in ends)
        assert row["mean_score"] == round(sum(end.scores[seat] for end in ends) / 3, 4)
        assert row["mean_place"] == round(sum(end.places[seat] for end in ends) / 3, 4)
    assert [row["bot"] for row in told["bots"]] == ["greedy", "random"]
    assert told["plies"]["most"] == max(len(record.moves) for record in records)


def test_a_longer_run_begins_like_a_shorter_one(capsys: Capture, tmp_path: Path) -> None:
    for games in ("1", "2"):
        output(capsys, *SIM[:7], games, "--seed", "text", "--save", str(tmp_path / games), "--json")
    first = Path("game-000000.blockcade")
    assert (tmp_path / "1" / first).read_bytes() == (tmp_path / "2" / first).read_bytes()
    assert len(list((tmp_path / "2").iterdir())) == 2


def test_sim_for_people_is_a_table(capsys: Capture) -> None:
    text = output(capsys, *SIM)
    assert "4 games, by seat" in text
    assert "4 games, by bot" in text
    assert "games a second" in text


RACE = ["sim", "blockyou", "--players", "3", "--bots", "champion,strong,easy", "--games", "6", "--seed", "3"]


def test_sim_races_in_simulated_time_with_the_same_bytes_for_the_same_seed(
    capsys: Capture, tmp_path: Path
) -> None:
    first = output(capsys, *RACE, "--json", "--save", str(tmp_path))
    assert output(capsys, *RACE, "--json") == first
    assert output(capsys, *RACE, "--json", "--jobs", "2") == first
    told = json.loads(first)
    assert sum(row["won"] for row in told["seats"]) == 6
    assert 60 < told["simulated_seconds"] < 600
    assert all(verify_fairness(read_record(path)).is_fair for path in tmp_path.iterdir())
    minutes = f"simulated time of a game: {told['simulated_seconds'] / 60:.1f} minutes on average"
    assert minutes in output(capsys, *RACE)


def test_sim_plays_alone_against_time(capsys: Capture) -> None:
    argv = ["sim", "blockyou", "--players", "1", "--option", "solo=on", "--games", "3", "--json", "--bots"]
    champion, child = (json.loads(output(capsys, *argv, level)) for level in ("champion", "easy"))
    assert champion["options"]["solo"] == "on"
    assert champion["simulated_seconds"] < child["simulated_seconds"]


def test_sim_tells_no_time_of_games_with_turns(capsys: Capture) -> None:
    assert "simulated" not in output(capsys, *SIM, "--json")
    assert "simulated" not in output(capsys, *SIM)


TOWERS = ["sim", "blockout", "--players", "4", "--bots", "strong", "--seed", "3"]


def test_sim_builds_towers_with_the_same_bytes_for_the_same_seed(capsys: Capture, tmp_path: Path) -> None:
    argv = [*TOWERS, "--games", "6", "--tower", "statics"]
    first = output(capsys, *argv, "--json", "--save", str(tmp_path))
    assert output(capsys, *argv, "--json", "--jobs", "2") == first
    told = json.loads(first)
    assert told["options"]["towerModel"] == "statics"
    assert list(told["tower_heights"]) == [str(height) for height in range(1, 10)]
    records = [read_record(path) for path in tmp_path.iterdir()]
    assert all(verify_fairness(record).is_fair for record in records)
    fell = sum(move.move.startswith("fell") for record in records for move in record.moves)
    completed = sum(record.outcome.reason == "nine-blocks" for record in records if record.outcome)
    assert sum(told["tower_heights"].values()) == fell + completed
    assert told["tower_heights"]["9"] == completed


def test_sim_draws_how_high_towers_got(capsys: Capture) -> None:
    argv = [*TOWERS, "--games", "4", "--tower", "statics"]
    text = output(capsys, *argv)
    assert "towers by height" in text
    assert "█" in text
    assert "towers" not in output(capsys, *SIM)


@pytest.mark.slow
def test_sim_simulates_towers_with_the_same_bytes_for_the_same_seed(capsys: Capture) -> None:
    argv = ["sim", "blockout", "--players", "2", "--bots", "strong,easy", "--games", "2", "--seed", "3"]
    first = output(capsys, *argv, "--json")
    assert json.loads(first)["options"]["towerModel"] == "physics"
    assert output(capsys, *argv, "--json", "--jobs", "2", "--tower", "physics") == first
    assert json.loads(first)["simulated_seconds"] > 20


DUEL = ["sim", "blackout", "--players", "2", "--bots", "strong,random", "--games", "12", "--seed", "11"]


def test_sim_plays_blackout_with_the_same_bytes_for_the_same_seed(capsys: Capture) -> None:
    argv = ["sim", "blackout", "--players", "4", "--bots", "strong,medium,easy,random", "--games", "4"]
    first = output(capsys, *argv, "--json")
    assert output(capsys, *argv, "--json", "--jobs", "2") == first
    assert sum(row["won"] for row in json.loads(first)["seats"]) == 4
    assert output(capsys, *argv, "--seed", "8", "--json") != first


def test_sim_says_of_two_bots_which_is_better(capsys: Capture) -> None:
    text = " ".join(output(capsys, *DUEL).split())
    won = json.loads(output(capsys, *DUEL, "--json"))["seats"][0]["won"]
    low, high = wilson(won, 12)
    interval = f"95 % interval {low:.1%} – {high:.1%}, above one half"
    assert f"strong won {won / 12:.1%} of the games against random; {interval}" in text
    assert "one half" not in output(capsys, *SIM)


def test_when_several_may_act_the_seed_says_who_is_first() -> None:
    first = {
        who
        for seed in range(25)
        for who, move in blockcade.new_game("blackout", players=2, seed=seed).play_out("random").moves
        if move == "call"
    }
    assert first == {"0", "1"}


def test_the_wilson_interval_is_the_known_one() -> None:
    low, high = wilson(15, 20)  # solves (p - 0.75)^2 = z^2 p (1 - p) / 20
    for end in (low, high):
        assert math.isclose((end - 0.75) ** 2, 1.959963984540054**2 * end * (1 - end) / 20)
    assert low < 0.75 < high
    assert wilson(0, 5)[0] == 0
    assert wilson(5, 5)[1] == 1


def test_replay_tells_the_game(capsys: Capture, game_file: Path) -> None:
    match = blockcade.load(game_file)
    lines = output(capsys, "replay", str(game_file)).splitlines()
    assert lines[0] == "blokus for 4"
    who, move = match.moves[0]
    assert lines[1].strip().startswith("1. seat " + who)
    assert lines[1].endswith(move)
    assert f"position: {match.position}" in lines
    assert any("(Ada): " in line for line in lines)
    outcome = match.outcome
    assert outcome is not None
    assert sum(line.startswith("  1. ") for line in lines) >= 1
    assert lines[-1] == "luck: 1 draw checked against the seed, nothing wrong"


def test_replay_stops_draws_and_speaks_json(capsys: Capture, game_file: Path, tmp_path: Path) -> None:
    svg = tmp_path / "out.svg"
    told = json.loads(output(capsys, "replay", str(game_file), "--ply", "5", "--svg", str(svg), "--json"))
    match = blockcade.load(game_file).at(5)
    assert told["ply"] == 5
    assert told["position"] == match.position
    assert [tuple(move) for move in told["moves"]] == match.moves
    assert told["outcome"] is None
    assert told["fairness"] == {"draws": 1, "problem": ""}
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert svg.read_text("utf-8") == match.svg()
    assert "there is no ply 999" in complaint(capsys, "replay", str(game_file), "--ply", "999")


def test_replay_reads_pentobi_files(capsys: Capture) -> None:
    path = Path(__file__).parents[1] / "data" / "blokus" / "records" / "three-players.blksgf"
    lines = output(capsys, "replay", str(path)).splitlines()
    assert lines[0] == "blokus for 3 scoring=advanced startCorner=fixed"
    assert lines[4].strip() == "4. seat 0 (Ada): I1:a1"
    assert lines[-1] == "luck: no seed was promised, so there is nothing to check"


def test_replay_names_the_first_bad_move(capsys: Capture, game_file: Path) -> None:
    text = game_file.read_text("utf-8")
    move = blockcade.load(game_file).moves[3][1]
    game_file.write_text(text.replace(move, "I1:j10"), encoding="utf-8")
    sentence = complaint(capsys, "replay", str(game_file))
    assert "game.blockcade: move 5, " in sentence
    assert "I1:j10: no-start-corner" in sentence
    assert main(["replay", str(game_file), "--lenient"]) == 0
    captured = capsys.readouterr()
    assert "   3. " in captured.out
    assert "   4. " not in captured.out
    assert "move 5, " in captured.err


def test_replay_finds_luck_that_the_seed_did_not_draw(capsys: Capture, tmp_path: Path) -> None:
    record = blockcade.new_game("blokus", seed=7).record()
    drawn = record.moves[0].move
    other = "begin0" if drawn != "begin0" else "begin1"
    path = tmp_path / "unfair.blockcade"
    path.write_text(format_record(record).replace(drawn, other), encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert f"move 1 is {other}, but the seed draws {drawn} there" in capsys.readouterr().err
