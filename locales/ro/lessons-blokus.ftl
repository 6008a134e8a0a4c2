### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Primii pași
lesson-blokus-points = Puncte
lesson-blokus-two-players = Doi jucători
lesson-blokus-three-players = Trei jucători
lesson-blokus-duo = Tabla mică

lesson-blokus-first-corner = Prima ta piesă acoperă un colț al tablei. Pune una.
lesson-blokus-first-corner-done = Fiecare culoare pornește din colțul ei.
lesson-blokus-touch-corner = De acum, fiecare piesă atinge una de-a ta, colț la colț.
lesson-blokus-touch-corner-done = Colț la colț: așa crește culoarea ta.
lesson-blokus-never-edge = Colțuri da, laturi niciodată. Pune linia de cinci.
lesson-blokus-never-edge-done = Piesele tale nu stau niciodată latură la latură.
lesson-blokus-others-edge = Laturile altor culori sunt permise. Pune o piesă chiar lângă una.
lesson-blokus-others-edge-done = Doar laturile tale sunt interzise.
lesson-blokus-turn-flip = Piesele se rotesc și se întorc. Umple exact pătratele luminate.
lesson-blokus-turn-flip-done = Aceeași piesă, pe partea cealaltă.
lesson-blokus-big-first = Piesele mari rămân repede fără loc. Pune una de cinci pătrate.
lesson-blokus-big-first-done = Cele mici încap și mai târziu.
lesson-blokus-to-middle = Mijlocul deschide toată tabla. Ajunge la un pătrat luminat.
lesson-blokus-to-middle-done = De acolo poți crește în toate părțile.
lesson-blokus-close-door = Galbenul vrea să continue din pătratul luminat. Acoperă-l.
lesson-blokus-close-door-done = Un colț acoperit e o ușă închisă.
lesson-blokus-shut-out = Galbenul nu mai încape nicăieri și e sărit. Pune-ți piesa următoare.
lesson-blokus-shut-out-done = Din nou rândul tău: cine mai încape continuă.
lesson-blokus-fewest-left = Nu mai încape nimeni. Cine a câștigat?
lesson-blokus-fewest-left-blue = Albastru, cu 17 pătrate rămase
lesson-blokus-fewest-left-yellow = Galben, cu 54 de pătrate rămase
lesson-blokus-fewest-left-done = Cele mai puține pătrate rămase câștigă.

lesson-blokus-points-left = La jocul pe puncte, fiecare pătrat rămas e minus unu. Cât costă două piese de patru?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = De două ori patru pătrate: minus opt.
lesson-blokus-points-bonus = Toate piesele puse aduc 15. Cu pătratul singur la urmă, încă 5. Cât fac împreună?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Mai mult de douăzeci nu se poate.

lesson-blokus-two-red = În doi, joci cu albastru și roșu. Du roșul într-un colț liber.
lesson-blokus-two-red-done = Fiecare culoare are piesele ei și startul ei.
lesson-blokus-two-apart = Albastrul și roșul sunt ale tale, dar nu se ajută între ele. Pune albastru.
lesson-blokus-two-apart-done = Albastrul crește numai din albastru.

lesson-blokus-shared-turn = Verdele e comun: îl puneți pe rând, acum tu. Du-l în ultimul colț.
lesson-blokus-shared-turn-done = Data viitoare verdele îl pune altcineva.
lesson-blokus-shared-count = Ale cui sunt la sfârșit pătratele verzi?
lesson-blokus-shared-count-me = Ale mele
lesson-blokus-shared-count-all = Ale tuturor
lesson-blokus-shared-count-nobody = Ale nimănui
lesson-blokus-shared-count-done = Culoarea comună nu contează pentru nimeni.

lesson-blokus-duo-start = Duo începe în interiorul tablei. Acoperă-ți startul luminat.
lesson-blokus-duo-start-done = Cealaltă culoare pornește din partea opusă.
lesson-blokus-duo-meet = Pe tabla mică vă întâlniți imediat. Intră la mijloc: ajunge la un pătrat luminat.
lesson-blokus-duo-meet-done = Locul luat devreme îi lipsește celuilalt.

lesson-wrong-no-start-corner = Prima piesă a unei culori acoperă un pătrat liber din colț.
lesson-wrong-no-start-square = La Duo, prima piesă îți acoperă startul.
lesson-wrong-edge-contact = Acolo stă latură la latură cu propria ta culoare.
lesson-wrong-no-corner-contact = Acolo nu atinge niciun colț de aceeași culoare.
lesson-wrong-overlap = Acolo e deja o piesă.
lesson-wrong-off-board = O parte din ea iese de pe tablă.
lesson-wrong-not-the-line = Încape, dar ia, te rog, linia de cinci.
lesson-wrong-no-neighbour = Încape, dar lângă ea nu e altă culoare.
lesson-wrong-not-the-lit = Exact pătratele luminate: rotește sau întoarce piesa.
lesson-wrong-too-small = Încape, dar are mai puțin de cinci pătrate.
lesson-wrong-not-to-middle = Încape, dar nu acoperă niciun pătrat luminat.
lesson-wrong-door-open = Galbenul mai poate continua din pătratul luminat.
lesson-wrong-more-left = Aceea e culoarea cu cele mai multe pătrate rămase.
lesson-wrong-per-piece = Contează pătratele, nu piesele.
lesson-wrong-no-minus = Ce rămâne costă puncte.
lesson-wrong-smallest-too = Și pătratul singur a venit la urmă.
lesson-wrong-all-laid-too = Și toate piesele sunt puse.
lesson-wrong-shared-mine = Îl pui doar o dată din trei.
lesson-wrong-shared-all = Atunci nu ar schimba nimic.
lesson-wrong-not-between = Încape, dar nu acoperă niciun pătrat luminat.
