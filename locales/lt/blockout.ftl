### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Statyk vis aukščiau, sulaikyk kvapą ir nenugriauk bokšto.
game-blockout-alone = Treniruotė
game-blockout-alone-about = Bokštas be kortų – treniruotis.

# A letter for each colour of block; all differ.
blockout-letter-wood = D
blockout-letter-red = R
blockout-letter-blue = M
blockout-letter-yellow = G
blockout-letter-black = J

# A block by size and colour.
blockout-block =
    { $size ->
        [small] maža
        [medium] vidutinė
        [large] didelė
       *[any] bet kuri
    } { $colour ->
        [wood] medinė kaladėlė
        [red] raudona kaladėlė
        [blue] mėlyna kaladėlė
        [yellow] geltona kaladėlė
        [black] juoda kaladėlė
       *[any] kaladėlė
    }
blockout-card-exact =
    { $size ->
        [small] Maža
        [medium] Vidutinė
       *[large] Didelė
    } { $colour ->
        [wood] medinė
        [red] raudona
        [blue] mėlyna
        [yellow] geltona
       *[black] juoda
    }
blockout-card-colour =
    { $colour ->
        [wood] Medinė
        [red] Raudona
        [blue] Mėlyna
        [yellow] Geltona
       *[black] Juoda
    }
blockout-card-size =
    { $size ->
        [small] Maža
        [medium] Vidutinė
       *[large] Didelė
    }
blockout-card-any = Bet kuri
blockout-card-pass = Praleisti
blockout-card-reverse = Apsukti

# Spoken while the block must stand, one a second.
blockout-count-1 = dvidešimt vienas
blockout-count-2 = dvidešimt du
blockout-count-3 = dvidešimt trys

blockout-hand = Tavo kortos
blockout-copies = { $count } × { $card }
blockout-choose-card = Pasirink kortą
blockout-choose-block = Dabar rinkis kaladėlę
blockout-hint-again = Paliesk kortą dar kartą, ir ji bus sužaista
blockout-hint-draw = Niekas netinka: trauk, kol gausi tinkamą kortą
blockout-show-hand =
    { $who ->
        [you] Rodyti mano kortas
        [nobody] Rodyti kortas
       *[other] Rodyti kortas: { $name }
    }
blockout-dealing = Dalijamos kortos
blockout-left = išėjo
blockout-clockwise = Einame pagal laikrodį
blockout-counter = Einame prieš laikrodį
blockout-cards =
    { $count ->
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } korta
        [few] { $name }: { $count } kortos
       *[other] { $name }: { $count } kortų
    }
blockout-pile =
    { $count ->
        [one] { $count } korta kaladėje
        [few] { $count } kortos kaladėje
       *[other] { $count } kortų kaladėje
    }
blockout-height =
    { $count ->
        [one] Bokštas: { $count } kaladėlė iš { $all }
        [few] Bokštas: { $count } kaladėlės iš { $all }
       *[other] Bokštas: { $count } kaladėlių iš { $all }
    }
blockout-discard = Paskutinė korta: { $card }

blockout-lower = Žemyn
blockout-raise = Aukštyn
blockout-keys-far = Dideli žingsniai
blockout-turn = Ketvirtis rato
blockout-hold-left =
    { $seconds ->
        [one] Paleisti liko { $seconds } sekundė
        [few] Paleisti liko { $seconds } sekundės
       *[other] Paleisti liko { $seconds } sekundžių
    }
blockout-put = Padėti čia
blockout-back = Padėti atgal
blockout-landing =
    { $safety ->
        [steady] Atrodo stabilu
        [risky] Rizikinga
        [falls] Nugriūtų
       *[misses] Šalia bokšto
    }
blockout-face = Grąžinti vaizdą
blockout-picture = Išsaugoti nuotrauką
blockout-slowly = Griūtis dar kartą, lėtai
blockout-flat-front = Iš priekio
blockout-flat-side = Iš šono
blockout-flat-top = Iš viršaus

blockout-centred = viduryje
blockout-turned = pasukta
blockout-aside =
    { $way ->
        [left] { $mm } mm į kairę nuo vidurio
        [right] { $mm } mm į dešinę nuo vidurio
        [nearer] { $mm } mm arčiau
       *[further] { $mm } mm toliau
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabili
       *[moving] juda
    }
