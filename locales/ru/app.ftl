# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Закрыть
cancel = Отмена
done = Готово
yes = Да
no = Нет
try-again = Ещё раз
to-home = Главная

## Waiting and broken

waiting-page = Минутку…
waiting-table = Готовим стол…
waiting-replay = Достаём партию…
broken-part = Эта часть страницы не загрузилась.
connection-lost = Связь пропала. Пробуем снова…
connection-lost-can = Стол, правила и настройки можно смотреть и сейчас.
not-found-title = Здесь ничего нет
not-found-about = По этому адресу нет страницы. Может быть, в ссылке не хватает буквы.
table-title = Стол
table-gone-about = Если вам прислали эту ссылку, попросите новую.
table-closed-about = Этот стол закрыт администратором сервера.

## Games

game-players = Игроков: { $players }
game-minutes =
    { $minutes ->
        [one] около { $minutes } минуты
        [few] около { $minutes } минут
        [many] около { $minutes } минут
       *[other] около { $minutes } минуты
    }
game-age = от { $age } лет

## Home

home-motto = Игротека с блоками
home-continue = Продолжить
home-lately = Недавно
home-lately-remove = Убрать из списка
home-table-nameless =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
ago-now = только что
ago-minutes =
    { $count ->
        [1] минуту назад
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минуты назад
    }
ago-hours =
    { $count ->
        [1] час назад
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часа назад
    }
ago-days =
    { $count ->
        [1] вчера
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дня назад
    }
home-play = Играть
home-starting = Готовим стол…
home-play-about =
    { $count ->
        [1] Вы против одного бота, прямо сейчас.
        [2] Вы против двух ботов, прямо сейчас.
        [3] Вы против трёх ботов, прямо сейчас.
        [one] Вы против { $count } бота, прямо сейчас.
        [few] Вы против { $count } ботов, прямо сейчас.
        [many] Вы против { $count } ботов, прямо сейчас.
       *[other] Вы против { $count } бота, прямо сейчас.
    }
home-play-last =
    { $count ->
        [one] Как в прошлый раз: { $count } бот
        [few] Как в прошлый раз: { $count } бота
        [many] Как в прошлый раз: { $count } ботов
       *[other] Как в прошлый раз: { $count } бота
    }
home-play-level = Уровень: { $level }
home-against-bots = Против ботов
home-set-up = С друзьями
home-alone = Соло
home-rules = Как играть
home-open-file = Открыть запись партии
file-bad-move = Ход { $number } в этом файле не по правилам
file-too-big = Файл слишком большой: не больше { $most } кБ

## Settings

settings-title = Настройки
settings-language = Язык
settings-language-unread = Первый перевод, носители языка его ещё не читали.
settings-language-better = Предложить текст получше
settings-theme = Оформление
settings-theme-auto = Авто
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-graphics = Графика
settings-graphics-auto = Авто
settings-graphics-low = Простая
settings-graphics-flat = Плоская
settings-bot-speed = Темп ботов
settings-bot-speed-quick = Быстрый
settings-bot-speed-normal = Обычный
settings-bot-speed-slow = Медленный
settings-sound = Звук
settings-volume = Громкость
settings-patterns = Узоры поверх цвета
settings-patterns-about = Точки, полоски и сетки: цвета можно и не различать.
settings-licences = Лицензии открытого ПО
words-title = Тексты получше
words-search = Слова из текста, который хотите изменить
words-none = Таких слов нет ни в одном тексте.
words-english = По-английски
words-better = Ваш текст
words-brackets = Всё, что в скобках { "{ }" }, оставьте как есть: там будут имена и числа.
words-mail = Отправить почтой
words-copy = Копировать
words-to-whom = Отправьте его тем, кто управляет этим сервером.

## Setting a table

