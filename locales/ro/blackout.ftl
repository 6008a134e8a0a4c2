### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Trei zaruri pe tobogan, jetoane pe cărți, și deodată se stinge lumina.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = ANULARE
blackout-reroll = DIN NOU
blackout-free = LIBER

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = A
blackout-die-R = D
blackout-die = Zarul { $die } arată { $face }
blackout-die-aside = Zarul { $die } stă deoparte
blackout-dice = Zaruri

blackout-card = Cartea { $card }
blackout-card-coming = Vine cartea următoare
blackout-space-open = { $number }, deschisă, cartea { $card }, căsuța { $space }
blackout-space-covered = { $number }, acoperită, cartea { $card }, căsuța { $space }
blackout-space-free = LIBER, acoperită, cartea { $card }, căsuța { $space }

blackout-tray = Ce a rămas din aruncare
blackout-token = { $item }
blackout-token-lost = { $item }, nu merge nicăieri
blackout-fits-nowhere = Fără loc acum
blackout-about-wild = Un jeton pe ce căsuță deschisă vrei tu.
blackout-about-undo = Ia un jeton de pe orice carte.
blackout-about-reroll = Aruncă din nou celelalte două zaruri.

blackout-roll-do = Aruncă
blackout-reroll-do = DIN NOU
blackout-end-do = Gata rândul
blackout-call = BLACKOUT!
blackout-keys-number = Ia numărul acela
blackout-keys-use = Folosește-l pe căsuța asta sau aruncă

blackout-your-turn = E rândul tău
blackout-turn-of =
    { $who ->
        [you] E rândul tău
        [nobody] Locul e încă liber
       *[other] { $name } e la rând
    }
blackout-waiting-for =
    { $who ->
        [you] Joci tu
        [nobody] Locul e încă liber
       *[other] { $name } joacă
    }
blackout-setting = Se așază cărțile
blackout-extra-turn = Rând în plus
blackout-left = a plecat
blackout-hint-roll = Dă drumul zarurilor pe tobogan
blackout-hint-wait =
    { $who ->
        [you] Urmează să arunci
        [nobody] Aruncarea așteaptă un jucător
       *[other] { $name } urmează să arunce
    }
blackout-cards-won =
    { $count ->
        [one] { $count } carte din { $goal }
        [few] { $count } cărți din { $goal }
       *[other] { $count } de cărți din { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } carte din { $goal }
        [few] { $name }: { $count } cărți din { $goal }
       *[other] { $name }: { $count } de cărți din { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } carte în teanc
        [few] { $count } cărți în teanc
       *[other] { $count } de cărți în teanc
    }
blackout-chips =
    { $count ->
        [one] { $count } jeton rămas
        [few] { $count } jetoane rămase
       *[other] { $count } de jetoane rămase
    }
blackout-last-roll = Ultima aruncare: { $dice }
blackout-pending = Mai e de folosit: { $items }.
blackout-lost = Fără loc acum: { $items }

blackout-said-begins =
    { $who ->
        [you] Începi tu.
        [nobody] Începe un loc liber.
       *[other] { $name } începe.
    }
