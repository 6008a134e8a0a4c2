### Hints and reviews, in every game that has them.

## The hint

advice = Подсказка
advice-key = Подсказка (H)
advice-stop = Не искать подсказку
advice-thinking = Ищем хороший ход…
advice-close = Убрать подсказку
advice-refused = Подсказки нет: { $reason }

## The review

review-waiting = Смотрим партию…
review-progress = Просмотрено ходов: { $done } из { $total }
review-before = Перед ходом { $number }
review-end = Конец
review-swings = Переломные ходы
review-swings-later = Здесь появятся самые важные переломы.
review-no-swings = Ни один ход ничего не упустил. Отличная игра!
review-swing = Ход { $number }: { $name }
review-played = Сыграно: { $move }
review-better = Лучше: { $move }
review-board = Позиция перед ходом { $number }
review-board-swing = Позиция перед ходом { $number }. Сыграно: { $played }. Лучше: { $better }.
review-board-end = Последняя позиция
