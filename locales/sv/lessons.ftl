### Lessons: the first steps of each game, one small position at a time.

learn-title = Lektioner
learn-new = Ny här?
learn-minute = Lär dig på en minut
learn-no = Nej tack
learn-progress = Lektioner: { $done } av { $all }
learn-steps = { $done } av { $all }
learn-steps-label = Steg { $step } av { $all }
learn-rules = Prova: den första lektionen
learn-leave = Lämna lektionen
learn-back = Ett steg tillbaka
learn-again = En gång till
learn-next = Nästa
learn-skip = Hoppa över
learn-finished = Det här kan du
learn-skipped = Några steg hoppades över
learn-anew = Från början
learn-all = Alla lektioner
learn-broken = Det gick inte att öppna det här steget.
lesson-wrong-answer-first = Välj ett av svaren först.
lesson-wrong-study-gone = Det här steget har ändrats. Börja det en gång till.
