# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Zamknij
cancel = Anuluj
done = Gotowe
yes = Tak
no = Nie
try-again = Spróbuj znów
to-home = Główna

## Waiting and broken

waiting-page = Chwileczkę…
waiting-table = Szykujemy stół…
waiting-replay = Wczytujemy grę…
broken-part = Ta część strony nie dotarła.
connection-lost = Utracono połączenie. Próbujemy znowu…
connection-lost-can = Nadal możesz oglądać stół, zasady i ustawienia.
not-found-title = Nic tu nie ma
not-found-about = Pod tym adresem nie ma żadnej strony. Może w linku brakuje litery.
table-title = Stół
table-gone-about = Jeśli ktoś przysłał ci ten link, poproś o nowy.
table-closed-about = Operator tego serwera zakończył grę przy tym stole.

## Games

game-players = { $players } graczy
game-minutes =
    { $minutes ->
        [one] około { $minutes } minuty
        [few] około { $minutes } minut
        [many] około { $minutes } minut
       *[other] około { $minutes } minuty
    }
game-age = od { $age } lat

## Home

home-motto = Salon gier z klockami
home-continue = Graj dalej
home-lately = Ostatnio
home-lately-remove = Usuń z listy
home-table-nameless =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
ago-now = przed chwilą
ago-minutes =
    { $count ->
        [one] minutę temu
        [few] { $count } minuty temu
        [many] { $count } minut temu
       *[other] { $count } minuty temu
    }
ago-hours =
    { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
        [many] { $count } godzin temu
       *[other] { $count } godziny temu
    }
ago-days =
    { $count ->
        [one] wczoraj
        [few] { $count } dni temu
        [many] { $count } dni temu
       *[other] { $count } dnia temu
    }
home-play = Graj teraz
home-starting = Szykujemy stół…
home-play-about =
    { $count ->
        [one] Ty kontra jeden bot, od razu.
        [2] Ty kontra dwa boty, od razu.
        [3] Ty kontra trzy boty, od razu.
        [few] Ty kontra { $count } boty, od razu.
        [many] Ty kontra { $count } botów, od razu.
       *[other] Ty kontra { $count } bota, od razu.
    }
home-play-last =
    { $count ->
        [one] Jak ostatnio: { $count } bot
        [few] Jak ostatnio: { $count } boty
        [many] Jak ostatnio: { $count } botów
       *[other] Jak ostatnio: { $count } bota
    }
home-play-level = Poziom: { $level }
home-against-bots = Przeciw botom
home-set-up = Z przyjaciółmi
home-alone = Solo
home-rules = Jak się gra
home-open-file = Otwórz zapisaną grę
file-bad-move = Ruch { $number } w tym pliku jest niedozwolony
file-too-big = Plik jest za duży: najwyżej { $most } kB

## Settings

settings-title = Ustawienia
settings-language = Język
settings-language-unread = Pierwsze tłumaczenie: nie czytał go jeszcze nikt, kto mówi tym językiem od dziecka.
settings-language-better = Zaproponuj lepszy tekst
settings-theme = Wygląd
settings-theme-auto = Automatyczny
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-graphics = Grafika
settings-graphics-auto = Automatyczna
settings-graphics-low = Prosta
settings-graphics-flat = Płaska
settings-bot-speed = Tempo botów
settings-bot-speed-quick = Szybkie
settings-bot-speed-normal = Zwykłe
settings-bot-speed-slow = Wolne
settings-sound = Dźwięk
settings-volume = Głośność
settings-patterns = Wzory na kolorach
settings-patterns-about = Kropki, paski i kratki, żeby nikt nie musiał rozróżniać kolorów.
settings-licences = Licencje open source
words-title = Lepsze teksty
words-search = Słowa z tekstu, który chcesz zmienić
words-none = Tych słów nie ma w żadnym tekście.
words-english = Po angielsku
words-better = Twój tekst
words-brackets = Wszystko w nawiasach { "{ }" } zostaw bez zmian: tam pojawią się imiona i liczby.
words-mail = Wyślij mailem
words-copy = Kopiuj
words-to-whom = Wyślij go osobom, które prowadzą ten serwer.

