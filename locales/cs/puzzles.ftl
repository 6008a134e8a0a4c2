puzzles-title = Hlavolamy
puzzles-streak =
    { $count ->
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
       *[other] { $count } dní v řadě
    }
puzzles-streak-best = rekord: { $count }
puzzles-daily = Hlavolam dne
puzzles-daily-about = Pro všechny stejný, každý den nový.
puzzles-state-new = Zatím bez pokusu
puzzles-state-open = Čeká na tebe
puzzles-state-wrong = Zatím nevyřešeno
puzzles-state-solved = Vyřešeno
puzzles-practice = Trénink
puzzles-ideas = Nápad po nápadu
puzzles-rush = Sprint
puzzles-rush-about = Tři minuty; třetí chyba znamená konec.
puzzles-rush-start = Spustit sprint
puzzles-none = Na tomto serveru žádné hlavolamy nejsou.

puzzles-goal = Cíl
puzzles-goal-better-of-two = Který z těchto tahů je lepší?
puzzles-goal-best-roll = Využij tenhle hod co nejlépe.
puzzles-goal-block = Nech druhé straně co nejméně místa.
puzzles-goal-find-place = Najdi pro tuhle kartu místo.
puzzles-goal-find-place-leader = Najdi místo, kde prst ukazuje na hráče s nejméně kartami.
puzzles-goal-fit-everything = Najdi místo pro všechny své díly.
puzzles-goal-keep-lane = Nech si volnou cestu.
puzzles-goal-last-piece = Najdi místo pro všechny své díly, samotný čtvereček jako poslední.
puzzles-goal-most-squares =
    { $squares ->
        [one] Polož { $squares } čtvereček: víc se nevejde.
        [few] Polož { $squares } čtverečky: víc se nevejde.
       *[other] Polož { $squares } čtverečků: víc se nevejde.
    }
puzzles-goal-which-stands = Na kterém z těchto míst kostka vydrží?
puzzles-goal-will-it-stand = Vydrží tam kostka?
puzzles-moves =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
puzzles-choice-yes = Vydrží
puzzles-choice-no = Spadne
puzzles-choice = { $letter }
puzzles-choice-look = Ukázat { $letter }
puzzles-level = Úroveň { $rating }

puzzles-right = Správně!
puzzles-wrong = Ještě ne
puzzles-solved-late = Nakonec vyřešeno
puzzles-go-on = Zkus to ještě jednou.
puzzles-why-colours-differ = Barvy pod kartou jsou jiné.
puzzles-why-falls = Tam spadne.
puzzles-why-finger-misses = Žádný prst neukazuje na hráče s nejméně kartami.
puzzles-why-finger-points-back = Prst ukazuje na tebe.
puzzles-why-not-best = To se smí, ale existuje něco lepšího.
puzzles-why-not-last = Všechno se vejde, ale poslední byl jiný díl.
puzzles-why-pieces-left = Některé díly už nemají místo.
puzzles-why-stands = A přece vydrží.
puzzles-why-too-few-squares = Šlo položit víc čtverečků.
puzzles-idea-any-place = Začni tou barvou své karty, které je na hracím poli nejméně.
puzzles-idea-counterweight = Váha jedné kostky drží druhou na místě.
puzzles-idea-deny = Vezmi roh, který druhá strana nejvíc potřebuje.
puzzles-idea-edge = Kostka stojí, dokud se její střed opírá o tu pod ní.
puzzles-idea-ending = Když zbývá málo tahů, spočítej, co ještě obě strany položí.
puzzles-idea-finger-on-leader = Nejdřív otoč kartu tak, aby prst ukazoval na toho, kdo vede, a pak hledej, kam se hodí.
puzzles-idea-lane = Místo na později má větší cenu než čtverečky teď.
puzzles-idea-leave-little = Když se nedá nic získat, nech dalšímu hráči málo.
puzzles-idea-lower-joint = Věž se zlomí v nejslabším místě, a to může být hluboko dole.
puzzles-idea-middle-game = Tah, který otevře dvě cesty, je lepší než jen velký díl.
puzzles-idea-order = Rozhoduje pořadí: samotný čtvereček si nech na konec.
puzzles-idea-packing = Nejdřív polož nešikovné díly; malé se vejdou všude.
puzzles-idea-squares = Nejdřív zkoušej velké díly a dívej se, co který zavře.
puzzles-idea-take-back = VRAŤ může odkrýt číslo, které pomůže dvakrát.
puzzles-idea-wild-card = ŽOLÍKA si nech na číslo, které chybí.
puzzles-idea-win-card = Hledej kartu, kterou tenhle hod může dokončit.
puzzles-tag-any-place = Hledání místa
puzzles-tag-counterweight = Protiváhy
puzzles-tag-deny = Ubírání místa
puzzles-tag-edge = Přes okraj
puzzles-tag-ending = Koncovka
puzzles-tag-finger-on-leader = Prst na toho, kdo vede
puzzles-tag-lane = Volné cesty
puzzles-tag-leave-little = Nechat málo
puzzles-tag-lower-joint = Slabé místo
puzzles-tag-middle-game = Střed hry
puzzles-tag-order = Správné pořadí
puzzles-tag-packing = Skládání
puzzles-tag-squares = Hodně čtverečků
puzzles-tag-take-back = Vracení
puzzles-tag-wild-card = ŽOLÍK
puzzles-tag-win-card = Zisk karty
puzzles-next = Další hlavolam
puzzles-again = Od začátku
puzzles-answer = Ukázat řešení

puzzles-share = Sdílet
puzzles-shared = Zkopírováno
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Dnešní časy
puzzles-board-none = Na první pokus ho zatím nikdo nevyřešil.
puzzles-board-answered =
    { $count ->
        [one] Zkusil to { $count } člověk
        [few] Zkusili to { $count } lidé
       *[other] Zkusilo to { $count } lidí
    }
puzzles-rush-over = Konec sprintu
puzzles-rush-solved =
    { $count ->
        [one] { $count } vyřešený hlavolam
        [few] { $count } vyřešené hlavolamy
       *[other] { $count } vyřešených hlavolamů
    }
puzzles-rush-best = Tvůj rekord: { $count }
puzzles-rush-wrong = Chyby: { $count } z { $most }
puzzles-time-left = Zbývající čas
puzzles-mine = Moje hlavolamy
puzzles-rating = Síla
puzzles-rating-early = první odhad
puzzles-counts = Na první pokus: { $right } z { $tried }
puzzles-mistakes = Napravit vlastní chyby
puzzles-goal-mistake = Najdi lepší tah než ve své hře.

reason-colours-differ = Barvy nesedí
reason-falls = Tam spadne
reason-finger-misses = Míjí toho, kdo vede
reason-finger-points-back = Ukazuje na tebe
reason-not-best = Jde to i lépe
reason-not-last = Poslední byl jiný díl
reason-not-offered = Použij tlačítka
reason-pieces-left = Některé díly zbývají
reason-stands = A přece vydrží
reason-too-few-squares = Šlo to i víc
