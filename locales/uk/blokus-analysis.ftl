### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Поставити
blokus-advice-said = Підказка: { $piece } на { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [one] Попереду приблизно на { $count } клітинку
        [few] Попереду приблизно на { $count } клітинки
        [many] Попереду приблизно на { $count } клітинок
       *[other] Попереду приблизно на { $count } клітинки
    }
blokus-margin-behind =
    { $count ->
        [one] Позаду приблизно на { $count } клітинку
        [few] Позаду приблизно на { $count } клітинки
        [many] Позаду приблизно на { $count } клітинок
       *[other] Позаду приблизно на { $count } клітинки
    }
blokus-margin-level = Приблизно нарівні з найкращими

## The review

blokus-review-chart = Очікуваний підсумок, хід за ходом
blokus-review-about = Скільки клітинок кожен колір, імовірно, викладе до кінця
blokus-review-about-bonus = Скільки клітинок кожен колір, імовірно, викладе до кінця, з бонусними балами
blokus-review-slider = Позиція у грі
blokus-review-unknown = ще не розібрано
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] втрата: близько { $count } клітинки
        [few] втрата: близько { $count } клітинок
        [many] втрата: близько { $count } клітинок
       *[other] втрата: близько { $count } клітинки
    }
blokus-review-gave-piece = Більше нема куди поставити: { $pieces }
blokus-review-gave-lane = Прохід закриває: { $name }. Більше нема куди поставити: { $pieces }
blokus-review-gave-room = Клітинки поза досяжністю: { $count }
blokus-review-gave-left = Вільні клітинки для: { $name } · { $count }
blokus-review-gave-small = Клітинок на дошці менше на: { $count }
blokus-review-table = Усі числа
blokus-review-table-caption = Очікувані бали кожного кольору перед кожним ходом
blokus-review-column-move = Хід
blokus-review-column-player = Гравець
blokus-review-column-laid = Зіграно
blokus-review-column-better = Краще
blokus-review-number = { $points }
