# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Culori și degete
lesson-blockyou-match = Trage-ți cartea în chenar: fiecare culoare stă pe culoarea ei.
lesson-blockyou-match-done = Toate culorile se potrivesc, deci cartea poate sta acolo.
lesson-blockyou-white = Albul merge cu orice culoare, pe cartea ta și pe teren: pune-o în chenar.
lesson-blockyou-white-done = Albul se potrivește mereu cu orice culoare.
lesson-blockyou-turn = Apasă pe carte ca s-o rotești, apoi trage-o în chenar.
lesson-blockyou-turn-done = Un sfert de tură poate face o carte să se potrivească.
lesson-blockyou-two = O carte nu stă niciodată pe una singură: pune-o pe a ta peste două.
lesson-blockyou-two-done = Două cărți sau mai multe dedesubt: așa e voie.
lesson-blockyou-point = Cartea ta arată în sus, spre celălalt jucător: pune-o și îl blochezi.
lesson-blockyou-point-done = Blocaj: în runda asta nu mai pune nicio carte.
lesson-blockyou-self = Un deget care arată în jos arată spre tine: rotește cartea până nu mai e niciunul, apoi pune-o.
lesson-blockyou-self-done = Nimeni nu se blochează singur dinadins.
lesson-blockyou-last = Celălalt jucător a greșit: în joc ai acum zece secunde să-ți pui cartea.
lesson-blockyou-last-done = La timp: o carte mai puțin pentru tine.
lesson-blockyou-round = O rundă adevărată cu un jucător somnoros: începe, așteaptă zero și găsește un loc.
lesson-blockyou-round-done = Tu ai pus întâi, așa că runda s-a terminat.

lesson-wrong-colours-differ = Acolo unele culori nu se potrivesc și ar costa o carte de penalizare.
lesson-wrong-points-at-you = Un deget arată spre tine: rotește cartea.
lesson-wrong-no-white = Se potrivește, dar acolo nu ajută niciun alb de pe teren.
lesson-wrong-point-across = Se potrivește, dar niciun deget nu arată spre celălalt jucător.
lesson-wrong-covers-one-card = Stă pe o singură carte: mut-o cu încă o jumătate de carte.
