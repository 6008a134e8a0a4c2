"""The guide to the rules of Block Out!: the rule of the moment, and what has changed."""

from blockcade.core import Guide
from blockcade.games.blockout.coach import NOTES, changes
from blockcade.games.blockout.moment import CLAUSES, RULES, moment

GUIDE = Guide(moment=moment, rules=RULES, changes=changes, notes=NOTES, clauses=CLAUSES)
