# The page of whoever runs the server.

operator-title = Admin
operator-key = Adminnyckel
operator-key-about = För den som sköter servern. Nyckeln ligger bredvid serverns data; det här kommandot skriver ut den där.
operator-enter = Lås upp
operator-leave = Lås
operator-ready = Allt är bra
operator-problem-draining = Servern håller på att stanna
operator-problem-store-unreachable = Lagringen svarar inte
operator-problem-store-failing = Lagringen kan inte skriva
operator-problem-disk-full = Disken är full
operator-problem-bus-lost = De andra noderna går inte att nå
operator-problem-no-jetstream = Arbetsprocesserna får inget att göra: NATS saknar JetStream
operator-since = startade { $ago }

## Figures

operator-figures = Siffror
operator-people = Personer här
operator-pages =
    { $count ->
        [one] { $count } öppen sida
       *[other] { $count } öppna sidor
    }
operator-running = Pågående spel
operator-kept =
    { $count ->
        [one] { $count } bord sparat
       *[other] { $count } bord sparade
    }
operator-append = Ett drag är sparat inom
operator-lag = timrar är { $ms } sena
operator-ms = { $ms } ms
operator-commands = Kommandon hittills
operator-bots-waiting =
    { $count ->
        [0] ingen bot väntar
        [one] { $count } bot väntar
       *[other] { $count } botar väntar
    }
operator-by-game = Per spel
operator-game-count = { $running } av { $kept }
operator-troubles = Problem sedan starten
operator-store-errors = Drag som inte kunde sparas
operator-damaged = Skadade bord
operator-bot-failures = Misslyckade botar
operator-cut-offs = Sidor som kopplats bort för att de inte läste
operator-refusals = Nekas oftast
operator-no-refusals = Inget har nekats.

## Tables

operator-tables = Bord
operator-search = Namn, spel eller adress
operator-over = slut
operator-live =
    { $count ->
        [one] { $count } sida
       *[other] { $count } sidor
    }
operator-awake = vaket
operator-asleep = sover
operator-events =
    { $count ->
        [one] { $count } händelse
       *[other] { $count } händelser
    }
operator-nothing-found = Inget hittades. Prova med färre bokstäver.
operator-no-tables = Inga bord än.
operator-more = Fler

## One table

operator-standing = Läge
operator-under-way = pågår
operator-closed = stängt av admin
operator-log-damaged = skadad logg
operator-log-damaged-about = Loggen för det här bordet går inte att läsa, så inget mer är känt om det. Den blir kvar som den är, även när du stänger bordet.
operator-opened = Öppnat
operator-changed = Senast ändrat
operator-log = Logg
operator-study = Lektion eller kluring
operator-last-events = Vad som hände senast
operator-event-opened = bordet öppnades
operator-event-seated = plats ordnad
operator-event-moved = drag
operator-event-chanced = slumpen avgjorde
operator-event-elapsed = tiden var ute
operator-event-weighed = tornet vägdes
operator-event-left = gav upp
operator-event-taken_back = drag ångrat
operator-event-missed = en spelare saknas
operator-event-returned = spelaren är tillbaka
operator-event-paused = paus begärd
operator-event-resumed = fortsätter efter pausen
operator-event-paced = botarnas tempo
operator-event-tried = fel svar
operator-event-revealed = hemliga talet visat
operator-event-followed = spelas igen
operator-event-closed = stängt av admin
operator-watch = Titta på
operator-export = Exportera
operator-export-about = Protokollet från ett pågående spel visar sådant som spelarna inte får veta än. Behåll det för dig själv.
operator-end = Stäng bordet
operator-end-sure = Stänga bordet för gott?
operator-end-about = Spelarna får veta att du har stängt det. Ingen vinner, och ingen kan spela vidare här. Det går inte att ångra.
operator-end-do = Ja, stäng
