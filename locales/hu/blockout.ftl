### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Építs egyre magasabbra, tartsd vissza a lélegzeted, és ne te döntsd le.
game-blockout-alone = Gyakorlás
game-blockout-alone-about = Torony kártyák nélkül, gyakorlásra.

# A letter for each colour of block; all differ.
blockout-letter-wood = F
blockout-letter-red = P
blockout-letter-blue = K
blockout-letter-yellow = S
blockout-letter-black = E

# A block by size and colour.
blockout-block =
    { $size ->
        [small] kis
        [medium] közepes
        [large] nagy
       *[any] bármelyik
    } { $colour ->
        [wood] fakocka
        [red] piros kocka
        [blue] kék kocka
        [yellow] sárga kocka
        [black] fekete kocka
       *[any] kocka
    }
blockout-card-exact =
    { $size ->
        [small] Kis
        [medium] Közepes
       *[large] Nagy
    } { $colour ->
        [wood] fa
        [red] piros
        [blue] kék
        [yellow] sárga
       *[black] fekete
    }
blockout-card-colour =
    { $colour ->
        [wood] Fa
        [red] Piros
        [blue] Kék
        [yellow] Sárga
       *[black] Fekete
    }
blockout-card-size =
    { $size ->
        [small] Kicsi
        [medium] Közepes
       *[large] Nagy
    }
blockout-card-any = Bármelyik
blockout-card-pass = Passz
blockout-card-reverse = Irányváltás

# Spoken while the block must stand, one a second.
blockout-count-1 = huszonegy
blockout-count-2 = huszonkettő
blockout-count-3 = huszonhárom

blockout-hand = Lapjaid
blockout-copies = { $count } lap: { $card }
blockout-choose-card = Válassz egy lapot
blockout-choose-block = Most válassz egy kockát
blockout-hint-again = Koppints újra a lapra, hogy kijátszd
blockout-hint-draw = Semmi sem jó: húzz, amíg jó lap nem jön
blockout-show-hand =
    { $who ->
        [you] Mutasd a lapjaimat
        [nobody] Mutasd a lapokat
       *[other] Mutasd: { $name } lapjai
    }
blockout-dealing = Osztjuk a lapokat
blockout-left = kilépett
blockout-clockwise = Óramutató szerint megyünk
blockout-counter = Óramutatóval szemben megyünk
blockout-cards =
    { $count ->
        [one] { $count } lap
       *[other] { $count } lap
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } lap
       *[other] { $name }: { $count } lap
    }
blockout-pile =
    { $count ->
        [one] { $count } lap a húzópakliban
       *[other] { $count } lap a húzópakliban
    }
blockout-height =
    { $count ->
        [one] Torony: { $all } kockából { $count }
       *[other] Torony: { $all } kockából { $count }
    }
blockout-discard = Utolsó lap: { $card }

blockout-lower = Lejjebb
blockout-raise = Feljebb
blockout-keys-far = Mozgatás nagy lépésekkel
blockout-turn = Negyedfordulat
blockout-hold-left =
    { $seconds ->
        [one] Még { $seconds } másodperced van elengedni
       *[other] Még { $seconds } másodperced van elengedni
    }
blockout-put = Ide teszem
blockout-back = Visszateszem
blockout-landing =
    { $safety ->
        [steady] Stabilnak tűnik
        [risky] Kockázatos
        [falls] Ledőlne
       *[misses] A torony mellé
    }
blockout-face = Nézet visszaállítása
blockout-picture = Kép mentése
blockout-slowly = A ledőlés újra, lassítva
blockout-flat-front = Elölről
blockout-flat-side = Oldalról
blockout-flat-top = Felülről

blockout-centred = középen
blockout-turned = elforgatva
blockout-aside =
    { $way ->
        [left] középtől { $mm } mm balra
        [right] középtől { $mm } mm jobbra
        [nearer] { $mm } mm közelebb
       *[further] { $mm } mm távolabb
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabil
       *[moving] mozog
    }
