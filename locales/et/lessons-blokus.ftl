### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Põhiasjad
lesson-blokus-points = Punktid
lesson-blokus-two-players = Kaks mängijat
lesson-blokus-three-players = Kolm mängijat
lesson-blokus-duo = Väike mängulaud

## The basics
lesson-blokus-first-corner = Su esimene klots katab mängulaua nurga. Pane üks.
lesson-blokus-first-corner-done = Iga värv alustab oma nurgast.
lesson-blokus-touch-corner = Nüüdsest puudutab iga klots mõnd sinu klotsi, nurk vastu nurka.
lesson-blokus-touch-corner-done = Nurk vastu nurka: nii su värv kasvab.
lesson-blokus-never-edge = Nurgad küll, küljed mitte kunagi. Pane viieruuduline sirge.
lesson-blokus-never-edge-done = Sinu oma klotsid pole kunagi külg vastu külge.
lesson-blokus-others-edge = Teiste värvide külgi võib puudutada. Pane klots otse ühe kõrvale.
lesson-blokus-others-edge-done = Keelatud on ainult su enda küljed.
lesson-blokus-turn-flip = Klotsi saab pöörata ja ümber pöörata. Täida täpselt helendavad ruudud.
lesson-blokus-turn-flip-done = Sama klots, teine pool üleval.
lesson-blokus-big-first = Suured klotsid varsti enam ei mahu. Pane viieruuduline.
lesson-blokus-big-first-done = Väikesed mahuvad ka hiljem.
lesson-blokus-to-middle = Keskelt pääseb tervele lauale. Jõua helendava ruuduni.
lesson-blokus-to-middle-done = Sealt saad kasvada igas suunas.
lesson-blokus-close-door = Kollane tahab helendavast ruudust edasi minna. Kata see.
lesson-blokus-close-door-done = Kaetud nurk on suletud uks.
lesson-blokus-shut-out = Kollane ei sobi enam kuhugi ja tema kord jääb vahele. Pane oma järgmine klots.
lesson-blokus-shut-out-done = Jälle sinu kord: jätkab see, kes veel saab.
lesson-blokus-fewest-left = Keegi ei saa enam panna. Kes võitis?
lesson-blokus-fewest-left-blue = Sinine, järel 17 ruutu
lesson-blokus-fewest-left-yellow = Kollane, järel 54 ruutu
lesson-blokus-fewest-left-done = Võidab see, kel jäi vähim ruute.

## Points
lesson-blokus-points-left = Punktidega loeb iga järele jäänud ruut miinus üks. Kui palju maksab kaks neljaruudulist klotsi?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Kaks korda neli ruutu: miinus kaheksa.
lesson-blokus-points-bonus = Kui kõik klotsid on pandud, saad 15. Kui üheruuduline oli viimane, veel 5. Kui palju see kokku on?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Rohkem kui kakskümmend ei saa.

## Two players
lesson-blokus-two-red = Kahekesi on sul sinine ja punane. Pane punane vabasse nurka.
lesson-blokus-two-red-done = Igal värvil on omad klotsid ja oma algus.
lesson-blokus-two-apart = Sinine ja punane on sinu omad, aga teineteist nad ei aita. Pane sinine.
lesson-blokus-two-apart-done = Sinine kasvab ainult sinisest.

## Three players
lesson-blokus-shared-turn = Roheline on ühine: sellega käiakse kordamööda, nüüd sina. Pane see viimasesse nurka.
lesson-blokus-shared-turn-done = Järgmine kord paneb rohelise teine mängija.
lesson-blokus-shared-count = Kellele lähevad lõpus rohelise ruudud arvesse?
lesson-blokus-shared-count-me = Mulle
lesson-blokus-shared-count-all = Kõigile
lesson-blokus-shared-count-nobody = Ei kellelegi
lesson-blokus-shared-count-done = Ühine värv ei lähe kellelegi arvesse.

## The small board
lesson-blokus-duo-start = Duo algab laua seest. Kata oma helendav stardiruut.
lesson-blokus-duo-start-done = Teine värv alustab vastaspoolelt.
lesson-blokus-duo-meet = Väikesel laual saate kohe kokku. Mine vahele: jõua helendava ruuduni.
lesson-blokus-duo-meet-done = Varakult võetud ruum on teisel puudu.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Värvi esimene klots katab vaba nurgaruudu.
lesson-wrong-no-start-square = Duos katab esimene klots sinu oma stardiruudu.
lesson-wrong-edge-contact = Seal on see oma värviga külg vastu külge.
lesson-wrong-no-corner-contact = Seal ei puuduta see ühtki sama värvi nurka.
lesson-wrong-overlap = Seal on juba klots.
lesson-wrong-off-board = Osa sellest jääb mängulauast välja.
lesson-wrong-not-the-line = See sobib, aga palun võta viieruuduline sirge.
lesson-wrong-no-neighbour = See sobib, aga kõrval pole ühtki teist värvi.
lesson-wrong-not-the-lit = Täpselt helendavad ruudud: pööra klotsi või pööra see ümber.
lesson-wrong-too-small = See sobib, aga selles on alla viie ruudu.
lesson-wrong-not-to-middle = See sobib, aga ükski helendav ruut pole kaetud.
lesson-wrong-door-open = Kollane saab helendavast ruudust ikka veel edasi minna.
lesson-wrong-more-left = Sellel värvil jäi kõige rohkem ruute.
lesson-wrong-per-piece = Loevad ruudud, mitte klotsid.
lesson-wrong-no-minus = Mis järele jääb, maksab punkte.
lesson-wrong-smallest-too = Ja üheruuduline tuli viimasena.
lesson-wrong-all-laid-too = Ja kõik klotsid on pandud.
lesson-wrong-shared-mine = Sina paned seda ainult iga kolmas kord.
lesson-wrong-shared-all = Siis ei muudaks see midagi.
lesson-wrong-not-between = See sobib, aga ükski helendav ruut pole kaetud.
