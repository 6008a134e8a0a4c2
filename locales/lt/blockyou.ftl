### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Be eilės, be gailesčio: derink spalvas, dėk kortą greičiau už kitus ir pirštu išvaryk juos iš raundo.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = balta
blockyou-colour-R = raudona
blockyou-colour-O = oranžinė
blockyou-colour-Y = geltona
blockyou-colour-L = šviesiai žalia
blockyou-colour-B = mėlyna
blockyou-colour-P = violetinė

blockyou-direction-N = šiaurė
blockyou-direction-NE = šiaurės rytai
blockyou-direction-E = rytai
blockyou-direction-SE = pietryčiai
blockyou-direction-S = pietūs
blockyou-direction-SW = pietvakariai
blockyou-direction-W = vakarai
blockyou-direction-NW = šiaurės vakarai
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = viršuje { $nw } ir { $ne }, apačioje { $sw } ir { $se }; vieno piršto kryptis { $one }, kito { $other }

## Ready

blockyou-ready-title = Visi žaidžia vienu metu
blockyou-ready-about = Dėk kortą ant kelių kortų iš karto: kiekviena spalva ant savos, balta tinka prie visų. Kortos pirštai blokuoja tuos, į kuriuos rodo.
blockyou-ready-solo-about = Sudėk visas savo kortas kuo greičiau: kiekviena spalva ant savos, balta tinka prie visų. Joks pirštas neturi rodyti į tave.
blockyou-ready-me = Jau galiu
blockyou-ready-us = Jau galime
blockyou-ready-start = Pradėti skaičiuoti
blockyou-ready-count = Pasiruošta: { $ready } iš { $count }

## How each one stands

blockyou-status-idle = nepasiruošta
blockyou-status-leads = veda žaidimą
blockyou-status-ready = pasiruošta
blockyou-status-active = ieško
blockyou-status-alone = dar žaidžia
blockyou-status-done = padėta
blockyou-status-blocked = blokas
blockyou-status-fault = klaida
blockyou-status-last = per vėlu
blockyou-status-returned = korta grįžo
blockyou-status-out = praleidžia
blockyou-status-left = išėjo
blockyou-fault-colours = ne tos spalvos
blockyou-fault-self = rodė į save
blockyou-cards =
    { $count ->
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blokavai tu
        [nobody] Blokas
       *[other] Blokavo { $name }
    }
blockyou-own-done = Padėta!
blockyou-own-last = Liko tik tu: tavo korta grįžta
blockyou-own-returned = Tavo korta grįžta
blockyou-own-out = Dėl klaidos šį raundą praleidi. Kitame vėl žaidi.
blockyou-own-fault-colours = Spalvos nedera. Viena baudos korta; praleidi šį ir kitą raundą.
blockyou-own-fault-self = Pirštas rodo į tave. Viena baudos korta; praleidi šį ir kitą raundą.
blockyou-solo-fault-colours = Spalvos nedera: viena baudos korta
blockyou-solo-fault-self = Pirštas rodo į tave: viena baudos korta

## The hand

blockyou-hand-down = Tavo korta, užversta
blockyou-hand-card = Tavo korta: { $card }. Paspausk, kad pasisuktų.
blockyou-lay-do = Padėti
blockyou-hint-touch = Nutempk ją ant lauko arba paliesk vietą. Palietus kortą, ji pasisuka.
blockyou-hint-mouse = Nutempk ją ant lauko. R arba ratukas ją pasuka.
blockyou-watching = Tu stebi

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Liko { $seconds } sekundė
        [few] Liko { $seconds } sekundės
       *[other] Liko { $seconds } sekundžių
    }
