# The rule of the moment at a table: what may be done now, and why.

moment-title = Reglene akkurat nå
moment-why = Hvorfor? { $reason }
moment-passage = Fra reglene
moment-read = Les videre i reglene
moment-goal = Mål
moment-coach = Trener
moment-coach-off = Slå av treneren
moment-coach-about = I de tre første spillene av hvert slag står det en linje om hva som nettopp er endret.
moment-plain-yours = Det er din tur. Velg et av trekkene på siden.
moment-plain-theirs = Nå spiller: { $name }. Du kan gjøre noe igjen når det blir din tur.
moment-plain-others = Nå er det de andre som spiller. Du kan gjøre noe igjen når det blir din tur.
moment-plain-over = Spillet er over. Ingenting kan spilles lenger.
