"""The guide to the rules of Blackout: the rule of the moment, and what has changed."""

from blockcade.core import Guide
from blockcade.games.blackout.coach import NOTES, changes
from blockcade.games.blackout.moment import CLAUSES, RULES, moment

GUIDE = Guide(moment=moment, rules=RULES, changes=changes, notes=NOTES, clauses=CLAUSES)
