### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Стройте выше, затаите дыхание – и пусть башня упадёт не у вас.
game-blockout-alone = Тренировка
game-blockout-alone-about = Башня без карт, для тренировки.

# A letter for each colour of block; all differ.
blockout-letter-wood = Д
blockout-letter-red = К
blockout-letter-blue = С
blockout-letter-yellow = Ж
blockout-letter-black = Ч

# A block by size and colour.
blockout-block =
    { $size ->
        [small] маленький
        [medium] средний
        [large] большой
       *[any] любой
    } { $colour ->
        [wood] деревянный блок
        [red] красный блок
        [blue] синий блок
        [yellow] жёлтый блок
        [black] чёрный блок
       *[any] блок
    }
blockout-card-exact =
    { $size ->
        [small] Маленький
        [medium] Средний
       *[large] Большой
    } { $colour ->
        [wood] деревянный
        [red] красный
        [blue] синий
        [yellow] жёлтый
       *[black] чёрный
    }
blockout-card-colour =
    { $colour ->
        [wood] Деревянный
        [red] Красный
        [blue] Синий
        [yellow] Жёлтый
       *[black] Чёрный
    }
blockout-card-size =
    { $size ->
        [small] Маленький
        [medium] Средний
       *[large] Большой
    }
blockout-card-any = Любой блок
blockout-card-pass = Пас
blockout-card-reverse = Разворот

# Spoken while the block must stand, one a second.
blockout-count-1 = двадцать один
blockout-count-2 = двадцать два
blockout-count-3 = двадцать три

blockout-hand = Ваши карты
blockout-copies =
    { $count ->
        [one] { $card }: { $count } карта
        [few] { $card }: { $count } карты
        [many] { $card }: { $count } карт
       *[other] { $card }: { $count } карты
    }
blockout-choose-card = Выберите карту
blockout-choose-block = Теперь выберите блок
blockout-hint-again = Нажмите на карту ещё раз, чтобы сыграть её
blockout-hint-draw = Ничего не подходит: тяните, пока не подойдёт
blockout-show-hand =
    { $who ->
        [you] Показать ваши карты
        [nobody] Показать карты
       *[other] Показать карты: { $name }
    }
blockout-dealing = Карты раздаются
blockout-left = вне игры
blockout-clockwise = Ходят по часовой стрелке
blockout-counter = Ходят против часовой стрелки
blockout-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карты
        [many] { $name }: { $count } карт
       *[other] { $name }: { $count } карты
    }
blockout-pile =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
        [many] { $count } карт в колоде
       *[other] { $count } карты в колоде
    }
blockout-height =
    { $count ->
        [one] Башня: { $count } блок из { $all }
        [few] Башня: { $count } блока из { $all }
        [many] Башня: { $count } блоков из { $all }
       *[other] Башня: { $count } блока из { $all }
    }
blockout-discard = Последняя карта: { $card }

blockout-lower = Ниже
blockout-raise = Выше
blockout-keys-far = Двигать длинными шагами
blockout-turn = Четверть оборота
blockout-hold-left =
    { $seconds ->
        [one] Ещё { $seconds } секунда, чтобы отпустить
        [few] Ещё { $seconds } секунды, чтобы отпустить
        [many] Ещё { $seconds } секунд, чтобы отпустить
       *[other] Ещё { $seconds } секунды, чтобы отпустить
    }
blockout-put = Поставить
blockout-back = Вернуть блок
blockout-landing =
    { $safety ->
        [steady] Вроде устойчиво
        [risky] Рискованно
        [falls] Упадёт
       *[misses] Мимо башни
    }
blockout-face = Вернуть прежний вид
blockout-picture = Сохранить картинку
blockout-slowly = Падение ещё раз, медленно
blockout-flat-front = Вид спереди
blockout-flat-side = Вид сбоку
blockout-flat-top = Вид сверху

