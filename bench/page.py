"""What a first visit has to load."""

import re
from pathlib import Path

_PAGE = Path(__file__).parents[1] / "src/blockcade/server/page"


def first_visit_bytes() -> int:
    """Compressed script and style that the start page names, preloads included."""
    html = (_PAGE / "index.html").read_text("utf-8")
    names = set(re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', html))
    return sum((_PAGE / f"{name}.br").stat().st_size for name in names)
