# The page of whoever runs the server.

operator-title = Uzturētājs
operator-key = Uzturētāja atslēga
operator-key-about = Tam, kas uztur šo serveri. Atslēga glabājas līdzās servera datiem; šī komanda to tur parāda.
operator-enter = Atvērt
operator-leave = Aizslēgt
operator-ready = Viss labi
operator-problem-draining = Serveris apstājas
operator-problem-store-unreachable = Krātuve neatbild
operator-problem-store-failing = Krātuve nevar rakstīt
operator-problem-disk-full = Disks ir pilns
operator-problem-bus-lost = Pārējie mezgli nav sasniedzami
operator-problem-no-jetstream = Darbinieki nesaņem gājienus: NATS sistēmā nav JetStream
operator-since = palaists { $ago }

## Figures

operator-figures = Skaitļi
operator-people = Cilvēki te
operator-pages =
    { $count ->
        [zero] { $count } atvērtu lapu
        [one] { $count } atvērta lapa
       *[other] { $count } atvērtas lapas
    }
operator-running = Notiek spēles
operator-kept =
    { $count ->
        [zero] { $count } saglabātu galdu
        [one] { $count } saglabāts galds
       *[other] { $count } saglabāti galdi
    }
operator-append = Gājiens saglabāts pēc
operator-lag = taimeri kavējas par { $ms }
operator-ms = { $ms } ms
operator-commands = Komandas līdz šim
operator-bots-waiting =
    { $count ->
        [0] neviens bots negaida
        [zero] gaida { $count } botu
        [one] gaida { $count } bots
       *[other] gaida { $count } boti
    }
operator-by-game = Pa spēlēm
operator-game-count = { $running } no { $kept }
operator-troubles = Ķibeles kopš palaišanas
operator-store-errors = Gājieni, ko nevarēja saglabāt
operator-damaged = Bojāti galdi
operator-bot-failures = Boti ar kļūmi
operator-cut-offs = Lapas, kas atvienotas, jo nelasīja
operator-refusals = Visbiežāk atteikts
operator-no-refusals = Nekas nav atteikts.

## Tables

operator-tables = Galdi
operator-search = Vārds, spēle vai adrese
operator-over = beigta
operator-live =
    { $count ->
        [zero] { $count } lapu
        [one] { $count } lapa
       *[other] { $count } lapas
    }
operator-awake = nomodā
operator-asleep = guļ
operator-events =
    { $count ->
        [zero] { $count } notikumu
        [one] { $count } notikums
       *[other] { $count } notikumi
    }
operator-nothing-found = Nekas nav atrasts. Varbūt mazāk burtu?
operator-no-tables = Galdu vēl nav.
operator-more = Vairāk

## One table

operator-standing = Stāvoklis
operator-under-way = notiek
operator-closed = uzturētājs slēdza
operator-log-damaged = žurnāls bojāts
operator-log-damaged-about = Šī galda žurnālu nevar nolasīt, tāpēc vairāk par to nav zināms. Tas paliks, kāds ir, arī tad, ja galdu slēgsi.
operator-opened = Atvērts
operator-changed = Mainīts
operator-log = Žurnāls
operator-study = Nodarbība, uzdevums
operator-last-events = Kas notika pēdējais
operator-event-opened = galds atvērts
operator-event-seated = vieta iekārtota
operator-event-moved = gājiens
operator-event-chanced = izloze
operator-event-elapsed = laiks beidzās
operator-event-weighed = tornis nosvērts
operator-event-left = padevās
operator-event-taken_back = atsaukts
operator-event-missed = trūkst spēlētāja
operator-event-returned = spēlētājs atgriezās
operator-event-paused = palūgta pauze
operator-event-resumed = turpinās pēc pauzes
operator-event-paced = botu temps
operator-event-tried = nepareiza atbilde
operator-event-revealed = skaitlis atklāts
operator-event-followed = vēlreiz
operator-event-closed = uzturētājs slēdza
operator-watch = Skatīties
operator-export = Eksportēt
operator-export-about = Notiekošas spēles ieraksts rāda arī to, ko spēlētāji vēl nedrīkst zināt. Paturi to pie sevis.
operator-end = Slēgt šo galdu
operator-end-sure = Vai slēgt šo galdu pavisam?
operator-end-about = Spēlētāji uzzinās, ka galdu slēdzi tu. Neviens neuzvar, un te vairs nevar spēlēt. To nevar atsaukt.
operator-end-do = Jā, slēgt
