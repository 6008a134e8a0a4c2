### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Stav výš, zataj dech a hlavně ať věž nespadne zrovna tobě.
game-blockout-alone = Trénink
game-blockout-alone-about = Věž bez karet, na trénink.

# A letter for each colour of block; all differ.
blockout-letter-wood = D
blockout-letter-red = Č
blockout-letter-blue = M
blockout-letter-yellow = L
blockout-letter-black = K

# A block by size and colour.
blockout-block =
    { $size ->
        [small] malá
        [medium] střední
        [large] velká
       *[any] libovolná
    } { $colour ->
        [wood] dřevěná kostka
        [red] červená kostka
        [blue] modrá kostka
        [yellow] žlutá kostka
        [black] černá kostka
       *[any] kostka
    }
blockout-card-exact =
    { $size ->
        [small] Malá
        [medium] Střední
       *[large] Velká
    } { $colour ->
        [wood] dřevěná
        [red] červená
        [blue] modrá
        [yellow] žlutá
       *[black] černá
    }
blockout-card-colour =
    { $colour ->
        [wood] Dřevěná
        [red] Červená
        [blue] Modrá
        [yellow] Žlutá
       *[black] Černá
    }
blockout-card-size =
    { $size ->
        [small] Malá
        [medium] Střední
       *[large] Velká
    }
blockout-card-any = Libovolná
blockout-card-pass = Pas
blockout-card-reverse = Obrat

# Spoken while the block must stand, one a second.
blockout-count-1 = jedenadvacet
blockout-count-2 = dvaadvacet
blockout-count-3 = třiadvacet

blockout-hand = Tvoje karty
blockout-copies = { $count }krát { $card }
blockout-choose-card = Vyber kartu
blockout-choose-block = Teď vyber kostku
blockout-hint-again = Ťukni na kartu ještě jednou, a zahraješ ji
blockout-hint-draw = Nic se nehodí: lízej, dokud se něco nenajde
blockout-show-hand =
    { $who ->
        [you] Ukázat tvoje karty
        [nobody] Ukázat karty
       *[other] Ukázat karty: { $name }
    }
blockout-dealing = Karty se rozdávají
blockout-left = už nehraje
blockout-clockwise = Hraje se po směru hodin
blockout-counter = Hraje se proti směru hodin
blockout-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } karta
        [few] { $name }: { $count } karty
       *[other] { $name }: { $count } karet
    }
blockout-pile =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
blockout-height =
    { $count ->
        [one] Věž: { $count } kostka z { $all }
        [few] Věž: { $count } kostky z { $all }
       *[other] Věž: { $count } kostek z { $all }
    }
blockout-discard = Naposled zahraná: { $card }

blockout-lower = Níž
blockout-raise = Výš
blockout-keys-far = Posunout o delší krok
blockout-turn = Čtvrt otáčky
blockout-hold-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda na puštění
        [few] Zbývají { $seconds } sekundy na puštění
       *[other] Zbývá { $seconds } sekund na puštění
    }
blockout-put = Položit sem
blockout-back = Odložit
blockout-landing =
    { $safety ->
        [steady] Vypadá stabilně
        [risky] Riskantní
        [falls] Spadla by
       *[misses] Vedle věže
    }
blockout-face = Vrátit pohled
blockout-picture = Uložit obrázek
blockout-slowly = Pád ještě jednou, pomalu
blockout-flat-front = Zepředu
blockout-flat-side = Ze strany
blockout-flat-top = Shora

blockout-centred = uprostřed
blockout-turned = otočená
blockout-aside =
    { $way ->
        [left] { $mm } mm vlevo od středu
        [right] { $mm } mm vpravo od středu
        [nearer] { $mm } mm blíž
       *[further] { $mm } mm dál
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabilní
       *[moving] hýbe se
    }
