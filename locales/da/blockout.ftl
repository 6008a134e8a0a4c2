### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Stabl højere, hold vejret, og lad være med at vælte det hele.
game-blockout-alone = Øv dig
game-blockout-alone-about = Et tårn uden kort, at øve sig på.

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
            [wood] træklods
            [red] røde klods
            [blue] blå klods
            [yellow] gule klods
            [black] sorte klods
           *[any] klods
        }
        [medium] den mellemstore { $colour ->
            [wood] træklods
            [red] røde klods
            [blue] blå klods
            [yellow] gule klods
            [black] sorte klods
           *[any] klods
        }
        [large] den store { $colour ->
            [wood] træklods
            [red] røde klods
            [blue] blå klods
            [yellow] gule klods
            [black] sorte klods
           *[any] klods
        }
       *[any] enhver { $colour ->
            [wood] træklods
            [red] rød klods
            [blue] blå klods
            [yellow] gul klods
            [black] sort klods
           *[any] klods
        }
    }
blockout-card-exact =
    { $size ->
        [small] Lille
        [medium] Mellem
       *[large] Stor
    } { $colour ->
        [wood] træ
        [red] rød
        [blue] blå
        [yellow] gul
       *[black] sort
    }
blockout-card-colour =
    { $colour ->
        [wood] Træ
        [red] Rød
        [blue] Blå
        [yellow] Gul
       *[black] Sort
    }
blockout-card-size =
    { $size ->
        [small] Lille
        [medium] Mellem
       *[large] Stor
    }
blockout-card-any = Enhver klods
blockout-card-pass = Pas
blockout-card-reverse = Vend

# Spoken while the block must stand, one a second.
blockout-count-1 = enogtyve
blockout-count-2 = toogtyve
blockout-count-3 = treogtyve

blockout-hand = Dine kort
blockout-copies = { $count } gange { $card }
blockout-choose-card = Vælg et kort
blockout-choose-block = Vælg nu en klods
blockout-hint-again = Tryk på kortet igen for at spille det
blockout-hint-draw = Intet passer: træk, til noget gør
blockout-show-hand =
    { $who ->
        [you] Vis dine kort
        [nobody] Vis kortene
       *[other] Vis kortene: { $name }
    }
blockout-dealing = Kortene deles ud
blockout-left = er gået
blockout-clockwise = Turen går med uret
blockout-counter = Turen går mod uret
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
        [one] { $count } kort i bunken
       *[other] { $count } kort i bunken
    }
blockout-height =
    { $count ->
        [one] Tårn: { $count } klods af { $all }
       *[other] Tårn: { $count } klodser af { $all }
    }
blockout-discard = Sidst spillet: { $card }

blockout-lower = Sænk
blockout-raise = Løft
blockout-keys-far = Flyt i store skridt
blockout-turn = Kvart omgang
blockout-hold-left =
    { $seconds ->
        [one] { $seconds } sekund tilbage til at slippe
       *[other] { $seconds } sekunder tilbage til at slippe
    }
blockout-put = Sæt den her
blockout-back = Sæt tilbage
blockout-landing =
    { $safety ->
        [steady] Ser stabilt ud
        [risky] Risikabelt
        [falls] Ville vælte
       *[misses] Ved siden af tårnet
    }
blockout-face = Drej kameraet tilbage
blockout-picture = Gem et billede
blockout-slowly = Se tårnet vælte igen, langsomt
blockout-flat-front = Forfra
blockout-flat-side = Fra siden
blockout-flat-top = Fra oven

blockout-centred = i midten
blockout-turned = drejet
blockout-aside =
    { $way ->
        [left] { $mm } mm til venstre for midten
        [right] { $mm } mm til højre for midten
        [nearer] { $mm } mm tættere på
       *[further] { $mm } mm længere væk
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabil
       *[moving] bevæger sig
    }
blockout-held = { $block }, { $spot }, { $mm } mm over
blockout-tower-is =
    { $state ->
        [steady] Tårnet er stabilt.
       *[moving] Tårnet bevæger sig.
    }
blockout-push =
    { $way ->
        [left] { $mm } mm til venstre
        [right] { $mm } mm til højre
        [nearer] { $mm } mm tættere på
        [further] { $mm } mm længere væk
        [down] { $mm } mm ned
       *[up] { $mm } mm op
    }

