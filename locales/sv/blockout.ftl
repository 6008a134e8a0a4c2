### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Stapla högre, håll andan och låt någon annan få tornet att rasa.
game-blockout-alone = Öva
game-blockout-alone-about = Ett torn utan kort, att öva på.

# A letter for each colour of block; all differ.
blockout-letter-wood = T
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = G
blockout-letter-black = S

# A block by size and colour.
blockout-block =
    { $size ->
        [small] den lilla { $colour ->
            [wood] träklossen
            [red] röda klossen
            [blue] blå klossen
            [yellow] gula klossen
            [black] svarta klossen
           *[any] klossen
        }
        [medium] den mellanstora { $colour ->
            [wood] träklossen
            [red] röda klossen
            [blue] blå klossen
            [yellow] gula klossen
            [black] svarta klossen
           *[any] klossen
        }
        [large] den stora { $colour ->
            [wood] träklossen
            [red] röda klossen
            [blue] blå klossen
            [yellow] gula klossen
            [black] svarta klossen
           *[any] klossen
        }
       *[any] valfri { $colour ->
            [wood] träkloss
            [red] röd kloss
            [blue] blå kloss
            [yellow] gul kloss
            [black] svart kloss
           *[any] kloss
        }
    }
blockout-card-exact =
    { $size ->
        [small] Liten
        [medium] Mellanstor
       *[large] Stor
    } { $colour ->
        [wood] i trä
        [red] röd
        [blue] blå
        [yellow] gul
       *[black] svart
    }
blockout-card-colour =
    { $colour ->
        [wood] Trä
        [red] Röd
        [blue] Blå
        [yellow] Gul
       *[black] Svart
    }
blockout-card-size =
    { $size ->
        [small] Liten
        [medium] Mellanstor
       *[large] Stor
    }
blockout-card-any = Valfri kloss
blockout-card-pass = Stå över
blockout-card-reverse = Byt håll

# Spoken while the block must stand, one a second.
blockout-count-1 = ettusenett
blockout-count-2 = ettusentvå
blockout-count-3 = ettusentre

blockout-hand = Dina kort
blockout-copies = { $count } st { $card }
blockout-choose-card = Välj ett kort
blockout-choose-block = Välj nu en kloss
blockout-hint-again = Tryck på kortet igen för att spela det
blockout-hint-draw = Inget passar: dra tills något gör det
blockout-show-hand =
    { $who ->
        [you] Visa dina kort
        [nobody] Visa korten
       *[other] Visa kort: { $name }
    }
blockout-dealing = Korten delas ut
blockout-left = har gått
blockout-clockwise = Spelet går medsols
blockout-counter = Spelet går motsols
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
        [one] { $count } kort i draghögen
       *[other] { $count } kort i draghögen
    }
blockout-height =
    { $count ->
        [one] Torn: { $count } kloss av { $all }
       *[other] Torn: { $count } klossar av { $all }
    }
blockout-discard = Senast spelat: { $card }

blockout-lower = Sänk
blockout-raise = Höj
blockout-keys-far = Flytta i långa steg
blockout-turn = Kvarts varv
blockout-hold-left =
    { $seconds ->
        [one] Släpp inom { $seconds } sekund
       *[other] Släpp inom { $seconds } sekunder
    }
blockout-put = Ställ här
blockout-back = Ställ tillbaka
blockout-landing =
    { $safety ->
        [steady] Ser stadigt ut
        [risky] Riskabelt
        [falls] Skulle rasa
       *[misses] Bredvid tornet
    }
blockout-face = Vrid tillbaka vyn
blockout-picture = Spara en bild
blockout-slowly = Se raset igen, långsamt
blockout-flat-front = Framifrån
blockout-flat-side = Från sidan
blockout-flat-top = Ovanifrån

blockout-centred = i mitten
blockout-turned = vriden
blockout-aside =
    { $way ->
        [left] { $mm } mm till vänster om mitten
        [right] { $mm } mm till höger om mitten
        [nearer] { $mm } mm närmare dig
       *[further] { $mm } mm längre bort
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] står stadigt
       *[moving] rör sig
    }
blockout-held = { $block }, { $spot }, { $mm } mm ovanför
blockout-tower-is =
    { $state ->
        [steady] Tornet står stadigt.
       *[moving] Tornet rör sig.
    }
blockout-push =
    { $way ->
        [left] Vänster { $mm } mm
        [right] Höger { $mm } mm
        [nearer] Närmare { $mm } mm
        [further] Bortåt { $mm } mm
        [down] Ner { $mm } mm
       *[up] Upp { $mm } mm
    }

