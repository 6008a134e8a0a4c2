### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Без черги й без жалю: зведіть кольори, покладіть карту раніше за всіх і самим пальцем виставте інших із раунду.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = білий
blockyou-colour-R = червоний
blockyou-colour-O = помаранчевий
blockyou-colour-Y = жовтий
blockyou-colour-L = світло-зелений
blockyou-colour-B = синій
blockyou-colour-P = фіолетовий

blockyou-direction-N = північ
blockyou-direction-NE = північний схід
blockyou-direction-E = схід
blockyou-direction-SE = південний схід
blockyou-direction-S = південь
blockyou-direction-SW = південний захід
blockyou-direction-W = захід
blockyou-direction-NW = північний захід
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = угорі { $nw } і { $ne }, унизу { $sw } і { $se }; один палець на { $one }, другий на { $other }

## Ready

blockyou-ready-title = Усі грають водночас
blockyou-ready-about = Покладіть свою карту відразу на кілька карт: кожен колір на свій, білий пасує до всіх. Її пальці блокують тих, на кого вказують.
blockyou-ready-solo-about = Викладіть усі свої карти якнайшвидше: кожен колір на свій, білий пасує до всіх. Жоден палець не має вказувати на вас.
blockyou-ready-me = Я на старті
blockyou-ready-us = Ми на старті
blockyou-ready-start = Почати відлік
blockyou-ready-count = На старті { $ready } з { $count }

## How each one stands

blockyou-status-idle = не на старті
blockyou-status-leads = дає старт
blockyou-status-ready = на старті
blockyou-status-active = шукає
blockyou-status-alone = останній шанс
blockyou-status-done = готово
blockyou-status-blocked = блок
blockyou-status-fault = помилка
blockyou-status-last = запізно
blockyou-status-returned = карта назад
blockyou-status-out = поза раундом
blockyou-status-left = поза грою
blockyou-fault-colours = не ті кольори
blockyou-fault-self = палець на себе
blockyou-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Блок від вас
        [nobody] Блок
       *[other] Блокує { $name }
    }
blockyou-own-done = Готово!
blockyou-own-last = Лишилися тільки ви: карта повертається
blockyou-own-returned = Ваша карта повертається
blockyou-own-out = Після помилки ви поза цим раундом. У наступному знову граєте.
blockyou-own-fault-colours = Кольори не збігаються. Одна штрафна карта; ви поза цим раундом і наступним.
blockyou-own-fault-self = Ваша карта вказує на вас. Одна штрафна карта; ви поза цим раундом і наступним.
blockyou-solo-fault-colours = Кольори не збігаються: одна штрафна карта
blockyou-solo-fault-self = Карта вказує на вас: одна штрафна карта

## The hand

blockyou-hand-down = Ваша карта, сорочкою догори
blockyou-hand-card = Ваша карта: { $card }. Натисніть, щоб повернути.
blockyou-lay-do = Покласти
blockyou-hint-touch = Перетягніть карту на поле або торкніться місця. Торкніться карти, щоб повернути її.
blockyou-hint-mouse = Перетягніть карту на поле. R або коліщатко повертає її.
blockyou-watching = Ви дивитеся

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Ще { $seconds } секунда
        [few] Ще { $seconds } секунди
        [many] Ще { $seconds } секунд
       *[other] Ще { $seconds } секунди
    }
