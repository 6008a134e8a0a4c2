### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Nurk vastu nurka, aga mitte kunagi külg vastu külge: leia ruumi kõigile oma klotsidele, enne kui teised selle ära võtavad.

blokus-colour-blue = sinine
blokus-colour-yellow = kollane
blokus-colour-red = punane
blokus-colour-green = roheline

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = S
blokus-letter-yellow = K
blokus-letter-red = P
blokus-letter-green = R

blokus-board = Mängulaud
blokus-shared = Ühine värv
blokus-squares-left =
    { $count ->
        [one] { $count } ruut järel
       *[other] { $count } ruutu järel
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } klots järel
       *[other] { $count } klotsi järel
    }
blokus-tray = Klotsid: { $colour }
blokus-piece = Klots { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, kohta pole
        [one] { $piece }, { $count } koht
       *[other] { $piece }, { $count } kohta
    }
blokus-whose-tray = Mis värvi klotse näidata

blokus-standing-blocked = enam käike pole
blokus-standing-finished = kõik laual
blokus-standing-left = lahkus
blokus-skipped = jääb vahele

blokus-your-turn = Sinu kord
blokus-turn-of =
    { $who ->
        [you] Sinu kord
        [nobody] Koht on veel vaba
       *[other] Kord: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Sinu kord
        [nobody] Koht on veel vaba
       *[other] { $name } mõtleb
    }
blokus-drawing-lots = Loosime, kes alustab
blokus-lay-for-all = Sina käid ühise värviga
blokus-you-win = Võitsid!
blokus-wins =
    { $who ->
        [you] Võitsid!
        [nobody] Keegi ei võitnud
       *[other] { $name } võitis
    }
blokus-shared-win = Jagatud võit

blokus-lay = Pane siia
blokus-turn = Pööra
blokus-turn-key = Pööra (R)
blokus-flip = Ümber
blokus-flip-key = Ümber (F)
blokus-keys-jump = Hüppa järgmisse sobivasse kohta selles suunas
blokus-put-back = Pane tagasi
blokus-pass = Jäta vahele
blokus-pass-sure = Jah, vahele
blokus-turn-board = Pööra lauda
blokus-holding = Käes: { $piece }
blokus-hint-take = Võta klots ja pane lauale
blokus-hint-holding = R pöörab, F pöörab ümber, Esc paneb tagasi

blokus-said-laid = { $colour }: { $piece } läks lauale, { $cells }.
blokus-said-returned = { $colour }: { $piece } võeti tagasi.
blokus-said-passed = { $colour }: jätab vahele.
blokus-said-skipped = { $colour }: kohta enam pole, kord jääb vahele.
blokus-said-turn =
    { $who ->
        [you] Sinu kord, värv: { $colour }.
        [nobody] Selle värvi koht on veel vaba: { $colour }.
       *[other] Kord: { $name }, värv: { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Mäng on läbi. Võitsid.
        [together] Mäng on läbi. Jagatud võit: sina ja { $names }.
        [several] Mäng on läbi. Jagatud võit: { $names }.
        [nobody] Mäng on läbi.
       *[other] Mäng on läbi. { $names } võitis.
    }
blokus-said-fits = { $piece }, { $cell }, sobib
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Praegu ei pane sina klotsi.
blokus-text-pieces = Klotsid, mis sobivad
blokus-text-places = Kohad, klots { $piece }
blokus-place =
    { $count ->
        [one] { $piece }: { $cells }, katab { $count } ruudu
       *[other] { $piece }: { $cells }, katab { $count } ruutu
    }
blokus-text-before = Eelmised
blokus-text-after = Edasi
blokus-text-page = Leht { $page } / { $pages }
blokus-board-table = Mängulaud rida-realt ülalt alla
blokus-empty = tühi

blokus-sheet-basic = Võidab, kel jäi vähim ruute
blokus-sheet-advanced = Võidab, kel on enim punkte: iga ruut miinus üks, lisaks boonus
blokus-sheet-place = Koht
blokus-sheet-player = Mängija
blokus-sheet-left = Ruute järel
blokus-sheet-bonus = Boonus
blokus-sheet-total = Kokku
blokus-sheet-number = { $value }
blokus-sheet-not-counted = ei loe

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Mängulauast väljas
reason-overlap = Ruut on võetud
reason-bad-shape = Pole selle kujuga
reason-no-start-corner = Kata nurgaruut
reason-no-start-square = Kata oma stardiruut
reason-edge-contact = Külg vastu oma värvi
reason-no-corner-contact = Puuduta oma värvi nurka
reason-all-passed = Kõik jätsid vahele
reason-no-more-moves = Enam käike pole
replay-blokus-lay =
    { $squares ->
        [one] üks ruut kohale { $cell }
       *[other] { $squares } ruutu kohale { $cell }
    }
replay-blokus-pass = jätab vahele
replay-blokus-begin =
    { $who ->
        [you] Sina alustad
        [nobody] Alustab vaba koht
       *[other] { $name } alustab
    }

## Records

end-record-blksgf = Pentobi jaoks (.blksgf)