blackout-said-rolled =
    { $who ->
        [you] Arunci { $dice }.
        [nobody] Zarurile arată { $dice }.
       *[other] { $name } aruncă { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Arunci din nou două zaruri: { $dice }.
        [nobody] Din nou două zaruri: { $dice }.
       *[other] { $name } aruncă din nou două zaruri: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Folosești { $item }: un jeton pe cartea { $card }, căsuța { $space }.
        [nobody] Un jeton stă pe cartea { $card }, căsuța { $space }.
       *[other] { $name } folosește { $item }: un jeton pe cartea { $card }, căsuța { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Folosești ANULARE: jetonul pleacă de pe cartea { $card }, căsuța { $space }.
        [nobody] Jetonul a plecat de pe cartea { $card }, căsuța { $space }.
       *[other] { $name } folosește ANULARE: jetonul pleacă de pe cartea { $card }, căsuța { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Câștigi o carte.
        [nobody] O carte e câștigată.
       *[other] { $name } câștigă o carte.
    }
blackout-said-opened = Se întoarce cartea { $card }.
blackout-said-blackout = BLACKOUT! Cine strigă primul ia o carte.
blackout-said-called =
    { $who ->
        [you] Ai strigat înaintea tuturor!
        [nobody] Cineva a strigat primul!
       *[other] { $name } a strigat înaintea tuturor!
    }
blackout-said-nobody = Nimeni nu a strigat la timp.
blackout-said-nothing = Nu se potrivește nimic.
blackout-said-ended =
    { $who ->
        [you] Îți închei rândul.
        [nobody] Rândul s-a încheiat.
       *[other] { $name } încheie rândul.
    }
blackout-said-left =
    { $who ->
        [you] Ai plecat din joc.
        [nobody] Un jucător a plecat din joc.
       *[other] { $name } a plecat din joc.
    }
blackout-said-back = S-a retras o mutare.
blackout-said-turn =
    { $who ->
        [you] E rândul tău.
        [nobody] E rândul unui loc liber.
       *[other] { $name } e la rând.
    }
blackout-said-extra =
    { $who ->
        [you] Ai un rând în plus.
        [nobody] Urmează un rând în plus.
       *[other] { $name } are un rând în plus.
    }
blackout-said-over =
    { $who ->
        [you] Jocul s-a terminat. Ai câștigat.
        [together] Jocul s-a terminat. Victorie comună cu { $names }.
        [several] Jocul s-a terminat. Victorie comună: { $names }.
        [nobody] Jocul s-a terminat.
       *[other] Jocul s-a terminat. { $names } câștigă.
    }

blackout-move-roll = Aruncă zarurile
blackout-move-reroll = DIN NOU: mai aruncă o dată celelalte două zaruri
blackout-move-end = Încheie rândul
blackout-move-call = Strigă BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Strigi BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } strigă BLACKOUT!
    }
blackout-move-number = { $number } pe cartea { $card }, căsuța { $space }
blackout-move-wild = JOKER pe numărul { $number } de pe cartea { $card }, căsuța { $space }
blackout-move-undo = ANULARE pentru numărul { $number } de pe cartea { $card }, căsuța { $space }

blackout-text-not-now = Nu ai nimic de făcut acum.
blackout-text-moves = Ce poți face
blackout-text-state = Cum merge jocul
blackout-cards-table = Cărțile deschise
blackout-space-column = Căsuță
blackout-cell-open = { $number }, deschisă
blackout-cell-covered = { $number }, acoperită

blackout-sheet =
    { $goal ->
        [one] Câștigă cine strânge primul { $goal } carte
        [few] Câștigă cine strânge primul { $goal } cărți
       *[other] Câștigă cine strânge primul { $goal } de cărți
    }
blackout-sheet-place = Loc
blackout-sheet-player = Jucător
blackout-sheet-cards = Câștigate

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Nu e în aruncare
reason-no-match = Numărul nu se potrivește
reason-covered = E deja acoperită
reason-no-chip = Nu e niciun jeton
reason-no-blackout = Acum nu e Blackout
reason-five-cards = Are cinci cărți

## Moves as a replay tells them

replay-blackout-roll = pe tobogan
replay-blackout-reroll = două zaruri încă o dată
replay-blackout-end = sfârșitul rândului
replay-blackout-call = Blackout!
replay-blackout-put = { $what } pe cartea { $card }, căsuța { $space }
replay-blackout-undo = jeton luat de pe cartea { $card }, căsuța { $space }
replay-blackout-draw = o carte nouă
replay-blackout-begin =
    { $who ->
        [you] Începi tu
        [nobody] Începe un loc liber
       *[other] { $name } începe
    }

## The hint / The review

blackout-advice-take = Pune-l
blackout-advice-said = Sfat: { $move }. { $chance }.
blackout-chance = Șansă de câștig: circa { $percent }
blackout-review-chances = Șansă de câștig: { $played } în loc de { $better }
