# The board for any game from outside: its own picture, and a list of moves.
general-moves = Ťahy
general-search = Hľadať ťahy
general-no-match = Žiadny ťah sa tak nevolá.
general-text-moves = Čo môžeš urobiť
general-text-parts = Čo je na obrázku
general-text-not-now = Teraz nemáš čo robiť.
general-tap = Ťukni na obrázok.
general-tap-or-list = Ťukni na obrázok alebo vyber ťah zo zoznamu.
general-choose = Vyber ťah zo zoznamu.
general-as = Hráš ako
general-no-picture = Táto hra teraz nemá obrázok. Všetky ťahy sú v zozname.
general-refused = To sa teraz zahrať nedá.
general-said-move =
    { $who ->
        [you] Hráš: { $move }.
        [nobody] Odohralo sa: { $move }.
       *[other] { $name } hrá: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Tvoj ťah je hotový.
        [nobody] Stalo sa niečo, čo nemáš vidieť.
       *[other] { $name } má odohraté.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Odchádzaš z hry.
        [nobody] Niekto odchádza z hry.
       *[other] { $name } odchádza z hry.
    }
general-said-back = Jeden ťah sa berie späť.
general-sheet = Ako to dopadlo
general-sheet-place = Poradie
general-sheet-player = Hráč
general-sheet-points = Body
general-about = Táto hra pochádza z balíka, ktorý nainštaloval majiteľ tohto servera.
