### Lessons: the first steps of each game, one small position at a time.

learn-title = Lecții
learn-new = Prima oară?
learn-minute = Înveți într-un minut
learn-no = Nu, mersi
learn-progress = Lecții: { $done } din { $all }
learn-steps = { $done } din { $all }
learn-steps-label = Pasul { $step } din { $all }
learn-rules = Încearcă: prima lecție
learn-leave = Ieși din lecție
learn-back = Un pas înapoi
learn-again = Încă o dată
learn-next = Înainte
learn-skip = Sari
learn-finished = Bine învățat
learn-skipped = Unii pași au fost săriți
learn-anew = De la capăt
learn-all = Toate lecțiile
learn-broken = Pasul acesta nu s-a putut deschide.
lesson-wrong-answer-first = Alege întâi unul dintre răspunsuri.
lesson-wrong-study-gone = Pasul acesta s-a schimbat. Ia-l de la capăt.
