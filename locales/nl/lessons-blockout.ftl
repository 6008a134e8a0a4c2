# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Je eerste toren
lesson-blockout-box = Met het echte spel
lesson-blockout-take = Bij de rode kaart mag elk rood blok: tik op de kaart en dan op een blok.
lesson-blockout-take-done = Elk rood blok was goed; andere kleuren niet.
lesson-blockout-lower = Tik op de verlichte kaart, druk op ↓ tot het blok op tafel ligt, en laat los.
lesson-blockout-lower-done = Dat is de onderkant van je toren.
lesson-blockout-stack = Sleep het blok boven de toren, druk op ↓ en laat los: hij moet blijven staan tot drie.
lesson-blockout-stack-done = Hij bleef de hele telling staan.
lesson-blockout-edge = Het bovenste blok staat meer naar rechts: laat het jouwe daar zakken, en laat los als het stil is.
lesson-blockout-edge-done = Het midden van een blok moet ergens op rusten.
lesson-blockout-fall = Deze toren houdt het niet: pak een blok, kijk wat een val kost, en begin opnieuw.
lesson-blockout-fall-done = Drie kaarten erbij, en in dezelfde beurt een nieuwe toren.
lesson-blockout-pass = Is het je te wiebelig? Tik twee keer op “Passen”.
lesson-blockout-pass-done = Deze keer geen blok: laat de anderen maar trillen.
lesson-blockout-reverse = Tik twee keer op “Keer om”, en het spel gaat de andere kant op.
lesson-blockout-reverse-done = Nu is de speler aan je andere kant aan de beurt.
lesson-blockout-extra = Met “Nog één blok” win je nog niet met je laatste kaart: zet een blok naar keuze neer.
lesson-blockout-extra-done = Het staat, en je hebt gewonnen.
lesson-blockout-ninth = Er staan acht blokken: zet het negende erop, en je wint meteen.
lesson-blockout-ninth-done = Alle negen: de rest telt niet meer.
lesson-blockout-real = Tik op de verlichte kaart, zet zo’n blok op je eigen tafel en zeg wat er gebeurde.
lesson-blockout-real-done = De telefoon houdt de kaarten vast, jij de toren.

lesson-wrong-red-card = Niet deze: speel de rode kaart.
lesson-wrong-build = Nu niet: pak een blok.
lesson-wrong-play-pass = Nu niet: speel “Passen”.
lesson-wrong-play-reverse = Nu niet: speel “Keer om”.
lesson-wrong-fell = Omgevallen. Probeer het nog een keer.
lesson-wrong-need-block-card = Een nieuwe toren begint met een blokkaart.
