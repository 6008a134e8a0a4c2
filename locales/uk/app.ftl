# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Закрити
cancel = Скасувати
done = Готово
yes = Так
no = Ні
try-again = Ще раз
to-home = Головна

## Waiting and broken

waiting-page = Хвилинку…
waiting-table = Готуємо стіл…
waiting-replay = Дістаємо гру…
broken-part = Ця частина сторінки не завантажилася.
connection-lost = Зв’язок зник. Пробуємо ще раз…
connection-lost-can = Стіл, правила й налаштування можна дивитися й зараз.
not-found-title = Тут нічого немає
not-found-about = За цією адресою немає сторінки. Можливо, у посиланні бракує літери.
table-title = Стіл
table-gone-about = Якщо вам надіслали це посилання, попросіть нове.
table-closed-about = Цей стіл закрито адміністратором сервера.

## Games

game-players = Гравців: { $players }
game-minutes =
    { $minutes ->
        [one] близько { $minutes } хвилини
        [few] близько { $minutes } хвилин
        [many] близько { $minutes } хвилин
       *[other] близько { $minutes } хвилини
    }
game-age = від { $age } років

## Home

home-motto = Ігротека з блоками
home-continue = Продовжити
home-lately = Нещодавно
home-lately-remove = Прибрати зі списку
home-table-nameless =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
ago-now = щойно
ago-minutes =
    { $count ->
        [1] хвилину тому
        [one] { $count } хвилину тому
        [few] { $count } хвилини тому
        [many] { $count } хвилин тому
       *[other] { $count } хвилини тому
    }
ago-hours =
    { $count ->
        [1] годину тому
        [one] { $count } годину тому
        [few] { $count } години тому
        [many] { $count } годин тому
       *[other] { $count } години тому
    }
ago-days =
    { $count ->
        [1] учора
        [one] { $count } день тому
        [few] { $count } дні тому
        [many] { $count } днів тому
       *[other] { $count } дня тому
    }
home-play = Грати
home-starting = Готуємо стіл…
home-play-about =
    { $count ->
        [1] Ви проти одного бота, просто зараз.
        [2] Ви проти двох ботів, просто зараз.
        [3] Ви проти трьох ботів, просто зараз.
        [one] Ви проти { $count } бота, просто зараз.
        [few] Ви проти { $count } ботів, просто зараз.
        [many] Ви проти { $count } ботів, просто зараз.
       *[other] Ви проти { $count } бота, просто зараз.
    }
home-play-last =
    { $count ->
        [one] Як минулого разу: { $count } бот
        [few] Як минулого разу: { $count } боти
        [many] Як минулого разу: { $count } ботів
       *[other] Як минулого разу: { $count } бота
    }
home-play-level = Рівень: { $level }
home-against-bots = Проти ботів
home-set-up = З друзями
home-alone = Соло
home-rules = Як грати
home-open-file = Відкрити запис гри
file-bad-move = Хід { $number } у цьому файлі не за правилами
file-too-big = Файл завеликий: щонайбільше { $most } кБ

## Settings

settings-title = Налаштування
settings-language = Мова
settings-language-unread = Перший переклад, носії мови його ще не читали.
settings-language-better = Запропонувати кращий текст
settings-theme = Вигляд
settings-theme-auto = Авто
settings-theme-light = Світлий
settings-theme-dark = Темний
settings-graphics = Графіка
settings-graphics-auto = Авто
settings-graphics-low = Проста
settings-graphics-flat = Пласка
settings-bot-speed = Темп ботів
settings-bot-speed-quick = Швидкий
settings-bot-speed-normal = Звичайний
settings-bot-speed-slow = Повільний
settings-sound = Звук
settings-volume = Гучність
settings-patterns = Візерунки на кольорах
settings-patterns-about = Крапки, смужки й сітки: розрізняти кольори не обов’язково.
settings-licences = Ліцензії відкритого ПЗ
words-title = Кращі тексти
words-search = Слова з тексту, який хочете змінити
words-none = Таких слів немає в жодному тексті.
words-english = Англійською
words-better = Ваш текст
words-brackets = Усе, що в дужках { "{ }" }, лишіть як є: там будуть імена й числа.
words-mail = Надіслати поштою
words-copy = Копіювати
words-to-whom = Надішліть його тим, хто керує цим сервером.

## Setting a table

