# The board for any game from outside: its own picture, and a list of moves.
general-moves = Drag
general-search = Sök drag
general-no-match = Inget drag heter så.
general-text-moves = Det här kan du göra
general-text-parts = Det här visar bilden
general-text-not-now = Du har inget att göra just nu.
general-tap = Tryck på bilden.
general-tap-or-list = Tryck på bilden eller välj ett drag i listan.
general-choose = Välj ett drag i listan.
general-as = Spela som
general-no-picture = Spelet har ingen bild just nu. Alla drag finns i listan.
general-refused = Det går inte att spela just nu.
general-said-move =
    { $who ->
        [you] Du spelar { $move }.
        [nobody] { $move } spelas.
       *[other] { $name } spelar { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Du har spelat.
        [nobody] Något hände som du inte får se.
       *[other] { $name } har spelat.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Du har lämnat spelet.
        [nobody] En spelare har lämnat spelet.
       *[other] { $name } har lämnat spelet.
    }
general-said-back = Ett drag ångras.
general-sheet = Så slutade det
general-sheet-place = Plats
general-sheet-player = Spelare
general-sheet-points = Poäng
general-about = Det här spelet kommer från ett paket som den som sköter servern har installerat.
