### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Krauj augstāk, aizturi elpu un nesagāz torni.
game-blockout-alone = Trenēties
game-blockout-alone-about = Tornis bez kārtīm, lai trenētos.

# A letter for each colour of block; all differ.
blockout-letter-wood = K
blockout-letter-red = S
blockout-letter-blue = Z
blockout-letter-yellow = D
blockout-letter-black = M

# A block by size and colour.
blockout-block =
    { $size ->
        [small] mazs
        [medium] vidējs
        [large] liels
       *[any] jebkurš
    } { $colour ->
        [wood] koka klucis
        [red] sarkans klucis
        [blue] zils klucis
        [yellow] dzeltens klucis
        [black] melns klucis
       *[any] klucis
    }
blockout-card-exact =
    { $size ->
        [small] Mazs
        [medium] Vidējs
       *[large] Liels
    } { $colour ->
        [wood] koka
        [red] sarkans
        [blue] zils
        [yellow] dzeltens
       *[black] melns
    }
blockout-card-colour =
    { $colour ->
        [wood] Koka
        [red] Sarkans
        [blue] Zils
        [yellow] Dzeltens
       *[black] Melns
    }
blockout-card-size =
    { $size ->
        [small] Mazs
        [medium] Vidējs
       *[large] Liels
    }
blockout-card-any = Jebkurš
blockout-card-pass = Izlaist
blockout-card-reverse = Apgriezt

# Spoken while the block must stand, one a second.
blockout-count-1 = divdesmit viens
blockout-count-2 = divdesmit divi
blockout-count-3 = divdesmit trīs

blockout-hand = Tavas kārtis
blockout-copies = { $count } × { $card }
blockout-choose-card = Izvēlies kārti
blockout-choose-block = Tagad izvēlies kluci
blockout-hint-again = Pieskaries kārtij vēlreiz, lai to izspēlētu
blockout-hint-draw = Nekas neder: velc, līdz nāk derīga kārts
blockout-show-hand =
    { $who ->
        [you] Rādīt manas kārtis
        [nobody] Rādīt kārtis
       *[other] Rādīt kārtis: { $name }
    }
blockout-dealing = Dala kārtis
blockout-left = izgāja
blockout-clockwise = Ejam pulksteņa virzienā
blockout-counter = Ejam pretēji pulkstenim
blockout-cards =
    { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
blockout-player-cards =
    { $count ->
        [zero] { $name }: { $count } kāršu
        [one] { $name }: { $count } kārts
       *[other] { $name }: { $count } kārtis
    }
blockout-pile =
    { $count ->
        [zero] { $count } kāršu kavā
        [one] { $count } kārts kavā
       *[other] { $count } kārtis kavā
    }
blockout-height =
    { $count ->
        [zero] Tornis: { $count } kluču no { $all }
        [one] Tornis: { $count } klucis no { $all }
       *[other] Tornis: { $count } kluči no { $all }
    }
blockout-discard = Pēdējā kārts: { $card }

blockout-lower = Zemāk
blockout-raise = Augstāk
blockout-keys-far = Bīdīt lieliem soļiem
blockout-turn = Ceturtdaļa apļa
blockout-hold-left =
    { $seconds ->
        [zero] Vēl { $seconds } sekunžu, lai atlaistu
        [one] Vēl { $seconds } sekunde, lai atlaistu
       *[other] Vēl { $seconds } sekundes, lai atlaistu
    }
blockout-put = Nolikt te
blockout-back = Likt atpakaļ
blockout-landing =
    { $safety ->
        [steady] Šķiet stabili
        [risky] Riskanti
        [falls] Sagāztos
       *[misses] Blakus tornim
    }
blockout-face = Atgriezt skatu
blockout-picture = Saglabāt attēlu
blockout-slowly = Vēlreiz skatīt kritienu, lēni
blockout-flat-front = No priekšas
blockout-flat-side = No sāniem
blockout-flat-top = No augšas

blockout-centred = vidū
blockout-turned = pagriezts
blockout-aside =
    { $way ->
        [left] { $mm } mm pa kreisi no vidus
        [right] { $mm } mm pa labi no vidus
        [nearer] { $mm } mm tuvāk
       *[further] { $mm } mm tālāk
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabils
       *[moving] kustas
    }
blockout-held = { $block }, { $spot }, { $mm } mm augstāk
blockout-tower-is =
    { $state ->
        [steady] Tornis ir stabils.
       *[moving] Tornis kustas.
    }
blockout-push =
    { $way ->
        [left] Pa kreisi { $mm } mm
        [right] Pa labi { $mm } mm
        [nearer] Tuvāk { $mm } mm
        [further] Tālāk { $mm } mm
        [down] Lejup { $mm } mm
       *[up] Augšup { $mm } mm
    }

blockout-asked = Vai noturējās? Katrs saka, ko redzēja.
blockout-asked-again = Jūs neesat vienisprātis. Katrs vēlreiz saka, ko redzēja.
blockout-how = Vai noturējās?
blockout-fell-late = Nupat sagāzās
blockout-place = Liec: { $block }
blockout-now-placing =
    { $who ->
        [you] Tu liec: { $block }.
        [nobody] Vēl jānoliek: { $block }.
       *[other] { $name } liek: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Sāc tu.
        [nobody] Sāk brīva vieta.
       *[other] { $name } sāk.
    }
blockout-said-take =
    { $who ->
        [you] Tu izspēlē kārti „{ $card }” un ņem: { $block }.
        [nobody] Izspēlēta kārts „{ $card }”, klucis: { $block }.
       *[other] { $name } izspēlē kārti „{ $card }” un ņem: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Tavs pēdējais klucis: { $block }.
        [nobody] Pēdējais klucis: { $block }.
       *[other] { $name } ņem pēdējo kluci: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Tu ņem: { $block }.
        [nobody] Paņemts: { $block }.
       *[other] { $name } ņem: { $block }.
    }
blockout-said-slip = Roka noslīd: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Tu izlaid gājienu.
        [nobody] Gājiens ir izlaists.
       *[other] { $name } izlaiž gājienu.
    }
