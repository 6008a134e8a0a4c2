### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Stavaj vyššie, zataj dych a hlavne nech veža nespadne práve tebe.
game-blockout-alone = Tréning
game-blockout-alone-about = Veža bez kariet, na tréning.

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
        [medium] stredná
        [large] veľká
       *[any] ľubovoľná
    } { $colour ->
        [wood] drevená kocka
        [red] červená kocka
        [blue] modrá kocka
        [yellow] žltá kocka
        [black] čierna kocka
       *[any] kocka
    }
blockout-card-exact =
    { $size ->
        [small] Malá
        [medium] Stredná
       *[large] Veľká
    } { $colour ->
        [wood] drevená
        [red] červená
        [blue] modrá
        [yellow] žltá
       *[black] čierna
    }
blockout-card-colour =
    { $colour ->
        [wood] Drevená
        [red] Červená
        [blue] Modrá
        [yellow] Žltá
       *[black] Čierna
    }
blockout-card-size =
    { $size ->
        [small] Malá
        [medium] Stredná
       *[large] Veľká
    }
blockout-card-any = Ľubovoľná
blockout-card-pass = Pas
blockout-card-reverse = Obrat

# Spoken while the block must stand, one a second.
blockout-count-1 = dvadsaťjeden
blockout-count-2 = dvadsaťdva
blockout-count-3 = dvadsaťtri

blockout-hand = Tvoje karty
blockout-copies = { $count }-krát { $card }
blockout-choose-card = Vyber kartu
blockout-choose-block = Teraz vyber kocku
blockout-hint-again = Ťukni na kartu ešte raz a zahráš ju
blockout-hint-draw = Nič sa nehodí: ťahaj karty, kým sa niečo nenájde
blockout-show-hand =
    { $who ->
        [you] Ukázať tvoje karty
        [nobody] Ukázať karty
       *[other] Ukázať karty: { $name }
    }
blockout-dealing = Karty sa rozdávajú
blockout-left = už nehrá
blockout-clockwise = Hrá sa v smere hodín
blockout-counter = Hrá sa proti smeru hodín
blockout-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } karta
        [few] { $name }: { $count } karty
       *[other] { $name }: { $count } kariet
    }
blockout-pile =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } kariet v balíčku
    }
blockout-height =
    { $count ->
        [one] Veža: { $count } kocka z { $all }
        [few] Veža: { $count } kocky z { $all }
       *[other] Veža: { $count } kociek z { $all }
    }
blockout-discard = Naposledy zahraná: { $card }

blockout-lower = Nižšie
blockout-raise = Vyššie
blockout-keys-far = Posunúť o dlhší krok
blockout-turn = Štvrť otáčky
blockout-hold-left =
    { $seconds ->
        [one] Zostáva { $seconds } sekunda na pustenie
        [few] Zostávajú { $seconds } sekundy na pustenie
       *[other] Zostáva { $seconds } sekúnd na pustenie
    }
blockout-put = Položiť sem
blockout-back = Odložiť
blockout-landing =
    { $safety ->
        [steady] Vyzerá stabilne
        [risky] Riskantné
        [falls] Spadla by
       *[misses] Vedľa veže
    }
blockout-face = Vrátiť pohľad
blockout-picture = Uložiť obrázok
blockout-slowly = Pád ešte raz, pomaly
blockout-flat-front = Spredu
blockout-flat-side = Zboku
blockout-flat-top = Zhora

blockout-centred = v strede
blockout-turned = otočená
blockout-aside =
    { $way ->
        [left] { $mm } mm vľavo od stredu
        [right] { $mm } mm vpravo od stredu
        [nearer] { $mm } mm bližšie
       *[further] { $mm } mm ďalej
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabilná
       *[moving] hýbe sa
    }
blockout-held = { $block }, { $spot }, vo výške { $mm } mm
blockout-tower-is =
    { $state ->
        [steady] Veža je stabilná.
       *[moving] Veža sa hýbe.
    }
