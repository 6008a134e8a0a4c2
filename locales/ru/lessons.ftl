### Lessons: the first steps of each game, one small position at a time.

learn-title = Уроки
learn-new = Новичок?
learn-minute = Научиться за минуту
learn-no = Нет, спасибо
learn-progress = Уроки: { $done } из { $all }
learn-steps = { $done } из { $all }
learn-steps-label = Шаг { $step } из { $all }
learn-rules = Попробовать: первый урок
learn-leave = Выйти из урока
learn-back = Шаг назад
learn-again = Ещё раз
learn-next = Далее
learn-skip = Пропуск
learn-finished = Урок выучен
learn-skipped = Часть шагов пропущена
learn-anew = С начала
learn-all = Все уроки
learn-broken = Этот шаг не открылся.
lesson-wrong-answer-first = Сначала выберите ответ.
lesson-wrong-study-gone = Этот шаг изменился. Начните его ещё раз.
