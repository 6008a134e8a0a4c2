### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Stable høyere, hold pusten, og la noen andre få tårnet til å rase.
game-blockout-alone = Øv deg
game-blockout-alone-about = Et tårn uten kort, til å øve på.

# A letter for each colour of block; all differ.
blockout-letter-wood = T
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = G
blockout-letter-black = S

# A block by size and colour.
blockout-block =
    { $size ->
        [small] den lille { $colour ->
            [wood] trehvite klossen
            [red] røde klossen
            [blue] blå klossen
            [yellow] gule klossen
            [black] svarte klossen
           *[any] klossen
        }
        [medium] den middels { $colour ->
            [wood] trehvite klossen
            [red] røde klossen
            [blue] blå klossen
            [yellow] gule klossen
            [black] svarte klossen
           *[any] klossen
        }
        [large] den store { $colour ->
            [wood] trehvite klossen
            [red] røde klossen
            [blue] blå klossen
            [yellow] gule klossen
            [black] svarte klossen
           *[any] klossen
        }
       *[any] valgfri { $colour ->
            [wood] trehvit kloss
            [red] rød kloss
            [blue] blå kloss
            [yellow] gul kloss
            [black] svart kloss
           *[any] kloss
        }
    }
blockout-card-exact =
    { $size ->
        [small] Liten
        [medium] Middels
       *[large] Stor
    } { $colour ->
        [wood] trehvit
        [red] rød
        [blue] blå
        [yellow] gul
       *[black] svart
    }
blockout-card-colour =
    { $colour ->
        [wood] Trehvit
        [red] Rød
        [blue] Blå
        [yellow] Gul
       *[black] Svart
    }
blockout-card-size =
    { $size ->
        [small] Liten
        [medium] Middels
       *[large] Stor
    }
blockout-card-any = Valgfri kloss
blockout-card-pass = Pass
blockout-card-reverse = Snu

# Spoken while the block must stand, one a second.
blockout-count-1 = tusen og én
blockout-count-2 = tusen og to
blockout-count-3 = tusen og tre

blockout-hand = Kortene dine
blockout-copies = { $count } stk. { $card }
blockout-choose-card = Velg et kort
blockout-choose-block = Velg en kloss nå
blockout-hint-again = Trykk på kortet igjen for å spille det
blockout-hint-draw = Ingenting passer: Trekk til noe gjør det
blockout-show-hand =
    { $who ->
        [you] Vis kortene dine
        [nobody] Vis kortene
       *[other] Vis kort: { $name }
    }
blockout-dealing = Kortene deles ut
blockout-left = har gått
blockout-clockwise = Spillet går med klokka
blockout-counter = Spillet går mot klokka
blockout-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } kort
       *[other] { $name }: { $count } kort
    }
blockout-pile =
    { $count ->
        [one] { $count } kort i trekkbunken
       *[other] { $count } kort i trekkbunken
    }
blockout-height =
    { $count ->
        [one] Tårn: { $count } kloss av { $all }
       *[other] Tårn: { $count } klosser av { $all }
    }
blockout-discard = Sist spilt: { $card }

blockout-lower = Senk
blockout-raise = Løft
blockout-keys-far = Flytt i lange steg
blockout-turn = Kvart omdreining
blockout-hold-left =
    { $seconds ->
        [one] { $seconds } sekund igjen til å slippe
       *[other] { $seconds } sekunder igjen til å slippe
    }
blockout-put = Sett her
blockout-back = Sett tilbake
blockout-landing =
    { $safety ->
        [steady] Ser stødig ut
        [risky] Risikabelt
        [falls] Ville rase
       *[misses] Ved siden av tårnet
    }
blockout-face = Drei kameraet tilbake
blockout-picture = Lagre et bilde
blockout-slowly = Se raset igjen, sakte
blockout-flat-front = Forfra
blockout-flat-side = Fra siden
blockout-flat-top = Ovenfra