blockout-held = { $block }, { $spot }, ve výšce { $mm } mm
blockout-tower-is =
    { $state ->
        [steady] Věž je stabilní.
       *[moving] Věž se hýbe.
    }
blockout-push =
    { $way ->
        [left] Doleva { $mm } mm
        [right] Doprava { $mm } mm
        [nearer] Blíž { $mm } mm
        [further] Dál { $mm } mm
        [down] Dolů { $mm } mm
       *[up] Nahoru { $mm } mm
    }

blockout-asked = Vydržela věž? Ať každý řekne, co se stalo.
blockout-asked-again = Neshodujete se. Ať každý ještě jednou řekne, co se stalo.
blockout-how = Vydržela?
blockout-fell-late = Právě spadla
blockout-place = Polož: { $block }
blockout-now-placing =
    { $who ->
        [you] Teď pokládáš: { $block }.
        [nobody] Na položení čeká { $block }.
       *[other] { $name } pokládá: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Začínáš.
        [nobody] Začíná volné místo.
       *[other] { $name } začíná.
    }
blockout-said-take =
    { $who ->
        [you] Hraješ kartu „{ $card }“ a bereš si: { $block }.
        [nobody] Zahraná karta „{ $card }“, na řadě je { $block }.
       *[other] { $name } hraje kartu „{ $card }“ a bere si: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Jako poslední si bereš: { $block }.
        [nobody] Jako poslední přichází { $block }.
       *[other] { $name } si jako poslední bere: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Bereš si: { $block }.
        [nobody] Na řadě je { $block }.
       *[other] { $name } si bere: { $block }.
    }
blockout-said-slip = Ruka uklouzla: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Říkáš pas.
        [nobody] Pas.
       *[other] { $name } říká pas.
    }
blockout-said-reverse =
    { $who ->
        [you] Měníš směr hry.
        [nobody] Směr hry se mění.
       *[other] { $name } mění směr hry.
    }
blockout-said-letgo =
    { $who ->
        [you] Pouštíš kostku.
        [nobody] Kostka je puštěná.
       *[other] { $name } pouští kostku.
    }
blockout-said-drew =
    { $who ->
        [you] Lízáš si { $count ->
            [one] { $count } kartu.
            [few] { $count } karty.
           *[other] { $count } karet.
        }
        [nobody] Líznutí: { $count ->
            [one] { $count } karta.
            [few] { $count } karty.
           *[other] { $count } karet.
        }
       *[other] { $name } si lízá { $count ->
            [one] { $count } kartu.
            [few] { $count } karty.
           *[other] { $count } karet.
        }
    }
blockout-said-stood = Stojí!
blockout-said-fell = Věž spadla!
blockout-said-late = Věž spadla sama od sebe.
blockout-said-oops = Nepočítá se: karta i kostka se vracejí, vyber znovu.
blockout-said-touched = Kostka zavadila o věž: vrací se i s kartou a tah končí.
blockout-said-again = Pořád se neshodujete: kostka se pokládá znovu.
blockout-said-open = Pořád se neshodujete: platí, že věž stojí, a hraje se dál.
blockout-said-void =
    { $reason ->
        [touched] Kostka zavadila o věž: vrací se i s kartou, vyber znovu.
        [time] Čas vypršel: vyber znovu.
        [back] Kostka je odložená: vyber znovu.
       *[lost] Pokus se ztratil: vyber znovu.
    }
blockout-said-says-stood =
    { $who ->
        [you] Říkáš, že věž vydržela.
        [nobody] Někdo říká, že věž vydržela.
       *[other] { $name } říká, že věž vydržela.
    }
blockout-said-says-fell =
    { $who ->
        [you] Říkáš, že věž spadla.
        [nobody] Někdo říká, že věž spadla.
       *[other] { $name } říká, že věž spadla.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Bereš to zpět.
        [nobody] Bere se to zpět.
       *[other] { $name } to bere zpět.
    }
