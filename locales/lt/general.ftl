# The board for any game from outside: its own picture, and a list of moves.
general-moves = Ėjimai
general-search = Ieškoti ėjimo
general-no-match = Ėjimo tokiu pavadinimu nėra.
general-text-moves = Ką gali daryti
general-text-parts = Kas matyti paveikslėlyje
general-text-not-now = Dabar tau nėra ko daryti.
general-tap = Paliesk paveikslėlį.
general-tap-or-list = Paliesk paveikslėlį arba pasirink ėjimą iš sąrašo.
general-choose = Pasirink ėjimą iš sąrašo.
general-as = Kas eina
general-no-picture = Šis žaidimas dabar neturi paveikslėlio. Visi ėjimai yra sąraše.
general-refused = Dabar taip eiti negalima.
general-said-move =
    { $who ->
        [you] Tavo ėjimas: { $move }.
        [nobody] Ėjimas: { $move }.
       *[other] { $name } eina: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Tu jau ėjai.
        [nobody] Įvyko kažkas, ko tau matyti nevalia.
       *[other] { $name } jau ėjo.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Tu išėjai iš žaidimo.
        [nobody] Žaidėjas išėjo iš žaidimo.
       *[other] { $name } išėjo iš žaidimo.
    }
general-said-back = Ėjimas atšauktas.
general-sheet = Kaip baigėsi
general-sheet-place = Vieta
general-sheet-player = Žaidėjas
general-sheet-points = Taškai
general-about = Šis žaidimas yra iš paketo, kurį įdiegė šio serverio savininkas.
