# The page of whoever runs the server.

operator-title = Управление
operator-key = Ключ управления
operator-key-about = Для того, кто управляет этим сервером. Ключ лежит рядом с данными сервера; эта команда выведет его там на экран.
operator-enter = Войти
operator-leave = Запереть
operator-ready = Всё хорошо
operator-problem-draining = Сервер останавливается
operator-problem-store-unreachable = Хранилище не отвечает
operator-problem-store-failing = Хранилище не может записывать
operator-problem-disk-full = Диск полон
operator-problem-bus-lost = Нет связи с другими узлами
operator-problem-no-jetstream = Рабочие процессы не получают ходов: в NATS нет JetStream
operator-since = запуск: { $ago }

## Figures

operator-figures = Цифры
operator-people = Людей здесь
operator-pages =
    { $count ->
        [one] { $count } открытая страница
        [few] { $count } открытые страницы
        [many] { $count } открытых страниц
       *[other] { $count } открытой страницы
    }
operator-running = Партий идёт
operator-kept =
    { $count ->
        [one] { $count } стол хранится
        [few] { $count } стола хранятся
        [many] { $count } столов хранится
       *[other] { $count } стола хранится
    }
operator-append = Ход сохраняется за
operator-lag = таймеры отстают на { $ms }
operator-ms = { $ms } мс
operator-commands = Команд с запуска
operator-bots-waiting =
    { $count ->
        [0] боты не ждут
        [one] { $count } бот ждёт
        [few] { $count } бота ждут
        [many] { $count } ботов ждут
       *[other] { $count } бота ждёт
    }
operator-by-game = По играм
operator-game-count = { $running } из { $kept }
operator-troubles = Неполадки с запуска
operator-store-errors = Ходы, которые не удалось сохранить
operator-damaged = Повреждённые столы
operator-bot-failures = Сбои ботов
operator-cut-offs = Страницы, отключённые за то, что не читали
operator-refusals = Самые частые отказы
operator-no-refusals = Отказов не было.

## Tables

operator-tables = Столы
operator-search = Имя, игра или адрес
operator-over = конец
operator-live =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страницы
    }
operator-awake = не спит
operator-asleep = спит
operator-events =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
        [many] { $count } событий
       *[other] { $count } события
    }
operator-nothing-found = Ничего не нашлось. Может быть, ввести меньше букв?
operator-no-tables = Столов пока нет.
operator-more = Ещё

## One table

operator-standing = Состояние
operator-under-way = идёт игра
operator-closed = закрыт администратором
operator-log-damaged = сбой журнала
operator-log-damaged-about = Журнал этого стола не читается, поэтому больше о нём ничего не известно. Журнал останется как есть, даже если вы закроете стол.
operator-opened = Открыт
operator-changed = Изменён
operator-log = Журнал
operator-study = Урок или задача
operator-last-events = Последние события
operator-event-opened = стол открыт
operator-event-seated = место назначено
operator-event-moved = ход
operator-event-chanced = выпал жребий
operator-event-elapsed = время вышло
operator-event-weighed = башня проверена
operator-event-left = игрок сдался
operator-event-taken_back = ход возвращён
operator-event-missed = игрока нет на месте
operator-event-returned = игрок вернулся
operator-event-paused = запрошена пауза
operator-event-resumed = продолжение после паузы
operator-event-paced = темп ботов
operator-event-tried = неверный ответ
operator-event-revealed = число раскрыто
operator-event-followed = реванш
operator-event-closed = закрыт администратором
operator-watch = Смотреть
operator-export = Экспорт
operator-export-about = Запись идущей партии показывает то, чего игрокам знать ещё нельзя. Никому её не показывайте.
operator-end = Закрыть этот стол
operator-end-sure = Закрыть этот стол насовсем?
operator-end-about = Игроки узнают, что вы его закрыли. Никто не победит, и играть здесь дальше будет нельзя. Отменить это невозможно.
operator-end-do = Да, закрыть