blockout-asked = Höll det? Alla säger vad de såg.
blockout-asked-again = Ni är inte överens. Alla säger en gång till vad de såg.
blockout-how = Höll det?
blockout-fell-late = Det rasade nyss
blockout-place = Ställ dit { $block }
blockout-now-placing =
    { $who ->
        [you] Du ställer dit { $block }.
        [nobody] Nu ska { $block } ställas dit.
       *[other] { $name } ställer dit { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Du börjar.
        [nobody] En ledig plats börjar.
       *[other] { $name } börjar.
    }
blockout-said-take =
    { $who ->
        [you] Du spelar { $card } och tar { $block }.
        [nobody] { $card } spelas för { $block }.
       *[other] { $name } spelar { $card } och tar { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Du tar { $block } som den sista.
        [nobody] Som den sista tas { $block }.
       *[other] { $name } tar { $block } som den sista.
    }
blockout-said-block =
    { $who ->
        [you] Du tar { $block }.
        [nobody] Klossen tas: { $block }.
       *[other] { $name } tar { $block }.
    }
blockout-said-slip = Handen slinter: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Du står över.
        [nobody] En tur går förbi.
       *[other] { $name } står över.
    }
blockout-said-reverse =
    { $who ->
        [you] Du byter håll på spelet.
        [nobody] Spelet byter håll.
       *[other] { $name } byter håll på spelet.
    }
blockout-said-letgo =
    { $who ->
        [you] Du släpper.
        [nobody] Klossen släpps.
       *[other] { $name } släpper.
    }
blockout-said-drew =
    { $who ->
        [you] Du drar { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
        [nobody] Draget: { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
       *[other] { $name } drar { $count ->
            [one] { $count } kort.
           *[other] { $count } kort.
        }
    }
blockout-said-stood = Det håller!
blockout-said-fell = Tornet har rasat!
blockout-said-late = Tornet har rasat av sig självt.
blockout-said-oops = Det räknas inte: kort och kloss kommer tillbaka, välj igen.
blockout-said-touched = Tornet nuddades: kort och kloss kommer tillbaka, och turen är slut.
blockout-said-again = Ni är fortfarande inte överens: klossen ställs dit en gång till.
blockout-said-open = Ni är fortfarande inte överens: tornet räknas som stående, och spelet går vidare.
blockout-said-void =
    { $reason ->
        [touched] Tornet nuddades: kort och kloss kommer tillbaka, välj igen.
        [time] Tiden är ute: välj igen.
        [back] Klossen ställs tillbaka: välj igen.
       *[lost] Försöket kom bort på vägen: välj igen.
    }
blockout-said-says-stood =
    { $who ->
        [you] Du säger att det höll.
        [nobody] Någon säger att det höll.
       *[other] { $name } säger att det höll.
    }
blockout-said-says-fell =
    { $who ->
        [you] Du säger att det rasade.
        [nobody] Någon säger att det rasade.
       *[other] { $name } säger att det rasade.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Du tar tillbaka det.
        [nobody] Det tas tillbaka.
       *[other] { $name } tar tillbaka det.
    }
blockout-said-left =
    { $who ->
        [you] Du har lämnat spelet.
        [nobody] En spelare har lämnat spelet.
       *[other] { $name } har lämnat spelet.
    }
blockout-said-back = Ett drag ångras.
blockout-said-turn =
    { $who ->
        [you] Det är din tur.
        [nobody] En ledig plats är på tur.
       *[other] { $name } är på tur.
    }
blockout-said-restart =
    { $who ->
        [you] Börja ett nytt torn med ett klosskort.
        [nobody] Ett nytt torn ska påbörjas.
       *[other] { $name } börjar ett nytt torn.
    }
blockout-said-bonus =
    { $who ->
        [you] En kloss till, vilken ledig som helst, så vinner du.
        [nobody] En kloss till ska ställas dit.
       *[other] { $name } ställer dit en kloss till.
    }
blockout-said-practice =
    { $who ->
        [you] Ta vilken kloss som helst.
        [nobody] Vilken kloss som helst får tas.
       *[other] { $name } övar.
    }
blockout-said-over =
    { $who ->
        [you] Spelet är slut. Du vinner.
        [together] Spelet är slut. Du delar segern med { $names }.
        [several] Spelet är slut. { $names } delar segern.
        [nobody] Spelet är slut.
       *[other] Spelet är slut. { $names } vinner.
    }

blockout-move-block = { $card }: ta { $block }
blockout-move-extra = Ta { $block }
blockout-move-pass = Stå över
blockout-move-reverse = Byt håll
blockout-move-drawcards = Dra kort
blockout-move-letgo = Släpp
blockout-move-stood = Det höll
blockout-move-fell = Det rasade
blockout-move-unsay = Ångra
blockout-move-oops = Oj, det nuddades

blockout-text-not-now = Du har inget att göra just nu.
blockout-text-moves = Det här kan du göra
blockout-text-hand = Flytta klossen
blockout-text-state = Så ser det ut
blockout-text-free = Lediga klossar: { $blocks }
blockout-text-cards = Dina kort: { $cards }

blockout-sheet =
    { $count ->
        [one] Torn: { $count } kloss av { $all }
       *[other] Torn: { $count } klossar av { $all }
    }
blockout-sheet-place = Plats
blockout-sheet-player = Spelare
blockout-sheet-cards = Kort kvar

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Står redan i tornet
reason-block-mismatch = Klossen passar inte
reason-no-contact = Måste vila överst
reason-off-site = Utanför byggplatsen
reason-wrong-spot = Stället finns inte här
reason-wrong-verdict = Det svaret finns inte
reason-can-play = Du kan spela
reason-need-block-card = Klosskort krävs
reason-bonus-due = Extraklossen först
reason-nine-blocks = Alla nio klossar står
reason-bonus-block = Extraklossen höll

## Moves as a replay tells them

replay-blockout-take = { $card }, och { $block }
replay-blockout-extra = { $block }, som den sista
replay-blockout-slip = handen slinter: { $mm } mm
replay-blockout-pass = står över
replay-blockout-reverse = spelet byter håll
replay-blockout-drawcards = inget passar, kort dras
replay-blockout-letgo = släpper
replay-blockout-oops = tornet nuddades, det räknas inte
replay-blockout-stood = det höll
replay-blockout-fell = det rasade
replay-blockout-unsay = tillbakataget, det rasade inte
replay-blockout-void =
    { $reason ->
        [touched] tornet nuddades, det räknas inte
        [time] tiden var ute: ett nytt försök
        [back] klossen ställdes tillbaka
       *[lost] försöket kom bort på vägen: ett nytt försök
    }
replay-blockout-begin =
    { $who ->
        [you] Du börjar
        [nobody] En ledig plats börjar
       *[other] { $name } börjar
    }
replay-blockout-draw = ett kort från draghögen: { $card }
replay-blockout-hidden = ett kort från draghögen
