### Lessons: the first steps of each game, one small position at a time.

learn-title = Lektionen
learn-new = Neu hier?
learn-minute = In einer Minute lernen
learn-no = Nein, danke
learn-progress = Lektionen: { $done } von { $all }
learn-steps = { $done } von { $all }
learn-steps-label = Schritt { $step } von { $all }
learn-rules = Probier es: die erste Lektion
learn-leave = Lektion verlassen
learn-back = Schritt zurück
learn-again = Noch einmal
learn-next = Weiter
learn-skip = Auslassen
learn-finished = Gut gelernt
learn-skipped = Einige Schritte ausgelassen
learn-anew = Von vorn
learn-all = Alle Lektionen
learn-broken = Dieser Schritt ließ sich nicht öffnen.
lesson-wrong-answer-first = Wähl erst eine der Antworten.
lesson-wrong-study-gone = Dieser Schritt hat sich geändert. Beginn ihn noch einmal.
