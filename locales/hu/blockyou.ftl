### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Nincs sor, nincs kegyelem: illeszd a színeket, rakd le elsőként a lapod, és egy ujjal küldd ki a többieket a fordulóból.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = fehér
blockyou-colour-R = piros
blockyou-colour-O = narancs
blockyou-colour-Y = sárga
blockyou-colour-L = világoszöld
blockyou-colour-B = kék
blockyou-colour-P = lila

blockyou-direction-N = észak
blockyou-direction-NE = északkelet
blockyou-direction-E = kelet
blockyou-direction-SE = délkelet
blockyou-direction-S = dél
blockyou-direction-SW = délnyugat
blockyou-direction-W = nyugat
blockyou-direction-NW = északnyugat
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = felül { $nw } és { $ne }, alul { $sw } és { $se }; az egyik ujj iránya { $one }, a másiké { $other }

## Ready

blockyou-ready-title = Mindenki egyszerre játszik
blockyou-ready-about = Rakd a lapodat több lapra egyszerre: minden színt a sajátjára, a fehér mindenhez jó. Az ujjai blokkolják azt, akire mutatnak.
blockyou-ready-solo-about = Rakd le minden lapodat, amilyen gyorsan csak tudod: minden színt a sajátjára, a fehér mindenhez jó. Egy ujj se mutasson rád.
blockyou-ready-me = Kész vagyok
blockyou-ready-us = Készen vagyunk
blockyou-ready-start = Visszaszámlálás indítása
blockyou-ready-count = Kész: { $ready } / { $count }

## How each one stands

blockyou-status-idle = még nem kész
blockyou-status-leads = játékvezető
blockyou-status-ready = kész
blockyou-status-active = keres
blockyou-status-alone = utolsó
blockyou-status-done = lerakta
blockyou-status-blocked = blokkolva
blockyou-status-fault = hiba
blockyou-status-last = elkésett
blockyou-status-returned = lap vissza
blockyou-status-out = kimarad
blockyou-status-left = kilépett
blockyou-fault-colours = rossz színek
blockyou-fault-self = magára mutatott
blockyou-cards =
    { $count ->
        [one] { $count } lap
       *[other] { $count } lap
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Te blokkoltad
        [nobody] Blokkolva
       *[other] Blokkolta: { $name }
    }
blockyou-own-done = Lerakva!
blockyou-own-last = Te maradtál utolsónak: a lapod visszakerül
blockyou-own-returned = A lapod visszakerül
blockyou-own-out = A hibád miatt ebből a fordulóból kimaradsz. A következőben újra játszol.
blockyou-own-fault-colours = Nem illenek a színek. Egy büntetőlap; ebből a fordulóból és a következőből kimaradsz.
blockyou-own-fault-self = Magadra mutattál. Egy büntetőlap; ebből a fordulóból és a következőből kimaradsz.
blockyou-solo-fault-colours = Nem illenek a színek: egy büntetőlap
blockyou-solo-fault-self = Magadra mutattál: egy büntetőlap

## The hand

blockyou-hand-down = A lapod, képpel lefelé
blockyou-hand-card = A lapod: { $card }. Nyomd meg, hogy elforduljon.
blockyou-lay-do = Lerakom
blockyou-hint-touch = Húzd a pályára, vagy koppints egy helyre. Ha a lapra koppintasz, elfordul.
blockyou-hint-mouse = Húzd a pályára. Az R vagy a görgő forgatja.
blockyou-watching = Most nézed a játékot

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Még { $seconds } másodperc
       *[other] Még { $seconds } másodperc
    }
blockyou-last-other =
    { $who ->
        [you] Te maradtál utolsónak
        [nobody] Senki sem maradt
       *[other] { $name } maradt utolsónak
    }
blockyou-count = { $figure }
blockyou-solo-time = Idő
blockyou-solo-left =
    { $count ->
        [one] még { $count } lap
       *[other] még { $count } lap
    }
blockyou-result-title = { $round }. forduló
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } mp-cel később
blockyou-result-blocks = blokkolja: { $names }
blockyou-result-nobody = Senki sem rakott lapot
blockyou-ending-all = Senki sem maradt: vége a fordulónak.
blockyou-ending-last =
    { $who ->
        [you] Te maradtál utolsónak.
        [nobody] Egy játékos maradt.
       *[other] { $name } maradt utolsónak.
    }
blockyou-ending-time = Lejárt az idő: a lapok visszakerülnek.
blockyou-ending-dead = Már egyetlen lapot sem lehetett lerakni: a lapok visszakerülnek.
blockyou-ending-refreshed = Senki sem tudott lapot lerakni: itt egy új pálya.
blockyou-fitted-show = Mutasd, hová illett volna
blockyou-fitted =
    { $count ->
        [0] A lapod sehová sem illett
        [one] A lapod { $count } helyre illett
       *[other] A lapod { $count } helyre illett
    }
blockyou-pause = Szünet
blockyou-pause-later = Szünet a forduló után
blockyou-pause-comes = A forduló után szünet lesz
blockyou-paused =
    { $who ->
        [you] Szünet
        [nobody] Szünet
       *[other] Szünet: { $name }
    }
