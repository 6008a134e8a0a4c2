"""The guide to the rules of Blokus: the rule of the moment, and what has changed."""

from blockcade.core import Guide
from blockcade.games.blokus.coach import NOTES, changes
from blockcade.games.blokus.moment import CLAUSES, RULES, moment

GUIDE = Guide(moment=moment, rules=RULES, changes=changes, notes=NOTES, clauses=CLAUSES)
