### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Stapel hoger, houd je adem in, en gooi vooral niet alles om.
game-blockout-alone = Oefenen
game-blockout-alone-about = Een toren zonder kaarten, om te oefenen.

# A letter for each colour of block; all differ.
blockout-letter-wood = H
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = G
blockout-letter-black = Z

# A block by size and colour.
blockout-block =
    { $size ->
        [small] het kleine { $colour ->
            [wood] houten blok
            [red] rode blok
            [blue] blauwe blok
            [yellow] gele blok
            [black] zwarte blok
           *[any] blok
        }
        [medium] het middelgrote { $colour ->
            [wood] houten blok
            [red] rode blok
            [blue] blauwe blok
            [yellow] gele blok
            [black] zwarte blok
           *[any] blok
        }
        [large] het grote { $colour ->
            [wood] houten blok
            [red] rode blok
            [blue] blauwe blok
            [yellow] gele blok
            [black] zwarte blok
           *[any] blok
        }
       *[any] elk { $colour ->
            [wood] houten blok
            [red] rood blok
            [blue] blauw blok
            [yellow] geel blok
            [black] zwart blok
           *[any] blok
        }
    }
blockout-card-exact =
    { $size ->
        [small] Klein
        [medium] Middel
       *[large] Groot
    } { $colour ->
        [wood] hout
        [red] rood
        [blue] blauw
        [yellow] geel
       *[black] zwart
    }
blockout-card-colour =
    { $colour ->
        [wood] Hout
        [red] Rood
        [blue] Blauw
        [yellow] Geel
       *[black] Zwart
    }
blockout-card-size =
    { $size ->
        [small] Klein
        [medium] Middel
       *[large] Groot
    }
blockout-card-any = Elk blok
blockout-card-pass = Passen
blockout-card-reverse = Keer om

# Spoken while the block must stand, one a second.
blockout-count-1 = eenentwintig
blockout-count-2 = tweeëntwintig
blockout-count-3 = drieëntwintig

blockout-hand = Jouw kaarten
blockout-copies = { $count } keer { $card }
blockout-choose-card = Kies een kaart
blockout-choose-block = Kies nu een blok
blockout-hint-again = Tik nog eens op de kaart om hem te spelen
blockout-hint-draw = Niets past: trek tot er iets past
blockout-show-hand =
    { $who ->
        [you] Toon je kaarten
        [nobody] Toon de kaarten
       *[other] Toon de kaarten van { $name }
    }
blockout-dealing = De kaarten worden gedeeld
blockout-left = vertrokken
blockout-clockwise = We spelen met de klok mee
blockout-counter = We spelen tegen de klok in
blockout-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } kaart
       *[other] { $name }: { $count } kaarten
    }
blockout-pile =
    { $count ->
        [one] { $count } kaart op de stapel
       *[other] { $count } kaarten op de stapel
    }
blockout-height =
    { $count ->
        [one] Toren: { $count } van de { $all } blokken
       *[other] Toren: { $count } van de { $all } blokken
    }
blockout-discard = Laatst gespeeld: { $card }

blockout-lower = Lager
blockout-raise = Hoger
blockout-keys-far = Beweeg met grote stappen
blockout-turn = Kwartslag
blockout-hold-left =
    { $seconds ->
        [one] Nog { $seconds } seconde om los te laten
       *[other] Nog { $seconds } seconden om los te laten
    }
blockout-put = Zet het hier
blockout-back = Zet het terug
blockout-landing =
    { $safety ->
        [steady] Lijkt stabiel
        [risky] Riskant
        [falls] Zou vallen
       *[misses] Naast de toren
    }
blockout-face = Draai het beeld terug
blockout-picture = Bewaar een foto
blockout-slowly = Bekijk de val nog eens, vertraagd
blockout-flat-front = Van voren
blockout-flat-side = Van opzij
blockout-flat-top = Van boven

blockout-centred = in het midden
blockout-turned = gedraaid
blockout-aside =
    { $way ->
        [left] { $mm } mm links van het midden
        [right] { $mm } mm rechts van het midden
        [nearer] { $mm } mm dichterbij
       *[further] { $mm } mm verder weg
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabiel
       *[moving] beweegt
    }
