### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Ecke an Ecke, nie Kante an Kante: Finde Platz für alle deine Steine, bevor die anderen ihn nehmen.

blokus-colour-blue = Blau
blokus-colour-yellow = Gelb
blokus-colour-red = Rot
blokus-colour-green = Grün

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = B
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = Ü

blokus-board = Brett
blokus-shared = Gemeinsame Farbe
blokus-squares-left =
    { $count ->
        [one] { $count } Quadrat übrig
       *[other] { $count } Quadrate übrig
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } Stein übrig
       *[other] { $count } Steine übrig
    }
blokus-tray = Steine von { $colour }
blokus-piece = Stein { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, keine Stelle
        [one] { $piece }, { $count } Stelle
       *[other] { $piece }, { $count } Stellen
    }
blokus-whose-tray = Steine welcher Farbe zeigen?

blokus-standing-blocked = kein Zug mehr
blokus-standing-finished = alle gelegt
blokus-standing-left = ist weg
blokus-skipped = übersprungen

blokus-your-turn = Du bist dran
blokus-turn-of =
    { $who ->
        [you] Du bist dran
        [nobody] Der Platz ist noch frei
       *[other] { $name } ist dran
    }
blokus-waiting-for =
    { $who ->
        [you] Du bist dran
        [nobody] Der Platz ist noch frei
       *[other] { $name } denkt nach
    }
blokus-drawing-lots = Auslosen, wer beginnt
blokus-lay-for-all = Du legst für die gemeinsame Farbe
blokus-you-win = Du gewinnst!
blokus-wins =
    { $who ->
        [you] Du gewinnst!
        [nobody] Niemand gewinnt
       *[other] { $name } gewinnt
    }
blokus-shared-win = Geteilter Sieg

blokus-lay = Hier legen
blokus-turn = Drehen
blokus-turn-key = Drehen (R)
blokus-flip = Wenden
blokus-flip-key = Wenden (F)
blokus-keys-jump = In diese Richtung zur nächsten passenden Stelle springen
blokus-put-back = Zurücklegen
blokus-pass = Passen
blokus-pass-sure = Ja, passen
blokus-turn-board = Brett drehen
blokus-holding = Du hältst { $piece }
blokus-hint-take = Nimm einen Stein und leg ihn aufs Brett
blokus-hint-holding = R dreht, F wendet, Esc legt zurück

blokus-said-laid = { $colour } legt { $piece } auf { $cells }.
blokus-said-returned = { $colour } nimmt { $piece } zurück.
blokus-said-passed = { $colour } passt.
blokus-said-skipped = { $colour } kann nirgends mehr legen und wird übersprungen.
blokus-said-turn =
    { $who ->
        [you] Du bist mit { $colour } dran.
        [nobody] Der Platz für { $colour } ist noch frei.
       *[other] { $name } ist mit { $colour } dran.
    }
blokus-said-over =
    { $who ->
        [you] Die Partie ist zu Ende. Du gewinnst.
        [together] Die Partie ist zu Ende. Du teilst dir den Sieg mit { $names }.
        [several] Die Partie ist zu Ende. { $names } teilen sich den Sieg.
        [nobody] Die Partie ist zu Ende.
       *[other] Die Partie ist zu Ende. { $names } gewinnt.
    }
blokus-said-fits = { $piece }, { $cell }, passt
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Gerade ist kein Stein von dir zu legen.
blokus-text-pieces = Steine, die passen
blokus-text-places = Stellen für { $piece }
blokus-place =
    { $count ->
        [one] { $piece } auf { $cells }, deckt { $count } Feld ab
       *[other] { $piece } auf { $cells }, deckt { $count } Felder ab
    }
blokus-text-before = Vorige
blokus-text-after = Mehr
blokus-text-page = Seite { $page } von { $pages }
blokus-board-table = Das Brett, Reihe für Reihe von oben
blokus-empty = leer

blokus-sheet-basic = Die wenigsten übrigen Quadrate gewinnen
blokus-sheet-advanced = Die meisten Punkte gewinnen: minus eins pro Quadrat, plus Bonus
blokus-sheet-place = Rang
blokus-sheet-player = Name
blokus-sheet-left = Quadrate übrig
blokus-sheet-bonus = Bonus
blokus-sheet-total = Gesamt
blokus-sheet-number = { $value }
blokus-sheet-not-counted = zählt nicht

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Neben dem Brett
reason-overlap = Feld ist besetzt
reason-bad-shape = Nicht diese Form
reason-no-start-corner = Deck eine Ecke ab
reason-no-start-square = Deck dein Startfeld ab
reason-edge-contact = Berührt deine Kante
reason-no-corner-contact = Berühr eine eigene Ecke
reason-all-passed = Alle haben gepasst
reason-no-more-moves = Keine Züge mehr
replay-blokus-lay =
    { $squares ->
        [one] ein Quadrat bei { $cell }
       *[other] { $squares } Quadrate bei { $cell }
    }
replay-blokus-pass = passt
replay-blokus-begin =
    { $who ->
        [you] Du beginnst
        [nobody] Ein freier Platz beginnt
       *[other] { $name } beginnt
    }

## Records

end-record-blksgf = Für Pentobi (.blksgf)
