puzzles-title = Hlavolamy
puzzles-streak =
    { $count ->
        [one] { $count } deň po sebe
        [few] { $count } dni po sebe
       *[other] { $count } dní po sebe
    }
puzzles-streak-best = rekord: { $count }
puzzles-daily = Hlavolam dňa
puzzles-daily-about = Pre všetkých rovnaký, každý deň nový.
puzzles-state-new = Zatiaľ bez pokusu
puzzles-state-open = Čaká na teba
puzzles-state-wrong = Zatiaľ nevyriešené
puzzles-state-solved = Hotovo
puzzles-practice = Tréning
puzzles-ideas = Nápad po nápade
puzzles-rush = Šprint
puzzles-rush-about = Tri minúty; tretia chyba znamená koniec.
puzzles-rush-start = Spustiť šprint
puzzles-none = Na tomto serveri nie sú žiadne hlavolamy.

puzzles-goal = Cieľ
puzzles-goal-better-of-two = Ktorý z týchto ťahov je lepší?
puzzles-goal-best-roll = Využi tento hod čo najlepšie.
puzzles-goal-block = Nechaj druhej strane čo najmenej miesta.
puzzles-goal-find-place = Nájdi pre túto kartu miesto.
puzzles-goal-find-place-leader = Nájdi miesto, kde prst ukazuje na hráča s najmenším počtom kariet.
puzzles-goal-fit-everything = Nájdi miesto pre všetky svoje diely.
puzzles-goal-keep-lane = Nechaj si voľnú cestu.
puzzles-goal-last-piece = Nájdi miesto pre všetky svoje diely, samostatný štvorček ako posledný.
puzzles-goal-most-squares =
    { $squares ->
        [one] Polož { $squares } štvorček: viac sa nezmestí.
        [few] Polož { $squares } štvorčeky: viac sa nezmestí.
       *[other] Polož { $squares } štvorčekov: viac sa nezmestí.
    }
puzzles-goal-which-stands = Na ktorom z týchto miest kocka vydrží?
puzzles-goal-will-it-stand = Vydrží tam kocka?
puzzles-moves =
    { $count ->
        [one] { $count } ťah
        [few] { $count } ťahy
       *[other] { $count } ťahov
    }
puzzles-choice-yes = Vydrží
puzzles-choice-no = Spadne
puzzles-choice = { $letter }
puzzles-choice-look = Ukázať { $letter }
puzzles-level = Úroveň { $rating }

puzzles-right = Správne!
puzzles-wrong = Ešte nie
puzzles-solved-late = Nakoniec vyriešené
puzzles-go-on = Skús to ešte raz.
puzzles-why-colours-differ = Farby pod kartou sú iné.
puzzles-why-falls = Tam spadne.
puzzles-why-finger-misses = Žiadny prst neukazuje na hráča s najmenším počtom kariet.
puzzles-why-finger-points-back = Prst ukazuje na teba.
puzzles-why-not-best = To sa smie, ale existuje niečo lepšie.
puzzles-why-not-last = Všetko sa zmestí, ale posledný bol iný diel.
puzzles-why-pieces-left = Niektoré diely už nemajú miesto.
puzzles-why-stands = A predsa vydrží.
puzzles-why-too-few-squares = Dalo sa položiť viac štvorčekov.
puzzles-idea-any-place = Začni tou farbou svojej karty, ktorej je na hracom poli najmenej.
puzzles-idea-counterweight = Váha jednej kocky drží druhú na mieste.
puzzles-idea-deny = Vezmi roh, ktorý druhá strana najviac potrebuje.
puzzles-idea-edge = Kocka stojí, kým sa jej stred opiera o tú pod ňou.
puzzles-idea-ending = Keď zostáva málo ťahov, spočítaj, čo ešte obe strany položia.
puzzles-idea-finger-on-leader = Najprv otoč kartu tak, aby prst ukazoval na toho, kto vedie, a potom hľadaj, kam sa hodí.
puzzles-idea-lane = Miesto na neskôr má väčšiu cenu než štvorčeky teraz.
puzzles-idea-leave-little = Keď sa nedá nič získať, nechaj ďalšiemu hráčovi málo.
puzzles-idea-lower-joint = Veža sa zlomí v najslabšom mieste, a to môže byť hlboko dole.
puzzles-idea-middle-game = Ťah, ktorý otvorí dve cesty, je lepší než len veľký diel.
puzzles-idea-order = Rozhoduje poradie: samostatný štvorček si nechaj na koniec.
puzzles-idea-packing = Najprv polož nešikovné diely; malé sa zmestia všade.
puzzles-idea-squares = Najprv skúšaj veľké diely a sleduj, čo ktorý zatvorí.
puzzles-idea-take-back = VRÁŤ môže odkryť číslo, ktoré pomôže dvakrát.
puzzles-idea-wild-card = ŽOLÍKA si nechaj na číslo, ktoré chýba.
puzzles-idea-win-card = Hľadaj kartu, ktorú tento hod môže dokončiť.
puzzles-tag-any-place = Hľadanie miesta
puzzles-tag-counterweight = Protiváhy
puzzles-tag-deny = Uberanie miesta
puzzles-tag-edge = Cez okraj
puzzles-tag-ending = Koncovka
puzzles-tag-finger-on-leader = Prst na toho, kto vedie
puzzles-tag-lane = Voľné cesty
puzzles-tag-leave-little = Nechať málo
puzzles-tag-lower-joint = Slabé miesto
puzzles-tag-middle-game = Stred hry
puzzles-tag-order = Správne poradie
puzzles-tag-packing = Skladanie
puzzles-tag-squares = Veľa štvorčekov
puzzles-tag-take-back = Vracanie
puzzles-tag-wild-card = ŽOLÍK
puzzles-tag-win-card = Zisk karty
puzzles-next = Ďalší hlavolam
puzzles-again = Od začiatku
puzzles-answer = Ukázať riešenie

puzzles-share = Zdieľať
puzzles-shared = Skopírované
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Dnešné časy
puzzles-board-none = Na prvý pokus ho zatiaľ nikto nevyriešil.
puzzles-board-answered =
    { $count ->
        [one] Skúsil to { $count } človek
        [few] Skúsili to { $count } ľudia
       *[other] Skúsilo to { $count } ľudí
    }
puzzles-rush-over = Koniec šprintu
puzzles-rush-solved =
    { $count ->
        [one] { $count } vyriešený hlavolam
        [few] { $count } vyriešené hlavolamy
       *[other] { $count } vyriešených hlavolamov
    }
puzzles-rush-best = Tvoj rekord: { $count }
puzzles-rush-wrong = Chyby: { $count } z { $most }
puzzles-time-left = Zostávajúci čas
puzzles-mine = Moje hlavolamy
puzzles-rating = Sila
puzzles-rating-early = prvý odhad
puzzles-counts = Na prvý pokus: { $right } z { $tried }
puzzles-mistakes = Napraviť vlastné chyby
puzzles-goal-mistake = Nájdi lepší ťah než vo svojej hre.

reason-colours-differ = Farby nesedia
reason-falls = Tam spadne
reason-finger-misses = Míňa toho, kto vedie
reason-finger-points-back = Ukazuje na teba
reason-not-best = Dá sa aj lepšie
reason-not-last = Posledný bol iný diel
reason-not-offered = Použi tlačidlá
reason-pieces-left = Niektoré diely zostali
reason-stands = A predsa vydrží
reason-too-few-squares = Dalo sa aj viac
