### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Pamati
lesson-blokus-points = Punkti
lesson-blokus-two-players = Divi spēlētāji
lesson-blokus-three-players = Trīs spēlētāji
lesson-blokus-duo = Mazais laukums

## The basics
lesson-blokus-first-corner = Tavs pirmais kauliņš nosedz laukuma stūri. Noliec to.
lesson-blokus-first-corner-done = Katra krāsa sāk no sava stūra.
lesson-blokus-touch-corner = No šī brīža katrs kauliņš pieskaras kādam tavējam, stūris pie stūra.
lesson-blokus-touch-corner-done = Stūris pie stūra: tā aug tava krāsa.
lesson-blokus-never-edge = Ar stūri drīkst, ar malu nekad. Noliec piecu lauciņu strēmeli.
lesson-blokus-never-edge-done = Tavi kauliņi nekad nav mala pie malas.
lesson-blokus-others-edge = Citu krāsu malām pieskarties drīkst. Noliec kauliņu cieši pie kādas citas krāsas.
lesson-blokus-others-edge-done = Nedrīkst tikai pie savas krāsas malām.
lesson-blokus-turn-flip = Kauliņus var pagriezt un apmest otrādi. Aizpildi tieši izgaismotos lauciņus.
lesson-blokus-turn-flip-done = Tas pats kauliņš, tikai ar otru pusi augšup.
lesson-blokus-big-first = Lielajiem kauliņiem drīz pietrūks vietas. Noliec piecu lauciņu kauliņu.
lesson-blokus-big-first-done = Mazie derēs arī vēlāk.
lesson-blokus-to-middle = No vidus var tikt pa visu laukumu. Sasniedz izgaismotu lauciņu.
lesson-blokus-to-middle-done = No turienes vari augt uz visām pusēm.
lesson-blokus-close-door = Dzeltenā grib iet tālāk no izgaismotā lauciņa. Nosedz to.
lesson-blokus-close-door-done = Nosegts stūris ir aizvērtas durvis.
lesson-blokus-shut-out = Dzeltenā vairs nekur neder un izlaiž gājienu. Noliec nākamo kauliņu.
lesson-blokus-shut-out-done = Atkal tava kārta: kam vēl ir vieta, tas iet.
lesson-blokus-fewest-left = Nevienam vairs nav vietas. Kas uzvarēja?
lesson-blokus-fewest-left-blue = Zilā, atlika 17 lauciņu
lesson-blokus-fewest-left-yellow = Dzeltenā, atlika 54 lauciņi
lesson-blokus-fewest-left-done = Uzvar tas, kam atliek vismazāk lauciņu.

## Points
lesson-blokus-points-left = Ar punktiem katrs atlikušais lauciņš ir mīnus viens. Cik maksā divi četru lauciņu kauliņi?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Divreiz četri lauciņi: mīnus astoņi.
lesson-blokus-points-bonus = Par visiem noliktajiem kauliņiem ir 15. Ja viena lauciņa kauliņš bija pēdējais, vēl 5. Cik kopā?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Vairāk par divdesmit nav iespējams.

## Two players
lesson-blokus-two-red = Divatā tu spēlē ar zilo un sarkano. Liec sarkano brīvā stūrī.
lesson-blokus-two-red-done = Katrai krāsai ir savi kauliņi un savs sākums.
lesson-blokus-two-apart = Zilā un sarkanā ir tavas, bet viena otrai nepalīdz. Liec zilo.
lesson-blokus-two-apart-done = Zilā aug tikai no zilās.

## Three players
lesson-blokus-shared-turn = Zaļā ir kopīga: ar to ejat pēc kārtas, tagad tu. Liec to pēdējā stūrī.
lesson-blokus-shared-turn-done = Nākamreiz ar zaļo ies cits spēlētājs.
lesson-blokus-shared-count = Kam beigās skaita zaļās lauciņus?
lesson-blokus-shared-count-me = Man
lesson-blokus-shared-count-all = Visiem
lesson-blokus-shared-count-nobody = Nevienam
lesson-blokus-shared-count-done = Kopīgo krāsu nevienam neskaita.

## The small board
lesson-blokus-duo-start = Duo sākas laukuma iekšpusē. Nosedz savu izgaismoto sākuma lauciņu.
lesson-blokus-duo-start-done = Otra krāsa sāk pretī.
lesson-blokus-duo-meet = Uz mazā laukuma satiekaties uzreiz. Ej pa vidu: sasniedz izgaismotu lauciņu.
lesson-blokus-duo-meet-done = Agri aizņemtas vietas otram pietrūks.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Krāsas pirmais kauliņš nosedz brīvu stūra lauciņu.
lesson-wrong-no-start-square = Duo spēlē pirmais kauliņš nosedz tavu sākuma lauciņu.
lesson-wrong-edge-contact = Tur tas ir mala pie malas ar savu krāsu.
lesson-wrong-no-corner-contact = Tur tas nepieskaras nevienam savas krāsas stūrim.
lesson-wrong-overlap = Tur jau ir kauliņš.
lesson-wrong-off-board = Daļa no tā ir ārpus laukuma.
lesson-wrong-not-the-line = Tas der, bet, lūdzu, ņem piecu lauciņu strēmeli.
lesson-wrong-no-neighbour = Tas der, bet blakus nav nevienas citas krāsas.
lesson-wrong-not-the-lit = Tieši izgaismotie lauciņi: pagriez kauliņu vai apmet otrādi.
lesson-wrong-too-small = Tas der, bet tam ir mazāk par pieciem lauciņiem.
lesson-wrong-not-to-middle = Tas der, bet neviens izgaismots lauciņš nav nosegts.
lesson-wrong-door-open = Dzeltenā vēl var iet tālāk no izgaismotā lauciņa.
lesson-wrong-more-left = Šai krāsai atlika visvairāk lauciņu.
lesson-wrong-per-piece = Skaita lauciņus, nevis kauliņus.
lesson-wrong-no-minus = Kas atliek, tas maksā punktus.
lesson-wrong-smallest-too = Un viena lauciņa kauliņš nāca pēdējais.
lesson-wrong-all-laid-too = Un visi kauliņi ir nolikti.
lesson-wrong-shared-mine = Tu ar to ej tikai katru trešo reizi.
lesson-wrong-shared-all = Tad tas neko nemainītu.
lesson-wrong-not-between = Tas der, bet neviens izgaismots lauciņš nav nosegts.
