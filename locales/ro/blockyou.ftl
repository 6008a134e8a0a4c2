### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Fără rând, fără milă: potrivește culorile, pune-ți cartea înaintea tuturor și arată-le celorlalți ieșirea din rundă.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = alb
blockyou-colour-R = roșu
blockyou-colour-O = portocaliu
blockyou-colour-Y = galben
blockyou-colour-L = verde-deschis
blockyou-colour-B = albastru
blockyou-colour-P = mov

blockyou-direction-N = nord
blockyou-direction-NE = nord-est
blockyou-direction-E = est
blockyou-direction-SE = sud-est
blockyou-direction-S = sud
blockyou-direction-SW = sud-vest
blockyou-direction-W = vest
blockyou-direction-NW = nord-vest
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = sus { $nw } și { $ne }, jos { $sw } și { $se }; un deget spre { $one }, unul spre { $other }

## Ready

blockyou-ready-title = Toți joacă deodată
blockyou-ready-about = Pune-ți cartea peste mai multe cărți: fiecare culoare pe culoarea ei, albul merge cu toate. Degetele ei îi blochează pe cei spre care arată.
blockyou-ready-solo-about = Pune-ți toate cărțile cât poți de repede: fiecare culoare pe culoarea ei, albul merge cu toate. Niciun deget nu are voie să arate spre tine.
blockyou-ready-me = Sunt gata
blockyou-ready-us = Suntem gata
blockyou-ready-start = Pornește numărătoarea
blockyou-ready-count = { $ready } din { $count } gata

## How each one stands

blockyou-status-idle = încă nu e gata
blockyou-status-leads = dă startul
blockyou-status-ready = gata
blockyou-status-active = caută
blockyou-status-alone = la urmă
blockyou-status-done = a pus
blockyou-status-blocked = blocaj
blockyou-status-fault = greșeală
blockyou-status-last = prea târziu
blockyou-status-returned = carte înapoi
blockyou-status-out = stă pe tușă
blockyou-status-left = a plecat
blockyou-fault-colours = culori greșite
blockyou-fault-self = a arătat spre sine
blockyou-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blocaj de la tine
        [nobody] Blocaj
       *[other] Blocaj de la { $name }
    }
blockyou-own-done = Reușit!
blockyou-own-last = Ai rămas la urmă: cartea ta se întoarce
blockyou-own-returned = Cartea ta se întoarce
blockyou-own-out = După greșeala ta, stai pe tușă în runda aceasta. Revii în următoarea.
blockyou-own-fault-colours = Culorile nu se potrivesc. O carte de penalizare; stai pe tușă în runda aceasta și în următoarea.
blockyou-own-fault-self = Ai arătat spre tine. O carte de penalizare; stai pe tușă în runda aceasta și în următoarea.
blockyou-solo-fault-colours = Culorile nu se potrivesc: o carte de penalizare
blockyou-solo-fault-self = Ai arătat spre tine: o carte de penalizare

## The hand

blockyou-hand-down = Cartea ta, cu fața în jos
blockyou-hand-card = Cartea ta: { $card }. Apasă ca s-o rotești.
blockyou-lay-do = Pune-o
blockyou-hint-touch = Trage-o pe teren sau apasă pe un loc. Apasă pe carte ca s-o rotești.
blockyou-hint-mouse = Trage-o pe teren. R sau rotița o rotește.
blockyou-watching = Doar privești

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Mai e { $seconds } secundă
        [few] Mai sunt { $seconds } secunde
       *[other] Mai sunt { $seconds } de secunde
    }
