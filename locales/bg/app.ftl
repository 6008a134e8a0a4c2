# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Затвори
cancel = Отказ
done = Готово
yes = Да
no = Не
try-again = Опитай пак
to-home = Начало

## Waiting and broken

waiting-page = Един момент…
waiting-table = Подреждаме масата…
waiting-replay = Взимаме играта…
broken-part = Тази част от страницата не се зареди.
connection-lost = Връзката прекъсна. Опитваме пак…
connection-lost-can = Все още можеш да гледаш масата, правилата и настройките.
not-found-title = Тук няма нищо
not-found-about = На този адрес няма страница. Може би в линка липсва буква.
table-title = Маса
table-gone-about = Ако някой ти е пратил този линк, поискай нов.
table-closed-about = Администраторът на сървъра закри тази маса.

## Games

game-players = { $players } играчи
game-minutes =
    { $minutes ->
        [one] около { $minutes } минута
       *[other] около { $minutes } минути
    }
game-age = { $age }+ години

## Home

home-motto = Игротека с блокчета
home-continue = Продължи
home-lately = Наскоро
home-lately-remove = Махни от списъка
home-table-nameless =
    { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
ago-now = току-що
ago-minutes =
    { $count ->
        [one] преди минута
       *[other] преди { $count } минути
    }
ago-hours =
    { $count ->
        [one] преди час
       *[other] преди { $count } часа
    }
ago-days =
    { $count ->
        [one] вчера
       *[other] преди { $count } дни
    }
home-play = Играй
home-starting = Подреждаме масата…
home-play-about =
    { $count ->
        [one] Ти срещу един бот, веднага.
        [2] Ти срещу два бота, веднага.
        [3] Ти срещу три бота, веднага.
       *[other] Ти срещу { $count } бота, веднага.
    }
home-play-last =
    { $count ->
        [one] Като миналия път: { $count } бот
       *[other] Като миналия път: { $count } бота
    }
home-play-level = Ниво: { $level }
home-against-bots = Срещу ботове
home-set-up = С приятели
home-alone = Соло
home-rules = Как се играе
home-open-file = Отвори запазена игра
file-bad-move = Ход { $number } в този файл не е позволен
file-too-big = Файлът е твърде голям: най-много { $most } kB

## Settings

settings-title = Настройки
settings-language = Език
settings-language-unread = Първи превод: още не го е чел никой, за когото езикът е роден.
settings-language-better = Предложи по-добър текст
settings-theme = Изглед
settings-theme-auto = Автоматичен
settings-theme-light = Светъл
settings-theme-dark = Тъмен
settings-graphics = Графика
settings-graphics-auto = Автоматична
settings-graphics-low = Проста
settings-graphics-flat = Плоска
settings-bot-speed = Темпо на ботовете
settings-bot-speed-quick = Бързо
settings-bot-speed-normal = Обичайно
settings-bot-speed-slow = Бавно
settings-sound = Звук
settings-volume = Сила на звука
settings-patterns = Шарки върху цветовете
settings-patterns-about = Точки, ивици и мрежи: не е нужно да различаваш цветовете.
settings-licences = Лицензи за отворен код
words-title = По-добри текстове
words-search = Думи от текста, който искаш да промениш
words-none = Няма текст с тези думи.
words-english = На английски
words-better = Твоят текст
words-brackets = Остави всичко в скобите { "{ }" } както е: там идват имена и числа.
words-mail = Прати по имейл
words-copy = Копирай
words-to-whom = Прати го на хората, които поддържат този сървър.

## Setting a table

new-title = Маса за { $game }
new-chairs = Места
new-players = Играчи
new-players-count = { $count }
new-hint = Докосни място и избери кой сяда там.
new-alone = Без съперници: подобри своето време.
new-friend = Приятел
new-shared = общ
new-who = Кой седи тук?
new-level = Колко силен?
new-rules = Правила
new-house-rules = Домашни правила
new-house-rules-changed =
    { $count ->
        [one] ({ $count } променено)
       *[other] ({ $count } променени)
    }
new-takeback = Връщане на ходове
new-takeback-about = Ход може да се върне, докато друг не е играл и късметът не е решил нещо.
new-hints = Съвети
new-hints-about = Който е на ход, може да поиска от компютъра добър ход.
new-patience = Ако играч отсъства
new-patience-about = След това време другите могат да продължат: с бот или с някой друг на мястото.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } минута
       *[other] { $minutes } минути
    }
