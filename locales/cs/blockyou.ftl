### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Bez čekání a bez slitování: slaď barvy, polož kartu dřív než ostatní a prstem je pošli z kola ven.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = bílá
blockyou-colour-R = červená
blockyou-colour-O = oranžová
blockyou-colour-Y = žlutá
blockyou-colour-L = světle zelená
blockyou-colour-B = modrá
blockyou-colour-P = fialová

blockyou-direction-N = sever
blockyou-direction-NE = severovýchod
blockyou-direction-E = východ
blockyou-direction-SE = jihovýchod
blockyou-direction-S = jih
blockyou-direction-SW = jihozápad
blockyou-direction-W = západ
blockyou-direction-NW = severozápad
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = nahoře { $nw } a { $ne }, dole { $sw } a { $se }; prsty: { $one }, { $other }

## Ready

blockyou-ready-title = Všichni hrají najednou
blockyou-ready-about = Polož svou kartu přes několik karet: každou barvu na stejnou, bílá se hodí ke všem. Na koho ukážou její prsty, ten je zablokovaný.
blockyou-ready-solo-about = Polož všechny své karty co nejrychleji: každou barvu na stejnou, bílá se hodí ke všem. Žádný prst nesmí ukazovat na tebe.
blockyou-ready-me = Můžu začít
blockyou-ready-us = Můžeme začít
blockyou-ready-start = Spustit odpočítávání
blockyou-ready-count = Na startu: { $ready } z { $count }

## How each one stands

blockyou-status-idle = není na startu
blockyou-status-leads = vedoucí hry
blockyou-status-ready = na startu
blockyou-status-active = hledá
blockyou-status-alone = poslední
blockyou-status-done = hotovo
blockyou-status-blocked = blok
blockyou-status-fault = chyba
blockyou-status-last = pozdě
blockyou-status-returned = karta zpět
blockyou-status-out = vynechává
blockyou-status-left = už nehraje
blockyou-fault-colours = špatné barvy
blockyou-fault-self = prst na sebe
blockyou-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blokuješ ty
        [nobody] Blok
       *[other] Blokuje { $name }
    }
blockyou-own-done = Hotovo!
blockyou-own-last = Jsi poslední: tvoje karta se vrací
blockyou-own-returned = Tvoje karta se vrací
blockyou-own-out = Po chybě tohle kolo vynecháváš. V příštím zase hraješ.
blockyou-own-fault-colours = Barvy nesedí. Jedna trestná karta; vynecháváš tohle i příští kolo.
blockyou-own-fault-self = Prst ukazuje na tebe. Jedna trestná karta; vynecháváš tohle i příští kolo.
blockyou-solo-fault-colours = Barvy nesedí: jedna trestná karta
blockyou-solo-fault-self = Prst ukazuje na tebe: jedna trestná karta

## The hand

blockyou-hand-down = Tvoje karta, lícem dolů
blockyou-hand-card = Tvoje karta: { $card }. Stisknutím ji otočíš.
blockyou-lay-do = Položit
blockyou-hint-touch = Přetáhni ji na hrací pole, nebo ťukni na místo. Ťuknutím na kartu ji otočíš.
blockyou-hint-mouse = Přetáhni ji na hrací pole. Otáčí ji R nebo kolečko.
blockyou-watching = Díváš se

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda
        [few] Zbývají { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }
blockyou-last-other =
    { $who ->
        [you] Jsi poslední
        [nobody] Nikdo nezbývá
       *[other] { $name } je poslední
    }
