### Hints and reviews, in every game that has them.

## The hint

advice = Підказка
advice-key = Підказка (H)
advice-stop = Не шукати підказку
advice-thinking = Шукаємо гарний хід…
advice-close = Сховати підказку
advice-refused = Без підказки: { $reason }

## The review

review-waiting = Розбираємо гру…
review-progress = Розібрано ходів: { $done } з { $total }
review-before = Перед ходом { $number }
review-end = Кінець
review-swings = Переломні ходи
review-swings-later = Тут з’являться найбільші переломи.
review-no-swings = Жоден хід нічого не віддав. Чудова гра!
review-swing = Хід { $number }: { $name }
review-played = Зіграно: { $move }
review-better = Краще: { $move }
review-board = Позиція перед ходом { $number }
review-board-swing = Позиція перед ходом { $number }. Зіграно: { $played }. Краще: { $better }.
review-board-end = Остання позиція
