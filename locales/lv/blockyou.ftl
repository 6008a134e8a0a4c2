### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Bez kārtas, bez žēlastības: saskaņo krāsas, noliec savu kārti pirms citiem un ar pirkstu aizraidi viņus no raunda.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = balta
blockyou-colour-R = sarkana
blockyou-colour-O = oranža
blockyou-colour-Y = dzeltena
blockyou-colour-L = gaiši zaļa
blockyou-colour-B = zila
blockyou-colour-P = violeta

blockyou-direction-N = ziemeļi
blockyou-direction-NE = ziemeļaustrumi
blockyou-direction-E = austrumi
blockyou-direction-SE = dienvidaustrumi
blockyou-direction-S = dienvidi
blockyou-direction-SW = dienvidrietumi
blockyou-direction-W = rietumi
blockyou-direction-NW = ziemeļrietumi
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = augšā { $nw } un { $ne }, apakšā { $sw } un { $se }; viena pirksta virziens { $one }, otra { $other }

## Ready

blockyou-ready-title = Visi spēlē reizē
blockyou-ready-about = Liec kārti pāri vairākām kārtīm: katra krāsa uz savas, balta der pie visām. Kārts pirksti bloķē tos, uz kuriem rāda.
blockyou-ready-solo-about = Noliec visas savas kārtis, cik ātri vien vari: katra krāsa uz savas, balta der pie visām. Neviens pirksts nedrīkst rādīt uz tevi.
blockyou-ready-me = Varu sākt
blockyou-ready-us = Varam sākt
blockyou-ready-start = Sākt skaitīšanu
blockyou-ready-count = Var sākt: { $ready } no { $count }

## How each one stands

blockyou-status-idle = vēl nevar
blockyou-status-leads = dod startu
blockyou-status-ready = var sākt
blockyou-status-active = meklē
blockyou-status-alone = vēl spēlē
blockyou-status-done = nolikta
blockyou-status-blocked = bloks
blockyou-status-fault = kļūda
blockyou-status-last = par vēlu
blockyou-status-returned = kārts atpakaļ
blockyou-status-out = izlaiž
blockyou-status-left = izgāja
blockyou-fault-colours = ne tās krāsas
blockyou-fault-self = rādīja uz sevi
blockyou-cards =
    { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Bloķēji tu
        [nobody] Bloks
       *[other] Bloķēja { $name }
    }
blockyou-own-done = Nolikta!
blockyou-own-last = Paliki tikai tu: tava kārts iet atpakaļ
blockyou-own-returned = Tava kārts iet atpakaļ
blockyou-own-out = Kļūdas dēļ tu šo raundu izlaid. Nākamajā spēlēsi atkal.
blockyou-own-fault-colours = Krāsas nesaskan. Viena soda kārts; tu izlaid šo un nākamo raundu.
blockyou-own-fault-self = Pirksts rāda uz tevi. Viena soda kārts; tu izlaid šo un nākamo raundu.
blockyou-solo-fault-colours = Krāsas nesaskan: viena soda kārts
blockyou-solo-fault-self = Pirksts rāda uz tevi: viena soda kārts

## The hand

blockyou-hand-down = Kārts, ar attēlu uz leju
blockyou-hand-card = Tava kārts: { $card }. Nospied, lai to pagrieztu.
blockyou-lay-do = Nolikt
blockyou-hint-touch = Velc to uz laukuma vai pieskaries vietai. Pieskaries kārtij, lai to pagrieztu.
blockyou-hint-mouse = Velc to uz laukuma. R vai ritenītis to pagriež.
blockyou-watching = Tu skaties

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [zero] Vēl { $seconds } sekunžu
        [one] Vēl { $seconds } sekunde
       *[other] Vēl { $seconds } sekundes
    }
blockyou-last-other =
    { $who ->
        [you] Paliki tikai tu
        [nobody] Neviena vairs nav
       *[other] Palika tikai { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Laiks
blockyou-solo-left =
    { $count ->
        [zero] vēl { $count } kāršu
        [one] vēl { $count } kārts
       *[other] vēl { $count } kārtis
    }
blockyou-result-title = { $round }. raunds
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s vēlāk
blockyou-result-blocks = bloķē: { $names }
blockyou-result-nobody = Neviens nenolika kārti
blockyou-ending-all = Neviena vairs nav: raunds ir beidzies.
blockyou-ending-last =
    { $who ->
        [you] Paliki tikai tu.
        [nobody] Palika viena vieta.
       *[other] Palika tikai { $name }.
    }
blockyou-ending-time = Laiks beidzās: kārtis iet atpakaļ.
blockyou-ending-dead = Nevienu kārti vairs nevarēja nolikt: kārtis iet atpakaļ.
blockyou-ending-refreshed = Neviens nevarēja nolikt kārti: te ir jauns laukums.
blockyou-fitted-show = Rādīt, kur kārts derēja
blockyou-fitted =
    { $count ->
        [0] Tava kārts nekur nederēja
        [zero] Tava kārts derēja { $count } vietās
        [one] Tava kārts derēja { $count } vietā
       *[other] Tava kārts derēja { $count } vietās
    }
blockyou-pause = Pauze
blockyou-pause-later = Pauze pēc šī raunda
blockyou-pause-comes = Pēc šī raunda būs pauze
blockyou-paused =
    { $who ->
        [you] Pauze
        [nobody] Pauze
       *[other] Pauze: { $name }
    }
blockyou-go-on = Turpināt

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Tu vari sākt.
        [nobody] Viena vieta var sākt.
       *[other] { $name } var sākt.
    }
blockyou-said-left =
    { $who ->
        [you] Tu izgāji no spēles.
        [nobody] Spēlētājs izgāja no spēles.
       *[other] { $name } izgāja no spēles.
    }
blockyou-said-countdown = Trīs, divi, viens…
blockyou-said-round = { $round }. raunds.
blockyou-said-card = Tava kārts: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Tu liec kārti: { $row }. rinda, { $column }. kolonna.
        [nobody] BlockYou! Jauna kārts: { $row }. rinda, { $column }. kolonna.
       *[other] BlockYou! { $name } liek kārti: { $row }. rinda, { $column }. kolonna.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Kļūda: tavas krāsas nesaskan, { $row }. rinda, { $column }. kolonna. Tu saņem soda kārti.
        [nobody] Kļūda: krāsas nesaskan, { $row }. rinda, { $column }. kolonna.
       *[other] { $name } kļūdījās: krāsas nesaskan, { $row }. rinda, { $column }. kolonna.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Kļūda: pirksts rāda uz tevi. Tu saņem soda kārti.
        [nobody] Kļūda: pirksts rāda uz savu vietu.
       *[other] Kļūda: { $name } rādīja uz savu vietu.
    }
