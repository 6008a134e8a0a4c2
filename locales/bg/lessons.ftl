### Lessons: the first steps of each game, one small position at a time.

learn-title = Уроци
learn-new = За пръв път?
learn-minute = Научи я за минута
learn-no = Не, благодаря
learn-progress = Уроци: { $done } от { $all }
learn-steps = { $done } от { $all }
learn-steps-label = Стъпка { $step } от { $all }
learn-rules = Опитай: първият урок
learn-leave = Излез от урока
learn-back = Стъпка назад
learn-again = Още веднъж
learn-next = Напред
learn-skip = Прескочи
learn-finished = Добре научено
learn-skipped = Някои стъпки са пропуснати
learn-anew = Отначало
learn-all = Всички уроци
learn-broken = Тази стъпка не се отвори.
lesson-wrong-answer-first = Първо избери един от отговорите.
lesson-wrong-study-gone = Тази стъпка се промени. Започни я отначало.
