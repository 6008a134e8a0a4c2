### Lessons: the first steps of each game, one small position at a time.

learn-title = Уроки
learn-new = Новачок?
learn-minute = Навчитися за хвилину
learn-no = Ні, дякую
learn-progress = Уроки: { $done } з { $all }
learn-steps = { $done } з { $all }
learn-steps-label = Крок { $step } з { $all }
learn-rules = Спробувати: перший урок
learn-leave = Вийти з уроку
learn-back = Крок назад
learn-again = Ще раз
learn-next = Далі
learn-skip = Пропуск
learn-finished = Урок вивчено
learn-skipped = Частину кроків пропущено
learn-anew = Спочатку
learn-all = Усі уроки
learn-broken = Цей крок не відкрився.
lesson-wrong-answer-first = Спершу виберіть відповідь.
lesson-wrong-study-gone = Цей крок змінився. Почніть його ще раз.
