### Leçons : les premiers pas de chaque jeu, une petite position après l’autre.

learn-title = Leçons
learn-new = Première fois ?
learn-minute = Apprendre en une minute
learn-no = Non merci
learn-progress = Leçons : { $done } sur { $all }
learn-steps = { $done } sur { $all }
learn-steps-label = Étape { $step } sur { $all }
learn-rules = Essayer : la première leçon
learn-leave = Quitter la leçon
learn-back = Étape précédente
learn-again = Recommencer
learn-next = Suite
learn-skip = Sauter
learn-finished = Bien appris
learn-skipped = Quelques étapes sautées
learn-anew = Depuis le début
learn-all = Les leçons
learn-broken = Impossible d’ouvrir cette étape.
lesson-wrong-answer-first = Choisissez d’abord une des réponses.
lesson-wrong-study-gone = Cette étape a changé. Recommencez-la.
