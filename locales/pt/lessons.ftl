### Lessons: the first steps of each game, one small position at a time.

learn-title = Lições
learn-new = Primeira vez?
learn-minute = Aprender num minuto
learn-no = Agora não
learn-progress = Lições: { $done } de { $all }
learn-steps = { $done } de { $all }
learn-steps-label = Passo { $step } de { $all }
learn-rules = Testar: a primeira lição
learn-leave = Sair da lição
learn-back = Um passo atrás
learn-again = De novo
learn-next = Seguir
learn-skip = Saltar
learn-finished = Aprendida
learn-skipped = Alguns passos saltados
learn-anew = Desde o começo
learn-all = As lições
learn-broken = Não foi possível abrir este passo.
lesson-wrong-answer-first = Primeiro, escolhe uma das respostas.
lesson-wrong-study-gone = Este passo mudou. É preciso recomeçá-lo.
