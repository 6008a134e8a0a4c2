### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Будуйте вище, затамуйте подих – і хай вежа впаде не у вас.
game-blockout-alone = Тренування
game-blockout-alone-about = Вежа без карт, для тренування.

# A letter for each colour of block; all differ.
blockout-letter-wood = Д
blockout-letter-red = Ч
blockout-letter-blue = С
blockout-letter-yellow = Ж
blockout-letter-black = К

# A block by size and colour.
blockout-block =
    { $size ->
        [small] малий
        [medium] середній
        [large] великий
       *[any] будь-який
    } { $colour ->
        [wood] дерев’яний блок
        [red] червоний блок
        [blue] синій блок
        [yellow] жовтий блок
        [black] чорний блок
       *[any] блок
    }
blockout-card-exact =
    { $size ->
        [small] Малий
        [medium] Середній
       *[large] Великий
    } { $colour ->
        [wood] дерев’яний
        [red] червоний
        [blue] синій
        [yellow] жовтий
       *[black] чорний
    }
blockout-card-colour =
    { $colour ->
        [wood] Дерев’яний
        [red] Червоний
        [blue] Синій
        [yellow] Жовтий
       *[black] Чорний
    }
blockout-card-size =
    { $size ->
        [small] Малий
        [medium] Середній
       *[large] Великий
    }
blockout-card-any = Будь-який блок
blockout-card-pass = Пас
blockout-card-reverse = Розворот

# Spoken while the block must stand, one a second.
blockout-count-1 = двадцять один
blockout-count-2 = двадцять два
blockout-count-3 = двадцять три

blockout-hand = Ваші карти
blockout-copies =
    { $count ->
        [one] { $card }: { $count } карта
        [few] { $card }: { $count } карти
        [many] { $card }: { $count } карт
       *[other] { $card }: { $count } карти
    }
blockout-choose-card = Виберіть карту
blockout-choose-block = Тепер виберіть блок
blockout-hint-again = Торкніться карти ще раз, щоб зіграти її
blockout-hint-draw = Нічого не підходить: тягніть, доки не підійде
blockout-show-hand =
    { $who ->
        [you] Показати ваші карти
        [nobody] Показати карти
       *[other] Показати карти: { $name }
    }
blockout-dealing = Карти роздаються
blockout-left = поза грою
blockout-clockwise = За годинниковою стрілкою
blockout-counter = Проти годинникової стрілки
blockout-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карти
        [many] { $name }: { $count } карт
       *[other] { $name }: { $count } карти
    }
blockout-pile =
    { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
blockout-height =
    { $count ->
        [one] Вежа: { $count } блок із { $all }
        [few] Вежа: { $count } блоки з { $all }
        [many] Вежа: { $count } блоків із { $all }
       *[other] Вежа: { $count } блока з { $all }
    }
blockout-discard = Остання карта: { $card }

blockout-lower = Нижче
blockout-raise = Вище
blockout-keys-far = Рухати довгими кроками
blockout-turn = Чверть оберту
blockout-hold-left =
    { $seconds ->
        [one] Ще { $seconds } секунда, щоб відпустити
        [few] Ще { $seconds } секунди, щоб відпустити
        [many] Ще { $seconds } секунд, щоб відпустити
       *[other] Ще { $seconds } секунди, щоб відпустити
    }
blockout-put = Поставити
blockout-back = Покласти назад
blockout-landing =
    { $safety ->
        [steady] Начебто стійко
        [risky] Ризиковано
        [falls] Впаде
       *[misses] Повз вежу
    }
blockout-face = Повернути вигляд
blockout-picture = Зберегти картинку
blockout-slowly = Падіння ще раз, повільно
blockout-flat-front = Вигляд спереду
blockout-flat-side = Вигляд збоку
blockout-flat-top = Вигляд згори

blockout-centred = посередині
blockout-turned = повернуто
blockout-aside =
    { $way ->
        [left] { $mm } мм ліворуч від центра
        [right] { $mm } мм праворуч від центра
        [nearer] { $mm } мм ближче
       *[further] { $mm } мм далі
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] стійко
       *[moving] рухається
    }
