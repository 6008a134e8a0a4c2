blokus-moment-goal = Polož čo najviac štvorčekov, rohom k rohu.
blokus-moment-lots = Žrebuje sa, kto začne. Skôr nikto nemôže položiť žiadny diel.
blokus-moment-wait = Na ťahu: { $name }. Hrá sa v smere hodín a každý kladie po jednom diele, takže rad príde aj na teba.
blokus-moment-watch = Na ťahu: { $name }. V každom ťahu sa kladie jeden diel, teraz farba { $colour }.
blokus-moment-first = Prvý diel každej farby musí pokryť rohové políčko dosky. { $count ->
        [one] Voľný je ešte jeden roh.
        [few] Voľné sú ešte { $count } rohy.
       *[other] Voľných je ešte { $count } rohov.
    }
blokus-moment-own-start = Prvý diel farby musí pokryť jej vlastný roh dosky. Ten tvoj svieti, farba { $colour }.
blokus-moment-start = Na malej doske musí prvý diel pokryť tvoje štartové políčko. Už svieti, farba { $colour }.
blokus-moment-corner = Diel sa musí dotýkať tvojej farby rohom, a nikdy hranou. { $pass ->
        [yes] Môžeš povedať aj pas.
       *[no] Svietiace políčka ukazujú, kde sa dá začať.
    }
blokus-moment-shared-first = Hráš za spoločnú farbu: { $colour }. Jej prvý diel musí pokryť voľný roh dosky.
blokus-moment-shared = Hráš za spoločnú farbu: { $colour }. Diel sa jej musí dotýkať rohom, a nikdy hranou.
blokus-moment-shut = Žiadny tvoj diel už nemá miesto, takže ťa preskakujeme. Doska sa len zapĺňa: štvorčeky, ktoré ti zostali, sa spočítajú na konci.
blokus-moment-done = Všetky tvoje diely ležia, takže ťa preskakujeme. Ostatní kladú, kým môžu.
blokus-moment-over = Hra sa skončila. Počítajú sa zvyšné štvorčeky.

blokus-coach-corners = Farba { $colour }: odteraz sa jej musí každý diel dotýkať, ale len rohom.
blokus-coach-mine = Farba { $colour } už nemá miesto a odteraz sa preskakuje.
blokus-coach-theirs = Farba { $colour } je odrezaná a odteraz sa preskakuje.
blokus-coach-finished = Farba { $colour }: všetko už leží.
blokus-coach-lane = { $name }: tento ťah zatvára cestu. { $count ->
        [one] Jeden tvoj diel sa už nikam nezmestí.
        [few] { $count } tvoje diely sa už nikam nezmestia.
       *[other] { $count } tvojich dielov sa už nikam nezmestí.
    }