blockout-held = { $block }, { $spot }, { $mm } mm aukščiau
blockout-tower-is =
    { $state ->
        [steady] Bokštas stabilus.
       *[moving] Bokštas juda.
    }
blockout-push =
    { $way ->
        [left] Kairėn { $mm } mm
        [right] Dešinėn { $mm } mm
        [nearer] Arčiau { $mm } mm
        [further] Toliau { $mm } mm
        [down] Žemyn { $mm } mm
       *[up] Aukštyn { $mm } mm
    }

blockout-asked = Ar išstovėjo? Kiekvienas sako, ką matė.
blockout-asked-again = Nesutariate. Kiekvienas dar kartą sako, ką matė.
blockout-how = Ar išstovėjo?
blockout-fell-late = Ką tik nugriuvo
blockout-place = Dėk: { $block }
blockout-now-placing =
    { $who ->
        [you] Tu dedi: { $block }.
        [nobody] Dar nepadėta: { $block }.
       *[other] { $name } deda: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Pradedi tu.
        [nobody] Pradeda laisva vieta.
       *[other] { $name } pradeda.
    }
blockout-said-take =
    { $who ->
        [you] Žaidi kortą „{ $card }“ ir imi: { $block }.
        [nobody] Sužaista korta „{ $card }“, kaladėlė: { $block }.
       *[other] { $name } žaidžia kortą „{ $card }“ ir ima: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Tavo paskutinė kaladėlė: { $block }.
        [nobody] Paskutinė kaladėlė: { $block }.
       *[other] { $name } ima paskutinę kaladėlę: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Imi: { $block }.
        [nobody] Imama: { $block }.
       *[other] { $name } ima: { $block }.
    }
blockout-said-slip = Ranka slysta: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Praleidi ėjimą.
        [nobody] Ėjimas praleidžiamas.
       *[other] { $name } praleidžia ėjimą.
    }
blockout-said-reverse =
    { $who ->
        [you] Apsuki žaidimo kryptį.
        [nobody] Žaidimo kryptis apsisuka.
       *[other] { $name } apsuka žaidimo kryptį.
    }
blockout-said-letgo =
    { $who ->
        [you] Paleidi.
        [nobody] Kaladėlė paleista.
       *[other] { $name } paleidžia.
    }
blockout-said-drew =
    { $who ->
        [you] Trauki { $count ->
            [one] { $count } kortą.
            [few] { $count } kortas.
           *[other] { $count } kortų.
        }
        [nobody] Ištraukta: { $count ->
            [one] { $count } korta.
            [few] { $count } kortos.
           *[other] { $count } kortų.
        }
       *[other] { $name } traukia { $count ->
            [one] { $count } kortą.
            [few] { $count } kortas.
           *[other] { $count } kortų.
        }
    }
blockout-said-stood = Stovi!
blockout-said-fell = Bokštas nugriuvo!
blockout-said-late = Bokštas nugriuvo pats.
blockout-said-oops = Negalioja: korta ir kaladėlė grįžta, rinkis iš naujo.
blockout-said-touched = Paliestas bokštas: korta ir kaladėlė grįžta, ėjimas baigtas.
blockout-said-again = Vis dar nesutariate: kaladėlė dedama iš naujo.
blockout-said-open = Vis dar nesutariate: laikoma, kad bokštas stovi, ir žaidimas tęsiasi.
blockout-said-void =
    { $reason ->
        [touched] Paliestas bokštas: korta ir kaladėlė grįžta, rinkis iš naujo.
        [time] Laikas baigėsi: rinkis iš naujo.
        [back] Kaladėlė padėta atgal: rinkis iš naujo.
       *[lost] Bandymas prarastas: rinkis iš naujo.
    }
blockout-said-says-stood =
    { $who ->
        [you] Tu sakai, kad išstovėjo.
        [nobody] Kažkas sako, kad išstovėjo.
       *[other] { $name } sako, kad išstovėjo.
    }
blockout-said-says-fell =
    { $who ->
        [you] Tu sakai, kad nugriuvo.
        [nobody] Kažkas sako, kad nugriuvo.
       *[other] { $name } sako, kad nugriuvo.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Tu tai atšauki.
        [nobody] Tai atšaukiama.
       *[other] { $name } tai atšaukia.
    }
