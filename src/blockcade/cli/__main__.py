"""`python -m blockcade.cli` is `blockcade`."""

import sys

from blockcade.cli import main

if __name__ == "__main__":  # worker processes of sim import this module too
    sys.exit(main())
