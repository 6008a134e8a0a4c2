"""Writes the page's TypeScript types into a folder; with --check, reports stale files instead."""

import argparse
import sys
from pathlib import Path

from blockcade.games import OWN_GAMES
from blockcade.wire.typescript import written_files


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m blockcade.wire", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a file is not as it should be"
    )
    args = parser.parse_args()
    folder: Path = args.folder
    files = {folder / name: text for name, text in written_files(OWN_GAMES).items()}
    if args.check:
        stale = [
            path for path, text in files.items() if not path.is_file() or path.read_text("utf-8") != text
        ]
        for path in stale:
            sys.stderr.write(f"{path} is stale: run `make wire`\n")
        return 1 if stale else 0
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
