# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5. WILD, UNDO and
# REROLL are faces of the dice.

blackout-moment-goal = Noliec uz kārts pēdējo žetonu, un tā ir tava. Piecas kārtis ir uzvara.
blackout-moment-lots = Kārtis tiek izliktas. Izloze izšķir, kas sāks un kādas būs pirmās trīs kārtis.
blackout-moment-wait = Gājiens: { $name }. Kad metiens būs izmantots, kauliņi ies tālāk pa kreisi.
blackout-moment-watch = Gājiens: { $name }. Katrs uzmestais skaitlis noliek uz kārts vienu žetonu.
blackout-moment-over = Spēle ir beigusies: ar piecām kārtīm tā beidzas uzreiz. Pārējo vietas nosaka iegūtās kārtis.
blackout-moment-roll = Vispirms laid kauliņus lejup pa slidkalniņu. Nolikt vari tikai to, ko uzmet.
blackout-moment-luck = Kauliņi vai jauna kārts vēl ir ceļā. Turpināt varēsi, tiklīdz tie apstāsies.
blackout-moment-place = Vēl jānoliek: { $numbers }. { $duty ->
        [may] Skaitlis, kas der, ir jānoliek, ja vien šajā gājienā jau nav iegūta kārts vai bijis VĒLREIZ.
       *[must] Katrs skaitlis, kas der, ir jānoliek; vietu izvēlies tu.
    } { $gone ->
        [0] { "" }
        [zero] Tagad nekur neder: { $lost }.
        [one] Tagad nekur neder: { $lost }.
       *[other] Tagad nekur neder: { $lost }.
    }
blackout-moment-reroll = Tavi skaitļi ir izmantoti, tāpēc pārējie divi kauliņi jāmet vēlreiz. DŽOKERS un ATCELT tev paliek arī pēc tam.
blackout-moment-wild = Tev ir DŽOKERS: vari likt žetonu uz jebkura atvērta skaitļa. Ja to neizmanto, gājiena beigās tas pazūd.
blackout-moment-undo = Tev ir ATCELT: vari noņemt vienu žetonu no jebkuras kārts, vienalga, kas to nolika. Ja to neizmanto, gājiena beigās tas pazūd.
blackout-moment-end = Tu vari beigt gājienu. Kas palicis no metiena, tas pazūd.
blackout-moment-call = Visas trīs īpašās skaldnes reizē: sauc BLACKOUT! Kas pirmais sauc, ņem nākamo kārti no kavas.

blackout-coach-dark = Gaisma nodzisa: kas pirmais sauc, tas ņem kārti.
blackout-coach-won = Tu ieguvi kārti. { $count ->
        [0] { "" }
       *[other] Turpini ar pārējiem skaitļiem.
    }
blackout-coach-taken = Kārti ieguva: { $name }.
blackout-coach-found = Atkal ir vieta: { $numbers }. Noliec, kas der.
blackout-coach-lost = { $count ->
        [zero] Nav atvērtu vietu: { $numbers }. Ja tās neradīsies, skaitļi pazudīs.
        [one] Nav atvērtas vietas: { $numbers }. Ja tā neradīsies, skaitlis pazudīs.
       *[other] Nav atvērtu vietu: { $numbers }. Ja tās neradīsies, skaitļi pazudīs.
    }
blackout-coach-wild = Vēl ir DŽOKERS: pieskaries jebkuram atvērtam skaitlim.
blackout-coach-winner = Vienai kārtij trūkst tikai { $number }, un tieši to tu uzmeti.
