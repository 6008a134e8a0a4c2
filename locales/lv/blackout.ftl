### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Trīs metamie kauliņi lejup pa slidkalniņu, žetoni uz kārtīm, un tad nodziest gaisma.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = DŽOKERS
blackout-undo = ATCELT
blackout-reroll = VĒLREIZ
blackout-free = BRĪVS

# The letter of each die, after its special; all three differ.
blackout-die-W = D
blackout-die-U = A
blackout-die-R = V
blackout-die = Kauliņš { $die } rāda: { $face }
blackout-die-aside = Kauliņš { $die } atlikts malā
blackout-dice = Kauliņi

blackout-card = Kārts { $card }
blackout-card-coming = Nāk nākamā kārts
blackout-space-open = { $number }, atvērts, kārts { $card }, vieta { $space }
blackout-space-covered = { $number }, nosegts, kārts { $card }, vieta { $space }
blackout-space-free = BRĪVS, nosegts, kārts { $card }, vieta { $space }

blackout-tray = Kas palicis no metiena
blackout-token = { $item }
blackout-token-lost = { $item }, nekur neder
blackout-fits-nowhere = Tagad nekur neder
blackout-about-wild = Žetons uz jebkuras atvērtas vietas.
blackout-about-undo = Noņem žetonu no jebkuras kārts.
blackout-about-reroll = Met pārējos divus kauliņus vēlreiz.

blackout-roll-do = Mest
blackout-reroll-do = VĒLREIZ
blackout-end-do = Beigt
blackout-call = BLACKOUT!
blackout-keys-number = Ņemt šo skaitli
blackout-keys-use = Izmantot šajā vietā vai mest

blackout-your-turn = Tava kārta
blackout-turn-of =
    { $who ->
        [you] Tava kārta
        [nobody] Vieta vēl ir brīva
       *[other] Gājiens: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Tu spēlē
        [nobody] Vieta vēl ir brīva
       *[other] { $name } spēlē
    }
blackout-setting = Kārtis tiek izliktas
blackout-extra-turn = Papildu kārta
blackout-left = izgāja
blackout-hint-roll = Laid kauliņus lejup pa slidkalniņu
blackout-hint-wait =
    { $who ->
        [you] Tūlīt metīsi tu
        [nobody] Metiens gaida spēlētāju
       *[other] Tūlīt metīs { $name }
    }
