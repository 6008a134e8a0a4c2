### Hints and reviews, in every game that has them.

## The hint

advice = Съвет
advice-key = Съвет (H)
advice-stop = Спри да търсиш съвет
advice-thinking = Търсим добър ход…
advice-close = Скрий съвета
advice-refused = Няма съвет: { $reason }

## The review

review-waiting = Анализираме играта…
review-progress = Анализирани ходове: { $done } от { $total }
review-before = Преди ход { $number }
review-end = Краят
review-swings = Къде се обърна играта
review-swings-later = Тук ще се появят най-големите обрати.
review-no-swings = Нито един ход не подари нищо. Чудесна игра!
review-swing = Ход { $number }: { $name }
review-played = Изиграно: { $move }
review-better = По-добре: { $move }
review-board = Позиция преди ход { $number }
review-board-swing = Позиция преди ход { $number }. Изиграно: { $played }. По-добре: { $better }.
review-board-end = Последната позиция
