"""Real crashes: people play at a real server that is killed again and again, and nothing may be lost."""

from blockcade.faults.torture.evidence import Broken
from blockcade.faults.torture.report import write_report
from blockcade.faults.torture.run import Plan, Result, Torture

__all__ = ["Broken", "Plan", "Result", "Torture", "write_report"]
