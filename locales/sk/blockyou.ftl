### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Bez čakania a bez zľutovania: zlaď farby, polož kartu skôr než ostatní a prstom ich pošli z kola von.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = biela
blockyou-colour-R = červená
blockyou-colour-O = oranžová
blockyou-colour-Y = žltá
blockyou-colour-L = svetlozelená
blockyou-colour-B = modrá
blockyou-colour-P = fialová

blockyou-direction-N = sever
blockyou-direction-NE = severovýchod
blockyou-direction-E = východ
blockyou-direction-SE = juhovýchod
blockyou-direction-S = juh
blockyou-direction-SW = juhozápad
blockyou-direction-W = západ
blockyou-direction-NW = severozápad
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = hore { $nw } a { $ne }, dole { $sw } a { $se }; prsty: { $one }, { $other }

## Ready

blockyou-ready-title = Všetci hrajú naraz
blockyou-ready-about = Polož svoju kartu cez niekoľko kariet: každú farbu na rovnakú, biela sa hodí všade. Na koho ukážu jej prsty, ten je zablokovaný.
blockyou-ready-solo-about = Polož všetky svoje karty čo najrýchlejšie: každú farbu na rovnakú, biela sa hodí všade. Žiadny prst nesmie ukazovať na teba.
blockyou-ready-me = Môžem začať
blockyou-ready-us = Môžeme začať
blockyou-ready-start = Spustiť odpočítavanie
blockyou-ready-count = Na štarte: { $ready } z { $count }

## How each one stands

blockyou-status-idle = nie je na štarte
blockyou-status-leads = vedúci hry
blockyou-status-ready = na štarte
blockyou-status-active = hľadá
blockyou-status-alone = posledný hráč
blockyou-status-done = hotovo
blockyou-status-blocked = blok
blockyou-status-fault = chyba
blockyou-status-last = neskoro
blockyou-status-returned = karta späť
blockyou-status-out = vynecháva
blockyou-status-left = už nehrá
blockyou-fault-colours = zlé farby
blockyou-fault-self = prst na seba
blockyou-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blokuješ ty
        [nobody] Blok
       *[other] Blokuje { $name }
    }
blockyou-own-done = Hotovo!
blockyou-own-last = Zostávaš už len ty: tvoja karta sa vracia
blockyou-own-returned = Tvoja karta sa vracia
blockyou-own-out = Po chybe toto kolo vynechávaš. V ďalšom zase hráš.
blockyou-own-fault-colours = Farby nesedia. Jedna trestná karta; vynechávaš toto aj ďalšie kolo.
blockyou-own-fault-self = Prst ukazuje na teba. Jedna trestná karta; vynechávaš toto aj ďalšie kolo.
blockyou-solo-fault-colours = Farby nesedia: jedna trestná karta
blockyou-solo-fault-self = Prst ukazuje na teba: jedna trestná karta

## The hand

blockyou-hand-down = Tvoja karta, lícom nadol
blockyou-hand-card = Tvoja karta: { $card }. Stlačením ju otočíš.
blockyou-lay-do = Položiť
blockyou-hint-touch = Potiahni ju na hracie pole alebo ťukni na miesto. Ťuknutím na kartu ju otočíš.
blockyou-hint-mouse = Potiahni ju na hracie pole. Otáča ju R alebo koliesko.
blockyou-watching = Dívaš sa

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Zostáva { $seconds } sekunda
        [few] Zostávajú { $seconds } sekundy
       *[other] Zostáva { $seconds } sekúnd
    }
