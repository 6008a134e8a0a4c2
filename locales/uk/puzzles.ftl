# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Задачі
puzzles-streak =
    { $count ->
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
        [many] { $count } днів поспіль
       *[other] { $count } дня поспіль
    }
puzzles-streak-best = рекорд: { $count }
puzzles-daily = Задача дня
puzzles-daily-about = Одна для всіх, щодня нова.
puzzles-state-new = Ще не розпочата
puzzles-state-open = Чекає на вас
puzzles-state-wrong = Поки не розв’язана
puzzles-state-solved = Готово
puzzles-practice = Тренування
puzzles-ideas = По одній ідеї
puzzles-rush = Бліц
puzzles-rush-about = Три хвилини; на третій помилці кінець.
puzzles-rush-start = Почати бліц
puzzles-none = На цьому сервері задач немає.

## A puzzle. The goal stands over the board.

puzzles-goal = Мета
puzzles-goal-better-of-two = Який із цих ходів кращий?
puzzles-goal-best-roll = Зіграйте цей кидок якнайкраще.
puzzles-goal-block = Лишіть суперникові якнайменше місця.
puzzles-goal-find-place = Знайдіть місце для цієї карти.
puzzles-goal-find-place-leader = Знайдіть місце, де палець вказує на того, у кого найменше карт.
puzzles-goal-fit-everything = Знайдіть місце для всіх своїх фігур.
puzzles-goal-keep-lane = Збережіть собі прохід.
puzzles-goal-last-piece = Знайдіть місце для всіх фігур; фігуру з однієї клітинки поставте останньою.
puzzles-goal-most-squares =
    { $squares ->
        [one] Викладіть { $squares } клітинку: більше не поміститься.
        [few] Викладіть { $squares } клітинки: більше не поміститься.
        [many] Викладіть { $squares } клітинок: більше не поміститься.
       *[other] Викладіть { $squares } клітинки: більше не поміститься.
    }
puzzles-goal-which-stands = На якому з цих місць блок устоїть?
puzzles-goal-will-it-stand = Чи встоїть там блок?
puzzles-moves =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
puzzles-choice-yes = Устоїть
puzzles-choice-no = Упаде
puzzles-choice = { $letter }
puzzles-choice-look = Показати { $letter }
puzzles-level = Рівень { $rating }

## Why an answer is right or wrong

puzzles-right = Точно!
puzzles-wrong = Не зовсім
puzzles-solved-late = Усе-таки розв’язано
puzzles-go-on = Спробуйте ще раз.
puzzles-why-colours-differ = Кольори під картою інші.
puzzles-why-falls = Там він упаде.
puzzles-why-finger-misses = Жоден палець не вказує на того, у кого найменше карт.
puzzles-why-finger-points-back = Палець вказує на вас.
puzzles-why-not-best = Так можна, але є кращий хід.
puzzles-why-not-last = Помістилося все, але останньою лягла інша фігура.
puzzles-why-pieces-left = Деяким фігурам більше немає місця.
puzzles-why-stands = А він стоїть.
puzzles-why-too-few-squares = Клітинок могло бути більше.
puzzles-idea-any-place = Почніть із того кольору карти, якого на полі найменше.
puzzles-idea-counterweight = Вага одного блока тримає інший на місці.
puzzles-idea-deny = Займіть кут, який суперникові найпотрібніший.
puzzles-idea-edge = Блок стоїть, доки його середина спирається на нижній.
puzzles-idea-ending = Коли ходів мало, порахуйте, що ще можуть поставити обидві сторони.
puzzles-idea-finger-on-leader = Спершу поверніть карту так, щоб палець вказував на лідера, тоді шукайте, куди вона підходить.
puzzles-idea-lane = Місце на майбутнє дорожче за клітинки зараз.
puzzles-idea-leave-little = Якщо виграти нема чого, лишіть поменше наступному.
puzzles-idea-lower-joint = Вежа ламається в найслабшому стику, а він може бути набагато нижче.
puzzles-idea-middle-game = Хід, який відкриває два шляхи, кращий за великий.
puzzles-idea-order = Усе вирішує порядок: фігуру з однієї клітинки бережіть наостанок.
puzzles-idea-packing = Спершу незручні фігури; малі влізуть будь-де.
puzzles-idea-squares = Спершу приміряйте великі фігури й дивіться, що кожна закриє.
puzzles-idea-take-back = НАЗАД може відкрити число, яке допоможе двічі.
puzzles-idea-wild-card = Бережіть ДЖОКЕР для числа, якого бракує.
puzzles-idea-win-card = Шукайте карту, яку можна закінчити цим кидком.
puzzles-tag-any-place = Пошук місця
puzzles-tag-counterweight = Противаги
puzzles-tag-deny = Зайняти місце
puzzles-tag-edge = За краєм
puzzles-tag-ending = Кінцівка
puzzles-tag-finger-on-leader = Пальці на лідера
puzzles-tag-lane = Проходи
puzzles-tag-leave-little = Лишити мало
puzzles-tag-lower-joint = Слабкий стик
puzzles-tag-middle-game = Середина гри
puzzles-tag-order = Правильний лад
puzzles-tag-packing = Складання
puzzles-tag-squares = Багато клітинок
puzzles-tag-take-back = Зняти фішку
puzzles-tag-wild-card = ДЖОКЕР
puzzles-tag-win-card = Виграти карту
puzzles-next = Ще задача
puzzles-again = Спочатку
puzzles-answer = Показати відповідь

## Results, sharing and times

puzzles-share = Надіслати
puzzles-shared = Скопійовано
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Час за сьогодні
puzzles-board-none = З першої спроби її ще ніхто не розв’язав.
puzzles-board-answered =
    { $count ->
        [one] Пробувала { $count } людина
        [few] Пробували { $count } людини
        [many] Пробували { $count } людей
       *[other] Пробували { $count } людини
    }
puzzles-rush-over = Бліц закінчено
puzzles-rush-solved =
    { $count ->
        [one] Розв’язано { $count } задачу
        [few] Розв’язано { $count } задачі
        [many] Розв’язано { $count } задач
       *[other] Розв’язано { $count } задачі
    }
puzzles-rush-best = Ваш рекорд: { $count }
puzzles-rush-wrong = Помилки: { $count } з { $most }
puzzles-time-left = Лишилося
puzzles-mine = Мої задачі
puzzles-rating = Сила
puzzles-rating-early = приблизно
puzzles-counts = З першої спроби: { $right } з { $tried }
puzzles-mistakes = Виправити свої помилки
puzzles-goal-mistake = Знайдіть хід, кращий, ніж у вашій грі.

reason-colours-differ = Кольори не збігаються
reason-falls = Там він упаде
reason-finger-misses = Повз лідера
reason-finger-points-back = Вказує на вас
reason-not-best = Є кращий хід
reason-not-last = Останньою лягла інша
reason-not-offered = Натисніть кнопку
reason-pieces-left = Лишилися фігури
reason-stands = А він стоїть
reason-too-few-squares = Можна було більше
