# The rule of the moment at a table: what may be done now, and why.

moment-title = Vad som gäller nu
moment-why = Varför? { $reason }
moment-passage = Ur reglerna
moment-read = Läs vidare i reglerna
moment-goal = Mål
moment-coach = Coach
moment-coach-off = Stäng av coachen
moment-coach-about = De tre första gångerna du spelar ett spel berättar en textrad vad som just har ändrats.
moment-plain-yours = Det är din tur. Välj ett av dragen på sidan.
moment-plain-theirs = På tur nu: { $name }. Du kan göra något igen när det är din tur.
moment-plain-others = Det är andras tur. Du kan göra något igen när det blir din.
moment-plain-over = Spelet är slut. Det går inte att spela mer.
