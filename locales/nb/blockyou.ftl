### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Ingen turer, ingen nåde: Få fargene til å stemme, legg kortet ditt først, og pek de andre ut av runden.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = hvit
blockyou-colour-R = rød
blockyou-colour-O = oransje
blockyou-colour-Y = gul
blockyou-colour-L = lysegrønn
blockyou-colour-B = blå
blockyou-colour-P = lilla

blockyou-direction-N = nord
blockyou-direction-NE = nordøst
blockyou-direction-E = øst
blockyou-direction-SE = sørøst
blockyou-direction-S = sør
blockyou-direction-SW = sørvest
blockyou-direction-W = vest
blockyou-direction-NW = nordvest
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = øverst { $nw } og { $ne }, nederst { $sw } og { $se }; én finger mot { $one }, én mot { $other }

## Ready

blockyou-ready-title = Alle spiller på én gang
blockyou-ready-about = Legg kortet ditt over flere kort: hver farge på sin egen, hvit passer til alt. Fingrene på kortet blokkerer dem de peker på.
blockyou-ready-solo-about = Legg alle kortene dine så fort du kan: hver farge på sin egen, hvit passer til alt. Ingen finger må peke på deg.
blockyou-ready-me = Jeg er klar
blockyou-ready-us = Vi er klare
blockyou-ready-start = Start nedtellingen
blockyou-ready-count = { $ready } av { $count } er klare

## How each one stands

blockyou-status-idle = ikke klar ennå
blockyou-status-leads = spilleder
blockyou-status-ready = klar
blockyou-status-active = leter
blockyou-status-alone = sist igjen
blockyou-status-done = ferdig
blockyou-status-blocked = blokkert
blockyou-status-fault = feil
blockyou-status-last = for sent
blockyou-status-returned = kort tilbake
blockyou-status-out = står over
blockyou-status-left = har gått
blockyou-fault-colours = feil farger
blockyou-fault-self = pekte på seg selv
blockyou-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blokkert av deg
        [nobody] Blokkert
       *[other] Blokkert av { $name }
    }
blockyou-own-done = Ferdig!
blockyou-own-last = Du er den siste: Kortet ditt går tilbake
blockyou-own-returned = Kortet ditt går tilbake
blockyou-own-out = Du står over denne runden etter feilen din. Du er med igjen i neste.
blockyou-own-fault-colours = Fargene stemmer ikke. Ett straffekort, og du er ute i denne runden og den neste.
blockyou-own-fault-self = Du pekte på deg selv. Ett straffekort, og du er ute i denne runden og den neste.
blockyou-solo-fault-colours = Fargene stemmer ikke: ett straffekort
blockyou-solo-fault-self = Du pekte på deg selv: ett straffekort

## The hand

blockyou-hand-down = Kortet ditt, baksiden opp
blockyou-hand-card = Kortet ditt: { $card }. Trykk for å dreie det.
blockyou-lay-do = Legg det
blockyou-hint-touch = Dra det til feltet, eller trykk på et sted. Trykk på kortet for å dreie det.
blockyou-hint-mouse = Dra det til feltet. R eller hjulet dreier det.
blockyou-watching = Du ser på

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] { $seconds } sekund igjen
       *[other] { $seconds } sekunder igjen
    }
blockyou-last-other =
    { $who ->
        [you] Du er den siste
        [nobody] Ingen er igjen
       *[other] { $name } er den siste
    }
blockyou-count = { $figure }
blockyou-solo-time = Tid
blockyou-solo-left =
    { $count ->
        [one] { $count } kort igjen
       *[other] { $count } kort igjen
    }
blockyou-result-title = Runde { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s senere
blockyou-result-blocks = blokkerer: { $names }
blockyou-result-nobody = Ingen la noe kort
blockyou-ending-all = Ingen er igjen: Runden er over.
blockyou-ending-last =
    { $who ->
        [you] Du var den siste som var igjen.
        [nobody] Én var igjen.
       *[other] { $name } var den siste som var igjen.
    }
blockyou-ending-time = Tiden er ute: Kortene går tilbake.
blockyou-ending-dead = Ingen kort kunne legges lenger: Kortene går tilbake.
blockyou-ending-refreshed = Ingen kunne legge noe kort: Her er et nytt felt.
blockyou-fitted-show = Vis hvor kortet hadde passet
blockyou-fitted =
    { $count ->
        [0] Kortet ditt passet ingen steder
        [one] Kortet ditt passet { $count } sted
       *[other] Kortet ditt passet { $count } steder
    }
blockyou-pause = Pause
blockyou-pause-later = Pause etter runden
blockyou-pause-comes = Det blir pause etter runden
blockyou-paused =
    { $who ->
        [you] Pause
        [nobody] Pause
       *[other] Pause: { $name }
    }
blockyou-go-on = Fortsett

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Du er klar.
        [nobody] En plass er klar.
       *[other] { $name } er klar.
    }
