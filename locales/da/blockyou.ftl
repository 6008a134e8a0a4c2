### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Ingen ture, ingen nåde: find de rigtige farver, læg dit kort først, og peg de andre ud af runden.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = hvid
blockyou-colour-R = rød
blockyou-colour-O = orange
blockyou-colour-Y = gul
blockyou-colour-L = lysegrøn
blockyou-colour-B = blå
blockyou-colour-P = lilla

blockyou-direction-N = nord
blockyou-direction-NE = nordøst
blockyou-direction-E = øst
blockyou-direction-SE = sydøst
blockyou-direction-S = syd
blockyou-direction-SW = sydvest
blockyou-direction-W = vest
blockyou-direction-NW = nordvest
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = øverst { $nw } og { $ne }, nederst { $sw } og { $se }; en finger mod { $one }, en mod { $other }

## Ready

blockyou-ready-title = Alle spiller på én gang
blockyou-ready-about = Læg dit kort hen over flere kort: hver farve på samme farve, hvid passer til alt. Fingrene blokerer dem, de peger på.
blockyou-ready-solo-about = Læg alle dine kort så hurtigt, du kan: hver farve på samme farve, hvid passer til alt. Ingen finger må pege på dig.
blockyou-ready-me = Jeg er klar
blockyou-ready-us = Vi er klar
blockyou-ready-start = Start nedtællingen
blockyou-ready-count = { $ready } af { $count } klar

## How each one stands

blockyou-status-idle = ikke klar endnu
blockyou-status-leads = spilleder
blockyou-status-ready = klar
blockyou-status-active = leder
blockyou-status-alone = den sidste
blockyou-status-done = færdig
blockyou-status-blocked = blokeret
blockyou-status-fault = fejl
blockyou-status-last = for sent
blockyou-status-returned = kort retur
blockyou-status-out = sidder over
blockyou-status-left = er gået
blockyou-fault-colours = forkerte farver
blockyou-fault-self = pegede på sig selv
blockyou-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blokeret af dig
        [nobody] Blokeret
       *[other] Blokeret af { $name }
    }
blockyou-own-done = Færdig!
blockyou-own-last = Den sidste: dit kort går tilbage
blockyou-own-returned = Dit kort går tilbage
blockyou-own-out = Du sidder over i denne runde efter din fejl. Du er med igen i den næste.
blockyou-own-fault-colours = Farverne passer ikke. Et strafkort; du er ude i denne runde og den næste.
blockyou-own-fault-self = Du pegede på dig selv. Et strafkort; du er ude i denne runde og den næste.
blockyou-solo-fault-colours = Farverne passer ikke: et strafkort
blockyou-solo-fault-self = Du pegede på dig selv: et strafkort

## The hand

blockyou-hand-down = Dit kort, med bagsiden op
blockyou-hand-card = Dit kort: { $card }. Tryk for at dreje det.
blockyou-lay-do = Læg det
blockyou-hint-touch = Træk det hen på banen, eller tryk på et sted. Tryk på kortet for at dreje det.
blockyou-hint-mouse = Træk det hen på banen. R eller musehjulet drejer det.
blockyou-watching = Du ser med

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }
blockyou-last-other =
    { $who ->
        [you] Du er den sidste
        [nobody] Ingen er tilbage
       *[other] { $name } er den sidste
    }
blockyou-count = { $figure }
blockyou-solo-time = Tid
blockyou-solo-left =
    { $count ->
        [one] { $count } kort tilbage
       *[other] { $count } kort tilbage
    }
blockyou-result-title = Runde { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s senere
blockyou-result-blocks = blokerer: { $names }
blockyou-result-nobody = Ingen lagde et kort
blockyou-ending-all = Ingen er tilbage: runden er slut.
blockyou-ending-last =
    { $who ->
        [you] Du var den sidste, der var tilbage.
        [nobody] Én var tilbage.
       *[other] { $name } var den sidste, der var tilbage.
    }
blockyou-ending-time = Tiden er gået: kortene går tilbage.
blockyou-ending-dead = Der kunne ikke lægges flere kort: kortene går tilbage.
blockyou-ending-refreshed = Ingen kunne lægge et kort: her er en ny bane.
blockyou-fitted-show = Vis, hvor kortet havde passet
blockyou-fitted =
    { $count ->
        [0] Dit kort passede ingen steder
        [one] Dit kort passede { $count } sted
       *[other] Dit kort passede { $count } steder
    }
blockyou-pause = Pause
blockyou-pause-later = Pause efter runden
blockyou-pause-comes = Der bliver pause efter runden
blockyou-paused =
    { $who ->
        [you] Pause
        [nobody] Pause
       *[other] Pause: { $name }
    }
blockyou-go-on = Fortsæt

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Du er klar.
        [nobody] En plads er klar.
       *[other] { $name } er klar.
    }