blockout-said-left =
    { $who ->
        [you] Odcházíš ze hry.
        [nobody] Někdo odchází ze hry.
       *[other] { $name } odchází ze hry.
    }
blockout-said-back = Jeden tah se bere zpět.
blockout-said-turn =
    { $who ->
        [you] Jsi na tahu.
        [nobody] Na tahu je volné místo.
       *[other] Na tahu: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Začni novou věž kartou kostky.
        [nobody] Má se začít nová věž.
       *[other] { $name } začíná novou věž.
    }
blockout-said-bonus =
    { $who ->
        [you] Ještě jedna kostka, kterákoli volná, a vyhráváš.
        [nobody] Má se položit ještě jedna kostka.
       *[other] { $name } pokládá ještě jednu kostku.
    }
blockout-said-practice =
    { $who ->
        [you] Vezmi si libovolnou kostku.
        [nobody] Vzít se dá kterákoli kostka.
       *[other] { $name } trénuje.
    }
blockout-said-over =
    { $who ->
        [you] Konec hry. Vyhráváš.
        [together] Konec hry. Společná výhra: ty, { $names }.
        [several] Konec hry. Společná výhra: { $names }.
        [nobody] Konec hry.
       *[other] Konec hry. Vyhrává { $names }.
    }

blockout-move-block = { $card }, vzít si: { $block }
blockout-move-extra = Vzít si: { $block }
blockout-move-pass = Pas
blockout-move-reverse = Obrat
blockout-move-drawcards = Líznout si
blockout-move-letgo = Pustit
blockout-move-stood = Vydržela
blockout-move-fell = Spadla
blockout-move-unsay = Vzít zpět
blockout-move-oops = Jejda, dotyk

blockout-text-not-now = Teď nemáš co dělat.
blockout-text-moves = Co můžeš udělat
blockout-text-hand = Posunout kostku
blockout-text-state = Stav hry
blockout-text-free = Volné kostky: { $blocks }
blockout-text-cards = Tvoje karty: { $cards }

blockout-sheet =
    { $count ->
        [one] Věž: { $count } kostka z { $all }
        [few] Věž: { $count } kostky z { $all }
       *[other] Věž: { $count } kostek z { $all }
    }
blockout-sheet-place = Pořadí
blockout-sheet-player = Hráč
blockout-sheet-cards = Zbylé karty

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Už je na věži
reason-block-mismatch = Kostka se nehodí
reason-no-contact = Musí ležet na vršku
reason-off-site = Mimo staveniště
reason-wrong-spot = Takové místo tu není
reason-wrong-verdict = Takový verdikt není
reason-can-play = Můžeš hrát
reason-need-block-card = Chce to kartu kostky
reason-bonus-due = Nejdřív kostka navíc
reason-nine-blocks = Stojí všech devět kostek
reason-bonus-block = Kostka navíc stojí

## Moves as a replay tells them

replay-blockout-take = { $card } a { $block }
replay-blockout-extra = jako poslední { $block }
replay-blockout-slip = ruka uklouzla: { $mm } mm
replay-blockout-pass = pas
replay-blockout-reverse = směr hry se mění
replay-blockout-drawcards = nic se nehodí, lízají se karty
replay-blockout-letgo = pouští
replay-blockout-oops = dotyk, nepočítá se
replay-blockout-stood = vydržela
replay-blockout-fell = spadla
replay-blockout-unsay = vzato zpět, nespadla
replay-blockout-void =
    { $reason ->
        [touched] kostka zavadila o věž, nepočítá se
        [time] čas vypršel: nový pokus
        [back] kostka se vrací
       *[lost] pokus se ztratil: nový pokus
    }
replay-blockout-begin =
    { $who ->
        [you] Začínáš
        [nobody] Začíná volné místo
       *[other] { $name } začíná
    }
replay-blockout-draw = karta z balíčku: { $card }
replay-blockout-hidden = karta z balíčku
