# The board for any game from outside: its own picture, and a list of moves.
general-moves = Ruchy
general-search = Szukaj ruchu
general-no-match = Żaden ruch tak się nie nazywa.
general-text-moves = Co możesz zrobić
general-text-parts = Co jest na obrazku
general-text-not-now = Teraz nie masz nic do zrobienia.
general-tap = Dotknij obrazka.
general-tap-or-list = Dotknij obrazka albo wybierz ruch z listy.
general-choose = Wybierz ruch z listy.
general-as = Grasz jako
general-no-picture = Ta gra nie ma teraz obrazka. Wszystkie ruchy są na liście.
general-refused = Teraz nie można tak zagrać.
general-said-move =
    { $who ->
        [you] Grasz: { $move }.
        [nobody] Zagrano: { $move }.
       *[other] { $name } gra: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Twój ruch jest zrobiony.
        [nobody] Stało się coś, czego nie możesz zobaczyć.
       *[other] { $name } robi ruch.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Odchodzisz z gry.
        [nobody] Ktoś odchodzi z gry.
       *[other] { $name } odchodzi z gry.
    }
general-said-back = Ruch został cofnięty.
general-sheet = Wynik gry
general-sheet-place = Miejsce
general-sheet-player = Gracz
general-sheet-points = Punkty
general-about = Ta gra pochodzi z pakietu, który zainstalował właściciel tego serwera.
