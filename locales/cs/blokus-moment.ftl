blokus-moment-goal = Polož co nejvíc čtverečků, rohem k rohu.
blokus-moment-lots = Losuje se, kdo začne. Dřív nikdo nemůže položit žádný díl.
blokus-moment-wait = Na tahu: { $name }. Hraje se po směru hodin a každý pokládá po jednom dílu, takže řada přijde i na tebe.
blokus-moment-watch = Na tahu: { $name }. V každém tahu se pokládá jeden díl, teď barva { $colour }.
blokus-moment-first = První díl každé barvy musí pokrýt rohové políčko plánu. { $count ->
        [one] Volný je ještě jeden roh.
        [few] Volné jsou ještě { $count } rohy.
       *[other] Volných je ještě { $count } rohů.
    }
blokus-moment-own-start = První díl barvy musí pokrýt její vlastní roh plánu. Ten tvůj svítí, barva { $colour }.
blokus-moment-start = Na malém plánu musí první díl pokrýt tvoje startovní políčko. Už svítí, barva { $colour }.
blokus-moment-corner = Díl se musí dotýkat tvé barvy rohem, a nikdy hranou. { $pass ->
        [yes] Můžeš říct i pas.
       *[no] Svítící políčka ukazují, kde se dá začít.
    }
blokus-moment-shared-first = Hraješ za společnou barvu: { $colour }. Její první díl musí pokrýt volný roh plánu.
blokus-moment-shared = Hraješ za společnou barvu: { $colour }. Díl se jí musí dotýkat rohem, a nikdy hranou.
blokus-moment-shut = Žádný tvůj díl už nemá místo, takže tě přeskakujeme. Plán se jen zaplňuje: čtverečky, které ti zbyly, se spočítají na konci.
blokus-moment-done = Všechny tvoje díly leží, takže tě přeskakujeme. Ostatní pokládají, dokud můžou.
blokus-moment-over = Hra skončila. Počítají se zbylé čtverečky.

blokus-coach-corners = Barva { $colour }: odteď se jí musí každý díl dotýkat, ale jen rohem.
blokus-coach-mine = Barva { $colour } už nemá místo a odteď se přeskakuje.
blokus-coach-theirs = Barva { $colour } je odříznutá a odteď se přeskakuje.
blokus-coach-finished = Barva { $colour }: všechno už leží.
blokus-coach-lane = { $name }: tento tah zavírá cestu. { $count ->
        [one] Jeden tvůj díl se už nikam nevejde.
        [few] { $count } tvoje díly se už nikam nevejdou.
       *[other] { $count } tvých dílů se už nikam nevejde.
    }