blockout-held = { $block }, { $spot }, { $mm } mm magasan fölötte
blockout-tower-is =
    { $state ->
        [steady] A torony stabil.
       *[moving] A torony mozog.
    }
blockout-push =
    { $way ->
        [left] Balra { $mm } mm
        [right] Jobbra { $mm } mm
        [nearer] Közelebb { $mm } mm
        [further] Távolabb { $mm } mm
        [down] Le { $mm } mm
       *[up] Fel { $mm } mm
    }

blockout-asked = Állva maradt? Mindenki mondja meg, mit látott.
blockout-asked-again = Nem értetek egyet. Mindenki mondja meg még egyszer, mit látott.
blockout-how = Állva maradt?
blockout-fell-late = Most dőlt le
blockout-place = Tedd le: { $block }
blockout-now-placing =
    { $who ->
        [you] Te teszed le: { $block }.
        [nobody] Lerakásra vár: { $block }.
       *[other] { $name } teszi le: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Te kezdesz.
        [nobody] Egy szabad hely kezd.
       *[other] { $name } kezd.
    }
blockout-said-take =
    { $who ->
        [you] A lapod: { $card }, kezedben a { $block }.
        [nobody] Kijátszott lap: { $card }, a kocka: { $block }.
       *[other] { $name } lapja: { $card }, kezében a { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Az utolsó kockád: { $block }.
        [nobody] Az utolsó kocka: { $block }.
       *[other] { $name } utolsó kockája: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] A kockád: { $block }.
        [nobody] A kocka: { $block }.
       *[other] { $name } kockája: { $block }.
    }
blockout-said-slip = Megcsúszik a kéz: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Passzolsz.
        [nobody] Egy kör kimarad.
       *[other] { $name } passzol.
    }
blockout-said-reverse =
    { $who ->
        [you] Megfordítod a játék irányát.
        [nobody] Megfordul a játék iránya.
       *[other] { $name } megfordítja a játék irányát.
    }
blockout-said-letgo =
    { $who ->
        [you] Elengeded.
        [nobody] A kocka el van engedve.
       *[other] { $name } elengedi.
    }
blockout-said-drew =
    { $who ->
        [you] { $count ->
            [one] { $count } lapot húzol.
           *[other] { $count } lapot húzol.
        }
        [nobody] { $count ->
            [one] Húzás: { $count } lap.
           *[other] Húzás: { $count } lap.
        }
       *[other] { $count ->
            [one] { $name } húz { $count } lapot.
           *[other] { $name } húz { $count } lapot.
        }
    }
blockout-said-stood = Áll!
blockout-said-fell = Ledőlt a torony!
blockout-said-late = A torony magától dőlt le.
blockout-said-oops = Érvénytelen: a lap és a kocka visszakerül, válassz újra.
blockout-said-touched = A kocka hozzáért a toronyhoz: a lappal együtt visszakerül, és a körnek vége.
blockout-said-again = Még mindig nem értetek egyet: a kockát újra le kell tenni.
blockout-said-open = Még mindig nem értetek egyet: úgy vesszük, hogy a torony áll, és megy tovább a játék.
blockout-said-void =
    { $reason ->
        [touched] A kocka hozzáért a toronyhoz: a lappal együtt visszakerül, válassz újra.
        [time] Lejárt az idő: válassz újra.
        [back] A kocka visszakerült a helyére: válassz újra.
       *[lost] A próbálkozás útközben elveszett: válassz újra.
    }
blockout-said-says-stood =
    { $who ->
        [you] Szerinted állva maradt.
        [nobody] Valaki szerint állva maradt.
       *[other] { $name } szerint állva maradt.
    }
blockout-said-says-fell =
    { $who ->
        [you] Szerinted ledőlt.
        [nobody] Valaki szerint ledőlt.
       *[other] { $name } szerint ledőlt.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Visszavonod.
        [nobody] Ezt visszavonták.
       *[other] { $name } visszavonja.
    }
blockout-said-left =
    { $who ->
        [you] Kiléptél a játékból.
        [nobody] Egy játékos kilépett a játékból.
       *[other] { $name } kilépett a játékból.
    }
