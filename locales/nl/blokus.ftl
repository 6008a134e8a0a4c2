### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Hoek aan hoek, nooit zij aan zij: vind ruimte voor al je steentjes voordat de anderen die innemen.

blokus-colour-blue = blauw
blokus-colour-yellow = geel
blokus-colour-red = rood
blokus-colour-green = groen

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = B
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = N

blokus-board = Bord
blokus-shared = Gedeelde kleur
blokus-squares-left =
    { $count ->
        [one] { $count } vierkantje over
       *[other] { $count } vierkantjes over
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } steentje over
       *[other] { $count } steentjes over
    }
blokus-tray = Steentjes van { $colour }
blokus-piece = Steentje { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, geen plaats
        [one] { $piece }, { $count } plaats
       *[other] { $piece }, { $count } plaatsen
    }
blokus-whose-tray = Van welke kleur je de steentjes ziet

blokus-standing-blocked = geen zet meer
blokus-standing-finished = alles ligt
blokus-standing-left = vertrokken
blokus-skipped = overgeslagen

blokus-your-turn = Jouw beurt
blokus-turn-of =
    { $who ->
        [you] Jouw beurt
        [nobody] De plek is nog vrij
       *[other] { $name } is aan de beurt
    }
blokus-waiting-for =
    { $who ->
        [you] Jouw beurt
        [nobody] De plek is nog vrij
       *[other] { $name } denkt na
    }
blokus-drawing-lots = Loten wie begint
blokus-lay-for-all = Jij legt voor de gedeelde kleur
blokus-you-win = Je wint!
blokus-wins =
    { $who ->
        [you] Je wint!
        [nobody] Niemand wint
       *[other] { $name } wint
    }
blokus-shared-win = Gedeelde winst

blokus-lay = Hier leggen
blokus-turn = Draai
blokus-turn-key = Draai (R)
blokus-flip = Keer om
blokus-flip-key = Keer om (F)
blokus-keys-jump = Spring naar de volgende passende plaats aan die kant
blokus-put-back = Leg terug
blokus-pass = Passen
blokus-pass-sure = Ja, passen
blokus-turn-board = Draai het bord
blokus-holding = Je hebt { $piece } vast
blokus-hint-take = Pak een steentje en leg het op het bord
blokus-hint-holding = R draait, F keert om, Esc legt terug

blokus-said-laid = Nu legt { $colour } { $piece } op { $cells }.
blokus-said-returned = Nu neemt { $colour } { $piece } terug.
blokus-said-passed = Nu past { $colour }.
blokus-said-skipped = Geen plaats meer voor { $colour }: overgeslagen.
blokus-said-turn =
    { $who ->
        [you] Jij moet { $colour } leggen.
        [nobody] De plek voor { $colour } is nog vrij.
       *[other] { $name } moet { $colour } leggen.
    }
blokus-said-over =
    { $who ->
        [you] Het spel is afgelopen. Je wint.
        [together] Het spel is afgelopen. Je deelt de winst met { $names }.
        [several] Het spel is afgelopen. { $names } delen de winst.
        [nobody] Het spel is afgelopen.
       *[other] Het spel is afgelopen. { $names } wint.
    }
blokus-said-fits = { $piece }, { $cell }, past
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Je hoeft nu geen steentje te leggen.
blokus-text-pieces = Steentjes die passen
blokus-text-places = Plaatsen voor { $piece }
blokus-place =
    { $count ->
        [one] { $piece } op { $cells }, bedekt { $count } vakje
       *[other] { $piece } op { $cells }, bedekt { $count } vakjes
    }
blokus-text-before = Eerder
blokus-text-after = Meer
blokus-text-page = Pagina { $page } van { $pages }
blokus-board-table = Het bord, rij voor rij vanaf boven
blokus-empty = leeg

blokus-sheet-basic = De minste vierkantjes winnen
blokus-sheet-advanced = De meeste punten winnen: min één per vierkantje, plus de bonus
blokus-sheet-place = Plaats
blokus-sheet-player = Speler
blokus-sheet-left = Vierkantjes over
blokus-sheet-bonus = Bonus
blokus-sheet-total = Totaal
blokus-sheet-number = { $value }
blokus-sheet-not-counted = telt niet mee

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Buiten het bord
reason-overlap = Vakje is bezet
reason-bad-shape = Niet die vorm
reason-no-start-corner = Bedek een hoek
reason-no-start-square = Bedek je startvakje
reason-edge-contact = Raakt je eigen zijkant
reason-no-corner-contact = Raak een eigen hoek
reason-all-passed = Iedereen heeft gepast
reason-no-more-moves = Geen zetten meer
replay-blokus-lay =
    { $squares ->
        [one] één vierkantje bij { $cell }
       *[other] { $squares } vierkantjes bij { $cell }
    }
replay-blokus-pass = past
replay-blokus-begin =
    { $who ->
        [you] Jij begint
        [nobody] Een vrije plek begint
       *[other] { $name } begint
    }

## Records

end-record-blksgf = Voor Pentobi (.blksgf)
