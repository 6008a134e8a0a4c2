# The lessons of Block Out!.

lesson-blockout-basics = A tua primeira torre
lesson-blockout-box = Com o jogo físico
lesson-blockout-take = A carta vermelha permite qualquer bloco vermelho: toca na carta e depois num bloco.
lesson-blockout-take-done = Qualquer bloco vermelho servia; as outras cores não.
lesson-blockout-lower = Toca na carta iluminada, toca em ↓ até o bloco pousar na mesa e larga-o.
lesson-blockout-lower-done = Esta é a base da tua torre.
lesson-blockout-stack = Arrasta o bloco para cima da torre, toca em ↓ e larga-o: tem de aguentar até três.
lesson-blockout-stack-done = Aguentou a contagem toda.
lesson-blockout-edge = O bloco do topo está mais à direita: desce o teu aí e larga-o quando estiver estável.
lesson-blockout-edge-done = O centro de um bloco tem de assentar em alguma coisa.
lesson-blockout-fall = Esta torre não vai aguentar: escolhe um bloco, vê quanto custa uma queda e recomeça.
lesson-blockout-fall-done = Mais três cartas, e uma nova torre na mesma vez.
lesson-blockout-pass = Treme demais? Toca duas vezes em Passar.
lesson-blockout-pass-done = Desta vez não há bloco: os outros que tremam.
lesson-blockout-reverse = Toca duas vezes em Inverter, e joga-se no outro sentido.
lesson-blockout-reverse-done = Agora é a vez de quem está do teu outro lado.
lesson-blockout-extra = Com «Mais um bloco», a tua última carta ainda não ganha: põe o bloco que quiseres.
lesson-blockout-extra-done = Aguenta, e o jogo é teu.
lesson-blockout-ninth = Há oito blocos de pé: põe o nono e ganhas logo.
lesson-blockout-ninth-done = Os nove: mais nada conta.
lesson-blockout-real = Toca na carta iluminada, põe um bloco desses na tua própria mesa e diz o que aconteceu.
lesson-blockout-real-done = O telefone guarda as cartas; tu guardas a torre.

lesson-wrong-red-card = Essa não: joga a carta vermelha.
lesson-wrong-build = Agora não: escolhe um bloco.
lesson-wrong-play-pass = Agora não: joga Passar.
lesson-wrong-play-reverse = Agora não: joga Inverter.
lesson-wrong-fell = Caiu. Tenta outra vez.
lesson-wrong-need-block-card = Uma nova torre começa com uma carta de bloco.
