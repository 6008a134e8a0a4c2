# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Dina första kort
lesson-blackout-roll = Skicka dina tärningar nerför rutschkanan.
lesson-blackout-roll-done = En tvåa, en trea och en femma: alla tre vill ha en plats.
lesson-blackout-cover = Varje tal täcker samma tal på ett kort: tryck på en tvåa, en trea och en femma.
lesson-blackout-cover-done = Alla tre är använda, så din tur är slut.
lesson-blackout-win = På det första kortet fattas bara femman: tryck på den, så är kortet ditt.
lesson-blackout-win-done = Det var det sista öppna talet: du har vunnit kortet.
lesson-blackout-go-on = Ett nytt kort har kommit, och nu får din tvåa plats: täck den.
lesson-blackout-go-on-done = När du har vunnit ett kort fortsätter du med dina andra tal.
lesson-blackout-lost = Inget kort har någon femma, så din femma är förlorad: täck ettan och trean.
lesson-blackout-lost-done = Det som inte passar går förlorat, och nästa spelare slår.
lesson-blackout-wild = JOKER täcker vilket tal som helst: tryck på den och gör sedan det första kortet fullt.
lesson-blackout-wild-done = Den blev tvåan som du behövde.
lesson-blackout-undo = ÅNGRA tar bort en spelmark: tryck på det och ta sedan en från kortet som nästan är fullt.
lesson-blackout-undo-done = Nu kan ingen göra det kortet fullt med ett enda tal.
lesson-blackout-reroll = Täck först en trea, slå sedan de andra två tärningarna en gång till.
lesson-blackout-reroll-done = Två nya tal: du fortsätter med dem.
lesson-blackout-call = Slå: om alla tre specialsidorna kommer på en gång, ropa före den andra spelaren.
lesson-blackout-call-done = Först: ett kort till dig. Du får ropa i andras turer också.
lesson-blackout-fifth = Du har fyra kort: täck den fyra som vinner det femte.
lesson-blackout-fifth-done = Fem kort: du har vunnit spelet.

lesson-wrong-finish-card = Inte det: ett annat kort saknar bara ett enda tal.
lesson-wrong-use-wild = Använd din JOKER innan turen är slut.
lesson-wrong-use-undo = Använd ÅNGRA innan turen är slut.
lesson-wrong-nearly-full = Inte den spelmarken: ta en från kortet som har fyra spelmarker.
lesson-wrong-no-match = Det är ett annat tal.
lesson-wrong-must-place = Täck först alla tal som har en plats.
