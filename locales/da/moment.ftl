# The rule of the moment at a table: what may be done now, and why.

moment-title = Hvad der gælder nu
moment-why = Hvorfor? { $reason }
moment-passage = Fra reglerne
moment-read = Læs videre i reglerne
moment-goal = Mål
moment-coach = Coach
moment-coach-off = Slå coachen fra
moment-coach-about = De første tre gange, du spiller et spil, fortæller en linje, hvad der lige har ændret sig.
moment-plain-yours = Det er din tur. Vælg et af trækkene på siden.
moment-plain-theirs = Nu spiller: { $name }. Du kan gøre noget igen, når det bliver din tur.
moment-plain-others = Det er andres tur. Du kan gøre noget igen, når det bliver din.
moment-plain-over = Spillet er slut. Der kan ikke spilles mere.
