# The page of whoever runs the server.

operator-title = Керування
operator-key = Ключ керування
operator-key-about = Для того, хто керує цим сервером. Ключ лежить поруч із даними сервера; ця команда покаже його там.
operator-enter = Увійти
operator-leave = Замкнути
operator-ready = Усе гаразд
operator-problem-draining = Сервер зупиняється
operator-problem-store-unreachable = Сховище не відповідає
operator-problem-store-failing = Сховище не може записувати
operator-problem-disk-full = Диск повний
operator-problem-bus-lost = Немає зв’язку з іншими вузлами
operator-problem-no-jetstream = Робочі процеси не отримують ходів: у NATS немає JetStream
operator-since = запуск: { $ago }

## Figures

operator-figures = Цифри
operator-people = Людей тут
operator-pages =
    { $count ->
        [one] { $count } відкрита сторінка
        [few] { $count } відкриті сторінки
        [many] { $count } відкритих сторінок
       *[other] { $count } відкритої сторінки
    }
operator-running = Ігор триває
operator-kept =
    { $count ->
        [one] { $count } збережений стіл
        [few] { $count } збережені столи
        [many] { $count } збережених столів
       *[other] { $count } збереженого столу
    }
operator-append = Хід зберігається за
operator-lag = таймери відстають на { $ms }
operator-ms = { $ms } мс
operator-commands = Команд від запуску
operator-bots-waiting =
    { $count ->
        [0] жоден бот не чекає
        [one] { $count } бот чекає
        [few] { $count } боти чекають
        [many] { $count } ботів чекають
       *[other] { $count } бота чекає
    }
operator-by-game = За іграми
operator-game-count = { $running } з { $kept }
operator-troubles = Негаразди від запуску
operator-store-errors = Ходи, які не вдалося зберегти
operator-damaged = Пошкоджені столи
operator-bot-failures = Збої ботів
operator-cut-offs = Сторінки, від’єднані, бо не читали
operator-refusals = Найчастіші відмови
operator-no-refusals = Відмов не було.

## Tables

operator-tables = Столи
operator-search = Ім’я, гра або адреса
operator-over = кінець
operator-live =
    { $count ->
        [one] { $count } сторінка
        [few] { $count } сторінки
        [many] { $count } сторінок
       *[other] { $count } сторінки
    }
operator-awake = не спить
operator-asleep = спить
operator-events =
    { $count ->
        [one] { $count } подія
        [few] { $count } події
        [many] { $count } подій
       *[other] { $count } події
    }
operator-nothing-found = Нічого не знайдено. Може, ввести менше літер?
operator-no-tables = Столів поки немає.
operator-more = Ще

## One table

operator-standing = Стан
operator-under-way = гра триває
operator-closed = закрив адміністратор
operator-log-damaged = збій журналу
operator-log-damaged-about = Журнал цього столу не читається, тож більше про нього нічого не відомо. Журнал лишиться як є, навіть якщо ви закриєте стіл.
operator-opened = Відкрито
operator-changed = Остання зміна
operator-log = Журнал
operator-study = Урок чи задача
operator-last-events = Останні події
operator-event-opened = стіл відкрито
operator-event-seated = місце призначено
operator-event-moved = хід
operator-event-chanced = випав жереб
operator-event-elapsed = час вийшов
operator-event-weighed = вежу перевірено
operator-event-left = гравець здався
operator-event-taken_back = хід скасовано
operator-event-missed = гравця немає на місці
operator-event-returned = гравець повернувся
operator-event-paused = запит на паузу
operator-event-resumed = продовження після паузи
operator-event-paced = темп ботів
operator-event-tried = неправильна відповідь
operator-event-revealed = число розкрито
operator-event-followed = реванш
operator-event-closed = закрив адміністратор
operator-watch = Дивитися
operator-export = Експорт
operator-export-about = Запис гри, що триває, показує те, чого гравцям знати ще не можна. Нікому його не показуйте.
operator-end = Закрити цей стіл
operator-end-sure = Закрити цей стіл назавжди?
operator-end-about = Гравці дізнаються, що ви його закрили. Ніхто не переможе, і грати тут далі буде не можна. Скасувати це неможливо.
operator-end-do = Так, закрити