blockyou-count = { $figure }
blockyou-solo-time = Čas
blockyou-solo-left =
    { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
blockyou-result-title = Kolo { $round }
blockyou-result-later = o { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s později
blockyou-result-blocks = blokuje: { $names }
blockyou-result-nobody = Kartu nikdo nepoložil
blockyou-ending-all = Nikdo nezbývá: konec kola.
blockyou-ending-last =
    { $who ->
        [you] Jako poslední zbýváš ty.
        [nobody] Zbyl jen jeden hráč.
       *[other] Jako poslední zbývá { $name }.
    }
blockyou-ending-time = Čas vypršel: karty se vracejí.
blockyou-ending-dead = Žádná karta už se položit nedala: karty se vracejí.
blockyou-ending-refreshed = Nikdo nemohl položit kartu: tady je nové hrací pole.
blockyou-fitted-show = Ukázat, kam se karta hodila
blockyou-fitted =
    { $count ->
        [0] Tvoje karta se nikam nehodila
        [one] Tvoje karta se hodila na { $count } místo
        [few] Tvoje karta se hodila na { $count } místa
       *[other] Tvoje karta se hodila na { $count } míst
    }
blockyou-pause = Pauza
blockyou-pause-later = Pauza po tomhle kole
blockyou-pause-comes = Po tomhle kole bude pauza
blockyou-paused =
    { $who ->
        [you] Pauza
        [nobody] Pauza
       *[other] Pauza: { $name }
    }
blockyou-go-on = Dál

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Jsi na startu.
        [nobody] Jedno místo je na startu.
       *[other] { $name } je na startu.
    }
blockyou-said-left =
    { $who ->
        [you] Odcházíš ze hry.
        [nobody] Někdo odchází ze hry.
       *[other] { $name } odchází ze hry.
    }
blockyou-said-countdown = Tři, dva, jedna…
blockyou-said-round = Kolo { $round }.
blockyou-said-card = Tvoje karta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Pokládáš kartu: řádek { $row }, sloupec { $column }.
        [nobody] BlockYou! Leží karta: řádek { $row }, sloupec { $column }.
       *[other] BlockYou! { $name } pokládá kartu: řádek { $row }, sloupec { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Chyba: barvy ti nesedí, řádek { $row }, sloupec { $column }. Dostáváš trestnou kartu.
        [nobody] Chyba: barvy nesedí, řádek { $row }, sloupec { $column }.
       *[other] Chyba, { $name }: barvy nesedí, řádek { $row }, sloupec { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Chyba: prst ukazuje na tebe. Dostáváš trestnou kartu.
        [nobody] Chyba: prst ukazuje na vlastní místo.
       *[other] Chyba: { $name } ukazuje na vlastní místo.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blok: { $names }.
        [few] Blok: { $names }.
       *[other] Blok: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Jsi poslední: deset sekund!
        [nobody] Zbývá deset sekund.
       *[other] { $name } je poslední a má deset sekund.
    }
blockyou-said-over =
    { $who ->
        [you] Konec hry. Vyhráváš.
        [nobody] Konec hry.
       *[other] Konec hry. Vyhrává { $name }.
    }
blockyou-now-ready = Závod začne, až budou všichni na startu.
blockyou-now-leader =
    { $who ->
        [you] Až budou ostatní na startu, spustíš odpočítávání.
        [nobody] Až budou ostatní na startu, spustí odpočítávání volné místo.
       *[other] Až budou ostatní na startu, { $name } spustí odpočítávání.
    }
blockyou-now-countdown = Za okamžik se otočí další karty.
blockyou-now-race = Ještě hledají: { $names }.

## The playing area in words

blockyou-text-not-now = Teď nemáš co dělat.
blockyou-text-hand = { $name }, tvoje karta
blockyou-text-row = Řádek jejích horních čtverečků
blockyou-text-column = Sloupec jejích levých čtverečků
blockyou-text-turn = Otočení
blockyou-text-turn-0 = neotočená: { $card }
blockyou-text-turn-1 = o čtvrtinu: { $card }
blockyou-text-turn-2 = o polovinu: { $card }
blockyou-text-turn-3 = o tři čtvrtiny: { $card }
blockyou-text-lay = Položit
blockyou-text-places = Kam se na hrací pole vejde karta
blockyou-text-row-places = řádek { $row }: sloupce { $columns }
blockyou-text-field = Hrací pole: řádky od severu, sloupce od západu
blockyou-text-cell = { $colour }, karta { $card }
blockyou-text-row-head = Řádek { $row }
blockyou-text-column-head = Sloupec { $column }
blockyou-text-players = Stav hry
blockyou-text-pile =
    { $count ->
        [one] zbývá { $count } trestná karta
        [few] zbývají { $count } trestné karty
       *[other] zbývá { $count } trestných karet
    }

## The score sheet

blockyou-sheet = Kdo první položí všechny karty, vyhrává
blockyou-sheet-solo = Hra sólo
blockyou-sheet-place = Pořadí
blockyou-sheet-player = Hráč
blockyou-sheet-cards = Zbylé karty
blockyou-sheet-time = Čas
blockyou-sheet-fastest = Nejkratší
blockyou-sheet-blocks = Bloky
blockyou-sheet-faults = Chyby
blockyou-best = Překonej: { $time }
blockyou-best-new = Tvůj nejlepší čas!
blockyou-best-all = Tvoje nejlepší časy: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Teď vynecháváš
reason-off-field = Mimo hrací pole
reason-covers-one-card = Zakrývá jen jednu kartu

## Moves as a replay tells them

replay-blockyou-ready = na startu
replay-blockyou-begin =
    { $who ->
        [you] Spouštíš odpočítávání
        [nobody] Odpočítávání spouští volné místo
       *[other] { $name } spouští odpočítávání
    }
replay-blockyou-count = tři, dva, jedna, nula
replay-blockyou-turn = karty se otočí lícem nahoru
replay-blockyou-lay =
    { $turns ->
        [0] karta: řádek { $row }, sloupec { $column }
        [1] karta: řádek { $row }, sloupec { $column }, otočená o čtvrtinu doprava
        [2] karta: řádek { $row }, sloupec { $column }, otočená o polovinu
       *[3] karta: řádek { $row }, sloupec { $column }, otočená o čtvrtinu doleva
    }
replay-blockyou-hidden = karta, lícem dolů
replay-blockyou-draw = karta z balíčku: { $card }
