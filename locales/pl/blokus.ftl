### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Rogiem do rogu, nigdy bokiem do boku: znajdź miejsce na wszystkie swoje elementy, zanim zajmą je inni.

blokus-colour-blue = niebieski
blokus-colour-yellow = żółty
blokus-colour-red = czerwony
blokus-colour-green = zielony

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = N
blokus-letter-yellow = Ł
blokus-letter-red = C
blokus-letter-green = Z

blokus-board = Plansza
blokus-shared = Wspólny kolor
blokus-squares-left =
    { $count ->
        [one] zostaje { $count } kwadrat
        [few] zostają { $count } kwadraty
        [many] zostaje { $count } kwadratów
       *[other] zostaje { $count } kwadratu
    }
blokus-pieces-left =
    { $count ->
        [one] zostaje { $count } element
        [few] zostają { $count } elementy
        [many] zostaje { $count } elementów
       *[other] zostaje { $count } elementu
    }
blokus-tray = Elementy: { $colour }
blokus-piece = Element { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, brak miejsca
        [one] { $piece }, { $count } miejsce
        [few] { $piece }, { $count } miejsca
        [many] { $piece }, { $count } miejsc
       *[other] { $piece }, { $count } miejsca
    }
blokus-whose-tray = Elementy którego koloru pokazać

blokus-standing-blocked = brak ruchów
blokus-standing-finished = wszystko leży
blokus-standing-left = już nie gra
blokus-skipped = pominięty

blokus-your-turn = Twój ruch
blokus-turn-of =
    { $who ->
        [you] Twój ruch
        [nobody] Miejsce jest jeszcze wolne
       *[other] Ruch: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Twój ruch
        [nobody] Miejsce jest jeszcze wolne
       *[other] { $name } myśli
    }
blokus-drawing-lots = Losujemy, kto zaczyna
blokus-lay-for-all = Kładziesz za wspólny kolor
blokus-you-win = Wygrywasz!
blokus-wins =
    { $who ->
        [you] Wygrywasz!
        [nobody] Nikt nie wygrywa
       *[other] { $name } wygrywa
    }
blokus-shared-win = Wspólna wygrana

blokus-lay = Połóż tutaj
blokus-turn = Obróć
blokus-turn-key = Obróć (R)
blokus-flip = Odwróć
blokus-flip-key = Odwróć (F)
blokus-keys-jump = Skocz w tę stronę do następnego dobrego miejsca
blokus-put-back = Odłóż
blokus-pass = Pas
blokus-pass-sure = Tak, pas
blokus-turn-board = Obróć planszę
blokus-holding = Trzymasz { $piece }
blokus-hint-take = Weź element i połóż go na planszy
blokus-hint-holding = R obraca, F odwraca, Esc odkłada

blokus-said-laid = Kolor { $colour } kładzie { $piece } na { $cells }.
blokus-said-returned = Kolor { $colour } cofa ruch: { $piece }.
blokus-said-passed = Kolor { $colour }: pas.
blokus-said-skipped = Kolor { $colour } nie ma już miejsca i jest pomijany.
blokus-said-turn =
    { $who ->
        [you] Twój ruch, kładziesz kolor { $colour }.
        [nobody] Kolor { $colour }: to miejsce jest jeszcze wolne.
       *[other] Ruch: { $name }, kolor { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Koniec gry. Wygrywasz.
        [together] Koniec gry. Wspólna wygrana: ty, { $names }.
        [several] Koniec gry. Wspólna wygrana: { $names }.
        [nobody] Koniec gry.
       *[other] Koniec gry. Wygrywa { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, pasuje
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Teraz nie kładziesz żadnego elementu.
blokus-text-pieces = Pasujące elementy
blokus-text-places = Gdzie pasuje { $piece }
blokus-place =
    { $count ->
        [one] { $piece } na { $cells }, zakrywa { $count } pole
        [few] { $piece } na { $cells }, zakrywa { $count } pola
        [many] { $piece } na { $cells }, zakrywa { $count } pól
       *[other] { $piece } na { $cells }, zakrywa { $count } pola
    }
blokus-text-before = Wcześniej
blokus-text-after = Więcej
blokus-text-page = Strona { $page } z { $pages }
blokus-board-table = Plansza, rząd po rzędzie od góry
blokus-empty = puste

blokus-sheet-basic = Wygrywa najmniej pozostałych kwadratów
blokus-sheet-advanced = Wygrywa najwięcej punktów: minus jeden za kwadrat, plus premia
blokus-sheet-place = Miejsce
blokus-sheet-player = Gracz
blokus-sheet-left = Reszta kwadratów
blokus-sheet-bonus = Premia
blokus-sheet-total = Razem
blokus-sheet-number = { $value }
blokus-sheet-not-counted = nie liczy się

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Poza planszą
reason-overlap = Pole jest zajęte
reason-bad-shape = Nie ten kształt
reason-no-start-corner = Zakryj pole w rogu
reason-no-start-square = Zakryj swoje pole startu
reason-edge-contact = Dotyka swoich bokiem
reason-no-corner-contact = Dotknij swoich rogiem
reason-all-passed = Wszyscy mówią pas
reason-no-more-moves = Brak ruchów
replay-blokus-lay =
    { $squares ->
        [one] jeden kwadrat na { $cell }
        [few] { $squares } kwadraty na { $cell }
        [many] { $squares } kwadratów na { $cell }
       *[other] { $squares } kwadratu na { $cell }
    }
replay-blokus-pass = pas
replay-blokus-begin =
    { $who ->
        [you] Zaczynasz
        [nobody] Zaczyna wolne miejsce
       *[other] { $name } zaczyna
    }

## Records

end-record-blksgf = Dla Pentobi (.blksgf)