blockyou-said-left =
    { $who ->
        [you] Du har forlatt spillet.
        [nobody] En spiller har forlatt spillet.
       *[other] { $name } har forlatt spillet.
    }
blockyou-said-countdown = Tre, to, én …
blockyou-said-round = Runde { $round }.
blockyou-said-card = Kortet ditt: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Du legger et kort på rad { $row }, kolonne { $column }.
        [nobody] BlockYou! Et kort ligger på rad { $row }, kolonne { $column }.
       *[other] BlockYou! { $name } legger et kort på rad { $row }, kolonne { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Feil: Fargene dine stemmer ikke på rad { $row }, kolonne { $column }. Du får et straffekort.
        [nobody] Feil: Fargene stemmer ikke på rad { $row }, kolonne { $column }.
       *[other] Feil av { $name }: Fargene stemmer ikke på rad { $row }, kolonne { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Feil: Du pekte på deg selv. Du får et straffekort.
        [nobody] Feil: En finger peker på sin egen plass.
       *[other] Feil: { $name } pekte på seg selv.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blokkert: { $names }.
       *[other] Blokkert: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Du er den siste: ti sekunder!
        [nobody] Ti sekunder igjen.
       *[other] { $name } er den siste og har ti sekunder.
    }
blockyou-said-over =
    { $who ->
        [you] Spillet er over. Du vinner.
        [nobody] Spillet er over.
       *[other] Spillet er over. { $name } vinner.
    }
blockyou-now-ready = Kappløpet begynner når alle er klare.
blockyou-now-leader =
    { $who ->
        [you] Du starter nedtellingen når de andre er klare.
        [nobody] En ledig plass starter nedtellingen når de andre er klare.
       *[other] { $name } starter nedtellingen når de andre er klare.
    }
blockyou-now-countdown = Snart blir de neste kortene snudd.
blockyou-now-race = Leter fortsatt: { $names }.

## The playing area in words

blockyou-text-not-now = Du har ikke noe å gjøre nå.
blockyou-text-hand = { $name }, kortet ditt
blockyou-text-row = Rad for de øverste rutene
blockyou-text-column = Kolonne for de venstre rutene
blockyou-text-turn = Dreid
blockyou-text-turn-0 = ikke dreid: { $card }
blockyou-text-turn-1 = en kvart: { $card }
blockyou-text-turn-2 = en halv: { $card }
blockyou-text-turn-3 = tre kvart: { $card }
blockyou-text-lay = Legg
blockyou-text-places = Der feltet har plass til et kort
blockyou-text-row-places = rad { $row }: kolonner { $columns }
blockyou-text-field = Feltet: rader fra nord, kolonner fra vest
blockyou-text-cell = { $colour }, kort { $card }
blockyou-text-row-head = Rad { $row }
blockyou-text-column-head = Kolonne { $column }
blockyou-text-players = Slik står det
blockyou-text-pile =
    { $count ->
        [one] { $count } straffekort igjen
       *[other] { $count } straffekort igjen
    }

## The score sheet

blockyou-sheet = Den som legger alle kort først, vinner
blockyou-sheet-solo = Spilt alene
blockyou-sheet-place = Plass
blockyou-sheet-player = Spiller
blockyou-sheet-cards = Kort igjen
blockyou-sheet-time = Tid
blockyou-sheet-fastest = Raskest
blockyou-sheet-blocks = Blokker
blockyou-sheet-faults = Feil
blockyou-best = Tid å slå: { $time }
blockyou-best-new = Din beste tid!
blockyou-best-all = Dine beste tider: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Du står over
reason-off-field = Utenfor feltet
reason-covers-one-card = Dekker bare ett kort

## Moves as a replay tells them

replay-blockyou-ready = klar
replay-blockyou-begin =
    { $who ->
        [you] Du starter nedtellingen
        [nobody] En ledig plass starter nedtellingen
       *[other] { $name } starter nedtellingen
    }
replay-blockyou-count = tre, to, én, null
replay-blockyou-turn = kortene blir snudd
replay-blockyou-lay =
    { $turns ->
        [0] et kort på rad { $row }, kolonne { $column }
        [1] et kort på rad { $row }, kolonne { $column }, dreid en kvart omdreining til høyre
        [2] et kort på rad { $row }, kolonne { $column }, dreid en halv omdreining
       *[other] et kort på rad { $row }, kolonne { $column }, dreid en kvart omdreining til venstre
    }
replay-blockyou-hidden = et kort, baksiden opp
replay-blockyou-draw = et kort fra trekkbunken: { $card }
