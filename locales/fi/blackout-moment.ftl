# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5. WILD, UNDO and
# REROLL are faces of the dice.

blackout-moment-goal = Aseta kortille viimeinen pelimerkki, niin voitat sen. Viidellä kortilla voitat pelin.
blackout-moment-lots = Kortit asetetaan esille. Sattuma arpoo aloittajan ja kolme ensimmäistä korttia.
blackout-moment-wait = Vuorossa: { $name }. Kun heitto on käytetty, nopat siirtyvät seuraavalle vasemmalle.
blackout-moment-watch = Vuorossa: { $name }. Jokainen heitetty numero tuo kortille yhden pelimerkin.
blackout-moment-over = Peli on ohi: viisi korttia päättää sen heti. Muut sijoittuvat voittamiensa korttien mukaan.
blackout-moment-roll = Lähetä ensin nopat alas liukumäkeä. Voit asettaa vain sen, minkä olet heittänyt.
blackout-moment-luck = Nopat tai uusi kortti ovat tulossa. Voit jatkaa heti, kun ne pysähtyvät.
blackout-moment-place = Vielä asetettavana: { $numbers }. { $duty ->
        [may] Sopiva numero on asetettava, paitsi jos tällä vuorolla on jo voitettu kortti tai tullut UUSIKSI.
       *[must] Jokainen sopiva numero on asetettava; ruudun valitset itse.
    } { $gone ->
        [0] { "" }
        [one] Ei sovi nyt mihinkään: { $lost }.
       *[other] Eivät sovi nyt mihinkään: { $lost }.
    }
blackout-moment-reroll = Numerosi on käytetty, joten kaksi muuta noppaa on heitettävä vielä kerran. JOKERI ja PERU säilyvät sen jälkeenkin.
blackout-moment-wild = Sinulla on JOKERI: saat asettaa pelimerkin mihin tahansa avoimeen numeroon. Käyttämättömänä se menee hukkaan vuoron lopussa.
blackout-moment-undo = Sinulla on PERU: saat ottaa yhden pelimerkin miltä tahansa kortilta, kenen tahansa. Käyttämättömänä se menee hukkaan vuoron lopussa.
blackout-moment-end = Saat päättää vuorosi. Se, mitä heitosta on jäljellä, menee hukkaan.
blackout-moment-call = Kaikki kolme erikoispuolta kerralla: huuda BLACKOUT! Ensin huutanut saa nostopakan seuraavan kortin.

blackout-coach-dark = Valot sammuivat: ensin huutanut saa kortin.
blackout-coach-won = Voitit kortin. { $count ->
        [0] { "" }
       *[other] Jatka lopulla heitollasi.
    }
blackout-coach-taken = Kortti voitettu: { $name }.
blackout-coach-found = Nyt on taas tilaa: { $numbers }. Aseta, mikä sopii.
blackout-coach-lost = { $count ->
        [one] Ei avointa ruutua: { $numbers }. Numero menee hukkaan, ellei tilaa tule.
       *[other] Ei avoimia ruutuja: { $numbers }. Numerot menevät hukkaan, ellei tilaa tule.
    }
blackout-coach-wild = JOKERI on jäljellä: napauta mitä tahansa avointa numeroa.
blackout-coach-winner = Yhdestä kortista puuttuu vain { $number }, ja sen sinä heitit.