blockout-centred = посередине
blockout-turned = повёрнут
blockout-aside =
    { $way ->
        [left] { $mm } мм левее центра
        [right] { $mm } мм правее центра
        [nearer] { $mm } мм ближе
       *[further] { $mm } мм дальше
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] устойчиво
       *[moving] движется
    }
blockout-held = { $block }, { $spot }, на { $mm } мм выше
blockout-tower-is =
    { $state ->
        [steady] Башня стоит устойчиво.
       *[moving] Башня движется.
    }
blockout-push =
    { $way ->
        [left] Влево { $mm } мм
        [right] Вправо { $mm } мм
        [nearer] Ближе { $mm } мм
        [further] Дальше { $mm } мм
        [down] Вниз { $mm } мм
       *[up] Вверх { $mm } мм
    }

blockout-asked = Башня устояла? Все говорят, что видели.
blockout-asked-again = Мнения разошлись. Скажите ещё раз, кто что видел.
blockout-how = Башня устояла?
blockout-fell-late = Только что упала
blockout-place = Поставьте { $block }
blockout-now-placing =
    { $who ->
        [you] Вы ставите { $block }.
        [nobody] Нужно поставить { $block }.
       *[other] { $name } ставит { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Вы начинаете.
        [nobody] Начинает свободное место.
       *[other] { $name } начинает.
    }
blockout-said-take =
    { $who ->
        [you] Вы играете карту «{ $card }» и берёте { $block }.
        [nobody] Сыграна карта «{ $card }», взят { $block }.
       *[other] { $name } играет карту «{ $card }» и берёт { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Последний блок: вы берёте { $block }.
        [nobody] Последний блок: взят { $block }.
       *[other] Последний блок: { $name } берёт { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Вы берёте { $block }.
        [nobody] Взят { $block }.
       *[other] { $name } берёт { $block }.
    }
blockout-said-slip = Рука соскользнула: { $mm } мм.
blockout-said-pass =
    { $who ->
        [you] Вы пасуете.
        [nobody] Пас.
       *[other] { $name } пасует.
    }
blockout-said-reverse =
    { $who ->
        [you] Вы разворачиваете порядок ходов.
        [nobody] Порядок ходов разворачивается.
       *[other] { $name } разворачивает порядок ходов.
    }
blockout-said-letgo =
    { $who ->
        [you] Вы отпускаете блок.
        [nobody] Блок отпущен.
       *[other] { $name } отпускает блок.
    }
blockout-said-drew =
    { $who ->
        [you] Вы тянете { $count ->
            [one] { $count } карту.
            [few] { $count } карты.
            [many] { $count } карт.
           *[other] { $count } карты.
        }
        [nobody] Из колоды: { $count ->
            [one] { $count } карта.
            [few] { $count } карты.
            [many] { $count } карт.
           *[other] { $count } карты.
        }
       *[other] { $name } тянет { $count ->
            [one] { $count } карту.
            [few] { $count } карты.
            [many] { $count } карт.
           *[other] { $count } карты.
        }
    }
blockout-said-stood = Стоит!
blockout-said-fell = Башня упала!
blockout-said-late = Башня упала сама.
blockout-said-oops = Не считается: карта и блок возвращаются, выберите снова.
blockout-said-touched = Башню задели: карта и блок возвращаются, ход окончен.
blockout-said-again = Мнения снова разошлись: блок ставят заново.
blockout-said-open = Мнения снова разошлись: считаем, что башня стоит, игра продолжается.
blockout-said-void =
    { $reason ->
        [touched] Башню задели: карта и блок возвращаются, выберите снова.
        [time] Время вышло: выберите снова.
        [back] Блок возвращён: выберите снова.
       *[lost] Попытка пропала: выберите снова.
    }
blockout-said-says-stood =
    { $who ->
        [you] Вы говорите, что башня устояла.
        [nobody] Говорят, что башня устояла.
       *[other] { $name } говорит, что башня устояла.
    }
blockout-said-says-fell =
    { $who ->
        [you] Вы говорите, что башня упала.
        [nobody] Говорят, что башня упала.
       *[other] { $name } говорит, что башня упала.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Вы берёте слова назад.
        [nobody] Слова взяты назад.
       *[other] { $name } берёт слова назад.
    }
blockout-said-left =
    { $who ->
        [you] Вы вышли из игры.
        [nobody] Игрок вышел из игры.
       *[other] { $name } выходит из игры.
    }
blockout-said-back = Ход возвращён.
blockout-said-turn =
    { $who ->
        [you] Ваш ход.
        [nobody] Ход за свободным местом.
       *[other] Ходит { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Начните новую башню с карты блока.
        [nobody] Пора начинать новую башню.
       *[other] { $name } начинает новую башню.
    }
blockout-said-bonus =
    { $who ->
        [you] Ещё один блок, любой свободный, и вы победили.
        [nobody] Нужно поставить ещё один блок.
       *[other] { $name } ставит ещё один блок.
    }
blockout-said-practice =
    { $who ->
        [you] Возьмите любой блок.
        [nobody] Можно взять любой блок.
       *[other] { $name } тренируется.
    }
blockout-said-over =
    { $who ->
        [you] Игра окончена. Вы выиграли.
        [together] Игра окончена. Общая победа: с вами { $names }.
        [several] Игра окончена. Общая победа: { $names }.
        [nobody] Игра окончена.
       *[other] Игра окончена. { $names } побеждает.
    }

blockout-move-block = { $card }: взять { $block }
blockout-move-extra = Взять { $block }
blockout-move-pass = Пас
blockout-move-reverse = Разворот
blockout-move-drawcards = Тянуть карты
blockout-move-letgo = Отпустить
blockout-move-stood = Устояла
blockout-move-fell = Упала
blockout-move-unsay = Взять назад
blockout-move-oops = Ой, задели

blockout-text-not-now = Сейчас вам нечего делать.
blockout-text-moves = Что можно сделать
blockout-text-hand = Двигать блок
blockout-text-state = Что на столе
blockout-text-free = Свободные блоки: { $blocks }
blockout-text-cards = Ваши карты: { $cards }

blockout-sheet =
    { $count ->
        [one] Башня: { $count } блок из { $all }
        [few] Башня: { $count } блока из { $all }
        [many] Башня: { $count } блоков из { $all }
       *[other] Башня: { $count } блока из { $all }
    }
blockout-sheet-place = Место
blockout-sheet-player = Игрок
blockout-sheet-cards = Карт осталось

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Уже в башне
reason-block-mismatch = Блок не подходит
reason-no-contact = Ставьте на самый верх
reason-off-site = Мимо стройплощадки
reason-wrong-spot = Здесь такого места нет
reason-wrong-verdict = Такого ответа нет
reason-can-play = Вы можете ходить
reason-need-block-card = Нужна карта блока
reason-bonus-due = Сначала ещё один блок
reason-nine-blocks = Стоят все девять блоков
reason-bonus-block = Добавочный блок устоял

## Moves as a replay tells them

replay-blockout-take = «{ $card }» и { $block }
replay-blockout-extra = напоследок { $block }
replay-blockout-slip = рука соскользнула: { $mm } мм
replay-blockout-pass = пас
replay-blockout-reverse = порядок ходов разворачивается
replay-blockout-drawcards = ничего не подходит, добор карт
replay-blockout-letgo = отпускает
replay-blockout-oops = задели, не считается
replay-blockout-stood = башня устояла
replay-blockout-fell = башня упала
replay-blockout-unsay = слова взяты назад: не упала
replay-blockout-void =
    { $reason ->
        [touched] башню задели, не считается
        [time] время вышло: ещё одна попытка
        [back] блок возвращён
       *[lost] попытка пропала: даётся ещё одна
    }
replay-blockout-begin =
    { $who ->
        [you] Вы начинаете
        [nobody] Начинает свободное место
       *[other] { $name } начинает
    }
replay-blockout-draw = карта из колоды: { $card }
replay-blockout-hidden = карта из колоды
