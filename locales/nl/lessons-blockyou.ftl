# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Kleuren en vingers
lesson-blockyou-match = Sleep je kaart in het kader: elke kleur ligt op dezelfde kleur.
lesson-blockyou-match-done = Alle kleuren kloppen, dus de kaart mag daar liggen.
lesson-blockyou-white = Wit past bij elke kleur, op je kaart en op het veld: gebruik het kader.
lesson-blockyou-white-done = Wit en een andere kleur kloppen altijd.
lesson-blockyou-turn = Tik op je kaart om te draaien en sleep hem dan in het kader.
lesson-blockyou-turn-done = Met een kwartslag past een kaart soms wel.
lesson-blockyou-two = Een kaart ligt nooit op maar één kaart: leg de jouwe over twee heen.
lesson-blockyou-two-done = Minstens twee kaarten eronder: zo mag het.
lesson-blockyou-point = Je kaart wijst omhoog naar de andere speler: leg hem neer, en die is geblokkeerd.
lesson-blockyou-point-done = Geblokkeerd: die legt deze ronde geen kaart meer.
lesson-blockyou-self = Een vinger omlaag wijst naar jou: draai je kaart tot er geen meer naar jou wijst, en leg hem dan neer.
lesson-blockyou-self-done = Niemand blokkeert zichzelf expres.
lesson-blockyou-last = De andere speler maakte een fout: in een spel heb je nu tien seconden om je kaart te leggen.
lesson-blockyou-last-done = Op tijd: voor jou één kaart minder.
lesson-blockyou-round = Een echte ronde tegen een slaperige speler: begin, wacht op nul en zoek een plaats.
lesson-blockyou-round-done = Jij was het eerst, dus de ronde is voorbij.

lesson-wrong-colours-differ = Daar kloppen een paar kleuren niet, en dat zou een strafkaart kosten.
lesson-wrong-points-at-you = Er wijst een vinger naar jou: draai de kaart.
lesson-wrong-no-white = Het past, maar daar helpt geen wit van het veld.
lesson-wrong-point-across = Het past, maar er wijst geen vinger naar de andere speler.
lesson-wrong-covers-one-card = Hij ligt maar op één kaart: schuif hem een halve kaart op.