new-title = Стол для игры { $game }
new-chairs = Места
new-players = Игроки
new-players-count = { $count }
new-hint = Нажмите на место и выберите, кто там сидит.
new-alone = В одиночку: побейте своё время.
new-friend = Друг
new-shared = общий
new-who = Кто здесь сидит?
new-level = Какой силы?
new-rules = Правила
new-house-rules = Домашние правила
new-house-rules-changed = (изменено: { $count })
new-takeback = Возврат ходов
new-takeback-about = Ход можно вернуть, пока не сыграл кто-то другой и не вмешался случай.
new-hints = Подсказки
new-hints-about = Кто ходит, может попросить у компьютера хороший ход.
new-patience = Если игрока нет
new-patience-about = Когда это время пройдёт, остальные могут играть дальше: с ботом или с кем-то другим на этом месте.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
new-patience-never = Всегда ждать
new-total = Время на всю партию
new-total-none = Без лимита
new-total-value = { $minutes } мин + { $seconds } с
new-total-about = У каждого часы идут только в свой ход, а после него несколько секунд возвращаются. У кого время вышло, тот выбывает.
new-start = Начать
new-open = Открыть стол
new-broken = Сейчас стол приготовить не получается.
sitter-me = Я
sitter-me-about = Вы играете на этом устройстве.
sitter-here = Рядом со мной
sitter-here-about = Кто-то сидит рядом, и вы передаёте устройство друг другу.
sitter-link = По ссылке
sitter-link-about = Вы получите ссылку и код и отправите их другу.
sitter-bot = Бот
sitter-bot-about = Играет компьютер.
bot-level-random = Беспечный
bot-level-greedy = Азартный
bot-level-easy = Лёгкий
bot-level-medium = Средний
bot-level-strong = Сильный
bot-level-adapting = Гибкий
bot-level-adapting-about = Играет так же быстро, как самый медленный человек за столом.
bot-level-champion = Чемпион
bot-level-more = Ещё уровни
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [1] Думает над ходом около секунды, над простым – меньше.
        [one] Думает над ходом около { $seconds } секунды, над простым – меньше.
        [few] Думает над ходом около { $seconds } секунд, над простым – меньше.
        [many] Думает над ходом около { $seconds } секунд, над простым – меньше.
       *[other] Думает над ходом около { $seconds } секунды, над простым – меньше.
    }
bot-level-characters = Характеры
bot-level-guard = Страж
bot-level-guard-about = Встаёт у вас на пути, где только может.
bot-level-explorer = Исследователь
bot-level-explorer-about = Бежит туда, где просторно.
bot-level-magnet = Магнит
bot-level-magnet-about = Всегда стремится к середине.
bot-level-1 = Первые шаги
bot-level-1-about = Детская игра – как раз для самого первого раза.
bot-level-2 = Игривый
bot-level-2-about = Для детей, которые знают правила.
bot-level-3 = Дружеский
bot-level-3-about = Спокойная игра всей семьёй.
bot-level-4 = Любопытный
bot-level-4-about = Для тех, кто играет время от времени.
bot-level-5 = Смышлёный
bot-level-5-about = Занимает всё, что вы оставите открытым.
bot-level-6 = Аккуратный
bot-level-6-about = Редко ошибается.
bot-level-7 = Зоркий
bot-level-7-about = Для тех, кто думает наперёд.
bot-level-8 = Крепкий
bot-level-8-about = Победить его трудно.
bot-level-9 = Мастер
bot-level-9-about = Для знатоков.
bot-level-10 = В полную силу
bot-level-10-about = Всё, что он умеет. Не торопится и думает, пока думаете вы.
bot-name-1 = Дуб
bot-name-2 = Клён
bot-name-3 = Вишня
bot-name-4 = Берёза
bot-name-5 = Орех

## Chairs

chair-you = Вы
chair-open = свободно
chair-away = не тут
chair-acting = ходит
chair-nameless = Игрок { $number }
chair-bot = Бот { $number }
chair-your-bot = Ваш бот
chair-menu = { $name }: ещё
seat-standing-bot = Играет бот: { $level }
seat-standing-here = За столом
seat-standing-away = Сейчас не за столом
seat-standing-away-since = Не за столом с { $time }
seat-standing-open = Здесь пока никто не сидит
seat-name = Имя
seat-rename = Сменить имя
seat-reclaim = Снова играю я
seat-yield = Пусть за меня играет бот
seat-yield-do = Бот, играй
seat-fill = Посадить сюда бота
seat-fill-do = Садись, бот
seat-level-do = Изменить силу бота
seat-offer = Позвать кого-то по ссылке
seat-new-link = Новая ссылка
seat-resign = Сдаться
seat-resign-sure = Точно сдаётесь? Остальные доиграют без вас.
seat-resign-sure-two = Точно сдаётесь? Тогда победит соперник.
seat-resign-sure-alone = Точно сдаётесь? Тогда игра окончена.
seat-left =
    { $who ->
        [you] Вы сдались
        [nobody] Кто-то сдаётся
       *[other] { $name } сдаётся
    }
seat-left-goes-on =
    { $who ->
        [you] Вы сдались. Игра продолжается.
        [nobody] Кто-то сдаётся. Игра продолжается.
       *[other] { $name } сдаётся. Игра продолжается.
    }
