# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Задачи
puzzles-streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
        [many] { $count } дней подряд
       *[other] { $count } дня подряд
    }
puzzles-streak-best = рекорд: { $count }
puzzles-daily = Задача дня
puzzles-daily-about = Одна для всех, каждый день новая.
puzzles-state-new = Ещё не начата
puzzles-state-open = Ждёт вас
puzzles-state-wrong = Пока не решена
puzzles-state-solved = Решена
puzzles-practice = Тренировка
puzzles-ideas = По одной идее
puzzles-rush = Блиц
puzzles-rush-about = Три минуты; на третьей ошибке конец.
puzzles-rush-start = Начать блиц
puzzles-none = На этом сервере задач нет.

## A puzzle. The goal stands over the board.

puzzles-goal = Цель
puzzles-goal-better-of-two = Какой из этих ходов лучше?
puzzles-goal-best-roll = Сыграйте этот бросок как можно лучше.
puzzles-goal-block = Оставьте сопернику как можно меньше места.
puzzles-goal-find-place = Найдите место для этой карты.
puzzles-goal-find-place-leader = Найдите место, где палец показывает на того, у кого меньше всего карт.
puzzles-goal-fit-everything = Найдите место для всех своих фигур.
puzzles-goal-keep-lane = Сохраните себе проход.
puzzles-goal-last-piece = Найдите место для всех фигур; фигуру из одной клетки поставьте последней.
puzzles-goal-most-squares =
    { $squares ->
        [one] Выложите { $squares } клетку: больше не поместится.
        [few] Выложите { $squares } клетки: больше не поместится.
        [many] Выложите { $squares } клеток: больше не поместится.
       *[other] Выложите { $squares } клетки: больше не поместится.
    }
puzzles-goal-which-stands = На каком из этих мест блок устоит?
puzzles-goal-will-it-stand = Устоит ли там блок?
puzzles-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
puzzles-choice-yes = Устоит
puzzles-choice-no = Упадёт
puzzles-choice = { $letter }
puzzles-choice-look = Показать { $letter }
puzzles-level = Уровень { $rating }

## Why an answer is right or wrong

puzzles-right = Верно!
puzzles-wrong = Не совсем
puzzles-solved-late = Всё-таки решено
puzzles-go-on = Попробуйте ещё раз.
puzzles-why-colours-differ = Цвета под картой другие.
puzzles-why-falls = Там он упадёт.
puzzles-why-finger-misses = Ни один палец не показывает на того, у кого меньше всего карт.
puzzles-why-finger-points-back = Палец показывает на вас.
puzzles-why-not-best = Так можно, но есть ход лучше.
puzzles-why-not-last = Поместилось всё, но последней легла другая фигура.
puzzles-why-pieces-left = Некоторым фигурам больше нет места.
puzzles-why-stands = А он стоит.
puzzles-why-too-few-squares = Клеток могло быть больше.
puzzles-idea-any-place = Начните с того цвета карты, которого на поле меньше всего.
puzzles-idea-counterweight = Вес одного блока удерживает другой на месте.
puzzles-idea-deny = Займите угол, который сопернику нужнее всего.
puzzles-idea-edge = Блок стоит, пока его середина опирается на нижний.
puzzles-idea-ending = Когда ходов мало, сосчитайте, что ещё могут поставить обе стороны.
puzzles-idea-finger-on-leader = Сначала поверните карту так, чтобы палец показывал на лидера, потом ищите, куда она подходит.
puzzles-idea-lane = Место на будущее дороже клеток сейчас.
puzzles-idea-leave-little = Если выиграть нечего, оставьте поменьше следующему.
puzzles-idea-lower-joint = Башня ломается в самом слабом стыке, а он может быть намного ниже.
puzzles-idea-middle-game = Ход, который открывает два пути, лучше большого.
puzzles-idea-order = Всё решает порядок: фигуру из одной клетки берегите напоследок.
puzzles-idea-packing = Сначала неудобные фигуры; маленькие влезут везде.
puzzles-idea-squares = Сначала примерьте большие фигуры и смотрите, что каждая закроет.
puzzles-idea-take-back = ОТМЕНА может открыть число, которое поможет дважды.
puzzles-idea-wild-card = Берегите ДЖОКЕР для числа, которого не хватает.
puzzles-idea-win-card = Ищите карту, которую можно закончить этим броском.
puzzles-tag-any-place = Поиск места
puzzles-tag-counterweight = Противовесы
puzzles-tag-deny = Занять место
puzzles-tag-edge = За краем
puzzles-tag-ending = Концовка
puzzles-tag-finger-on-leader = Пальцы на лидера
puzzles-tag-lane = Проходы
puzzles-tag-leave-little = Оставить мало
puzzles-tag-lower-joint = Слабый стык
puzzles-tag-middle-game = Середина игры
puzzles-tag-order = Верный порядок
puzzles-tag-packing = Укладка
puzzles-tag-squares = Много клеток
puzzles-tag-take-back = Снять фишку
puzzles-tag-wild-card = ДЖОКЕР
puzzles-tag-win-card = Выиграть карту
puzzles-next = Ещё задача
puzzles-again = С начала
puzzles-answer = Показать ответ

## Results, sharing and times

puzzles-share = Отправить
puzzles-shared = Скопировано
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Время за сегодня
puzzles-board-none = С первой попытки её ещё никто не решил.
puzzles-board-answered =
    { $count ->
        [one] Пробовал { $count } человек
        [few] Пробовали { $count } человека
        [many] Пробовали { $count } человек
       *[other] Пробовали { $count } человека
    }
puzzles-rush-over = Блиц окончен
puzzles-rush-solved =
    { $count ->
        [one] Решена { $count } задача
        [few] Решено { $count } задачи
        [many] Решено { $count } задач
       *[other] Решено { $count } задачи
    }
puzzles-rush-best = Ваш рекорд: { $count }
puzzles-rush-wrong = Ошибки: { $count } из { $most }
puzzles-time-left = Осталось
puzzles-mine = Мои задачи
puzzles-rating = Сила
puzzles-rating-early = примерно
puzzles-counts = С первой попытки: { $right } из { $tried }
puzzles-mistakes = Исправить свои ошибки
puzzles-goal-mistake = Найдите ход лучше, чем в вашей партии.

reason-colours-differ = Цвета не совпадают
reason-falls = Там он упадёт
reason-finger-misses = Мимо лидера
reason-finger-points-back = Показывает на вас
reason-not-best = Есть ход лучше
reason-not-last = Последней легла другая
reason-not-offered = Нажмите кнопку
reason-pieces-left = Остались фигуры
reason-stands = А он стоит
reason-too-few-squares = Можно было больше
