### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Kampas prie kampo, bet niekada kraštinė prie kraštinės: rask vietos visoms savo detalėms, kol jos neužėmė kiti.

blokus-colour-blue = mėlyna
blokus-colour-yellow = geltona
blokus-colour-red = raudona
blokus-colour-green = žalia

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = M
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = Ž

blokus-board = Lenta
blokus-shared = Bendra spalva
blokus-squares-left =
    { $count ->
        [one] liko { $count } langelis
        [few] liko { $count } langeliai
       *[other] liko { $count } langelių
    }
blokus-pieces-left =
    { $count ->
        [one] liko { $count } detalė
        [few] liko { $count } detalės
       *[other] liko { $count } detalių
    }
blokus-tray = Detalės, spalva { $colour }
blokus-piece = Detalė { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, vietos nėra
        [one] { $piece }, { $count } vieta
        [few] { $piece }, { $count } vietos
       *[other] { $piece }, { $count } vietų
    }
blokus-whose-tray = Kurios spalvos detales rodyti

blokus-standing-blocked = ėjimų nebėra
blokus-standing-finished = viskas padėta
blokus-standing-left = išėjo
blokus-skipped = praleista

blokus-your-turn = Tavo eilė
blokus-turn-of =
    { $who ->
        [you] Tavo eilė
        [nobody] Vieta dar laisva
       *[other] Eilė: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Tavo eilė
        [nobody] Vieta dar laisva
       *[other] { $name } galvoja
    }
blokus-drawing-lots = Burtai, kas pradės
blokus-lay-for-all = Tu eini bendra spalva
blokus-you-win = Laimėjai!
blokus-wins =
    { $who ->
        [you] Laimėjai!
        [nobody] Niekas nelaimėjo
       *[other] { $name } laimėjo
    }
blokus-shared-win = Bendra pergalė

blokus-lay = Padėti čia
blokus-turn = Pasukti
blokus-turn-key = Pasukti (R)
blokus-flip = Apversti
blokus-flip-key = Apversti (F)
blokus-keys-jump = Šokti į kitą tinkamą vietą toje pusėje
blokus-put-back = Padėti atgal
blokus-pass = Praleisti
blokus-pass-sure = Taip, praleisti
blokus-turn-board = Pasukti lentą
blokus-holding = Tavo rankoje { $piece }
blokus-hint-take = Paimk detalę ir padėk ant lentos
blokus-hint-holding = R pasuka, F apverčia, Esc padeda atgal

blokus-said-laid = { $colour }: { $piece } ant lentos, { $cells }.
blokus-said-returned = { $colour }: { $piece } paimta atgal.
blokus-said-passed = { $colour }: ėjimas praleidžiamas.
blokus-said-skipped = { $colour }: vietos nebėra, ėjimas praleidžiamas.
blokus-said-turn =
    { $who ->
        [you] Tavo eilė, spalva { $colour }.
        [nobody] Šios spalvos vieta dar laisva: { $colour }.
       *[other] Eilė: { $name }, spalva { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Žaidimas baigtas. Laimėjai.
        [together] Žaidimas baigtas. Bendra pergalė: tu ir { $names }.
        [several] Žaidimas baigtas. Bendra pergalė: { $names }.
        [nobody] Žaidimas baigtas.
       *[other] Žaidimas baigtas. { $names } laimėjo.
    }
blokus-said-fits = { $piece }, { $cell }, tinka
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Dabar tau nereikia dėti detalės.
blokus-text-pieces = Tinkamos detalės
blokus-text-places = Vietos detalei { $piece }
blokus-place =
    { $count ->
        [one] { $piece }: { $cells }, uždengia { $count } langelį
        [few] { $piece }: { $cells }, uždengia { $count } langelius
       *[other] { $piece }: { $cells }, uždengia { $count } langelių
    }
blokus-text-before = Atgal
blokus-text-after = Toliau
blokus-text-page = Puslapis { $page } iš { $pages }
blokus-board-table = Lenta, eilutė po eilutės nuo viršaus
blokus-empty = tuščia

blokus-sheet-basic = Laimi, kam liko mažiausiai
blokus-sheet-advanced = Laimi, kas turi daugiausia taškų: minus vienas už langelį, plius premija
blokus-sheet-place = Vieta
blokus-sheet-player = Žaidėjas
blokus-sheet-left = Liko langelių
blokus-sheet-bonus = Premija
blokus-sheet-total = Iš viso
blokus-sheet-number = { $value }
blokus-sheet-not-counted = neskaičiuojama

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Už lentos krašto
reason-overlap = Langelis užimtas
reason-bad-shape = Ne tokia forma
reason-no-start-corner = Uždenk kampą
reason-no-start-square = Uždenk pradžios langelį
reason-edge-contact = Kraštinė liečia savą
reason-no-corner-contact = Paliesk savo kampą
reason-all-passed = Visi praleido ėjimą
reason-no-more-moves = Ėjimų nebėra
replay-blokus-lay =
    { $squares ->
        [one] { $squares } langelis, { $cell }
        [few] { $squares } langeliai, { $cell }
       *[other] { $squares } langelių, { $cell }
    }
replay-blokus-pass = praleidžia ėjimą
replay-blokus-begin =
    { $who ->
        [you] Pradedi tu
        [nobody] Pradeda laisva vieta
       *[other] { $name } pradeda
    }

## Records

end-record-blksgf = Programai Pentobi (.blksgf)
