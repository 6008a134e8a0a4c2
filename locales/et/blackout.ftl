### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Kolm täringut liumäest alla, žetoonid kaartidele, ja siis kustuvad tuled.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKKER
blackout-undo = TAGASI
blackout-reroll = UUESTI
blackout-free = VABA

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = T
blackout-die-R = U
blackout-die = Täringul { $die } on { $face }
blackout-die-aside = Täring { $die } on kõrval
blackout-dice = Täringud

blackout-card = Kaart { $card }
blackout-card-coming = Järgmine kaart tuleb
blackout-space-open = { $number }, avatud, kaart { $card }, koht { $space }
blackout-space-covered = { $number }, kaetud, kaart { $card }, koht { $space }
blackout-space-free = VABA, kaetud, kaart { $card }, koht { $space }

blackout-tray = Mis viskest alles on
blackout-token = { $item }
blackout-token-lost = { $item }, ei sobi kuhugi
blackout-fits-nowhere = Ei sobi praegu kuhugi
blackout-about-wild = Žetoon ükskõik millisele avatud kohale.
blackout-about-undo = Võtab ühe žetooni ükskõik milliselt kaardilt.
blackout-about-reroll = Veeretab teisi kaht täringut uuesti.

blackout-roll-do = Veereta
blackout-reroll-do = UUESTI
blackout-end-do = Lõpeta
blackout-call = BLACKOUT!
blackout-keys-number = Võta see arv
blackout-keys-use = Kasuta sel kohal või veereta

blackout-your-turn = Sinu kord
blackout-turn-of =
    { $who ->
        [you] Sinu kord
        [nobody] Koht on veel vaba
       *[other] Kord: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Sina mängid
        [nobody] Koht on veel vaba
       *[other] { $name } mängib
    }
blackout-setting = Kaardid pannakse välja
blackout-extra-turn = Lisakord
blackout-left = lahkus
blackout-hint-roll = Lase täringud liumäest alla
blackout-hint-wait =
    { $who ->
        [you] Kohe veeretad sina
        [nobody] Vise ootab mängijat
       *[other] Kohe veeretab { $name }
    }
blackout-cards-won =
    { $count ->
        [one] { $count } kaart { $goal }-st
       *[other] { $count } kaarti { $goal }-st
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } kaart { $goal }-st
       *[other] { $name }: { $count } kaarti { $goal }-st
    }
blackout-pile =
    { $count ->
        [one] { $count } kaart tõmbepakis
       *[other] { $count } kaarti tõmbepakis
    }
blackout-chips =
    { $count ->
        [one] { $count } žetoon järel
       *[other] { $count } žetooni järel
    }
blackout-last-roll = Viimane vise: { $dice }
blackout-pending = Veel kasutada: { $items }.
blackout-lost = Ei sobi praegu kuhugi: { $items }

blackout-said-begins =
    { $who ->
        [you] Sina alustad.
        [nobody] Alustab vaba koht.
       *[other] { $name } alustab.
    }
blackout-said-rolled =
    { $who ->
        [you] Sinu vise: { $dice }.
        [nobody] Täringutel: { $dice }.
       *[other] { $name } veeretab: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Veeretad kaht täringut uuesti: { $dice }.
        [nobody] Kaks täringut uuesti: { $dice }.
       *[other] { $name } veeretab kaht täringut uuesti: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Kasutad: { $item }. Žetoon läheb siia: kaart { $card }, koht { $space }.
        [nobody] Žetoon läheb siia: kaart { $card }, koht { $space }.
       *[other] { $name } kasutab: { $item }. Žetoon läheb siia: kaart { $card }, koht { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Kasutad: TAGASI. Žetoon läheb ära: kaart { $card }, koht { $space }.
        [nobody] Žetoon läks ära: kaart { $card }, koht { $space }.
       *[other] { $name } kasutab: TAGASI. Žetoon läheb ära: kaart { $card }, koht { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Võidad kaardi.
        [nobody] Kaart on võidetud.
       *[other] { $name } võidab kaardi.
    }
blackout-said-opened = Kaart { $card } pööratakse ümber.
blackout-said-blackout = BLACKOUT! Kes esimesena hüüab, saab kaardi.
blackout-said-called =
    { $who ->
        [you] Sina hüüdsid esimesena!
        [nobody] Keegi hüüdis esimesena!
       *[other] { $name } hüüdis esimesena!
    }
blackout-said-nobody = Keegi ei hüüdnud õigel ajal.
blackout-said-nothing = Miski ei sobi.
blackout-said-ended =
    { $who ->
        [you] Lõpetad oma korra.
        [nobody] Kord lõpeb.
       *[other] { $name } lõpetab oma korra.
    }
blackout-said-left =
    { $who ->
        [you] Sa lahkusid mängust.
        [nobody] Üks mängija lahkus mängust.
       *[other] { $name } lahkus mängust.
    }
blackout-said-back = Käik võeti tagasi.
blackout-said-turn =
    { $who ->
        [you] Sinu kord.
        [nobody] Kord on vabal kohal.
       *[other] Kord: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Sul on lisakord.
        [nobody] Tuleb lisakord.
       *[other] { $name } saab lisakorra.
    }
blackout-said-over =
    { $who ->
        [you] Mäng on läbi. Võitsid.
        [together] Mäng on läbi. Jagatud võit: sina ja { $names }.
        [several] Mäng on läbi. Jagatud võit: { $names }.
        [nobody] Mäng on läbi.
       *[other] Mäng on läbi. { $names } võitis.
    }

blackout-move-roll = Veereta täringuid
blackout-move-reroll = UUESTI: veereta teisi kaht täringut uuesti
blackout-move-end = Lõpeta oma kord
blackout-move-call = Hüüa BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Sina hüüad BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } hüüab BLACKOUT!
    }
blackout-move-number = { $number }: kaart { $card }, koht { $space }
blackout-move-wild = JOKKER, arvule { $number }: kaart { $card }, koht { $space }
blackout-move-undo = TAGASI, arvult { $number }: kaart { $card }, koht { $space }

blackout-text-not-now = Sul pole praegu midagi teha.
blackout-text-moves = Mida saad teha
blackout-text-state = Mis seis on
blackout-cards-table = Avatud kaardid
blackout-space-column = Koht
blackout-cell-open = { $number }, avatud
blackout-cell-covered = { $number }, kaetud

blackout-sheet = Võidab, kel on esimesena { $goal } kaarti
blackout-sheet-place = Koht
blackout-sheet-player = Mängija
blackout-sheet-cards = Võidetud

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Pole selles viskes
reason-no-match = Arv ei sobi
reason-covered = Juba kaetud
reason-no-chip = Seal pole žetooni
reason-no-blackout = Praegu pole Blackouti
reason-five-cards = Viis kaarti võidetud

## Moves as a replay tells them

replay-blackout-roll = liumäest alla
replay-blackout-reroll = kaks täringut veel kord
replay-blackout-end = korra lõpp
replay-blackout-call = Blackout!
replay-blackout-put = { $what }: kaart { $card }, koht { $space }
replay-blackout-undo = žetoon ära: kaart { $card }, koht { $space }
replay-blackout-draw = uus kaart
replay-blackout-begin =
    { $who ->
        [you] Sina alustad
        [nobody] Alustab vaba koht
       *[other] { $name } alustab
    }

## The hint / The review

blackout-advice-take = Pane
blackout-advice-said = Vihje: { $move }. { $chance }.
blackout-chance = Võiduvõimalus: umbes { $percent }
blackout-review-chances = Võiduvõimalus: { $played }, mitte { $better }
