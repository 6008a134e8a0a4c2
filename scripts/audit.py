"""Looks for known vulnerabilities in the locked dependencies of Python and of the page.

Exits with 1 if requirements/accepted.toml does not list one of them with a reason and a date. If a service
does not answer, the program prints "Not audited" and does not fail.
"""

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ACCEPTED = ROOT / "requirements" / "accepted.toml"
LOCKED = ("dev", "docs", "node", "zig")  # dev holds all of run
PATIENCE_SECONDS = 120


@dataclass
class Findings:
    audited: int = 0
    unknown: list[str] = field(default_factory=list[str])  # not audited, with the reason
    vulnerable: dict[str, str] = field(default_factory=dict[str, str])  # by id: where

    def add(self, other: "Findings") -> None:
        self.audited += other.audited
        self.unknown += other.unknown
        self.vulnerable |= other.vulnerable


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make audit", description=__doc__)
    parser.add_argument("--pip-report", type=Path, help="judge this output of pip-audit instead of asking")
    parser.add_argument("--npm-report", type=Path, help="judge this output of npm audit instead of asking")
    parser.add_argument("--accepted", type=Path, default=ACCEPTED, help="the list of what may pass")
    args = parser.parse_args(argv)
    findings = Findings()
    findings.add(read_pip_report(args.pip_report.read_text("utf-8") if args.pip_report else ask_pip_audit()))
    findings.add(read_npm_report(args.npm_report.read_text("utf-8") if args.npm_report else ask_npm()))
    accepted = read_accepted(args.accepted, datetime.now(UTC).date())
    return tell(findings, accepted)


def ask_pip_audit() -> str:
    locked = [part for name in LOCKED for part in ("-r", str(ROOT / "requirements" / f"{name}.txt"))]
    ask = ("pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner=off", "--timeout=10")
    return _asked(sys.executable, "-m", *ask, "--format=json", *locked)


def ask_npm() -> str:
    return _asked(str(ROOT / "scripts" / "with-node"), "npm", "audit", "--json", cwd=ROOT / "web")


def _asked(*command: str, cwd: Path = ROOT) -> str:
    """Return the tool's output; both tools exit with 1 also when they find something."""
    try:
        return subprocess.run(
            command, cwd=cwd, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired) as error:
        return json.dumps({"error": {"summary": str(error)}})


def read_pip_report(text: str) -> Findings:
    report = _json(text)
    findings = Findings()
    if "dependencies" not in report:
        findings.unknown.append(f"Python's packages: {_why(report)}")
        return findings
    skipped: list[str] = []
    for package in report["dependencies"]:
        if "skip_reason" in package:
            skipped.append(package["name"])
            continue
        findings.audited += 1
        for vulnerability in package["vulns"]:
            ids = [vulnerability["id"], *vulnerability.get("aliases", ())]
            findings.vulnerable[" ".join(ids)] = f"{package['name']} {package['version']}"
    if skipped:
        findings.unknown.append(
            f"{len(skipped)} of Python's packages, which PyPI's service does not tell of here:"
            f" {', '.join(skipped[:3])}{', …' if len(skipped) > 3 else ''}"
        )
    return findings


def read_npm_report(text: str) -> Findings:
    report = _json(text)
    findings = Findings()
    if "vulnerabilities" not in report:
        findings.unknown.append(f"the page's packages: {_why(report)}")
        return findings
    findings.audited += report.get("metadata", {}).get("dependencies", {}).get("total", 0)
    for name, package in report["vulnerabilities"].items():
        for cause in package["via"]:
            if not isinstance(cause, str):  # else it names a package that is listed itself
                findings.vulnerable[cause["url"].rpartition("/")[2]] = f"{name} {cause['range']}"
    return findings


def _json(text: str) -> Any:
    """Parse a report as an object; an empty one if it is not valid."""
    try:
        report = json.loads(text)
    except ValueError:
        return {}
    return report if hasattr(report, "keys") else {}


def _why(report: Any) -> str:
    told: Any = report.get("message") or report.get("error", {}).get("summary")
    return str(told).splitlines()[0] if told else "the service gave no answer"


def read_accepted(path: Path, today: date) -> dict[str, str]:
    """Read the accepted findings with their reasons; an expired one counts again."""
    listed: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8")).get("accepted", [])
    return {entry["id"]: entry["reason"] for entry in listed if entry["until"] > today}


def tell(findings: Findings, accepted: Mapping[str, str]) -> int:
    open_ids: list[str] = []
    for ids, where in sorted(findings.vulnerable.items()):
        reason = next((accepted[each] for each in ids.split() if each in accepted), None)
        print(f"{where}: {ids}{f' (accepted: {reason})' if reason else ''}")
        if reason is None:
            open_ids.append(ids)
    for gap in findings.unknown:
        print(f"Not audited: {gap}.")
    print(f"{findings.audited} packages audited; {len(open_ids)} known vulnerabilities not accepted.")
    return 1 if open_ids else 0


if __name__ == "__main__":
    sys.exit(main())
