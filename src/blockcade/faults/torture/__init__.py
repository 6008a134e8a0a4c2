"""Tests real crashes: players use a real server that is killed again and again, and nothing may be lost."""

from blockcade.faults.torture.evidence import BrokenPromise
from blockcade.faults.torture.report import write_report
from blockcade.faults.torture.run import Plan, Result, Torture

__all__ = ["BrokenPromise", "Plan", "Result", "Torture", "write_report"]
