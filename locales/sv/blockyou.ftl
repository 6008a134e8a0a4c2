### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Inga turer, ingen nåd: para ihop färgerna, lägg ditt kort först och peka ut de andra ur omgången.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = vit
blockyou-colour-R = röd
blockyou-colour-O = orange
blockyou-colour-Y = gul
blockyou-colour-L = ljusgrön
blockyou-colour-B = blå
blockyou-colour-P = lila

blockyou-direction-N = norr
blockyou-direction-NE = nordost
blockyou-direction-E = öster
blockyou-direction-SE = sydost
blockyou-direction-S = söder
blockyou-direction-SW = sydväst
blockyou-direction-W = väster
blockyou-direction-NW = nordväst
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = överst { $nw } och { $ne }, underst { $sw } och { $se }; ett finger mot { $one }, ett mot { $other }

## Ready

blockyou-ready-title = Alla spelar på en gång
blockyou-ready-about = Lägg ditt kort tvärs över flera kort: varje färg på sin egen, vit passar ihop med allt. Kortets fingrar blockerar dem som de pekar på.
blockyou-ready-solo-about = Lägg alla dina kort så fort du kan: varje färg på sin egen, vit passar ihop med allt. Inget finger får peka på dig.
blockyou-ready-me = Jag är redo
blockyou-ready-us = Vi är redo
blockyou-ready-start = Starta nedräkningen
blockyou-ready-count = { $ready } av { $count } är redo

## How each one stands

blockyou-status-idle = inte redo än
blockyou-status-leads = spelledare
blockyou-status-ready = redo
blockyou-status-active = letar
blockyou-status-alone = sist kvar
blockyou-status-done = klar
blockyou-status-blocked = blockerad
blockyou-status-fault = fel
blockyou-status-last = för sent
blockyou-status-returned = kortet åter
blockyou-status-out = står över
blockyou-status-left = har gått
blockyou-fault-colours = fel färger
blockyou-fault-self = pekade på sig själv
blockyou-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blockerad av dig
        [nobody] Blockerad
       *[other] Blockerad av { $name }
    }
blockyou-own-done = Klart!
blockyou-own-last = Sist kvar: ditt kort går tillbaka
blockyou-own-returned = Ditt kort går tillbaka
blockyou-own-out = Efter ditt fel står du över den här omgången. Du är med igen i nästa.
blockyou-own-fault-colours = Färgerna stämmer inte. Ett straffkort, och du är ute den här omgången och nästa.
blockyou-own-fault-self = Du pekade på dig själv. Ett straffkort, och du är ute den här omgången och nästa.
blockyou-solo-fault-colours = Färgerna stämmer inte: ett straffkort
blockyou-solo-fault-self = Du pekade på dig själv: ett straffkort

## The hand

blockyou-hand-down = Ditt kort, med baksidan upp
blockyou-hand-card = Ditt kort: { $card }. Tryck för att vrida det.
blockyou-lay-do = Lägg det
blockyou-hint-touch = Dra det till planen eller tryck på ett ställe. Tryck på kortet för att vrida det.
blockyou-hint-mouse = Dra det till planen. R eller hjulet vrider det.
blockyou-watching = Du tittar på

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] { $seconds } sekund kvar
       *[other] { $seconds } sekunder kvar
    }
blockyou-last-other =
    { $who ->
        [you] Du är sist kvar
        [nobody] Ingen är kvar
       *[other] { $name } är sist kvar
    }
blockyou-count = { $figure }
blockyou-solo-time = Tid
blockyou-solo-left =
    { $count ->
        [one] { $count } kort kvar
       *[other] { $count } kort kvar
    }
blockyou-result-title = Omgång { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s senare
blockyou-result-blocks = blockerar: { $names }
blockyou-result-nobody = Ingen lade något kort
blockyou-ending-all = Ingen är kvar: omgången är slut.
blockyou-ending-last =
    { $who ->
        [you] Du var sist kvar.
        [nobody] En var kvar.
       *[other] { $name } var sist kvar.
    }
blockyou-ending-time = Tiden är ute: korten går tillbaka.
blockyou-ending-dead = Inget kort gick att lägga längre: korten går tillbaka.
blockyou-ending-refreshed = Ingen kunde lägga något kort: här är en ny plan.
blockyou-fitted-show = Visa var kortet hade passat
blockyou-fitted =
    { $count ->
        [0] Ditt kort passade ingenstans
        [one] Ditt kort passade på { $count } ställe
       *[other] Ditt kort passade på { $count } ställen
    }
blockyou-pause = Paus
blockyou-pause-later = Paus efter omgången
blockyou-pause-comes = Det blir paus efter omgången
blockyou-paused =
    { $who ->
        [you] Paus
        [nobody] Paus
       *[other] Paus: { $name }
    }
blockyou-go-on = Fortsätt

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Du är redo.
        [nobody] En plats är redo.
       *[other] { $name } är redo.
    }
