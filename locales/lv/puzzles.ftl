# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Uzdevumi
puzzles-streak =
    { $count ->
        [zero] { $count } dienu pēc kārtas
        [one] { $count } diena pēc kārtas
       *[other] { $count } dienas pēc kārtas
    }
puzzles-streak-best = rekords: { $count }
puzzles-daily = Dienas uzdevums
puzzles-daily-about = Visiem viens un tas pats, katru dienu jauns.
puzzles-state-new = Nav mēģināts
puzzles-state-open = Gaida tevi
puzzles-state-wrong = Vēl nav atrisināts
puzzles-state-solved = Atrisināts
puzzles-practice = Treniņš
puzzles-ideas = Pa vienai idejai
puzzles-rush = Spurts
puzzles-rush-about = Trīs minūtes; trešā kļūda to beidz.
puzzles-rush-start = Sākt spurtu
puzzles-none = Šajā serverī uzdevumu nav.

## A puzzle. The goal stands over the board.

puzzles-goal = Mērķis
puzzles-goal-better-of-two = Kurš no šiem gājieniem ir labāks?
puzzles-goal-best-roll = Izmanto šo metienu pēc iespējas labāk.
puzzles-goal-block = Atstāj otram pēc iespējas mazāk vietas.
puzzles-goal-find-place = Atrodi vietu šai kārtij.
puzzles-goal-find-place-leader = Atrodi vietu, kur pirksts rāda uz spēlētāju, kam ir vismazāk kāršu.
puzzles-goal-fit-everything = Atrodi vietu visiem saviem kauliņiem.
puzzles-goal-keep-lane = Paturi savu ceļu vaļā.
puzzles-goal-last-piece = Atrodi vietu visiem saviem kauliņiem, viena lauciņa kauliņu liec pēdējo.
puzzles-goal-most-squares =
    { $squares ->
        [zero] Noliec { $squares } lauciņu: vairāk neietilpst.
        [one] Noliec { $squares } lauciņu: vairāk neietilpst.
       *[other] Noliec { $squares } lauciņus: vairāk neietilpst.
    }
puzzles-goal-which-stands = Kurā no šīm vietām klucis stāvēs?
puzzles-goal-will-it-stand = Vai klucis tur stāvēs?
puzzles-moves =
    { $count ->
        [zero] { $count } gājienu
        [one] { $count } gājiens
       *[other] { $count } gājieni
    }
puzzles-choice-yes = Stāvēs
puzzles-choice-no = Kritīs
puzzles-choice = { $letter }
puzzles-choice-look = Rādīt: { $letter }
puzzles-level = Līmenis { $rating }

## Why an answer is right or wrong