new-title = Стіл для гри { $game }
new-chairs = Місця
new-players = Гравці
new-players-count = { $count }
new-hint = Торкніться місця й виберіть, хто там сидить.
new-alone = Наодинці: побийте власний час.
new-friend = Друг
new-shared = спільний
new-who = Хто тут сидить?
new-level = Якої сили?
new-rules = Правила
new-house-rules = Домашні правила
new-house-rules-changed = (змінено: { $count })
new-takeback = Скасування ходів
new-takeback-about = Хід можна скасувати, доки не зіграв хтось інший і не втрутився випадок.
new-hints = Підказки
new-hints-about = Хто ходить, може попросити в комп’ютера гарний хід.
new-patience = Якщо гравця немає
new-patience-about = Коли мине цей час, решта може грати далі: з ботом або з кимось іншим на цьому місці.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
new-patience-never = Завжди чекати
new-total = Час на всю гру
new-total-none = Без ліміту
new-total-value = { $minutes } хв + { $seconds } с
new-total-about = У кожного годинник іде лише під час власного ходу, а після нього кілька секунд повертаються. У кого час вийшов, той вибуває.
new-start = Почати
new-open = Відкрити стіл
new-broken = Зараз не вдається приготувати стіл.
sitter-me = Я
sitter-me-about = Ви граєте на цьому пристрої.
sitter-here = Поруч зі мною
sitter-here-about = Хтось сидить поруч, і ви передаєте пристрій одне одному.
sitter-link = Посилання
sitter-link-about = Ви отримаєте посилання й код, щоб надіслати другові.
sitter-bot = Бот
sitter-bot-about = Грає комп’ютер.
bot-level-random = Безжурний
bot-level-greedy = Завзятий
bot-level-easy = Легкий
bot-level-medium = Середній
bot-level-strong = Сильний
bot-level-adapting = Гнучкий
bot-level-adapting-about = Грає так само швидко, як найповільніша людина за столом.
bot-level-champion = Чемпіон
bot-level-more = Ще рівні
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [1] Думає над ходом близько секунди, над простим – менше.
        [one] Думає над ходом близько { $seconds } секунди, над простим – менше.
        [few] Думає над ходом близько { $seconds } секунд, над простим – менше.
        [many] Думає над ходом близько { $seconds } секунд, над простим – менше.
       *[other] Думає над ходом близько { $seconds } секунди, над простим – менше.
    }
bot-level-characters = Характери
bot-level-guard = Вартовий
bot-level-guard-about = Стає у вас на шляху, де тільки може.
bot-level-explorer = Дослідник
bot-level-explorer-about = Біжить туди, де просторо.
bot-level-magnet = Магніт
bot-level-magnet-about = Завжди прямує до середини.
bot-level-1 = Перші кроки
bot-level-1-about = Дитяча гра, саме для найпершого разу.
bot-level-2 = Грайливий
bot-level-2-about = Для дітей, які знають правила.
bot-level-3 = Дружній
bot-level-3-about = Спокійна гра всією родиною.
bot-level-4 = Допитливий
bot-level-4-about = Для тих, хто грає час від часу.
bot-level-5 = Кмітливий
bot-level-5-about = Займає все, що ви лишите відкритим.
bot-level-6 = Уважний
bot-level-6-about = Рідко помиляється.
bot-level-7 = Зіркий
bot-level-7-about = Для тих, хто думає наперед.
bot-level-8 = Міцний
bot-level-8-about = Його важко здолати.
bot-level-9 = Майстер
bot-level-9-about = Для знавців.
bot-level-10 = На повну силу
bot-level-10-about = Усе, що він уміє. Не поспішає й думає, поки думаєте ви.
bot-name-1 = Дуб
bot-name-2 = Клен
bot-name-3 = Вишня
bot-name-4 = Береза
bot-name-5 = Горіх

## Chairs

chair-you = Ви
chair-open = вільне місце
chair-away = не тут
chair-acting = ходить
chair-nameless = Гравець { $number }
chair-bot = Бот { $number }
chair-your-bot = Ваш бот
chair-menu = { $name }: більше
seat-standing-bot = Грає бот: { $level }
seat-standing-here = За столом
seat-standing-away = Зараз не за столом
seat-standing-away-since = Не за столом з { $time }
seat-standing-open = Тут поки ніхто не сидить
seat-name = Ім’я
seat-rename = Нове ім’я
seat-reclaim = Знову граю я
seat-yield = Хай за мене грає бот
seat-yield-do = Боте, грай
seat-fill = Посадити сюди бота
seat-fill-do = Сідай, боте
seat-level-do = Змінити силу бота
seat-offer = Покликати за посиланням
seat-new-link = Нове посилання
seat-resign = Здатися
seat-resign-sure = Здаєтеся остаточно? Решта дограє без вас.
seat-resign-sure-two = Здаєтеся остаточно? Тоді переможе суперник.
seat-resign-sure-alone = Здаєтеся остаточно? Тоді гру закінчено.
seat-left =
    { $who ->
        [you] Ви здалися
        [nobody] Один із гравців здався
       *[other] { $name } здається
    }
