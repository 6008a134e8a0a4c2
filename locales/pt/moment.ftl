# The rule of the moment at a table: what may be done now, and why.

moment-title = Regras deste momento
moment-why = Porquê? { $reason }
moment-passage = Das regras
moment-read = Continuar nas regras
moment-goal = Meta
moment-coach = Guia
moment-coach-off = Desativar o guia
moment-coach-about = Nos três primeiros jogos de cada tipo, uma linha diz o que acabou de mudar.
moment-plain-yours = É a tua vez. Escolhe uma das jogadas da página.
moment-plain-theirs = Joga agora: { $name }. Podes voltar a jogar na tua vez.
moment-plain-others = É a vez dos outros. Podes voltar a jogar na tua vez.
moment-plain-over = O jogo acabou. Já não se pode jogar mais nada.