blockout-said-left =
    { $who ->
        [you] Tu išėjai iš žaidimo.
        [nobody] Žaidėjas išėjo iš žaidimo.
       *[other] { $name } išėjo iš žaidimo.
    }
blockout-said-back = Ėjimas atšauktas.
blockout-said-turn =
    { $who ->
        [you] Tavo eilė.
        [nobody] Eilė laisvai vietai.
       *[other] Eilė: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Pradėk naują bokštą su kaladėlės korta.
        [nobody] Reikia pradėti naują bokštą.
       *[other] { $name } pradeda naują bokštą.
    }
blockout-said-bonus =
    { $who ->
        [you] Dar viena kaladėlė, bet kuri laisva, ir laimėsi.
        [nobody] Reikia padėti dar vieną kaladėlę.
       *[other] { $name } deda dar vieną kaladėlę.
    }
blockout-said-practice =
    { $who ->
        [you] Imk bet kurią kaladėlę.
        [nobody] Galima imti bet kurią kaladėlę.
       *[other] { $name } treniruojasi.
    }
blockout-said-over =
    { $who ->
        [you] Žaidimas baigtas. Laimėjai.
        [together] Žaidimas baigtas. Bendra pergalė: tu ir { $names }.
        [several] Žaidimas baigtas. Bendra pergalė: { $names }.
        [nobody] Žaidimas baigtas.
       *[other] Žaidimas baigtas. { $names } laimėjo.
    }

blockout-move-block = { $card }: imama { $block }
blockout-move-extra = Imti: { $block }
blockout-move-pass = Praleisti
blockout-move-reverse = Apsukti
blockout-move-drawcards = Traukti
blockout-move-letgo = Paleisti
blockout-move-stood = Išstovėjo
blockout-move-fell = Nugriuvo
blockout-move-unsay = Atšaukti
blockout-move-oops = Oi, paliesta

blockout-text-not-now = Dabar tau nėra ko daryti.
blockout-text-moves = Ką gali daryti
blockout-text-hand = Judink kaladėlę
blockout-text-state = Kokia padėtis
blockout-text-free = Laisvos kaladėlės: { $blocks }
blockout-text-cards = Tavo kortos: { $cards }

blockout-sheet =
    { $count ->
        [one] Bokštas: { $count } kaladėlė iš { $all }
        [few] Bokštas: { $count } kaladėlės iš { $all }
       *[other] Bokštas: { $count } kaladėlių iš { $all }
    }
blockout-sheet-place = Vieta
blockout-sheet-player = Žaidėjas
blockout-sheet-cards = Liko kortų

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Jau bokšte
reason-block-mismatch = Kaladėlė netinka
reason-no-contact = Turi gulėti viršuje
reason-off-site = Už statybvietės ribų
reason-wrong-spot = Tokios vietos čia nėra
reason-wrong-verdict = Tokio atsakymo nėra
reason-can-play = Gali eiti
reason-need-block-card = Reikia kaladėlės kortos
reason-bonus-due = Pirma papildoma kaladėlė
reason-nine-blocks = Stovi visos devynios
reason-bonus-block = Papildoma išstovėjo

## Moves as a replay tells them

replay-blockout-take = { $card }, tada { $block }
replay-blockout-extra = { $block }, paskutinė
replay-blockout-slip = ranka slysta: { $mm } mm
replay-blockout-pass = praleidžia
replay-blockout-reverse = žaidimo kryptis apsisuka
replay-blockout-drawcards = niekas netinka, traukiamos kortos
replay-blockout-letgo = paleidžia
replay-blockout-oops = paliesta, negalioja
replay-blockout-stood = bokštas išstovėjo
replay-blockout-fell = bokštas nugriuvo
replay-blockout-unsay = atšaukta: nenugriuvo
replay-blockout-void =
    { $reason ->
        [touched] paliestas bokštas, negalioja
        [time] laikas baigėsi: bandoma iš naujo
        [back] kaladėlė padėta atgal
       *[lost] bandymas prarastas: bandoma iš naujo
    }
replay-blockout-begin =
    { $who ->
        [you] Pradedi tu
        [nobody] Pradeda laisva vieta
       *[other] { $name } pradeda
    }
replay-blockout-draw = korta iš kaladės: { $card }
replay-blockout-hidden = korta iš kaladės