blockout-said-reverse =
    { $who ->
        [you] Tu apgriez spēles virzienu.
        [nobody] Spēles virziens apgriežas.
       *[other] { $name } apgriež spēles virzienu.
    }
blockout-said-letgo =
    { $who ->
        [you] Tu atlaid.
        [nobody] Klucis ir atlaists.
       *[other] { $name } atlaiž.
    }
blockout-said-drew =
    { $who ->
        [you] Tu velc { $count ->
            [zero] { $count } kāršu.
            [one] { $count } kārti.
           *[other] { $count } kārtis.
        }
        [nobody] No kavas: { $count ->
            [zero] { $count } kāršu.
            [one] { $count } kārts.
           *[other] { $count } kārtis.
        }
       *[other] { $name } velk { $count ->
            [zero] { $count } kāršu.
            [one] { $count } kārti.
           *[other] { $count } kārtis.
        }
    }
blockout-said-stood = Stāv!
blockout-said-fell = Tornis sagāzās!
blockout-said-late = Tornis sagāzās pats.
blockout-said-oops = Neskaitās: kārts un klucis nāk atpakaļ, izvēlies vēlreiz.
blockout-said-touched = Klucis skāra torni: kārts un klucis nāk atpakaļ, un gājiens beidzas.
blockout-said-again = Jūs joprojām neesat vienisprātis: klucis jāliek vēlreiz.
blockout-said-open = Jūs joprojām neesat vienisprātis: skaitās, ka tornis stāv, un spēle turpinās.
blockout-said-void =
    { $reason ->
        [touched] Klucis skāra torni: kārts un klucis nāk atpakaļ, izvēlies vēlreiz.
        [time] Laiks beidzās: izvēlies vēlreiz.
        [back] Klucis nolikts atpakaļ: izvēlies vēlreiz.
       *[lost] Mēģinājums pazuda: izvēlies vēlreiz.
    }
blockout-said-says-stood =
    { $who ->
        [you] Tu saki, ka noturējās.
        [nobody] Kāds saka, ka noturējās.
       *[other] { $name } saka, ka noturējās.
    }
blockout-said-says-fell =
    { $who ->
        [you] Tu saki, ka sagāzās.
        [nobody] Kāds saka, ka sagāzās.
       *[other] { $name } saka, ka sagāzās.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Tu to atsauc.
        [nobody] Tas tiek atsaukts.
       *[other] { $name } to atsauc.
    }