blockyou-said-left =
    { $who ->
        [you] Du har forladt spillet.
        [nobody] En spiller har forladt spillet.
       *[other] { $name } har forladt spillet.
    }
blockyou-said-countdown = Tre, to, en…
blockyou-said-round = Runde { $round }.
blockyou-said-card = Dit kort: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Du lægger et kort i række { $row }, kolonne { $column }.
        [nobody] BlockYou! Et kort ligger i række { $row }, kolonne { $column }.
       *[other] BlockYou! { $name } lægger et kort i række { $row }, kolonne { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Fejl: dine farver passer ikke i række { $row }, kolonne { $column }. Du får et strafkort.
        [nobody] Fejl: farverne passer ikke i række { $row }, kolonne { $column }.
       *[other] Fejl af { $name }: farverne passer ikke i række { $row }, kolonne { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Fejl: du pegede på dig selv. Du får et strafkort.
        [nobody] Fejl: en finger peger på sin egen plads.
       *[other] Fejl: { $name } pegede på sin egen plads.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blokeret: { $names }.
       *[other] Blokeret: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Du er den sidste: ti sekunder!
        [nobody] Ti sekunder tilbage.
       *[other] { $name } er den sidste og har ti sekunder.
    }
blockyou-said-over =
    { $who ->
        [you] Spillet er slut. Du vinder.
        [nobody] Spillet er slut.
       *[other] Spillet er slut. { $name } vinder.
    }
blockyou-now-ready = Kapløbet begynder, når alle er klar.
blockyou-now-leader =
    { $who ->
        [you] Du starter nedtællingen, når de andre er klar.
        [nobody] En ledig plads starter nedtællingen, når de andre er klar.
       *[other] { $name } starter nedtællingen, når de andre er klar.
    }
blockyou-now-countdown = De næste kort bliver vendt om lidt.
blockyou-now-race = Leder stadig: { $names }.

## The playing area in words

blockyou-text-not-now = Der er ikke noget for dig at gøre nu.
blockyou-text-hand = { $name }, dit kort
blockyou-text-row = Række for de øverste felter
blockyou-text-column = Kolonne for felterne til venstre
blockyou-text-turn = Drejet
blockyou-text-turn-0 = ikke drejet: { $card }
blockyou-text-turn-1 = kvart omgang: { $card }
blockyou-text-turn-2 = halv omgang: { $card }
blockyou-text-turn-3 = tre kvart omgang: { $card }
blockyou-text-lay = Læg
blockyou-text-places = Hvor banen tillader et kort
blockyou-text-row-places = række { $row }: kolonne { $columns }
blockyou-text-field = Banen: rækker fra nord, kolonner fra vest
blockyou-text-cell = { $colour }, kort { $card }
blockyou-text-row-head = Række { $row }
blockyou-text-column-head = Kolonne { $column }
blockyou-text-players = Sådan står det
blockyou-text-pile =
    { $count ->
        [one] { $count } strafkort tilbage
       *[other] { $count } strafkort tilbage
    }

## The score sheet

blockyou-sheet = Først til at lægge alle kort vinder
blockyou-sheet-solo = Spillet alene
blockyou-sheet-place = Plads
blockyou-sheet-player = Spiller
blockyou-sheet-cards = Kort tilbage
blockyou-sheet-time = Tid
blockyou-sheet-fastest = Hurtigst
blockyou-sheet-blocks = Blokke
blockyou-sheet-faults = Fejl
blockyou-best = Tid at slå: { $time }
blockyou-best-new = Din bedste tid!
blockyou-best-all = Dine bedste tider: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Du sidder over
reason-off-field = Uden for banen
reason-covers-one-card = Dækker kun ét kort

## Moves as a replay tells them

replay-blockyou-ready = klar
replay-blockyou-begin =
    { $who ->
        [you] Du starter nedtællingen
        [nobody] En ledig plads starter nedtællingen
       *[other] { $name } starter nedtællingen
    }
replay-blockyou-count = tre, to, en, nul
replay-blockyou-turn = kortene vendes
replay-blockyou-lay =
    { $turns ->
        [0] et kort i række { $row }, kolonne { $column }
        [1] et kort i række { $row }, kolonne { $column }, drejet en kvart omgang mod højre
        [2] et kort i række { $row }, kolonne { $column }, drejet en halv omgang
       *[3] et kort i række { $row }, kolonne { $column }, drejet en kvart omgang mod venstre
    }
replay-blockyou-hidden = et kort med bagsiden op
replay-blockyou-draw = et kort fra bunken: { $card }