blockout-push =
    { $way ->
        [left] Doľava { $mm } mm
        [right] Doprava { $mm } mm
        [nearer] Bližšie { $mm } mm
        [further] Ďalej { $mm } mm
        [down] Nadol { $mm } mm
       *[up] Nahor { $mm } mm
    }

blockout-asked = Vydržala veža? Nech každý povie, čo sa stalo.
blockout-asked-again = Nezhodli ste sa. Nech každý ešte raz povie, čo sa stalo.
blockout-how = Vydržala?
blockout-fell-late = Práve spadla
blockout-place = Polož: { $block }
blockout-now-placing =
    { $who ->
        [you] Teraz kladieš: { $block }.
        [nobody] Na položenie čaká { $block }.
       *[other] { $name } kladie: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Začínaš.
        [nobody] Začína voľné miesto.
       *[other] { $name } začína.
    }
blockout-said-take =
    { $who ->
        [you] Hráš kartu „{ $card }“ a berieš si: { $block }.
        [nobody] Zahraná karta „{ $card }“, na rade je { $block }.
       *[other] { $name } hrá kartu „{ $card }“ a berie si: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Na záver si berieš: { $block }.
        [nobody] Na záver prichádza { $block }.
       *[other] { $name } si na záver berie: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Berieš si: { $block }.
        [nobody] Na rade je { $block }.
       *[other] { $name } si berie: { $block }.
    }
blockout-said-slip = Ruka sa pošmykla: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Hovoríš pas.
        [nobody] Pas.
       *[other] { $name } hovorí pas.
    }
blockout-said-reverse =
    { $who ->
        [you] Meníš smer hry.
        [nobody] Smer hry sa mení.
       *[other] { $name } mení smer hry.
    }
blockout-said-letgo =
    { $who ->
        [you] Púšťaš kocku.
        [nobody] Kocka je pustená.
       *[other] { $name } púšťa kocku.
    }
blockout-said-drew =
    { $who ->
        [you] Ťaháš si { $count ->
            [one] { $count } kartu.
            [few] { $count } karty.
           *[other] { $count } kariet.
        }
        [nobody] Potiahnuté: { $count ->
            [one] { $count } karta.
            [few] { $count } karty.
           *[other] { $count } kariet.
        }
       *[other] { $name } si ťahá { $count ->
            [one] { $count } kartu.
            [few] { $count } karty.
           *[other] { $count } kariet.
        }
    }
blockout-said-stood = Stojí!
blockout-said-fell = Veža spadla!
blockout-said-late = Veža spadla sama od seba.
blockout-said-oops = Neráta sa: karta aj kocka sa vracajú, vyber znova.
blockout-said-touched = Kocka zavadila o vežu: vracia sa aj s kartou a ťah sa končí.
blockout-said-again = Stále sa nezhodujete: kocka sa kladie znova.
blockout-said-open = Stále sa nezhodujete: platí, že veža stojí, a hrá sa ďalej.
blockout-said-void =
    { $reason ->
        [touched] Kocka zavadila o vežu: vracia sa aj s kartou, vyber znova.
        [time] Čas vypršal: vyber znova.
        [back] Kocka je odložená: vyber znova.
       *[lost] Pokus sa stratil: vyber znova.
    }
blockout-said-says-stood =
    { $who ->
        [you] Hovoríš, že veža vydržala.
        [nobody] Niekto hovorí, že veža vydržala.
       *[other] { $name } hovorí, že veža vydržala.
    }
blockout-said-says-fell =
    { $who ->
        [you] Hovoríš, že veža spadla.
        [nobody] Niekto hovorí, že veža spadla.
       *[other] { $name } hovorí, že veža spadla.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Berieš to späť.
        [nobody] Berie sa to späť.
       *[other] { $name } to berie späť.
    }
blockout-said-left =
    { $who ->
        [you] Odchádzaš z hry.
        [nobody] Niekto odchádza z hry.
       *[other] { $name } odchádza z hry.
    }
