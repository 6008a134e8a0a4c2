### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Colț la colț, niciodată latură la latură: găsește loc pentru toate piesele tale înainte să-l ocupe ceilalți.

blokus-colour-blue = albastru
blokus-colour-yellow = galben
blokus-colour-red = roșu
blokus-colour-green = verde

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = A
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = V

blokus-board = Tablă
blokus-shared = Culoare comună
blokus-squares-left =
    { $count ->
        [one] { $count } pătrat rămas
        [few] { $count } pătrate rămase
       *[other] { $count } de pătrate rămase
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } piesă rămasă
        [few] { $count } piese rămase
       *[other] { $count } de piese rămase
    }
blokus-tray = Piese: { $colour }
blokus-piece = Piesa { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, niciun loc
        [one] { $piece }, { $count } loc
        [few] { $piece }, { $count } locuri
       *[other] { $piece }, { $count } de locuri
    }
blokus-whose-tray = Piesele cărei culori să se vadă

blokus-standing-blocked = fără mutări
blokus-standing-finished = toate puse
blokus-standing-left = a plecat
blokus-skipped = rând sărit

blokus-your-turn = E rândul tău
blokus-turn-of =
    { $who ->
        [you] E rândul tău
        [nobody] Locul e încă liber
       *[other] { $name } e la rând
    }
blokus-waiting-for =
    { $who ->
        [you] E rândul tău
        [nobody] Locul e încă liber
       *[other] { $name } se gândește
    }
blokus-drawing-lots = La sorți: cine începe?
blokus-lay-for-all = Pui pentru culoarea comună
blokus-you-win = Câștigi!
blokus-wins =
    { $who ->
        [you] Câștigi!
        [nobody] Nu câștigă nimeni
       *[other] { $name } câștigă
    }
blokus-shared-win = Victorie comună

blokus-lay = Pune-o aici
blokus-turn = Rotește
blokus-turn-key = Rotește (R)
blokus-flip = Întoarce
blokus-flip-key = Întoarce (F)
blokus-keys-jump = Sari la următorul loc unde încape în partea aceea
blokus-put-back = Pune-o înapoi
blokus-pass = Pas
blokus-pass-sure = Da, pas
blokus-turn-board = Rotește tabla
blokus-holding = Ții piesa { $piece }
blokus-hint-take = Ia o piesă și pune-o pe tablă
blokus-hint-holding = R rotește, F întoarce, Esc pune înapoi

blokus-said-laid = Culoarea { $colour } pune { $piece } pe { $cells }.
blokus-said-returned = Culoarea { $colour } ia înapoi { $piece }.
blokus-said-passed = Culoarea { $colour }: pas.
blokus-said-skipped = Culoarea { $colour } nu mai are loc, așa că rândul ei e sărit.
blokus-said-turn =
    { $who ->
        [you] E rândul tău, cu { $colour }.
        [nobody] Locul care joacă { $colour } e încă liber.
       *[other] { $name } e la rând, cu { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Jocul s-a terminat. Ai câștigat.
        [together] Jocul s-a terminat. Victorie comună cu { $names }.
        [several] Jocul s-a terminat. Victorie comună: { $names }.
        [nobody] Jocul s-a terminat.
       *[other] Jocul s-a terminat. { $names } câștigă.
    }
blokus-said-fits = { $piece }, { $cell }, încape
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Nu ai acum nicio piesă de pus.
blokus-text-pieces = Piese care încap
blokus-text-places = Locuri pentru { $piece }
blokus-place =
    { $count ->
        [one] { $piece } pe { $cells }, acoperă { $count } pătrat
        [few] { $piece } pe { $cells }, acoperă { $count } pătrate
       *[other] { $piece } pe { $cells }, acoperă { $count } de pătrate
    }
blokus-text-before = Înapoi
blokus-text-after = Altele
blokus-text-page = Pagina { $page } din { $pages }
blokus-board-table = Tabla, linie cu linie, de sus în jos
blokus-empty = gol

blokus-sheet-basic = Cele mai puține rămase câștigă
blokus-sheet-advanced = Câștigă cele mai multe puncte: minus unul de pătrat, plus bonusul
blokus-sheet-place = Loc
blokus-sheet-player = Jucător
blokus-sheet-left = Pătrate rămase
blokus-sheet-bonus = Bonus
blokus-sheet-total = Total
blokus-sheet-number = { $value }
blokus-sheet-not-counted = nu contează

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = În afara tablei
reason-overlap = Pătrat ocupat
reason-bad-shape = Nu forma aceasta
reason-no-start-corner = Acoperă un colț
reason-no-start-square = Acoperă-ți startul
reason-edge-contact = Latură lipită de a ta
reason-no-corner-contact = Atinge un colț
reason-all-passed = Toți au zis pas
reason-no-more-moves = Fără mutări
replay-blokus-lay =
    { $squares ->
        [one] un pătrat pe { $cell }
        [few] { $squares } pătrate pe { $cell }
       *[other] { $squares } de pătrate pe { $cell }
    }
replay-blokus-pass = pas
replay-blokus-begin =
    { $who ->
        [you] Începi tu
        [nobody] Începe un loc liber
       *[other] { $name } începe
    }

## Records

end-record-blksgf = Pentru Pentobi (.blksgf)
