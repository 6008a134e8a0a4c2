# The board for any game from outside: its own picture, and a list of moves.
general-moves = Zetten
general-search = Zetten zoeken
general-no-match = Zo heet geen enkele zet.
general-text-moves = Wat je kunt doen
general-text-parts = Wat het plaatje laat zien
general-text-not-now = Je hoeft nu niets te doen.
general-tap = Tik op het plaatje.
general-tap-or-list = Tik op het plaatje, of kies een zet uit de lijst.
general-choose = Kies een zet uit de lijst.
general-as = Speel als
general-no-picture = Dit spel heeft nu geen plaatje. Alle zetten staan in de lijst.
general-refused = Dat kan nu niet.
general-said-move =
    { $who ->
        [you] Je speelt { $move }.
        [nobody] Gespeeld: { $move }.
       *[other] { $name } speelt { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Je hebt gespeeld.
        [nobody] Er is iets gebeurd dat jij niet mag zien.
       *[other] { $name } heeft gespeeld.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Je hebt het spel verlaten.
        [nobody] Een speler heeft het spel verlaten.
       *[other] { $name } heeft het spel verlaten.
    }
general-said-back = Er wordt een zet teruggenomen.
general-sheet = Hoe het afliep
general-sheet-place = Plaats
general-sheet-player = Speler
general-sheet-points = Punten
general-about = Dit spel komt uit een pakket dat de beheerder van deze server heeft geïnstalleerd.
