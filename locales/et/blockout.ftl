### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Lao aina kõrgemale, hoia hinge kinni ja ära ole see, kes torni ümber ajab.
game-blockout-alone = Harjuta
game-blockout-alone-about = Torn ilma kaartideta, harjutamiseks.

# A letter for each colour of block; all differ.
blockout-letter-wood = U
blockout-letter-red = P
blockout-letter-blue = S
blockout-letter-yellow = K
blockout-letter-black = M

# A block by size and colour.
blockout-block =
    { $size ->
        [small] väike
        [medium] keskmine
        [large] suur
       *[any] vabalt valitud
    } { $colour ->
        [wood] puidust klots
        [red] punane klots
        [blue] sinine klots
        [yellow] kollane klots
        [black] must klots
       *[any] klots
    }
blockout-card-exact =
    { $size ->
        [small] Väike
        [medium] Keskmine
       *[large] Suur
    } { $colour ->
        [wood] puidust
        [red] punane
        [blue] sinine
        [yellow] kollane
       *[black] must
    }
blockout-card-colour =
    { $colour ->
        [wood] Puit
        [red] Punane
        [blue] Sinine
        [yellow] Kollane
       *[black] Must
    }
blockout-card-size =
    { $size ->
        [small] Väike
        [medium] Keskmine
       *[large] Suur
    }
blockout-card-any = Vaba valik
blockout-card-pass = Jäta vahele
blockout-card-reverse = Suunamuutus

# Spoken while the block must stand, one a second.
blockout-count-1 = kakskümmend üks
blockout-count-2 = kakskümmend kaks
blockout-count-3 = kakskümmend kolm

blockout-hand = Sinu kaardid
blockout-copies = { $count } korda { $card }
blockout-choose-card = Vali kaart
blockout-choose-block = Nüüd vali klots
blockout-hint-again = Puuduta kaarti veel kord, et see mängida
blockout-hint-draw = Miski ei sobi: tõmba, kuni tuleb sobiv kaart
blockout-show-hand =
    { $who ->
        [you] Näita mu kaarte
        [nobody] Näita kaarte
       *[other] Näita kaarte: { $name }
    }
blockout-dealing = Kaarte jagatakse
blockout-left = lahkus
blockout-clockwise = Mäng käib päripäeva
blockout-counter = Mäng käib vastupäeva
blockout-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarti
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } kaart
       *[other] { $name }: { $count } kaarti
    }
blockout-pile =
    { $count ->
        [one] { $count } kaart tõmbepakis
       *[other] { $count } kaarti tõmbepakis
    }
blockout-height =
    { $count ->
        [one] Torn: { $count } klots { $all }-st
       *[other] Torn: { $count } klotsi { $all }-st
    }
blockout-discard = Viimane kaart: { $card }

blockout-lower = Alla
blockout-raise = Üles
blockout-keys-far = Pikemate sammudega
blockout-turn = Veerandpööre
blockout-hold-left =
    { $seconds ->
        [one] Lahtilaskmiseks on { $seconds } sekund
       *[other] Lahtilaskmiseks on { $seconds } sekundit
    }
blockout-put = Pane siia
blockout-back = Pane tagasi
blockout-landing =
    { $safety ->
        [steady] Paistab kindel
        [risky] Riskantne
        [falls] Kukuks ümber
       *[misses] Torni kõrval
    }
blockout-face = Pööra vaade tagasi
blockout-picture = Salvesta pilt
blockout-slowly = Vaata kukkumist uuesti, aeglaselt
blockout-flat-front = Eestvaade
blockout-flat-side = Külgvaade
blockout-flat-top = Pealtvaade

blockout-centred = keskel
blockout-turned = pööratud
blockout-aside =
    { $way ->
        [left] keskelt { $mm } mm vasakul
        [right] keskelt { $mm } mm paremal
        [nearer] { $mm } mm lähemal
       *[further] { $mm } mm kaugemal
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] kindel
       *[moving] liigub
    }
