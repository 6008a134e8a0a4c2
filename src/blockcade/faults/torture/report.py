"""Reports a run: a short table, and all the evidence if a promise was broken."""

from collections.abc import Iterator
from pathlib import Path

from blockcade.faults.torture.run import Kill, Result

REPORT_NAME = "report.txt"
_SHOWN_TABLES = 5  # tables with full evidence in the report


def rows(result: Result) -> Iterator[tuple[str, str]]:
    """Return the summary as pairs."""
    sent = [sent for journal in result.journals for sent in journal.sent.values()]
    yield "seed", str(result.seed)
    yield "seconds", f"{result.seconds:.0f}"
    yield "kills", str(result.kills.total())
    for kind in Kill:
        yield f"  {kind.value}", str(result.kills[kind])
    yield "orderly stops", str(result.stops)
    yield "tables", str(len(result.ledgers))
    yield "events kept", str(sum(ledger.seq for ledger in result.ledgers.values()))
    yield "commands sent", str(len(sent))
    yield "  accepted", str(sum(each.accepted is not None for each in sent))
    yield "  refused", str(sum(bool(each.refused) for each in sent))
    yield "  sent more than once", str(sum(each.times > 1 for each in sent))
    yield "views shown", str(sum(len(journal.views) for journal in result.journals))
    yield "times everything was compared", str(result.checks)
    yield "promises broken", str(len(result.broken))


def write_report(result: Result, folder: Path) -> Path:
    """Write all evidence about the tables with broken promises."""
    path = folder / REPORT_NAME
    path.write_text("\n".join(_lines(result)) + "\n", encoding="utf-8")
    return path


def _lines(result: Result) -> Iterator[str]:
    for name, value in rows(result):
        yield f"{name}: {value}"
    yield ""
    for broken in result.broken:
        yield f"BROKEN {broken.promise}: table {broken.table or 'none'}: {broken.text}"
    concerned = dict.fromkeys(broken.table for broken in result.broken if broken.table)
    for table in list(concerned)[:_SHOWN_TABLES]:
        yield f"\n== the log of {table}"
        if ledger := result.ledgers.get(table):
            yield from (
                f"{seq} {body.decode(errors='replace')}" for seq, body in enumerate(ledger.bodies, start=1)
            )
        for journal in result.journals:
            if journal.table == table:
                yield f"\n== what {journal.player} sent and saw at {table}"
                yield from journal.lines
