# The board for any game from outside: its own picture, and a list of moves.
general-moves = Ходове
general-search = Търси ход
general-no-match = Няма ход с такова име.
general-text-moves = Възможни ходове
general-text-parts = Какво има на картинката
general-text-not-now = Сега няма какво да правиш.
general-tap = Докосни картинката.
general-tap-or-list = Докосни картинката или избери ход от списъка.
general-choose = Избери ход от списъка.
general-as = Играй за
general-no-picture = Сега тази игра няма картинка. Всички ходове са в списъка.
general-refused = Сега това не може да се играе.
general-said-move =
    { $who ->
        [you] Ти играеш { $move }.
        [nobody] Изигран ход: { $move }.
       *[other] { $name } играе { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Ти изигра хода си.
        [nobody] Случи се нещо, което не бива да виждаш.
       *[other] { $name } изигра хода си.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Ти напусна играта.
        [nobody] Играч напусна играта.
       *[other] { $name } напусна играта.
    }
general-said-back = Един ход се връща.
general-sheet = Как свърши
general-sheet-place = Място
general-sheet-player = Играч
general-sheet-points = Точки
general-about = Тази игра е от пакет, инсталиран от собственика на сървъра.
