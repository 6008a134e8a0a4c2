# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words: blue, yellow, red, green.

blokus-moment-goal = Noliec pēc iespējas vairāk lauciņu, stūris pie stūra.
blokus-moment-lots = Izloze izšķir, kas sāks. Līdz tam neviens nevar nolikt kauliņu.
blokus-moment-wait = Gājiens: { $name }. Kārta iet pulksteņrādītāja virzienā, pa vienam kauliņam, tāpēc arī tavējā pienāks pati.
blokus-moment-watch = Gājiens: { $name }. Katrā gājienā noliek vienu kauliņu, krāsa: { $colour }.
blokus-moment-first = Krāsas pirmajam kauliņam jānosedz laukuma stūris. { $count ->
        [zero] Brīvi vēl { $count } stūru.
        [one] Brīvs vēl { $count } stūris.
       *[other] Brīvi vēl { $count } stūri.
    }
blokus-moment-own-start = Krāsas pirmajam kauliņam jānosedz savs laukuma stūris. Tas tev ir izgaismots, krāsa: { $colour }.
blokus-moment-start = Uz mazā laukuma tavam pirmajam kauliņam jānosedz tavs sākuma lauciņš. Tas tev ir izgaismots, krāsa: { $colour }.
blokus-moment-corner = Kauliņam jāpieskaras tavai krāsai ar stūri, bet nekad ar malu. { $pass ->
        [yes] Gājienu vari arī izlaist.
       *[no] Sākt var izgaismotajos lauciņos.
    }
blokus-moment-shared-first = Tu ej ar visu kopīgo krāsu: { $colour }. Tās pirmajam kauliņam jānosedz brīvs laukuma stūris.
blokus-moment-shared = Tu ej ar visu kopīgo krāsu: { $colour }. Kauliņam jāpieskaras šai krāsai ar stūri, nekad ar malu.
blokus-moment-shut = Nevienam tavam kauliņam vairs nav vietas, tāpēc tu izlaid gājienu. Laukums kļūst tikai pilnāks: tavus atlikušos lauciņus saskaitīs beigās.
blokus-moment-done = Visi tavi kauliņi ir nolikti, tāpēc tu izlaid gājienu. Citi liek, līdz neviens vairs nevar.
blokus-moment-over = Spēle ir beigusies. Atlikušos lauciņus saskaita.

blokus-coach-corners = No šī brīža katram kauliņam šai krāsai jāpieskaras tikai ar stūri: { $colour }.
blokus-coach-mine = Šai krāsai vairs nav vietas, un turpmāk tā izlaiž gājienu: { $colour }.
blokus-coach-theirs = Šī krāsa ir iesprostota, un turpmāk tā izlaiž gājienu: { $colour }.
blokus-coach-finished = Visi šīs krāsas kauliņi ir nolikti: { $colour }.
blokus-coach-lane = { $name }: šis gājiens aizvēra ceļu. { $count ->
        [zero] Nekur vairs neder { $count } tavu kauliņu.
        [one] Nekur vairs neder { $count } tavs kauliņš.
       *[other] Nekur vairs neder { $count } tavi kauliņi.
    }
