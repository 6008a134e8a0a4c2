"""Measures connections that send no request: their memory and CPU time, and whether others get in.

Starts `blockcade serve` with 1,024 open files, attacks it as a stranger could, and prints a table.

    .venv/bin/python -m bench.connections
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path

FILES = 1_024
SILENT = 1_100
SECONDS = 10.0  # the longest duration of an attack
HEAD = b"GET / HTTP/1.1\r\nhost: here\r\n"
LIMITED = 'ulimit -n "$1"; shift; exec "$@"'
Attack = Callable[[str, int], Awaitable[None]]


@contextlib.contextmanager
def served() -> Generator[tuple[int, str, int]]:
    """Yield process, host and port of a new server."""
    with tempfile.TemporaryDirectory() as data:
        serve = [sys.executable, "-m", "blockcade.cli", "serve", "--port", "0", "--json", "--data", data]
        process = subprocess.Popen(
            ["sh", "-c", LIMITED, "sh", str(FILES), *serve],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert process.stdout
            url: str = json.loads(process.stdout.readline())["url"]
            host, _, port = url.removeprefix("http://").rstrip("/").partition(":")
            yield process.pid, host, int(port)
        finally:
            process.kill()
            process.wait()


async def one_endless_header(host: str, port: int) -> None:
    await flood(host, port, HEAD + b"x-endless: ", b"x" * 65_536)


async def many_small_headers(host: str, port: int) -> None:
    await flood(host, port, HEAD, b"a: b\r\n" * 10_000)


async def flood(host: str, port: int, first: bytes, more: bytes) -> None:
    """Send as long as the server reads, up to 64 MB."""
    _, writer = await asyncio.open_connection(host, port)
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(SECONDS):
            writer.write(first)
            for _ in range(64_000_000 // len(more)):
                writer.write(more)
                await writer.drain()
            await asyncio.sleep(SECONDS)
    writer.transport.abort()


async def silent_connections(host: str, port: int) -> None:
    """Hold more connections than the server has files, and send nothing."""
    lines = await asyncio.gather(
        *(asyncio.wait_for(asyncio.open_connection(host, port), SECONDS) for _ in range(SILENT)),
        return_exceptions=True,
    )
    answer = await health(host, port)
    print(f"    with {SILENT} silent connections /healthz: {answer}")
    for line in lines:
        if not isinstance(line, BaseException):
            line[1].transport.abort()


async def health(host: str, port: int) -> str:
    begun = time.perf_counter()
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
            status = (await reader.read()).split()[1].decode()
            writer.close()
    except (OSError, TimeoutError, IndexError):
        return f"no answer in {SECONDS:.0f} s"
    return f"{status} in {1000 * (time.perf_counter() - begun):.0f} ms"


def memory_mb(pid: int) -> float:
    """Return the peak resident memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    print(f"{'attack':<22} {'memory':>9} {'processor':>10}")
    attacks: list[Attack] = [one_endless_header, many_small_headers, silent_connections]
    for attack in attacks:
        with served() as (pid, host, port):
            time.sleep(3)  # the server's own start-up work is over
            memory, cpu = memory_mb(pid), cpu_seconds(pid)
            asyncio.run(_run(attack, host, port))
            name = attack.__name__.replace("_", " ")
            grown, spent = memory_mb(pid) - memory, cpu_seconds(pid) - cpu
            print(f"{name:<22} {grown:+6.0f} MB {spent:8.1f} s", flush=True)


async def _run(attack: Attack, host: str, port: int) -> None:
    await attack(host, port)


if __name__ == "__main__":
    main()