blockout-said-back = Jeden ťah sa berie späť.
blockout-said-turn =
    { $who ->
        [you] Si na ťahu.
        [nobody] Na ťahu je voľné miesto.
       *[other] Na ťahu: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Začni novú vežu kartou kocky.
        [nobody] Má sa začať nová veža.
       *[other] { $name } začína novú vežu.
    }
blockout-said-bonus =
    { $who ->
        [you] Ešte jedna kocka, ktorákoľvek voľná, a vyhrávaš.
        [nobody] Má sa položiť ešte jedna kocka.
       *[other] { $name } kladie ešte jednu kocku.
    }
blockout-said-practice =
    { $who ->
        [you] Vezmi si ľubovoľnú kocku.
        [nobody] Vziať sa dá ktorákoľvek kocka.
       *[other] { $name } trénuje.
    }
blockout-said-over =
    { $who ->
        [you] Koniec hry. Vyhrávaš.
        [together] Koniec hry. Spoločná výhra: ty, { $names }.
        [several] Koniec hry. Spoločná výhra: { $names }.
        [nobody] Koniec hry.
       *[other] Koniec hry. Vyhráva { $names }.
    }

blockout-move-block = { $card }, vziať si: { $block }
blockout-move-extra = Vziať si: { $block }
blockout-move-pass = Pas
blockout-move-reverse = Obrat
blockout-move-drawcards = Ťahať karty
blockout-move-letgo = Pustiť
blockout-move-stood = Vydržala
blockout-move-fell = Spadla
blockout-move-unsay = Vziať späť
blockout-move-oops = Hups, dotyk

blockout-text-not-now = Teraz nemáš čo robiť.
blockout-text-moves = Čo môžeš urobiť
blockout-text-hand = Posunúť kocku
blockout-text-state = Stav hry
blockout-text-free = Voľné kocky: { $blocks }
blockout-text-cards = Tvoje karty: { $cards }

blockout-sheet =
    { $count ->
        [one] Veža: { $count } kocka z { $all }
        [few] Veža: { $count } kocky z { $all }
       *[other] Veža: { $count } kociek z { $all }
    }
blockout-sheet-place = Poradie
blockout-sheet-player = Hráč
blockout-sheet-cards = Zvyšné karty

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Už je na veži
reason-block-mismatch = Kocka sa nehodí
reason-no-contact = Musí ležať na vrchu
reason-off-site = Mimo staveniska
reason-wrong-spot = Také miesto tu nie je
reason-wrong-verdict = Taký verdikt nie je
reason-can-play = Môžeš hrať
reason-need-block-card = Treba kartu kocky
reason-bonus-due = Najprv kocka navyše
reason-nine-blocks = Stojí všetkých deväť
reason-bonus-block = Kocka navyše stojí

## Moves as a replay tells them

replay-blockout-take = { $card } a { $block }
replay-blockout-extra = na záver { $block }
replay-blockout-slip = ruka sa pošmykla: { $mm } mm
replay-blockout-pass = pas
replay-blockout-reverse = smer hry sa mení
replay-blockout-drawcards = nič sa nehodí, ťahajú sa karty
replay-blockout-letgo = púšťa
replay-blockout-oops = dotyk, neráta sa
replay-blockout-stood = veža vydržala
replay-blockout-fell = veža spadla
replay-blockout-unsay = vzaté späť, nespadla
replay-blockout-void =
    { $reason ->
        [touched] kocka zavadila o vežu, neráta sa
        [time] čas vypršal: nový pokus
        [back] kocka odložená
       *[lost] pokus sa stratil: nový pokus
    }
replay-blockout-begin =
    { $who ->
        [you] Začínaš
        [nobody] Začína voľné miesto
       *[other] { $name } začína
    }
replay-blockout-draw = karta z balíčka: { $card }
replay-blockout-hidden = karta z balíčka