blockout-centred = på midten
blockout-turned = dreid
blockout-aside =
    { $way ->
        [left] { $mm } mm til venstre for midten
        [right] { $mm } mm til høyre for midten
        [nearer] { $mm } mm nærmere deg
       *[further] { $mm } mm lenger bort
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] står stødig
       *[moving] rører seg
    }
blockout-held = { $block }, { $spot }, { $mm } mm over
blockout-tower-is =
    { $state ->
        [steady] Tårnet står stødig.
       *[moving] Tårnet rører seg.
    }
blockout-push =
    { $way ->
        [left] Venstre { $mm } mm
        [right] Høyre { $mm } mm
        [nearer] Nærmere { $mm } mm
        [further] Lenger bort { $mm } mm
        [down] Ned { $mm } mm
       *[up] Opp { $mm } mm
    }

blockout-asked = Ble det stående? Alle sier hva de så.
blockout-asked-again = Dere er ikke enige. Alle sier en gang til hva de så.
blockout-how = Ble det stående?
blockout-fell-late = Det raste nettopp
blockout-place = Sett på { $block }
blockout-now-placing =
    { $who ->
        [you] Du setter på { $block }.
        [nobody] Nå skal { $block } settes på.
       *[other] { $name } setter på { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Du begynner.
        [nobody] En ledig plass begynner.
       *[other] { $name } begynner.
    }
blockout-said-take =
    { $who ->
        [you] Du spiller { $card } og tar { $block }.
        [nobody] { $card } blir spilt for { $block }.
       *[other] { $name } spiller { $card } og tar { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Du tar { $block } som den siste.
        [nobody] Som den siste tas { $block }.
       *[other] { $name } tar { $block } som den siste.
    }
blockout-said-block =
    { $who ->
        [you] Du tar { $block }.
        [nobody] Klossen tas: { $block }.
       *[other] { $name } tar { $block }.
    }
blockout-said-slip = Hånden glipper: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Du melder pass.
        [nobody] Det blir pass.
       *[other] { $name } melder pass.
    }
blockout-said-reverse =
    { $who ->
        [you] Du snur spilleretningen.
        [nobody] Spilleretningen snur.
       *[other] { $name } snur spilleretningen.
    }
blockout-said-letgo =
    { $who ->
        [you] Du slipper.
        [nobody] Klossen slippes.
       *[other] { $name } slipper.
    }
blockout-said-drew =
    { $who ->
        [you] Du trekker { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
        [nobody] Trukket: { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
       *[other] { $name } trekker { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
    }
blockout-said-stood = Det står!
blockout-said-fell = Tårnet har rast!
blockout-said-late = Tårnet har rast av seg selv.
blockout-said-oops = Det teller ikke: Kort og kloss kommer tilbake, velg på nytt.
blockout-said-touched = Tårnet ble berørt: Kort og kloss kommer tilbake, og turen er over.
blockout-said-again = Dere er fortsatt ikke enige: Klossen settes på en gang til.
blockout-said-open = Dere er fortsatt ikke enige: Tårnet regnes som stående, og spillet går videre.
blockout-said-void =
    { $reason ->
        [touched] Tårnet ble berørt: Kort og kloss kommer tilbake, velg på nytt.
        [time] Tiden er ute: Velg på nytt.
        [back] Klossen settes tilbake: Velg på nytt.
       *[lost] Forsøket ble borte på veien: Velg på nytt.
    }
blockout-said-says-stood =
    { $who ->
        [you] Du sier at det ble stående.
        [nobody] Noen sier at det ble stående.
       *[other] { $name } sier at det ble stående.
    }
blockout-said-says-fell =
    { $who ->
        [you] Du sier at det raste.
        [nobody] Noen sier at det raste.
       *[other] { $name } sier at det raste.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Du trekker det tilbake.
        [nobody] Det blir trukket tilbake.
       *[other] { $name } trekker det tilbake.
    }
blockout-said-left =
    { $who ->
        [you] Du har forlatt spillet.
        [nobody] En spiller har forlatt spillet.
       *[other] { $name } har forlatt spillet.
    }
blockout-said-back = Et trekk blir angret.
blockout-said-turn =
    { $who ->
        [you] Det er din tur.
        [nobody] En ledig plass har turen.
       *[other] { $name } har turen.
    }
blockout-said-restart =
    { $who ->
        [you] Begynn på et nytt tårn med et klosskort.
        [nobody] Det skal begynnes på et nytt tårn.
       *[other] { $name } begynner på et nytt tårn.
    }
blockout-said-bonus =
    { $who ->
        [you] Én kloss til, hvilken som helst ledig, så vinner du.
        [nobody] Én kloss til skal settes på.
       *[other] { $name } setter på én kloss til.
    }
blockout-said-practice =
    { $who ->
        [you] Ta hvilken kloss du vil.
        [nobody] Hvilken som helst kloss kan tas.
       *[other] { $name } øver seg.
    }
blockout-said-over =
    { $who ->
        [you] Spillet er over. Du vinner.
        [together] Spillet er over. Du deler seieren med { $names }.
        [several] Spillet er over. { $names } deler seieren.
        [nobody] Spillet er over.
       *[other] Spillet er over. { $names } vinner.
    }

blockout-move-block = { $card }: ta { $block }
blockout-move-extra = Ta { $block }
blockout-move-pass = Pass
blockout-move-reverse = Snu
blockout-move-drawcards = Trekk kort
blockout-move-letgo = Slipp
blockout-move-stood = Det står
blockout-move-fell = Det raste
blockout-move-unsay = Angre
blockout-move-oops = Oi, kom borti

blockout-text-not-now = Du har ikke noe å gjøre nå.
blockout-text-moves = Dette kan du gjøre
blockout-text-hand = Flytt klossen
blockout-text-state = Slik står det
blockout-text-free = Ledige klosser: { $blocks }
blockout-text-cards = Kortene dine: { $cards }

blockout-sheet =
    { $count ->
        [one] Tårn: { $count } kloss av { $all }
       *[other] Tårn: { $count } klosser av { $all }
    }
blockout-sheet-place = Plass
blockout-sheet-player = Spiller
blockout-sheet-cards = Kort igjen

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Står allerede i tårnet
reason-block-mismatch = Klossen passer ikke
reason-no-contact = Må hvile øverst
reason-off-site = Utenfor byggeplassen
reason-wrong-spot = Stedet finnes ikke her
reason-wrong-verdict = Svaret finnes ikke
reason-can-play = Du kan spille
reason-need-block-card = Klosskort trengs
reason-bonus-due = Ekstraklossen først
reason-nine-blocks = Alle ni klossene står
reason-bonus-block = Ekstraklossen ble stående

## Moves as a replay tells them

replay-blockout-take = { $card }, og { $block }
replay-blockout-extra = { $block }, som den siste
replay-blockout-slip = hånden glipper: { $mm } mm
replay-blockout-pass = pass
replay-blockout-reverse = spilleretningen snur
replay-blockout-drawcards = ingenting passer, kort trekkes
replay-blockout-letgo = slipper
replay-blockout-oops = kom borti, det teller ikke
replay-blockout-stood = det ble stående
replay-blockout-fell = det raste
replay-blockout-unsay = trukket tilbake, det raste ikke
replay-blockout-void =
    { $reason ->
        [touched] tårnet ble berørt, det teller ikke
        [time] tiden var ute: nytt forsøk
        [back] klossen ble satt tilbake
       *[lost] forsøket ble borte på veien: nytt forsøk
    }
replay-blockout-begin =
    { $who ->
        [you] Du begynner
        [nobody] En ledig plass begynner
       *[other] { $name } begynner
    }
replay-blockout-draw = et kort fra trekkbunken: { $card }
replay-blockout-hidden = et kort fra trekkbunken
