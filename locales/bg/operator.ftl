# The page of whoever runs the server.

operator-title = Управление
operator-key = Ключ за сървъра
operator-key-about = За онзи, който поддържа този сървър. Ключът е до данните на сървъра; тази команда го показва там.
operator-enter = Отвори
operator-leave = Заключи
operator-ready = Всичко наред
operator-problem-draining = Сървърът спира
operator-problem-store-unreachable = Хранилището не отговаря
operator-problem-store-failing = Хранилището не записва
operator-problem-disk-full = Дискът е пълен
operator-problem-bus-lost = Няма връзка с другите възли
operator-problem-no-jetstream = Работните процеси не получават ходове: NATS няма JetStream
operator-since = пуснат { $ago }

## Figures

operator-figures = Числа
operator-people = Хора тук
operator-pages =
    { $count ->
        [one] { $count } отворена страница
       *[other] { $count } отворени страници
    }
operator-running = Текущи игри
operator-kept =
    { $count ->
        [one] { $count } запазена маса
       *[other] { $count } запазени маси
    }
operator-append = Ход се запазва за
operator-lag = закъснели таймери: { $ms }
operator-ms = { $ms } мс
operator-commands = Команди досега
operator-bots-waiting =
    { $count ->
        [0] нито един бот не чака
        [one] { $count } бот чака
       *[other] { $count } бота чакат
    }
operator-by-game = По игри
operator-game-count = { $running } от { $kept }
operator-troubles = Проблеми от пускането
operator-store-errors = Ходове, които не се запазиха
operator-damaged = Повредени маси
operator-bot-failures = Провалени ботове
operator-cut-offs = Страници, прекъснати, защото не четат
operator-refusals = Най-чести откази
operator-no-refusals = Нищо не е отказано.

## Tables

operator-tables = Маси
operator-search = Име, игра или адрес
operator-over = край
operator-live =
    { $count ->
        [one] { $count } страница
       *[other] { $count } страници
    }
operator-awake = будна
operator-asleep = спи
operator-events =
    { $count ->
        [one] { $count } събитие
       *[other] { $count } събития
    }
operator-nothing-found = Нищо не е намерено. Може би с по-малко букви?
operator-no-tables = Още няма маси.
operator-more = Още

## One table

operator-standing = Състояние
operator-under-way = играе се
operator-closed = закрита от администратора
operator-log-damaged = повреден дневник
operator-log-damaged-about = Дневникът на тази маса не може да се прочете, затова друго за нея не се знае. Той остава така, дори ако закриеш масата.
operator-opened = Отворена
operator-changed = Променена
operator-log = Дневник
operator-study = Урок или задача
operator-last-events = Последни събития
operator-event-opened = отворена маса
operator-event-seated = мястото е уредено
operator-event-moved = ход
operator-event-chanced = жребий
operator-event-elapsed = времето изтече
operator-event-weighed = проверена кула
operator-event-left = предаване
operator-event-taken_back = върнат ход
operator-event-missed = играч отсъства
operator-event-returned = играчът се върна
operator-event-paused = поискана пауза
operator-event-resumed = продължава след пауза
operator-event-paced = темпо на ботовете
operator-event-tried = грешен отговор
operator-event-revealed = разкрито число
operator-event-followed = реванш
operator-event-closed = закрита от администратора
operator-watch = Гледай
operator-export = Експорт
operator-export-about = Записът на текуща игра показва неща, които играчите още не бива да знаят. Пази го за себе си.
operator-end = Закрий тази маса
operator-end-sure = Да се закрие ли масата завинаги?
operator-end-about = Играчите ще разберат, че масата е закрита от теб. Никой не печели и никой не може да продължи тук. Това не може да се отмени.
operator-end-do = Да, закрий я
