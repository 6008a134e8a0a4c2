### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Bez kolejek i bez litości: dopasuj kolory, połóż kartę przed innymi i palcem wyrzuć ich z rundy.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = biały
blockyou-colour-R = czerwony
blockyou-colour-O = pomarańczowy
blockyou-colour-Y = żółty
blockyou-colour-L = jasnozielony
blockyou-colour-B = niebieski
blockyou-colour-P = fioletowy

blockyou-direction-N = północ
blockyou-direction-NE = północny wschód
blockyou-direction-E = wschód
blockyou-direction-SE = południowy wschód
blockyou-direction-S = południe
blockyou-direction-SW = południowy zachód
blockyou-direction-W = zachód
blockyou-direction-NW = północny zachód
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = u góry { $nw } i { $ne }, u dołu { $sw } i { $se }; palce: { $one }, { $other }

## Ready

blockyou-ready-title = Wszyscy grają naraz
blockyou-ready-about = Połóż swoją kartę na kilku innych: każdy kolor na takim samym, biały pasuje do wszystkich. Kogo wskażą jej palce, ten jest zablokowany.
blockyou-ready-solo-about = Jak najszybciej połóż wszystkie swoje karty: każdy kolor na takim samym, biały pasuje do wszystkich. Żaden palec nie może wskazywać na ciebie.
blockyou-ready-me = Mogę grać
blockyou-ready-us = Możemy grać
blockyou-ready-start = Zacznij odliczanie
blockyou-ready-count = Na starcie: { $ready } z { $count }

## How each one stands

blockyou-status-idle = nie na starcie
blockyou-status-leads = prowadzi grę
blockyou-status-ready = na starcie
blockyou-status-active = szuka
blockyou-status-alone = ostatni gracz
blockyou-status-done = położone
blockyou-status-blocked = blokada
blockyou-status-fault = błąd
blockyou-status-last = za późno
blockyou-status-returned = karta wraca
blockyou-status-out = pauzuje
blockyou-status-left = już nie gra
blockyou-fault-colours = złe kolory
blockyou-fault-self = palec na siebie
blockyou-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Twoja blokada
        [nobody] Blokada
       *[other] Blokuje { $name }
    }
blockyou-own-done = Położone!
blockyou-own-last = Zostajesz na końcu: twoja karta wraca
blockyou-own-returned = Twoja karta wraca
blockyou-own-out = Po błędzie pauzujesz w tej rundzie. Wracasz w następnej.
blockyou-own-fault-colours = Kolory się nie zgadzają. Jedna karta karna; odpadasz z tej rundy i z następnej.
blockyou-own-fault-self = Palec wskazuje na ciebie. Jedna karta karna; odpadasz z tej rundy i z następnej.
blockyou-solo-fault-colours = Kolory się nie zgadzają: jedna karta karna
blockyou-solo-fault-self = Palec wskazuje na ciebie: jedna karta karna

## The hand

blockyou-hand-down = Twoja karta, zakryta
blockyou-hand-card = Twoja karta: { $card }. Naciśnij, żeby ją obrócić.
blockyou-lay-do = Połóż
blockyou-hint-touch = Przeciągnij ją na pole gry albo dotknij miejsca. Dotknij karty, żeby ją obrócić.
blockyou-hint-mouse = Przeciągnij ją na pole gry. R albo kółko ją obraca.
blockyou-watching = Oglądasz grę

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Jeszcze { $seconds } sekunda
        [few] Jeszcze { $seconds } sekundy
        [many] Jeszcze { $seconds } sekund
       *[other] Jeszcze { $seconds } sekundy
    }