seat-late =
    { $who ->
        [you] Ваше время вышло
        [nobody] Время свободного места вышло
       *[other] { $name }: время вышло
    }
seat-late-goes-on =
    { $who ->
        [you] Ваше время вышло. Остальные играют дальше.
        [nobody] Время свободного места вышло. Игра продолжается.
       *[other] { $name }: время вышло. Игра продолжается.
    }
seat-resign-do = Да, сдаюсь

## Invitations

invite-title = Позвать друзей
invite-chair = На какое место?
invite-how = Наведите телефон на код или отправьте ссылку.
invite-code = Код приглашения
invite-link = Ссылка-приглашение
invite-copy = Копировать
invite-copied = Скопировано
invite-share = Отправить
invite-text = Давай сыграем в { $game }!
invite-my-name = Ваше имя для друзей
invite-only-here = Эта ссылка работает только на этом компьютере. Чтобы подключились другие устройства, запустите сервер с --host 0.0.0.0.
invite-waiting = Ждать не нужно: игра идёт дальше, как только ход у того, кто уже здесь.
invite-all-here = Все на месте.
invite-to-game = К игре
claim-title = Вас ждёт место за столом
claim-by =
    { $who ->
        [you] Это ваше собственное приглашение в игру { $game }.
        [nobody] Вас зовут играть в { $game }.
       *[other] { $name } зовёт вас играть в { $game }.
    }
claim-about = Под каким именем вас увидят остальные?
claim-do = Сесть
claim-watch = Посмотреть
claim-used = Это место занято
claim-used-by =
    { $who ->
        [you] Вы заняли это место.
        [nobody] По этому приглашению уже пришёл кто-то другой.
       *[other] По этому приглашению уже играет { $name }.
    }
claim-used-about = Можно смотреть игру или открыть свой стол.
claim-own-table = Открыть свой стол

## At the table

bar-menu = Меню
bar-rules = Правила
bar-takeback = Вернуть ход
bar-leave = Выйти
bar-moves = Ходы
bar-missing = Не тут
bar-result = Итог
bar-invite-short = Позвать
bar-invite =
    { $count ->
        [one] Позвать ({ $count } место)
        [few] Позвать ({ $count } места)
        [many] Позвать ({ $count } мест)
       *[other] Позвать ({ $count } места)
    }
turn-yours = Ваш ход
turn-of =
    { $who ->
        [you] Ваш ход
        [nobody] Место ещё свободно
       *[other] Ходит { $name }
    }
time-total = Осталось времени:
time-left =
    { $seconds ->
        [one] Ещё { $seconds } секунда
        [few] Ещё { $seconds } секунды
        [many] Ещё { $seconds } секунд
       *[other] Ещё { $seconds } секунды
    }
turn-thinking =
    { $who ->
        [you] Вы думаете
        [nobody] Место ещё свободно
       *[other] { $name } думает
    }
turn-bot-for-you = За вас играет бот
turn-away-since =
    { $who ->
        [you] Ждём вас с { $time }
        [nobody] Ждём игрока с { $time }
       *[other] Ждём с { $time }: { $name }
    }
turn-open-chair = Игрока { $number } ещё нет за столом
turn-all = Все сразу!
turn-others = Дело за остальными
turn-nobody = Минутку…
turn-over = Игра окончена
turn-closed = Стол закрыт
menu-title = Стол
menu-chairs = Кто играет
menu-agreed = Правила этого стола
menu-watchers =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
        [many] Смотрят { $count } человек
       *[other] Смотрят { $count } человека
    }
missing-title =
    { $who ->
        [you] Вас нет за столом
        [nobody] Игрока нет за столом
       *[other] { $name } не за столом
    }
missing-since = Не за столом с { $time }.
missing-soon = Продолжить можно через { $time }.
missing-never = Хозяин стола выбрал: ждать всегда.
missing-wait = Ждать
missing-wait-about = Игра продолжится, когда все будут здесь.
missing-bot = Пусть играет бот
missing-bot-about = Пока игрок не вернётся.
missing-invite = Позвать другого
missing-invite-about = Место освободится. Пока на него никто не сел, прежний игрок может его вернуть.
missing-claim = Забрать победу
missing-claim-about = Игра закончится, и победа ваша.
missing-claim-soon = Можно через { $time }.
missing-claim-turn = Можно, пока игра ждёт этого игрока.
return-bot-by =
    { $who ->
        [you] Вы позвали его перед уходом.
        [nobody] Остальные позвали его, пока вас не было.
       *[other] Кто позвал его, пока вас не было: { $name }.
    }
