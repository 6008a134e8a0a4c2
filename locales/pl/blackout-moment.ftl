blackout-moment-goal = Kto położy na karcie ostatni żeton, zdobywa ją. Wygrywa pięć kart.
blackout-moment-lots = Rozkładamy karty. Los wybiera, kto zaczyna, i trzy pierwsze karty.
blackout-moment-wait = Ruch: { $name }. Gdy ten rzut będzie wykorzystany, kostki dostanie następna osoba po lewej.
blackout-moment-watch = Ruch: { $name }. Za każdą wyrzuconą liczbę na kartę trafia jeden żeton.
blackout-moment-over = Gra jest skończona: pięć kart kończy ją od razu. O miejscach pozostałych decydują zdobyte karty.
blackout-moment-roll = Najpierw puść kostki po zjeżdżalni. Położyć możesz tylko to, co wypadnie.
blackout-moment-luck = Kostki albo nowa karta są w drodze. Grasz dalej, gdy tylko się zatrzymają.
blackout-moment-place = Jeszcze do położenia: { $numbers }. { $duty ->
        [may] Pasującą liczbę trzeba położyć, chyba że w tym ruchu była już zdobyta karta albo PRZERZUT.
       *[must] Każdą pasującą liczbę trzeba położyć; pole wybierasz ty.
    } { $gone ->
        [0] { "" }
        [one] Na razie nigdzie nie pasuje: { $lost }.
        [few] Na razie nigdzie nie pasują: { $lost }.
        [many] Na razie nigdzie nie pasują: { $lost }.
       *[other] Na razie nigdzie nie pasują: { $lost }.
    }
blackout-moment-reroll = Twoje liczby są wykorzystane, więc trzeba jeszcze raz rzucić dwiema pozostałymi kostkami. JOKER i COFNIJ zostają na później.
blackout-moment-wild = JOKER: możesz położyć żeton na dowolnej odkrytej liczbie. Niewykorzystany przepada na koniec ruchu.
blackout-moment-undo = COFNIJ: możesz zdjąć jeden żeton z dowolnej karty, wszystko jedno, kto go położył. Niewykorzystane przepada na koniec ruchu.
blackout-moment-end = Możesz zakończyć ruch. To, co zostało z rzutu, przepada.
blackout-moment-call = Wszystkie trzy ścianki specjalne naraz: zawołaj BLACKOUT! Kto zawoła najszybciej, bierze następną kartę z talii.

blackout-coach-dark = Gaśnie światło: kto zawoła najszybciej, bierze kartę.
blackout-coach-won = Zdobywasz kartę. { $count ->
        [0] { "" }
       *[other] Graj dalej resztą rzutu.
    }
blackout-coach-taken = Zdobyta karta: { $name }.
blackout-coach-found = Znów jest miejsce na { $numbers }: połóż, co pasuje.
blackout-coach-lost = { $count ->
        [one] Brak odkrytego pola na { $numbers }: ta liczba przepada, chyba że znajdzie się miejsce.
        [few] Brak odkrytych pól na { $numbers }: te liczby przepadają, chyba że znajdzie się miejsce.
        [many] Brak odkrytych pól na { $numbers }: te liczby przepadają, chyba że znajdzie się miejsce.
       *[other] Brak odkrytych pól na { $numbers }: te liczby przepadają, chyba że znajdzie się miejsce.
    }
blackout-coach-wild = Został JOKER: dotknij dowolnej odkrytej liczby.
blackout-coach-winner = Jednej z kart brakuje tylko { $number }, a właśnie to masz w rzucie.
