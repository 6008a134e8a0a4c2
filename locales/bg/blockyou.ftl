### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Никой не чака ред и никой не прощава: напасни цветовете, сложи картата си преди всички и с пръст изкарай другите от рунда.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = бяло
blockyou-colour-R = червено
blockyou-colour-O = оранжево
blockyou-colour-Y = жълто
blockyou-colour-L = светлозелено
blockyou-colour-B = синьо
blockyou-colour-P = лилаво

blockyou-direction-N = север
blockyou-direction-NE = североизток
blockyou-direction-E = изток
blockyou-direction-SE = югоизток
blockyou-direction-S = юг
blockyou-direction-SW = югозапад
blockyou-direction-W = запад
blockyou-direction-NW = северозапад
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = горе { $nw } и { $ne }, долу { $sw } и { $se }; един пръст на { $one }, другият на { $other }

## Ready

blockyou-ready-title = Всички играят едновременно
blockyou-ready-about = Сложи картата си върху няколко карти: всеки цвят върху своя, бялото върви с всички. Пръстите ѝ блокират онези, към които сочат.
blockyou-ready-solo-about = Сложи всичките си карти колкото можеш по-бързо: всеки цвят върху своя, бялото върви с всички. Нито един пръст не бива да сочи към теб.
blockyou-ready-me = На старта съм
blockyou-ready-us = На старта сме
blockyou-ready-start = Започни броенето
blockyou-ready-count = { $ready } от { $count } на старта

## How each one stands

blockyou-status-idle = не е на старта
blockyou-status-leads = дава старт
blockyou-status-ready = на старта
blockyou-status-active = търси
blockyou-status-alone = последен шанс
blockyou-status-done = готово
blockyou-status-blocked = блок
blockyou-status-fault = грешка
blockyou-status-last = късно
blockyou-status-returned = карта назад
blockyou-status-out = извън рунда
blockyou-status-left = напусна
blockyou-fault-colours = грешни цветове
blockyou-fault-self = пръст към себе си
blockyou-cards =
    { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Блок от теб
        [nobody] Блок
       *[other] Блок от { $name }
    }
blockyou-own-done = Готово!
blockyou-own-last = Остана само ти: картата ти се връща
blockyou-own-returned = Картата ти се връща
blockyou-own-out = Заради грешката не играеш този рунд. В следващия пак си в играта.
blockyou-own-fault-colours = Цветовете не съвпадат. Една наказателна карта; не играеш този рунд и следващия.
blockyou-own-fault-self = Картата сочи към теб. Една наказателна карта; не играеш този рунд и следващия.
blockyou-solo-fault-colours = Цветовете не съвпадат: една наказателна карта
blockyou-solo-fault-self = Картата сочи към теб: една наказателна карта

## The hand

blockyou-hand-down = Картата ти, с лицето надолу
blockyou-hand-card = Твоята карта: { $card }. Натисни, за да я завъртиш.
blockyou-lay-do = Сложи
blockyou-hint-touch = Плъзни картата на полето или докосни място. Докосни картата, за да я завъртиш.
blockyou-hint-mouse = Плъзни картата на полето. R или колелцето я завърта.
blockyou-watching = Ти гледаш

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Остава { $seconds } секунда
       *[other] Остават { $seconds } секунди
    }
