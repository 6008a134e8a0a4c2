### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Кутом до кута, але не бік до боку: прилаштуйте всі свої фігури, доки місце не зайняли інші.

blokus-colour-blue = синій
blokus-colour-yellow = жовтий
blokus-colour-red = червоний
blokus-colour-green = зелений

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = С
blokus-letter-yellow = Ж
blokus-letter-red = Ч
blokus-letter-green = З

blokus-board = Дошка
blokus-shared = Спільний колір
blokus-squares-left =
    { $count ->
        [one] лишилася { $count } клітинка
        [few] лишилося { $count } клітинки
        [many] лишилося { $count } клітинок
       *[other] лишилося { $count } клітинки
    }
blokus-pieces-left =
    { $count ->
        [one] лишилася { $count } фігура
        [few] лишилося { $count } фігури
        [many] лишилося { $count } фігур
       *[other] лишилося { $count } фігури
    }
blokus-tray = Фігури: { $colour }
blokus-piece = Фігура { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, місця немає
        [one] { $piece }, { $count } місце
        [few] { $piece }, { $count } місця
        [many] { $piece }, { $count } місць
       *[other] { $piece }, { $count } місця
    }
blokus-whose-tray = Фігури якого кольору показати

blokus-standing-blocked = ходів немає
blokus-standing-finished = усе зіграно
blokus-standing-left = поза грою
blokus-skipped = пропуск

blokus-your-turn = Ваш хід
blokus-turn-of =
    { $who ->
        [you] Ваш хід
        [nobody] Місце ще вільне
       *[other] Ходить { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Ваш хід
        [nobody] Місце ще вільне
       *[other] { $name } думає
    }
blokus-drawing-lots = Жереб: хто починає
blokus-lay-for-all = Ви ходите за спільний колір
blokus-you-win = Ви виграли!
blokus-wins =
    { $who ->
        [you] Ви виграли!
        [nobody] Переможця немає
       *[other] { $name } перемагає
    }
blokus-shared-win = Спільна перемога

blokus-lay = Поставити сюди
blokus-turn = Поворот
blokus-turn-key = Поворот (R)
blokus-flip = Переворот
blokus-flip-key = Переворот (F)
blokus-keys-jump = Стрибок у той бік, до наступного придатного місця
blokus-put-back = Покласти назад
blokus-pass = Пас
blokus-pass-sure = Так, пас
blokus-turn-board = Повернути дошку
blokus-holding = У вас у руці { $piece }
blokus-hint-take = Візьміть фігуру й поставте на дошку
blokus-hint-holding = R – повернути, F – перевернути, Esc – покласти назад

blokus-said-laid = Ходить { $colour }: { $piece } на { $cells }.
blokus-said-returned = Хід назад: { $colour } забирає { $piece }.
blokus-said-passed = Пасує { $colour }.
blokus-said-skipped = Місця більше немає: { $colour } пропускає хід.
blokus-said-turn =
    { $who ->
        [you] Ваш хід, колір – { $colour }.
        [nobody] Ходить { $colour }, але місце ще вільне.
       *[other] Ходить { $name }, колір – { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Гру закінчено. Ви виграли.
        [together] Гру закінчено. Спільна перемога: з вами { $names }.
        [several] Гру закінчено. Спільна перемога: { $names }.
        [nobody] Гру закінчено.
       *[other] Гру закінчено. { $names } перемагає.
    }
blokus-said-fits = { $piece }, { $cell }, підходить
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Зараз вам нема що ставити.
blokus-text-pieces = Фігури, що підходять
blokus-text-places = Місця для { $piece }
blokus-place =
    { $count ->
        [one] { $piece } на { $cells }, покриває { $count } клітинку
        [few] { $piece } на { $cells }, покриває { $count } клітинки
        [many] { $piece } на { $cells }, покриває { $count } клітинок
       *[other] { $piece } на { $cells }, покриває { $count } клітинки
    }
blokus-text-before = Назад
blokus-text-after = Далі
blokus-text-page = Сторінка { $page } з { $pages }
blokus-board-table = Дошка, ряд за рядом згори вниз
blokus-empty = порожньо

blokus-sheet-basic = Перемагає найменший залишок
blokus-sheet-advanced = Перемагає той, у кого найбільше балів: мінус один за клітинку плюс бонус
blokus-sheet-place = Місце
blokus-sheet-player = Гравець
blokus-sheet-left = Клітинок лишилося
blokus-sheet-bonus = Бонус
blokus-sheet-total = Разом
blokus-sheet-number = { $value }
blokus-sheet-not-counted = не рахується

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = За краєм дошки
reason-overlap = Клітинка зайнята
reason-bad-shape = Не та форма
reason-no-start-corner = Покрийте кут
reason-no-start-square = Покрийте свій старт
reason-edge-contact = Торкається стороною
reason-no-corner-contact = Торкніться кута
reason-all-passed = Усі спасували
reason-no-more-moves = Ходів більше немає
replay-blokus-lay =
    { $squares ->
        [one] { $squares } клітинка на { $cell }
        [few] { $squares } клітинки на { $cell }
        [many] { $squares } клітинок на { $cell }
       *[other] { $squares } клітинки на { $cell }
    }
replay-blokus-pass = пас
replay-blokus-begin =
    { $who ->
        [you] Ви починаєте
        [nobody] Починає вільне місце
       *[other] { $name } починає
    }

## Records

end-record-blksgf = Для Pentobi (.blksgf)
