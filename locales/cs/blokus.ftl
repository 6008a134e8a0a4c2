### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Rohem k rohu, nikdy hranou k hraně: najdi místo pro všechny své díly, než ti ho vezmou ostatní.

blokus-colour-blue = modrá
blokus-colour-yellow = žlutá
blokus-colour-red = červená
blokus-colour-green = zelená

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = M
blokus-letter-yellow = L
blokus-letter-red = Č
blokus-letter-green = Z

blokus-board = Herní plán
blokus-shared = Společná barva
blokus-squares-left =
    { $count ->
        [one] zbývá { $count } čtvereček
        [few] zbývají { $count } čtverečky
       *[other] zbývá { $count } čtverečků
    }
blokus-pieces-left =
    { $count ->
        [one] zbývá { $count } díl
        [few] zbývají { $count } díly
       *[other] zbývá { $count } dílů
    }
blokus-tray = Díly: { $colour }
blokus-piece = Díl { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, žádné místo
        [one] { $piece }, { $count } místo
        [few] { $piece }, { $count } místa
       *[other] { $piece }, { $count } míst
    }
blokus-whose-tray = Díly které barvy ukázat

blokus-standing-blocked = už žádný tah
blokus-standing-finished = vše leží
blokus-standing-left = už nehraje
blokus-skipped = přeskočeno

blokus-your-turn = Jsi na tahu
blokus-turn-of =
    { $who ->
        [you] Jsi na tahu
        [nobody] Místo je ještě volné
       *[other] Na tahu: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Jsi na tahu
        [nobody] Místo je ještě volné
       *[other] { $name } přemýšlí
    }
blokus-drawing-lots = Losuje se, kdo začne
blokus-lay-for-all = Hraješ za společnou barvu
blokus-you-win = Vyhráváš!
blokus-wins =
    { $who ->
        [you] Vyhráváš!
        [nobody] Nikdo nevyhrál
       *[other] { $name } vyhrává
    }
blokus-shared-win = Společná výhra

blokus-lay = Položit sem
blokus-turn = Otočit
blokus-turn-key = Otočit (R)
blokus-flip = Překlopit
blokus-flip-key = Překlopit (F)
blokus-keys-jump = Skočit tím směrem na další vhodné místo
blokus-put-back = Odložit
blokus-pass = Pas
blokus-pass-sure = Ano, pas
blokus-turn-board = Otočit plán
blokus-holding = Držíš { $piece }
blokus-hint-take = Vezmi díl a polož ho na plán
blokus-hint-holding = R otočí, F překlopí, Esc odloží

blokus-said-laid = Barva { $colour } pokládá { $piece } na { $cells }.
blokus-said-returned = Barva { $colour } bere zpět { $piece }.
blokus-said-passed = Barva { $colour }: pas.
blokus-said-skipped = Barva { $colour } už nemá místo a přeskakuje se.
blokus-said-turn =
    { $who ->
        [you] Jsi na tahu, barva { $colour }.
        [nobody] Barva { $colour }: místo je ještě volné.
       *[other] Na tahu: { $name }, barva { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Konec hry. Vyhráváš.
        [together] Konec hry. Společná výhra: ty, { $names }.
        [several] Konec hry. Společná výhra: { $names }.
        [nobody] Konec hry.
       *[other] Konec hry. Vyhrává { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, vejde se
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Teď žádný díl nepokládáš.
blokus-text-pieces = Které díly se vejdou
blokus-text-places = Kam se vejde { $piece }
blokus-place =
    { $count ->
        [one] { $piece } na { $cells }, pokryje { $count } políčko
        [few] { $piece } na { $cells }, pokryje { $count } políčka
       *[other] { $piece } na { $cells }, pokryje { $count } políček
    }
blokus-text-before = Předchozí
blokus-text-after = Další
blokus-text-page = Strana { $page } z { $pages }
blokus-board-table = Herní plán, řádek po řádku odshora
blokus-empty = prázdné

blokus-sheet-basic = Vyhrává nejméně zbylých čtverečků
blokus-sheet-advanced = Vyhrává nejvíc bodů: minus jeden za čtvereček, plus bonus
blokus-sheet-place = Pořadí
blokus-sheet-player = Hráč
blokus-sheet-left = Zbylé čtverečky
blokus-sheet-bonus = Bonus
blokus-sheet-total = Celkem
blokus-sheet-number = { $value }
blokus-sheet-not-counted = nepočítá se

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Mimo plán
reason-overlap = Políčko je obsazené
reason-bad-shape = To není ten tvar
reason-no-start-corner = Pokryj rohové políčko
reason-no-start-square = Pokryj startovní políčko
reason-edge-contact = Dotýká se svých hranou
reason-no-corner-contact = Dotkni se svých rohem
reason-all-passed = Všichni řekli pas
reason-no-more-moves = Už žádný tah
replay-blokus-lay =
    { $squares ->
        [one] jeden čtvereček na { $cell }
        [few] { $squares } čtverečky na { $cell }
       *[other] { $squares } čtverečků na { $cell }
    }
replay-blokus-pass = pas
replay-blokus-begin =
    { $who ->
        [you] Začínáš
        [nobody] Začíná volné místo
       *[other] { $name } začíná
    }

## Records

end-record-blksgf = Pro Pentobi (.blksgf)