new-patience-never = Чакай винаги
new-total = Време за цялата игра
new-total-none = Без лимит
new-total-value = { $minutes } мин + { $seconds } сек
new-total-about = Часовникът на всеки играч върви само в неговите ходове и след всеки ход си връща няколко секунди. Който остане без време, отпада.
new-start = Започни
new-open = Отвори масата
new-broken = В момента масата не може да се подреди.
sitter-me = Аз
sitter-me-about = Играеш на това устройство.
sitter-here = Тук до мен
sitter-here-about = Някой е до теб и си подавате устройството.
sitter-link = С линк
sitter-link-about = Получаваш линк и код, които да пратиш на приятел.
sitter-bot = Бот
sitter-bot-about = Играе компютърът.
bot-level-random = Безгрижен
bot-level-greedy = Напорист
bot-level-easy = Лесен
bot-level-medium = Среден
bot-level-strong = Силен
bot-level-adapting = Гъвкав
bot-level-adapting-about = Бърз колкото най-бавния човек на масата.
bot-level-champion = Шампион
bot-level-more = Още нива
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Мисли около секунда за ход, за лесен – по-малко.
       *[other] Мисли около { $seconds } секунди за ход, за лесен – по-малко.
    }
bot-level-characters = Характери
bot-level-guard = Пазач
bot-level-guard-about = Застава на пътя ти, където може.
bot-level-explorer = Откривател
bot-level-explorer-about = Тича натам, където има място.
bot-level-magnet = Магнит
bot-level-magnet-about = Винаги върви към средата.
bot-level-1 = Първи стъпки
bot-level-1-about = Детска игра, тъкмо за първия път.
bot-level-2 = Игрив
bot-level-2-about = За деца, които знаят правилата.
bot-level-3 = Дружелюбен
bot-level-3-about = Спокойна игра за цялото семейство.
bot-level-4 = Любопитен
bot-level-4-about = За хора, които играят от време на време.
bot-level-5 = Хитър
bot-level-5-about = Взима всичко, което оставиш открито.
bot-level-6 = Внимателен
bot-level-6-about = Рядко греши.
bot-level-7 = Зорък
bot-level-7-about = За хора, които мислят напред.
bot-level-8 = Корав
bot-level-8-about = Трудно се побеждава.
bot-level-9 = Майстор
bot-level-9-about = За познавачи.
bot-level-10 = Пълна сила
bot-level-10-about = Всичко, което може. Не бърза и мисли, докато мислиш и ти.
bot-name-1 = Дъб
bot-name-2 = Клен
bot-name-3 = Череша
bot-name-4 = Бреза
bot-name-5 = Орех

## Chairs

chair-you = Ти
chair-open = свободно
chair-away = отсъства
chair-acting = на ход
chair-nameless = Играч { $number }
chair-bot = Бот { $number }
chair-your-bot = Твоят бот
chair-menu = { $name }: още
seat-standing-bot = Играе бот: { $level }
seat-standing-here = На масата
seat-standing-away = В момента не е на масата
seat-standing-away-since = Отсъства от { $time }
seat-standing-open = Тук още никой не седи
seat-name = Име
seat-rename = Ново име
seat-reclaim = Пак играя аз
seat-yield = Нека бот играе вместо мен
seat-yield-do = Боте, поеми
seat-fill = Сложи бот тук
seat-fill-do = Сядай, боте
seat-level-do = Промени силата му
seat-offer = Покани някого с линк
seat-new-link = Направи нов линк
seat-resign = Предай се
seat-resign-sure = Наистина ли се предаваш? Другите ще играят без теб.
seat-resign-sure-two = Наистина ли се предаваш? Тогава печели другият играч.
seat-resign-sure-alone = Наистина ли се предаваш? Тогава играта свършва.
seat-left =
    { $who ->
        [you] Ти се предаде
        [nobody] Някой се предаде
       *[other] { $name } се предаде
    }
seat-left-goes-on =
    { $who ->
        [you] Ти се предаде. Играта продължава.
        [nobody] Някой се предаде. Играта продължава.
       *[other] { $name } се предаде. Играта продължава.
    }
