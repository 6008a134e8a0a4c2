### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Tre terninger ned ad rutsjebanen, jetoner på kortene, og så går lyset ud.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = FORTRYD
blackout-reroll = SLÅ OM
blackout-free = FRI

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = F
blackout-die-R = S
blackout-die = Terning { $die } viser { $face }
blackout-die-aside = Terning { $die } ligger til side
blackout-dice = Terninger

blackout-card = Kort { $card }
blackout-card-coming = Næste kort er på vej
blackout-space-open = { $number }, åbent, kort { $card }, felt { $space }
blackout-space-covered = { $number }, dækket, kort { $card }, felt { $space }
blackout-space-free = FRI, dækket, kort { $card }, felt { $space }

blackout-tray = Hvad der er tilbage af slaget
blackout-token = { $item }
blackout-token-lost = { $item }, passer ingen steder
blackout-fits-nowhere = Passer ingen steder nu
blackout-about-wild = En jeton på et åbent felt, du selv vælger.
blackout-about-undo = Fjerner en jeton fra et kort, du selv vælger.
blackout-about-reroll = Slår de to andre terninger om.

blackout-roll-do = Slå
blackout-reroll-do = SLÅ OM
blackout-end-do = Slut tur
blackout-call = BLACKOUT!
blackout-keys-number = Tag det tal
blackout-keys-use = Brug det på feltet, eller slå

blackout-your-turn = Din tur
blackout-turn-of =
    { $who ->
        [you] Din tur
        [nobody] Pladsen er stadig ledig
       *[other] { $name } har tur
    }
blackout-waiting-for =
    { $who ->
        [you] Du spiller
        [nobody] Pladsen er stadig ledig
       *[other] { $name } spiller
    }
blackout-setting = Kortene lægges ud
blackout-extra-turn = Ekstra tur
blackout-left = er gået
blackout-hint-roll = Send terningerne ned ad rutsjebanen
blackout-hint-wait =
    { $who ->
        [you] Du skal til at slå
        [nobody] Slaget venter på en spiller
       *[other] { $name } skal til at slå
    }
blackout-cards-won =
    { $count ->
        [one] { $count } kort af { $goal }
       *[other] { $count } kort af { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } kort af { $goal }
       *[other] { $name }: { $count } kort af { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } kort i bunken
       *[other] { $count } kort i bunken
    }
blackout-chips =
    { $count ->
        [one] { $count } jeton tilbage
       *[other] { $count } jetoner tilbage
    }
blackout-last-roll = Sidste slag: { $dice }
blackout-pending = Kan stadig bruges: { $items }.
blackout-lost = Passer ingen steder nu: { $items }

blackout-said-begins =
    { $who ->
        [you] Du begynder.
        [nobody] En ledig plads begynder.
       *[other] { $name } begynder.
    }
blackout-said-rolled =
    { $who ->
        [you] Du slår { $dice }.
        [nobody] Terningerne viser { $dice }.
       *[other] { $name } slår { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Du slår to terninger om: { $dice }.
        [nobody] To terninger slås om: { $dice }.
       *[other] { $name } slår to terninger om: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Du bruger { $item }: en jeton på kort { $card }, felt { $space }.
        [nobody] En jeton ligger på kort { $card }, felt { $space }.
       *[other] { $name } bruger { $item }: en jeton på kort { $card }, felt { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Du bruger FORTRYD: jetonen fjernes fra kort { $card }, felt { $space }.
        [nobody] Jetonen er fjernet fra kort { $card }, felt { $space }.
       *[other] { $name } bruger FORTRYD: jetonen fjernes fra kort { $card }, felt { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Du vinder et kort.
        [nobody] Et kort er vundet.
       *[other] { $name } vinder et kort.
    }
blackout-said-opened = Kort { $card } vendes.
blackout-said-blackout = BLACKOUT! Den, der råber først, får et kort.
blackout-said-called =
    { $who ->
        [you] Du råbte først!
        [nobody] En råbte først!
       *[other] { $name } råbte først!
    }
blackout-said-nobody = Ingen råbte i tide.
blackout-said-nothing = Intet passer.
blackout-said-ended =
    { $who ->
        [you] Du slutter turen.
        [nobody] Turen slutter.
       *[other] { $name } slutter turen.
    }
blackout-said-left =
    { $who ->
        [you] Du har forladt spillet.
        [nobody] En spiller har forladt spillet.
       *[other] { $name } har forladt spillet.
    }
blackout-said-back = Et træk bliver fortrudt.
blackout-said-turn =
    { $who ->
        [you] Det er din tur.
        [nobody] Turen er ved en ledig plads.
       *[other] { $name } har tur.
    }
blackout-said-extra =
    { $who ->
        [you] Du har en ekstra tur.
        [nobody] Der er en ekstra tur.
       *[other] { $name } har en ekstra tur.
    }
blackout-said-over =
    { $who ->
        [you] Spillet er slut. Du vinder.
        [together] Spillet er slut. Du deler sejren med { $names }.
        [several] Spillet er slut. { $names } deler sejren.
        [nobody] Spillet er slut.
       *[other] Spillet er slut. { $names } vinder.
    }

blackout-move-roll = Slå med terninger
blackout-move-reroll = SLÅ OM: slå de to andre terninger om
blackout-move-end = Slut turen
blackout-move-call = Råb BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Du råber BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } råber BLACKOUT!
    }
blackout-move-number = { $number } på kort { $card }, felt { $space }
blackout-move-wild = JOKER på tallet { $number } på kort { $card }, felt { $space }
blackout-move-undo = FORTRYD tallet { $number } på kort { $card }, felt { $space }

blackout-text-not-now = Der er ikke noget for dig at gøre nu.
blackout-text-moves = Hvad du kan gøre
blackout-text-state = Sådan står det
blackout-cards-table = De åbne kort
blackout-space-column = Felt
blackout-cell-open = { $number }, åbent
blackout-cell-covered = { $number }, dækket

blackout-sheet = Først til { $goal } kort vinder
blackout-sheet-place = Plads
blackout-sheet-player = Spiller
blackout-sheet-cards = Kort vundet

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Ikke i dette slag
reason-no-match = Tallet passer ikke
reason-covered = Allerede dækket
reason-no-chip = Ingen jeton dér
reason-no-blackout = Intet Blackout nu
reason-five-cards = Fem kort vundet

## Moves as a replay tells them

replay-blackout-roll = ned ad rutsjebanen
replay-blackout-reroll = to terninger om igen
replay-blackout-end = turen slutter
replay-blackout-call = Blackout!
replay-blackout-put = { $what } på kort { $card }, felt { $space }
replay-blackout-undo = jeton væk fra kort { $card }, felt { $space }
replay-blackout-draw = et nyt kort
replay-blackout-begin =
    { $who ->
        [you] Du begynder
        [nobody] En ledig plads begynder
       *[other] { $name } begynder
    }

## The hint / The review

blackout-advice-take = Læg den
blackout-advice-said = Tip: { $move }. { $chance }.
blackout-chance = Chance for at vinde: cirka { $percent }
blackout-review-chances = Chance for at vinde: { $played } i stedet for { $better }
