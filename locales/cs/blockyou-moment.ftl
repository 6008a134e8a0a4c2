blockyou-moment-goal = Zbav se všech svých karet dřív než ostatní.
blockyou-moment-lots = Losují se karty. Hraješ dál, až bude ta tvoje odkrytá.
blockyou-moment-ready = Řekni, že můžeš začít. Odpočítávání začne, až to řeknou všichni.
blockyou-moment-lead = Vedeš hru a spouštíš první odpočítávání. { $count ->
        [0] Všichni ostatní jsou na startu.
        [one] Jeden hráč ještě není na startu.
        [few] Na startu ještě chybí { $count } hráči.
       *[other] Na startu ještě chybí { $count } hráčů.
    }
blockyou-moment-wait = Jsi na startu. Odpočítávání začne, až tam budou všichni.
blockyou-moment-countdown = Tři, dva, jedna, nula: pak se všechny karty otočí najednou. Dřív nikdo nic položit nemůže.
blockyou-moment-lay = Polož kartu na části dvou nebo více karet: každou barvu na stejnou, bílou na cokoli. Žádný její prst nesmí ukazovat na tebe.
blockyou-moment-last = Po něčí chybě zbýváš jen ty. Máš { $seconds } s na položení karty, podle stejných pravidel.
blockyou-moment-alone = Pokládej kartu za kartou: každou barvu na stejnou, bílou na cokoli. Chyba stojí trestnou kartu a počítá se jen čas.
blockyou-moment-done = Tvoje karta leží a její prsty zablokovaly ty, na které ukazují. Do dalšího kola jsi v bezpečí.
blockyou-moment-blocked = Prst ukazuje na tebe, takže v tomhle kole končíš. Tvoje karta jde pod ostatní.
blockyou-moment-fault = Chyba: vynecháváš tohle i příští kolo. K tvým kartám přibude trestná, pokud ještě nějaká je.
blockyou-moment-sit-out = Po chybě z minulého kola tohle vynecháváš. V příštím zase hraješ.
blockyou-moment-back = Kolo pro tebe skončilo a tvoje karta jde pod ostatní. Pak přijde další odpočítávání.
blockyou-moment-watch = Všichni závodí najednou. Počítá se každá správná karta a její prsty můžou blokovat ostatní.
blockyou-moment-over = Hra skončila. Vyhrává, komu karty došly jako prvnímu.

blockyou-coach-blocked = Blokuje tě: { $name }. Prst na té kartě ukazuje na tebe.
blockyou-coach-colours = Barvy nesedí: vynecháváš i příští kolo.
blockyou-coach-self = Prst ukazuje na tebe: vynecháváš i příští kolo.
blockyou-coach-fewer = Položeno bez chyby. { $count ->
        [0] Nemáš už žádné karty.
        [one] Zbývá ti jedna karta.
        [few] Zbývají ti { $count } karty.
       *[other] Zbývá ti { $count } karet.
    }
blockyou-coach-last = Jako poslední zbýváš ty: správná karta ukončila kolo.
blockyou-coach-ten = Zbýváš jen ty: { $seconds } s.
blockyou-coach-dead = Nikdo nemohl položit kartu, takže kolo končí.
blockyou-coach-refreshed = Nikdo nemohl položit kartu, takže se rozkládá nové hrací pole.
