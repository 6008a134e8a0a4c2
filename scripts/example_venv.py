"""Makes a virtual environment that holds an example package beside the packages of this one; offline.

    .venv/bin/python scripts/example_venv.py FOLDER [examples/noughts]

The new environment sees what is installed here, so nothing is downloaded. The example itself is built and
installed by pip, as any other package with a game would be.
"""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]


def make(folder: Path, example: Path = ROOT / "examples" / "noughts") -> Path:
    """The interpreter of the new environment."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    here = sysconfig.get_path("purelib")
    (site,) = folder.glob("lib/python*/site-packages")
    # As `site` reads it at each start: the folder with its own .pth files, which an editable install needs.
    (site / "beside.pth").write_text(f"import site; site.addsitedir({here!r})\n", "utf-8")
    flags = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check")
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", *flags, str(example)], check=True
    )
    return python


if __name__ == "__main__":
    print(make(Path(sys.argv[1]), *map(Path, sys.argv[2:])))
