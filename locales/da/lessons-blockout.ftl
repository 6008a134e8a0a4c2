# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Dit første tårn
lesson-blockout-box = Med det rigtige spil
lesson-blockout-take = Det røde kort giver lov til alle røde klodser: tryk på kortet og så på en klods.
lesson-blockout-take-done = Alle røde klodser dur; andre farver dur ikke.
lesson-blockout-lower = Tryk på det kort, der lyser, tryk på ↓, til klodsen ligger på bordet, og slip.
lesson-blockout-lower-done = Det er bunden af dit tårn.
lesson-blockout-stack = Træk klodsen hen over tårnet, tryk på ↓, og slip: det skal stå, til der er talt til tre.
lesson-blockout-stack-done = Det stod hele tællingen.
lesson-blockout-edge = Den øverste klods står til højre: sænk din dér, og slip, når den er rolig.
lesson-blockout-edge-done = Midten af en klods skal hvile på noget.
lesson-blockout-fall = Dette tårn holder ikke: tag en klods, se, hvad det koster at vælte det, og begynd forfra.
lesson-blockout-fall-done = Tre kort mere og et nyt tårn i samme tur.
lesson-blockout-pass = Er det for vakkelvornt? Tryk to gange på »Pas«.
lesson-blockout-pass-done = Ingen klods denne gang: lad de andre ryste.
lesson-blockout-reverse = Tryk to gange på »Vend«, så går turen den anden vej rundt.
lesson-blockout-reverse-done = Nu har spilleren på din anden side tur.
lesson-blockout-extra = Med »En klods mere« vinder dit sidste kort ikke endnu: sæt den klods, du har lyst til.
lesson-blockout-extra-done = Den står, og du har vundet.
lesson-blockout-ninth = Otte klodser står: sæt den niende, så vinder du med det samme.
lesson-blockout-ninth-done = Alle ni: så tæller intet andet mere.
lesson-blockout-real = Tryk på det kort, der lyser, sæt sådan en klods på jeres eget bord, og sig, hvad der skete.
lesson-blockout-real-done = Telefonen holder på kortene, du holder på tårnet.

lesson-wrong-red-card = Ikke det: spil det røde kort.
lesson-wrong-build = Ikke nu: tag en klods.
lesson-wrong-play-pass = Ikke nu: spil »Pas«.
lesson-wrong-play-reverse = Ikke nu: spil »Vend«.
lesson-wrong-fell = Det væltede. Prøv igen.
lesson-wrong-need-block-card = Et nyt tårn begynder med et klodskort.
