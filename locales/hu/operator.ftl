# The page of whoever runs the server.

operator-title = Üzemeltető
operator-key = Üzemeltetői kulcs
operator-key-about = Annak, aki ezt a szervert üzemelteti. A kulcs a szerver adatai mellett van; ez a parancs írja ki ott.
operator-enter = Nyitás
operator-leave = Zárás
operator-ready = Rendben van
operator-problem-draining = A szerver éppen leáll
operator-problem-store-unreachable = A tároló nem válaszol
operator-problem-store-failing = A tároló nem tud írni
operator-problem-disk-full = Betelt a lemez
operator-problem-bus-lost = A többi csomópont nem érhető el
operator-problem-no-jetstream = A munkafolyamatok nem kapnak lépést: a NATS-ban nincs JetStream
operator-since = { $ago } indult

## Figures

operator-figures = Számok
operator-people = Jelenlévők
operator-pages =
    { $count ->
        [one] { $count } nyitott oldal
       *[other] { $count } nyitott oldal
    }
operator-running = Folyó játékok
operator-kept =
    { $count ->
        [one] { $count } megőrzött asztal
       *[other] { $count } megőrzött asztal
    }
operator-append = Egy lépés mentési ideje
operator-lag = az időzítők késése: { $ms }
operator-ms = { $ms } ms
operator-commands = Parancsok eddig
operator-bots-waiting =
    { $count ->
        [0] egy bot sem vár
        [one] { $count } bot vár
       *[other] { $count } bot vár
    }
operator-by-game = Játékonként
operator-game-count = { $running } / { $kept }
operator-troubles = Gondok az indulás óta
operator-store-errors = El nem mentett lépések
operator-damaged = Sérült asztalok
operator-bot-failures = Hibára futott botok
operator-cut-offs = Leválasztott oldalak, mert nem olvastak
operator-refusals = Leggyakoribb elutasítások
operator-no-refusals = Nem volt elutasítás.

## Tables

operator-tables = Asztalok
operator-search = Név, játék vagy cím
operator-over = vége
operator-live =
    { $count ->
        [one] { $count } oldal
       *[other] { $count } oldal
    }
operator-awake = ébren
operator-asleep = alszik
operator-events =
    { $count ->
        [one] { $count } esemény
       *[other] { $count } esemény
    }
operator-nothing-found = Nincs találat. Talán kevesebb betűvel?
operator-no-tables = Még nincs asztal.
operator-more = Több

## One table

operator-standing = Állapot
operator-under-way = folyik
operator-closed = az üzemeltető lezárta
operator-log-damaged = sérült napló
operator-log-damaged-about = Ennek az asztalnak a naplója nem olvasható, ezért többet nem tudunk róla. Úgy marad, ahogy van, akkor is, ha lezárod az asztalt.
operator-opened = Megnyitva
operator-changed = Változott
operator-log = Napló
operator-study = Lecke vagy fejtörő
operator-last-events = Mi történt utoljára
operator-event-opened = asztal megnyitva
operator-event-seated = hely elrendezve
operator-event-moved = lépés
operator-event-chanced = sorsolás
operator-event-elapsed = lejárt az idő
operator-event-weighed = torony ellenőrizve
operator-event-left = feladta
operator-event-taken_back = visszavonva
operator-event-missed = egy játékos hiányzik
operator-event-returned = a játékos visszajött
operator-event-paused = szünetet kértek
operator-event-resumed = szünet után folytatódik
operator-event-paced = botok tempója
operator-event-tried = rossz válasz
operator-event-revealed = szám felfedve
operator-event-followed = új játék
operator-event-closed = az üzemeltető lezárta
operator-watch = Megnézem
operator-export = Letöltés
operator-export-about = Egy folyó játék fájlja olyat is megmutat, amit a játékosai még nem tudhatnak. Tartsd meg magadnak.
operator-end = Asztal lezárása
operator-end-sure = Végleg lezárod ezt az asztalt?
operator-end-about = A játékosok megtudják, hogy te zártad le. Senki sem nyer, és itt senki sem játszhat tovább. Ezt nem lehet visszavonni.
operator-end-do = Igen, lezárom