## Setting a table

new-title = Stół do gry { $game }
new-chairs = Miejsca
new-players = Gracze
new-players-count = { $count }
new-hint = Dotknij miejsca i wybierz, kto tam siada.
new-alone = W pojedynkę, przeciw własnemu czasowi.
new-friend = Gość
new-shared = wspólny
new-who = Kto tu siada?
new-level = Jak silny?
new-rules = Zasady
new-house-rules = Zasady domowe
new-house-rules-changed =
    { $count ->
        [one] ({ $count } zmiana)
        [few] ({ $count } zmiany)
        [many] ({ $count } zmian)
       *[other] ({ $count } zmiany)
    }
new-takeback = Cofanie ruchów
new-takeback-about = Ruch można cofnąć, póki nie zagra ktoś inny albo o czymś nie zdecyduje los.
new-hints = Podpowiedzi
new-hints-about = W swojej kolejce można poprosić komputer o dobry ruch.
new-patience = Gdy kogoś nie ma
new-patience-about = Po tym czasie reszta może grać dalej: z botem albo z kimś innym na tym miejscu.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
new-patience-never = Czekaj zawsze
new-total = Czas na całą grę
new-total-none = Bez limitu
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Każdy ma swój zegar, który chodzi tylko podczas własnych ruchów, a po każdym odzyskuje kilka sekund. Komu skończy się czas, ten odpada.
new-start = Zacznij
new-open = Otwórz stół
new-broken = Teraz nie da się przygotować stołu.
sitter-me = Ja
sitter-me-about = Grasz na tym urządzeniu.
sitter-here = Tu obok mnie
sitter-here-about = Ktoś siedzi obok; podajecie sobie urządzenie.
sitter-link = Przez link
sitter-link-about = Dostaniesz link i kod; wyślij je komuś, z kim chcesz zagrać.
sitter-bot = Bot
sitter-bot-about = Gra komputer.
bot-level-random = Beztroski
bot-level-greedy = Gorliwy
bot-level-easy = Łatwy
bot-level-medium = Średni
bot-level-strong = Silny
bot-level-adapting = Dopasowany
bot-level-adapting-about = Tak szybki jak najwolniejsza osoba przy stole.
bot-level-champion = Czempion
bot-level-more = Więcej poziomów
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Na ruch potrzebuje około sekundy, na łatwy mniej.
        [few] Na ruch potrzebuje około { $seconds } sekund, na łatwy mniej.
        [many] Na ruch potrzebuje około { $seconds } sekund, na łatwy mniej.
       *[other] Na ruch potrzebuje około { $seconds } sekundy, na łatwy mniej.
    }
bot-level-characters = Charaktery
bot-level-guard = Strażnik
bot-level-guard-about = Staje ci na drodze, gdzie tylko może.
bot-level-explorer = Odkrywca
bot-level-explorer-about = Pędzi tam, gdzie jest miejsce.
bot-level-magnet = Magnes
bot-level-magnet-about = Zawsze ciągnie do środka.
bot-level-1 = Pierwsze kroki
bot-level-1-about = Gra jak małe dziecko, dobry na sam początek.
bot-level-2 = Figlarny
bot-level-2-about = Dla dzieci, które znają zasady.
bot-level-3 = Przyjazny
bot-level-3-about = Spokojna gra dla całej rodziny.
bot-level-4 = Ciekawski
bot-level-4-about = Dla osób, które grają od czasu do czasu.
bot-level-5 = Sprytny
bot-level-5-about = Bierze to, co zostawisz.
bot-level-6 = Ostrożny
bot-level-6-about = Rzadko się myli.
bot-level-7 = Bystry
bot-level-7-about = Dla graczy, którzy planują naprzód.
bot-level-8 = Twardy
bot-level-8-about = Trudno z nim wygrać.
bot-level-9 = Mistrz
bot-level-9-about = Dla ekspertów.
bot-level-10 = Pełna moc
bot-level-10-about = Daje z siebie wszystko. Nie spieszy się i myśli także wtedy, gdy myślisz ty.
bot-name-1 = Dąb
bot-name-2 = Klon
bot-name-3 = Buk
bot-name-4 = Lipa
bot-name-5 = Brzoza

