### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Rohom k rohu, nikdy hranou k hrane: nájdi miesto pre všetky svoje diely, skôr než ti ho vezmú ostatní.

blokus-colour-blue = modrá
blokus-colour-yellow = žltá
blokus-colour-red = červená
blokus-colour-green = zelená

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = M
blokus-letter-yellow = L
blokus-letter-red = Č
blokus-letter-green = Z

blokus-board = Doska
blokus-shared = Spoločná farba
blokus-squares-left =
    { $count ->
        [one] zostáva { $count } štvorček
        [few] zostávajú { $count } štvorčeky
       *[other] zostáva { $count } štvorčekov
    }
blokus-pieces-left =
    { $count ->
        [one] zostáva { $count } diel
        [few] zostávajú { $count } diely
       *[other] zostáva { $count } dielov
    }
blokus-tray = Diely: { $colour }
blokus-piece = Diel { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, žiadne miesto
        [one] { $piece }, { $count } miesto
        [few] { $piece }, { $count } miesta
       *[other] { $piece }, { $count } miest
    }
blokus-whose-tray = Diely ktorej farby ukázať

blokus-standing-blocked = už žiadny ťah
blokus-standing-finished = všetko leží
blokus-standing-left = už nehrá
blokus-skipped = preskočené

blokus-your-turn = Si na ťahu
blokus-turn-of =
    { $who ->
        [you] Si na ťahu
        [nobody] Miesto je ešte voľné
       *[other] Na ťahu: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Si na ťahu
        [nobody] Miesto je ešte voľné
       *[other] { $name } premýšľa
    }
blokus-drawing-lots = Žrebuje sa, kto začne
blokus-lay-for-all = Hráš za spoločnú farbu
blokus-you-win = Vyhrávaš!
blokus-wins =
    { $who ->
        [you] Vyhrávaš!
        [nobody] Nikto nevyhral
       *[other] { $name } vyhráva
    }
blokus-shared-win = Spoločná výhra

blokus-lay = Položiť sem
blokus-turn = Otočiť
blokus-turn-key = Otočiť (R)
blokus-flip = Preklopiť
blokus-flip-key = Preklopiť (F)
blokus-keys-jump = Skočiť tým smerom na ďalšie vhodné miesto
blokus-put-back = Odložiť
blokus-pass = Pas
blokus-pass-sure = Áno, pas
blokus-turn-board = Otočiť dosku
blokus-holding = Držíš { $piece }
blokus-hint-take = Vezmi diel a polož ho na dosku
blokus-hint-holding = R otočí, F preklopí, Esc odloží

blokus-said-laid = Farba { $colour } kladie { $piece } na { $cells }.
blokus-said-returned = Farba { $colour } berie späť { $piece }.
blokus-said-passed = Farba { $colour }: pas.
blokus-said-skipped = Farba { $colour } už nemá miesto a preskakuje sa.
blokus-said-turn =
    { $who ->
        [you] Si na ťahu, farba { $colour }.
        [nobody] Farba { $colour }: miesto je ešte voľné.
       *[other] Na ťahu: { $name }, farba { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Koniec hry. Vyhrávaš.
        [together] Koniec hry. Spoločná výhra: ty, { $names }.
        [several] Koniec hry. Spoločná výhra: { $names }.
        [nobody] Koniec hry.
       *[other] Koniec hry. Vyhráva { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, zmestí sa
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Teraz nekladieš žiadny diel.
blokus-text-pieces = Ktoré diely sa zmestia
blokus-text-places = Kam sa zmestí { $piece }
blokus-place =
    { $count ->
        [one] { $piece } na { $cells }, pokryje { $count } políčko
        [few] { $piece } na { $cells }, pokryje { $count } políčka
       *[other] { $piece } na { $cells }, pokryje { $count } políčok
    }
blokus-text-before = Predošlé
blokus-text-after = Ďalšie
blokus-text-page = Strana { $page } z { $pages }
blokus-board-table = Doska, riadok po riadku zhora
blokus-empty = prázdne

blokus-sheet-basic = Vyhráva najmenej zvyšných štvorčekov
blokus-sheet-advanced = Vyhráva najviac bodov: mínus jeden za štvorček, plus bonus
blokus-sheet-place = Poradie
blokus-sheet-player = Hráč
blokus-sheet-left = Zvyšné štvorčeky
blokus-sheet-bonus = Bonus
blokus-sheet-total = Spolu
blokus-sheet-number = { $value }
blokus-sheet-not-counted = neráta sa

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Mimo dosky
reason-overlap = Políčko je obsadené
reason-bad-shape = To nie je ten tvar
reason-no-start-corner = Pokry rohové políčko
reason-no-start-square = Pokry štartové políčko
reason-edge-contact = Dotýka sa svojich hranou
reason-no-corner-contact = Dotkni sa svojich rohom
reason-all-passed = Všetci povedali pas
reason-no-more-moves = Už žiadny ťah
replay-blokus-lay =
    { $squares ->
        [one] jeden štvorček na { $cell }
        [few] { $squares } štvorčeky na { $cell }
       *[other] { $squares } štvorčekov na { $cell }
    }
replay-blokus-pass = pas
replay-blokus-begin =
    { $who ->
        [you] Začínaš
        [nobody] Začína voľné miesto
       *[other] { $name } začína
    }

## Records

end-record-blksgf = Pre Pentobi (.blksgf)
