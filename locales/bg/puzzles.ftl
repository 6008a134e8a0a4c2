# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Задачи
puzzles-streak =
    { $count ->
        [one] { $count } ден поред
       *[other] { $count } дни поред
    }
puzzles-streak-best = рекорд: { $count }
puzzles-daily = Задача на деня
puzzles-daily-about = Една и съща за всички, всеки ден нова.
puzzles-state-new = Още неопитана
puzzles-state-open = Чака те
puzzles-state-wrong = Още нерешена
puzzles-state-solved = Решена
puzzles-practice = Упражнение
puzzles-ideas = Една по една идея
puzzles-rush = Блиц
puzzles-rush-about = Три минути; третата грешка го спира.
puzzles-rush-start = Започни блица
puzzles-none = На този сървър няма задачи.

## A puzzle. The goal stands over the board.

puzzles-goal = Цел
puzzles-goal-better-of-two = Кой от тези ходове е по-добър?
puzzles-goal-best-roll = Използвай това хвърляне възможно най-добре.
puzzles-goal-block = Остави на другия колкото може по-малко място.
puzzles-goal-find-place = Намери място за тази карта.
puzzles-goal-find-place-leader = Намери място, където пръст сочи към играча с най-малко карти.
puzzles-goal-fit-everything = Намери място за всичките си фигури.
puzzles-goal-keep-lane = Запази своя път отворен.
puzzles-goal-last-piece = Намери място за всичките си фигури, накрая за тази с едно квадратче.
puzzles-goal-most-squares =
    { $squares ->
        [one] Сложи { $squares } квадратче: повече не се побират.
       *[other] Сложи { $squares } квадратчета: повече не се побират.
    }
puzzles-goal-which-stands = На кое от тези места блокчето се задържа?
puzzles-goal-will-it-stand = Ще се задържи ли там блокчето?
puzzles-moves =
    { $count ->
        [one] { $count } ход
       *[other] { $count } хода
    }
puzzles-choice-yes = Стои
puzzles-choice-no = Пада
puzzles-choice = { $letter }
puzzles-choice-look = Покажи { $letter }
puzzles-level = Ниво { $rating }

## Why an answer is right or wrong

puzzles-right = Вярно!
puzzles-wrong = Не съвсем
puzzles-solved-late = Решена накрая
puzzles-go-on = Опитай още веднъж.
puzzles-why-colours-differ = Цветовете под картата са други.
puzzles-why-falls = Там пада.
puzzles-why-finger-misses = Никой пръст не сочи към играча с най-малко карти.
puzzles-why-finger-points-back = Един пръст сочи към теб.
puzzles-why-not-best = Позволено е, но има нещо по-добро.
puzzles-why-not-last = Всичко се побра, но последна е друга фигура.
puzzles-why-pieces-left = За някои фигури вече няма място.
puzzles-why-stands = Всъщност стои.
puzzles-why-too-few-squares = Можеше повече квадратчета.
puzzles-idea-any-place = Тръгни от онзи цвят на картата си, който е най-рядък на полето.
puzzles-idea-counterweight = Тежестта на едно блокче държи друго на мястото му.
puzzles-idea-deny = Вземи ъгъла, който най-много трябва на другия.
puzzles-idea-edge = Блокчето стои, докато средата му лежи върху долното.
puzzles-idea-ending = Когато остават малко ходове, преброй какво още могат да сложат и двете страни.
puzzles-idea-finger-on-leader = Първо завърти картата така, че пръст да сочи към лидера, после търси къде пасва.
puzzles-idea-lane = Място за после струва повече от квадратчета сега.
puzzles-idea-leave-little = Когато няма какво да спечелиш, остави малко на следващия.
puzzles-idea-lower-joint = Кулата се чупи в най-слабото си място, а то може да е много по-надолу.
puzzles-idea-middle-game = Ход, който отваря два пътя, е по-добър от голям ход.
puzzles-idea-order = Редът решава: пази фигурата с едно квадратче за края.
puzzles-idea-packing = Първо сложи неудобните фигури; малките се побират навсякъде.
puzzles-idea-squares = Първо опитай големите фигури и виж какво затваря всяка.
puzzles-idea-take-back = ВЪРНИ може да отвори число, което помага два пъти.
puzzles-idea-wild-card = Пази ЖОКЕР за числото, което липсва.
puzzles-idea-win-card = Търси картата, която това хвърляне може да завърши.
puzzles-tag-any-place = Търсене на място
puzzles-tag-counterweight = Противотежести
puzzles-tag-deny = Взето място
puzzles-tag-edge = През ръба
puzzles-tag-ending = Завършекът
puzzles-tag-finger-on-leader = Пръсти към лидера
puzzles-tag-lane = Пътища
puzzles-tag-leave-little = Остави малко
puzzles-tag-lower-joint = Слабото място
puzzles-tag-middle-game = Средата на играта
puzzles-tag-order = Верният ред
puzzles-tag-packing = Побиране
puzzles-tag-squares = Квадратчета
puzzles-tag-take-back = Махни жетон
puzzles-tag-wild-card = ЖОКЕР
puzzles-tag-win-card = Спечели карта
puzzles-next = Нова задача
puzzles-again = Отначало
puzzles-answer = Покажи отговора

## Results, sharing and times

puzzles-share = Сподели
puzzles-shared = Копирано
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Времена днес
puzzles-board-none = Още никой не я е решил от първия път.
puzzles-board-answered =
    { $count ->
        [one] { $count } човек е опитал
       *[other] { $count } души са опитали
    }
puzzles-rush-over = Блицът свърши
puzzles-rush-solved =
    { $count ->
        [one] { $count } решена задача
       *[other] { $count } решени задачи
    }
puzzles-rush-best = Твоят рекорд: { $count }
puzzles-rush-wrong = Грешки: { $count } от { $most }
puzzles-time-left = Остава време
puzzles-mine = Моите задачи
puzzles-rating = Сила
puzzles-rating-early = засега
puzzles-counts = От първия път: { $right } от { $tried }
puzzles-mistakes = Поправи своите грешки
puzzles-goal-mistake = Намери по-добър ход от този в твоята игра.

reason-colours-differ = Цветовете не съвпадат
reason-falls = Там пада
reason-finger-misses = Не сочи лидера
reason-finger-points-back = Сочи към теб
reason-not-best = Има по-добро
reason-not-last = Последна е друга фигура
reason-not-offered = Натисни бутон
reason-pieces-left = Остават фигури
reason-stands = Всъщност стои
reason-too-few-squares = Можеше повече
