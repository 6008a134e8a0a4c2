# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Primele tale cărți
lesson-blackout-roll = Dă drumul zarurilor pe tobogan.
lesson-blackout-roll-done = Un 2, un 3 și un 5: toate trei vor un loc.
lesson-blackout-cover = Fiecare număr acoperă același număr de pe o carte: apasă pe un 2, un 3 și un 5.
lesson-blackout-cover-done = Toate trei sunt folosite, așa că rândul tău s-a încheiat.
lesson-blackout-win = Primei cărți îi lipsește doar 5: apasă pe el și cartea e a ta.
lesson-blackout-win-done = Era ultimul număr deschis: ai câștigat cartea.
lesson-blackout-go-on = A venit o carte nouă, iar acum 2 al tău are loc: acoperă-l.
lesson-blackout-go-on-done = După o carte câștigată, continui cu celelalte numere.
lesson-blackout-lost = Pe nicio carte nu e 5, așa că 5 al tău se pierde: acoperă 1 și 3.
lesson-blackout-lost-done = Ce nu merge nicăieri se pierde și aruncă jucătorul următor.
lesson-blackout-wild = JOKER acoperă orice număr: apasă pe el, apoi termină prima carte.
lesson-blackout-wild-done = A ținut locul lui 2, care îți lipsea.
lesson-blackout-undo = ANULARE ia un jeton: apasă pe ea, apoi ia unul de pe cartea aproape plină.
lesson-blackout-undo-done = Acum nimeni nu mai poate termina cartea aceea cu un singur număr.
lesson-blackout-reroll = Întâi acoperă un 3, apoi aruncă încă o dată celelalte două zaruri.
lesson-blackout-reroll-done = Două numere noi: continui cu ele.
lesson-blackout-call = Aruncă: dacă vin deodată toate trei fețele speciale, strigă înaintea celuilalt jucător.
lesson-blackout-call-done = Ai strigat înaintea celuilalt: o carte pentru tine. Poți striga și la rândul altora.
lesson-blackout-fifth = Ai patru cărți: acoperă numărul 4, care o câștigă pe a cincea.
lesson-blackout-fifth-done = Cinci cărți: ai câștigat jocul.

lesson-wrong-finish-card = Nu acesta: altei cărți îi lipsește un singur număr.
lesson-wrong-use-wild = Folosește JOKER înainte să se încheie rândul.
lesson-wrong-use-undo = Folosește ANULARE înainte să se încheie rândul.
lesson-wrong-nearly-full = Nu acest jeton: ia unul de pe cartea care are patru jetoane.
lesson-wrong-no-match = Acela e alt număr.
lesson-wrong-must-place = Întâi acoperă fiecare număr care are loc.
