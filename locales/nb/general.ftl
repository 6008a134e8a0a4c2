# The board for any game from outside: its own picture, and a list of moves.
general-moves = Trekk
general-search = Søk etter trekk
general-no-match = Ingen trekk heter det.
general-text-moves = Dette kan du gjøre
general-text-parts = Dette viser bildet
general-text-not-now = Du har ikke noe å gjøre nå.
general-tap = Trykk på bildet.
general-tap-or-list = Trykk på bildet, eller velg et trekk fra lista.
general-choose = Velg et trekk fra lista.
general-as = Spill som
general-no-picture = Spillet har ikke noe bilde nå. Alle trekk står i lista.
general-refused = Det kan ikke spilles nå.
general-said-move =
    { $who ->
        [you] Du spiller { $move }.
        [nobody] { $move } blir spilt.
       *[other] { $name } spiller { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Du har spilt.
        [nobody] Det skjedde noe du ikke får se.
       *[other] { $name } har spilt.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Du har forlatt spillet.
        [nobody] En spiller har forlatt spillet.
       *[other] { $name } har forlatt spillet.
    }
general-said-back = Et trekk blir angret.
general-sheet = Slik endte det
general-sheet-place = Plass
general-sheet-player = Spiller
general-sheet-points = Poeng
general-about = Dette spillet kommer fra en pakke som eieren av serveren har installert.