## Chairs

chair-you = Ty
chair-open = wolne miejsce
chair-away = poza stołem
chair-acting = ma ruch
chair-nameless = Gracz { $number }
chair-bot = Bot { $number }
chair-your-bot = Twój bot
chair-menu = { $name }: więcej
seat-standing-bot = Gra bot: { $level }
seat-standing-here = Przy stole
seat-standing-away = Teraz poza stołem
seat-standing-away-since = Poza stołem od { $time }
seat-standing-open = Nikt tu jeszcze nie siedzi
seat-name = Imię
seat-rename = Zmień imię
seat-reclaim = Znów gram ja
seat-yield = Niech bot zagra za mnie
seat-yield-do = Przejmij, bocie
seat-fill = Posadź tu bota
seat-fill-do = Siadaj, bocie
seat-level-do = Zmień siłę bota
seat-offer = Zaproś kogoś przez link
seat-new-link = Utwórz nowy link
seat-resign = Poddaj się
seat-resign-sure = Na pewno się poddajesz? Reszta zagra dalej bez ciebie.
seat-resign-sure-two = Na pewno się poddajesz? Wtedy wygra druga osoba.
seat-resign-sure-alone = Na pewno się poddajesz? To będzie koniec gry.
seat-left =
    { $who ->
        [you] Poddajesz się
        [nobody] Ktoś się poddaje
       *[other] { $name } się poddaje
    }
seat-left-goes-on =
    { $who ->
        [you] Poddajesz się. Gra toczy się dalej.
        [nobody] Ktoś się poddaje. Gra toczy się dalej.
       *[other] { $name } się poddaje. Gra toczy się dalej.
    }
seat-late =
    { $who ->
        [you] Twój czas minął
        [nobody] Czas wolnego miejsca minął
       *[other] { $name }: czas minął
    }
seat-late-goes-on =
    { $who ->
        [you] Twój czas minął. Reszta gra dalej.
        [nobody] Czas wolnego miejsca minął. Gra toczy się dalej.
       *[other] { $name }: czas minął. Gra toczy się dalej.
    }
seat-resign-do = Tak, poddaję się

## Invitations

invite-title = Zaproś przyjaciół
invite-chair = Na które miejsce?
invite-how = Zeskanuj kod telefonem albo wyślij link.
invite-code = Kod zaproszenia
invite-link = Link z zaproszeniem
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Wyślij
invite-text = Zagraj w { $game } razem ze mną!
invite-my-name = Twoje imię dla innych
invite-only-here = Ten link działa tylko na tym komputerze. Aby wpuścić inne urządzenia, uruchom serwer z opcją --host 0.0.0.0.
invite-waiting = Nie musisz czekać: gra rusza, gdy tylko ruch ma ktoś, kto już jest.
invite-all-here = Wszyscy już są.
invite-to-game = Do gry
claim-title = Czeka na ciebie miejsce
claim-by =
    { $who ->
        [you] To twoje własne zaproszenie. Gra: { $game }.
        [nobody] Masz zaproszenie do gry { $game }.
       *[other] Do gry { $game } zaprasza cię { $name }.
    }
claim-about = Jak mają cię nazywać inni?
claim-do = Siadam
claim-watch = Tylko patrzę
claim-used = To miejsce jest zajęte
claim-used-by =
    { $who ->
        [you] To miejsce jest już twoje.
        [nobody] Z tego zaproszenia skorzystał ktoś inny.
       *[other] Z tego zaproszenia korzysta { $name }.
    }
