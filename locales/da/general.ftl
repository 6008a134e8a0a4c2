# The board for any game from outside: its own picture, and a list of moves.
general-moves = Træk
general-search = Søg i træk
general-no-match = Intet træk hedder sådan.
general-text-moves = Hvad du kan gøre
general-text-parts = Hvad billedet viser
general-text-not-now = Der er ikke noget for dig at gøre nu.
general-tap = Tryk på billedet.
general-tap-or-list = Tryk på billedet, eller vælg et træk fra listen.
general-choose = Vælg et træk fra listen.
general-as = Spil som
general-no-picture = Dette spil har ikke noget billede nu. Alle træk står på listen.
general-refused = Det kan ikke spilles nu.
general-said-move =
    { $who ->
        [you] Du spiller { $move }.
        [nobody] Der spilles { $move }.
       *[other] { $name } spiller { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Du har spillet.
        [nobody] Der skete noget, som du ikke må se.
       *[other] { $name } har spillet.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Du har forladt spillet.
        [nobody] En spiller har forladt spillet.
       *[other] { $name } har forladt spillet.
    }
general-said-back = Et træk bliver fortrudt.
general-sheet = Sådan endte det
general-sheet-place = Plads
general-sheet-player = Spiller
general-sheet-points = Point
general-about = Dette spil kommer fra en pakke, som den, der driver serveren, har installeret.
