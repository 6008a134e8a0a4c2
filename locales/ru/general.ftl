# The board for any game from outside: its own picture, and a list of moves.
general-moves = Ходы
general-search = Поиск хода
general-no-match = Хода с таким названием нет.
general-text-moves = Что можно сделать
general-text-parts = Что на картинке
general-text-not-now = Сейчас вам нечего делать.
general-tap = Нажмите на картинку.
general-tap-or-list = Нажмите на картинку или выберите ход из списка.
general-choose = Выберите ход из списка.
general-as = За кого
general-no-picture = Сейчас у этой игры нет картинки. Все ходы – в списке.
general-refused = Сейчас так сходить нельзя.
general-said-move =
    { $who ->
        [you] Вы ходите: { $move }.
        [nobody] Ход: { $move }.
       *[other] { $name } ходит: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Вы сделали ход.
        [nobody] Произошло то, что вам видеть нельзя.
       *[other] { $name } делает ход.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Вы вышли из игры.
        [nobody] Игрок вышел из игры.
       *[other] { $name } выходит из игры.
    }
general-said-back = Ход возвращён.
general-sheet = Чем кончилось
general-sheet-place = Место
general-sheet-player = Игрок
general-sheet-points = Очки
general-about = Эта игра – из пакета, который установлен владельцем сервера.
