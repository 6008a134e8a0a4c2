### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Углом к углу, но не бок о бок: пристройте все свои фигуры, пока место не заняли другие.

blokus-colour-blue = синий
blokus-colour-yellow = жёлтый
blokus-colour-red = красный
blokus-colour-green = зелёный

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = С
blokus-letter-yellow = Ж
blokus-letter-red = К
blokus-letter-green = З

blokus-board = Доска
blokus-shared = Общий цвет
blokus-squares-left =
    { $count ->
        [one] осталась { $count } клетка
        [few] осталось { $count } клетки
        [many] осталось { $count } клеток
       *[other] осталось { $count } клетки
    }
blokus-pieces-left =
    { $count ->
        [one] осталась { $count } фигура
        [few] осталось { $count } фигуры
        [many] осталось { $count } фигур
       *[other] осталось { $count } фигуры
    }
blokus-tray = Фигуры: { $colour }
blokus-piece = Фигура { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, места нет
        [one] { $piece }, { $count } место
        [few] { $piece }, { $count } места
        [many] { $piece }, { $count } мест
       *[other] { $piece }, { $count } места
    }
blokus-whose-tray = Фигуры какого цвета показать

blokus-standing-blocked = ходов нет
blokus-standing-finished = всё сыграно
blokus-standing-left = вне игры
blokus-skipped = пропуск

blokus-your-turn = Ваш ход
blokus-turn-of =
    { $who ->
        [you] Ваш ход
        [nobody] Место ещё свободно
       *[other] Ходит { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Ваш ход
        [nobody] Место ещё свободно
       *[other] { $name } думает
    }
blokus-drawing-lots = Жребий: кто начинает
blokus-lay-for-all = Вы ходите за общий цвет
blokus-you-win = Вы выиграли!
blokus-wins =
    { $who ->
        [you] Вы выиграли!
        [nobody] Победителя нет
       *[other] { $name } побеждает
    }
blokus-shared-win = Общая победа

blokus-lay = Поставить сюда
blokus-turn = Поворот
blokus-turn-key = Поворот (R)
blokus-flip = Переворот
blokus-flip-key = Переворот (F)
blokus-keys-jump = Прыжок в ту сторону, к следующему подходящему месту
blokus-put-back = Вернуть
blokus-pass = Пас
blokus-pass-sure = Да, пас
blokus-turn-board = Повернуть доску
blokus-holding = У вас в руке { $piece }
blokus-hint-take = Возьмите фигуру и поставьте на доску
blokus-hint-holding = R – повернуть, F – перевернуть, Esc – вернуть

blokus-said-laid = Ходит { $colour }: { $piece } на { $cells }.
blokus-said-returned = Возврат: { $colour } забирает { $piece }.
blokus-said-passed = Пасует { $colour }.
blokus-said-skipped = Места больше нет: { $colour } пропускает ход.
blokus-said-turn =
    { $who ->
        [you] Ваш ход, цвет – { $colour }.
        [nobody] Ходит { $colour }, но место ещё свободно.
       *[other] Ходит { $name }, цвет – { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Игра окончена. Вы выиграли.
        [together] Игра окончена. Общая победа: с вами { $names }.
        [several] Игра окончена. Общая победа: { $names }.
        [nobody] Игра окончена.
       *[other] Игра окончена. { $names } побеждает.
    }
blokus-said-fits = { $piece }, { $cell }, подходит
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Сейчас вам нечего ставить.
blokus-text-pieces = Подходящие фигуры
blokus-text-places = Места для { $piece }
blokus-place =
    { $count ->
        [one] { $piece } на { $cells }, закрывает { $count } клетку
        [few] { $piece } на { $cells }, закрывает { $count } клетки
        [many] { $piece } на { $cells }, закрывает { $count } клеток
       *[other] { $piece } на { $cells }, закрывает { $count } клетки
    }
blokus-text-before = Назад
blokus-text-after = Ещё
blokus-text-page = Страница { $page } из { $pages }
blokus-board-table = Доска, ряд за рядом сверху вниз
blokus-empty = пусто

blokus-sheet-basic = Меньше клеток в остатке – победа
blokus-sheet-advanced = Побеждает тот, у кого больше очков: минус одно за клетку плюс бонус
blokus-sheet-place = Место
blokus-sheet-player = Игрок
blokus-sheet-left = Осталось клеток
blokus-sheet-bonus = Бонус
blokus-sheet-total = Итого
blokus-sheet-number = { $value }
blokus-sheet-not-counted = не в счёт

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = За краем доски
reason-overlap = Клетка занята
reason-bad-shape = Не та форма
reason-no-start-corner = Закройте угол
reason-no-start-square = Закройте свой старт
reason-edge-contact = Касание стороной
reason-no-corner-contact = Коснитесь угла
reason-all-passed = Все спасовали
reason-no-more-moves = Ходов больше нет
replay-blokus-lay =
    { $squares ->
        [one] { $squares } клетка на { $cell }
        [few] { $squares } клетки на { $cell }
        [many] { $squares } клеток на { $cell }
       *[other] { $squares } клетки на { $cell }
    }
replay-blokus-pass = пас
replay-blokus-begin =
    { $who ->
        [you] Вы начинаете
        [nobody] Начинает свободное место
       *[other] { $name } начинает
    }

## Records

end-record-blksgf = Для Pentobi (.blksgf)
