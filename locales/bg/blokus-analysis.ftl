### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Съвет
blokus-advice-key = Съвет (H)
blokus-advice-stop = Спри да търсиш съвет
blokus-advice-thinking = Търсим добър ход…
blokus-advice-close = Скрий съвета
blokus-advice-take = Сложи я
blokus-advice-said = Съвет: { $piece } на { $cells }. { $margin }.
blokus-advice-refused = Няма съвет: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Напред с около едно квадратче
       *[other] Напред с около { $count } квадратчета
    }
blokus-margin-behind =
    { $count ->
        [one] Назад с около едно квадратче
       *[other] Назад с около { $count } квадратчета
    }
blokus-margin-level = Почти наравно с най-добрите

## The review

blokus-review-waiting = Анализираме играта…
blokus-review-progress = Анализирани ходове: { $done } от { $total }
blokus-review-chart = Очакван резултат, ход по ход
blokus-review-about = Колко квадратчета се очаква да сложи всеки цвят до края
blokus-review-about-bonus = Колко квадратчета се очаква да сложи всеки цвят до края, с бонус точките
blokus-review-slider = Позиция в играта
blokus-review-before = Преди ход { $number }
blokus-review-end = Краят
blokus-review-unknown = още не е анализирано
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Къде се обърна играта
blokus-review-swings-later = Тук ще се появят най-големите обрати.
blokus-review-no-swings = Нито един ход не подари нищо. Чудесна игра!
blokus-review-swing = Ход { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] подари около едно квадратче
       *[other] подари около { $count } квадратчета
    }
blokus-review-played = Изиграно: { $piece }
blokus-review-better = По-добре: { $piece }
blokus-review-board = Позиция преди ход { $number }
blokus-review-board-swing = Позиция преди ход { $number }. Изиграно: { $played }. По-добре: { $better }.
blokus-review-board-end = Последната позиция
blokus-review-table = Всички числа
blokus-review-table-caption = Очаквани точки на всеки цвят преди всеки ход
blokus-review-column-move = Ход
blokus-review-column-player = Играч
blokus-review-column-laid = Сложено
blokus-review-column-better = По-добре
blokus-review-number = { $points }