blockyou-last-other =
    { $who ->
        [you] Остана само ти
        [nobody] Никой не остана
       *[other] Остана само { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Време
blockyou-solo-left =
    { $count ->
        [one] остава { $count } карта
       *[other] остават { $count } карти
    }
blockyou-result-title = Рунд { $round }
blockyou-result-later = след { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } сек
blockyou-result-blocks = блокира: { $names }
blockyou-result-nobody = Никой не сложи карта
blockyou-ending-all = Никой не остана: рундът свърши.
blockyou-ending-last =
    { $who ->
        [you] Остана само ти.
        [nobody] Остана един играч.
       *[other] Остана само { $name }.
    }
blockyou-ending-time = Времето изтече: картите се връщат.
blockyou-ending-dead = Вече нито една карта не може да се сложи: картите се връщат.
blockyou-ending-refreshed = Никой не можа да сложи карта: ето ново поле.
blockyou-fitted-show = Покажи къде пасваше картата
blockyou-fitted =
    { $count ->
        [0] Картата ти не пасваше никъде
        [one] Картата ти пасваше на { $count } място
       *[other] Картата ти пасваше на { $count } места
    }
blockyou-pause = Пауза
blockyou-pause-later = Пауза след този рунд
blockyou-pause-comes = След този рунд ще има пауза
blockyou-paused =
    { $who ->
        [you] Пауза
        [nobody] Пауза
       *[other] Пауза: { $name }
    }
blockyou-go-on = Продължи

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Ти си на старта.
        [nobody] Едно място е на старта.
       *[other] { $name } е на старта.
    }
blockyou-said-left =
    { $who ->
        [you] Ти напусна играта.
        [nobody] Играч напусна играта.
       *[other] { $name } напусна играта.
    }
blockyou-said-countdown = Три, две, едно…
blockyou-said-round = Рунд { $round }.
blockyou-said-card = Твоята карта: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Слагаш карта на ред { $row }, колона { $column }.
        [nobody] BlockYou! Карта на ред { $row }, колона { $column }.
       *[other] BlockYou! { $name } слага карта на ред { $row }, колона { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Грешка: цветовете ти не съвпадат на ред { $row }, колона { $column }. Получаваш наказателна карта.
        [nobody] Грешка: цветовете не съвпадат на ред { $row }, колона { $column }.
       *[other] Грешка на { $name }: цветовете не съвпадат на ред { $row }, колона { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Грешка: картата сочи към теб. Получаваш наказателна карта.
        [nobody] Грешка: пръст сочи към собственото си място.
       *[other] Грешка: { $name } сочи към собственото си място.
    }
blockyou-said-blocked =
    { $count ->
        [one] Блок за: { $names }.
       *[other] Блок за: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Остана само ти: десет секунди!
        [nobody] Остават десет секунди.
       *[other] Остана само { $name } с десет секунди.
    }
blockyou-said-over =
    { $who ->
        [you] Играта свърши. Ти спечели.
        [nobody] Играта свърши.
       *[other] Играта свърши. { $name } печели.
    }
blockyou-now-ready = Надпреварата започва, когато всички са на старта.
blockyou-now-leader =
    { $who ->
        [you] Ти започваш броенето, когато другите са на старта.
        [nobody] Свободно място започва броенето, когато другите са на старта.
       *[other] { $name } започва броенето, когато другите са на старта.
    }
blockyou-now-countdown = Следващите карти ще се обърнат всеки момент.
blockyou-now-race = Още търсят: { $names }.

## The playing area in words

blockyou-text-not-now = Сега няма какво да правиш.
blockyou-text-hand = { $name }, твоята карта
blockyou-text-row = Ред на горните ѝ квадратчета
blockyou-text-column = Колона на левите ѝ квадратчета
blockyou-text-turn = Завъртане
blockyou-text-turn-0 = без завъртане: { $card }
blockyou-text-turn-1 = четвърт: { $card }
blockyou-text-turn-2 = половин: { $card }
blockyou-text-turn-3 = три четвърти: { $card }
blockyou-text-lay = Сложи
blockyou-text-places = Къде на полето може карта
blockyou-text-row-places = ред { $row }: колони { $columns }
blockyou-text-field = Полето: редовете от север, колоните от запад
blockyou-text-cell = { $colour }, карта { $card }
blockyou-text-row-head = Ред { $row }
blockyou-text-column-head = Колона { $column }
blockyou-text-players = Как стоят нещата
blockyou-text-pile =
    { $count ->
        [one] остава { $count } наказателна карта
       *[other] остават { $count } наказателни карти
    }

## The score sheet

blockyou-sheet = Печели този, който пръв сложи всичките си карти
blockyou-sheet-solo = Соло игра
blockyou-sheet-place = Място
blockyou-sheet-player = Играч
blockyou-sheet-cards = Остават карти
blockyou-sheet-time = Време
blockyou-sheet-fastest = Най-бързо
blockyou-sheet-blocks = Блокове
blockyou-sheet-faults = Грешки
blockyou-best = Рекорд: { $time }
blockyou-best-new = Твой нов рекорд!
blockyou-best-all = Най-добрите ти времена: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Извън рунда си
reason-off-field = Извън полето
reason-covers-one-card = Лежи само на една карта

## Moves as a replay tells them

replay-blockyou-ready = на старта
replay-blockyou-begin =
    { $who ->
        [you] Ти започваш броенето
        [nobody] Свободно място започва броенето
       *[other] { $name } започва броенето
    }
replay-blockyou-count = три, две, едно, нула
replay-blockyou-turn = картите се обръщат
replay-blockyou-lay =
    { $turns ->
        [0] карта на ред { $row }, колона { $column }
        [1] карта на ред { $row }, колона { $column }, четвърт оборот надясно
        [2] карта на ред { $row }, колона { $column }, половин оборот
       *[3] карта на ред { $row }, колона { $column }, четвърт оборот наляво
    }
replay-blockyou-hidden = карта с лицето надолу
replay-blockyou-draw = карта от тестето: { $card }
