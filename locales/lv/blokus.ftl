### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Stūris pie stūra, bet nekad mala pie malas: atrodi vietu visiem saviem kauliņiem, pirms to aizņem citi.

blokus-colour-blue = zilā
blokus-colour-yellow = dzeltenā
blokus-colour-red = sarkanā
blokus-colour-green = zaļā

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = Z
blokus-letter-yellow = D
blokus-letter-red = S
blokus-letter-green = Ļ

blokus-board = Laukums
blokus-shared = Kopīgā krāsa
blokus-squares-left =
    { $count ->
        [zero] vēl { $count } lauciņu
        [one] vēl { $count } lauciņš
       *[other] vēl { $count } lauciņi
    }
blokus-pieces-left =
    { $count ->
        [zero] vēl { $count } kauliņu
        [one] vēl { $count } kauliņš
       *[other] vēl { $count } kauliņi
    }
blokus-tray = Kauliņi, krāsa: { $colour }
blokus-piece = Kauliņš { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, vietas nav
        [zero] { $piece }, { $count } vietu
        [one] { $piece }, { $count } vieta
       *[other] { $piece }, { $count } vietas
    }
blokus-whose-tray = Kuras krāsas kauliņus rādīt

blokus-standing-blocked = gājienu vairs nav
blokus-standing-finished = viss nolikts
blokus-standing-left = izgāja
blokus-skipped = izlaista

blokus-your-turn = Tava kārta
blokus-turn-of =
    { $who ->
        [you] Tava kārta
        [nobody] Vieta vēl ir brīva
       *[other] Gājiens: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Tava kārta
        [nobody] Vieta vēl ir brīva
       *[other] { $name } domā
    }
blokus-drawing-lots = Izlozējam, kas sāks
blokus-lay-for-all = Tu ej ar kopīgo krāsu
blokus-you-win = Uzvarēji!
blokus-wins =
    { $who ->
        [you] Tu uzvarēji!
        [nobody] Neviens neuzvarēja
       *[other] { $name } uzvarēja
    }
blokus-shared-win = Kopīga uzvara

blokus-lay = Nolikt te
blokus-turn = Griezt
blokus-turn-key = Griezt (R)
blokus-flip = Otrādi
blokus-flip-key = Otrādi (F)
blokus-keys-jump = Pārlēkt uz nākamo derīgo vietu tajā pusē
blokus-put-back = Likt atpakaļ
blokus-pass = Izlaist
blokus-pass-sure = Jā, izlaist
blokus-turn-board = Griezt laukumu
blokus-holding = Tev rokā: { $piece }
blokus-hint-take = Paņem kauliņu un noliec uz laukuma
blokus-hint-holding = R pagriež, F apmet otrādi, Esc liek atpakaļ

blokus-said-laid = { $colour }: { $piece } nolikts, { $cells }.
blokus-said-returned = { $colour }: { $piece } paņemts atpakaļ.
blokus-said-passed = { $colour }: gājiens izlaists.
blokus-said-skipped = { $colour }: vietas vairs nav, gājiens izlaists.
blokus-said-turn =
    { $who ->
        [you] Tava kārta, krāsa: { $colour }.
        [nobody] Šīs krāsas vieta vēl ir brīva: { $colour }.
       *[other] Gājiens: { $name }, krāsa: { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Spēle ir beigusies. Tu uzvarēji.
        [together] Spēle ir beigusies. Kopīga uzvara: tu un { $names }.
        [several] Spēle ir beigusies. Kopīga uzvara: { $names }.
        [nobody] Spēle ir beigusies.
       *[other] Spēle ir beigusies. { $names } uzvarēja.
    }
blokus-said-fits = { $piece }, { $cell }, der
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Tagad tev kauliņš nav jāliek.
blokus-text-pieces = Kauliņi, kas der
blokus-text-places = Vietas kauliņam { $piece }
blokus-place =
    { $count ->
        [zero] { $piece }: { $cells }, nosedz { $count } lauciņu
        [one] { $piece }: { $cells }, nosedz { $count } lauciņu
       *[other] { $piece }: { $cells }, nosedz { $count } lauciņus
    }
blokus-text-before = Atpakaļ
blokus-text-after = Tālāk
blokus-text-page = { $page }. lapa no { $pages }
blokus-board-table = Laukums pa rindām, no augšas
blokus-empty = tukšs

blokus-sheet-basic = Uzvar, kam atliek vismazāk
blokus-sheet-advanced = Uzvar, kam visvairāk punktu: mīnus viens par lauciņu, plus bonuss
blokus-sheet-place = Vieta
blokus-sheet-player = Spēlētājs
blokus-sheet-left = Atlika lauciņu
blokus-sheet-bonus = Bonuss
blokus-sheet-total = Kopā
blokus-sheet-number = { $value }
blokus-sheet-not-counted = neskaita

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Ārpus laukuma
reason-overlap = Lauciņš ir aizņemts
reason-bad-shape = Nav tāda forma
reason-no-start-corner = Nosedz stūra lauciņu
reason-no-start-square = Nosedz sākuma lauciņu
reason-edge-contact = Mala skar savu krāsu
reason-no-corner-contact = Jāskar savs stūris
reason-all-passed = Visi izlaida gājienu
reason-no-more-moves = Gājienu vairs nav
replay-blokus-lay =
    { $squares ->
        [zero] { $squares } lauciņu, { $cell }
        [one] { $squares } lauciņš, { $cell }
       *[other] { $squares } lauciņi, { $cell }
    }
replay-blokus-pass = izlaiž gājienu
replay-blokus-begin =
    { $who ->
        [you] Sāc tu
        [nobody] Sāk brīva vieta
       *[other] { $name } sāk
    }

## Records

end-record-blksgf = Programmai Pentobi (.blksgf)
