# The board for any game from outside: its own picture, and a list of moves.
general-moves = Mutări
general-search = Caută mutări
general-no-match = Nicio mutare nu se numește așa.
general-text-moves = Ce poți face
general-text-parts = Ce arată imaginea
general-text-not-now = Nu ai nimic de făcut acum.
general-tap = Apasă pe imagine.
general-tap-or-list = Apasă pe imagine sau alege o mutare din listă.
general-choose = Alege o mutare din listă.
general-as = Joci ca
general-no-picture = Jocul acesta nu are acum imagine. Toate mutările sunt în listă.
general-refused = Asta nu se poate juca acum.
general-said-move =
    { $who ->
        [you] Joci { $move }.
        [nobody] Se joacă { $move }.
       *[other] { $name } joacă { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Ai jucat.
        [nobody] S-a întâmplat ceva ce nu ai voie să vezi.
       *[other] { $name } a jucat.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Ai plecat din joc.
        [nobody] Un jucător a plecat din joc.
       *[other] { $name } a plecat din joc.
    }
general-said-back = S-a retras o mutare.
general-sheet = Cum s-a terminat
general-sheet-place = Loc
general-sheet-player = Jucător
general-sheet-points = Puncte
general-about = Jocul acesta vine dintr-un pachet instalat de cine deține serverul.