return-bot-go-on = Пусть продолжает
return-do = Вернуть моё место
return-offered = На ваше место зовут другого
return-offered-about =
    { $who ->
        [you] Вы позвали кого-то другого. Никто ещё не пришёл.
        [nobody] Пока вас не было, остальные позвали кого-то другого. Никто ещё не пришёл.
       *[other] Пока вас не было, на ваше место позвали другого. Кто позвал: { $name }. Никто ещё не пришёл.
    }
return-taken =
    { $who ->
        [you] Ваше место снова за вами
        [nobody] На вашем месте теперь кто-то другой
       *[other] На вашем месте теперь { $name }
    }
return-taken-about = Остальные продолжили, пока вас не было. Можно посмотреть, чем всё кончится.
resigned-title = Вы сдались
resigned-about = Остальные доиграют без вас.
resigned-watch = Смотреть
leave-title = Выйти из-за стола?
leave-keep = Выйти, место сохранить
leave-keep-about = Ваша партия ждёт под кнопкой «Продолжить».
leave-bot = Пусть за меня играет бот
leave-bot-about = Можно вернуться и играть дальше без него.
leave-resign = Сдаться
leave-resign-about = Насовсем: остальные доиграют без вас.
leave-resign-about-two = Насовсем: тогда победит соперник.
leave-resign-about-alone = Насовсем: тогда игра окончена.
moves-since = После вашего хода
moves-looking = Взгляд назад
moves-now = Сейчас
moves-new =
    { $count ->
        [one] { $count } новый ход
        [few] { $count } новых хода
        [many] { $count } новых ходов
       *[other] { $count } нового хода
    }

## The end

end-away =
    { $who ->
        [you] Вас не было слишком долго
        [nobody] Игрока не было слишком долго
       *[other] { $name } слишком долго не возвращается
    }
end-won =
    { $who ->
        [you] Вы выиграли!
        [together] Общая победа: с вами { $names }
        [several] Общая победа: { $names }
        [nobody] Победителя нет
       *[other] { $names } побеждает
    }
end-level =
    { $way ->
        [up] В следующий раз боты будут на уровень сильнее: { $level }.
        [down] В следующий раз боты будут на уровень слабее: { $level }.
       *[same] В следующий раз боты будут такими же: { $level }.
    }
end-rematch = Ещё раз
end-join-rematch = К новой партии
end-replay = Повтор
end-review = Разбор
end-details = Подробнее
review-play-on = Играть дальше отсюда
end-record = Запись и честность
end-record-json = Запись партии
end-fair = Все случайности – из одного тайного числа. Его отпечаток известен ещё до первого хода; вот и само число, чтобы всё можно было проверить.
end-seed-hash = Отпечаток (SHA-256)
end-seed = Число
closed-title = Стол закрыт
closed-about = Этот стол закрыт администратором сервера. Победителя нет; всё, что сыграно, сохранилось, и вы можете это скачать.
replay-start = Начало
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Вы вышли из игры
        [nobody] Игрок вышел из игры
       *[other] { $name } выходит из игры
    }
replay-wait = время вышло
replay-board = Позиция { $at } из { $last }
replay-position = Позиция
replay-count = { $at } / { $last }
replay-first = К началу
replay-last = К концу
replay-back = Шаг назад
replay-forward = Вперёд
replay-play = Пуск
replay-pause = Пауза
actor-chance = Случай
actor-clock = Часы
actor-gravity = Гравитация

## A playing area in words

twin-open = Играть текстом
twin-story = Что произошло
keys-title = Клавиши
keys-everywhere = Во всех играх
keys-hint = Подсказка
keys-pass = Пас
keys-next = Следующее подходящее место
keys-previous = Предыдущее подходящее место
keys-back = Вернуть или закрыть открытое
keys-takeback = Вернуть последний ход
keys-replay = Посмотреть прошлые ходы
keys-sound = Звук вкл./выкл.
keys-settings = Стол и настройки
keys-move = Двигать
keys-turn = Повернуть
keys-turn-back = В другую сторону
keys-lay = Положить сюда
key-up = Стрелка вверх
key-down = Стрелка вниз
key-left = Стрелка влево
key-right = Стрелка вправо
key-enter = Enter
key-escape = Esc
key-space = Пробел
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