blockout-said-left =
    { $who ->
        [you] Tu izgāji no spēles.
        [nobody] Spēlētājs izgāja no spēles.
       *[other] { $name } izgāja no spēles.
    }
blockout-said-back = Gājiens ir atsaukts.
blockout-said-turn =
    { $who ->
        [you] Tava kārta.
        [nobody] Kārta brīvai vietai.
       *[other] Gājiens: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Sāc jaunu torni ar kluča kārti.
        [nobody] Jāsāk jauns tornis.
       *[other] { $name } sāk jaunu torni.
    }
blockout-said-bonus =
    { $who ->
        [you] Vēl viens klucis, jebkurš brīvais, un tu uzvari.
        [nobody] Jānoliek vēl viens klucis.
       *[other] { $name } liek vēl vienu kluci.
    }
blockout-said-practice =
    { $who ->
        [you] Ņem jebkuru kluci.
        [nobody] Var ņemt jebkuru kluci.
       *[other] { $name } trenējas.
    }
blockout-said-over =
    { $who ->
        [you] Spēle ir beigusies. Tu uzvarēji.
        [together] Spēle ir beigusies. Kopīga uzvara: tu un { $names }.
        [several] Spēle ir beigusies. Kopīga uzvara: { $names }.
        [nobody] Spēle ir beigusies.
       *[other] Spēle ir beigusies. { $names } uzvarēja.
    }

blockout-move-block = { $card }, ņemt: { $block }
blockout-move-extra = Ņemt: { $block }
blockout-move-pass = Izlaist
blockout-move-reverse = Apgriezt
blockout-move-drawcards = Vilkt kārtis
blockout-move-letgo = Atlaist
blockout-move-stood = Noturējās
blockout-move-fell = Sagāzās
blockout-move-unsay = Atsaukt
blockout-move-oops = Ups, skāra torni

blockout-text-not-now = Tagad tev nekas nav jādara.
blockout-text-moves = Ko tu vari darīt
blockout-text-hand = Bīdi kluci
blockout-text-state = Kāds stāvoklis
blockout-text-free = Brīvie kluči: { $blocks }
blockout-text-cards = Tavas kārtis: { $cards }

blockout-sheet =
    { $count ->
        [zero] Tornis: { $count } kluču no { $all }
        [one] Tornis: { $count } klucis no { $all }
       *[other] Tornis: { $count } kluči no { $all }
    }
blockout-sheet-place = Vieta
blockout-sheet-player = Spēlētājs
blockout-sheet-cards = Atlika kāršu

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Jau tornī
reason-block-mismatch = Klucis neder
reason-no-contact = Jāliek virsū
reason-off-site = Ārpus būvlaukuma
reason-wrong-spot = Tādas vietas te nav
reason-wrong-verdict = Tādas atbildes nav
reason-can-play = Tu vari iet
reason-need-block-card = Vajag kluča kārti
reason-bonus-due = Vispirms papildu klucis
reason-nine-blocks = Visi deviņi kluči stāv
reason-bonus-block = Papildu klucis noturējās

## Moves as a replay tells them

replay-blockout-take = { $card }, tad { $block }
replay-blockout-extra = { $block }, pēdējais
replay-blockout-slip = roka noslīd: { $mm } mm
replay-blockout-pass = izlaiž
replay-blockout-reverse = spēles virziens apgriežas
replay-blockout-drawcards = nekas neder, velk kārtis
replay-blockout-letgo = atlaiž kluci
replay-blockout-oops = skāra torni, neskaitās
replay-blockout-stood = tornis noturējās
replay-blockout-fell = tornis sagāzās
replay-blockout-unsay = atsaukts: nesagāzās
replay-blockout-void =
    { $reason ->
        [touched] klucis skāra torni, neskaitās
        [time] laiks beidzās: jāmēģina vēlreiz
        [back] klucis nolikts atpakaļ
       *[lost] mēģinājums pazuda: jāmēģina vēlreiz
    }
replay-blockout-begin =
    { $who ->
        [you] Sāc tu
        [nobody] Sāk brīva vieta
       *[other] { $name } sāk
    }
replay-blockout-draw = kārts no kavas: { $card }
replay-blockout-hidden = kārts no kavas
