### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Trys kauliukai čiuožykla žemyn, žetonai ant kortų, o tada užgęsta šviesos.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = DŽOKERIS
blackout-undo = ATŠAUK
blackout-reroll = PERMESK
blackout-free = LAISVA

# The letter of each die, after its special; all three differ.
blackout-die-W = D
blackout-die-U = A
blackout-die-R = P
blackout-die = Kauliukas { $die } rodo: { $face }
blackout-die-aside = Kauliukas { $die } atidėtas
blackout-dice = Kauliukai

blackout-card = Korta { $card }
blackout-card-coming = Tuoj bus kita korta
blackout-space-open = { $number }, atvira, korta { $card }, vieta { $space }
blackout-space-covered = { $number }, uždengta, korta { $card }, vieta { $space }
blackout-space-free = LAISVA, uždengta, korta { $card }, vieta { $space }

blackout-tray = Kas liko iš metimo
blackout-token = { $item }
blackout-token-lost = { $item }, niekur netinka
blackout-fits-nowhere = Dabar niekur netinka
blackout-about-wild = Žetonas ant bet kurios atviros vietos.
blackout-about-undo = Nuima žetoną nuo bet kurios kortos.
blackout-about-reroll = Permeta kitus du kauliukus.

blackout-roll-do = Mesti
blackout-reroll-do = PERMESK
blackout-end-do = Baigti
blackout-call = BLACKOUT!
blackout-keys-number = Imti tą skaičių
blackout-keys-use = Panaudoti šioje vietoje arba mesti

blackout-your-turn = Tavo eilė
blackout-turn-of =
    { $who ->
        [you] Tavo eilė
        [nobody] Vieta dar laisva
       *[other] Eilė: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Tu žaidi
        [nobody] Vieta dar laisva
       *[other] { $name } žaidžia
    }
blackout-setting = Dedamos kortos
blackout-extra-turn = Dar ėjimas
blackout-left = išėjo
blackout-hint-roll = Paleisk kauliukus čiuožykla žemyn
blackout-hint-wait =
    { $who ->
        [you] Tuoj mesi tu
        [nobody] Metimas laukia žaidėjo
       *[other] Tuoj mes { $name }
    }
blackout-cards-won =
    { $count ->
        [one] { $count } korta iš { $goal }
        [few] { $count } kortos iš { $goal }
       *[other] { $count } kortų iš { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } korta iš { $goal }
        [few] { $name }: { $count } kortos iš { $goal }
       *[other] { $name }: { $count } kortų iš { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } korta kaladėje
        [few] { $count } kortos kaladėje
       *[other] { $count } kortų kaladėje
    }
blackout-chips =
    { $count ->
        [one] liko { $count } žetonas
        [few] liko { $count } žetonai
       *[other] liko { $count } žetonų
    }
blackout-last-roll = Paskutinis metimas: { $dice }
blackout-pending = Dar galima panaudoti: { $items }.
blackout-lost = Dabar niekur netinka: { $items }

blackout-said-begins =
    { $who ->
        [you] Pradedi tu.
        [nobody] Pradeda laisva vieta.
       *[other] { $name } pradeda.
    }
