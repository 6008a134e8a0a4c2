# The page of whoever runs the server.

operator-title = Priežiūra
operator-key = Prižiūrėtojo raktas
operator-key-about = Tam, kas prižiūri šį serverį. Raktas guli šalia serverio duomenų; ši komanda jį ten parodo.
operator-enter = Atverti
operator-leave = Užrakinti
operator-ready = Viskas gerai
operator-problem-draining = Serveris stabdomas
operator-problem-store-unreachable = Saugykla neatsako
operator-problem-store-failing = Saugykla negali įrašyti
operator-problem-disk-full = Diskas pilnas
operator-problem-bus-lost = Kiti mazgai nepasiekiami
operator-problem-no-jetstream = Darbininkai negauna ėjimų: NATS neturi JetStream
operator-since = paleista { $ago }

## Figures

operator-figures = Skaičiai
operator-people = Žmonių čia
operator-pages =
    { $count ->
        [one] { $count } atvertas puslapis
        [few] { $count } atverti puslapiai
       *[other] { $count } atvertų puslapių
    }
operator-running = Vyksta žaidimų
operator-kept =
    { $count ->
        [one] { $count } saugomas stalas
        [few] { $count } saugomi stalai
       *[other] { $count } saugomų stalų
    }
operator-append = Ėjimas išsaugomas per
operator-lag = laikmačiai vėluoja { $ms }
operator-ms = { $ms } ms
operator-commands = Komandų iki šiol
operator-bots-waiting =
    { $count ->
        [0] botai nelaukia
        [one] laukia { $count } botas
        [few] laukia { $count } botai
       *[other] laukia { $count } botų
    }
operator-by-game = Žaidimai
operator-game-count = { $running } iš { $kept }
operator-troubles = Bėdos nuo paleidimo
operator-store-errors = Ėjimai, kurių nepavyko išsaugoti
operator-damaged = Sugadinti stalai
operator-bot-failures = Sutrikę botai
operator-cut-offs = Puslapiai, atjungti, nes neskaitė
operator-refusals = Dažniausi atmetimai
operator-no-refusals = Nieko neatmesta.

## Tables

operator-tables = Stalai
operator-search = Vardas, žaidimas ar adresas
operator-over = baigta
operator-live =
    { $count ->
        [one] { $count } puslapis
        [few] { $count } puslapiai
       *[other] { $count } puslapių
    }
operator-awake = budi
operator-asleep = miega
operator-events =
    { $count ->
        [one] { $count } įvykis
        [few] { $count } įvykiai
       *[other] { $count } įvykių
    }
operator-nothing-found = Nieko nerasta. Gal mažiau raidžių?
operator-no-tables = Stalų dar nėra.
operator-more = Daugiau

## One table

operator-standing = Būsena
operator-under-way = vyksta
operator-closed = uždarė prižiūrėtojas
operator-log-damaged = žurnalas sugadintas
operator-log-damaged-about = Šio stalo žurnalo neįmanoma perskaityti, todėl daugiau apie jį nežinoma. Jis liks toks, koks yra, net jei stalą uždarysi.
operator-opened = Atidaryta
operator-changed = Pakeista
operator-log = Žurnalas
operator-study = Pamoka ar uždavinys
operator-last-events = Kas įvyko paskiausiai
operator-event-opened = stalas atidarytas
operator-event-seated = vieta paskirta
operator-event-moved = ėjimas
operator-event-chanced = burtai
operator-event-elapsed = laikas baigėsi
operator-event-weighed = bokštas pasvertas
operator-event-left = pasidavė
operator-event-taken_back = atšaukta
operator-event-missed = trūksta žaidėjo
operator-event-returned = žaidėjas grįžo
operator-event-paused = paprašyta pauzės
operator-event-resumed = tęsiama po pauzės
operator-event-paced = botų tempas
operator-event-tried = ne tas atsakymas
operator-event-revealed = skaičius atskleistas
operator-event-followed = dar kartą
operator-event-closed = uždarė prižiūrėtojas
operator-watch = Stebėti
operator-export = Eksportas
operator-export-about = Vykstančio žaidimo įrašas rodo ir tai, ko žaidėjams dar nevalia žinoti. Pasilaikyk jį sau.
operator-end = Uždaryti šį stalą
operator-end-sure = Uždaryti šį stalą visam laikui?
operator-end-about = Žaidėjai sužinos, kad stalą uždarei tu. Niekas nelaimės, ir toliau čia žaisti nebus galima. Atšaukti to neįmanoma.
operator-end-do = Taip, uždaryti
