# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = De første kortene
lesson-blackout-roll = Send terningene dine ned sklia.
lesson-blackout-roll-done = 2, 3 og 5: Alle tre vil ha en plass.
lesson-blackout-cover = Hvert tall dekker det samme tallet på et kort: Trykk på 2, 3 og 5.
lesson-blackout-cover-done = Alle tre er brukt, så turen din er over.
lesson-blackout-win = Det første kortet mangler bare 5: Trykk på den, så er kortet ditt.
lesson-blackout-win-done = Det var det siste åpne tallet: Du har vunnet kortet.
lesson-blackout-go-on = Et nytt kort har kommet, og nå har 2 en plass: Dekk den.
lesson-blackout-go-on-done = Når du har vunnet et kort, fortsetter du med de andre tallene.
lesson-blackout-lost = Ingen kort viser 5, så den femmeren er tapt: Dekk 1 og 3.
lesson-blackout-lost-done = Det som ikke passer noe sted, er tapt, og nestemann kaster.
lesson-blackout-wild = JOKER dekker et hvilket som helst tall: Trykk på den, og gjør det første kortet ferdig.
lesson-blackout-wild-done = Den gjaldt som den toeren du trengte.
lesson-blackout-undo = ANGRE tar bort en sjetong: Trykk på den, og ødelegg kortet som nesten er fullt.
lesson-blackout-undo-done = Nå kan ingen fylle det kortet med bare ett tall.
lesson-blackout-reroll = Dekk først en 3, og kast så de to andre terningene en gang til.
lesson-blackout-reroll-done = To nye tall: Du fortsetter med dem.
lesson-blackout-call = Kast: Kommer alle tre spesialsidene på én gang, så rop før den andre spilleren.
lesson-blackout-call-done = Først: et kort til deg. Du kan også rope når andre har turen.
lesson-blackout-fifth = Du har fire kort: Dekk den fireren som gir deg det femte.
lesson-blackout-fifth-done = Fem kort: Du har vunnet spillet.

lesson-wrong-finish-card = Ikke den: Et annet kort mangler bare ett tall.
lesson-wrong-use-wild = Bruk JOKER før turen er over.
lesson-wrong-use-undo = Bruk ANGRE før turen er over.
lesson-wrong-nearly-full = Ikke den sjetongen: Ta en fra kortet som har fire sjetonger.
lesson-wrong-no-match = Det er et annet tall.
lesson-wrong-must-place = Dekk først alle tall som har en plass.
