### Lessons: the first steps of each game, one small position at a time.

learn-title = Lezioni
learn-new = Prima volta?
learn-minute = Impara in un minuto
learn-no = No, grazie
learn-progress = Lezioni: { $done } su { $all }
learn-steps = { $done } su { $all }
learn-steps-label = Passo { $step } di { $all }
learn-rules = Prova: la prima lezione
learn-leave = Lascia la lezione
learn-back = Un passo indietro
learn-again = Di nuovo
learn-next = Avanti
learn-skip = Salta
learn-finished = Imparato bene
learn-skipped = Alcuni passi saltati
learn-anew = Dall’inizio
learn-all = Le lezioni
learn-broken = Non si è potuto aprire questo passo.
lesson-wrong-answer-first = Prima scegli una delle risposte.
lesson-wrong-study-gone = Questo passo è cambiato. Ricomincialo.
