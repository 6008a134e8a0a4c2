### Lessons: the first steps of each game, one small position at a time.

learn-title = Leksjoner
learn-new = Ny her?
learn-minute = Lær det på et minutt
learn-no = Nei takk
learn-progress = Leksjoner: { $done } av { $all }
learn-steps = { $done } av { $all }
learn-steps-label = Trinn { $step } av { $all }
learn-rules = Prøv: første leksjon
learn-leave = Gå ut av leksjonen
learn-back = Ett trinn tilbake
learn-again = En gang til
learn-next = Neste
learn-skip = Dropp
learn-finished = Nå kan du det
learn-skipped = Noen trinn ble hoppet over
learn-anew = Fra starten
learn-all = Alle leksjoner
learn-broken = Dette trinnet kunne ikke åpnes.
lesson-wrong-answer-first = Velg et av svarene først.
lesson-wrong-study-gone = Dette trinnet er endret. Start det en gang til.
