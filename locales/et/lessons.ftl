### Lessons: the first steps of each game, one small position at a time.

learn-title = Õppetükid
learn-new = Oled siin uus?
learn-minute = Õpi minutiga selgeks
learn-no = Ei, aitäh
learn-progress = Õppetükke: { $done } / { $all }
learn-steps = { $done } / { $all }
learn-steps-label = Samm { $step } / { $all }
learn-rules = Proovi: esimene õppetükk
learn-leave = Lahku õppetükist
learn-back = Samm tagasi
learn-again = Veel kord
learn-next = Edasi
learn-skip = Vahele
learn-finished = Hästi õpitud
learn-skipped = Mõni samm jäi vahele
learn-anew = Algusest
learn-all = Kõik õppetükid
learn-broken = Seda sammu ei saanud avada.
lesson-wrong-answer-first = Vali enne üks vastustest.
lesson-wrong-study-gone = See samm on muutunud. Alusta seda uuesti.
