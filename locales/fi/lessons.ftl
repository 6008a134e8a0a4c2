### Lessons: the first steps of each game, one small position at a time.

learn-title = Oppitunnit
learn-new = Uusi täällä?
learn-minute = Opi minuutissa
learn-no = Ei kiitos
learn-progress = Oppitunnit: { $done } / { $all }
learn-steps = { $done } / { $all }
learn-steps-label = Vaihe { $step } / { $all }
learn-rules = Kokeile: 1. oppitunti
learn-leave = Poistu oppitunnilta
learn-back = Yksi vaihe taakse
learn-again = Uudestaan
learn-next = Jatka
learn-skip = Ohita
learn-finished = Hyvin opittu
learn-skipped = Osa vaiheista jäi väliin
learn-anew = Alusta
learn-all = Oppitunnit
learn-broken = Tätä vaihetta ei voitu avata.
lesson-wrong-answer-first = Valitse ensin jokin vastauksista.
lesson-wrong-study-gone = Tämä vaihe on muuttunut. Aloita se uudestaan.