seat-late =
    { $who ->
        [you] Времето ти изтече
        [nobody] Времето на свободно място изтече
       *[other] Времето на { $name } изтече
    }
seat-late-goes-on =
    { $who ->
        [you] Времето ти изтече. Другите продължават.
        [nobody] Времето на свободно място изтече. Играта продължава.
       *[other] Времето на { $name } изтече. Играта продължава.
    }
seat-resign-do = Да, предавам се

## Invitations

invite-title = Покани приятели
invite-chair = За кое място?
invite-how = Насочи телефон към кода или изпрати линка.
invite-code = Код на поканата
invite-link = Линк на поканата
invite-copy = Копирай
invite-copied = Копирано
invite-share = Сподели
invite-text = Ела да играем { $game }!
invite-my-name = Твоето име за приятелите
invite-only-here = Този линк работи само на този компютър. За да влязат и други устройства, стартирай сървъра с --host 0.0.0.0.
invite-waiting = Няма нужда да чакаш: играта продължава, щом дойде ред на някого, който вече е тук.
invite-all-here = Всички са тук.
invite-to-game = Към играта
claim-title = Чака те място на масата
claim-by =
    { $who ->
        [you] Това е твоята собствена покана за { $game }.
        [nobody] Канят те да играеш { $game }.
       *[other] { $name } те кани да играеш { $game }.
    }
claim-about = Как да те наричат другите?
claim-do = Седни
claim-watch = Само гледам
claim-used = Това място е заето
claim-used-by =
    { $who ->
        [you] Ти зае това място.
        [nobody] Някой друг вече използва тази покана.
       *[other] { $name } вече използва тази покана.
    }
claim-used-about = Можеш да гледаш играта или да отвориш своя маса.
claim-own-table = Отвори своя маса

## At the table

bar-menu = Меню
bar-rules = Правила
bar-takeback = Върни хода
bar-leave = Излез
bar-moves = Ходове
bar-missing = Липсва
bar-result = Резултат
bar-invite-short = Покани
bar-invite =
    { $count ->
        [one] Покани ({ $count } място)
       *[other] Покани ({ $count } места)
    }
turn-yours = Твой ред
turn-of =
    { $who ->
        [you] Твой ред
        [nobody] Мястото още е свободно
       *[other] Ред е на { $name }
    }
time-total = Оставащо време:
time-left =
    { $seconds ->
        [one] Остава { $seconds } секунда
       *[other] Остават { $seconds } секунди
    }
turn-thinking =
    { $who ->
        [you] Ти мислиш
        [nobody] Мястото още е свободно
       *[other] { $name } мисли
    }
turn-bot-for-you = Бот играе вместо теб
turn-away-since =
    { $who ->
        [you] Чакаме те от { $time }
        [nobody] Чакаме играч от { $time }
       *[other] Чакаме { $name } от { $time }
    }
turn-open-chair = Играч { $number } още не е на масата
turn-all = Всички заедно!
turn-others = Ред е на другите
turn-nobody = Един момент…
turn-over = Играта свърши
turn-closed = Масата е закрита
menu-title = Маса
menu-chairs = Кой играе
menu-agreed = Правила на тази маса
menu-watchers =
    { $count ->
        [one] Гледа { $count } човек
       *[other] Гледат { $count } души
    }
missing-title =
    { $who ->
        [you] Ти отсъстваш
        [nobody] Един играч отсъства
       *[other] { $name } отсъства
    }
missing-since = Отсъства от { $time }.
missing-soon = Може да се продължи след { $time }.
missing-never = Домакинът избра тази маса да чака.
missing-wait = Чакай
missing-wait-about = Играта продължава, когато всички са тук.
missing-bot = Нека играе бот
missing-bot-about = Докато играчът се върне.
missing-invite = Покани друг човек
missing-invite-about = Мястото се освобождава. Докато никой не е седнал, играчът може да си го върне.
missing-claim = Вземи победата
missing-claim-about = Играта свършва и ти печелиш.
missing-claim-soon = Възможно след { $time }.
missing-claim-turn = Възможно, докато играта чака този играч.
return-bot-by =
    { $who ->
        [you] Ти го пусна да играе, преди да излезеш.
        [nobody] Другите го пуснаха да играе, докато те нямаше.
       *[other] { $name } го пусна да играе, докато те нямаше.
    }