seat-left-goes-on =
    { $who ->
        [you] Ви здалися. Гра триває.
        [nobody] Один із гравців здався. Гра триває.
       *[other] { $name } здається. Гра триває.
    }
seat-late =
    { $who ->
        [you] Ваш час вийшов
        [nobody] Час вільного місця вийшов
       *[other] { $name }: час вийшов
    }
seat-late-goes-on =
    { $who ->
        [you] Ваш час вийшов. Решта грає далі.
        [nobody] Час вільного місця вийшов. Гра триває.
       *[other] { $name }: час вийшов. Гра триває.
    }
seat-resign-do = Так, здаюся

## Invitations

invite-title = Покликати друзів
invite-chair = На яке місце?
invite-how = Наведіть телефон на код або надішліть посилання.
invite-code = Код запрошення
invite-link = Посилання-запрошення
invite-copy = Копіювати
invite-copied = Скопійовано
invite-share = Надіслати
invite-text = Зіграймо разом у { $game }!
invite-my-name = Ваше ім’я для друзів
invite-only-here = Це посилання діє лише на цьому комп’ютері. Щоб приєдналися інші пристрої, запустіть сервер із --host 0.0.0.0.
invite-waiting = Чекати не треба: гра йде далі, щойно настає черга того, хто вже тут.
invite-all-here = Усі на місці.
invite-to-game = До гри
claim-title = На вас чекає місце за столом
claim-by =
    { $who ->
        [you] Це ваше власне запрошення до гри { $game }.
        [nobody] Вас кличуть грати в { $game }.
       *[other] { $name } кличе вас грати в { $game }.
    }
claim-about = Під яким іменем вас побачать інші?
claim-do = Сісти
claim-watch = Лише дивитися
claim-used = Це місце зайняте
claim-used-by =
    { $who ->
        [you] Ви зайняли це місце.
        [nobody] За цим запрошенням уже прийшов хтось інший.
       *[other] За цим запрошенням уже грає { $name }.
    }
claim-used-about = Можна дивитися гру або відкрити власний стіл.
claim-own-table = Відкрити свій стіл

## At the table

bar-menu = Меню
bar-rules = Правила
bar-takeback = Скасувати хід
bar-leave = Вийти
bar-moves = Ходи
bar-missing = Не тут
bar-result = Підсумок
bar-invite-short = Покликати
bar-invite =
    { $count ->
        [one] Покликати ({ $count } місце)
        [few] Покликати ({ $count } місця)
        [many] Покликати ({ $count } місць)
       *[other] Покликати ({ $count } місця)
    }
turn-yours = Ваш хід
turn-of =
    { $who ->
        [you] Ваш хід
        [nobody] Місце ще вільне
       *[other] Ходить { $name }
    }
time-total = Лишилося часу:
time-left =
    { $seconds ->
        [one] Ще { $seconds } секунда
        [few] Ще { $seconds } секунди
        [many] Ще { $seconds } секунд
       *[other] Ще { $seconds } секунди
    }
turn-thinking =
    { $who ->
        [you] Ви думаєте
        [nobody] Місце ще вільне
       *[other] { $name } думає
    }
turn-bot-for-you = За вас грає бот
turn-away-since =
    { $who ->
        [you] Чекаємо на вас з { $time }
        [nobody] Чекаємо на гравця з { $time }
       *[other] Чекаємо з { $time }: { $name }
    }
turn-open-chair = Гравця { $number } ще немає за столом
turn-all = Усі разом!
turn-others = Справа за рештою
turn-nobody = Хвилинку…
turn-over = Гру закінчено
turn-closed = Стіл закрито
menu-title = Стіл
menu-chairs = Хто грає
menu-agreed = Правила цього столу
menu-watchers =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
        [many] Дивляться { $count } людей
       *[other] Дивляться { $count } людини
    }
missing-title =
    { $who ->
        [you] Вас немає за столом
        [nobody] Гравця немає
       *[other] { $name } не за столом
    }
missing-since = Не за столом з { $time }.
missing-soon = Продовжити можна через { $time }.
missing-never = Господар столу вибрав: чекати завжди.
missing-wait = Чекати
missing-wait-about = Гра піде далі, коли всі будуть тут.
missing-bot = Хай грає бот
missing-bot-about = Доки гравець не повернеться.
missing-invite = Покликати іншого
missing-invite-about = Місце звільниться. Доки на нього ніхто не сів, колишній гравець може його повернути.
missing-claim = Забрати перемогу
missing-claim-about = Гра закінчиться, і перемога ваша.
missing-claim-soon = Можна через { $time }.
missing-claim-turn = Можна, поки гра чекає на цього гравця.
return-bot-by =
    { $who ->
        [you] Ви покликали його, коли виходили.
        [nobody] Решта покликала його, поки вас не було.
       *[other] Хто покликав його, поки вас не було: { $name }.
    }
