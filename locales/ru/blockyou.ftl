### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Без очереди и без пощады: совместите цвета, положите карту раньше всех и одним пальцем отправьте других вон из раунда.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = белый
blockyou-colour-R = красный
blockyou-colour-O = оранжевый
blockyou-colour-Y = жёлтый
blockyou-colour-L = светло-зелёный
blockyou-colour-B = синий
blockyou-colour-P = фиолетовый

blockyou-direction-N = север
blockyou-direction-NE = северо-восток
blockyou-direction-E = восток
blockyou-direction-SE = юго-восток
blockyou-direction-S = юг
blockyou-direction-SW = юго-запад
blockyou-direction-W = запад
blockyou-direction-NW = северо-запад
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = сверху { $nw } и { $ne }, снизу { $sw } и { $se }; один палец на { $one }, другой на { $other }

## Ready

blockyou-ready-title = Все играют сразу
blockyou-ready-about = Положите свою карту сразу на несколько карт: каждый цвет на свой, белый подходит ко всем. Её пальцы блокируют тех, на кого показывают.
blockyou-ready-solo-about = Выложите все свои карты как можно быстрее: каждый цвет на свой, белый подходит ко всем. На вас не должен показывать ни один палец.
blockyou-ready-me = Я на старте
blockyou-ready-us = Мы на старте
blockyou-ready-start = Начать отсчёт
blockyou-ready-count = На старте { $ready } из { $count }

## How each one stands

blockyou-status-idle = не на старте
blockyou-status-leads = даёт старт
blockyou-status-ready = на старте
blockyou-status-active = ищет
blockyou-status-alone = последний шанс
blockyou-status-done = готово
blockyou-status-blocked = блок
blockyou-status-fault = ошибка
blockyou-status-last = поздно
blockyou-status-returned = карта назад
blockyou-status-out = вне раунда
blockyou-status-left = вне игры
blockyou-fault-colours = не те цвета
blockyou-fault-self = палец на себя
blockyou-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Блок от вас
        [nobody] Блок
       *[other] Блокирует { $name }
    }
blockyou-own-done = Готово!
blockyou-own-last = Остались только вы: карта возвращается
blockyou-own-returned = Ваша карта возвращается
blockyou-own-out = После ошибки вы вне этого раунда. В следующем снова играете.
blockyou-own-fault-colours = Цвета не совпадают. Одна штрафная карта; вы вне этого раунда и следующего.
blockyou-own-fault-self = Ваша карта показывает на вас. Одна штрафная карта; вы вне этого раунда и следующего.
blockyou-solo-fault-colours = Цвета не совпадают: одна штрафная карта
blockyou-solo-fault-self = Карта показывает на вас: одна штрафная карта

## The hand

blockyou-hand-down = Ваша карта, рубашкой вверх
blockyou-hand-card = Ваша карта: { $card }. Нажмите, чтобы повернуть.
blockyou-lay-do = Положить
blockyou-hint-touch = Перетащите карту на поле или нажмите на место. Нажмите на карту, чтобы повернуть её.
blockyou-hint-mouse = Перетащите карту на поле. R или колёсико поворачивает её.
blockyou-watching = Вы смотрите

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Ещё { $seconds } секунда
        [few] Ещё { $seconds } секунды
        [many] Ещё { $seconds } секунд
       *[other] Ещё { $seconds } секунды
    }