blockyou-last-other =
    { $who ->
        [you] Liko tik tu
        [nobody] Nieko neliko
       *[other] Liko tik { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Laikas
blockyou-solo-left =
    { $count ->
        [one] liko { $count } korta
        [few] liko { $count } kortos
       *[other] liko { $count } kortų
    }
blockyou-result-title = Raundas { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s vėliau
blockyou-result-blocks = blokuoja: { $names }
blockyou-result-nobody = Niekas nepadėjo kortos
blockyou-ending-all = Nieko neliko: raundas baigtas.
blockyou-ending-last =
    { $who ->
        [you] Liko tik tu.
        [nobody] Liko viena vieta.
       *[other] Liko tik { $name }.
    }
blockyou-ending-time = Laikas baigėsi: kortos grįžta.
blockyou-ending-dead = Nė vienos kortos nebuvo galima padėti: kortos grįžta.
blockyou-ending-refreshed = Niekas negalėjo padėti kortos: štai naujas laukas.
blockyou-fitted-show = Rodyti, kur korta tiko
blockyou-fitted =
    { $count ->
        [0] Tavo korta niekur netiko
        [one] Tavo kortai tiko { $count } vieta
        [few] Tavo kortai tiko { $count } vietos
       *[other] Tavo kortai tiko { $count } vietų
    }
blockyou-pause = Pauzė
blockyou-pause-later = Pauzė po šio raundo
blockyou-pause-comes = Po šio raundo bus pauzė
blockyou-paused =
    { $who ->
        [you] Pauzė
        [nobody] Pauzė
       *[other] Pauzė: { $name }
    }
blockyou-go-on = Tęsti

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Tu jau gali pradėti.
        [nobody] Viena vieta jau gali pradėti.
       *[other] { $name } jau gali pradėti.
    }
blockyou-said-left =
    { $who ->
        [you] Tu išėjai iš žaidimo.
        [nobody] Žaidėjas išėjo iš žaidimo.
       *[other] { $name } išėjo iš žaidimo.
    }
blockyou-said-countdown = Trys, du, vienas…
blockyou-said-round = Raundas { $round }.
blockyou-said-card = Tavo korta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Dedi kortą: eilutė { $row }, stulpelis { $column }.
        [nobody] BlockYou! Nauja korta: eilutė { $row }, stulpelis { $column }.
       *[other] BlockYou! { $name } deda kortą: eilutė { $row }, stulpelis { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Klaida: tavo spalvos nedera, eilutė { $row }, stulpelis { $column }. Gauni baudos kortą.
        [nobody] Klaida: spalvos nedera, eilutė { $row }, stulpelis { $column }.
       *[other] { $name } suklydo: spalvos nedera, eilutė { $row }, stulpelis { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Klaida: pirštas rodo į tave. Gauni baudos kortą.
        [nobody] Klaida: pirštas rodo į savo vietą.
       *[other] Klaida: { $name } rodo į savo vietą.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blokas: { $names }.
        [few] Blokas: { $names }.
       *[other] Blokas: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Liko tik tu: dešimt sekundžių!
        [nobody] Liko dešimt sekundžių.
       *[other] Liko tik { $name }: dešimt sekundžių.
    }
blockyou-said-over =
    { $who ->
        [you] Žaidimas baigtas. Laimėjai.
        [nobody] Žaidimas baigtas.
       *[other] Žaidimas baigtas. { $name } laimėjo.
    }
blockyou-now-ready = Lenktynės prasidės, kai pasiruoš visi.
blockyou-now-leader =
    { $who ->
        [you] Kai kiti pasiruoš, tu pradėsi skaičiuoti atgal.
        [nobody] Kai kiti pasiruoš, skaičiuoti atgal pradės laisva vieta.
       *[other] Kai kiti pasiruoš, { $name } pradės skaičiuoti atgal.
    }
blockyou-now-countdown = Tuoj bus atverstos kitos kortos.
blockyou-now-race = Dar ieško: { $names }.

## The playing area in words

blockyou-text-not-now = Dabar tau nėra ko daryti.
blockyou-text-hand = { $name }, tavo korta
blockyou-text-row = Viršutinių langelių eilutė
blockyou-text-column = Kairiųjų langelių stulpelis
blockyou-text-turn = Pasukta
blockyou-text-turn-0 = nepasukta: { $card }
blockyou-text-turn-1 = ketvirtį: { $card }
blockyou-text-turn-2 = pusę: { $card }
blockyou-text-turn-3 = tris ketvirčius: { $card }
blockyou-text-lay = Dėti
blockyou-text-places = Kur ant lauko galima dėti kortą
blockyou-text-row-places = eilutė { $row }: stulpeliai { $columns }
blockyou-text-field = Laukas: eilutės nuo šiaurės, stulpeliai nuo vakarų
blockyou-text-cell = { $colour }, korta { $card }
blockyou-text-row-head = Eilutė { $row }
blockyou-text-column-head = Stulpelis { $column }
blockyou-text-players = Kokia padėtis
blockyou-text-pile =
    { $count ->
        [one] liko { $count } baudos korta
        [few] liko { $count } baudos kortos
       *[other] liko { $count } baudos kortų
    }

## The score sheet

blockyou-sheet = Laimi, kas pirmas sudeda visas kortas
blockyou-sheet-solo = Be varžovų
blockyou-sheet-place = Vieta
blockyou-sheet-player = Žaidėjas
blockyou-sheet-cards = Liko kortų
blockyou-sheet-time = Laikas
blockyou-sheet-fastest = Geriausia
blockyou-sheet-blocks = Blokai
blockyou-sheet-faults = Klaidos
blockyou-best = Įveik: { $time }
blockyou-best-new = Geriausias tavo laikas!
blockyou-best-all = Geriausi tavo laikai: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Šį raundą praleidi
reason-off-field = Už lauko ribų
reason-covers-one-card = Uždengia tik vieną kortą

## Moves as a replay tells them

replay-blockyou-ready = pasiruošta
replay-blockyou-begin =
    { $who ->
        [you] Pradedi skaičiuoti atgal
        [nobody] Laisva vieta pradeda skaičiuoti atgal
       *[other] { $name } pradeda skaičiuoti atgal
    }
replay-blockyou-count = trys, du, vienas, nulis
replay-blockyou-turn = kortos atverčiamos
replay-blockyou-lay =
    { $turns ->
        [0] korta: eilutė { $row }, stulpelis { $column }
        [1] korta: eilutė { $row }, stulpelis { $column }, ketvirtis rato į dešinę
        [2] korta: eilutė { $row }, stulpelis { $column }, pusė rato
       *[3] korta: eilutė { $row }, stulpelis { $column }, ketvirtis rato į kairę
    }
replay-blockyou-hidden = užversta korta
replay-blockyou-draw = korta iš kaladės: { $card }
