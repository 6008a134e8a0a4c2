### Lessons: the first steps of each game, one small position at a time.

learn-title = Pamokos
learn-new = Dar nežaidei?
learn-minute = Išmok per minutę
learn-no = Ne, ačiū
learn-progress = Pamokos: { $done } iš { $all }
learn-steps = { $done } iš { $all }
learn-steps-label = Žingsnis { $step } iš { $all }
learn-rules = Išbandyk: pirma pamoka
learn-leave = Išeiti iš pamokos
learn-back = Žingsnis atgal
learn-again = Dar kartą
learn-next = Toliau
learn-skip = Praleisti
learn-finished = Gerai išmokta
learn-skipped = Kai kurie žingsniai praleisti
learn-anew = Nuo pradžių
learn-all = Pamokos
learn-broken = Šio žingsnio nepavyko atidaryti.
lesson-wrong-answer-first = Pirma pasirink vieną iš atsakymų.
lesson-wrong-study-gone = Šis žingsnis pasikeitė. Pradėk jį dar kartą.
