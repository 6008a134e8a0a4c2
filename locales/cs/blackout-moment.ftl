blackout-moment-goal = Kdo dá na kartu poslední žeton, získá ji. Pět karet vyhrává.
blackout-moment-lots = Karty se vykládají. Los určí, kdo začne, i první tři karty.
blackout-moment-wait = Na tahu: { $name }. Až bude hod využitý, kostky dostane další hráč nalevo.
blackout-moment-watch = Na tahu: { $name }. Za každé hozené číslo přijde na kartu jeden žeton.
blackout-moment-over = Hra skončila: pět karet ji ukončí hned. Pořadí ostatních určí získané karty.
blackout-moment-roll = Nejdřív pusť kostky po skluzavce. Položit můžeš jen to, co padne.
blackout-moment-luck = Kostky nebo nová karta jsou na cestě. Hraješ dál, jakmile se zastaví.
blackout-moment-place = Zbývá položit: { $numbers }. { $duty ->
        [may] Číslo, které se hodí, se musí položit, jen po získané kartě nebo po PŘEHOĎ v tomhle tahu už ne.
       *[must] Každé číslo, které se hodí, se musí položit; políčko si vybíráš ty.
    } { $gone ->
        [0] { "" }
        [one] Teď se nikam nehodí: { $lost }.
        [few] Teď se nikam nehodí: { $lost }.
       *[other] Teď se nikam nehodí: { $lost }.
    }
blackout-moment-reroll = Čísla máš využitá, takže se zbylými dvěma kostkami musí hodit ještě jednou. ŽOLÍK a VRAŤ zůstávají na potom.
blackout-moment-wild = ŽOLÍK: můžeš dát žeton na kterékoli odkryté číslo. Nevyužitý na konci tahu propadne.
blackout-moment-undo = VRAŤ: můžeš sundat jeden žeton z kterékoli karty, ať ho tam dal kdokoli. Nevyužité na konci tahu propadne.
blackout-moment-end = Můžeš ukončit tah. Co z hodu zbylo, propadne.
blackout-moment-call = Všechny tři zvláštní strany najednou: zavolej BLACKOUT! Kdo zavolá první, vezme si další kartu z balíčku.

blackout-coach-dark = Světlo zhaslo: kdo zavolá první, vezme si kartu.
blackout-coach-won = Získáváš kartu. { $count ->
        [0] { "" }
       *[other] Hraj dál se zbytkem hodu.
    }
blackout-coach-taken = Získaná karta: { $name }.
blackout-coach-found = Zase je místo pro { $numbers }: polož, co se hodí.
blackout-coach-lost = { $count ->
        [one] Žádné odkryté políčko pro { $numbers }: to číslo propadne, pokud se místo nenajde.
        [few] Žádná odkrytá políčka pro { $numbers }: ta čísla propadnou, pokud se místo nenajde.
       *[other] Žádná odkrytá políčka pro { $numbers }: ta čísla propadnou, pokud se místo nenajde.
    }
blackout-coach-wild = Zbývá ŽOLÍK: ťukni na kterékoli odkryté číslo.
blackout-coach-winner = Jedné kartě chybí už jen { $number }, a to máš v hodu.