blockout-held = { $block }, { $spot }, { $mm } mm kõrgemal
blockout-tower-is =
    { $state ->
        [steady] Torn seisab kindlalt.
       *[moving] Torn liigub.
    }
blockout-push =
    { $way ->
        [left] Vasakule { $mm } mm
        [right] Paremale { $mm } mm
        [nearer] Lähemale { $mm } mm
        [further] Kaugemale { $mm } mm
        [down] Alla { $mm } mm
       *[up] Üles { $mm } mm
    }

blockout-asked = Kas torn jäi püsti? Igaüks ütleb, mida nägi.
blockout-asked-again = Te pole ühel meelel. Igaüks ütleb veel kord, mida nägi.
blockout-how = Kas jäi püsti?
blockout-fell-late = Kukkus nüüd
blockout-place = Pane { $block }
blockout-now-placing =
    { $who ->
        [you] Sina paned: { $block }.
        [nobody] Panemist ootab { $block }.
       *[other] { $name } paneb: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Sina alustad.
        [nobody] Alustab vaba koht.
       *[other] { $name } alustab.
    }
blockout-said-take =
    { $who ->
        [you] Mängid kaardi „{ $card }“ ja võtad: { $block }.
        [nobody] Mängitud kaart: { $card }. Klots: { $block }.
       *[other] { $name } mängib kaardi „{ $card }“ ja võtab: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Võtad viimasena: { $block }.
        [nobody] Viimasena võetakse { $block }.
       *[other] { $name } võtab viimasena: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Võtad: { $block }.
        [nobody] Võetakse { $block }.
       *[other] { $name } võtab: { $block }.
    }
blockout-said-slip = Käsi libiseb: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Jätad korra vahele.
        [nobody] Kord jääb vahele.
       *[other] { $name } jätab korra vahele.
    }
blockout-said-reverse =
    { $who ->
        [you] Pöörad mängu suuna ümber.
        [nobody] Mängu suund pöördub ümber.
       *[other] { $name } pöörab mängu suuna ümber.
    }
blockout-said-letgo =
    { $who ->
        [you] Lased lahti.
        [nobody] Klots lastakse lahti.
       *[other] { $name } laseb lahti.
    }
blockout-said-drew =
    { $who ->
        [you] Tõmbad { $count ->
            [one] { $count } kaardi.
           *[other] { $count } kaarti.
        }
        [nobody] Tõmmati { $count ->
            [one] { $count } kaart.
           *[other] { $count } kaarti.
        }
       *[other] { $name } tõmbab { $count ->
            [one] { $count } kaardi.
           *[other] { $count } kaarti.
        }
    }
blockout-said-stood = Jäi püsti!
blockout-said-fell = Torn kukkus ümber!
blockout-said-late = Torn kukkus ise ümber.
blockout-said-oops = See ei lähe arvesse: kaart ja klots tulevad tagasi, vali uuesti.
blockout-said-touched = Klots puudutas torni: kaart ja klots tulevad tagasi ning kord on läbi.
blockout-said-again = Te pole ikka veel ühel meelel: klots pannakse uuesti paika.
blockout-said-open = Te pole ikka veel ühel meelel: torn loetakse püsti jäänuks ja mäng jätkub.
blockout-said-void =
    { $reason ->
        [touched] Klots puudutas torni: kaart ja klots tulevad tagasi, vali uuesti.
        [time] Aeg sai läbi: vali uuesti.
        [back] Klots pandi tagasi: vali uuesti.
       *[lost] Katse läks kaduma: vali uuesti.
    }
blockout-said-says-stood =
    { $who ->
        [you] Sina ütled, et jäi püsti.
        [nobody] Keegi ütleb, et jäi püsti.
       *[other] { $name } ütleb, et jäi püsti.
    }
blockout-said-says-fell =
    { $who ->
        [you] Sina ütled, et kukkus.
        [nobody] Keegi ütleb, et kukkus.
       *[other] { $name } ütleb, et kukkus.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Sina võtad selle tagasi.
        [nobody] See võetakse tagasi.
       *[other] { $name } võtab selle tagasi.
    }
