### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Tre tärningar nerför rutschkanan, spelmarker på korten, och så slocknar ljuset.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = ÅNGRA
blackout-reroll = SLÅ OM
blackout-free = FRI

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = Å
blackout-die-R = S
blackout-die = Tärning { $die } visar { $face }
blackout-die-aside = Tärning { $die } ligger åt sidan
blackout-dice = Tärningar

blackout-card = Kort { $card }
blackout-card-coming = Nästa kort är på väg
blackout-space-open = { $number }, öppen, kort { $card }, ruta { $space }
blackout-space-covered = { $number }, täckt, kort { $card }, ruta { $space }
blackout-space-free = FRI, täckt, kort { $card }, ruta { $space }

blackout-tray = Det som är kvar av slaget
blackout-token = { $item }
blackout-token-lost = { $item }, passar ingenstans
blackout-fits-nowhere = Passar ingenstans nu
blackout-about-wild = En spelmark på valfri öppen ruta.
blackout-about-undo = Tar bort en spelmark från valfritt kort.
blackout-about-reroll = Slår de andra två tärningarna igen.

blackout-roll-do = Slå
blackout-reroll-do = SLÅ OM
blackout-end-do = Avsluta tur
blackout-call = BLACKOUT!
blackout-keys-number = Ta det talet
blackout-keys-use = Använd det på rutan, eller slå

blackout-your-turn = Din tur
blackout-turn-of =
    { $who ->
        [you] Din tur
        [nobody] Platsen är fortfarande ledig
       *[other] { $name } är på tur
    }
blackout-waiting-for =
    { $who ->
        [you] Du spelar
        [nobody] Platsen är fortfarande ledig
       *[other] { $name } spelar
    }
blackout-setting = Korten läggs ut
blackout-extra-turn = Extratur
blackout-left = har gått
blackout-hint-roll = Skicka tärningarna nerför rutschkanan
blackout-hint-wait =
    { $who ->
        [you] Du ska strax slå
        [nobody] Slaget väntar på en spelare
       *[other] { $name } ska strax slå
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
        [one] { $count } kort i draghögen
       *[other] { $count } kort i draghögen
    }
blackout-chips =
    { $count ->
        [one] { $count } spelmark kvar
       *[other] { $count } spelmarker kvar
    }
blackout-last-roll = Senaste slaget: { $dice }
blackout-pending = Kvar att använda: { $items }.
blackout-lost = Passar ingenstans nu: { $items }

blackout-said-begins =
    { $who ->
        [you] Du börjar.
        [nobody] En ledig plats börjar.
       *[other] { $name } börjar.
    }
blackout-said-rolled =
    { $who ->
        [you] Du slår { $dice }.
        [nobody] Tärningarna visar { $dice }.
       *[other] { $name } slår { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Du slår två tärningar igen: { $dice }.
        [nobody] Två tärningar igen: { $dice }.
       *[other] { $name } slår två tärningar igen: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Du använder { $item }: en spelmark på kort { $card }, ruta { $space }.
        [nobody] En spelmark ligger på kort { $card }, ruta { $space }.
       *[other] { $name } använder { $item }: en spelmark på kort { $card }, ruta { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Du använder ÅNGRA: spelmarken på kort { $card }, ruta { $space } tas bort.
        [nobody] Spelmarken på kort { $card }, ruta { $space } är borta.
       *[other] { $name } använder ÅNGRA: spelmarken på kort { $card }, ruta { $space } tas bort.
    }
blackout-said-won =
    { $who ->
        [you] Du vinner ett kort.
        [nobody] Ett kort är vunnet.
       *[other] { $name } vinner ett kort.
    }
blackout-said-opened = Kort { $card } vänds upp.
blackout-said-blackout = BLACKOUT! Den som ropar först tar ett kort.
blackout-said-called =
    { $who ->
        [you] Du ropade först!
        [nobody] Någon ropade först!
       *[other] { $name } ropade först!
    }
blackout-said-nobody = Ingen ropade i tid.
blackout-said-nothing = Inget passar.
blackout-said-ended =
    { $who ->
        [you] Du avslutar turen.
        [nobody] Turen är slut.
       *[other] { $name } avslutar turen.
    }
blackout-said-left =
    { $who ->
        [you] Du har lämnat spelet.
        [nobody] En spelare har lämnat spelet.
       *[other] { $name } har lämnat spelet.
    }
blackout-said-back = Ett drag ångras.
blackout-said-turn =
    { $who ->
        [you] Det är din tur.
        [nobody] En ledig plats är på tur.
       *[other] { $name } är på tur.
    }
blackout-said-extra =
    { $who ->
        [you] Du får en extratur.
        [nobody] Det blir en extratur.
       *[other] { $name } får en extratur.
    }
blackout-said-over =
    { $who ->
        [you] Spelet är slut. Du vinner.
        [together] Spelet är slut. Du delar segern med { $names }.
        [several] Spelet är slut. { $names } delar segern.
        [nobody] Spelet är slut.
       *[other] Spelet är slut. { $names } vinner.
    }

blackout-move-roll = Slå tärningarna
blackout-move-reroll = SLÅ OM: slå de andra två tärningarna igen
blackout-move-end = Avsluta turen
blackout-move-call = Ropa BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Du ropar BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } ropar BLACKOUT!
    }
blackout-move-number = { $number } på kort { $card }, ruta { $space }
blackout-move-wild = JOKER på { $number } på kort { $card }, ruta { $space }
blackout-move-undo = ÅNGRA { $number } på kort { $card }, ruta { $space }

blackout-text-not-now = Du har inget att göra just nu.
blackout-text-moves = Det här kan du göra
blackout-text-state = Så ser det ut
blackout-cards-table = Korten på bordet
blackout-space-column = Ruta
blackout-cell-open = { $number }, öppen
blackout-cell-covered = { $number }, täckt

blackout-sheet = Först till { $goal } kort vinner
blackout-sheet-place = Plats
blackout-sheet-player = Spelare
blackout-sheet-cards = Vunna kort

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Inte i det här slaget
reason-no-match = Talet stämmer inte
reason-covered = Redan täckt
reason-no-chip = Ingen spelmark där
reason-no-blackout = Ingen Blackout nu
reason-five-cards = Fem kort vunna

## Moves as a replay tells them

replay-blackout-roll = nerför rutschkanan
replay-blackout-reroll = två tärningar igen
replay-blackout-end = turen är slut
replay-blackout-call = Blackout!
replay-blackout-put = { $what } på kort { $card }, ruta { $space }
replay-blackout-undo = spelmark bort från kort { $card }, ruta { $space }
replay-blackout-draw = ett nytt kort
replay-blackout-begin =
    { $who ->
        [you] Du börjar
        [nobody] En ledig plats börjar
       *[other] { $name } börjar
    }

## The hint / The review

blackout-advice-take = Lägg den
blackout-advice-said = Tips: { $move }. { $chance }.
blackout-chance = Vinstchans: ungefär { $percent }
blackout-review-chances = Vinstchans: { $played } i stället för { $better }
