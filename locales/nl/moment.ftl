# The rule of the moment at a table: what may be done now, and why.

moment-title = Wat nu geldt
moment-why = Waarom? { $reason }
moment-passage = Uit de regels
moment-read = Lees verder in de regels
moment-goal = Doel
moment-coach = Coach
moment-coach-off = Zet de coach uit
moment-coach-about = De eerste drie keer dat je een spel speelt, vertelt een regel tekst wat er net veranderd is.
moment-plain-yours = Het is jouw beurt. Kies een van de zetten op de pagina.
moment-plain-theirs = Nu aan de beurt: { $name }. In je eigen beurt kun je weer iets doen.
moment-plain-others = Anderen zijn nu aan de beurt. In je eigen beurt kun je weer iets doen.
moment-plain-over = Het spel is afgelopen. Er valt niets meer te spelen.
