blokus-moment-goal = Połóż jak najwięcej kwadratów, rogiem do rogu.
blokus-moment-lots = Losujemy, kto zaczyna. Do tego czasu nikt nie może położyć elementu.
blokus-moment-wait = Ruch: { $name }. Gracie zgodnie z zegarem, każdy kładzie po jednym elemencie, więc twoja kolejka sama przyjdzie.
blokus-moment-watch = Ruch: { $name }. W każdym ruchu kładzie się jeden element, teraz kolor { $colour }.
blokus-moment-first = Pierwszy element koloru musi zakryć pole w rogu planszy. { $count ->
        [one] Wolny jest jeszcze jeden róg.
        [few] Wolne są jeszcze { $count } rogi.
        [many] Wolnych jest jeszcze { $count } rogów.
       *[other] Wolne jest jeszcze { $count } rogu.
    }
blokus-moment-own-start = Pierwszy element koloru musi zakryć jego własny róg planszy. Twój się świeci, kolor { $colour }.
blokus-moment-start = Na małej planszy pierwszy element musi zakryć twoje pole startu. Już się świeci, kolor { $colour }.
blokus-moment-corner = Element musi dotykać twojego koloru rogiem, a bokiem nigdy. { $pass ->
        [yes] Możesz też spasować.
       *[no] Świecące pola pokazują, gdzie można zacząć.
    }
blokus-moment-shared-first = Kładziesz za wspólny kolor: { $colour }. Jego pierwszy element musi zakryć wolny róg planszy.
blokus-moment-shared = Kładziesz za wspólny kolor: { $colour }. Element musi go dotykać rogiem, a bokiem nigdy.
blokus-moment-shut = Żaden twój element nie ma już miejsca, więc twoje ruchy są pomijane. Luźniej już nie będzie: na końcu policzymy kwadraty, które ci zostały.
blokus-moment-done = Wszystkie twoje elementy leżą, więc twoje ruchy są pomijane. Inni kładą, dopóki mogą.
blokus-moment-over = Gra jest skończona. Liczymy pozostałe kwadraty.

blokus-coach-corners = Kolor { $colour }: od teraz każdy element musi go dotykać, ale tylko rogiem.
blokus-coach-mine = Kolor { $colour } nie ma już miejsca i od teraz jest pomijany.
blokus-coach-theirs = Kolor { $colour } jest odcięty i od teraz pomijany.
blokus-coach-finished = Kolor { $colour }: leży już wszystko.
blokus-coach-lane = { $name }: ten ruch zamyka przejście. { $count ->
        [one] Jeden twój element nigdzie już nie pasuje.
        [few] { $count } twoje elementy nigdzie już nie pasują.
        [many] { $count } twoich elementów nigdzie już nie pasuje.
       *[other] { $count } twojego elementu nigdzie już nie pasuje.
    }
