# The board for any game from outside: its own picture, and a list of moves.
general-moves = Tahy
general-search = Hledat tahy
general-no-match = Žádný tah se tak nejmenuje.
general-text-moves = Co můžeš udělat
general-text-parts = Co je na obrázku
general-text-not-now = Teď nemáš co dělat.
general-tap = Ťukni na obrázek.
general-tap-or-list = Ťukni na obrázek, nebo vyber tah ze seznamu.
general-choose = Vyber tah ze seznamu.
general-as = Hraješ jako
general-no-picture = Tahle hra teď nemá obrázek. Všechny tahy jsou v seznamu.
general-refused = To se teď zahrát nedá.
general-said-move =
    { $who ->
        [you] Hraješ: { $move }.
        [nobody] Odehrálo se: { $move }.
       *[other] { $name } hraje: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Tvůj tah je hotový.
        [nobody] Stalo se něco, co nemáš vidět.
       *[other] { $name } má odehráno.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Odcházíš ze hry.
        [nobody] Někdo odchází ze hry.
       *[other] { $name } odchází ze hry.
    }
general-said-back = Jeden tah se bere zpět.
general-sheet = Jak to dopadlo
general-sheet-place = Pořadí
general-sheet-player = Hráč
general-sheet-points = Body
general-about = Tahle hra pochází z balíčku, který nainstaloval majitel tohoto serveru.