puzzles-right = Pareizi!
puzzles-wrong = Ne gluži
puzzles-solved-late = Beigās atrisināts
puzzles-go-on = Pamēģini vēlreiz.
puzzles-why-colours-differ = Zem kārts ir citas krāsas.
puzzles-why-falls = Tur tas krīt.
puzzles-why-finger-misses = Neviens pirksts nerāda uz spēlētāju, kam ir vismazāk kāršu.
puzzles-why-finger-points-back = Viens pirksts rāda uz tevi.
puzzles-why-not-best = Tā drīkst, bet ir kas labāks.
puzzles-why-not-last = Viss ietilpst, bet pēdējais bija cits kauliņš.
puzzles-why-pieces-left = Dažiem kauliņiem vairs nav vietas.
puzzles-why-stands = Tas stāv.
puzzles-why-too-few-squares = Varēja nolikt vairāk lauciņu.
puzzles-idea-any-place = Sāc ar to savas kārts krāsu, kuras laukumā ir vismazāk.
puzzles-idea-counterweight = Viena kluča svars notur otru vietā.
puzzles-idea-deny = Aizņem stūri, kas otram visvairāk vajadzīgs.
puzzles-idea-edge = Klucis stāv, kamēr tā vidus balstās uz apakšējā.
puzzles-idea-ending = Kad gājienu palicis maz, saskaiti, ko abas puses vēl var nolikt.
puzzles-idea-finger-on-leader = Vispirms pagriez kārti tā, lai pirksts rāda uz līderi, tad meklē, kur tā der.
puzzles-idea-lane = Vieta vēlāk ir vērtīgāka par lauciņiem tagad.
puzzles-idea-leave-little = Kad nav ko iegūt, atstāj nākamajam maz.
puzzles-idea-lower-joint = Tornis lūst vājākajā vietā, un tā var būt tālu lejā.
puzzles-idea-middle-game = Gājiens, kas atver divus ceļus, ir labāks par lielu.
puzzles-idea-order = Izšķir secība: viena lauciņa kauliņu pataupi beigām.
puzzles-idea-packing = Vispirms liec neērtos kauliņus; mazie der visur.
puzzles-idea-squares = Vispirms izmēģini lielos kauliņus un skaties, ko katrs aizver.
puzzles-idea-take-back = ATCELT var atvērt skaitli, kas palīdz divreiz.
puzzles-idea-wild-card = Pataupi DŽOKERU skaitlim, kura trūkst.
puzzles-idea-win-card = Meklē kārti, ko šis metiens var pabeigt.
puzzles-tag-any-place = Atrast vietu
puzzles-tag-counterweight = Atsvari
puzzles-tag-deny = Atņemt vietu
puzzles-tag-edge = Pāri malai
puzzles-tag-ending = Beigas
puzzles-tag-finger-on-leader = Pirksts uz līderi
puzzles-tag-lane = Atvērti ceļi
puzzles-tag-leave-little = Atstāt maz
puzzles-tag-lower-joint = Vājā vieta
puzzles-tag-middle-game = Spēles vidus
puzzles-tag-order = Pareizā secība
puzzles-tag-packing = Likt cieši
puzzles-tag-squares = Daudz lauciņu
puzzles-tag-take-back = Noņemt žetonu
puzzles-tag-wild-card = DŽOKERS
puzzles-tag-win-card = Iegūt kārti
puzzles-next = Nākamais
puzzles-again = No sākuma
puzzles-answer = Rādīt atbildi

## Results, sharing and times

puzzles-share = Dalīties
puzzles-shared = Nokopēts
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Šodienas laiki
puzzles-board-none = Neviens to vēl nav atrisinājis ar pirmo reizi.
puzzles-board-answered =
    { $count ->
        [zero] Mēģināja { $count } cilvēku
        [one] Mēģināja { $count } cilvēks
       *[other] Mēģināja { $count } cilvēki
    }
puzzles-rush-over = Spurts ir beidzies
puzzles-rush-solved =
    { $count ->
        [zero] Atrisināts { $count } uzdevumu
        [one] Atrisināts { $count } uzdevums
       *[other] Atrisināti { $count } uzdevumi
    }
puzzles-rush-best = Rekords: { $count }
puzzles-rush-wrong = Kļūdas: { $count } no { $most }
puzzles-time-left = Atlicis laiks
puzzles-mine = Mani uzdevumi
puzzles-rating = Stiprums
puzzles-rating-early = minējums
puzzles-counts = { $right } no { $tried } ar pirmo reizi
puzzles-mistakes = Labot savas kļūdas
puzzles-goal-mistake = Atrodi labāku gājienu nekā savā spēlē.

reason-colours-differ = Krāsas nesaskan
reason-falls = Tur tas krīt
reason-finger-misses = Nerāda uz līderi
reason-finger-points-back = Rāda uz tevi
reason-not-best = Ir kas labāks
reason-not-last = Pēdējais bija cits
reason-not-offered = Izmanto pogas
reason-pieces-left = Kauliņi palika pāri
reason-stands = Tas stāv
reason-too-few-squares = Varēja vairāk
