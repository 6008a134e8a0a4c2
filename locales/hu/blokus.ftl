### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Sarok a sarokhoz, oldal az oldalhoz soha: találj helyet minden lapocskádnak, mielőtt a többiek elfoglalják.

blokus-colour-blue = kék
blokus-colour-yellow = sárga
blokus-colour-red = piros
blokus-colour-green = zöld

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = K
blokus-letter-yellow = S
blokus-letter-red = P
blokus-letter-green = Z

blokus-board = Tábla
blokus-shared = Közös szín
blokus-squares-left =
    { $count ->
        [one] még { $count } mező
       *[other] még { $count } mező
    }
blokus-pieces-left =
    { $count ->
        [one] még { $count } lapocska
       *[other] még { $count } lapocska
    }
blokus-tray = Lapocskák: { $colour }
blokus-piece = { $piece } lapocska
blokus-piece-places =
    { $count ->
        [0] { $piece }, nincs helye
        [one] { $piece }, { $count } helyre fér
       *[other] { $piece }, { $count } helyre fér
    }
blokus-whose-tray = Melyik szín lapocskái látszanak

blokus-standing-blocked = nem tud lépni
blokus-standing-finished = mind lerakva
blokus-standing-left = kilépett
blokus-skipped = kihagyva

blokus-your-turn = Te jössz
blokus-turn-of =
    { $who ->
        [you] Te jössz
        [nobody] A hely még szabad
       *[other] { $name } következik
    }
blokus-waiting-for =
    { $who ->
        [you] Te jössz
        [nobody] A hely még szabad
       *[other] { $name } gondolkodik
    }
blokus-drawing-lots = Sorsoljuk, ki kezd
blokus-lay-for-all = Most a közös színnel lépsz
blokus-you-win = Nyertél!
blokus-wins =
    { $who ->
        [you] Nyertél!
        [nobody] Senki sem nyert
       *[other] { $name } nyert
    }
blokus-shared-win = Közös győzelem

blokus-lay = Leteszem ide
blokus-turn = Forgat
blokus-turn-key = Forgat (R)
blokus-flip = Megfordít
blokus-flip-key = Megfordít (F)
blokus-keys-jump = Ugrás abban az irányban a következő jó helyre
blokus-put-back = Visszateszem
blokus-pass = Passz
blokus-pass-sure = Igen, passz
blokus-turn-board = Tábla forgatása
blokus-holding = Kezedben: { $piece }
blokus-hint-take = Fogj egy lapocskát, és tedd a táblára
blokus-hint-holding = R forgatja, F megfordítja, Esc visszateszi

blokus-said-laid = { $colour }: { $piece } lerakva ide: { $cells }.
blokus-said-returned = { $colour }: { $piece } visszavéve.
blokus-said-passed = { $colour }: passz.
blokus-said-skipped = { $colour }: nincs több helye, kimarad.
blokus-said-turn =
    { $who ->
        [you] Te jössz, a szín: { $colour }.
        [nobody] Még szabad a hely, amelyik következik. A szín: { $colour }.
       *[other] { $name } következik, a szín: { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Vége a játéknak. Nyertél.
        [together] Vége a játéknak. Közös győzelem: te és { $names }.
        [several] Vége a játéknak. Közös győzelem: { $names }.
        [nobody] Vége a játéknak.
       *[other] Vége a játéknak. { $names } nyert.
    }
blokus-said-fits = { $piece }, { $cell }, jó helyen
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Most nem te raksz le lapocskát.
blokus-text-pieces = Lerakható lapocskák
blokus-text-places = Hová kerülhet: { $piece }
blokus-place =
    { $count ->
        [one] { $piece } ide: { $cells }, { $count } mezőt fed le
       *[other] { $piece } ide: { $cells }, { $count } mezőt fed le
    }
blokus-text-before = Előzők
blokus-text-after = Tovább
blokus-text-page = Oldal: { $page } / { $pages }
blokus-board-table = A tábla, soronként, felülről lefelé
blokus-empty = üres

blokus-sheet-basic = A legkevesebb megmaradt mező nyer
blokus-sheet-advanced = A legtöbb pont nyer: mezőnként mínusz egy, plusz a bónusz
blokus-sheet-place = Helyezés
blokus-sheet-player = Játékos
blokus-sheet-left = Megmaradt mező
blokus-sheet-bonus = Bónusz
blokus-sheet-total = Összesen
blokus-sheet-number = { $value }
blokus-sheet-not-counted = nem számít

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = A táblán kívül
reason-overlap = A mező foglalt
reason-bad-shape = Nem ilyen alakú
reason-no-start-corner = Fedj le egy sarkot
reason-no-start-square = Fedd le a kezdőmeződet
reason-edge-contact = Oldalával ér a színedhez
reason-no-corner-contact = Érj saját sarokhoz
reason-all-passed = Mindenki passzolt
reason-no-more-moves = Nincs több lépés
replay-blokus-lay =
    { $squares ->
        [one] egy mező ide: { $cell }
       *[other] { $squares } mező ide: { $cell }
    }
replay-blokus-pass = passz
replay-blokus-begin =
    { $who ->
        [you] Te kezdesz
        [nobody] Egy szabad hely kezd
       *[other] { $name } kezd
    }

## Records

end-record-blksgf = Pentobihoz (.blksgf)
