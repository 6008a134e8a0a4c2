### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Сложи я
blokus-advice-said = Съвет: { $piece } на { $cells }. { $margin }.
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

blokus-review-chart = Очакван резултат, ход по ход
blokus-review-about = Колко квадратчета се очаква да сложи всеки цвят до края
blokus-review-about-bonus = Колко квадратчета се очаква да сложи всеки цвят до края, с бонус точките
blokus-review-slider = Позиция в играта
blokus-review-unknown = още не е анализирано
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] подари около едно квадратче
       *[other] подари около { $count } квадратчета
    }
blokus-review-gave-piece = Вече няма място за: { $pieces }
blokus-review-gave-lane = Пътят е затворен от: { $name }. Вече няма място за: { $pieces }
blokus-review-gave-room = Квадратчета извън обсег: { $count }
blokus-review-gave-left = Свободни квадратчета за: { $name } · { $count }
blokus-review-gave-small = По-малко сложени квадратчета: { $count }
blokus-review-table = Всички числа
blokus-review-table-caption = Очаквани точки на всеки цвят преди всеки ход
blokus-review-column-move = Ход
blokus-review-column-player = Играч
blokus-review-column-laid = Сложено
blokus-review-column-better = По-добре
blokus-review-number = { $points }
