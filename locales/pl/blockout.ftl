### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Buduj wyżej, wstrzymaj oddech i oby wieża nie runęła przez ciebie.
game-blockout-alone = Ćwicz
game-blockout-alone-about = Wieża bez kart, do ćwiczenia.

# A letter for each colour of block; all differ.
blockout-letter-wood = D
blockout-letter-red = C
blockout-letter-blue = N
blockout-letter-yellow = Ł
blockout-letter-black = K

# A block by size and colour.
blockout-block =
    { $size ->
        [small] mały
        [medium] średni
        [large] duży
       *[any] dowolny
    } { $colour ->
        [wood] drewniany klocek
        [red] czerwony klocek
        [blue] niebieski klocek
        [yellow] żółty klocek
        [black] czarny klocek
       *[any] klocek
    }
blockout-card-exact =
    { $size ->
        [small] Mały
        [medium] Średni
       *[large] Duży
    } { $colour ->
        [wood] drewniany
        [red] czerwony
        [blue] niebieski
        [yellow] żółty
       *[black] czarny
    }
blockout-card-colour =
    { $colour ->
        [wood] Drewniany
        [red] Czerwony
        [blue] Niebieski
        [yellow] Żółty
       *[black] Czarny
    }
blockout-card-size =
    { $size ->
        [small] Mały
        [medium] Średni
       *[large] Duży
    }
blockout-card-any = Dowolny
blockout-card-pass = Pas
blockout-card-reverse = Zwrot

# Spoken while the block must stand, one a second.
blockout-count-1 = dwadzieścia jeden
blockout-count-2 = dwadzieścia dwa
blockout-count-3 = dwadzieścia trzy

blockout-hand = Twoje karty
blockout-copies = { $count } razy { $card }
blockout-choose-card = Wybierz kartę
blockout-choose-block = Teraz wybierz klocek
blockout-hint-again = Dotknij karty jeszcze raz, żeby ją zagrać
blockout-hint-draw = Nic nie pasuje: dobieraj, aż coś się trafi
blockout-show-hand =
    { $who ->
        [you] Pokaż swoje karty
        [nobody] Pokaż karty
       *[other] Pokaż karty: { $name }
    }
blockout-dealing = Rozdajemy karty
blockout-left = już nie gra
blockout-clockwise = Gramy zgodnie z zegarem
blockout-counter = Gramy przeciwnie do zegara
blockout-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } karta
        [few] { $name }: { $count } karty
        [many] { $name }: { $count } kart
       *[other] { $name }: { $count } karty
    }
blockout-pile =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
blockout-height =
    { $count ->
        [one] Wieża: { $count } klocek z { $all }
        [few] Wieża: { $count } klocki z { $all }
        [many] Wieża: { $count } klocków z { $all }
       *[other] Wieża: { $count } klocka z { $all }
    }
blockout-discard = Ostatnia zagrana: { $card }

blockout-lower = Niżej
blockout-raise = Wyżej
blockout-keys-far = Przesuń o większy krok
blockout-turn = Ćwierć obrotu
blockout-hold-left =
    { $seconds ->
        [one] Jeszcze { $seconds } sekunda, żeby puścić
        [few] Jeszcze { $seconds } sekundy, żeby puścić
        [many] Jeszcze { $seconds } sekund, żeby puścić
       *[other] Jeszcze { $seconds } sekundy, żeby puścić
    }
blockout-put = Postaw tutaj
blockout-back = Odłóż
blockout-landing =
    { $safety ->
        [steady] Chyba stabilnie
        [risky] Ryzyko
        [falls] Spadnie
       *[misses] Obok wieży
    }
blockout-face = Przywróć widok
blockout-picture = Zapisz obrazek
blockout-slowly = Upadek jeszcze raz, powoli
blockout-flat-front = Z przodu
blockout-flat-side = Z boku
blockout-flat-top = Z góry

blockout-centred = pośrodku
blockout-turned = obrócony
blockout-aside =
    { $way ->
        [left] { $mm } mm w lewo od środka
        [right] { $mm } mm w prawo od środka
        [nearer] { $mm } mm bliżej
       *[further] { $mm } mm dalej
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabilny
       *[moving] rusza się
    }