blockyou-last-other =
    { $who ->
        [you] Zostajesz tylko ty
        [nobody] Nikt nie został
       *[other] Zostaje tylko { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Czas
blockyou-solo-left =
    { $count ->
        [one] zostaje { $count } karta
        [few] zostają { $count } karty
        [many] zostaje { $count } kart
       *[other] zostaje { $count } karty
    }
blockyou-result-title = Runda { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s później
blockyou-result-blocks = blokuje: { $names }
blockyou-result-nobody = Nikt nie położył karty
blockyou-ending-all = Nikt nie został: koniec rundy.
blockyou-ending-last =
    { $who ->
        [you] Na końcu zostajesz tylko ty.
        [nobody] Na końcu została jedna osoba.
       *[other] Na końcu zostaje tylko { $name }.
    }
blockyou-ending-time = Czas minął: karty wracają.
blockyou-ending-dead = Nie dało się położyć żadnej karty: karty wracają.
blockyou-ending-refreshed = Nikt nie mógł położyć karty: oto nowe pole gry.
blockyou-fitted-show = Pokaż, gdzie pasowała karta
blockyou-fitted =
    { $count ->
        [0] Twoja karta nigdzie nie pasowała
        [one] Twoja karta pasowała w { $count } miejscu
        [few] Twoja karta pasowała w { $count } miejscach
        [many] Twoja karta pasowała w { $count } miejscach
       *[other] Twoja karta pasowała w { $count } miejsca
    }
blockyou-pause = Pauza
blockyou-pause-later = Pauza po tej rundzie
blockyou-pause-comes = Po tej rundzie będzie pauza
blockyou-paused =
    { $who ->
        [you] Pauza
        [nobody] Pauza
       *[other] Pauza: { $name }
    }
blockyou-go-on = Dalej

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Stajesz na starcie.
        [nobody] Jedno miejsce jest na starcie.
       *[other] { $name } staje na starcie.
    }
blockyou-said-left =
    { $who ->
        [you] Odchodzisz z gry.
        [nobody] Ktoś odchodzi z gry.
       *[other] { $name } odchodzi z gry.
    }
blockyou-said-countdown = Trzy, dwa, jeden…
blockyou-said-round = Runda { $round }.
blockyou-said-card = Twoja karta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Kładziesz kartę: rząd { $row }, kolumna { $column }.
        [nobody] BlockYou! Leży karta: rząd { $row }, kolumna { $column }.
       *[other] BlockYou! { $name } kładzie kartę: rząd { $row }, kolumna { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Błąd: twoje kolory się nie zgadzają, rząd { $row }, kolumna { $column }. Dostajesz kartę karną.
        [nobody] Błąd: kolory się nie zgadzają, rząd { $row }, kolumna { $column }.
       *[other] Błąd, { $name }: kolory się nie zgadzają, rząd { $row }, kolumna { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Błąd: palec wskazuje na ciebie. Dostajesz kartę karną.
        [nobody] Błąd: palec wskazuje na własne miejsce.
       *[other] Błąd: { $name } wskazuje na własne miejsce.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blokada: { $names }.
        [few] Blokada: { $names }.
        [many] Blokada: { $names }.
       *[other] Blokada: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Zostajesz tylko ty: dziesięć sekund!
        [nobody] Zostało dziesięć sekund.
       *[other] Zostaje tylko { $name } i ma dziesięć sekund.
    }
blockyou-said-over =
    { $who ->
        [you] Koniec gry. Wygrywasz.
        [nobody] Koniec gry.
       *[other] Koniec gry. Wygrywa { $name }.
    }
blockyou-now-ready = Wyścig ruszy, gdy wszyscy staną na starcie.
blockyou-now-leader =
    { $who ->
        [you] Zaczniesz odliczanie, gdy inni staną na starcie.
        [nobody] Wolne miejsce zacznie odliczanie, gdy inni staną na starcie.
       *[other] { $name } zacznie odliczanie, gdy inni staną na starcie.
    }
blockyou-now-countdown = Zaraz odkryjemy następne karty.
blockyou-now-race = Wciąż szukają: { $names }.

## The playing area in words

blockyou-text-not-now = Teraz nie masz nic do zrobienia.
blockyou-text-hand = { $name }, twoja karta
blockyou-text-row = Rząd jej górnych kwadratów
blockyou-text-column = Kolumna jej lewych kwadratów
blockyou-text-turn = Obrót
blockyou-text-turn-0 = bez obrotu: { $card }
blockyou-text-turn-1 = o ćwierć: { $card }
blockyou-text-turn-2 = o pół: { $card }
blockyou-text-turn-3 = o trzy czwarte: { $card }
blockyou-text-lay = Połóż
blockyou-text-places = Gdzie na polu gry zmieści się karta
blockyou-text-row-places = rząd { $row }: kolumny { $columns }
blockyou-text-field = Pole gry: rzędy od północy, kolumny od zachodu
blockyou-text-cell = { $colour }, karta { $card }
blockyou-text-row-head = Rząd { $row }
blockyou-text-column-head = Kolumna { $column }
blockyou-text-players = Stan gry
blockyou-text-pile =
    { $count ->
        [one] zostaje { $count } karta karna
        [few] zostają { $count } karty karne
        [many] zostaje { $count } kart karnych
       *[other] zostaje { $count } karty karnej
    }

## The score sheet

blockyou-sheet = Wygrywa, kto najszybciej położy wszystkie karty
blockyou-sheet-solo = Gra w pojedynkę
blockyou-sheet-place = Miejsce
blockyou-sheet-player = Gracz
blockyou-sheet-cards = Reszta kart
blockyou-sheet-time = Czas
blockyou-sheet-fastest = Najkrócej
blockyou-sheet-blocks = Blokady
blockyou-sheet-faults = Błędy
blockyou-best = Do pobicia: { $time }
blockyou-best-new = Twój najlepszy czas!
blockyou-best-all = Twoje najlepsze czasy: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Teraz pauzujesz
reason-off-field = Poza polem gry
reason-covers-one-card = Zakrywa tylko jedną kartę

## Moves as a replay tells them

replay-blockyou-ready = na starcie
replay-blockyou-begin =
    { $who ->
        [you] Zaczynasz odliczanie
        [nobody] Wolne miejsce zaczyna odliczanie
       *[other] { $name } zaczyna odliczanie
    }
replay-blockyou-count = trzy, dwa, jeden, zero
replay-blockyou-turn = karty zostają odkryte
replay-blockyou-lay =
    { $turns ->
        [0] karta: rząd { $row }, kolumna { $column }
        [1] karta: rząd { $row }, kolumna { $column }, obrócona o ćwierć w prawo
        [2] karta: rząd { $row }, kolumna { $column }, obrócona o pół obrotu
       *[3] karta: rząd { $row }, kolumna { $column }, obrócona o ćwierć w lewo
    }
replay-blockyou-hidden = zakryta karta
replay-blockyou-draw = karta z talii: { $card }
