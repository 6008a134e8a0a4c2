### Lessons: the first steps of each game, one small position at a time.

learn-title = Lektioner
learn-new = Ny her?
learn-minute = Lær det på et minut
learn-no = Nej tak
learn-progress = Lektioner: { $done } af { $all }
learn-steps = { $done } af { $all }
learn-steps-label = Trin { $step } af { $all }
learn-rules = Prøv det: den første lektion
learn-leave = Forlad lektionen
learn-back = Ét trin tilbage
learn-again = En gang til
learn-next = Næste
learn-skip = Hop over
learn-finished = Det kan du nu
learn-skipped = Nogle trin blev sprunget over
learn-anew = Forfra
learn-all = Alle lektioner
learn-broken = Dette trin kunne ikke åbnes.
lesson-wrong-answer-first = Vælg et af svarene først.
lesson-wrong-study-gone = Dette trin har ændret sig. Begynd på det igen.