blackout-said-rolled =
    { $who ->
        [you] Tavo metimas: { $dice }.
        [nobody] Kauliukai rodo: { $dice }.
       *[other] { $name } meta: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Permeti du kauliukus: { $dice }.
        [nobody] Du kauliukai iš naujo: { $dice }.
       *[other] { $name } permeta du kauliukus: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Panaudoji: { $item }. Žetonas dedamas čia: korta { $card }, vieta { $space }.
        [nobody] Žetonas padėtas čia: korta { $card }, vieta { $space }.
       *[other] { $name } panaudoja: { $item }. Žetonas dedamas čia: korta { $card }, vieta { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Panaudoji: ATŠAUK. Žetonas nuimamas: korta { $card }, vieta { $space }.
        [nobody] Žetonas nuimtas: korta { $card }, vieta { $space }.
       *[other] { $name } panaudoja: ATŠAUK. Žetonas nuimamas: korta { $card }, vieta { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Laimi kortą.
        [nobody] Korta laimėta.
       *[other] { $name } laimi kortą.
    }
blackout-said-opened = Atverčiama korta { $card }.
blackout-said-blackout = BLACKOUT! Kas pirmas sušuks, gaus kortą.
blackout-said-called =
    { $who ->
        [you] Tavo šūksnis pirmas!
        [nobody] Kažkieno šūksnis pirmas!
       *[other] Pirmas šūksnis: { $name }!
    }
blackout-said-nobody = Niekas nesušuko laiku.
blackout-said-nothing = Niekas netinka.
blackout-said-ended =
    { $who ->
        [you] Baigi ėjimą.
        [nobody] Ėjimas baigtas.
       *[other] { $name } baigia ėjimą.
    }
blackout-said-left =
    { $who ->
        [you] Tu išėjai iš žaidimo.
        [nobody] Žaidėjas išėjo iš žaidimo.
       *[other] { $name } išėjo iš žaidimo.
    }
blackout-said-back = Ėjimas atšauktas.
blackout-said-turn =
    { $who ->
        [you] Tavo eilė.
        [nobody] Eilė laisvai vietai.
       *[other] Eilė: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Turi papildomą ėjimą.
        [nobody] Bus papildomas ėjimas.
       *[other] { $name } turi papildomą ėjimą.
    }
blackout-said-over =
    { $who ->
        [you] Žaidimas baigtas. Laimėjai.
        [together] Žaidimas baigtas. Bendra pergalė: tu ir { $names }.
        [several] Žaidimas baigtas. Bendra pergalė: { $names }.
        [nobody] Žaidimas baigtas.
       *[other] Žaidimas baigtas. { $names } laimėjo.
    }

blackout-move-roll = Mesti kauliukus
blackout-move-reroll = PERMESK: dar kartą mesti kitus du kauliukus
blackout-move-end = Baigti ėjimą
blackout-move-call = Šaukti BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Tu šauki BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } šaukia BLACKOUT!
    }
blackout-move-number = { $number }: korta { $card }, vieta { $space }
blackout-move-wild = DŽOKERIS ant skaičiaus { $number }: korta { $card }, vieta { $space }
blackout-move-undo = ATŠAUK nuo skaičiaus { $number }: korta { $card }, vieta { $space }

blackout-text-not-now = Dabar tau nėra ko daryti.
blackout-text-moves = Ką gali daryti
blackout-text-state = Kokia padėtis
blackout-cards-table = Atviros kortos
blackout-space-column = Vieta
blackout-cell-open = { $number }, atvira
blackout-cell-covered = { $number }, uždengta

blackout-sheet =
    { $goal ->
        [one] Laimi, kas pirmas turi { $goal } kortą
        [few] Laimi, kas pirmas turi { $goal } kortas
       *[other] Laimi, kas pirmas turi { $goal } kortų
    }
blackout-sheet-place = Vieta
blackout-sheet-player = Žaidėjas
blackout-sheet-cards = Laimėta

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Šiame metime nėra
reason-no-match = Skaičius netinka
reason-covered = Jau uždengta
reason-no-chip = Žetono ten nėra
reason-no-blackout = Dabar ne Blackout
reason-five-cards = Yra penkios kortos

## Moves as a replay tells them

replay-blackout-roll = kauliukai rieda čiuožykla
replay-blackout-reroll = du kauliukai dar kartą
replay-blackout-end = ėjimo pabaiga
replay-blackout-call = Blackout!
replay-blackout-put = { $what }: korta { $card }, vieta { $space }
replay-blackout-undo = žetonas nuimtas: korta { $card }, vieta { $space }
replay-blackout-draw = nauja korta
replay-blackout-begin =
    { $who ->
        [you] Pradedi tu
        [nobody] Pradeda laisva vieta
       *[other] { $name } pradeda
    }

## The hint / The review

blackout-advice-take = Padėti
blackout-advice-said = Užuomina: { $move }. { $chance }.
blackout-chance = Tikimybė laimėti: apie { $percent }
blackout-review-chances = Tikimybė laimėti: { $played } vietoj { $better }
