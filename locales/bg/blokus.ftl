### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Ъгъл до ъгъл, но никога страна до страна: намери място за всичките си фигури, преди другите да го заемат.

blokus-colour-blue = синьо
blokus-colour-yellow = жълто
blokus-colour-red = червено
blokus-colour-green = зелено

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = С
blokus-letter-yellow = Ж
blokus-letter-red = Ч
blokus-letter-green = З

blokus-board = Дъска
blokus-shared = Общ цвят
blokus-squares-left =
    { $count ->
        [one] остава { $count } квадратче
       *[other] остават { $count } квадратчета
    }
blokus-pieces-left =
    { $count ->
        [one] остава { $count } фигура
       *[other] остават { $count } фигури
    }
blokus-tray = Фигури: { $colour }
blokus-piece = Фигура { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, няма място
        [one] { $piece }, { $count } място
       *[other] { $piece }, { $count } места
    }
blokus-whose-tray = Фигурите на кой цвят да се виждат

blokus-standing-blocked = няма ходове
blokus-standing-finished = всичко е сложено
blokus-standing-left = напусна
blokus-skipped = пропуска

blokus-your-turn = Твой ред
blokus-turn-of =
    { $who ->
        [you] Твой ред
        [nobody] Мястото още е свободно
       *[other] Ред е на { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Твой ред
        [nobody] Мястото още е свободно
       *[other] { $name } мисли
    }
blokus-drawing-lots = Жребий кой започва
blokus-lay-for-all = Слагаш за общия цвят
blokus-you-win = Ти спечели!
blokus-wins =
    { $who ->
        [you] Ти спечели!
        [nobody] Никой не печели
       *[other] { $name } печели
    }
blokus-shared-win = Обща победа

blokus-lay = Сложи тук
blokus-turn = Завърти
blokus-turn-key = Завърти (R)
blokus-flip = Обърни
blokus-flip-key = Обърни (F)
blokus-keys-jump = Скочи до следващото подходящо място в тази посока
blokus-put-back = Върни я
blokus-pass = Пас
blokus-pass-sure = Да, пас
blokus-turn-board = Завърти дъската
blokus-holding = Държиш { $piece }
blokus-hint-take = Вземи фигура и я сложи на дъската
blokus-hint-holding = R завърта, F обръща, Esc връща

blokus-said-laid = Ход на { $colour }: { $piece } на { $cells }.
blokus-said-returned = Фигура { $piece } се връща при { $colour }.
blokus-said-passed = Пас за { $colour }.
blokus-said-skipped = Няма повече място за { $colour }: ходът се пропуска.
blokus-said-turn =
    { $who ->
        [you] Твой ред е да сложиш { $colour }.
        [nobody] Мястото, което слага { $colour }, още е свободно.
       *[other] Ред е на { $name } да сложи { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Играта свърши. Ти спечели.
        [together] Играта свърши. Обща победа с { $names }.
        [several] Играта свърши. Обща победа: { $names }.
        [nobody] Играта свърши.
       *[other] Играта свърши. { $names } печели.
    }
blokus-said-fits = { $piece }, { $cell }, пасва
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Сега няма какво да сложиш.
blokus-text-pieces = Фигури, които пасват
blokus-text-places = Места за { $piece }
blokus-place =
    { $count ->
        [one] { $piece } на { $cells }, покрива { $count } квадратче
       *[other] { $piece } на { $cells }, покрива { $count } квадратчета
    }
blokus-text-before = Назад
blokus-text-after = Още
blokus-text-page = Страница { $page } от { $pages }
blokus-board-table = Дъската, ред по ред отгоре надолу
blokus-empty = празно

blokus-sheet-basic = Печели най-малкият остатък
blokus-sheet-advanced = Най-много точки печелят: минус една за квадратче, плюс бонуса
blokus-sheet-place = Място
blokus-sheet-player = Играч
blokus-sheet-left = Оставащи
blokus-sheet-bonus = Бонус
blokus-sheet-total = Общо
blokus-sheet-number = { $value }
blokus-sheet-not-counted = не се брои

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Извън дъската
reason-overlap = Квадратчето е заето
reason-bad-shape = Не тази форма
reason-no-start-corner = Покрий ъгъл
reason-no-start-square = Покрий началото си
reason-edge-contact = Опира със страна
reason-no-corner-contact = Докосни с ъгъл
reason-all-passed = Всички пасуваха
reason-no-more-moves = Няма повече ходове
replay-blokus-lay =
    { $squares ->
        [one] едно квадратче на { $cell }
       *[other] { $squares } квадратчета на { $cell }
    }
replay-blokus-pass = пас
replay-blokus-begin =
    { $who ->
        [you] Ти започваш
        [nobody] Започва свободно място
       *[other] { $name } започва
    }

## Records

end-record-blksgf = За Pentobi (.blksgf)
