"""The guide to the rules of BlockYou!: the rule of the moment, and what has changed."""

from blockcade.core import Guide
from blockcade.games.blockyou.coach import NOTES, changes
from blockcade.games.blockyou.moment import CLAUSES, RULES, moment

GUIDE = Guide(moment=moment, rules=RULES, changes=changes, notes=NOTES, clauses=CLAUSES)
