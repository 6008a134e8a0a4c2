# The board for any game from outside: its own picture, and a list of moves.
general-moves = Lépések
general-search = Lépés keresése
general-no-match = Ilyen nevű lépés nincs.
general-text-moves = Mit tehetsz
general-text-parts = Mi látszik a képen
general-text-not-now = Most nincs teendőd.
general-tap = Koppints a képre.
general-tap-or-list = Koppints a képre, vagy válassz egy lépést a listából.
general-choose = Válassz egy lépést a listából.
general-as = Ki lép
general-no-picture = Ennek a játéknak most nincs képe. Minden lépés ott van a listában.
general-refused = Ezt most nem lehet lépni.
general-said-move =
    { $who ->
        [you] A te lépésed: { $move }.
        [nobody] Új lépés: { $move }.
       *[other] { $name } lépése: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Léptél.
        [nobody] Történt valami, amit te nem láthatsz.
       *[other] { $name } lépett.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Kiléptél a játékból.
        [nobody] Egy játékos kilépett a játékból.
       *[other] { $name } kilépett a játékból.
    }
general-said-back = Egy lépés visszavonva.
general-sheet = Így ért véget
general-sheet-place = Helyezés
general-sheet-player = Játékos
general-sheet-points = Pontok
general-about = Ez a játék egy csomagból jön, amelyet a szerver gazdája telepített.
