# The page of whoever runs the server.

operator-title = Admin
operator-key = Cheia de admin
operator-key-about = Pentru cine administrează acest server. Cheia stă lângă datele lui; comanda aceasta o afișează acolo.
operator-enter = Deschide
operator-leave = Încuie
operator-ready = Toate bune
operator-problem-draining = Serverul se oprește
operator-problem-store-unreachable = Depozitul nu răspunde
operator-problem-store-failing = Depozitul nu poate scrie
operator-problem-disk-full = Discul e plin
operator-problem-bus-lost = La celelalte noduri nu se poate ajunge
operator-problem-no-jetstream = Lucrătorii nu primesc nimic de făcut: NATS nu are JetStream
operator-since = pornit { $ago }

## Figures

operator-figures = Cifre
operator-people = Oameni aici
operator-pages =
    { $count ->
        [one] { $count } pagină deschisă
        [few] { $count } pagini deschise
       *[other] { $count } de pagini deschise
    }
operator-running = Jocuri în curs
operator-kept =
    { $count ->
        [one] { $count } masă păstrată
        [few] { $count } mese păstrate
       *[other] { $count } de mese păstrate
    }
operator-append = O mutare e salvată în
operator-lag = cronometre întârziate cu { $ms }
operator-ms = { $ms } ms
operator-commands = Comenzi până acum
operator-bots-waiting =
    { $count ->
        [0] niciun bot nu așteaptă
        [one] { $count } bot așteaptă
        [few] { $count } boți așteaptă
       *[other] { $count } de boți așteaptă
    }
operator-by-game = Pe jocuri
operator-game-count = { $running } din { $kept }
operator-troubles = Necazuri de la pornire
operator-store-errors = Mutări care nu s-au putut păstra
operator-damaged = Mese stricate
operator-bot-failures = Boți cu erori
operator-cut-offs = Pagini deconectate fiindcă nu citeau
operator-refusals = Refuzate cel mai des
operator-no-refusals = Nu s-a refuzat nimic.

## Tables

operator-tables = Mese
operator-search = Nume, joc sau adresă
operator-over = gata
operator-live =
    { $count ->
        [one] { $count } pagină
        [few] { $count } pagini
       *[other] { $count } de pagini
    }
operator-awake = trează
operator-asleep = doarme
operator-events =
    { $count ->
        [one] { $count } eveniment
        [few] { $count } evenimente
       *[other] { $count } de evenimente
    }
operator-nothing-found = Nu s-a găsit nimic. Poate cu mai puține litere?
operator-no-tables = Nicio masă încă.
operator-more = Altele

## One table

operator-standing = Stare
operator-under-way = în curs
operator-closed = închisă de admin
operator-log-damaged = jurnal stricat
operator-log-damaged-about = Jurnalul acestei mese nu se poate citi, așa că nu se mai știe nimic despre ea. Rămâne cum e, chiar dacă închizi masa.
operator-opened = Deschisă
operator-changed = Ultima schimbare
operator-log = Jurnal
operator-study = Lecție sau enigmă
operator-last-events = Ultimele întâmplări
operator-event-opened = masă deschisă
operator-event-seated = loc aranjat
operator-event-moved = mutare
operator-event-chanced = tragere la sorți
operator-event-elapsed = timp expirat
operator-event-weighed = turn cântărit
operator-event-left = a renunțat
operator-event-taken_back = mutare retrasă
operator-event-missed = lipsește un jucător
operator-event-returned = jucătorul s-a întors
operator-event-paused = pauză cerută
operator-event-resumed = continuare după pauză
operator-event-paced = ritmul boților
operator-event-tried = răspuns greșit
operator-event-revealed = număr dezvăluit
operator-event-followed = revanșă
operator-event-closed = închisă de admin
operator-watch = Privește
operator-export = Exportă
operator-export-about = Fișierul unui joc în curs arată lucruri pe care jucătorii nu au voie să le știe încă. Păstrează-l pentru tine.
operator-end = Închide masa
operator-end-sure = Închizi definitiv masa aceasta?
operator-end-about = Jucătorii ei vor afla că ai închis-o tu. Nu câștigă nimeni și nimeni nu mai poate juca aici. Nu există cale înapoi.
operator-end-do = Da, închide-o
