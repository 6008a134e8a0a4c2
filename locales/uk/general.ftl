# The board for any game from outside: its own picture, and a list of moves.
general-moves = Ходи
general-search = Пошук ходу
general-no-match = Ходу з такою назвою немає.
general-text-moves = Що можна зробити
general-text-parts = Що на малюнку
general-text-not-now = Зараз вам нема що робити.
general-tap = Торкніться малюнка.
general-tap-or-list = Торкніться малюнка або виберіть хід зі списку.
general-choose = Виберіть хід зі списку.
general-as = За кого
general-no-picture = Зараз у цієї гри немає малюнка. Усі ходи – у списку.
general-refused = Зараз так ходити не можна.
general-said-move =
    { $who ->
        [you] Ви ходите: { $move }.
        [nobody] Хід: { $move }.
       *[other] { $name } ходить: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Ви зробили хід.
        [nobody] Сталося те, чого вам бачити не можна.
       *[other] { $name } робить хід.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Ви вийшли з гри.
        [nobody] Гравець вийшов із гри.
       *[other] { $name } виходить із гри.
    }
general-said-back = Хід скасовано.
general-sheet = Чим скінчилося
general-sheet-place = Місце
general-sheet-player = Гравець
general-sheet-points = Бали
general-about = Ця гра – з пакета, який установлено власником сервера.
