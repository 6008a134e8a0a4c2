blockyou-moment-goal = Pozbądź się wszystkich swoich kart przed innymi.
blockyou-moment-lots = Losujemy karty. Grasz dalej, gdy twoja będzie odkryta.
blockyou-moment-ready = Powiedz, że możesz grać. Odliczanie zacznie się, gdy powiedzą to wszyscy.
blockyou-moment-lead = Prowadzisz grę i zaczynasz pierwsze odliczanie. { $count ->
        [0] Wszyscy inni są na starcie.
        [one] Jednego gracza jeszcze nie ma na starcie.
        [few] Na starcie brakuje jeszcze { $count } graczy.
        [many] Na starcie brakuje jeszcze { $count } graczy.
       *[other] Na starcie brakuje jeszcze { $count } gracza.
    }
blockyou-moment-wait = Jesteś na starcie. Odliczanie zacznie się, gdy staną na nim wszyscy.
blockyou-moment-countdown = Trzy, dwa, jeden, zero: wtedy wszyscy naraz odkrywają karty. Wcześniej nikt nie może nic położyć.
blockyou-moment-lay = Połóż kartę na częściach co najmniej dwóch kart: każdy kolor na takim samym, biały na dowolnym. Żaden jej palec nie może wskazywać na ciebie.
blockyou-moment-last = Po czyimś błędzie zostajesz tylko ty. Masz { $seconds } s, żeby położyć kartę, według tych samych zasad.
blockyou-moment-alone = Kładź kartę za kartą: każdy kolor na takim samym, biały na dowolnym. Błąd kosztuje kartę karną, a liczy się tylko czas.
blockyou-moment-done = Twoja karta leży, a jej palce zablokowały tych, na których wskazują. Do następnej rundy nic ci nie grozi.
blockyou-moment-blocked = Palec wskazuje na ciebie, więc odpadasz z tej rundy. Twoja karta idzie pod pozostałe.
blockyou-moment-fault = Błąd: odpadasz z tej rundy i z następnej. Do twoich kart dochodzi karta karna, jeśli jeszcze jakaś jest.
blockyou-moment-sit-out = Po błędzie z poprzedniej rundy w tej pauzujesz. W następnej grasz znowu.
blockyou-moment-back = Runda jest dla ciebie skończona, a twoja karta idzie pod pozostałe. Potem przyjdzie następne odliczanie.
blockyou-moment-watch = Wszyscy ścigają się naraz. Liczy się każda dobra karta, a jej palce mogą blokować innych.
blockyou-moment-over = Gra jest skończona. Wygrywa osoba, której karty skończyły się najszybciej.

blockyou-coach-blocked = Blokuje cię: { $name }. Palec na tej karcie wskazuje na ciebie.
blockyou-coach-colours = Kolory się nie zgadzają: w następnej rundzie też pauzujesz.
blockyou-coach-self = Palec wskazuje na ciebie: w następnej rundzie też pauzujesz.
blockyou-coach-fewer = Położone bez błędu. { $count ->
        [0] Nie masz już kart.
        [one] Została ci jedna karta.
        [few] Zostały ci { $count } karty.
        [many] Zostało ci { $count } kart.
       *[other] Zostało ci { $count } karty.
    }
blockyou-coach-last = Zostajesz na końcu: dobra karta zakończyła rundę.
blockyou-coach-ten = Zostajesz tylko ty: { $seconds } s.
blockyou-coach-dead = Nikt nie mógł położyć karty, więc runda się kończy.
blockyou-coach-refreshed = Nikt nie mógł położyć karty, więc rozkładamy nowe pole gry.