blockout-asked = Blev tårnet stående? Alle siger, hvad de så.
blockout-asked-again = I er ikke enige. Alle siger en gang til, hvad de så.
blockout-how = Blev det stående?
blockout-fell-late = Nu væltede det
blockout-place = Sæt { $block }
blockout-now-placing =
    { $who ->
        [you] Du sætter { $block }.
        [nobody] Mangler at blive sat: { $block }.
       *[other] { $name } sætter { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Du begynder.
        [nobody] En ledig plads begynder.
       *[other] { $name } begynder.
    }
blockout-said-take =
    { $who ->
        [you] Du spiller »{ $card }« og tager { $block }.
        [nobody] Der spilles »{ $card }« for { $block }.
       *[other] { $name } spiller »{ $card }« og tager { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Du tager { $block } som den sidste.
        [nobody] Som den sidste tages { $block }.
       *[other] { $name } tager { $block } som den sidste.
    }
blockout-said-block =
    { $who ->
        [you] Du tager { $block }.
        [nobody] Klodsen tages: { $block }.
       *[other] { $name } tager { $block }.
    }
blockout-said-slip = Hånden glider: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Du melder pas.
        [nobody] Der meldes pas.
       *[other] { $name } melder pas.
    }
blockout-said-reverse =
    { $who ->
        [you] Du vender spilleretningen.
        [nobody] Spilleretningen vender.
       *[other] { $name } vender spilleretningen.
    }
blockout-said-letgo =
    { $who ->
        [you] Du slipper.
        [nobody] Klodsen slippes.
       *[other] { $name } slipper.
    }
blockout-said-drew =
    { $who ->
        [you] Du trækker { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
        [nobody] Trukket: { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
       *[other] { $name } trækker { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
    }
blockout-said-stood = Det står!
blockout-said-fell = Tårnet er væltet!
blockout-said-late = Tårnet er væltet af sig selv.
blockout-said-oops = Det tæller ikke: kort og klods kommer tilbage, vælg igen.
blockout-said-touched = Der blev rørt ved tårnet: kort og klods kommer tilbage, og turen er slut.
blockout-said-again = I er stadig ikke enige: klodsen skal sættes en gang til.
blockout-said-open = I er stadig ikke enige: tårnet regnes for stående, og spillet går videre.
blockout-said-void =
    { $reason ->
        [touched] Der blev rørt ved tårnet: kort og klods kommer tilbage, vælg igen.
        [time] Tiden er gået: vælg igen.
        [back] Klodsen sættes tilbage: vælg igen.
       *[lost] Forsøget gik tabt: vælg igen.
    }
blockout-said-says-stood =
    { $who ->
        [you] Du siger, at det blev stående.
        [nobody] En siger, at det blev stående.
       *[other] { $name } siger, at det blev stående.
    }
blockout-said-says-fell =
    { $who ->
        [you] Du siger, at det væltede.
        [nobody] En siger, at det væltede.
       *[other] { $name } siger, at det væltede.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Du tager det tilbage.
        [nobody] Det bliver taget tilbage.
       *[other] { $name } tager det tilbage.
    }
blockout-said-left =
    { $who ->
        [you] Du har forladt spillet.
        [nobody] En spiller har forladt spillet.
       *[other] { $name } har forladt spillet.
    }
blockout-said-back = Et træk bliver fortrudt.
blockout-said-turn =
    { $who ->
        [you] Det er din tur.
        [nobody] Turen er ved en ledig plads.
       *[other] { $name } har tur.
    }
blockout-said-restart =
    { $who ->
        [you] Begynd på et nyt tårn med et klodskort.
        [nobody] Der skal begyndes på et nyt tårn.
       *[other] { $name } begynder på et nyt tårn.
    }
blockout-said-bonus =
    { $who ->
        [you] En ledig klods mere, lige hvilken du vil, og du vinder.
        [nobody] Der skal sættes en klods mere.
       *[other] { $name } sætter en klods mere.
    }
blockout-said-practice =
    { $who ->
        [you] Tag en hvilken som helst klods.
        [nobody] Enhver klods må tages.
       *[other] { $name } øver sig.
    }
blockout-said-over =
    { $who ->
        [you] Spillet er slut. Du vinder.
        [together] Spillet er slut. Du deler sejren med { $names }.
        [several] Spillet er slut. { $names } deler sejren.
        [nobody] Spillet er slut.
       *[other] Spillet er slut. { $names } vinder.
    }

blockout-move-block = { $card }: tag { $block }
blockout-move-extra = Tag { $block }
blockout-move-pass = Pas
blockout-move-reverse = Vend
blockout-move-drawcards = Træk kort
blockout-move-letgo = Slip
blockout-move-stood = Det holdt
blockout-move-fell = Det væltede
blockout-move-unsay = Fortryd
blockout-move-oops = Ups, rørte tårnet

blockout-text-not-now = Der er ikke noget for dig at gøre nu.
blockout-text-moves = Hvad du kan gøre
blockout-text-hand = Flyt klodsen
blockout-text-state = Sådan står det
blockout-text-free = Ledige klodser: { $blocks }
blockout-text-cards = Dine kort: { $cards }

blockout-sheet =
    { $count ->
        [one] Tårn: { $count } klods af { $all }
       *[other] Tårn: { $count } klodser af { $all }
    }
blockout-sheet-place = Plads
blockout-sheet-player = Spiller
blockout-sheet-cards = Kort tilbage

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Allerede på tårnet
reason-block-mismatch = Klodsen passer ikke
reason-no-contact = Skal hvile øverst
reason-off-site = Uden for byggepladsen
reason-wrong-spot = Det sted findes ikke
reason-wrong-verdict = Det svar findes ikke
reason-can-play = Du kan spille
reason-need-block-card = Brug et klodskort
reason-bonus-due = Først den ekstra klods
reason-nine-blocks = Alle ni klodser står
reason-bonus-block = Den ekstra klods stod

## Moves as a replay tells them

replay-blockout-take = »{ $card }«, og { $block }
replay-blockout-extra = { $block }, som den sidste
replay-blockout-slip = hånden glider: { $mm } mm
replay-blockout-pass = pas
replay-blockout-reverse = spilleretningen vender
replay-blockout-drawcards = intet passer, der trækkes kort
replay-blockout-letgo = slipper
replay-blockout-oops = der blev rørt ved tårnet, det tæller ikke
replay-blockout-stood = det holdt
replay-blockout-fell = det væltede
replay-blockout-unsay = taget tilbage, det væltede ikke
replay-blockout-void =
    { $reason ->
        [touched] der blev rørt ved tårnet, det tæller ikke
        [time] tiden var gået: nyt forsøg
        [back] klodsen blev sat tilbage
       *[lost] forsøget gik tabt: nyt forsøg
    }
replay-blockout-begin =
    { $who ->
        [you] Du begynder
        [nobody] En ledig plads begynder
       *[other] { $name } begynder
    }
replay-blockout-draw = et kort fra bunken: { $card }
replay-blockout-hidden = et kort fra bunken