blockout-held = { $block }, { $spot }, на { $mm } мм вище
blockout-tower-is =
    { $state ->
        [steady] Вежа стоїть стійко.
       *[moving] Вежа рухається.
    }
blockout-push =
    { $way ->
        [left] Ліворуч { $mm } мм
        [right] Праворуч { $mm } мм
        [nearer] Ближче { $mm } мм
        [further] Далі { $mm } мм
        [down] Униз { $mm } мм
       *[up] Угору { $mm } мм
    }

blockout-asked = Вежа встояла? Усі кажуть, що бачили.
blockout-asked-again = Думки розійшлися. Усі ще раз кажуть, що бачили.
blockout-how = Вежа встояла?
blockout-fell-late = Щойно впала
blockout-place = Поставте { $block }
blockout-now-placing =
    { $who ->
        [you] Ви ставите { $block }.
        [nobody] Треба поставити { $block }.
       *[other] { $name } ставить { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Ви починаєте.
        [nobody] Починає вільне місце.
       *[other] { $name } починає.
    }
blockout-said-take =
    { $who ->
        [you] Ви граєте карту «{ $card }» і берете { $block }.
        [nobody] Зіграно карту «{ $card }», узято { $block }.
       *[other] { $name } грає карту «{ $card }» і бере { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Останній блок: ви берете { $block }.
        [nobody] Останній блок: узято { $block }.
       *[other] Останній блок: { $name } бере { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Ви берете { $block }.
        [nobody] Узято { $block }.
       *[other] { $name } бере { $block }.
    }
blockout-said-slip = Рука зісковзнула: { $mm } мм.
blockout-said-pass =
    { $who ->
        [you] Ви пасуєте.
        [nobody] Пас.
       *[other] { $name } пасує.
    }
blockout-said-reverse =
    { $who ->
        [you] Ви розвертаєте порядок ходів.
        [nobody] Порядок ходів розвертається.
       *[other] { $name } розвертає порядок ходів.
    }
blockout-said-letgo =
    { $who ->
        [you] Ви відпускаєте блок.
        [nobody] Блок відпущено.
       *[other] { $name } відпускає блок.
    }
blockout-said-drew =
    { $who ->
        [you] Ви тягнете { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
            [many] { $count } карт.
           *[other] { $count } карти.
        }
        [nobody] З колоди: { $count ->
            [one] { $count } карта.
            [few] { $count } карти.
            [many] { $count } карт.
           *[other] { $count } карти.
        }
       *[other] { $name } тягне { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
            [many] { $count } карт.
           *[other] { $count } карти.
        }
    }
blockout-said-stood = Стоїть!
blockout-said-fell = Вежа впала!
blockout-said-late = Вежа впала сама.
blockout-said-oops = Не рахується: карта й блок повертаються, виберіть знову.
blockout-said-touched = Вежу зачепили: карта й блок повертаються, хід закінчено.
blockout-said-again = Думки знову розійшлися: блок ставлять ще раз.
blockout-said-open = Думки знову розійшлися: вважаємо, що вежа стоїть, гра триває.
blockout-said-void =
    { $reason ->
        [touched] Вежу зачепили: карта й блок повертаються, виберіть знову.
        [time] Час вийшов: виберіть знову.
        [back] Блок покладено назад: виберіть знову.
       *[lost] Спроба пропала: виберіть знову.
    }
blockout-said-says-stood =
    { $who ->
        [you] Ви кажете, що вежа встояла.
        [nobody] Кажуть, що вежа встояла.
       *[other] { $name } каже, що вежа встояла.
    }
blockout-said-says-fell =
    { $who ->
        [you] Ви кажете, що вежа впала.
        [nobody] Кажуть, що вежа впала.
       *[other] { $name } каже, що вежа впала.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Ви забираєте слова назад.
        [nobody] Слова забрано назад.
       *[other] { $name } забирає слова назад.
    }
blockout-said-left =
    { $who ->
        [you] Ви вийшли з гри.
        [nobody] Гравець вийшов із гри.
       *[other] { $name } виходить із гри.
    }
blockout-said-back = Хід скасовано.
blockout-said-turn =
    { $who ->
        [you] Ваш хід.
        [nobody] Хід за вільним місцем.
       *[other] Ходить { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Почніть нову вежу з карти блока.
        [nobody] Час починати нову вежу.
       *[other] { $name } починає нову вежу.
    }
blockout-said-bonus =
    { $who ->
        [you] Ще один блок, будь-який вільний, і ви перемогли.
        [nobody] Треба поставити ще один блок.
       *[other] { $name } ставить ще один блок.
    }
blockout-said-practice =
    { $who ->
        [you] Візьміть будь-який блок.
        [nobody] Можна взяти будь-який блок.
       *[other] { $name } тренується.
    }
blockout-said-over =
    { $who ->
        [you] Гру закінчено. Ви виграли.
        [together] Гру закінчено. Спільна перемога: з вами { $names }.
        [several] Гру закінчено. Спільна перемога: { $names }.
        [nobody] Гру закінчено.
       *[other] Гру закінчено. { $names } перемагає.
    }

blockout-move-block = { $card }: узяти { $block }
blockout-move-extra = Узяти { $block }
blockout-move-pass = Пас
blockout-move-reverse = Розворот
blockout-move-drawcards = Тягнути карти
blockout-move-letgo = Відпустити
blockout-move-stood = Встояла
blockout-move-fell = Впала
blockout-move-unsay = Забрати слова
blockout-move-oops = Ой, зачепили

blockout-text-not-now = Зараз вам нема що робити.
blockout-text-moves = Що можна зробити
blockout-text-hand = Рухати блок
blockout-text-state = Що на столі
blockout-text-free = Вільні блоки: { $blocks }
blockout-text-cards = Ваші карти: { $cards }

blockout-sheet =
    { $count ->
        [one] Вежа: { $count } блок із { $all }
        [few] Вежа: { $count } блоки з { $all }
        [many] Вежа: { $count } блоків із { $all }
       *[other] Вежа: { $count } блока з { $all }
    }
blockout-sheet-place = Місце
blockout-sheet-player = Гравець
blockout-sheet-cards = Лишилося карт

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Уже у вежі
reason-block-mismatch = Блок не підходить
reason-no-contact = Ставте на самий верх
reason-off-site = Повз будмайданчик
reason-wrong-spot = Тут такого місця немає
reason-wrong-verdict = Не та відповідь
reason-can-play = Ви можете ходити
reason-need-block-card = Потрібна карта блока
reason-bonus-due = Спершу ще один блок
reason-nine-blocks = Стоять усі дев’ять блоків
reason-bonus-block = Додатковий блок устояв

## Moves as a replay tells them

replay-blockout-take = «{ $card }» і { $block }
replay-blockout-extra = наостанок { $block }
replay-blockout-slip = рука зісковзнула: { $mm } мм
replay-blockout-pass = пас
replay-blockout-reverse = порядок ходів розвертається
replay-blockout-drawcards = нічого не підходить, добір карт
replay-blockout-letgo = відпускає
replay-blockout-oops = зачепили, не рахується
replay-blockout-stood = вежа встояла
replay-blockout-fell = вежа впала
replay-blockout-unsay = слова забрано назад: не впала
replay-blockout-void =
    { $reason ->
        [touched] вежу зачепили, не рахується
        [time] час вийшов: ще одна спроба
        [back] блок покладено назад
       *[lost] спроба пропала: дається ще одна
    }
replay-blockout-begin =
    { $who ->
        [you] Ви починаєте
        [nobody] Починає вільне місце
       *[other] { $name } починає
    }
replay-blockout-draw = карта з колоди: { $card }
replay-blockout-hidden = карта з колоди