blockyou-last-other =
    { $who ->
        [you] Лишилися тільки ви
        [nobody] Нікого не лишилося
       *[other] Лишається тільки { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Час
blockyou-solo-left =
    { $count ->
        [one] ще { $count } карта
        [few] ще { $count } карти
        [many] ще { $count } карт
       *[other] ще { $count } карти
    }
blockyou-result-title = Раунд { $round }
blockyou-result-later = через { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
blockyou-result-blocks = блокує: { $names }
blockyou-result-nobody = Ніхто не поклав карту
blockyou-ending-all = Нікого не лишилося: раунд закінчено.
blockyou-ending-last =
    { $who ->
        [you] Лишилися тільки ви.
        [nobody] Лишився один гравець.
       *[other] Лишається тільки { $name }.
    }
blockyou-ending-time = Час вийшов: карти повертаються.
blockyou-ending-dead = Більше жодної карти покласти не можна: карти повертаються.
blockyou-ending-refreshed = Ніхто не міг покласти карту: ось нове поле.
blockyou-fitted-show = Показати, куди підходила карта
blockyou-fitted =
    { $count ->
        [0] Для вашої карти місця не було
        [one] Для вашої карти було { $count } місце
        [few] Для вашої карти було { $count } місця
        [many] Для вашої карти було { $count } місць
       *[other] Для вашої карти було { $count } місця
    }
blockyou-pause = Пауза
blockyou-pause-later = Пауза після цього раунду
blockyou-pause-comes = Після цього раунду буде пауза
blockyou-paused =
    { $who ->
        [you] Пауза
        [nobody] Пауза
       *[other] Пауза: { $name }
    }
blockyou-go-on = Далі

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Ви на старті.
        [nobody] Одне місце на старті.
       *[other] { $name } на старті.
    }
blockyou-said-left =
    { $who ->
        [you] Ви вийшли з гри.
        [nobody] Гравець вийшов із гри.
       *[other] { $name } виходить із гри.
    }
blockyou-said-countdown = Три, два, один…
blockyou-said-round = Раунд { $round }.
blockyou-said-card = Ваша карта: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Ви кладете карту: ряд { $row }, стовпець { $column }.
        [nobody] BlockYou! Карта лягла: ряд { $row }, стовпець { $column }.
       *[other] BlockYou! { $name } кладе карту: ряд { $row }, стовпець { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Помилка: ваші кольори не збігаються, ряд { $row }, стовпець { $column }. Ви отримуєте штрафну карту.
        [nobody] Помилка: кольори не збігаються, ряд { $row }, стовпець { $column }.
       *[other] { $name } помиляється: кольори не збігаються, ряд { $row }, стовпець { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Помилка: ваша карта вказує на вас. Ви отримуєте штрафну карту.
        [nobody] Помилка: палець вказує на своє ж місце.
       *[other] Помилка: { $name } вказує на своє ж місце.
    }
blockyou-said-blocked =
    { $count ->
        [one] Блок: { $names }.
        [few] Блок: { $names }.
        [many] Блок: { $names }.
       *[other] Блок: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Лишилися тільки ви: десять секунд!
        [nobody] Лишилося десять секунд.
       *[other] Лишається тільки { $name } і має десять секунд.
    }
blockyou-said-over =
    { $who ->
        [you] Гру закінчено. Ви виграли.
        [nobody] Гру закінчено.
       *[other] Гру закінчено. { $name } перемагає.
    }
blockyou-now-ready = Перегони почнуться, коли всі будуть на старті.
blockyou-now-leader =
    { $who ->
        [you] Коли решта буде на старті, ви почнете відлік.
        [nobody] Коли решта буде на старті, відлік почне вільне місце.
       *[other] Коли решта буде на старті, { $name } почне відлік.
    }
blockyou-now-countdown = Ось-ось відкриються наступні карти.
blockyou-now-race = Ще шукають: { $names }.

## The playing area in words

blockyou-text-not-now = Зараз вам нема що робити.
blockyou-text-hand = { $name }, ваша карта
blockyou-text-row = Ряд її верхніх клітинок
blockyou-text-column = Стовпець її лівих клітинок
blockyou-text-turn = Поворот
blockyou-text-turn-0 = без повороту: { $card }
blockyou-text-turn-1 = на чверть: { $card }
blockyou-text-turn-2 = на пів: { $card }
blockyou-text-turn-3 = на три чверті: { $card }
blockyou-text-lay = Покласти
blockyou-text-places = Куди на полі можна покласти карту
blockyou-text-row-places = ряд { $row }: стовпці { $columns }
blockyou-text-field = Поле: ряди з півночі, стовпці із заходу
blockyou-text-cell = { $colour }, карта { $card }
blockyou-text-row-head = Ряд { $row }
blockyou-text-column-head = Стовпець { $column }
blockyou-text-players = Як ідуть справи
blockyou-text-pile =
    { $count ->
        [one] лишилася { $count } штрафна карта
        [few] лишилося { $count } штрафні карти
        [many] лишилося { $count } штрафних карт
       *[other] лишилося { $count } штрафної карти
    }

## The score sheet

blockyou-sheet = Перемагає той, хто першим викладе всі карти
blockyou-sheet-solo = Гра наодинці
blockyou-sheet-place = Місце
blockyou-sheet-player = Гравець
blockyou-sheet-cards = Лишилося карт
blockyou-sheet-time = Час
blockyou-sheet-fastest = Мін. час
blockyou-sheet-blocks = Блоки
blockyou-sheet-faults = Помилки
blockyou-best = Побити: { $time }
blockyou-best-new = Ваш найкращий час!
blockyou-best-all = Ваші найкращі результати: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Ви поза раундом
reason-off-field = За краєм поля
reason-covers-one-card = Лежить на одній карті

## Moves as a replay tells them

replay-blockyou-ready = на старті
replay-blockyou-begin =
    { $who ->
        [you] Ви починаєте відлік
        [nobody] Відлік починає вільне місце
       *[other] { $name } починає відлік
    }
replay-blockyou-count = три, два, один, нуль
replay-blockyou-turn = карти відкриваються
replay-blockyou-lay =
    { $turns ->
        [0] карта: ряд { $row }, стовпець { $column }
        [1] карта: ряд { $row }, стовпець { $column }, на чверть праворуч
        [2] карта: ряд { $row }, стовпець { $column }, на пів оберту
       *[3] карта: ряд { $row }, стовпець { $column }, на чверть ліворуч
    }
replay-blockyou-hidden = карта сорочкою догори
replay-blockyou-draw = карта з колоди: { $card }