blockout-held = { $block }, { $spot }, { $mm } mm wyżej
blockout-tower-is =
    { $state ->
        [steady] Wieża jest stabilna.
       *[moving] Wieża się rusza.
    }
blockout-push =
    { $way ->
        [left] W lewo { $mm } mm
        [right] W prawo { $mm } mm
        [nearer] Bliżej { $mm } mm
        [further] Dalej { $mm } mm
        [down] W dół { $mm } mm
       *[up] W górę { $mm } mm
    }

blockout-asked = Wieża wytrzymała? Niech każdy powie, co się stało.
blockout-asked-again = Macie różne zdania. Niech każdy jeszcze raz powie, co się stało.
blockout-how = Wytrzymała?
blockout-fell-late = Właśnie runęła
blockout-place = Postaw { $block }
blockout-now-placing =
    { $who ->
        [you] Stawiasz { $block }.
        [nobody] Czeka na postawienie: { $block }.
       *[other] { $name } stawia { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Zaczynasz.
        [nobody] Zaczyna wolne miejsce.
       *[other] { $name } zaczyna.
    }
blockout-said-take =
    { $who ->
        [you] Zagrywasz kartę „{ $card }” i bierzesz { $block }.
        [nobody] Zagrano kartę „{ $card }” na { $block }.
       *[other] { $name } zagrywa kartę „{ $card }” i bierze { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Na koniec bierzesz { $block }.
        [nobody] Na koniec: { $block }.
       *[other] { $name } na koniec bierze { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Bierzesz { $block }.
        [nobody] Wzięty klocek: { $block }.
       *[other] { $name } bierze { $block }.
    }
blockout-said-slip = Ręka się omsknęła: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Mówisz pas.
        [nobody] Pas.
       *[other] { $name } mówi pas.
    }
blockout-said-reverse =
    { $who ->
        [you] Zmieniasz kierunek gry.
        [nobody] Zmienia się kierunek gry.
       *[other] { $name } zmienia kierunek gry.
    }
blockout-said-letgo =
    { $who ->
        [you] Puszczasz klocek.
        [nobody] Klocek jest puszczony.
       *[other] { $name } puszcza klocek.
    }
blockout-said-drew =
    { $who ->
        [you] Dobierasz { $count ->
            [one] { $count } kartę.
            [few] { $count } karty.
            [many] { $count } kart.
           *[other] { $count } karty.
        }
        [nobody] Dobrano { $count ->
            [one] { $count } kartę.
            [few] { $count } karty.
            [many] { $count } kart.
           *[other] { $count } karty.
        }
       *[other] { $name } dobiera { $count ->
            [one] { $count } kartę.
            [few] { $count } karty.
            [many] { $count } kart.
           *[other] { $count } karty.
        }
    }
blockout-said-stood = Stoi!
blockout-said-fell = Wieża runęła!
blockout-said-late = Wieża runęła sama.
blockout-said-oops = Nie liczy się: karta i klocek wracają, wybierz jeszcze raz.
blockout-said-touched = Wieża została dotknięta: karta i klocek wracają, a ruch się kończy.
blockout-said-again = Wciąż macie różne zdania: klocek stawia się od nowa.
blockout-said-open = Wciąż macie różne zdania: uznajemy, że wieża stoi, i gramy dalej.
blockout-said-void =
    { $reason ->
        [touched] Wieża została dotknięta: karta i klocek wracają, wybierz jeszcze raz.
        [time] Czas minął: wybierz jeszcze raz.
        [back] Klocek jest odłożony: wybierz jeszcze raz.
       *[lost] Próba zgubiła się po drodze: wybierz jeszcze raz.
    }
blockout-said-says-stood =
    { $who ->
        [you] Mówisz, że wieża wytrzymała.
        [nobody] Padł głos, że wieża wytrzymała.
       *[other] { $name } mówi, że wieża wytrzymała.
    }
blockout-said-says-fell =
    { $who ->
        [you] Mówisz, że wieża runęła.
        [nobody] Padł głos, że wieża runęła.
       *[other] { $name } mówi, że wieża runęła.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Wycofujesz te słowa.
        [nobody] Te słowa wycofano.
       *[other] { $name } wycofuje te słowa.
    }
blockout-said-left =
    { $who ->
        [you] Odchodzisz z gry.
        [nobody] Ktoś odchodzi z gry.
       *[other] { $name } odchodzi z gry.
    }
blockout-said-back = Ruch został cofnięty.
blockout-said-turn =
    { $who ->
        [you] Twój ruch.
        [nobody] Ruch ma wolne miejsce.
       *[other] Ruch: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Zacznij nową wieżę kartą klocka.
        [nobody] Trzeba zacząć nową wieżę.
       *[other] { $name } zaczyna nową wieżę.
    }
blockout-said-bonus =
    { $who ->
        [you] Jeszcze jeden klocek, dowolny wolny, i wygrywasz.
        [nobody] Trzeba postawić jeszcze jeden klocek.
       *[other] { $name } stawia jeszcze jeden klocek.
    }
blockout-said-practice =
    { $who ->
        [you] Weź dowolny klocek.
        [nobody] Można wziąć dowolny klocek.
       *[other] { $name } ćwiczy.
    }
blockout-said-over =
    { $who ->
        [you] Koniec gry. Wygrywasz.
        [together] Koniec gry. Wspólna wygrana: ty, { $names }.
        [several] Koniec gry. Wspólna wygrana: { $names }.
        [nobody] Koniec gry.
       *[other] Koniec gry. Wygrywa { $names }.
    }

blockout-move-block = { $card }: weź { $block }
blockout-move-extra = Weź { $block }
blockout-move-pass = Pas
blockout-move-reverse = Zwrot
blockout-move-drawcards = Dobierz karty
blockout-move-letgo = Puść
blockout-move-stood = Wytrzymała
blockout-move-fell = Runęła
blockout-move-unsay = Cofnij to
blockout-move-oops = Ups, dotknięcie

blockout-text-not-now = Teraz nie masz nic do zrobienia.
blockout-text-moves = Co możesz zrobić
blockout-text-hand = Przesuń klocek
blockout-text-state = Stan gry
blockout-text-free = Wolne klocki: { $blocks }
blockout-text-cards = Twoje karty: { $cards }

blockout-sheet =
    { $count ->
        [one] Wieża: { $count } klocek z { $all }
        [few] Wieża: { $count } klocki z { $all }
        [many] Wieża: { $count } klocków z { $all }
       *[other] Wieża: { $count } klocka z { $all }
    }
blockout-sheet-place = Miejsce
blockout-sheet-player = Gracz
blockout-sheet-cards = Reszta kart

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Już jest na wieży
reason-block-mismatch = Ten klocek nie pasuje
reason-no-contact = Musi leżeć na szczycie
reason-off-site = Poza placem budowy
reason-wrong-spot = Nie ma takiego miejsca
reason-wrong-verdict = Nie ma takiego werdyktu
reason-can-play = Możesz zagrać
reason-need-block-card = Potrzebna karta klocka
reason-bonus-due = Najpierw dodatkowy klocek
reason-nine-blocks = Stoi dziewięć klocków
reason-bonus-block = Dodatkowy klocek stoi

## Moves as a replay tells them

replay-blockout-take = { $card } i { $block }
replay-blockout-extra = na koniec { $block }
replay-blockout-slip = ręka się omsknęła: { $mm } mm
replay-blockout-pass = pas
replay-blockout-reverse = zmienia się kierunek gry
replay-blockout-drawcards = nic nie pasuje, trzeba dobierać
replay-blockout-letgo = puszcza
replay-blockout-oops = dotknięcie, nie liczy się
replay-blockout-stood = wytrzymała
replay-blockout-fell = runęła
replay-blockout-unsay = wycofane, nie runęła
replay-blockout-void =
    { $reason ->
        [touched] wieża została dotknięta, nie liczy się
        [time] czas minął: nowa próba
        [back] klocek odłożony
       *[lost] próba zgubiła się po drodze: nowa próba
    }
replay-blockout-begin =
    { $who ->
        [you] Zaczynasz
        [nobody] Zaczyna wolne miejsce
       *[other] { $name } zaczyna
    }
replay-blockout-draw = karta z talii: { $card }
replay-blockout-hidden = karta z talii
