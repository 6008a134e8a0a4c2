"""A folder that stands for a host's machine: the commands of a page run there as they are written.

Paths and the port are those of the folder; `sudo`, `systemctl` and their like are small programs that do what
the real ones would do there. Everything else is real.
"""

import os
import re
import site
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from tests.hosts.machines import free_port
from tests.hosts.tools import ROOT

PLACES = (
    "/opt/blockcade",
    "/var/lib/blockcade",
    "/var/backups",
    "/etc/blockcade.env",
    "/etc/cron.d",
    "/etc/systemd",
)
FOREIGN = re.compile(
    r"(?<![\w.:/}=])/(?!usr/sbin/nologin|dev/null)(?:bin|dev|etc|home|opt|root|tmp|usr|var)\b\S*"
)

# `systemctl` makes the state folder and starts the unit's command, in a session of its own.
PROGRAMS = {
    "sudo": 'while [ "$1" = -u ]; do shift 2; done; exec "$@"',
    "apt": "",
    "useradd": "",
    "nginx": "",
    "install": """
        words=()
        while [ $# -gt 0 ]; do case $1 in -o | -g) shift 2 ;; *) words+=("$1"); shift ;; esac; done
        exec /usr/bin/env PATH="$REAL_PATH" install "${words[@]}" """,
    "systemctl": """
        unit=$SANDBOX/etc/systemd/system/${!#}.service
        case $1 in
          enable | restart)
            if [ -e "$SANDBOX/pid" ]; then
                kill "$(cat "$SANDBOX/pid")"
                tail --pid="$(cat "$SANDBOX/pid")" -f /dev/null
            fi
            mkdir -p -m "$(sed -n 's/^StateDirectoryMode=//p' "$unit")" \
                "$SANDBOX/var/lib/$(sed -n 's/^StateDirectory=//p' "$unit")"
            command=$(sed -n 's/^ExecStart=//p' "$unit")
            umask "$(sed -n 's/^UMask=//p' "$unit")"
            setsid $command >/dev/null 2>"$SANDBOX/journal" </dev/null &
            echo $! >"$SANDBOX/pid" ;;
        esac""",
}


class Sandbox:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._shims = folder / "shims"
        for place in ("shims", "opt", "var/lib", "var/backups", "etc/systemd/system", "etc/cron.d", "wheels"):
            (folder / place).mkdir(parents=True)
        for name, lines in PROGRAMS.items():
            program = self._shims / name
            program.write_text(f'#!/bin/bash\nset -eu\necho "{name} $*" >>"$SANDBOX/called"\n{lines}\n')
            program.chmod(0o755)
        self._make_wheel()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def here(self, text: str) -> str:
        """A text with this folder's paths and port."""
        for place in PLACES:
            text = text.replace(place, f"{self.folder}{place}")
        return text.replace("127.0.0.1:8000", f"127.0.0.1:{self.port}").replace(
            "--port 8000", f"--port {self.port}"
        )

    def run(self, block: str) -> str:
        """Run a block of a page with the files of deploy/ beside it; returns what it printed."""
        strange = FOREIGN.findall(block.replace(str(self.folder), ""))
        assert not [path for path in strange if not path.startswith(PLACES)], strange
        sources = self.folder / "sources"
        if not sources.exists():
            (sources / "deploy").mkdir(parents=True)
            for unit in (ROOT / "deploy").glob("*.service"):
                (sources / "deploy" / unit.name).write_text(self.here(unit.read_text("utf-8")), "utf-8")
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(block)],
            cwd=sources,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def called(self) -> list[str]:
        """The command lines of the programs that are not the real ones."""
        return (self.folder / "called").read_text("utf-8").splitlines()

    def stop(self) -> None:
        pid = self.folder / "pid"
        if pid.exists():
            number = pid.read_text().strip()
            subprocess.run(["kill", number], check=False)
            subprocess.run(["tail", f"--pid={number}", "-f", "/dev/null"], check=False)

    def _environment(self) -> dict[str, str]:
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "BLOCKCADE_"))
        }
        return {
            **kept,
            "SANDBOX": str(self.folder),
            "REAL_PATH": os.environ["PATH"],
            "PATH": f"{self._shims}:{Path(sys.base_prefix) / 'bin'}:{os.environ['PATH']}",
            "PIP_NO_INDEX": "1",
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_FIND_LINKS": str(self.folder / "wheels"),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def _make_wheel(self) -> None:
        """A wheel that leads to these sources and to the packages of these tests: it installs in a moment."""
        meta = "blockcade-0.0.1.dist-info"
        head = "Name: blockcade\nVersion: 0.0.1\nProvides-Extra: hosts\n"
        kind = "Generator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        paths = [str(ROOT / "src"), *site.getsitepackages(), sysconfig.get_path("platlib")]
        files = {
            "blockcade-under-test.pth": "\n".join(dict.fromkeys(paths)),
            f"{meta}/METADATA": f"Metadata-Version: 2.1\n{head}",
            f"{meta}/WHEEL": f"Wheel-Version: 1.0\n{kind}",
            f"{meta}/entry_points.txt": "[console_scripts]\nblockcade = blockcade.cli:main\n",
        }
        files[f"{meta}/RECORD"] = "".join(f"{name},,\n" for name in [*files, f"{meta}/RECORD"])
        with zipfile.ZipFile(self.folder / "wheels" / "blockcade-0.0.1-py3-none-any.whl", "w") as wheel:
            for name, text in files.items():
                wheel.writestr(name, text)
