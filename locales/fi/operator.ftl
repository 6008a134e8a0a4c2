# The page of whoever runs the server.

operator-title = Ylläpito
operator-key = Ylläpidon avain
operator-key-about = Palvelimen ylläpitäjälle. Avain on palvelimen tietojen vieressä; tämä komento tulostaa sen siellä.
operator-enter = Avaa
operator-leave = Lukitse
operator-ready = Kaikki hyvin
operator-problem-draining = Palvelin on pysähtymässä
operator-problem-store-unreachable = Tallennustila ei vastaa
operator-problem-store-failing = Tallennustila ei tallenna
operator-problem-disk-full = Levy on täynnä
operator-problem-bus-lost = Muihin solmuihin ei saada yhteyttä
operator-problem-no-jetstream = Työprosessit eivät saa töitä: NATS on ilman JetStreamia
operator-since = käynnistetty { $ago }

## Figures

operator-figures = Luvut
operator-people = Ihmisiä täällä
operator-pages =
    { $count ->
        [one] { $count } avoin sivu
       *[other] { $count } avointa sivua
    }
operator-running = Pelejä käynnissä
operator-kept =
    { $count ->
        [one] { $count } pöytä tallessa
       *[other] { $count } pöytää tallessa
    }
operator-append = Siirto on tallessa ajassa
operator-lag = ajastimet myöhässä { $ms }
operator-ms = { $ms } ms
operator-commands = Komentoja tähän asti
operator-bots-waiting =
    { $count ->
        [0] ei odottavia botteja
        [one] { $count } botti odottaa
       *[other] { $count } bottia odottaa
    }
operator-by-game = Peleittäin
operator-game-count = { $running } / { $kept }
operator-troubles = Ongelmat käynnistyksen jälkeen
operator-store-errors = Siirrot, joita ei voitu tallentaa
operator-damaged = Vioittuneet pöydät
operator-bot-failures = Kaatuneet botit
operator-cut-offs = Sivut, jotka katkaistiin, koska ne eivät lukeneet
operator-refusals = Useimmin torjutut
operator-no-refusals = Mitään ei ole torjuttu.

## Tables

operator-tables = Pöydät
operator-search = Nimi, peli tai osoite
operator-over = ohi
operator-live =
    { $count ->
        [one] { $count } sivu
       *[other] { $count } sivua
    }
operator-awake = hereillä
operator-asleep = unessa
operator-events =
    { $count ->
        [one] { $count } tapahtuma
       *[other] { $count } tapahtumaa
    }
operator-nothing-found = Mitään ei löytynyt. Ehkä vähemmän kirjaimia?
operator-no-tables = Ei vielä pöytiä.
operator-more = Lisää

## One table

operator-standing = Tilanne
operator-under-way = käynnissä
operator-closed = ylläpidon sulkema
operator-log-damaged = loki vioittunut
operator-log-damaged-about = Tämän pöydän lokia ei voi lukea, joten pöydästä ei tiedetä enempää. Loki pysyy sellaisenaan, vaikka sulkisit pöydän.
operator-opened = Avattu
operator-changed = Viime muutos
operator-log = Loki
operator-study = Oppitunti tai pulma
operator-last-events = Mitä viimeksi tapahtui
operator-event-opened = pöytä avattiin
operator-event-seated = paikka järjestetty
operator-event-moved = siirto
operator-event-chanced = sattuma ratkaisi
operator-event-elapsed = aika loppui
operator-event-weighed = torni punnittiin
operator-event-left = luovutti
operator-event-taken_back = siirto peruttu
operator-event-missed = pelaaja puuttuu
operator-event-returned = pelaaja palasi
operator-event-paused = taukoa pyydettiin
operator-event-resumed = peli jatkui tauon jälkeen
operator-event-paced = bottien vauhti
operator-event-tried = väärä vastaus
operator-event-revealed = luku paljastettu
operator-event-followed = uusi peli
operator-event-closed = ylläpidon sulkema
operator-watch = Katso
operator-export = Vie
operator-export-about = Keskeneräisen pelin tallenne näyttää asioita, joita pelaajat eivät saa vielä tietää. Pidä se omana tietonasi.
operator-end = Sulje pöytä
operator-end-sure = Suljetaanko pöytä lopullisesti?
operator-end-about = Pelaajille kerrotaan, että suljit sen. Kukaan ei voita, eikä täällä voi enää pelata. Tätä ei voi perua.
operator-end-do = Kyllä, sulje
