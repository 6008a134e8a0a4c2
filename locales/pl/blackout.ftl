### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Trzy kostki po zjeżdżalni, żetony na karty, a potem gaśnie światło.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = COFNIJ
blackout-reroll = PRZERZUT
blackout-free = WOLNE

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = C
blackout-die-R = P
blackout-die = Kostka { $die } pokazuje { $face }
blackout-die-aside = Kostka { $die } leży z boku
blackout-dice = Kostki

blackout-card = Karta { $card }
blackout-card-coming = Następna karta w drodze
blackout-space-open = { $number }, odkryte, karta { $card }, pole { $space }
blackout-space-covered = { $number }, zakryte, karta { $card }, pole { $space }
blackout-space-free = WOLNE, zakryte, karta { $card }, pole { $space }

blackout-tray = Co zostało z rzutu
blackout-token = { $item }
blackout-token-lost = { $item }, nigdzie nie pasuje
blackout-fits-nowhere = Na razie nie pasuje
blackout-about-wild = Żeton na dowolne odkryte pole.
blackout-about-undo = Zdejmuje jeden żeton z dowolnej karty.
blackout-about-reroll = Jeszcze jeden rzut dwiema pozostałymi kostkami.

blackout-roll-do = Rzuć
blackout-reroll-do = PRZERZUT
blackout-end-do = Kończę ruch
blackout-call = BLACKOUT!
blackout-keys-number = Weź tę liczbę
blackout-keys-use = Użyj jej na tym polu albo rzuć

blackout-your-turn = Twój ruch
blackout-turn-of =
    { $who ->
        [you] Twój ruch
        [nobody] Miejsce jest jeszcze wolne
       *[other] Ruch: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Grasz
        [nobody] Miejsce jest jeszcze wolne
       *[other] { $name } gra
    }
blackout-setting = Rozkładamy karty
blackout-extra-turn = Dodatkowy ruch
blackout-left = już nie gra
blackout-hint-roll = Puść kostki po zjeżdżalni
blackout-hint-wait =
    { $who ->
        [you] Zaraz rzucasz
        [nobody] Rzut czeka na gracza
       *[other] { $name } zaraz rzuca
    }
blackout-cards-won =
    { $count ->
        [one] { $count } karta z { $goal }
        [few] { $count } karty z { $goal }
        [many] { $count } kart z { $goal }
       *[other] { $count } karty z { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } karta z { $goal }
        [few] { $name }: { $count } karty z { $goal }
        [many] { $name }: { $count } kart z { $goal }
       *[other] { $name }: { $count } karty z { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
blackout-chips =
    { $count ->
        [one] zostaje { $count } żeton
        [few] zostają { $count } żetony
        [many] zostaje { $count } żetonów
       *[other] zostaje { $count } żetonu
    }
blackout-last-roll = Ostatni rzut: { $dice }
blackout-pending = Jeszcze do użycia: { $items }.
blackout-lost = Teraz nigdzie nie pasuje: { $items }

blackout-said-begins =
    { $who ->
        [you] Zaczynasz.
        [nobody] Zaczyna wolne miejsce.
       *[other] { $name } zaczyna.
    }
blackout-said-rolled =
    { $who ->
        [you] Twój rzut: { $dice }.
        [nobody] Na kostkach: { $dice }.
       *[other] { $name } rzuca: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Rzucasz jeszcze raz dwiema kostkami: { $dice }.
        [nobody] Dwie kostki jeszcze raz: { $dice }.
       *[other] { $name } rzuca jeszcze raz dwiema kostkami: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] { $item }: kładziesz żeton, karta { $card }, pole { $space }.
        [nobody] Leży żeton: karta { $card }, pole { $space }.
       *[other] { $name }, { $item }: żeton na kartę { $card }, pole { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] COFNIJ: zdejmujesz żeton, karta { $card }, pole { $space }.
        [nobody] Żeton zniknął: karta { $card }, pole { $space }.
       *[other] { $name }, COFNIJ: żeton znika z karty { $card }, pole { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Zdobywasz kartę.
        [nobody] Karta jest zdobyta.
       *[other] { $name } zdobywa kartę.
    }
blackout-said-opened = Odkrywamy kartę { $card }.
blackout-said-blackout = BLACKOUT! Kto zawoła najszybciej, bierze kartę.
blackout-said-called =
    { $who ->
        [you] Twój okrzyk był pierwszy!
        [nobody] Ktoś zawołał pierwszy!
       *[other] Pierwszy okrzyk: { $name }!
    }
blackout-said-nobody = Nikt nie zawołał na czas.
blackout-said-nothing = Nic nie pasuje.
blackout-said-ended =
    { $who ->
        [you] Kończysz ruch.
        [nobody] Ruch się kończy.
       *[other] { $name } kończy ruch.
    }
blackout-said-left =
    { $who ->
        [you] Odchodzisz z gry.
        [nobody] Ktoś odchodzi z gry.
       *[other] { $name } odchodzi z gry.
    }
blackout-said-back = Ruch został cofnięty.
blackout-said-turn =
    { $who ->
        [you] Twój ruch.
        [nobody] Ruch ma wolne miejsce.
       *[other] Ruch: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Masz dodatkowy ruch.
        [nobody] Będzie dodatkowy ruch.
       *[other] { $name } ma dodatkowy ruch.
    }
blackout-said-over =
    { $who ->
        [you] Koniec gry. Wygrywasz.
        [together] Koniec gry. Wspólna wygrana: ty, { $names }.
        [several] Koniec gry. Wspólna wygrana: { $names }.
        [nobody] Koniec gry.
       *[other] Koniec gry. Wygrywa { $names }.
    }

blackout-move-roll = Rzuć kostkami
blackout-move-reroll = PRZERZUT: rzuć jeszcze raz dwiema pozostałymi kostkami
blackout-move-end = Zakończ ruch
blackout-move-call = Zawołaj BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Wołasz BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } woła BLACKOUT!
    }