blockout-said-left =
    { $who ->
        [you] Sa lahkusid mängust.
        [nobody] Üks mängija lahkus mängust.
       *[other] { $name } lahkus mängust.
    }
blockout-said-back = Käik võeti tagasi.
blockout-said-turn =
    { $who ->
        [you] Sinu kord.
        [nobody] Kord on vabal kohal.
       *[other] Kord: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Alusta klotsikaardiga uut torni.
        [nobody] Tuleb alustada uut torni.
       *[other] { $name } alustab uut torni.
    }
blockout-said-bonus =
    { $who ->
        [you] Veel üks vaba klots, ükskõik milline, ja võit on sinu.
        [nobody] Tuleb panna veel üks klots.
       *[other] { $name } paneb veel ühe klotsi.
    }
blockout-said-practice =
    { $who ->
        [you] Võta mis tahes klots.
        [nobody] Võtta võib mis tahes klotsi.
       *[other] { $name } harjutab.
    }
blockout-said-over =
    { $who ->
        [you] Mäng on läbi. Võitsid.
        [together] Mäng on läbi. Jagatud võit: sina ja { $names }.
        [several] Mäng on läbi. Jagatud võit: { $names }.
        [nobody] Mäng on läbi.
       *[other] Mäng on läbi. { $names } võitis.
    }

blockout-move-block = { $card }: võta { $block }
blockout-move-extra = Võta { $block }
blockout-move-pass = Jäta vahele
blockout-move-reverse = Suunamuutus
blockout-move-drawcards = Tõmba kaarte
blockout-move-letgo = Lase lahti
blockout-move-stood = Jäi püsti
blockout-move-fell = Kukkus
blockout-move-unsay = Võta tagasi
blockout-move-oops = Oi, puudutas

blockout-text-not-now = Sul pole praegu midagi teha.
blockout-text-moves = Mida saad teha
blockout-text-hand = Liiguta klotsi
blockout-text-state = Mis seis on
blockout-text-free = Vabad klotsid: { $blocks }
blockout-text-cards = Sinu kaardid: { $cards }

blockout-sheet =
    { $count ->
        [one] Torn: { $count } klots { $all }-st
       *[other] Torn: { $count } klotsi { $all }-st
    }
blockout-sheet-place = Koht
blockout-sheet-player = Mängija
blockout-sheet-cards = Kaarte jäi

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = On juba tornis
reason-block-mismatch = Klots ei sobi
reason-no-contact = Pane torni tippu
reason-off-site = Ehitusplatsist väljas
reason-wrong-spot = Sellist kohta siin pole
reason-wrong-verdict = Sellist vastust pole
reason-can-play = Saad käia
reason-need-block-card = Vaja on klotsikaarti
reason-bonus-due = Enne lisaklots
reason-nine-blocks = Kõik üheksa klotsi püsti
reason-bonus-block = Lisaklots jäi püsti

## Moves as a replay tells them

replay-blockout-take = { $card } ja { $block }
replay-blockout-extra = { $block }, viimasena
replay-blockout-slip = käsi libiseb: { $mm } mm
replay-blockout-pass = jätab vahele
replay-blockout-reverse = mängu suund pöördub
replay-blockout-drawcards = miski ei sobi, tõmbab kaarte
replay-blockout-letgo = laseb lahti
replay-blockout-oops = puudutas, ei lähe arvesse
replay-blockout-stood = torn jäi püsti
replay-blockout-fell = torn kukkus ümber
replay-blockout-unsay = võeti tagasi: ei kukkunud
replay-blockout-void =
    { $reason ->
        [touched] klots puudutas torni, ei lähe arvesse
        [time] aeg sai läbi: uus katse
        [back] klots pandi tagasi
       *[lost] katse läks kaduma: uus katse
    }
replay-blockout-begin =
    { $who ->
        [you] Sina alustad
        [nobody] Alustab vaba koht
       *[other] { $name } alustab
    }
replay-blockout-draw = kaart tõmbepakist: { $card }
replay-blockout-hidden = kaart tõmbepakist