blockout-said-back = Egy lépés visszavonva.
blockout-said-turn =
    { $who ->
        [you] Te jössz.
        [nobody] Egy szabad hely következik.
       *[other] { $name } következik.
    }
blockout-said-restart =
    { $who ->
        [you] Kezdj új tornyot egy kockalappal.
        [nobody] Új tornyot kell kezdeni.
       *[other] { $name } új tornyot kezd.
    }
blockout-said-bonus =
    { $who ->
        [you] Még egy kocka, bármelyik szabad, és nyertél.
        [nobody] Még egy kockát le kell rakni.
       *[other] { $name } lerak még egy kockát.
    }
blockout-said-practice =
    { $who ->
        [you] Vegyél el egy kockát.
        [nobody] Bármelyik kocka elvehető.
       *[other] { $name } gyakorol.
    }
blockout-said-over =
    { $who ->
        [you] Vége a játéknak. Nyertél.
        [together] Vége a játéknak. Közös győzelem: te és { $names }.
        [several] Vége a játéknak. Közös győzelem: { $names }.
        [nobody] Vége a játéknak.
       *[other] Vége a játéknak. { $names } nyert.
    }

blockout-move-block = { $card }, a kocka: { $block }
blockout-move-extra = A kocka: { $block }
blockout-move-pass = Passz
blockout-move-reverse = Irányváltás
blockout-move-drawcards = Lapot húzok
blockout-move-letgo = Elengedem
blockout-move-stood = Áll
blockout-move-fell = Ledőlt
blockout-move-unsay = Visszavonom
blockout-move-oops = Hoppá, hozzáért

blockout-text-not-now = Most nincs teendőd.
blockout-text-moves = Mit tehetsz
blockout-text-hand = A kocka mozgatása
blockout-text-state = Hogy áll a játék
blockout-text-free = Szabad kockák: { $blocks }
blockout-text-cards = Lapjaid: { $cards }

blockout-sheet =
    { $count ->
        [one] Torony: { $all } kockából { $count }
       *[other] Torony: { $all } kockából { $count }
    }
blockout-sheet-place = Helyezés
blockout-sheet-player = Játékos
blockout-sheet-cards = Maradt lap

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Már a tornyon van
reason-block-mismatch = A kocka nem illik
reason-no-contact = A tetejére kell tenni
reason-off-site = Az építkezésen kívül
reason-wrong-spot = Itt nincs ilyen hely
reason-wrong-verdict = Nincs ilyen válasz
reason-can-play = Van jó lapod
reason-need-block-card = Kockalap kell
reason-bonus-due = Előbb a ráadáskocka
reason-nine-blocks = Mind a kilenc kocka áll
reason-bonus-block = Megállt a ráadáskocka

## Moves as a replay tells them

replay-blockout-take = { $card }, aztán { $block }
replay-blockout-extra = { $block }, utolsóként
replay-blockout-slip = megcsúszik a kéz: { $mm } mm
replay-blockout-pass = passz
replay-blockout-reverse = megfordul a játék iránya
replay-blockout-drawcards = semmi sem illik, húzás
replay-blockout-letgo = elengedve
replay-blockout-oops = hozzáért, érvénytelen
replay-blockout-stood = a torony állva maradt
replay-blockout-fell = a torony ledőlt
replay-blockout-unsay = visszavonva: nem dőlt le
replay-blockout-void =
    { $reason ->
        [touched] a kocka hozzáért a toronyhoz, érvénytelen
        [time] lejárt az idő: új próbálkozás
        [back] a kocka visszakerült a helyére
       *[lost] a próbálkozás útközben elveszett: új próbálkozás
    }
replay-blockout-begin =
    { $who ->
        [you] Te kezdesz
        [nobody] Egy szabad hely kezd
       *[other] { $name } kezd
    }
replay-blockout-draw = egy lap a húzópakliból: { $card }
replay-blockout-hidden = egy lap a húzópakliból
