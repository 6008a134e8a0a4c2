"""Breaks a server on purpose, and proves what it promises: a simulation from one seed, and real crashes."""
