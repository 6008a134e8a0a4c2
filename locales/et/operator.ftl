# The page of whoever runs the server.

operator-title = Haldaja
operator-key = Haldaja võti
operator-key-about = Sellele, kes seda serverit haldab. Võti on serveri andmete kõrval; see käsk näitab seda seal.
operator-enter = Ava
operator-leave = Lukusta
operator-ready = Kõik korras
operator-problem-draining = Server on seiskumas
operator-problem-store-unreachable = Andmehoidla ei vasta
operator-problem-store-failing = Andmehoidla ei saa kirjutada
operator-problem-disk-full = Ketas on täis
operator-problem-bus-lost = Teised sõlmed pole kättesaadavad
operator-problem-no-jetstream = Tööprotsessid ei saa käike: NATSil pole JetStreami
operator-since = käivitatud { $ago }

## Figures

operator-figures = Arvud
operator-people = Kohal inimesi
operator-pages =
    { $count ->
        [one] { $count } avatud leht
       *[other] { $count } avatud lehte
    }
operator-running = Käimas mänge
operator-kept =
    { $count ->
        [one] { $count } säilitatud laud
       *[other] { $count } säilitatud lauda
    }
operator-append = Käigu salvestamise aeg
operator-lag = taimerid hilinevad { $ms }
operator-ms = { $ms } ms
operator-commands = Käske seni
operator-bots-waiting =
    { $count ->
        [0] ükski bot ei oota
        [one] { $count } bot ootab
       *[other] { $count } botti ootab
    }
operator-by-game = Mänguti
operator-game-count = { $running } / { $kept }
operator-troubles = Mured alates käivitamisest
operator-store-errors = Käigud, mis jäid salvestamata
operator-damaged = Rikutud lauad
operator-bot-failures = Tõrkunud botid
operator-cut-offs = Lehed, mis katkestati, sest ei lugenud
operator-refusals = Enim tagasi lükatud
operator-no-refusals = Midagi pole tagasi lükatud.

## Tables

operator-tables = Lauad
operator-search = Nimi, mäng või aadress
operator-over = läbi
operator-live =
    { $count ->
        [one] { $count } leht
       *[other] { $count } lehte
    }
operator-awake = ärkvel
operator-asleep = magab
operator-events =
    { $count ->
        [one] { $count } sündmus
       *[other] { $count } sündmust
    }
operator-nothing-found = Midagi ei leitud. Ehk vähem tähti?
operator-no-tables = Laudu veel pole.
operator-more = Veel

## One table

operator-standing = Seis
operator-under-way = käib
operator-closed = haldaja sulges
operator-log-damaged = logi rikutud
operator-log-damaged-about = Selle laua logi ei saa lugeda, nii et rohkem pole sellest teada. See jääb nii, nagu on, ka siis, kui sa laua suled.
operator-opened = Avatud
operator-changed = Viimati muutus
operator-log = Logi
operator-study = Õppetükk või ülesanne
operator-last-events = Mis viimati juhtus
operator-event-opened = laud avatud
operator-event-seated = koht seatud
operator-event-moved = käik
operator-event-chanced = loosimine
operator-event-elapsed = aeg sai läbi
operator-event-weighed = torn kaalutud
operator-event-left = alistus
operator-event-taken_back = tagasi võetud
operator-event-missed = üks mängija puudub
operator-event-returned = mängija on tagasi
operator-event-paused = paus palutud
operator-event-resumed = jätkub pärast pausi
operator-event-paced = botide tempo
operator-event-tried = vale vastus
operator-event-revealed = arv avaldatud
operator-event-followed = uus mäng
operator-event-closed = haldaja sulges
operator-watch = Vaata
operator-export = Ekspordi
operator-export-about = Pooleli mängu fail näitab ka seda, mida mängijad veel teada ei tohi. Hoia see enda teada.
operator-end = Sulge see laud
operator-end-sure = Kas sulged selle laua lõplikult?
operator-end-about = Mängijad saavad teada, et sina selle sulgesid. Keegi ei võida ja siin ei saa keegi edasi mängida. Seda ei saa tagasi võtta.
operator-end-do = Jah, sulgen