blockyou-said-left =
    { $who ->
        [you] Du har lämnat spelet.
        [nobody] En spelare har lämnat spelet.
       *[other] { $name } har lämnat spelet.
    }
blockyou-said-countdown = Tre, två, ett …
blockyou-said-round = Omgång { $round }.
blockyou-said-card = Ditt kort: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Du lägger ett kort på rad { $row }, kolumn { $column }.
        [nobody] BlockYou! Ett kort ligger på rad { $row }, kolumn { $column }.
       *[other] BlockYou! { $name } lägger ett kort på rad { $row }, kolumn { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Fel: dina färger stämmer inte på rad { $row }, kolumn { $column }. Du får ett straffkort.
        [nobody] Fel: färgerna stämmer inte på rad { $row }, kolumn { $column }.
       *[other] Fel av { $name }: färgerna stämmer inte på rad { $row }, kolumn { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Fel: du pekade på dig själv. Du får ett straffkort.
        [nobody] Fel: ett finger pekar på sin egen plats.
       *[other] Fel: { $name } pekade på sig själv.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blockerad: { $names }.
       *[other] Blockerade: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Du är sist kvar: tio sekunder!
        [nobody] Tio sekunder är kvar.
       *[other] { $name } är sist kvar och har tio sekunder.
    }
blockyou-said-over =
    { $who ->
        [you] Spelet är slut. Du vinner.
        [nobody] Spelet är slut.
       *[other] Spelet är slut. { $name } vinner.
    }
blockyou-now-ready = Kapplöpningen börjar när alla är redo.
blockyou-now-leader =
    { $who ->
        [you] Du startar nedräkningen när de andra är redo.
        [nobody] En ledig plats startar nedräkningen när de andra är redo.
       *[other] { $name } startar nedräkningen när de andra är redo.
    }
blockyou-now-countdown = Snart vänds nästa kort upp.
blockyou-now-race = Letar fortfarande: { $names }.

## The playing area in words

blockyou-text-not-now = Du har inget att göra just nu.
blockyou-text-hand = { $name }, ditt kort
blockyou-text-row = Rad för de övre rutorna
blockyou-text-column = Kolumn för de vänstra rutorna
blockyou-text-turn = Vridet
blockyou-text-turn-0 = inte alls: { $card }
blockyou-text-turn-1 = kvarts varv: { $card }
blockyou-text-turn-2 = halvt varv: { $card }
blockyou-text-turn-3 = tre kvarts varv: { $card }
blockyou-text-lay = Lägg
blockyou-text-places = Där planen tillåter ett kort
blockyou-text-row-places = rad { $row }: kolumner { $columns }
blockyou-text-field = Planen: rader från norr, kolumner från väster
blockyou-text-cell = { $colour }, kort { $card }
blockyou-text-row-head = Rad { $row }
blockyou-text-column-head = Kolumn { $column }
blockyou-text-players = Så ser det ut
blockyou-text-pile =
    { $count ->
        [one] { $count } straffkort kvar
       *[other] { $count } straffkort kvar
    }

## The score sheet

blockyou-sheet = Först med att lägga alla kort vinner
blockyou-sheet-solo = Spelat ensam
blockyou-sheet-place = Plats
blockyou-sheet-player = Spelare
blockyou-sheet-cards = Kort kvar
blockyou-sheet-time = Tid
blockyou-sheet-fastest = Snabbast
blockyou-sheet-blocks = Block
blockyou-sheet-faults = Fel
blockyou-best = Att slå: { $time }
blockyou-best-new = Din bästa tid!
blockyou-best-all = Dina bästa tider: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Du står över
reason-off-field = Utanför planen
reason-covers-one-card = Täcker bara ett kort

## Moves as a replay tells them

replay-blockyou-ready = redo
replay-blockyou-begin =
    { $who ->
        [you] Du startar nedräkningen
        [nobody] En ledig plats startar nedräkningen
       *[other] { $name } startar nedräkningen
    }
replay-blockyou-count = tre, två, ett, noll
replay-blockyou-turn = korten vänds upp
replay-blockyou-lay =
    { $turns ->
        [0] ett kort på rad { $row }, kolumn { $column }
        [1] ett kort på rad { $row }, kolumn { $column }, vridet ett kvarts varv åt höger
        [2] ett kort på rad { $row }, kolumn { $column }, vridet ett halvt varv
       *[other] ett kort på rad { $row }, kolumn { $column }, vridet ett kvarts varv åt vänster
    }
replay-blockyou-hidden = ett kort, baksidan upp
replay-blockyou-draw = ett kort från draghögen: { $card }
