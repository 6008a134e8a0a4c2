# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Ensimmäiset korttisi
lesson-blackout-roll = Lähetä noppasi alas liukumäkeä.
lesson-blackout-roll-done = 2, 3 ja 5: kaikki kolme haluavat paikan.
lesson-blackout-cover = Jokainen numero peittää saman numeron kortilla: napauta numeroita 2, 3 ja 5.
lesson-blackout-cover-done = Kaikki kolme on käytetty, joten vuorosi on ohi.
lesson-blackout-win = Ensimmäisestä kortista puuttuu vain 5: napauta sitä, niin kortti on sinun.
lesson-blackout-win-done = Se oli viimeinen avoin numero: voitit kortin.
lesson-blackout-go-on = Uusi kortti tuli, ja nyt numerollasi 2 on paikka: peitä se.
lesson-blackout-go-on-done = Voitetun kortin jälkeen jatkat muilla numeroillasi.
lesson-blackout-lost = Millään kortilla ei ole numeroa 5, joten se menee hukkaan: peitä 1 ja 3.
lesson-blackout-lost-done = Mikä ei sovi mihinkään, menee hukkaan, ja seuraava pelaaja heittää.
lesson-blackout-wild = JOKERI peittää minkä tahansa numeron: napauta sitä ja täytä ensimmäinen kortti.
lesson-blackout-wild-done = Siitä tuli juuri se kakkonen, jonka tarvitsit.
lesson-blackout-undo = PERU ottaa pelimerkin pois: napauta sitä ja pilaa melkein täysi kortti.
lesson-blackout-undo-done = Nyt kukaan ei saa sitä korttia täyteen yhdellä numerolla.
lesson-blackout-reroll = Peitä ensin 3, ja heitä sitten kaksi muuta noppaa vielä kerran.
lesson-blackout-reroll-done = Kaksi uutta numeroa: jatkat niillä.
lesson-blackout-call = Heitä: jos kaikki kolme erikoispuolta tulevat kerralla, huuda ennen toista pelaajaa.
lesson-blackout-call-done = Ehdit ensin: kortti on sinun. Saat huutaa toistenkin vuorolla.
lesson-blackout-fifth = Sinulla on neljä korttia: peitä se 4, joka voittaa viidennen.
lesson-blackout-fifth-done = Viisi korttia: voitit pelin.

lesson-wrong-finish-card = Ei tätä: toisesta kortista puuttuu vain yksi numero.
lesson-wrong-use-wild = JOKERI on käytettävä ennen vuoron loppua.
lesson-wrong-use-undo = PERU on käytettävä ennen vuoron loppua.
lesson-wrong-nearly-full = Ei tätä pelimerkkiä: ota merkki kortilta, jolla niitä on neljä.
lesson-wrong-no-match = Se on eri numero.
lesson-wrong-must-place = Peitä ensin jokainen numero, jolla on paikka.
