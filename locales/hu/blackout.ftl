### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Három kocka a csúszdán, zsetonok a lapokon, és egyszer csak kialszik a fény.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = VISSZA
blackout-reroll = ÚJRA
blackout-free = SZABAD

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = V
blackout-die-R = Ú
blackout-die = { $die } kocka: { $face }
blackout-die-aside = { $die } kocka: félretéve
blackout-dice = Kockák

blackout-card = { $card }. lap
blackout-card-coming = Jön a következő lap
blackout-space-open = { $number }, nyitott, { $card }. lap, { $space }. mező
blackout-space-covered = { $number }, lefedett, { $card }. lap, { $space }. mező
blackout-space-free = SZABAD, lefedett, { $card }. lap, { $space }. mező

blackout-tray = Ami a dobásból maradt
blackout-token = { $item }
blackout-token-lost = { $item }, sehová sem illik
blackout-fits-nowhere = Most sehová sem illik
blackout-about-wild = Egy zseton bármelyik nyitott mezőre.
blackout-about-undo = Levesz egy zsetont bármelyik lapról.
blackout-about-reroll = A másik két kockával újra dobsz.

blackout-roll-do = Dobás
blackout-reroll-do = ÚJRA
blackout-end-do = Kör vége
blackout-call = BLACKOUT!
blackout-keys-number = A szám felvétele
blackout-keys-use = Felhasználás ezen a mezőn vagy dobás

blackout-your-turn = Te jössz
blackout-turn-of =
    { $who ->
        [you] Te jössz
        [nobody] A hely még szabad
       *[other] { $name } következik
    }
blackout-waiting-for =
    { $who ->
        [you] Te játszol
        [nobody] A hely még szabad
       *[other] { $name } játszik
    }
blackout-setting = Kirakjuk a lapokat
blackout-extra-turn = Ráadáskör
blackout-left = kilépett
blackout-hint-roll = Engedd le a kockákat a csúszdán
blackout-hint-wait =
    { $who ->
        [you] Mindjárt te dobsz
        [nobody] A dobás egy játékosra vár
       *[other] { $name } mindjárt dob
    }
blackout-cards-won =
    { $count ->
        [one] { $goal } lapból { $count }
       *[other] { $goal } lapból { $count }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $goal } lapból { $count }
       *[other] { $name }: { $goal } lapból { $count }
    }
blackout-pile =
    { $count ->
        [one] { $count } lap a húzópakliban
       *[other] { $count } lap a húzópakliban
    }
blackout-chips =
    { $count ->
        [one] még { $count } zseton
       *[other] még { $count } zseton
    }
blackout-last-roll = Utolsó dobás: { $dice }
blackout-pending = Még felhasználható: { $items }.
blackout-lost = Most sehová sem illik: { $items }

blackout-said-begins =
    { $who ->
        [you] Te kezdesz.
        [nobody] Egy szabad hely kezd.
       *[other] { $name } kezd.
    }
blackout-said-rolled =
    { $who ->
        [you] A dobásod: { $dice }.
        [nobody] A kockákon: { $dice }.
       *[other] { $name } dobása: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Két kockával újra dobsz: { $dice }.
        [nobody] Két kocka újra: { $dice }.
       *[other] { $name } két kockával újra dob: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Ezt használod: { $item }. Zseton ide: { $card }. lap, { $space }. mező.
        [nobody] Zseton került ide: { $card }. lap, { $space }. mező.
       *[other] { $name } ezt használja: { $item }. Zseton ide: { $card }. lap, { $space }. mező.
    }
blackout-said-lifted =
    { $who ->
        [you] Ezt használod: VISSZA. Lekerül a zseton innen: { $card }. lap, { $space }. mező.
        [nobody] Lekerült a zseton innen: { $card }. lap, { $space }. mező.
       *[other] { $name } ezt használja: VISSZA. Lekerül a zseton innen: { $card }. lap, { $space }. mező.
    }