blockyou-last-other =
    { $who ->
        [you] Остались только вы
        [nobody] Никого не осталось
       *[other] Остаётся только { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Время
blockyou-solo-left =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }
blockyou-result-title = Раунд { $round }
blockyou-result-later = на { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с позже
blockyou-result-blocks = блокирует: { $names }
blockyou-result-nobody = Никто не положил карту
blockyou-ending-all = Никого не осталось: раунд окончен.
blockyou-ending-last =
    { $who ->
        [you] Остались только вы.
        [nobody] Остался один игрок.
       *[other] Остаётся только { $name }.
    }
blockyou-ending-time = Время вышло: карты возвращаются.
blockyou-ending-dead = Больше ни одну карту положить нельзя: карты возвращаются.
blockyou-ending-refreshed = Никто не мог положить карту: вот новое поле.
blockyou-fitted-show = Показать, куда подходила карта
blockyou-fitted =
    { $count ->
        [0] Для вашей карты места не было
        [one] Для вашей карты было { $count } место
        [few] Для вашей карты было { $count } места
        [many] Для вашей карты было { $count } мест
       *[other] Для вашей карты было { $count } места
    }
blockyou-pause = Пауза
blockyou-pause-later = Пауза после этого раунда
blockyou-pause-comes = После этого раунда будет пауза
blockyou-paused =
    { $who ->
        [you] Пауза
        [nobody] Пауза
       *[other] Пауза: { $name }
    }
blockyou-go-on = Дальше

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Вы на старте.
        [nobody] Одно место на старте.
       *[other] { $name } на старте.
    }
blockyou-said-left =
    { $who ->
        [you] Вы вышли из игры.
        [nobody] Игрок вышел из игры.
       *[other] { $name } выходит из игры.
    }
blockyou-said-countdown = Три, два, один…
blockyou-said-round = Раунд { $round }.
blockyou-said-card = Ваша карта: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Вы кладёте карту: ряд { $row }, столбец { $column }.
        [nobody] BlockYou! Карта легла: ряд { $row }, столбец { $column }.
       *[other] BlockYou! { $name } кладёт карту: ряд { $row }, столбец { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Ошибка: ваши цвета не совпадают, ряд { $row }, столбец { $column }. Вы получаете штрафную карту.
        [nobody] Ошибка: цвета не совпадают, ряд { $row }, столбец { $column }.
       *[other] { $name } ошибается: цвета не совпадают, ряд { $row }, столбец { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Ошибка: ваша карта показывает на вас. Вы получаете штрафную карту.
        [nobody] Ошибка: палец показывает на своё же место.
       *[other] Ошибка: { $name } показывает на своё же место.
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
        [you] Остались только вы: десять секунд!
        [nobody] Осталось десять секунд.
       *[other] Остаётся только { $name }, времени – десять секунд.
    }
blockyou-said-over =
    { $who ->
        [you] Игра окончена. Вы выиграли.
        [nobody] Игра окончена.
       *[other] Игра окончена. { $name } побеждает.
    }
blockyou-now-ready = Гонка начнётся, когда все будут на старте.
blockyou-now-leader =
    { $who ->
        [you] Когда остальные будут на старте, вы начнёте отсчёт.
        [nobody] Когда остальные будут на старте, отсчёт начнёт свободное место.
       *[other] Когда остальные будут на старте, { $name } начнёт отсчёт.
    }
blockyou-now-countdown = Вот-вот откроются следующие карты.
blockyou-now-race = Ещё ищут: { $names }.

## The playing area in words

blockyou-text-not-now = Сейчас вам нечего делать.
blockyou-text-hand = { $name }, ваша карта
blockyou-text-row = Ряд её верхних клеток
blockyou-text-column = Столбец её левых клеток
blockyou-text-turn = Поворот
blockyou-text-turn-0 = без поворота: { $card }
blockyou-text-turn-1 = на четверть: { $card }
blockyou-text-turn-2 = на половину: { $card }
blockyou-text-turn-3 = на три четверти: { $card }
blockyou-text-lay = Положить
blockyou-text-places = Куда на поле можно положить карту
blockyou-text-row-places = ряд { $row }: столбцы { $columns }
blockyou-text-field = Поле: ряды с севера, столбцы с запада
blockyou-text-cell = { $colour }, карта { $card }
blockyou-text-row-head = Ряд { $row }
blockyou-text-column-head = Столбец { $column }
blockyou-text-players = Как идут дела
blockyou-text-pile =
    { $count ->
        [one] осталась { $count } штрафная карта
        [few] осталось { $count } штрафные карты
        [many] осталось { $count } штрафных карт
       *[other] осталось { $count } штрафной карты
    }

## The score sheet

blockyou-sheet = Побеждает тот, кто первым выложит все карты
blockyou-sheet-solo = Игра в одиночку
blockyou-sheet-place = Место
blockyou-sheet-player = Игрок
blockyou-sheet-cards = Карт осталось
blockyou-sheet-time = Время
blockyou-sheet-fastest = Лучшее
blockyou-sheet-blocks = Блоки
blockyou-sheet-faults = Ошибки
blockyou-best = Побить: { $time }
blockyou-best-new = Ваше лучшее время!
blockyou-best-all = Ваши лучшие результаты: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Вы вне раунда
reason-off-field = За краем поля
reason-covers-one-card = Лежит на одной карте

## Moves as a replay tells them

replay-blockyou-ready = на старте
replay-blockyou-begin =
    { $who ->
        [you] Вы начинаете отсчёт
        [nobody] Отсчёт начинает свободное место
       *[other] { $name } начинает отсчёт
    }
replay-blockyou-count = три, два, один, ноль
replay-blockyou-turn = карты открываются
replay-blockyou-lay =
    { $turns ->
        [0] карта: ряд { $row }, столбец { $column }
        [1] карта: ряд { $row }, столбец { $column }, на четверть вправо
        [2] карта: ряд { $row }, столбец { $column }, на пол-оборота
       *[3] карта: ряд { $row }, столбец { $column }, на четверть влево
    }
replay-blockyou-hidden = карта рубашкой вверх
replay-blockyou-draw = карта из колоды: { $card }
