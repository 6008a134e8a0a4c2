### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Hjørne mod hjørne, aldrig side mod side: find plads til alle dine brikker, før de andre tager den.

blokus-colour-blue = blå
blokus-colour-yellow = gul
blokus-colour-red = rød
blokus-colour-green = grøn

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = B
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = N

blokus-board = Bræt
blokus-shared = Fælles farve
blokus-squares-left =
    { $count ->
        [one] { $count } firkant tilbage
       *[other] { $count } firkanter tilbage
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } brik tilbage
       *[other] { $count } brikker tilbage
    }
blokus-tray = Brikker for { $colour }
blokus-piece = Brik { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, intet sted
        [one] { $piece }, { $count } sted
       *[other] { $piece }, { $count } steder
    }
blokus-whose-tray = Hvilken farves brikker der vises

blokus-standing-blocked = ikke flere træk
blokus-standing-finished = alt er lagt
blokus-standing-left = er gået
blokus-skipped = sprunget over

blokus-your-turn = Din tur
blokus-turn-of =
    { $who ->
        [you] Din tur
        [nobody] Pladsen er stadig ledig
       *[other] { $name } har tur
    }
blokus-waiting-for =
    { $who ->
        [you] Din tur
        [nobody] Pladsen er stadig ledig
       *[other] { $name } tænker
    }
blokus-drawing-lots = Der trækkes lod om start
blokus-lay-for-all = Du lægger for den fælles farve
blokus-you-win = Du vinder!
blokus-wins =
    { $who ->
        [you] Du vinder!
        [nobody] Ingen vinder
       *[other] { $name } vinder
    }
blokus-shared-win = Delt sejr

blokus-lay = Læg den her
blokus-turn = Drej
blokus-turn-key = Drej (R)
blokus-flip = Vend
blokus-flip-key = Vend (F)
blokus-keys-jump = Hop den vej til det næste sted, der passer
blokus-put-back = Læg tilbage
blokus-pass = Pas
blokus-pass-sure = Ja, pas
blokus-turn-board = Drej brættet
blokus-holding = Du holder { $piece }
blokus-hint-take = Tag en brik, og læg den på brættet
blokus-hint-holding = R drejer, F vender, Esc lægger tilbage

blokus-said-laid = Nu lægger { $colour } { $piece } på { $cells }.
blokus-said-returned = Nu tager { $colour } { $piece } tilbage.
blokus-said-passed = Nu melder { $colour } pas.
blokus-said-skipped = Ikke flere steder til { $colour }: sprunget over.
blokus-said-turn =
    { $who ->
        [you] Du skal lægge { $colour }.
        [nobody] Pladsen for { $colour } er stadig ledig.
       *[other] { $name } skal lægge { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Spillet er slut. Du vinder.
        [together] Spillet er slut. Du deler sejren med { $names }.
        [several] Spillet er slut. { $names } deler sejren.
        [nobody] Spillet er slut.
       *[other] Spillet er slut. { $names } vinder.
    }
blokus-said-fits = { $piece }, { $cell }, passer
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Du har ingen brik at lægge nu.
blokus-text-pieces = Brikker, der passer
blokus-text-places = Steder til { $piece }
blokus-place =
    { $count ->
        [one] { $piece } på { $cells }, dækker { $count } felt
       *[other] { $piece } på { $cells }, dækker { $count } felter
    }
blokus-text-before = Forrige
blokus-text-after = Flere
blokus-text-page = Side { $page } af { $pages }
blokus-board-table = Brættet, række for række fra oven
blokus-empty = tomt

blokus-sheet-basic = Færrest firkanter tilbage vinder
blokus-sheet-advanced = Flest point vinder: minus ét pr. firkant, plus bonus
blokus-sheet-place = Plads
blokus-sheet-player = Spiller
blokus-sheet-left = Firkanter tilbage
blokus-sheet-bonus = Bonus
blokus-sheet-total = I alt
blokus-sheet-number = { $value }
blokus-sheet-not-counted = tæller ikke

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Uden for brættet
reason-overlap = Feltet er optaget
reason-bad-shape = Ikke den form
reason-no-start-corner = Dæk et hjørne
reason-no-start-square = Dæk dit startfelt
reason-edge-contact = Rører din egen side
reason-no-corner-contact = Rør et eget hjørne
reason-all-passed = Alle har meldt pas
reason-no-more-moves = Ikke flere træk
replay-blokus-lay =
    { $squares ->
        [one] én firkant ved { $cell }
       *[other] { $squares } firkanter ved { $cell }
    }
replay-blokus-pass = pas
replay-blokus-begin =
    { $who ->
        [you] Du begynder
        [nobody] En ledig plads begynder
       *[other] { $name } begynder
    }

## Records

end-record-blksgf = Til Pentobi (.blksgf)