blockyou-last-other =
    { $who ->
        [you] Zostávaš už len ty
        [nobody] Nikto nezostáva
       *[other] Zostáva už len { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Čas
blockyou-solo-left =
    { $count ->
        [one] zostáva { $count } karta
        [few] zostávajú { $count } karty
       *[other] zostáva { $count } kariet
    }
blockyou-result-title = Kolo { $round }
blockyou-result-later = o { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s neskôr
blockyou-result-blocks = blokuje: { $names }
blockyou-result-nobody = Kartu nikto nepoložil
blockyou-ending-all = Nikto nezostáva: koniec kola.
blockyou-ending-last =
    { $who ->
        [you] Nakoniec zostávaš len ty.
        [nobody] Zostal len jeden hráč.
       *[other] Nakoniec zostáva len { $name }.
    }
blockyou-ending-time = Čas vypršal: karty sa vracajú.
blockyou-ending-dead = Žiadna karta sa už položiť nedala: karty sa vracajú.
blockyou-ending-refreshed = Nikto nemohol položiť kartu: tu je nové hracie pole.
blockyou-fitted-show = Ukázať, kam sa karta hodila
blockyou-fitted =
    { $count ->
        [0] Tvoja karta sa nikam nehodila
        [one] Tvoja karta sa hodila na { $count } miesto
        [few] Tvoja karta sa hodila na { $count } miesta
       *[other] Tvoja karta sa hodila na { $count } miest
    }
blockyou-pause = Pauza
blockyou-pause-later = Pauza po tomto kole
blockyou-pause-comes = Po tomto kole bude pauza
blockyou-paused =
    { $who ->
        [you] Pauza
        [nobody] Pauza
       *[other] Pauza: { $name }
    }
blockyou-go-on = Ďalej

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Si na štarte.
        [nobody] Jedno miesto je na štarte.
       *[other] { $name } je na štarte.
    }
blockyou-said-left =
    { $who ->
        [you] Odchádzaš z hry.
        [nobody] Niekto odchádza z hry.
       *[other] { $name } odchádza z hry.
    }
blockyou-said-countdown = Tri, dva, jeden…
blockyou-said-round = Kolo { $round }.
blockyou-said-card = Tvoja karta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Kladieš kartu: riadok { $row }, stĺpec { $column }.
        [nobody] BlockYou! Leží karta: riadok { $row }, stĺpec { $column }.
       *[other] BlockYou! { $name } kladie kartu: riadok { $row }, stĺpec { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Chyba: farby ti nesedia, riadok { $row }, stĺpec { $column }. Dostávaš trestnú kartu.
        [nobody] Chyba: farby nesedia, riadok { $row }, stĺpec { $column }.
       *[other] Chyba, { $name }: farby nesedia, riadok { $row }, stĺpec { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Chyba: prst ukazuje na teba. Dostávaš trestnú kartu.
        [nobody] Chyba: prst ukazuje na vlastné miesto.
       *[other] Chyba: { $name } ukazuje na vlastné miesto.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blok: { $names }.
        [few] Blok: { $names }.
       *[other] Blok: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Zostávaš už len ty: desať sekúnd!
        [nobody] Zostáva desať sekúnd.
       *[other] Zostáva už len { $name } a má desať sekúnd.
    }
blockyou-said-over =
    { $who ->
        [you] Koniec hry. Vyhrávaš.
        [nobody] Koniec hry.
       *[other] Koniec hry. Vyhráva { $name }.
    }
blockyou-now-ready = Preteky sa začnú, keď budú všetci na štarte.
blockyou-now-leader =
    { $who ->
        [you] Keď budú ostatní na štarte, spustíš odpočítavanie.
        [nobody] Keď budú ostatní na štarte, spustí odpočítavanie voľné miesto.
       *[other] Keď budú ostatní na štarte, { $name } spustí odpočítavanie.
    }
blockyou-now-countdown = O okamih sa otočia ďalšie karty.
blockyou-now-race = Ešte hľadajú: { $names }.

## The playing area in words

blockyou-text-not-now = Teraz nemáš čo robiť.
blockyou-text-hand = { $name }, tvoja karta
blockyou-text-row = Riadok jej horných štvorčekov
blockyou-text-column = Stĺpec jej ľavých štvorčekov
blockyou-text-turn = Otočenie
blockyou-text-turn-0 = neotočená: { $card }
blockyou-text-turn-1 = o štvrtinu: { $card }
blockyou-text-turn-2 = o polovicu: { $card }
blockyou-text-turn-3 = o tri štvrtiny: { $card }
blockyou-text-lay = Položiť
blockyou-text-places = Kam sa na hracie pole zmestí karta
blockyou-text-row-places = riadok { $row }: stĺpce { $columns }
blockyou-text-field = Hracie pole: riadky od severu, stĺpce od západu
blockyou-text-cell = { $colour }, karta { $card }
blockyou-text-row-head = Riadok { $row }
blockyou-text-column-head = Stĺpec { $column }
blockyou-text-players = Stav hry
blockyou-text-pile =
    { $count ->
        [one] zostáva { $count } trestná karta
        [few] zostávajú { $count } trestné karty
       *[other] zostáva { $count } trestných kariet
    }

## The score sheet

blockyou-sheet = Kto prvý položí všetky karty, vyhráva
blockyou-sheet-solo = Hra sólo
blockyou-sheet-place = Poradie
blockyou-sheet-player = Hráč
blockyou-sheet-cards = Zvyšné karty
blockyou-sheet-time = Čas
blockyou-sheet-fastest = Min. čas
blockyou-sheet-blocks = Bloky
blockyou-sheet-faults = Chyby
blockyou-best = Prekonaj: { $time }
blockyou-best-new = Tvoj najlepší čas!
blockyou-best-all = Tvoje najlepšie časy: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Teraz vynechávaš
reason-off-field = Mimo hracieho poľa
reason-covers-one-card = Zakrýva len jednu kartu

## Moves as a replay tells them

replay-blockyou-ready = na štarte
replay-blockyou-begin =
    { $who ->
        [you] Spúšťaš odpočítavanie
        [nobody] Odpočítavanie spúšťa voľné miesto
       *[other] { $name } spúšťa odpočítavanie
    }
replay-blockyou-count = tri, dva, jeden, nula
replay-blockyou-turn = karty sa otočia lícom nahor
replay-blockyou-lay =
    { $turns ->
        [0] karta: riadok { $row }, stĺpec { $column }
        [1] karta: riadok { $row }, stĺpec { $column }, otočená o štvrtinu doprava
        [2] karta: riadok { $row }, stĺpec { $column }, otočená o polovicu
       *[3] karta: riadok { $row }, stĺpec { $column }, otočená o štvrtinu doľava
    }
replay-blockyou-hidden = karta, lícom nadol
replay-blockyou-draw = karta z balíčka: { $card }