blockout-held = { $block }, { $spot }, { $mm } mm erboven
blockout-tower-is =
    { $state ->
        [steady] De toren is stabiel.
       *[moving] De toren beweegt.
    }
blockout-push =
    { $way ->
        [left] { $mm } mm naar links
        [right] { $mm } mm naar rechts
        [nearer] { $mm } mm dichterbij
        [further] { $mm } mm verder weg
        [down] { $mm } mm omlaag
       *[up] { $mm } mm omhoog
    }

blockout-asked = Bleef de toren staan? Zeg allemaal wat je zag.
blockout-asked-again = Jullie zijn het niet met elkaar eens. Zeg allemaal nog een keer wat je zag.
blockout-how = Bleef de toren staan?
blockout-fell-late = Nu net omgevallen
blockout-place = Zet { $block } neer
blockout-now-placing =
    { $who ->
        [you] Jij zet { $block } neer.
        [nobody] Nog neer te zetten: { $block }.
       *[other] { $name } zet { $block } neer.
    }

blockout-said-begin =
    { $who ->
        [you] Jij begint.
        [nobody] Een vrije plek begint.
       *[other] { $name } begint.
    }
blockout-said-take =
    { $who ->
        [you] Je speelt “{ $card }” en pakt { $block }.
        [nobody] “{ $card }” wordt gespeeld voor { $block }.
       *[other] { $name } speelt “{ $card }” en pakt { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Je pakt als laatste { $block }.
        [nobody] Als laatste komt { $block }.
       *[other] { $name } pakt als laatste { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Je pakt { $block }.
        [nobody] Gepakt: { $block }.
       *[other] { $name } pakt { $block }.
    }
blockout-said-slip = De hand schiet uit: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Je past.
        [nobody] Er wordt gepast.
       *[other] { $name } past.
    }
blockout-said-reverse =
    { $who ->
        [you] Je keert de speelrichting om.
        [nobody] De speelrichting keert om.
       *[other] { $name } keert de speelrichting om.
    }
blockout-said-letgo =
    { $who ->
        [you] Je laat los.
        [nobody] Het blok wordt losgelaten.
       *[other] { $name } laat los.
    }
blockout-said-drew =
    { $who ->
        [you] Je trekt { $count ->
            [one] { $count } kaart.
           *[other] { $count } kaarten.
        }
        [nobody] Getrokken: { $count ->
            [one] { $count } kaart.
           *[other] { $count } kaarten.
        }
       *[other] { $name } trekt { $count ->
            [one] { $count } kaart.
           *[other] { $count } kaarten.
        }
    }
blockout-said-stood = Hij staat!
blockout-said-fell = De toren is omgevallen!
blockout-said-late = De toren is vanzelf omgevallen.
blockout-said-oops = Dit telt niet: kaart en blok komen terug, kies opnieuw.
blockout-said-touched = De toren is geraakt: kaart en blok komen terug, en de beurt is voorbij.
blockout-said-again = Jullie zijn het nog steeds niet eens: het blok wordt opnieuw neergezet.
blockout-said-open = Jullie zijn het nog steeds niet eens: we houden het erop dat de toren staat, en het spel gaat verder.
blockout-said-void =
    { $reason ->
        [touched] De toren is geraakt: kaart en blok komen terug, kies opnieuw.
        [time] De tijd is om: kies opnieuw.
        [back] Het blok is teruggezet: kies opnieuw.
       *[lost] De poging ging verloren: kies opnieuw.
    }
blockout-said-says-stood =
    { $who ->
        [you] Jij zegt dat de toren bleef staan.
        [nobody] Iemand zegt dat de toren bleef staan.
       *[other] { $name } zegt dat de toren bleef staan.
    }
blockout-said-says-fell =
    { $who ->
        [you] Jij zegt dat de toren omviel.
        [nobody] Iemand zegt dat de toren omviel.
       *[other] { $name } zegt dat de toren omviel.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Jij neemt dat terug.
        [nobody] Dat wordt teruggenomen.
       *[other] { $name } neemt dat terug.
    }
blockout-said-left =
    { $who ->
        [you] Je hebt het spel verlaten.
        [nobody] Een speler heeft het spel verlaten.
       *[other] { $name } heeft het spel verlaten.
    }
blockout-said-back = Er wordt een zet teruggenomen.
blockout-said-turn =
    { $who ->
        [you] Het is jouw beurt.
        [nobody] Een vrije plek is aan de beurt.
       *[other] { $name } is aan de beurt.
    }
blockout-said-restart =
    { $who ->
        [you] Begin met een blokkaart aan een nieuwe toren.
        [nobody] Er moet een nieuwe toren komen.
       *[other] { $name } begint aan een nieuwe toren.
    }
blockout-said-bonus =
    { $who ->
        [you] Nog één vrij blok naar keuze, en je wint.
        [nobody] Er moet nog één blok bij.
       *[other] { $name } zet nog één blok neer.
    }
blockout-said-practice =
    { $who ->
        [you] Pak een blok naar keuze.
        [nobody] Elk blok mag gepakt worden.
       *[other] { $name } oefent.
    }
blockout-said-over =
    { $who ->
        [you] Het spel is afgelopen. Je wint.
        [together] Het spel is afgelopen. Je deelt de winst met { $names }.
        [several] Het spel is afgelopen. { $names } delen de winst.
        [nobody] Het spel is afgelopen.
       *[other] Het spel is afgelopen. { $names } wint.
    }

blockout-move-block = { $card }: pak { $block }
blockout-move-extra = Pak { $block }
blockout-move-pass = Passen
blockout-move-reverse = Keer om
blockout-move-drawcards = Trek kaarten
blockout-move-letgo = Loslaten
blockout-move-stood = Bleef staan
blockout-move-fell = Viel om
blockout-move-unsay = Terugnemen
blockout-move-oops = Oeps, geraakt

blockout-text-not-now = Je hoeft nu niets te doen.
blockout-text-moves = Wat je kunt doen
blockout-text-hand = Beweeg het blok
blockout-text-state = De stand
blockout-text-free = Vrije blokken: { $blocks }
blockout-text-cards = Jouw kaarten: { $cards }

blockout-sheet =
    { $count ->
        [one] Toren: { $count } van de { $all } blokken
       *[other] Toren: { $count } van de { $all } blokken
    }
blockout-sheet-place = Plaats
blockout-sheet-player = Speler
blockout-sheet-cards = Kaarten over

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Staat al op de toren
reason-block-mismatch = Blok past niet
reason-no-contact = Moet bovenop rusten
reason-off-site = Naast de bouwplaats
reason-wrong-spot = Die plaats is er niet
reason-wrong-verdict = Dat antwoord kan niet
reason-can-play = Je kunt spelen
reason-need-block-card = Blokkaart nodig
reason-bonus-due = Eerst het extra blok
reason-nine-blocks = Alle negen blokken staan
reason-bonus-block = Het extra blok bleef staan

## Moves as a replay tells them

replay-blockout-take = “{ $card }”, en { $block }
replay-blockout-extra = { $block }, als laatste
replay-blockout-slip = de hand schiet uit: { $mm } mm
replay-blockout-pass = past
replay-blockout-reverse = de speelrichting keert om
replay-blockout-drawcards = niets past, er worden kaarten getrokken
replay-blockout-letgo = laat los
replay-blockout-oops = geraakt, dit telt niet
replay-blockout-stood = de toren bleef staan
replay-blockout-fell = de toren viel om
replay-blockout-unsay = teruggenomen: niet omgevallen
replay-blockout-void =
    { $reason ->
        [touched] de toren is geraakt, dit telt niet
        [time] de tijd was om, dus nog eens
        [back] het blok is teruggezet
       *[lost] de poging ging verloren, dus nog eens
    }
replay-blockout-begin =
    { $who ->
        [you] Jij begint
        [nobody] Een vrije plek begint
       *[other] { $name } begint
    }
replay-blockout-draw = een kaart van de stapel: { $card }
replay-blockout-hidden = een kaart van de stapel
