### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Строй нависоко, затаи дъх – и нека кулата не падне точно при теб.
game-blockout-alone = Упражнение
game-blockout-alone-about = Кула без карти, за упражнение.

# A letter for each colour of block; all differ.
blockout-letter-wood = Д
blockout-letter-red = Ч
blockout-letter-blue = С
blockout-letter-yellow = Ж
blockout-letter-black = К

# A block by size and colour.
blockout-block =
    { $size ->
        [small] малкото
        [medium] средното
        [large] голямото
       *[any] кое да е
    } { $colour ->
        [wood] дървено блокче
        [red] червено блокче
        [blue] синьо блокче
        [yellow] жълто блокче
        [black] черно блокче
       *[any] блокче
    }
blockout-card-exact =
    { $size ->
        [small] Малко
        [medium] Средно
       *[large] Голямо
    } { $colour ->
        [wood] дървено
        [red] червено
        [blue] синьо
        [yellow] жълто
       *[black] черно
    }
blockout-card-colour =
    { $colour ->
        [wood] Дървено
        [red] Червено
        [blue] Синьо
        [yellow] Жълто
       *[black] Черно
    }
blockout-card-size =
    { $size ->
        [small] Малко
        [medium] Средно
       *[large] Голямо
    }
blockout-card-any = Кое да е
blockout-card-pass = Пас
blockout-card-reverse = Обръщане

# Spoken while the block must stand, one a second.
blockout-count-1 = двайсет и едно
blockout-count-2 = двайсет и две
blockout-count-3 = двайсет и три

blockout-hand = Твоите карти
blockout-copies =
    { $count ->
        [one] { $card }: { $count } карта
       *[other] { $card }: { $count } карти
    }
blockout-choose-card = Избери карта
blockout-choose-block = Сега избери блокче
blockout-hint-again = Докосни картата пак, за да я изиграеш
blockout-hint-draw = Нищо не пасва: тегли, докато нещо пасне
blockout-show-hand =
    { $who ->
        [you] Покажи твоите карти
        [nobody] Покажи картите
       *[other] Покажи картите на { $name }
    }
blockout-dealing = Раздават се картите
blockout-left = напусна
blockout-clockwise = По часовниковата стрелка
blockout-counter = Обратно на часовниковата стрелка
blockout-cards =
    { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } карта
       *[other] { $name }: { $count } карти
    }
blockout-pile =
    { $count ->
        [one] { $count } карта в тестето
       *[other] { $count } карти в тестето
    }
blockout-height =
    { $count ->
        [one] Кула: { $count } блокче от { $all }
       *[other] Кула: { $count } блокчета от { $all }
    }
blockout-discard = Последна карта: { $card }

blockout-lower = Надолу
blockout-raise = Нагоре
blockout-keys-far = Мести с големи стъпки
blockout-turn = Четвърт оборот
blockout-hold-left =
    { $seconds ->
        [one] Още { $seconds } секунда да го пуснеш
       *[other] Още { $seconds } секунди да го пуснеш
    }
blockout-put = Сложи тук
blockout-back = Върни го
blockout-landing =
    { $safety ->
        [steady] Май е стабилно
        [risky] Рисковано
        [falls] Ще падне
       *[misses] Встрани от кулата
    }
blockout-face = Върни изгледа
blockout-picture = Запази снимка
blockout-slowly = Виж падането пак, бавно
blockout-flat-front = Отпред
blockout-flat-side = Отстрани
blockout-flat-top = Отгоре

blockout-centred = в средата
blockout-turned = завъртяно
blockout-aside =
    { $way ->
        [left] { $mm } мм вляво от средата
        [right] { $mm } мм вдясно от средата
        [nearer] { $mm } мм по-близо
       *[further] { $mm } мм по-далеч
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] стабилно
       *[moving] движи се
    }
blockout-held = { $block }, { $spot }, { $mm } мм по-високо
blockout-tower-is =
    { $state ->
        [steady] Кулата е стабилна.
       *[moving] Кулата се движи.
    }
blockout-push =
    { $way ->
        [left] Наляво { $mm } мм
        [right] Надясно { $mm } мм
        [nearer] Насам { $mm } мм
        [further] Нататък { $mm } мм
        [down] Надолу { $mm } мм
       *[up] Нагоре { $mm } мм
    }