blockyou-go-on = Tovább

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Készen állsz.
        [nobody] Az egyik hely készen áll.
       *[other] { $name } készen áll.
    }
blockyou-said-left =
    { $who ->
        [you] Kiléptél a játékból.
        [nobody] Egy játékos kilépett a játékból.
       *[other] { $name } kilépett a játékból.
    }
blockyou-said-countdown = Három, kettő, egy…
blockyou-said-round = { $round }. forduló.
blockyou-said-card = A lapod: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Lapot raktál le: { $row }. sor, { $column }. oszlop.
        [nobody] BlockYou! Új lap: { $row }. sor, { $column }. oszlop.
       *[other] BlockYou! { $name } lapot rakott le: { $row }. sor, { $column }. oszlop.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Hiba: nem illenek a színeid, { $row }. sor, { $column }. oszlop. Kapsz egy büntetőlapot.
        [nobody] Hiba: nem illenek a színek, { $row }. sor, { $column }. oszlop.
       *[other] { $name } hibázott: nem illenek a színek, { $row }. sor, { $column }. oszlop.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Hiba: magadra mutattál. Kapsz egy büntetőlapot.
        [nobody] Hiba: egy ujj a saját helyére mutat.
       *[other] Hiba: { $name } magára mutatott.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blokkolva: { $names }.
       *[other] Blokkolva: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Te maradtál utolsónak: tíz másodperc!
        [nobody] Tíz másodperc van hátra.
       *[other] { $name } maradt utolsónak, tíz másodperce van.
    }
blockyou-said-over =
    { $who ->
        [you] Vége a játéknak. Nyertél.
        [nobody] Vége a játéknak.
       *[other] Vége a játéknak. { $name } nyert.
    }
blockyou-now-ready = A verseny indul, ha mindenki kész.
blockyou-now-leader =
    { $who ->
        [you] Te indítod a visszaszámlálást, ha a többiek készen állnak.
        [nobody] Egy szabad hely indítja a visszaszámlálást, ha a többiek készen állnak.
       *[other] { $name } indítja a visszaszámlálást, ha a többiek készen állnak.
    }
blockyou-now-countdown = Mindjárt felfordulnak a következő lapok.
blockyou-now-race = Még keres: { $names }.

## The playing area in words

blockyou-text-not-now = Most nincs teendőd.
blockyou-text-hand = { $name }, a lapod
blockyou-text-row = A felső mezőinek sora
blockyou-text-column = A bal oldali mezőinek oszlopa
blockyou-text-turn = Forgatás
blockyou-text-turn-0 = nincs elforgatva: { $card }
blockyou-text-turn-1 = negyed: { $card }
blockyou-text-turn-2 = fél: { $card }
blockyou-text-turn-3 = háromnegyed: { $card }
blockyou-text-lay = Lerak
blockyou-text-places = Hová kerülhet lap a pályán
blockyou-text-row-places = { $row }. sor, oszlopok: { $columns }
blockyou-text-field = A pálya: sorok északról, oszlopok nyugatról
blockyou-text-cell = { $colour }, { $card }. lap
blockyou-text-row-head = { $row }. sor
blockyou-text-column-head = { $column }. oszlop
blockyou-text-players = Hogy áll a játék
blockyou-text-pile =
    { $count ->
        [one] még { $count } büntetőlap
       *[other] még { $count } büntetőlap
    }

## The score sheet

blockyou-sheet = Az nyer, aki elsőként rakja le minden lapját
blockyou-sheet-solo = Egyedül
blockyou-sheet-place = Helyezés
blockyou-sheet-player = Játékos
blockyou-sheet-cards = Maradt lap
blockyou-sheet-time = Idő
blockyou-sheet-fastest = Legjobb
blockyou-sheet-blocks = Blokkolt
blockyou-sheet-faults = Hiba
blockyou-best = Rekordod: { $time }
blockyou-best-new = A legjobb időd!
blockyou-best-all = Legjobb időid: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Most kimaradsz
reason-off-field = A pályán kívül
reason-covers-one-card = Csak egy lapot fed le

## Moves as a replay tells them

replay-blockyou-ready = kész
replay-blockyou-begin =
    { $who ->
        [you] Te indítod a visszaszámlálást
        [nobody] Egy szabad hely indítja a visszaszámlálást
       *[other] { $name } indítja a visszaszámlálást
    }
replay-blockyou-count = három, kettő, egy, nulla
replay-blockyou-turn = felfordulnak a lapok
replay-blockyou-lay =
    { $turns ->
        [0] egy lap, { $row }. sor, { $column }. oszlop
        [1] egy lap, { $row }. sor, { $column }. oszlop, negyedfordulat jobbra
        [2] egy lap, { $row }. sor, { $column }. oszlop, félfordulat
       *[3] egy lap, { $row }. sor, { $column }. oszlop, negyedfordulat balra
    }
replay-blockyou-hidden = egy lap, képpel lefelé
replay-blockyou-draw = egy lap a húzópakliból: { $card }
