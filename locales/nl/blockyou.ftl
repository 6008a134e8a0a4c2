### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Geen beurten, geen genade: zoek je kleuren, leg je kaart als eerste en wijs de anderen de ronde uit.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = wit
blockyou-colour-R = rood
blockyou-colour-O = oranje
blockyou-colour-Y = geel
blockyou-colour-L = lichtgroen
blockyou-colour-B = blauw
blockyou-colour-P = paars

blockyou-direction-N = noord
blockyou-direction-NE = noordoost
blockyou-direction-E = oost
blockyou-direction-SE = zuidoost
blockyou-direction-S = zuid
blockyou-direction-SW = zuidwest
blockyou-direction-W = west
blockyou-direction-NW = noordwest
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = boven { $nw } en { $ne }, onder { $sw } en { $se }; één vinger naar { $one }, één naar { $other }

## Ready

blockyou-ready-title = Iedereen speelt tegelijk
blockyou-ready-about = Leg je kaart over een paar kaarten heen: elke kleur op dezelfde kleur, wit past bij alles. De vingers blokkeren iedereen naar wie ze wijzen.
blockyou-ready-solo-about = Leg al je kaarten zo snel als je kunt: elke kleur op dezelfde kleur, wit past bij alles. Geen vinger mag naar jou wijzen.
blockyou-ready-me = Ik ben klaar
blockyou-ready-us = Wij zijn klaar
blockyou-ready-start = Start het aftellen
blockyou-ready-count = { $ready } van { $count } klaar

## How each one stands

blockyou-status-idle = nog niet klaar
blockyou-status-leads = spelleider
blockyou-status-ready = klaar
blockyou-status-active = zoekt
blockyou-status-alone = de laatste
blockyou-status-done = gelegd
blockyou-status-blocked = geblokkeerd
blockyou-status-fault = fout
blockyou-status-last = te laat
blockyou-status-returned = kaart terug
blockyou-status-out = doet niet mee
blockyou-status-left = vertrokken
blockyou-fault-colours = foute kleuren
blockyou-fault-self = wees naar zichzelf
blockyou-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Geblokkeerd door jou
        [nobody] Geblokkeerd
       *[other] Geblokkeerd door { $name }
    }
blockyou-own-done = Gelegd!
blockyou-own-last = De laatste: je kaart gaat terug
blockyou-own-returned = Je kaart gaat terug
blockyou-own-out = Door je fout doe je deze ronde niet mee. De volgende weer wel.
blockyou-own-fault-colours = De kleuren kloppen niet. Eén strafkaart; deze ronde en de volgende doe je niet mee.
blockyou-own-fault-self = Je wees naar jezelf. Eén strafkaart; deze ronde en de volgende doe je niet mee.
blockyou-solo-fault-colours = De kleuren kloppen niet: één strafkaart
blockyou-solo-fault-self = Je wees naar jezelf: één strafkaart

## The hand

blockyou-hand-down = Je kaart, gedekt
blockyou-hand-card = Je kaart: { $card }. Druk erop om te draaien.
blockyou-lay-do = Leg neer
blockyou-hint-touch = Sleep naar het veld, of tik op een plaats. Tik op de kaart om te draaien.
blockyou-hint-mouse = Sleep naar het veld. Draai met R of het muiswiel.
blockyou-watching = Je kijkt mee

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
blockyou-last-other =
    { $who ->
        [you] Jij bent de laatste
        [nobody] Er is niemand meer over
       *[other] { $name } is de laatste
    }
blockyou-count = { $figure }
blockyou-solo-time = Tijd
blockyou-solo-left =
    { $count ->
        [one] Nog { $count } kaart
       *[other] Nog { $count } kaarten
    }
blockyou-result-title = Ronde { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s later
blockyou-result-blocks = blokkeert: { $names }
blockyou-result-nobody = Niemand legde een kaart
blockyou-ending-all = Er is niemand meer over: de ronde is voorbij.
blockyou-ending-last =
    { $who ->
        [you] Jij bleef als laatste over.
        [nobody] Er bleef één speler over.
       *[other] { $name } bleef als laatste over.
    }
blockyou-ending-time = De tijd is om: de kaarten gaan terug.
blockyou-ending-dead = Er paste geen kaart meer: de kaarten gaan terug.
blockyou-ending-refreshed = Niemand kon een kaart leggen: hier is een nieuw veld.
blockyou-fitted-show = Laat zien waar je kaart paste
blockyou-fitted =
    { $count ->
        [0] Je kaart paste nergens
        [one] Je kaart paste op { $count } plaats
       *[other] Je kaart paste op { $count } plaatsen
    }
blockyou-pause = Pauze
blockyou-pause-later = Pauze na deze ronde
blockyou-pause-comes = Na deze ronde is er pauze
blockyou-paused =
    { $who ->
        [you] Pauze
        [nobody] Pauze
       *[other] Pauze: { $name }
    }
blockyou-go-on = Verder

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Jij bent klaar.
        [nobody] Een plek is klaar.
       *[other] { $name } is klaar.
    }