blockyou-last-other =
    { $who ->
        [you] Tu ai rămas la urmă
        [nobody] Nu a mai rămas nimeni
       *[other] La urmă a rămas { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Timp
blockyou-solo-left =
    { $count ->
        [one] { $count } carte rămasă
        [few] { $count } cărți rămase
       *[other] { $count } de cărți rămase
    }
blockyou-result-title = Runda { $round }
blockyou-result-later = după { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
blockyou-result-blocks = blochează: { $names }
blockyou-result-nobody = Nimeni nu a pus carte
blockyou-ending-all = Nu a mai rămas nimeni: runda s-a terminat.
blockyou-ending-last =
    { $who ->
        [you] La urmă ai rămas tu.
        [nobody] La urmă a rămas cineva.
       *[other] La urmă a rămas { $name }.
    }
blockyou-ending-time = Timpul s-a scurs: cărțile se întorc.
blockyou-ending-dead = Nu se mai putea pune nicio carte: cărțile se întorc.
blockyou-ending-refreshed = Nimeni nu putea pune vreo carte: iată un teren nou.
blockyou-fitted-show = Arată unde se potrivea cartea
blockyou-fitted =
    { $count ->
        [0] Cartea ta nu se potrivea nicăieri
        [one] Cartea ta se potrivea în { $count } loc
        [few] Cartea ta se potrivea în { $count } locuri
       *[other] Cartea ta se potrivea în { $count } de locuri
    }
blockyou-pause = Pauză
blockyou-pause-later = Pauză după runda aceasta
blockyou-pause-comes = După runda aceasta urmează o pauză
blockyou-paused =
    { $who ->
        [you] Pauză
        [nobody] Pauză
       *[other] Pauză: { $name }
    }
blockyou-go-on = Continuă

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Ești gata.
        [nobody] Un loc e gata.
       *[other] { $name } e gata.
    }
blockyou-said-left =
    { $who ->
        [you] Ai plecat din joc.
        [nobody] Un jucător a plecat din joc.
       *[other] { $name } a plecat din joc.
    }
blockyou-said-countdown = Trei, doi, unu…
blockyou-said-round = Runda { $round }.
blockyou-said-card = Cartea ta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Pui o carte pe linia { $row }, coloana { $column }.
        [nobody] BlockYou! O carte stă pe linia { $row }, coloana { $column }.
       *[other] BlockYou! { $name } pune o carte pe linia { $row }, coloana { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Greșeală: culorile tale nu se potrivesc pe linia { $row }, coloana { $column }. Primești o carte de penalizare.
        [nobody] Greșeală: culorile nu se potrivesc pe linia { $row }, coloana { $column }.
       *[other] Greșeală, { $name }: culorile nu se potrivesc pe linia { $row }, coloana { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Greșeală: ai arătat spre tine. Primești o carte de penalizare.
        [nobody] Greșeală: un deget arată spre cine a pus cartea.
       *[other] Greșeală: { $name } a arătat spre propriul loc.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blocaj: { $names }.
        [few] Blocaj: { $names }.
       *[other] Blocaj: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Tu ai rămas la urmă: zece secunde!
        [nobody] Mai sunt zece secunde.
       *[other] La urmă a rămas { $name }, cu zece secunde.
    }
blockyou-said-over =
    { $who ->
        [you] Jocul s-a terminat. Ai câștigat.
        [nobody] Jocul s-a terminat.
       *[other] Jocul s-a terminat. { $name } câștigă.
    }
blockyou-now-ready = Cursa începe când toți sunt gata.
blockyou-now-leader =
    { $who ->
        [you] Tu pornești numărătoarea inversă când ceilalți sunt gata.
        [nobody] Un loc liber pornește numărătoarea inversă când ceilalți sunt gata.
       *[other] { $name } pornește numărătoarea inversă când ceilalți sunt gata.
    }
blockyou-now-countdown = Imediat se întorc cărțile următoare.
blockyou-now-race = Încă mai caută: { $names }.

## The playing area in words

blockyou-text-not-now = Nu ai nimic de făcut acum.
blockyou-text-hand = { $name }, cartea ta
blockyou-text-row = Linia pătratelor ei de sus
blockyou-text-column = Coloana pătratelor ei din stânga
blockyou-text-turn = Rotită
blockyou-text-turn-0 = deloc: { $card }
blockyou-text-turn-1 = un sfert: { $card }
blockyou-text-turn-2 = jumătate: { $card }
blockyou-text-turn-3 = trei sferturi: { $card }
blockyou-text-lay = Pune
blockyou-text-places = Unde încape o carte pe teren
blockyou-text-row-places = linia { $row }: coloanele { $columns }
blockyou-text-field = Terenul: linii dinspre nord, coloane dinspre vest
blockyou-text-cell = { $colour }, cartea { $card }
blockyou-text-row-head = Linia { $row }
blockyou-text-column-head = Coloana { $column }
blockyou-text-players = Cum merge jocul
blockyou-text-pile =
    { $count ->
        [one] { $count } carte de penalizare rămasă
        [few] { $count } cărți de penalizare rămase
       *[other] { $count } de cărți de penalizare rămase
    }

## The score sheet

blockyou-sheet = Câștigă cine pune primul toate cărțile
blockyou-sheet-solo = Joc solo
blockyou-sheet-place = Loc
blockyou-sheet-player = Jucător
blockyou-sheet-cards = Cărți rămase
blockyou-sheet-time = Timp
blockyou-sheet-fastest = Timp min.
blockyou-sheet-blocks = Blocaje
blockyou-sheet-faults = Greșeli
blockyou-best = De bătut: { $time }
blockyou-best-new = Cel mai bun timp al tău!
blockyou-best-all = Cei mai buni timpi ai tăi: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Stai pe tușă
reason-off-field = În afara terenului
reason-covers-one-card = Acoperă o singură carte

## Moves as a replay tells them

replay-blockyou-ready = gata
replay-blockyou-begin =
    { $who ->
        [you] Tu pornești numărătoarea inversă
        [nobody] Un loc liber pornește numărătoarea inversă
       *[other] { $name } pornește numărătoarea inversă
    }
replay-blockyou-count = trei, doi, unu, zero
replay-blockyou-turn = se întorc cărțile
replay-blockyou-lay =
    { $turns ->
        [0] o carte pe linia { $row }, coloana { $column }
        [1] o carte pe linia { $row }, coloana { $column }, rotită un sfert spre dreapta
        [2] o carte pe linia { $row }, coloana { $column }, rotită pe jumătate
       *[other] o carte pe linia { $row }, coloana { $column }, rotită un sfert spre stânga
    }
replay-blockyou-hidden = o carte, cu fața în jos
replay-blockyou-draw = o carte din teanc: { $card }
