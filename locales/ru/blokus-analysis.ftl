### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Поставить
blokus-advice-said = Подсказка: { $piece } на { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [one] Впереди примерно на { $count } клетку
        [few] Впереди примерно на { $count } клетки
        [many] Впереди примерно на { $count } клеток
       *[other] Впереди примерно на { $count } клетки
    }
blokus-margin-behind =
    { $count ->
        [one] Позади примерно на { $count } клетку
        [few] Позади примерно на { $count } клетки
        [many] Позади примерно на { $count } клеток
       *[other] Позади примерно на { $count } клетки
    }
blokus-margin-level = Примерно наравне с лучшими

## The review

blokus-review-chart = Ожидаемый итог, ход за ходом
blokus-review-about = Сколько клеток каждый цвет, скорее всего, выложит к концу
blokus-review-about-bonus = Сколько клеток каждый цвет, скорее всего, выложит к концу, с бонусными очками
blokus-review-slider = Позиция в партии
blokus-review-unknown = ещё не просмотрено
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] потеря: около { $count } клетки
        [few] потеря: около { $count } клеток
        [many] потеря: около { $count } клеток
       *[other] потеря: около { $count } клетки
    }
blokus-review-gave-piece = Больше некуда поставить: { $pieces }
blokus-review-gave-lane = Проход закрывает: { $name }. Больше некуда поставить: { $pieces }
blokus-review-gave-room = Клетки вне досягаемости: { $count }
blokus-review-gave-left = Свободные клетки для: { $name } · { $count }
blokus-review-gave-small = Клеток на доске меньше на: { $count }
blokus-review-table = Все числа
blokus-review-table-caption = Ожидаемые очки каждого цвета перед каждым ходом
blokus-review-column-move = Ход
blokus-review-column-player = Игрок
blokus-review-column-laid = Сыграно
blokus-review-column-better = Лучше
blokus-review-number = { $points }
