# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5.

blackout-moment-goal = Pune ultimul jeton pe o carte și o câștigi. Cu cinci cărți câștigi jocul.
blackout-moment-lots = Se așază cărțile. Norocul alege cine începe și primele trei cărți.
blackout-moment-wait = Acum joacă: { $name }. După ce aruncarea e folosită, zarurile trec la cine stă la stânga.
blackout-moment-watch = Acum joacă: { $name }. Fiecare număr aruncat pune un jeton pe o carte.
blackout-moment-over = Jocul s-a terminat: cinci cărți îl încheie pe loc. Ceilalți își iau locurile după cărțile câștigate.
blackout-moment-roll = Întâi dă drumul zarurilor pe tobogan. Poți pune doar ce ai aruncat.
blackout-moment-luck = Vin zarurile sau o carte nouă. Poți continua de îndată ce s-au oprit.
blackout-moment-place = Mai e de pus: { $numbers }. { $duty ->
        [may] Un număr care se potrivește trebuie pus, în afară de cazul că în acest rând ai câștigat o carte sau ai avut DIN NOU.
       *[must] Orice număr care se potrivește trebuie pus; tu alegi căsuța.
    } { $gone ->
        [0] { "" }
        [one] Fără loc deocamdată: { $lost }.
        [few] Fără loc deocamdată: { $lost }.
       *[other] Fără loc deocamdată: { $lost }.
    }
blackout-moment-reroll = Ți-ai folosit numerele, așa că celelalte două zaruri trebuie aruncate încă o dată. JOKER și ANULARE rămân pentru după aceea.
blackout-moment-wild = Cu JOKER poți pune un jeton pe orice număr deschis. Nefolosit, se pierde la sfârșitul rândului.
blackout-moment-undo = Cu ANULARE poți lua un jeton de pe orice carte, indiferent cine l-a pus. Nefolosită, se pierde la sfârșitul rândului.
blackout-moment-end = Îți poți încheia rândul. Ce a rămas din aruncare se pierde.
blackout-moment-call = Toate cele trei fețe speciale deodată: strigă BLACKOUT! Cine strigă primul ia următoarea carte din teanc.

blackout-coach-dark = S-a stins lumina: cine strigă primul ia o carte.
blackout-coach-won = Ai câștigat o carte. { $count ->
        [0] { "" }
       *[other] Continuă cu restul aruncării.
    }
blackout-coach-taken = Carte câștigată: { $name }.
blackout-coach-found = S-a făcut din nou loc pentru { $numbers }: pune ce se potrivește.
blackout-coach-lost = { $count ->
        [one] Nicio căsuță deschisă pentru { $numbers }: se pierde, dacă nu apare loc.
        [few] Nicio căsuță deschisă pentru { $numbers }: se pierd, dacă nu apare loc.
       *[other] Nicio căsuță deschisă pentru { $numbers }: se pierd, dacă nu apare loc.
    }
blackout-coach-wild = Ți-a rămas un JOKER: apasă pe orice număr deschis.
blackout-coach-winner = Unei cărți îi lipsește doar un { $number }, și tocmai l-ai aruncat.
