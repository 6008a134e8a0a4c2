### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Tre terninger ned sklia, sjetonger på kortene, og så går lyset.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = ANGRE
blackout-reroll = OMKAST
blackout-free = FRI

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = A
blackout-die-R = O
blackout-die = Terning { $die } viser { $face }
blackout-die-aside = Terning { $die } er lagt til side
blackout-dice = Terninger

blackout-card = Kort { $card }
blackout-card-coming = Neste kort er på vei
blackout-space-open = { $number }, åpen, kort { $card }, rute { $space }
blackout-space-covered = { $number }, dekket, kort { $card }, rute { $space }
blackout-space-free = FRI, dekket, kort { $card }, rute { $space }

blackout-tray = Det som er igjen av kastet
blackout-token = { $item }
blackout-token-lost = { $item }, passer ingen steder
blackout-fits-nowhere = Passer ingen steder nå
blackout-about-wild = En sjetong på en åpen rute du velger selv.
blackout-about-undo = Fjerner en sjetong fra et kort du velger selv.
blackout-about-reroll = Kaster de to andre terningene om igjen.

blackout-roll-do = Kast
blackout-reroll-do = OMKAST
blackout-end-do = Avslutt tur
blackout-call = BLACKOUT!
blackout-keys-number = Ta det tallet
blackout-keys-use = Bruk det på ruten, eller kast

blackout-your-turn = Din tur
blackout-turn-of =
    { $who ->
        [you] Din tur
        [nobody] Plassen er fortsatt ledig
       *[other] { $name } har turen
    }
blackout-waiting-for =
    { $who ->
        [you] Du spiller
        [nobody] Plassen er fortsatt ledig
       *[other] { $name } spiller
    }
blackout-setting = Kortene legges ut
blackout-extra-turn = Ekstratur
blackout-left = har gått
blackout-hint-roll = Send terningene ned sklia
blackout-hint-wait =
    { $who ->
        [you] Du skal snart kaste
        [nobody] Kastet venter på en spiller
       *[other] { $name } skal snart kaste
    }
blackout-cards-won =
    { $count ->
        [one] { $count } kort av { $goal }
       *[other] { $count } kort av { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } kort av { $goal }
       *[other] { $name }: { $count } kort av { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } kort i trekkbunken
       *[other] { $count } kort i trekkbunken
    }
blackout-chips =
    { $count ->
        [one] { $count } sjetong igjen
       *[other] { $count } sjetonger igjen
    }
blackout-last-roll = Siste kast: { $dice }
blackout-pending = Igjen å bruke: { $items }.
blackout-lost = Passer ingen steder nå: { $items }

blackout-said-begins =
    { $who ->
        [you] Du begynner.
        [nobody] En ledig plass begynner.
       *[other] { $name } begynner.
    }
blackout-said-rolled =
    { $who ->
        [you] Du kaster { $dice }.
        [nobody] Terningene viser { $dice }.
       *[other] { $name } kaster { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Du kaster to terninger om igjen: { $dice }.
        [nobody] To terninger om igjen: { $dice }.
       *[other] { $name } kaster to terninger om igjen: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Du bruker { $item }: en sjetong på kort { $card }, rute { $space }.
        [nobody] En sjetong ligger på kort { $card }, rute { $space }.
       *[other] { $name } bruker { $item }: en sjetong på kort { $card }, rute { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Du bruker ANGRE: Sjetongen på kort { $card }, rute { $space }, tas bort.
        [nobody] Sjetongen på kort { $card }, rute { $space }, er borte.
       *[other] { $name } bruker ANGRE: Sjetongen på kort { $card }, rute { $space }, tas bort.
    }
blackout-said-won =
    { $who ->
        [you] Du vinner et kort.
        [nobody] Et kort er vunnet.
       *[other] { $name } vinner et kort.
    }
blackout-said-opened = Kort { $card } blir snudd.
blackout-said-blackout = BLACKOUT! Den som roper først, tar et kort.
blackout-said-called =
    { $who ->
        [you] Du ropte først!
        [nobody] Noen ropte først!
       *[other] { $name } ropte først!
    }
blackout-said-nobody = Ingen ropte i tide.
blackout-said-nothing = Ingenting passer.
blackout-said-ended =
    { $who ->
        [you] Du avslutter turen.
        [nobody] Turen er over.
       *[other] { $name } avslutter turen.
    }
blackout-said-left =
    { $who ->
        [you] Du har forlatt spillet.
        [nobody] En spiller har forlatt spillet.
       *[other] { $name } har forlatt spillet.
    }
blackout-said-back = Et trekk blir angret.
blackout-said-turn =
    { $who ->
        [you] Det er din tur.
        [nobody] En ledig plass har turen.
       *[other] { $name } har turen.
    }
blackout-said-extra =
    { $who ->
        [you] Du får en ekstratur.
        [nobody] Det blir en ekstratur.
       *[other] { $name } får en ekstratur.
    }
blackout-said-over =
    { $who ->
        [you] Spillet er over. Du vinner.
        [together] Spillet er over. Du deler seieren med { $names }.
        [several] Spillet er over. { $names } deler seieren.
        [nobody] Spillet er over.
       *[other] Spillet er over. { $names } vinner.
    }

blackout-move-roll = Kast terningene
blackout-move-reroll = OMKAST: kast de to andre terningene om igjen
blackout-move-end = Avslutt turen
blackout-move-call = Rop BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Du roper BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } roper BLACKOUT!
    }
blackout-move-number = { $number } på kort { $card }, rute { $space }
blackout-move-wild = JOKER på { $number } på kort { $card }, rute { $space }
blackout-move-undo = ANGRE { $number } på kort { $card }, rute { $space }

blackout-text-not-now = Du har ikke noe å gjøre nå.
blackout-text-moves = Dette kan du gjøre
blackout-text-state = Slik står det
blackout-cards-table = Kortene på bordet
blackout-space-column = Rute
blackout-cell-open = { $number }, åpen
blackout-cell-covered = { $number }, dekket

blackout-sheet = Først til { $goal } kort vinner
blackout-sheet-place = Plass
blackout-sheet-player = Spiller
blackout-sheet-cards = Vunne kort

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Ikke i dette kastet
reason-no-match = Tallet stemmer ikke
reason-covered = Allerede dekket
reason-no-chip = Ingen sjetong der
reason-no-blackout = Ingen Blackout nå
reason-five-cards = Fem kort vunnet

## Moves as a replay tells them

replay-blackout-roll = ned sklia
replay-blackout-reroll = to terninger om igjen
replay-blackout-end = turen er over
replay-blackout-call = Blackout!
replay-blackout-put = { $what } på kort { $card }, rute { $space }
replay-blackout-undo = sjetong bort fra kort { $card }, rute { $space }
replay-blackout-draw = et nytt kort
replay-blackout-begin =
    { $who ->
        [you] Du begynner
        [nobody] En ledig plass begynner
       *[other] { $name } begynner
    }

## The hint / The review

blackout-advice-take = Legg den
blackout-advice-said = Tips: { $move }. { $chance }.
blackout-chance = Vinnersjanse: omtrent { $percent }
blackout-review-chances = Vinnersjanse: { $played } i stedet for { $better }
