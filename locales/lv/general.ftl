# The board for any game from outside: its own picture, and a list of moves.
general-moves = Gājieni
general-search = Meklēt gājienu
general-no-match = Gājiena ar tādu nosaukumu nav.
general-text-moves = Ko tu vari darīt
general-text-parts = Kas redzams attēlā
general-text-not-now = Tagad tev nekas nav jādara.
general-tap = Pieskaries attēlam.
general-tap-or-list = Pieskaries attēlam vai izvēlies gājienu no saraksta.
general-choose = Izvēlies gājienu no saraksta.
general-as = Kas iet
general-no-picture = Šai spēlei pašlaik nav attēla. Visi gājieni ir sarakstā.
general-refused = Tagad tā iet nevar.
general-said-move =
    { $who ->
        [you] Tavs gājiens: { $move }.
        [nobody] Gājiens: { $move }.
       *[other] { $name } iet: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Tu jau gāji.
        [nobody] Notika kaut kas, ko tev nav lemts redzēt.
       *[other] { $name } jau gāja.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Tu izgāji no spēles.
        [nobody] Spēlētājs izgāja no spēles.
       *[other] { $name } izgāja no spēles.
    }
general-said-back = Gājiens ir atsaukts.
general-sheet = Kā beidzās
general-sheet-place = Vieta
general-sheet-player = Spēlētājs
general-sheet-points = Punkti
general-about = Šī spēle ir no pakotnes, ko uzstādīja šī servera īpašnieks.