return-bot-go-on = Хай грає далі
return-do = Повернути моє місце
return-offered = На ваше місце кличуть іншого
return-offered-about =
    { $who ->
        [you] Ви покликали когось іншого. Ще ніхто не прийшов.
        [nobody] Поки вас не було, решта покликала когось іншого. Ще ніхто не прийшов.
       *[other] Поки вас не було, на ваше місце покликали іншого. Хто покликав: { $name }. Ще ніхто не прийшов.
    }
return-taken =
    { $who ->
        [you] Ваше місце знову ваше
        [nobody] На вашому місці тепер хтось інший
       *[other] На вашому місці тепер { $name }
    }
return-taken-about = Решта грала далі, поки вас не було. Можна подивитися, чим усе закінчиться.
resigned-title = Ви здалися
resigned-about = Решта дограє без вас.
resigned-watch = Дивитися
leave-title = Вийти з-за столу?
leave-keep = Вийти, місце лишити
leave-keep-about = Ваша гра чекає під кнопкою «Продовжити».
leave-bot = Хай за мене грає бот
leave-bot-about = Можна повернутися й грати далі без нього.
leave-resign = Здатися
leave-resign-about = Назавжди: решта дограє без вас.
leave-resign-about-two = Назавжди: тоді переможе суперник.
leave-resign-about-alone = Назавжди: тоді гру закінчено.
moves-since = Після вашого ходу
moves-looking = Погляд назад
moves-now = Зараз
moves-new =
    { $count ->
        [one] { $count } новий хід
        [few] { $count } нові ходи
        [many] { $count } нових ходів
       *[other] { $count } нового ходу
    }

## The end

end-away =
    { $who ->
        [you] Вас не було надто довго
        [nobody] Гравця не було надто довго
       *[other] { $name } надто довго не повертається
    }
end-won =
    { $who ->
        [you] Ви виграли!
        [together] Спільна перемога: з вами { $names }
        [several] Спільна перемога: { $names }
        [nobody] Переможця немає
       *[other] { $names } перемагає
    }
end-level =
    { $way ->
        [up] Наступного разу боти будуть на рівень сильніші: { $level }.
        [down] Наступного разу боти будуть на рівень слабші: { $level }.
       *[same] Наступного разу боти будуть такі самі: { $level }.
    }
end-rematch = Ще раз
end-join-rematch = До нової гри
end-replay = Повтор
end-review = Розбір
end-details = Докладніше
review-play-on = Грати далі звідси
end-record = Запис і чесність
end-record-json = Запис гри
end-fair = Усі випадковості взято з одного таємного числа. Його відбиток відомий ще до першого ходу; ось і саме число, щоб кожен міг перевірити.
end-seed-hash = Відбиток (SHA-256)
end-seed = Число
closed-title = Стіл закрито
closed-about = Цей стіл закрито адміністратором сервера. Переможця немає; усе, що зіграно, збереглося, і ви можете це завантажити.
replay-start = Початок
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Ви вийшли з гри
        [nobody] Гравець вийшов із гри
       *[other] { $name } виходить із гри
    }
replay-wait = час вийшов
replay-board = Позиція { $at } з { $last }
replay-position = Позиція
replay-count = { $at } / { $last }
replay-first = До початку
replay-last = До кінця
replay-back = Крок назад
replay-forward = Уперед
replay-play = Пуск
replay-pause = Пауза
actor-chance = Випадок
actor-clock = Годинник
actor-gravity = Тяжіння

## A playing area in words

twin-open = Грати текстом
twin-story = Що сталося
keys-title = Клавіші
keys-everywhere = В усіх іграх
keys-hint = Підказка
keys-pass = Пас
keys-next = Наступне придатне місце
keys-previous = Попереднє придатне місце
keys-back = Покласти назад або закрити відкрите
keys-takeback = Скасувати останній хід
keys-replay = Переглянути минулі ходи
keys-sound = Звук увімк./вимк.
keys-settings = Стіл і налаштування
keys-move = Рухати
keys-turn = Повернути
keys-turn-back = Повернути в інший бік
keys-lay = Покласти сюди
key-up = Стрілка вгору
key-down = Стрілка вниз
key-left = Стрілка вліво
key-right = Стрілка вправо
key-enter = Enter
key-escape = Esc
key-space = Пробіл
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
