puzzles-title = Zagadki
puzzles-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
puzzles-streak-best = rekord: { $count }
puzzles-daily = Zagadka dnia
puzzles-daily-about = Dla wszystkich ta sama, codziennie nowa.
puzzles-state-new = Jeszcze bez próby
puzzles-state-open = Czeka na ciebie
puzzles-state-wrong = Nierozwiązana
puzzles-state-solved = Gotowe
puzzles-practice = Ćwiczenie
puzzles-ideas = Jeden pomysł naraz
puzzles-rush = Sprint
puzzles-rush-about = Trzy minuty; trzeci błąd to koniec.
puzzles-rush-start = Zacznij sprint
puzzles-none = Na tym serwerze nie ma zagadek.

puzzles-goal = Cel
puzzles-goal-better-of-two = Który z tych ruchów jest lepszy?
puzzles-goal-best-roll = Wykorzystaj ten rzut jak najlepiej.
puzzles-goal-block = Zostaw drugiej stronie jak najmniej miejsca.
puzzles-goal-find-place = Znajdź miejsce dla tej karty.
puzzles-goal-find-place-leader = Znajdź miejsce, w którym palec wskazuje na gracza z najmniejszą liczbą kart.
puzzles-goal-fit-everything = Zmieść wszystkie swoje elementy.
puzzles-goal-keep-lane = Zostaw sobie wolne przejście.
puzzles-goal-last-piece = Zmieść wszystkie swoje elementy, pojedynczy kwadrat na końcu.
puzzles-goal-most-squares =
    { $squares ->
        [one] Połóż { $squares } kwadrat: więcej się nie zmieści.
        [few] Połóż { $squares } kwadraty: więcej się nie zmieści.
        [many] Połóż { $squares } kwadratów: więcej się nie zmieści.
       *[other] Połóż { $squares } kwadratu: więcej się nie zmieści.
    }
puzzles-goal-which-stands = W którym z tych miejsc klocek się utrzyma?
puzzles-goal-will-it-stand = Czy klocek się tam utrzyma?
puzzles-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
puzzles-choice-yes = Utrzyma się
puzzles-choice-no = Spadnie
puzzles-choice = { $letter }
puzzles-choice-look = Pokaż { $letter }
puzzles-level = Poziom { $rating }

puzzles-right = Dobrze!
puzzles-wrong = Nie całkiem
puzzles-solved-late = W końcu rozwiązana
puzzles-go-on = Spróbuj jeszcze raz.
puzzles-why-colours-differ = Kolory pod kartą są inne.
puzzles-why-falls = Tam spadnie.
puzzles-why-finger-misses = Żaden palec nie wskazuje na gracza z najmniejszą liczbą kart.
puzzles-why-finger-points-back = Palec wskazuje na ciebie.
puzzles-why-not-best = Tak wolno, ale jest coś lepszego.
puzzles-why-not-last = Wszystko się mieści, ale na końcu był inny element.
puzzles-why-pieces-left = Niektóre elementy nie mają już miejsca.
puzzles-why-stands = A jednak się utrzyma.
puzzles-why-too-few-squares = Dało się położyć więcej kwadratów.
puzzles-idea-any-place = Zacznij od tego koloru swojej karty, którego na polu gry jest najmniej.
puzzles-idea-counterweight = Ciężar jednego klocka trzyma drugi na miejscu.
puzzles-idea-deny = Zajmij róg, którego druga strona najbardziej potrzebuje.
puzzles-idea-edge = Klocek stoi, póki jego środek opiera się na tym pod spodem.
puzzles-idea-ending = Gdy zostało mało ruchów, policz, co obie strony mogą jeszcze położyć.
puzzles-idea-finger-on-leader = Najpierw obróć kartę tak, żeby palec wskazywał na lidera, potem szukaj, gdzie pasuje.
puzzles-idea-lane = Miejsce na później jest więcej warte niż kwadraty teraz.
puzzles-idea-leave-little = Gdy nie ma czego wygrać, zostaw następnej osobie jak najmniej.
puzzles-idea-lower-joint = Wieża puszcza w najsłabszym miejscu, a ono może być dużo niżej.
puzzles-idea-middle-game = Ruch, który otwiera dwie drogi, jest lepszy niż sam duży element.
puzzles-idea-order = Decyduje kolejność: pojedynczy kwadrat zostaw na koniec.
puzzles-idea-packing = Najpierw połóż kłopotliwe elementy; małe zmieszczą się wszędzie.
puzzles-idea-squares = Najpierw wypróbuj duże elementy i patrz, co każdy z nich zamyka.
puzzles-idea-take-back = COFNIJ może odkryć liczbę, która pomoże dwa razy.
puzzles-idea-wild-card = Zachowaj JOKERA na liczbę, której brakuje.
puzzles-idea-win-card = Szukaj karty, którą ten rzut może dokończyć.
puzzles-tag-any-place = Szukanie miejsca
puzzles-tag-counterweight = Przeciwwagi
puzzles-tag-deny = Odcinanie
puzzles-tag-edge = Poza krawędź
puzzles-tag-ending = Końcówka
puzzles-tag-finger-on-leader = Palec na lidera
puzzles-tag-lane = Przejścia
puzzles-tag-leave-little = Jak najmniej
puzzles-tag-lower-joint = Słabe miejsce
puzzles-tag-middle-game = Środek gry
puzzles-tag-order = Dobra kolejność
puzzles-tag-packing = Pakowanie
puzzles-tag-squares = Dużo kwadratów
puzzles-tag-take-back = Cofanie
puzzles-tag-wild-card = JOKER
puzzles-tag-win-card = Zdobycie karty
puzzles-next = Następna
puzzles-again = Od początku
puzzles-answer = Pokaż odpowiedź

puzzles-share = Wyślij
puzzles-shared = Skopiowano
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Dzisiejsze czasy
puzzles-board-none = Nikt jeszcze nie rozwiązał jej za pierwszym razem.
puzzles-board-answered =
    { $count ->
        [one] Próbowała { $count } osoba
        [few] Próbowały { $count } osoby
        [many] Próbowało { $count } osób
       *[other] Próbowało { $count } osoby
    }
puzzles-rush-over = Koniec sprintu
puzzles-rush-solved =
    { $count ->
        [one] { $count } rozwiązana zagadka
        [few] { $count } rozwiązane zagadki
        [many] { $count } rozwiązanych zagadek
       *[other] { $count } rozwiązanej zagadki
    }
puzzles-rush-best = Twój rekord: { $count }
puzzles-rush-wrong = Błędy: { $count } z { $most }
puzzles-time-left = Pozostały czas
puzzles-mine = Moje zagadki
puzzles-rating = Siła
puzzles-rating-early = wstępnie
puzzles-counts = Za pierwszym razem: { $right } z { $tried }
puzzles-mistakes = Popraw własne błędy
puzzles-goal-mistake = Znajdź ruch lepszy niż w swojej grze.

reason-colours-differ = Kolory się nie zgadzają
reason-falls = Tam spadnie
reason-finger-misses = Palec omija lidera
reason-finger-points-back = Wskazuje na ciebie
reason-not-best = Jest coś lepszego
reason-not-last = Ostatni był inny element
reason-not-offered = Użyj przycisków
reason-pieces-left = Zostały elementy
reason-stands = A jednak się utrzyma
reason-too-few-squares = Dało się więcej
