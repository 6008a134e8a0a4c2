blockyou-moment-goal = Zbav sa všetkých svojich kariet skôr než ostatní.
blockyou-moment-lots = Žrebujú sa karty. Hráš ďalej, keď bude tá tvoja odkrytá.
blockyou-moment-ready = Povedz, že môžeš začať. Odpočítavanie sa začne, keď to povedia všetci.
blockyou-moment-lead = Vedieš hru a spúšťaš prvé odpočítavanie. { $count ->
        [0] Všetci ostatní sú na štarte.
        [one] Jeden hráč ešte nie je na štarte.
        [few] Na štarte ešte chýbajú { $count } hráči.
       *[other] Na štarte ešte chýba { $count } hráčov.
    }
blockyou-moment-wait = Si na štarte. Odpočítavanie sa začne, keď tam budú všetci.
blockyou-moment-countdown = Tri, dva, jeden, nula: potom sa všetky karty otočia naraz. Skôr nikto nemôže nič položiť.
blockyou-moment-lay = Polož kartu na časti dvoch alebo viacerých kariet: každú farbu na rovnakú, bielu na čokoľvek. Žiadny jej prst nesmie ukazovať na teba.
blockyou-moment-last = Po niečej chybe zostávaš už len ty. Máš { $seconds } s na položenie karty, podľa rovnakých pravidiel.
blockyou-moment-alone = Klaď kartu za kartou: každú farbu na rovnakú, bielu na čokoľvek. Chyba stojí trestnú kartu a ráta sa len čas.
blockyou-moment-done = Tvoja karta leží a jej prsty zablokovali tých, na ktorých ukazujú. Do ďalšieho kola si v bezpečí.
blockyou-moment-blocked = Prst ukazuje na teba, takže v tomto kole končíš. Tvoja karta ide pod ostatné.
blockyou-moment-fault = Chyba: vynechávaš toto aj ďalšie kolo. K tvojim kartám pribudne trestná, ak ešte nejaká je.
blockyou-moment-sit-out = Po chybe z minulého kola toto vynechávaš. V ďalšom zase hráš.
blockyou-moment-back = Kolo sa pre teba skončilo a tvoja karta ide pod ostatné. Potom príde ďalšie odpočítavanie.
blockyou-moment-watch = Všetci sa pretekajú naraz. Ráta sa každá správna karta a jej prsty môžu blokovať ostatných.
blockyou-moment-over = Hra sa skončila. Vyhráva, komu sa karty minuli najskôr.

blockyou-coach-blocked = Blokuje ťa: { $name }. Prst na tej karte ukazuje na teba.
blockyou-coach-colours = Farby nesedia: vynechávaš aj ďalšie kolo.
blockyou-coach-self = Prst ukazuje na teba: vynechávaš aj ďalšie kolo.
blockyou-coach-fewer = Položené bez chyby. { $count ->
        [0] Nemáš už žiadne karty.
        [one] Zostáva ti jedna karta.
        [few] Zostávajú ti { $count } karty.
       *[other] Zostáva ti { $count } kariet.
    }
blockyou-coach-last = Nakoniec zostávaš len ty: správna karta ukončila kolo.
blockyou-coach-ten = Zostávaš už len ty: { $seconds } s.
blockyou-coach-dead = Nikto nemohol položiť kartu, takže kolo sa končí.
blockyou-coach-refreshed = Nikto nemohol položiť kartu, takže sa rozkladá nové hracie pole.
