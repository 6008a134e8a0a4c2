# The page of whoever runs the server.

operator-title = Operator
operator-key = Klucz operatora
operator-key-about = Dla osoby, która prowadzi ten serwer. Klucz leży obok jego danych; to polecenie go tam wyświetli.
operator-enter = Otwórz
operator-leave = Zablokuj
operator-ready = Wszystko OK
operator-problem-draining = Serwer się zatrzymuje
operator-problem-store-unreachable = Magazyn danych nie odpowiada
operator-problem-store-failing = Magazyn danych nie zapisuje
operator-problem-disk-full = Dysk jest pełny
operator-problem-bus-lost = Brak łączności z innymi węzłami
operator-problem-no-jetstream = Procesy robocze nie dostają ruchów: NATS nie ma JetStream
operator-since = uruchomiono { $ago }

## Figures

operator-figures = Liczby
operator-people = Obecne osoby
operator-pages =
    { $count ->
        [one] { $count } otwarta strona
        [few] { $count } otwarte strony
        [many] { $count } otwartych stron
       *[other] { $count } otwartej strony
    }
operator-running = Gry w toku
operator-kept =
    { $count ->
        [one] { $count } zapisany stół
        [few] { $count } zapisane stoły
        [many] { $count } zapisanych stołów
       *[other] { $count } zapisanego stołu
    }
operator-append = Ruch zapisany w ciągu
operator-lag = spóźnienie zegarów { $ms }
operator-ms = { $ms } ms
operator-commands = Polecenia dotąd
operator-bots-waiting =
    { $count ->
        [0] żaden bot nie czeka
        [one] { $count } bot czeka
        [few] { $count } boty czekają
        [many] { $count } botów czeka
       *[other] { $count } bota czeka
    }
operator-by-game = Według gry
operator-game-count = { $running } z { $kept }
operator-troubles = Kłopoty od uruchomienia
operator-store-errors = Ruchy, których nie zapisano
operator-damaged = Uszkodzone stoły
operator-bot-failures = Boty, które zawiodły
operator-cut-offs = Strony odcięte, bo nie czytały
operator-refusals = Najczęstsze odmowy
operator-no-refusals = Niczego nie odmówiono.

## Tables

operator-tables = Stoły
operator-search = Imię, gra lub adres
operator-over = koniec
operator-live =
    { $count ->
        [one] { $count } strona
        [few] { $count } strony
        [many] { $count } stron
       *[other] { $count } strony
    }
operator-awake = aktywny
operator-asleep = uśpiony
operator-events =
    { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
        [many] { $count } zdarzeń
       *[other] { $count } zdarzenia
    }
operator-nothing-found = Nic nie znaleziono. Może mniej liter?
operator-no-tables = Nie ma jeszcze stołów.
operator-more = Więcej

## One table

operator-standing = Stan
operator-under-way = w toku
operator-closed = zamknięty przez operatora
operator-log-damaged = dziennik uszkodzony
operator-log-damaged-about = Dziennika tego stołu nie da się odczytać, więc nic więcej o nim nie wiadomo. Zostaje bez zmian, nawet gdy zamkniesz stół.
operator-opened = Otwarto
operator-changed = Ostatnia zmiana
operator-log = Dziennik
operator-study = Lekcja lub zagadka
operator-last-events = Co działo się ostatnio
operator-event-opened = stół otwarty
operator-event-seated = miejsce ustalone
operator-event-moved = ruch
operator-event-chanced = losowanie
operator-event-elapsed = czas minął
operator-event-weighed = wieża sprawdzona
operator-event-left = poddanie się
operator-event-taken_back = cofnięty ruch
operator-event-missed = brakuje gracza
operator-event-returned = gracz wraca
operator-event-paused = prośba o pauzę
operator-event-resumed = dalej po pauzie
operator-event-paced = tempo botów
operator-event-tried = błędna odpowiedź
operator-event-revealed = liczba ujawniona
operator-event-followed = nowa gra
operator-event-closed = zamknięty przez operatora
operator-watch = Oglądaj
operator-export = Eksportuj
operator-export-about = Zapis gry w toku pokazuje to, czego gracze nie mogą jeszcze wiedzieć. Zachowaj go dla siebie.
operator-end = Zamknij ten stół
operator-end-sure = Zamknąć ten stół na dobre?
operator-end-about = Gracze dowiedzą się, że to twoja decyzja. Nikt nie wygrywa i nikt nie zagra tu dalej. Tego nie można cofnąć.
operator-end-do = Tak, zamknij