blockyou-said-left =
    { $who ->
        [you] Je hebt het spel verlaten.
        [nobody] Een speler heeft het spel verlaten.
       *[other] { $name } heeft het spel verlaten.
    }
blockyou-said-countdown = Drie, twee, één…
blockyou-said-round = Ronde { $round }.
blockyou-said-card = Je kaart: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Je legt een kaart op rij { $row }, kolom { $column }.
        [nobody] BlockYou! Er ligt een kaart op rij { $row }, kolom { $column }.
       *[other] BlockYou! { $name } legt een kaart op rij { $row }, kolom { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Fout: je kleuren kloppen niet op rij { $row }, kolom { $column }. Je krijgt een strafkaart.
        [nobody] Fout: de kleuren kloppen niet op rij { $row }, kolom { $column }.
       *[other] Fout van { $name }: de kleuren kloppen niet op rij { $row }, kolom { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Fout: je wees naar jezelf. Je krijgt een strafkaart.
        [nobody] Fout: een vinger wijst naar de eigen plek.
       *[other] Fout: { $name } wees naar de eigen plek.
    }
blockyou-said-blocked =
    { $count ->
        [one] Geblokkeerd: { $names }.
       *[other] Geblokkeerd: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Jij bent de laatste: tien seconden!
        [nobody] Nog tien seconden.
       *[other] { $name } is de laatste en heeft tien seconden.
    }
blockyou-said-over =
    { $who ->
        [you] Het spel is afgelopen. Je wint.
        [nobody] Het spel is afgelopen.
       *[other] Het spel is afgelopen. { $name } wint.
    }
blockyou-now-ready = De wedstrijd begint als iedereen klaar is.
blockyou-now-leader =
    { $who ->
        [you] Jij start het aftellen als de anderen klaar zijn.
        [nobody] Een vrije plek start het aftellen als de anderen klaar zijn.
       *[other] { $name } start het aftellen als de anderen klaar zijn.
    }
blockyou-now-countdown = Zo meteen worden de volgende kaarten omgedraaid.
blockyou-now-race = Zoeken nog: { $names }.

## The playing area in words

blockyou-text-not-now = Je hoeft nu niets te doen.
blockyou-text-hand = { $name }, jouw kaart
blockyou-text-row = Rij van de bovenste vakjes
blockyou-text-column = Kolom van de linkervakjes
blockyou-text-turn = Gedraaid
blockyou-text-turn-0 = niet gedraaid: { $card }
blockyou-text-turn-1 = een kwartslag: { $card }
blockyou-text-turn-2 = een halve slag: { $card }
blockyou-text-turn-3 = driekwart slag: { $card }
blockyou-text-lay = Leg
blockyou-text-places = Waar het veld een kaart toelaat
blockyou-text-row-places = rij { $row }: kolommen { $columns }
blockyou-text-field = Het veld: rijen vanaf het noorden, kolommen vanaf het westen
blockyou-text-cell = { $colour }, kaart { $card }
blockyou-text-row-head = Rij { $row }
blockyou-text-column-head = Kolom { $column }
blockyou-text-players = De stand
blockyou-text-pile =
    { $count ->
        [one] Nog { $count } strafkaart
       *[other] Nog { $count } strafkaarten
    }

## The score sheet

blockyou-sheet = Wie het eerst alle kaarten legt, wint
blockyou-sheet-solo = Alleen gespeeld
blockyou-sheet-place = Plaats
blockyou-sheet-player = Speler
blockyou-sheet-cards = Kaarten over
blockyou-sheet-time = Tijd
blockyou-sheet-fastest = Snelste
blockyou-sheet-blocks = Blokken
blockyou-sheet-faults = Fouten
blockyou-best = Te verslaan: { $time }
blockyou-best-new = Je beste tijd!
blockyou-best-all = Je beste tijden: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Je doet nu niet mee
reason-off-field = Buiten het veld
reason-covers-one-card = Ligt maar op één kaart

## Moves as a replay tells them

replay-blockyou-ready = klaar
replay-blockyou-begin =
    { $who ->
        [you] Jij start het aftellen
        [nobody] Een vrije plek start het aftellen
       *[other] { $name } start het aftellen
    }
replay-blockyou-count = drie, twee, één, nul
replay-blockyou-turn = de kaarten worden omgedraaid
replay-blockyou-lay =
    { $turns ->
        [0] een kaart op rij { $row }, kolom { $column }
        [1] een kaart op rij { $row }, kolom { $column }, een kwartslag naar rechts gedraaid
        [2] een kaart op rij { $row }, kolom { $column }, een halve slag gedraaid
       *[3] een kaart op rij { $row }, kolom { $column }, een kwartslag naar links gedraaid
    }
replay-blockyou-hidden = een gedekte kaart
replay-blockyou-draw = een kaart van de stapel: { $card }