blackout-cards-won =
    { $count ->
        [zero] { $count } kāršu no { $goal }
        [one] { $count } kārts no { $goal }
       *[other] { $count } kārtis no { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [zero] { $name }: { $count } kāršu no { $goal }
        [one] { $name }: { $count } kārts no { $goal }
       *[other] { $name }: { $count } kārtis no { $goal }
    }
blackout-pile =
    { $count ->
        [zero] { $count } kāršu kavā
        [one] { $count } kārts kavā
       *[other] { $count } kārtis kavā
    }
blackout-chips =
    { $count ->
        [zero] vēl { $count } žetonu
        [one] vēl { $count } žetons
       *[other] vēl { $count } žetoni
    }
blackout-last-roll = Pēdējais metiens: { $dice }
blackout-pending = Vēl var izmantot: { $items }.
blackout-lost = Tagad nekur neder: { $items }

blackout-said-begins =
    { $who ->
        [you] Sāc tu.
        [nobody] Sāk brīva vieta.
       *[other] { $name } sāk.
    }
blackout-said-rolled =
    { $who ->
        [you] Tavs metiens: { $dice }.
        [nobody] Kauliņi rāda: { $dice }.
       *[other] { $name } met: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Tu met divus kauliņus vēlreiz: { $dice }.
        [nobody] Divi kauliņi vēlreiz: { $dice }.
       *[other] { $name } met divus kauliņus vēlreiz: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Tu izmanto: { $item }. Žetonu liec te: kārts { $card }, vieta { $space }.
        [nobody] Žetons nolikts te: kārts { $card }, vieta { $space }.
       *[other] { $name } izmanto: { $item }. Žetonu liek te: kārts { $card }, vieta { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Tu izmanto: ATCELT. Žetonu noņem: kārts { $card }, vieta { $space }.
        [nobody] Žetons noņemts: kārts { $card }, vieta { $space }.
       *[other] { $name } izmanto: ATCELT. Žetonu noņem: kārts { $card }, vieta { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Tu iegūsti kārti.
        [nobody] Kārts ir iegūta.
       *[other] { $name } iegūst kārti.
    }
blackout-said-opened = Atklāj kārti { $card }.
blackout-said-blackout = BLACKOUT! Kas pirmais sauc, tas ņem kārti.
blackout-said-called =
    { $who ->
        [you] Tavs sauciens bija pirmais!
        [nobody] Kāda sauciens bija pirmais!
       *[other] Pirmais sauciens: { $name }!
    }
blackout-said-nobody = Neviens nepaguva saukt.
blackout-said-nothing = Nekas neder.
blackout-said-ended =
    { $who ->
        [you] Tu beidz gājienu.
        [nobody] Gājiens ir beidzies.
       *[other] { $name } beidz gājienu.
    }
blackout-said-left =
    { $who ->
        [you] Tu izgāji no spēles.
        [nobody] Spēlētājs izgāja no spēles.
       *[other] { $name } izgāja no spēles.
    }
blackout-said-back = Gājiens ir atsaukts.
blackout-said-turn =
    { $who ->
        [you] Tava kārta.
        [nobody] Kārta brīvai vietai.
       *[other] Gājiens: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Tev ir papildu kārta.
        [nobody] Būs papildu kārta.
       *[other] { $name } saņem papildu kārtu.
    }
blackout-said-over =
    { $who ->
        [you] Spēle ir beigusies. Tu uzvarēji.
        [together] Spēle ir beigusies. Kopīga uzvara: tu un { $names }.
        [several] Spēle ir beigusies. Kopīga uzvara: { $names }.
        [nobody] Spēle ir beigusies.
       *[other] Spēle ir beigusies. { $names } uzvarēja.
    }

blackout-move-roll = Mest kauliņus
blackout-move-reroll = VĒLREIZ: mest pārējos divus kauliņus vēlreiz
blackout-move-end = Beigt gājienu
blackout-move-call = Saukt BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Tu sauc BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } sauc BLACKOUT!
    }
blackout-move-number = { $number }: kārts { $card }, vieta { $space }
blackout-move-wild = DŽOKERS uz skaitļa { $number }: kārts { $card }, vieta { $space }
blackout-move-undo = ATCELT no skaitļa { $number }: kārts { $card }, vieta { $space }

blackout-text-not-now = Tagad tev nekas nav jādara.
blackout-text-moves = Ko tu vari darīt
blackout-text-state = Kāds stāvoklis
blackout-cards-table = Atvērtās kārtis
blackout-space-column = Vieta
blackout-cell-open = { $number }, atvērts
blackout-cell-covered = { $number }, nosegts

blackout-sheet =
    { $goal ->
        [zero] Uzvar, kam pirmajam ir { $goal } kāršu
        [one] Uzvar, kam pirmajam ir { $goal } kārts
       *[other] Uzvar, kam pirmajam ir { $goal } kārtis
    }
blackout-sheet-place = Vieta
blackout-sheet-player = Spēlētājs
blackout-sheet-cards = Kārtis

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Nav šajā metienā
reason-no-match = Skaitlis neder
reason-covered = Jau nosegts
reason-no-chip = Tur nav žetona
reason-no-blackout = Tagad nav Blackout
reason-five-cards = Ir piecas kārtis

## Moves as a replay tells them

replay-blackout-roll = lejup pa slidkalniņu
replay-blackout-reroll = divi kauliņi vēlreiz
replay-blackout-end = gājiena beigas
replay-blackout-call = Blackout!
replay-blackout-put = { $what }: kārts { $card }, vieta { $space }
replay-blackout-undo = žetons noņemts: kārts { $card }, vieta { $space }
replay-blackout-draw = jauna kārts
replay-blackout-begin =
    { $who ->
        [you] Sāc tu
        [nobody] Sāk brīva vieta
       *[other] { $name } sāk
    }

## The hint / The review

blackout-advice-take = Nolikt
blackout-advice-said = Padoms: { $move }. { $chance }.
blackout-chance = Iespēja uzvarēt: apmēram { $percent }
blackout-review-chances = Iespēja uzvarēt: { $played }, nevis { $better }
