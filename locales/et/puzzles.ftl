# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Ülesanded
puzzles-streak =
    { $count ->
        [one] { $count } päev järjest
       *[other] { $count } päeva järjest
    }
puzzles-streak-best = parim: { $count }
puzzles-daily = Päeva ülesanne
puzzles-daily-about = Kõigile sama, iga päev uus.
puzzles-state-new = Veel proovimata
puzzles-state-open = Ootab sind
puzzles-state-wrong = Veel lahendamata
puzzles-state-solved = Tehtud
puzzles-practice = Harjuta
puzzles-ideas = Üks mõte korraga
puzzles-rush = Sprint
puzzles-rush-about = Kolm minutit; kolmas viga lõpetab.
puzzles-rush-start = Alusta sprinti
puzzles-none = Selles serveris ülesandeid pole.

## A puzzle. The goal stands over the board.

puzzles-goal = Siht
puzzles-goal-better-of-two = Kumb neist käikudest on parem?
puzzles-goal-best-roll = Kasuta seda viset nii hästi kui saad.
puzzles-goal-block = Jäta teisele nii vähe ruumi kui saad.
puzzles-goal-find-place = Leia sellele kaardile koht.
puzzles-goal-find-place-leader = Leia koht, kus sõrm osutab mängijale, kel on kõige vähem kaarte.
puzzles-goal-fit-everything = Leia ruumi kõigile oma klotsidele.
puzzles-goal-keep-lane = Hoia oma tee lahti.
puzzles-goal-last-piece = Leia ruumi kõigile oma klotsidele, üheruuduline viimasena.
puzzles-goal-most-squares =
    { $squares ->
        [one] Pane { $squares } ruut: rohkem ei mahu.
       *[other] Pane { $squares } ruutu: rohkem ei mahu.
    }
puzzles-goal-which-stands = Millises neist kohtadest jääb klots püsti?
puzzles-goal-will-it-stand = Kas klots jääb seal püsti?
puzzles-moves =
    { $count ->
        [one] { $count } käik
       *[other] { $count } käiku
    }
puzzles-choice-yes = Jääb püsti
puzzles-choice-no = Kukub
puzzles-choice = { $letter }
puzzles-choice-look = Näita: { $letter }
puzzles-level = Tase { $rating }

## Why an answer is right or wrong

puzzles-right = Õige!
puzzles-wrong = Mitte päris
puzzles-solved-late = Lõpuks lahendatud
puzzles-go-on = Proovi veel kord.
puzzles-why-colours-differ = Kaardi all on teised värvid.
puzzles-why-falls = Seal see kukub.
puzzles-why-finger-misses = Ükski sõrm ei osuta mängijale, kel on kõige vähem kaarte.
puzzles-why-finger-points-back = Üks sõrm osutab sulle endale.
puzzles-why-not-best = Nii tohib, aga on midagi paremat.
puzzles-why-not-last = Kõik mahtus, aga viimane oli teine klots.
puzzles-why-pieces-left = Mõnel klotsil pole enam ruumi.
puzzles-why-stands = See jääb püsti.
puzzles-why-too-few-squares = Rohkem ruute oleks mahtunud.
puzzles-idea-any-place = Alusta sellest oma kaardi värvist, mida on väljakul kõige vähem.
puzzles-idea-counterweight = Ühe klotsi raskus hoiab teist paigal.
puzzles-idea-deny = Võta nurk, mida teisel on kõige rohkem vaja.
puzzles-idea-edge = Klots seisab, kuni selle keskkoht toetub alumisele.
puzzles-idea-ending = Kui käike on vähe, loe üle, mida kumbki veel panna saab.
puzzles-idea-finger-on-leader = Pööra kaart enne nii, et sõrm osutab liidri poole, siis otsi koht, kuhu see sobib.
puzzles-idea-lane = Ruum hiljemaks on rohkem väärt kui ruudud praegu.
puzzles-idea-leave-little = Kui midagi võita pole, jäta järgmisele vähe.
puzzles-idea-lower-joint = Torn murdub kõige nõrgemast kohast, ja see võib olla kaugel all.
puzzles-idea-middle-game = Käik, mis avab kaks teed, on parem kui suur käik.
puzzles-idea-order = Otsustab järjekord: hoia üheruuduline lõpuks.
puzzles-idea-packing = Pane enne tülikad klotsid; väikesed mahuvad kuhu tahes.
puzzles-idea-squares = Proovi enne suuri klotse ja vaata, mida igaüks sulgeb.
puzzles-idea-take-back = TAGASI võib avada arvu, millest on kaks korda abi.
puzzles-idea-wild-card = Hoia JOKKER selle arvu jaoks, mis puudu on.
puzzles-idea-win-card = Otsi kaarti, mille see vise täis saab.
puzzles-tag-any-place = Koha leidmine
puzzles-tag-counterweight = Vastukaalud
puzzles-tag-deny = Ruumi võtmine
puzzles-tag-edge = Üle ääre
puzzles-tag-ending = Mängu lõpp
puzzles-tag-finger-on-leader = Sõrm liidri poole
puzzles-tag-lane = Teed lahti
puzzles-tag-leave-little = Jäta vähe
puzzles-tag-lower-joint = Nõrk koht
puzzles-tag-middle-game = Mängu keskpaik
puzzles-tag-order = Õige järjekord
puzzles-tag-packing = Pakkimine
puzzles-tag-squares = Palju ruute
puzzles-tag-take-back = Tagasi võtta
puzzles-tag-wild-card = JOKKER
puzzles-tag-win-card = Kaardi võitmine
puzzles-next = Järgmine
puzzles-again = Algusest
puzzles-answer = Näita vastust

## Results, sharing and times

puzzles-share = Jaga
puzzles-shared = Kopeeritud
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Tänased ajad
puzzles-board-none = Keegi pole seda veel esimese korraga lahendanud.
puzzles-board-answered =
    { $count ->
        [one] { $count } inimene on proovinud
       *[other] { $count } inimest on proovinud
    }
puzzles-rush-over = Sprint on läbi
puzzles-rush-solved =
    { $count ->
        [one] { $count } ülesanne lahendatud
       *[other] { $count } ülesannet lahendatud
    }
puzzles-rush-best = Sinu parim: { $count }
puzzles-rush-wrong = Vigu: { $count } / { $most }
puzzles-time-left = Aega veel
puzzles-mine = Mu ülesanded
puzzles-rating = Tugevus
puzzles-rating-early = esialgne
puzzles-counts = { $right } / { $tried } esimese korraga
puzzles-mistakes = Paranda oma vigu
puzzles-goal-mistake = Leia parem käik kui oma mängus.

reason-colours-differ = Värvid ei sobi
reason-falls = Kukub seal
reason-finger-misses = Ei osuta liidrile
reason-finger-points-back = Osutab sulle endale
reason-not-best = On midagi paremat
reason-not-last = Viimane oli teine klots
reason-not-offered = Kasuta nuppe
reason-pieces-left = Klotse jäi üle
reason-stands = See jääb püsti
reason-too-few-squares = Rohkem oleks mahtunud
