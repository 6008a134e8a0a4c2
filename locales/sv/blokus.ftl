### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Hörn mot hörn, aldrig sida mot sida: få ut alla dina brickor innan de andra tar platsen.

blokus-colour-blue = blå
blokus-colour-yellow = gul
blokus-colour-red = röd
blokus-colour-green = grön

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = B
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = N

blokus-board = Spelplan
blokus-shared = Gemensam färg
blokus-squares-left =
    { $count ->
        [one] { $count } ruta kvar
       *[other] { $count } rutor kvar
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } bricka kvar
       *[other] { $count } brickor kvar
    }
blokus-tray = Brickor: { $colour }
blokus-piece = Bricka { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, inget ställe
        [one] { $piece }, { $count } ställe
       *[other] { $piece }, { $count } ställen
    }
blokus-whose-tray = Vilken färgs brickor som visas

blokus-standing-blocked = inga fler drag
blokus-standing-finished = allt utlagt
blokus-standing-left = har gått
blokus-skipped = hoppas över

blokus-your-turn = Din tur
blokus-turn-of =
    { $who ->
        [you] Din tur
        [nobody] Platsen är fortfarande ledig
       *[other] { $name } är på tur
    }
blokus-waiting-for =
    { $who ->
        [you] Din tur
        [nobody] Platsen är fortfarande ledig
       *[other] { $name } tänker
    }
blokus-drawing-lots = Vem börjar? Lottning …
blokus-lay-for-all = Du lägger åt den gemensamma färgen
blokus-you-win = Du vinner!
blokus-wins =
    { $who ->
        [you] Du vinner!
        [nobody] Ingen vinner
       *[other] { $name } vinner
    }
blokus-shared-win = Delad seger

blokus-lay = Lägg här
blokus-turn = Vrid
blokus-turn-key = Vrid (R)
blokus-flip = Vänd
blokus-flip-key = Vänd (F)
blokus-keys-jump = Hoppa till nästa ställe som passar åt det hållet
blokus-put-back = Lägg tillbaka
blokus-pass = Stå över
blokus-pass-sure = Ja, stå över
blokus-turn-board = Vrid spelplanen
blokus-holding = Du håller { $piece }
blokus-hint-take = Ta en bricka och lägg den på spelplanen
blokus-hint-holding = R vrider, F vänder, Esc lägger tillbaka

blokus-said-laid = Nu lägger { $colour } { $piece } på { $cells }.
blokus-said-returned = Nu tar { $colour } tillbaka { $piece }.
blokus-said-passed = Nu står { $colour } över.
blokus-said-skipped = Nu får { $colour } inte plats längre och hoppas över.
blokus-said-turn =
    { $who ->
        [you] Din tur att lägga { $colour }.
        [nobody] Platsen som lägger { $colour } är fortfarande ledig.
       *[other] { $name } är på tur att lägga { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Spelet är slut. Du vinner.
        [together] Spelet är slut. Du delar segern med { $names }.
        [several] Spelet är slut. { $names } delar segern.
        [nobody] Spelet är slut.
       *[other] Spelet är slut. { $names } vinner.
    }
blokus-said-fits = { $piece }, { $cell }, passar
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Du har ingen bricka att lägga just nu.
blokus-text-pieces = Brickor som passar
blokus-text-places = Ställen för { $piece }
blokus-place =
    { $count ->
        [one] { $piece } på { $cells }, täcker { $count } ruta
       *[other] { $piece } på { $cells }, täcker { $count } rutor
    }
blokus-text-before = Tidigare
blokus-text-after = Fler
blokus-text-page = Sida { $page } av { $pages }
blokus-board-table = Spelplanen, rad för rad uppifrån
blokus-empty = tom

blokus-sheet-basic = Minst antal rutor kvar vinner
blokus-sheet-advanced = Flest poäng vinner: minus en per ruta, plus bonus
blokus-sheet-place = Plats
blokus-sheet-player = Spelare
blokus-sheet-left = Rutor kvar
blokus-sheet-bonus = Bonus
blokus-sheet-total = Summa
blokus-sheet-number = { $value }
blokus-sheet-not-counted = räknas inte

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Utanför spelplanen
reason-overlap = Rutan är tagen
reason-bad-shape = Fel form
reason-no-start-corner = Täck en hörnruta
reason-no-start-square = Täck din startruta
reason-edge-contact = Sida mot egen färg
reason-no-corner-contact = Nudda ett eget hörn
reason-all-passed = Alla har stått över
reason-no-more-moves = Inga fler drag
replay-blokus-lay =
    { $squares ->
        [one] en ruta vid { $cell }
       *[other] { $squares } rutor vid { $cell }
    }
replay-blokus-pass = står över
replay-blokus-begin =
    { $who ->
        [you] Du börjar
        [nobody] En ledig plats börjar
       *[other] { $name } börjar
    }

## Records

end-record-blksgf = För Pentobi (.blksgf)
