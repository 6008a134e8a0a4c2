### Lessons: the first steps of each game, one small position at a time.

learn-title = Lessen
learn-new = Nieuw hier?
learn-minute = Leer het in een minuut
learn-no = Nee, bedankt
learn-progress = Lessen: { $done } van { $all }
learn-steps = { $done } van { $all }
learn-steps-label = Stap { $step } van { $all }
learn-rules = Probeer het: de eerste les
learn-leave = Verlaat de les
learn-back = Eén stap terug
learn-again = Nog een keer
learn-next = Verder
learn-skip = Sla over
learn-finished = Goed geleerd
learn-skipped = Enkele stappen overgeslagen
learn-anew = Vanaf het begin
learn-all = Alle lessen
learn-broken = Deze stap kon niet worden geopend.
lesson-wrong-answer-first = Kies eerst een van de antwoorden.
lesson-wrong-study-gone = Deze stap is veranderd. Begin er nog een keer aan.