claim-used-about = Możesz popatrzeć na grę albo otworzyć własny stół.
claim-own-table = Otwórz własny stół

## At the table

bar-menu = Menu
bar-rules = Zasady
bar-takeback = Cofnij ruch
bar-leave = Wyjdź
bar-moves = Ruchy
bar-missing = Brakuje
bar-result = Wynik
bar-invite-short = Zaproś
bar-invite =
    { $count ->
        [one] Zaproś ({ $count } miejsce)
        [few] Zaproś ({ $count } miejsca)
        [many] Zaproś ({ $count } miejsc)
       *[other] Zaproś ({ $count } miejsca)
    }
turn-yours = Twój ruch
turn-of =
    { $who ->
        [you] Twój ruch
        [nobody] Miejsce jest jeszcze wolne
       *[other] Ruch: { $name }
    }
time-total = Pozostały czas:
time-left =
    { $seconds ->
        [one] Jeszcze { $seconds } sekunda
        [few] Jeszcze { $seconds } sekundy
        [many] Jeszcze { $seconds } sekund
       *[other] Jeszcze { $seconds } sekundy
    }
turn-thinking =
    { $who ->
        [you] Myślisz
        [nobody] Miejsce jest jeszcze wolne
       *[other] { $name } myśli
    }
turn-bot-for-you = Bot gra za ciebie
turn-away-since =
    { $who ->
        [you] Czekamy na ciebie od { $time }
        [nobody] Czekamy na gracza od { $time }
       *[other] Czekamy: { $name }, poza stołem od { $time }
    }
turn-open-chair = Gracz { $number } jest jeszcze w drodze
turn-all = Wszyscy naraz!
turn-others = Teraz kolej na innych
turn-nobody = Chwileczkę…
turn-over = Koniec gry
turn-closed = Stół został zamknięty
menu-title = Stół
menu-chairs = Kto gra
menu-agreed = Zasady tego stołu
menu-watchers =
    { $count ->
        [one] { $count } osoba patrzy
        [few] { $count } osoby patrzą
        [many] { $count } osób patrzy
       *[other] { $count } osoby patrzy
    }
missing-title =
    { $who ->
        [you] Jesteś poza stołem
        [nobody] Brakuje gracza
       *[other] { $name }: poza stołem
    }
missing-since = Poza stołem od { $time }.
missing-soon = Możecie grać dalej za { $time }.
missing-never = Gospodarz ustalił, że ten stół czeka.
missing-wait = Czekaj
missing-wait-about = Gra ruszy dalej, gdy wszyscy będą na miejscu.
missing-bot = Niech zagra bot
missing-bot-about = Do powrotu tej osoby.
missing-invite = Zaproś kogoś innego
missing-invite-about = Miejsce się zwalnia. Póki nikt na nim nie usiądzie, ta osoba może je odzyskać.
missing-claim = Zgłoś wygraną
missing-claim-about = Gra się kończy, a ty wygrywasz.
missing-claim-soon = Możliwe za { $time }.
missing-claim-turn = Możliwe, kiedy gra czeka na tę osobę.
return-bot-by =
    { $who ->
        [you] To twoja decyzja sprzed wyjścia.
        [nobody] To decyzja innych pod twoją nieobecność.
       *[other] To decyzja pod twoją nieobecność: { $name }.
    }
return-bot-go-on = Niech gra dalej
return-do = Wracam na miejsce
return-offered = Zaproszono kogoś za ciebie
return-offered-about =
    { $who ->
        [you] To twoje zaproszenie dla kogoś innego. Nikt jeszcze nie przyszedł.
        [nobody] Gdy cię nie było, inni zaprosili kogoś na twoje miejsce. Nikt jeszcze nie przyszedł.
       *[other] { $name } zaprasza kogoś na twoje miejsce, bo cię nie było. Nikt jeszcze nie przyszedł.
    }
return-taken =
    { $who ->
        [you] Miejsce znów jest twoje
        [nobody] Na twoim miejscu siedzi ktoś inny
       *[other] Na twoim miejscu siedzi { $name }
    }