blockout-asked = Издържа ли кулата? Всички казват какво са видели.
blockout-asked-again = Не сте на едно мнение. Всички казват още веднъж какво са видели.
blockout-how = Издържа ли кулата?
blockout-fell-late = Току-що падна
blockout-place = Сложи { $block }
blockout-now-placing =
    { $who ->
        [you] Слагаш { $block }.
        [nobody] Трябва да се сложи { $block }.
       *[other] { $name } слага { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Ти започваш.
        [nobody] Започва свободно място.
       *[other] { $name } започва.
    }
blockout-said-take =
    { $who ->
        [you] Играеш „{ $card }“ и взимаш { $block }.
        [nobody] Изиграна е „{ $card }“ за { $block }.
       *[other] { $name } играе „{ $card }“ и взима { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Взимаш { $block } като последно.
        [nobody] Взето като последно: { $block }.
       *[other] { $name } взима { $block } като последно.
    }
blockout-said-block =
    { $who ->
        [you] Взимаш { $block }.
        [nobody] Взето: { $block }.
       *[other] { $name } взима { $block }.
    }
blockout-said-slip = Ръката се плъзга: { $mm } мм.
blockout-said-pass =
    { $who ->
        [you] Ти пасуваш.
        [nobody] Пас.
       *[other] { $name } пасува.
    }
blockout-said-reverse =
    { $who ->
        [you] Обръщаш посоката на игра.
        [nobody] Посоката на игра се обръща.
       *[other] { $name } обръща посоката на игра.
    }
blockout-said-letgo =
    { $who ->
        [you] Пускаш блокчето.
        [nobody] Блокчето е пуснато.
       *[other] { $name } пуска блокчето.
    }
blockout-said-drew =
    { $who ->
        [you] Теглиш { $count ->
            [one] { $count } карта.
           *[other] { $count } карти.
        }
        [nobody] Изтеглени: { $count ->
            [one] { $count } карта.
           *[other] { $count } карти.
        }
       *[other] { $name } тегли { $count ->
            [one] { $count } карта.
           *[other] { $count } карти.
        }
    }
blockout-said-stood = Стои!
blockout-said-fell = Кулата падна!
blockout-said-late = Кулата падна сама.
blockout-said-oops = Не се брои: картата и блокчето се връщат, избери отново.
blockout-said-touched = Кулата беше докосната: картата и блокчето се връщат и ходът свършва.
blockout-said-again = Още не сте на едно мнение: блокчето се слага отново.
blockout-said-open = Още не сте на едно мнение: приема се, че кулата стои, и играта продължава.
blockout-said-void =
    { $reason ->
        [touched] Кулата беше докосната: картата и блокчето се връщат, избери отново.
        [time] Времето изтече: избери отново.
        [back] Блокчето е върнато: избери отново.
       *[lost] Опитът се изгуби: избери отново.
    }
blockout-said-says-stood =
    { $who ->
        [you] Казваш, че кулата издържа.
        [nobody] Казват, че кулата издържа.
       *[other] { $name } казва, че кулата издържа.
    }
blockout-said-says-fell =
    { $who ->
        [you] Казваш, че кулата падна.
        [nobody] Казват, че кулата падна.
       *[other] { $name } казва, че кулата падна.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Вземаш си думите назад.
        [nobody] Думите са взети назад.
       *[other] { $name } си взема думите назад.
    }
blockout-said-left =
    { $who ->
        [you] Ти напусна играта.
        [nobody] Играч напусна играта.
       *[other] { $name } напусна играта.
    }
blockout-said-back = Един ход се връща.
blockout-said-turn =
    { $who ->
        [you] Твой ред е.
        [nobody] Ред е на свободно място.
       *[other] Ред е на { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Започни нова кула с карта блокче.
        [nobody] Трябва да започне нова кула.
       *[other] { $name } започва нова кула.
    }
blockout-said-bonus =
    { $who ->
        [you] Още едно блокче, което и да е свободно, и печелиш.
        [nobody] Трябва да се сложи още едно блокче.
       *[other] { $name } слага още едно блокче.
    }
blockout-said-practice =
    { $who ->
        [you] Вземи което и да е блокче.
        [nobody] Може да се вземе всяко блокче.
       *[other] { $name } се упражнява.
    }
blockout-said-over =
    { $who ->
        [you] Играта свърши. Ти спечели.
        [together] Играта свърши. Обща победа с { $names }.
        [several] Играта свърши. Обща победа: { $names }.
        [nobody] Играта свърши.
       *[other] Играта свърши. { $names } печели.
    }

blockout-move-block = { $card }: вземи { $block }
blockout-move-extra = Вземи { $block }
blockout-move-pass = Пас
blockout-move-reverse = Обръщане
blockout-move-drawcards = Тегли карти
blockout-move-letgo = Пусни
blockout-move-stood = Издържа
blockout-move-fell = Падна
blockout-move-unsay = Вземи назад
blockout-move-oops = Опа, докосване

blockout-text-not-now = Сега няма какво да правиш.
blockout-text-moves = Възможни ходове
blockout-text-hand = Премести блокчето
blockout-text-state = Как стоят нещата
blockout-text-free = Свободни блокчета: { $blocks }
blockout-text-cards = Твоите карти: { $cards }

blockout-sheet =
    { $count ->
        [one] Кула: { $count } блокче от { $all }
       *[other] Кула: { $count } блокчета от { $all }
    }
blockout-sheet-place = Място
blockout-sheet-player = Играч
blockout-sheet-cards = Остават карти

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Вече е на кулата
reason-block-mismatch = Блокчето не пасва
reason-no-contact = Трябва да легне отгоре
reason-off-site = Извън строежа
reason-wrong-spot = Тук няма такова място
reason-wrong-verdict = Няма такъв отговор
reason-can-play = Можеш да играеш
reason-need-block-card = Трябва карта блокче
reason-bonus-due = Първо още едно блокче
reason-nine-blocks = И деветте блокчета стоят
reason-bonus-block = Допълнителното издържа

## Moves as a replay tells them

replay-blockout-take = „{ $card }“ и { $block }
replay-blockout-extra = { $block } като последно
replay-blockout-slip = ръката се плъзга: { $mm } мм
replay-blockout-pass = пас
replay-blockout-reverse = посоката на игра се обръща
replay-blockout-drawcards = нищо не пасва, теглят се карти
replay-blockout-letgo = пуска
replay-blockout-oops = докосване, не се брои
replay-blockout-stood = кулата издържа
replay-blockout-fell = кулата падна
replay-blockout-unsay = взето назад: не падна
replay-blockout-void =
    { $reason ->
        [touched] кулата беше докосната, не се брои
        [time] времето изтече: следва нов опит
        [back] блокчето е върнато
       *[lost] опитът се изгуби: следва нов
    }
replay-blockout-begin =
    { $who ->
        [you] Ти започваш
        [nobody] Започва свободно място
       *[other] { $name } започва
    }
replay-blockout-draw = карта от тестето: { $card }
replay-blockout-hidden = карта от тестето
