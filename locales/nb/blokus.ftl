### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Hjørne mot hjørne, aldri side mot side: Finn plass til alle brikkene dine før de andre tar den.

blokus-colour-blue = blå
blokus-colour-yellow = gul
blokus-colour-red = rød
blokus-colour-green = grønn

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = B
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = N

blokus-board = Brett
blokus-shared = Felles farge
blokus-squares-left =
    { $count ->
        [one] { $count } rute igjen
       *[other] { $count } ruter igjen
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } brikke igjen
       *[other] { $count } brikker igjen
    }
blokus-tray = Brikker: { $colour }
blokus-piece = Brikke { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, ingen steder
        [one] { $piece }, { $count } sted
       *[other] { $piece }, { $count } steder
    }
blokus-whose-tray = Hvilken farges brikker som vises

blokus-standing-blocked = ingen flere trekk
blokus-standing-finished = alt lagt
blokus-standing-left = har gått
blokus-skipped = hoppet over

blokus-your-turn = Din tur
blokus-turn-of =
    { $who ->
        [you] Din tur
        [nobody] Plassen er fortsatt ledig
       *[other] { $name } har turen
    }
blokus-waiting-for =
    { $who ->
        [you] Din tur
        [nobody] Plassen er fortsatt ledig
       *[other] { $name } tenker
    }
blokus-drawing-lots = Trekker lodd om starten
blokus-lay-for-all = Du legger for den felles fargen
blokus-you-win = Du vinner!
blokus-wins =
    { $who ->
        [you] Du vinner!
        [nobody] Ingen vinner
       *[other] { $name } vinner
    }
blokus-shared-win = Delt seier

blokus-lay = Legg her
blokus-turn = Drei
blokus-turn-key = Drei (R)
blokus-flip = Snu
blokus-flip-key = Snu (F)
blokus-keys-jump = Hopp til neste sted som passer i den retningen
blokus-put-back = Legg tilbake
blokus-pass = Pass
blokus-pass-sure = Ja, pass
blokus-turn-board = Drei brettet
blokus-holding = Du holder { $piece }
blokus-hint-take = Ta en brikke og legg den på brettet
blokus-hint-holding = R dreier, F snur, Esc legger tilbake

blokus-said-laid = { $colour } legger { $piece } på { $cells }.
blokus-said-returned = { $colour } tar { $piece } tilbake.
blokus-said-passed = { $colour } melder pass.
blokus-said-skipped = { $colour } har ikke plass lenger og blir hoppet over.
blokus-said-turn =
    { $who ->
        [you] Din tur til å legge { $colour }.
        [nobody] Plassen som legger { $colour }, er fortsatt ledig.
       *[other] { $name } skal legge { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Spillet er over. Du vinner.
        [together] Spillet er over. Du deler seieren med { $names }.
        [several] Spillet er over. { $names } deler seieren.
        [nobody] Spillet er over.
       *[other] Spillet er over. { $names } vinner.
    }
blokus-said-fits = { $piece }, { $cell }, passer
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Du har ingen brikke å legge nå.
blokus-text-pieces = Brikker som passer
blokus-text-places = Steder for { $piece }
blokus-place =
    { $count ->
        [one] { $piece } på { $cells }, dekker { $count } rute
       *[other] { $piece } på { $cells }, dekker { $count } ruter
    }
blokus-text-before = Tidligere
blokus-text-after = Flere
blokus-text-page = Side { $page } av { $pages }
blokus-board-table = Brettet, rad for rad ovenfra
blokus-empty = tom

blokus-sheet-basic = Færrest ruter igjen vinner
blokus-sheet-advanced = Flest poeng vinner: minus ett per rute, pluss bonus
blokus-sheet-place = Plass
blokus-sheet-player = Spiller
blokus-sheet-left = Ruter igjen
blokus-sheet-bonus = Bonus
blokus-sheet-total = Sum
blokus-sheet-number = { $value }
blokus-sheet-not-counted = teller ikke

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Utenfor brettet
reason-overlap = Ruten er tatt
reason-bad-shape = Feil form
reason-no-start-corner = Dekk en hjørnerute
reason-no-start-square = Dekk startruten din
reason-edge-contact = Side mot egen farge
reason-no-corner-contact = Berør et eget hjørne
reason-all-passed = Alle har meldt pass
reason-no-more-moves = Ingen flere trekk
replay-blokus-lay =
    { $squares ->
        [one] én rute ved { $cell }
       *[other] { $squares } ruter ved { $cell }
    }
replay-blokus-pass = pass
replay-blokus-begin =
    { $who ->
        [you] Du begynner
        [nobody] En ledig plass begynner
       *[other] { $name } begynner
    }

## Records

end-record-blksgf = For Pentobi (.blksgf)
