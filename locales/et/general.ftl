# The board for any game from outside: its own picture, and a list of moves.
general-moves = Käigud
general-search = Otsi käiku
general-no-match = Sellise nimega käiku pole.
general-text-moves = Mida saad teha
general-text-parts = Mis on pildil
general-text-not-now = Sul pole praegu midagi teha.
general-tap = Puuduta pilti.
general-tap-or-list = Puuduta pilti või vali loendist käik.
general-choose = Vali loendist käik.
general-as = Kes käib
general-no-picture = Sel mängul pole praegu pilti. Kõik käigud on loendis.
general-refused = Seda ei saa praegu käia.
general-said-move =
    { $who ->
        [you] Sinu käik: { $move }.
        [nobody] Käik: { $move }.
       *[other] { $name } teeb käigu: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Sa oled käinud.
        [nobody] Juhtus midagi, mida sina näha ei tohi.
       *[other] { $name } on käinud.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Sa lahkusid mängust.
        [nobody] Üks mängija lahkus mängust.
       *[other] { $name } lahkus mängust.
    }
general-said-back = Käik võeti tagasi.
general-sheet = Lõpptulemus
general-sheet-place = Koht
general-sheet-player = Mängija
general-sheet-points = Punktid
general-about = See mäng tuleb paketist, mille serveri omanik on paigaldanud.
