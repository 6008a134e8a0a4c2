# The board for any game from outside: its own picture, and a list of moves.
general-moves = Züge
general-search = Züge suchen
general-no-match = So heißt kein Zug.
general-text-moves = Was du tun kannst
general-text-parts = Was das Bild zeigt
general-text-not-now = Für dich gibt es gerade nichts zu tun.
general-tap = Tipp auf das Bild.
general-tap-or-list = Tipp auf das Bild oder wähl einen Zug aus der Liste.
general-choose = Wähl einen Zug aus der Liste.
general-as = Spielen als
general-no-picture = Dieses Spiel hat gerade kein Bild. Alle Züge stehen in der Liste.
general-refused = Das geht gerade nicht.
general-said-move =
    { $who ->
        [you] Du spielst { $move }.
        [nobody] Gespielt: { $move }.
       *[other] { $name } spielt { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Du hast gespielt.
        [nobody] Etwas ist passiert, das du nicht sehen darfst.
       *[other] { $name } hat gespielt.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Du hast die Partie verlassen.
        [nobody] Jemand hat die Partie verlassen.
       *[other] { $name } hat die Partie verlassen.
    }
general-said-back = Ein Zug wird zurückgenommen.
general-sheet = Wie es ausging
general-sheet-place = Rang
general-sheet-player = Name
general-sheet-points = Punkte
general-about = Dieses Spiel kommt aus einem Paket, das die Verwaltung dieses Servers installiert hat.
