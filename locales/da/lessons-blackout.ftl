# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Dine første kort
lesson-blackout-roll = Send dine terninger ned ad rutsjebanen.
lesson-blackout-roll-done = En 2’er, en 3’er og en 5’er: alle tre vil have en plads.
lesson-blackout-cover = Hvert tal dækker samme tal på et kort: tryk på en 2’er, en 3’er og en 5’er.
lesson-blackout-cover-done = Alle tre er brugt, så din tur er slut.
lesson-blackout-win = Det første kort mangler kun sin 5’er: tryk på den, så er kortet dit.
lesson-blackout-win-done = Det var det sidste åbne tal: du har vundet kortet.
lesson-blackout-go-on = Der er kommet et nyt kort, og nu har din 2’er en plads: dæk den.
lesson-blackout-go-on-done = Når du har vundet et kort, fortsætter du med dine andre tal.
lesson-blackout-lost = Intet kort har en 5’er, så din 5’er er tabt: dæk 1’eren og 3’eren.
lesson-blackout-lost-done = Det, der ikke passer nogen steder, er tabt, og den næste spiller slår.
lesson-blackout-wild = JOKER dækker ethvert tal: tryk på den, og gør så det første kort fuldt.
lesson-blackout-wild-done = Den blev til den 2’er, du manglede.
lesson-blackout-undo = FORTRYD tager en jeton væk: tryk på det, og tag så en fra det kort, der næsten er fuldt.
lesson-blackout-undo-done = Nu kan ingen gøre det kort fuldt med ét tal.
lesson-blackout-reroll = Dæk først en 3’er, og slå så de to andre terninger om.
lesson-blackout-reroll-done = To nye tal: dem fortsætter du med.
lesson-blackout-call = Slå: kommer alle tre særlige sider på én gang, så råb før den anden spiller.
lesson-blackout-call-done = Først: et kort til dig. Du må også råbe i andres tur.
lesson-blackout-fifth = Du har fire kort: dæk den 4’er, der vinder det femte.
lesson-blackout-fifth-done = Fem kort: du har vundet spillet.

lesson-wrong-finish-card = Ikke det: et andet kort mangler kun ét tal.
lesson-wrong-use-wild = Brug din JOKER, før turen er slut.
lesson-wrong-use-undo = Brug FORTRYD, før turen er slut.
lesson-wrong-nearly-full = Ikke den jeton: tag en fra det kort, der har fire jetoner.
lesson-wrong-no-match = Det er et andet tal.
lesson-wrong-must-place = Dæk først alle tal, der har en plads.