return-taken-about = Gdy cię nie było, inni grali dalej. Możesz popatrzeć, jak to się skończy.
resigned-title = Poddajesz się
resigned-about = Reszta gra dalej bez ciebie.
resigned-watch = Oglądaj grę
leave-title = Odejść od stołu?
leave-keep = Wyjdź i zachowaj miejsce
leave-keep-about = Twoja gra czeka pod „Graj dalej”.
leave-bot = Niech bot zagra za mnie
leave-bot-about = Możesz wrócić i znów grać.
leave-resign = Poddaj się
leave-resign-about = Na dobre: reszta gra dalej bez ciebie.
leave-resign-about-two = Na dobre: wtedy wygrywa druga osoba.
leave-resign-about-alone = Na dobre: wtedy gra się kończy.
moves-since = Od twojego ruchu
moves-looking = Wcześniej
moves-now = Teraz
moves-new =
    { $count ->
        [one] { $count } nowy ruch
        [few] { $count } nowe ruchy
        [many] { $count } nowych ruchów
       *[other] { $count } nowego ruchu
    }

## The end

end-away =
    { $who ->
        [you] Za długo cię nie było
        [nobody] Gracza za długo nie było
       *[other] Zbyt długo poza stołem: { $name }
    }
end-won =
    { $who ->
        [you] Wygrywasz!
        [together] Wspólna wygrana: ty, { $names }
        [several] Wspólna wygrana: { $names }
        [nobody] Nikt nie wygrywa
       *[other] Wygrywa { $names }
    }
end-level =
    { $way ->
        [up] Następnym razem boty będą o poziom silniejsze: { $level }.
        [down] Następnym razem boty będą o poziom łatwiejsze: { $level }.
       *[same] Następnym razem boty zagrają tak samo: { $level }.
    }
end-rematch = Jeszcze raz
end-join-rematch = Do następnej gry
end-replay = Powtórka
end-review = Analiza
end-details = Szczegóły
review-play-on = Graj dalej stąd
end-record = Zapis i uczciwość
end-record-json = Zapis gry
end-fair = Cała losowość w tej grze pochodzi z jednej tajnej liczby. Jej odcisk ustalono przed pierwszym ruchem; oto ta liczba, każdy może to sprawdzić.
end-seed-hash = Odcisk (SHA-256)
end-seed = Liczba
closed-title = Stół został zamknięty
closed-about = Operator tego serwera zakończył grę przy tym stole. Nikt nie wygrywa; to, co już zagrano, jest zapisane i możesz to zachować.
replay-start = Początek
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Odchodzisz z gry
        [nobody] Ktoś odchodzi z gry
       *[other] { $name } odchodzi z gry
    }
replay-wait = czas minął
replay-board = Pozycja { $at } z { $last }
replay-position = Pozycja
replay-count = { $at } / { $last }
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-play = Odtwórz
replay-pause = Pauza
actor-chance = Los
actor-clock = Zegar
actor-gravity = Grawitacja

## A playing area in words

twin-open = Graj tekstem
twin-story = Co się działo
keys-title = Klawisze
keys-everywhere = W każdej grze
keys-hint = Podpowiedź
keys-pass = Pas
keys-next = Następne dobre miejsce
keys-previous = Poprzednie dobre miejsce
keys-back = Odłóż albo zamknij to, co otwarte
keys-takeback = Cofnij ostatni ruch
keys-replay = Obejrzyj wcześniejsze ruchy
keys-sound = Włącz, wyłącz dźwięk
keys-settings = Stół i ustawienia
keys-move = Przesuń
keys-turn = Obróć
keys-turn-back = Obróć w drugą stronę
keys-lay = Połóż tutaj
key-up = Strzałka w górę
key-down = Strzałka w dół
key-left = Strzałka w lewo
key-right = Strzałka w prawo
key-enter = Enter
key-escape = Esc
key-space = Spacja
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