blockyou-said-blocked =
    { $count ->
        [zero] Bloks: { $names }.
        [one] Bloks: { $names }.
       *[other] Bloks: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Paliki tikai tu: desmit sekundes!
        [nobody] Vēl desmit sekundes.
       *[other] Palika tikai { $name }: desmit sekundes.
    }
blockyou-said-over =
    { $who ->
        [you] Spēle ir beigusies. Tu uzvarēji.
        [nobody] Spēle ir beigusies.
       *[other] Spēle ir beigusies. { $name } uzvarēja.
    }
blockyou-now-ready = Sacensības sāksies, kad visi būs gatavi.
blockyou-now-leader =
    { $who ->
        [you] Kad pārējie būs gatavi, skaitīšanu sāksi tu.
        [nobody] Kad pārējie būs gatavi, skaitīšanu sāks brīva vieta.
       *[other] Kad pārējie būs gatavi, { $name } sāks skaitīšanu.
    }
blockyou-now-countdown = Tūlīt atklās nākamās kārtis.
blockyou-now-race = Vēl meklē: { $names }.

## The playing area in words

blockyou-text-not-now = Tagad tev nekas nav jādara.
blockyou-text-hand = { $name }, tava kārts
blockyou-text-row = Augšējo lauciņu rinda
blockyou-text-column = Kreiso lauciņu kolonna
blockyou-text-turn = Pagriezta
blockyou-text-turn-0 = nav pagriezta: { $card }
blockyou-text-turn-1 = ceturtdaļa: { $card }
blockyou-text-turn-2 = puse: { $card }
blockyou-text-turn-3 = trīs ceturtdaļas: { $card }
blockyou-text-lay = Nolikt
blockyou-text-places = Kur uz laukuma var likt kārti
blockyou-text-row-places = { $row }. rinda: kolonnas { $columns }
blockyou-text-field = Laukums: rindas no ziemeļiem, kolonnas no rietumiem
blockyou-text-cell = { $colour }, { $card }. kārts
blockyou-text-row-head = { $row }. rinda
blockyou-text-column-head = { $column }. kolonna
blockyou-text-players = Kāds stāvoklis
blockyou-text-pile =
    { $count ->
        [zero] vēl { $count } soda kāršu
        [one] vēl { $count } soda kārts
       *[other] vēl { $count } soda kārtis
    }

## The score sheet

blockyou-sheet = Uzvar, kas pirmais noliek visas kārtis
blockyou-sheet-solo = Vienatnē
blockyou-sheet-place = Vieta
blockyou-sheet-player = Spēlētājs
blockyou-sheet-cards = Atlika kāršu
blockyou-sheet-time = Laiks
blockyou-sheet-fastest = Ātrākā
blockyou-sheet-blocks = Bloki
blockyou-sheet-faults = Kļūdas
blockyou-best = Jāpārspēj: { $time }
blockyou-best-new = Tavs labākais laiks!
blockyou-best-all = Tavi labākie laiki: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Šo raundu izlaid
reason-off-field = Ārpus laukuma
reason-covers-one-card = Nosedz tikai vienu kārti

## Moves as a replay tells them

replay-blockyou-ready = var sākt
replay-blockyou-begin =
    { $who ->
        [you] Skaitīšanu sāc tu
        [nobody] Skaitīšanu sāk brīva vieta
       *[other] { $name } sāk skaitīšanu
    }
replay-blockyou-count = trīs, divi, viens, nulle
replay-blockyou-turn = kārtis tiek atklātas
replay-blockyou-lay =
    { $turns ->
        [0] kārts: { $row }. rinda, { $column }. kolonna
        [1] kārts: { $row }. rinda, { $column }. kolonna, ceturtdaļa apļa pa labi
        [2] kārts: { $row }. rinda, { $column }. kolonna, pusapgrieziens
       *[3] kārts: { $row }. rinda, { $column }. kolonna, ceturtdaļa apļa pa kreisi
    }
replay-blockyou-hidden = kārts, ar attēlu uz leju
replay-blockyou-draw = kārts no kavas: { $card }
