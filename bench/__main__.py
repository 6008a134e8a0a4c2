"""`make bench`: prints one table. Figures vary with the machine; compare runs made side by side."""

from rich.console import Console
from rich.table import Table

from bench import engine, envs, page, racing, rules, serving, tables, tower, watching


def main() -> None:
    console = Console()
    table = Table(title="Blockcade", title_justify="left")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("how")
    with console.status("playing random games ..."):
        games, plies = rules.random_games_per_second(30)
    table.add_row("random Blokus games, Python rules", f"{games:,.1f} /CPU-s", f"{plies:,.0f} moves /CPU-s")
    with console.status("listing legal moves ..."):
        lists = rules.move_lists_per_second(200)
    for ply, (rate, length) in lists.items():
        table.add_row(f"legal moves at ply {ply}", f"{rate:,.0f} lists /CPU-s", f"{length} moves a list")
    with console.status("thinking ..."):
        for row in engine.rows():
            table.add_row(*row)
    with console.status("stepping environments ..."):
        for row in envs.rows():
            table.add_row(*row)
    with console.status("serving ..."):
        figures = serving.measure(tables=20, moves_each=30)
    table.add_row(
        "server: Blokus moves taken and kept",
        f"{figures.moves / figures.server_cpu_seconds:,.0f} /CPU-s",
        f"{figures.tables} tables at once, {figures.moves / figures.seconds:,.0f} /s",
    )
    table.add_row(
        "server: from play to new view",
        f"{figures.percentile(0.5):.1f} ms",
        f"p99 {figures.percentile(0.99):.1f} ms",
    )
    with console.status("playing Blokus before and after ..."):
        for row in tables.rows():
            table.add_row(*row)
    with console.status("racing ..."):
        race = racing.measure(tables=200, seconds=30)
    table.add_row(
        "server: countdowns late, p99",
        f"{racing.percentile(race.rings_late_ms, 0.99):.0f} ms",
        f"{race.tables} tables of {racing.PLAYERS} racing bots, {race.lays / race.seconds:,.0f} lays /s,"
        f" {race.server_cpu_seconds / race.seconds:.0%} of a core",
    )
    table.add_row(
        "server: countdowns kept and told, p99",
        f"{racing.percentile(race.news_late_ms, 0.99):.0f} ms",
        f"median {racing.percentile(race.news_late_ms, 0.5):.0f} ms, at a page of the same machine",
    )
    with console.status("building towers ..."):
        for row in tower.rows():
            table.add_row(*row)
        rate, frames = watching.bytes_per_second(40)
    table.add_row(
        "tower: bytes a second per viewer, on the wire",
        f"{rate / 1000:.2f} kB/s",
        f"{frames} frames of three building bots, compressed by the socket, heads of TCP included",
    )
    table.add_row(
        "page: first visit", f"{page.first_visit_bytes() / 1000:.1f} kB", "script, style and words, brotli"
    )
    console.print(table)


if __name__ == "__main__":
    main()
