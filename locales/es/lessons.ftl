### Lessons: the first steps of each game, one small position at a time.

learn-title = Lecciones
learn-new = ¿Primera vez?
learn-minute = Aprender en un minuto
learn-no = No, gracias
learn-progress = Lecciones: { $done } de { $all }
learn-steps = { $done } de { $all }
learn-steps-label = Paso { $step } de { $all }
learn-rules = Probarlo: la primera lección
learn-leave = Dejar la lección
learn-back = Un paso atrás
learn-again = Otra vez
learn-next = Seguir
learn-skip = Saltar
learn-finished = Aprendida
learn-skipped = Se saltaron algunos pasos
learn-anew = Desde el inicio
learn-all = Las lecciones
learn-broken = No se ha podido abrir este paso.
lesson-wrong-answer-first = Elige primero una de las respuestas.
lesson-wrong-study-gone = Este paso ha cambiado. Empiézalo otra vez.