return-bot-go-on = Нека продължи
return-do = Върни ми мястото
return-offered = На твоето място поканиха друг
return-offered-about =
    { $who ->
        [you] Ти покани друг човек. Още никой не е дошъл.
        [nobody] Другите поканиха друг човек, докато те нямаше. Още никой не е дошъл.
       *[other] { $name } покани друг човек, докато те нямаше. Още никой не е дошъл.
    }
return-taken =
    { $who ->
        [you] Мястото пак е твое
        [nobody] На твоето място вече седи друг
       *[other] На твоето място вече е { $name }
    }
return-taken-about = Другите продължиха, докато те нямаше. Можеш да гледаш как ще свърши.
resigned-title = Ти се предаде
resigned-about = Другите ще играят без теб.
resigned-watch = Гледай ги
leave-title = Ставаш от масата?
leave-keep = Излез и запази мястото
leave-keep-about = Играта те чака под „Продължи“.
leave-bot = Нека бот играе вместо мен
leave-bot-about = Можеш да се върнеш и да поемеш играта.
leave-resign = Предай се
leave-resign-about = Завинаги: другите ще играят без теб.
leave-resign-about-two = Завинаги: тогава печели другият играч.
leave-resign-about-alone = Завинаги: тогава играта свършва.
moves-since = След твоя ход
moves-looking = Поглед назад
moves-now = Сега
moves-new =
    { $count ->
        [one] { $count } нов ход
       *[other] { $count } нови хода
    }

## The end

end-away =
    { $who ->
        [you] Нямаше те твърде дълго
        [nobody] Един играч отсъства твърде дълго
       *[other] { $name } отсъства твърде дълго
    }
end-won =
    { $who ->
        [you] Ти спечели!
        [together] Обща победа с { $names }
        [several] Обща победа: { $names }
        [nobody] Никой не спечели
       *[other] { $names } печели
    }
end-level =
    { $way ->
        [up] Следващия път ботовете са с едно ниво по-силни: { $level }.
        [down] Следващия път ботовете са с едно ниво по-слаби: { $level }.
       *[same] Следващия път ботовете са също толкова силни: { $level }.
    }
end-rematch = Още веднъж
end-join-rematch = Към новата игра
end-replay = Повторение
end-review = Анализ
end-details = Подробности
review-play-on = Играй оттук нататък
end-record = Запис и честност
end-record-json = Запис на играта
end-fair = Целият късмет идва от едно тайно число. Отпечатъкът му е известен още преди първия ход; ето и числото, за да може всеки да провери.
end-seed-hash = Отпечатък (SHA-256)
end-seed = Число
closed-title = Масата е закрита
closed-about = Администраторът на сървъра закри тази маса. Никой не спечели; изиграното дотук е запазено и можеш да го изтеглиш.
replay-start = Началото
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Ти напусна играта
        [nobody] Играч напусна играта
       *[other] { $name } напусна играта
    }
replay-wait = времето изтече
replay-board = Позиция { $at } от { $last }
replay-position = Позиция
replay-count = { $at } / { $last }
replay-first = Към началото
replay-last = Към края
replay-back = Ход назад
replay-forward = Напред
replay-play = Пусни
replay-pause = Пауза
actor-chance = Късмет
actor-clock = Часовник
actor-gravity = Гравитация

## A playing area in words

twin-open = Игра с текст
twin-story = Какво се случи
keys-title = Клавиши
keys-everywhere = Във всички игри
keys-hint = Съвет
keys-pass = Пас
keys-next = Следващо подходящо място
keys-previous = Предишно подходящо място
keys-back = Върни или затвори отвореното
keys-takeback = Върни последния ход
keys-replay = Прегледай ходовете
keys-sound = Пусни или спри звука
keys-settings = Маса и настройки
keys-move = Мести
keys-turn = Завърти
keys-turn-back = Завърти наобратно
keys-lay = Сложи тук
key-up = Стрелка нагоре
key-down = Стрелка надолу
key-left = Стрелка наляво
key-right = Стрелка надясно
key-enter = Enter
key-escape = Esc
key-space = Интервал
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