blackout-said-won =
    { $who ->
        [you] Nyersz egy lapot.
        [nobody] Elnyertek egy lapot.
       *[other] { $name } nyer egy lapot.
    }
blackout-said-opened = Új lap fordul fel: { $card }. lap.
blackout-said-blackout = BLACKOUT! Aki először kiáltja, kap egy lapot.
blackout-said-called =
    { $who ->
        [you] Te kiáltottad először!
        [nobody] Valaki kiáltotta először!
       *[other] { $name } kiáltotta először!
    }
blackout-said-nobody = Senki sem kiáltotta időben.
blackout-said-nothing = Semmi sem illik.
blackout-said-ended =
    { $who ->
        [you] Befejezed a kört.
        [nobody] Vége a körnek.
       *[other] { $name } befejezi a kört.
    }
blackout-said-left =
    { $who ->
        [you] Kiléptél a játékból.
        [nobody] Egy játékos kilépett a játékból.
       *[other] { $name } kilépett a játékból.
    }
blackout-said-back = Egy lépés visszavonva.
blackout-said-turn =
    { $who ->
        [you] Te jössz.
        [nobody] Egy szabad hely következik.
       *[other] { $name } következik.
    }
blackout-said-extra =
    { $who ->
        [you] Ráadáskört kapsz.
        [nobody] Ráadáskör jön.
       *[other] { $name } ráadáskört kap.
    }
blackout-said-over =
    { $who ->
        [you] Vége a játéknak. Nyertél.
        [together] Vége a játéknak. Közös győzelem: te és { $names }.
        [several] Vége a játéknak. Közös győzelem: { $names }.
        [nobody] Vége a játéknak.
       *[other] Vége a játéknak. { $names } nyert.
    }

blackout-move-roll = Dobás a kockákkal
blackout-move-reroll = ÚJRA: dobás a másik két kockával
blackout-move-end = Kör befejezése
blackout-move-call = Kiáltás: BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Te kiáltod: BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } kiáltja: BLACKOUT!
    }
blackout-move-number = { $number } ide: { $card }. lap, { $space }. mező
blackout-move-wild = JOKER ide: { $card }. lap, { $space }. mező ({ $number })
blackout-move-undo = VISSZA innen: { $card }. lap, { $space }. mező ({ $number })

blackout-text-not-now = Most nincs teendőd.
blackout-text-moves = Mit tehetsz
blackout-text-state = Hogy áll a játék
blackout-cards-table = A nyitott lapok
blackout-space-column = Mező
blackout-cell-open = { $number }, nyitott
blackout-cell-covered = { $number }, lefedett

blackout-sheet = Az nyer, akinek előbb lesz { $goal } lapja
blackout-sheet-place = Helyezés
blackout-sheet-player = Játékos
blackout-sheet-cards = Elnyert lap

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Nincs a dobásban
reason-no-match = Nem ez a szám
reason-covered = Már le van fedve
reason-no-chip = Ott nincs zseton
reason-no-blackout = Most nincs Blackout
reason-five-cards = Megvan az öt lap

## Moves as a replay tells them

replay-blackout-roll = le a csúszdán
replay-blackout-reroll = két kocka még egyszer
replay-blackout-end = kör vége
replay-blackout-call = Blackout!
replay-blackout-put = { $what } ide: { $card }. lap, { $space }. mező
replay-blackout-undo = zseton le innen: { $card }. lap, { $space }. mező
replay-blackout-draw = egy új lap
replay-blackout-begin =
    { $who ->
        [you] Te kezdesz
        [nobody] Egy szabad hely kezd
       *[other] { $name } kezd
    }

## The hint / The review

blackout-advice-take = Leteszem
blackout-advice-said = Tipp: { $move }. { $chance }.
blackout-chance = Nyerési esély: körülbelül { $percent }
blackout-review-chances = Nyerési esély: { $played }, lehetett volna { $better }
