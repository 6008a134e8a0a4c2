"""Measures speed. `make bench` prints the table; results.md keeps figures with commit and machine."""