blackout-move-number = { $number } na kartę { $card }, pole { $space }
blackout-move-wild = JOKER na { $number }, karta { $card }, pole { $space }
blackout-move-undo = COFNIJ { $number }, karta { $card }, pole { $space }

blackout-text-not-now = Teraz nie masz nic do zrobienia.
blackout-text-moves = Co możesz zrobić
blackout-text-state = Stan gry
blackout-cards-table = Odkryte karty
blackout-space-column = Pole
blackout-cell-open = { $number }, odkryte
blackout-cell-covered = { $number }, zakryte

blackout-sheet =
    { $goal ->
        [one] Wygrywa, kto pierwszy zdobędzie { $goal } kartę
        [few] Wygrywa, kto pierwszy zdobędzie { $goal } karty
        [many] Wygrywa, kto pierwszy zdobędzie { $goal } kart
       *[other] Wygrywa, kto pierwszy zdobędzie { $goal } karty
    }
blackout-sheet-place = Miejsce
blackout-sheet-player = Gracz
blackout-sheet-cards = Zdobyte karty

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Nie ma tego w rzucie
reason-no-match = Liczba nie pasuje
reason-covered = Już zakryte
reason-no-chip = Nie ma tam żetonu
reason-no-blackout = Teraz nie ma Blackoutu
reason-five-cards = Pięć zdobytych kart

## Moves as a replay tells them

replay-blackout-roll = po zjeżdżalni
replay-blackout-reroll = dwie kostki jeszcze raz
replay-blackout-end = koniec ruchu
replay-blackout-call = Blackout!
replay-blackout-put = { $what } na kartę { $card }, pole { $space }
replay-blackout-undo = żeton znika z karty { $card }, pole { $space }
replay-blackout-draw = nowa karta
replay-blackout-begin =
    { $who ->
        [you] Zaczynasz
        [nobody] Zaczyna wolne miejsce
       *[other] { $name } zaczyna
    }

## The hint / The review

blackout-advice-take = Połóż
blackout-advice-said = Podpowiedź: { $move }. { $chance }.
blackout-chance = Szansa na wygraną: około { $percent }
blackout-review-chances = Szansa na wygraną: { $played } zamiast { $better }
