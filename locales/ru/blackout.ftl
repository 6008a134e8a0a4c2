### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Три кубика с горки, фишки на карты – и вдруг гаснет свет.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = ДЖОКЕР
blackout-undo = ОТМЕНА
blackout-reroll = ПЕРЕБРОС
blackout-free = ДАРОМ

# The letter of each die, after its special; all three differ.
blackout-die-W = Д
blackout-die-U = О
blackout-die-R = П
blackout-die = Кубик { $die }: { $face }
blackout-die-aside = Кубик { $die } лежит в стороне
blackout-dice = Кубики

blackout-card = Карта { $card }
blackout-card-coming = Следующая карта в пути
blackout-space-open = { $number }, открыто, карта { $card }, ячейка { $space }
blackout-space-covered = { $number }, закрыто, карта { $card }, ячейка { $space }
blackout-space-free = ДАРОМ, закрыто, карта { $card }, ячейка { $space }

blackout-tray = Что осталось от броска
blackout-token = { $item }
blackout-token-lost = { $item }, никуда не подходит
blackout-fits-nowhere = Пока не подходит
blackout-about-wild = Фишка на любую открытую ячейку.
blackout-about-undo = Снимает одну фишку с любой карты.
blackout-about-reroll = Ещё раз бросает два других кубика.

blackout-roll-do = Бросить
blackout-reroll-do = ПЕРЕБРОС
blackout-end-do = Конец хода
blackout-call = BLACKOUT!
blackout-keys-number = Взять это число
blackout-keys-use = Применить к этой ячейке или бросить

blackout-your-turn = Ваш ход
blackout-turn-of =
    { $who ->
        [you] Ваш ход
        [nobody] Место ещё свободно
       *[other] Ходит { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Вы играете
        [nobody] Место ещё свободно
       *[other] { $name } играет
    }
blackout-setting = Карты раскладываются
blackout-extra-turn = Ещё один ход
blackout-left = вне игры
blackout-hint-roll = Пустите кубики с горки
blackout-hint-wait =
    { $who ->
        [you] Сейчас бросаете вы
        [nobody] Бросок ждёт игрока
       *[other] Сейчас бросает { $name }
    }
blackout-cards-won =
    { $count ->
        [one] { $count } карта из { $goal }
        [few] { $count } карты из { $goal }
        [many] { $count } карт из { $goal }
       *[other] { $count } карты из { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } карта из { $goal }
        [few] { $name }: { $count } карты из { $goal }
        [many] { $name }: { $count } карт из { $goal }
       *[other] { $name }: { $count } карты из { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
        [many] { $count } карт в колоде
       *[other] { $count } карты в колоде
    }
blackout-chips =
    { $count ->
        [one] ещё { $count } фишка
        [few] ещё { $count } фишки
        [many] ещё { $count } фишек
       *[other] ещё { $count } фишки
    }
blackout-last-roll = Прошлый бросок: { $dice }
blackout-pending = Ещё не сыграно: { $items }.
blackout-lost = Пока никуда не подходит: { $items }

blackout-said-begins =
    { $who ->
        [you] Вы начинаете.
        [nobody] Начинает свободное место.
       *[other] { $name } начинает.
    }
blackout-said-rolled =
    { $who ->
        [you] Вы бросаете: { $dice }.
        [nobody] Выпало: { $dice }.
       *[other] { $name } бросает: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Вы снова бросаете два кубика: { $dice }.
        [nobody] Снова два кубика: { $dice }.
       *[other] { $name } снова бросает два кубика: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Вы играете { $item }: фишка на карту { $card }, ячейка { $space }.
        [nobody] Фишка лежит на карте { $card }, ячейка { $space }.
       *[other] { $name } играет { $item }: фишка на карту { $card }, ячейка { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Вы играете ОТМЕНУ: фишка снята с карты { $card }, ячейка { $space }.
        [nobody] Фишка снята с карты { $card }, ячейка { $space }.
       *[other] { $name } играет ОТМЕНУ: фишка снята с карты { $card }, ячейка { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Вы выигрываете карту.
        [nobody] Карта выиграна.
       *[other] { $name } выигрывает карту.
    }
blackout-said-opened = Открывается карта { $card }.
blackout-said-blackout = BLACKOUT! Кто крикнет раньше всех, берёт карту.
blackout-said-called =
    { $who ->
        [you] Вы крикнули раньше всех!
        [nobody] Кто-то крикнул раньше всех!
       *[other] Раньше всех кричит { $name }!
    }
blackout-said-nobody = Никто не успел крикнуть.
blackout-said-nothing = Ничего не подходит.
blackout-said-ended =
    { $who ->
        [you] Вы заканчиваете ход.
        [nobody] Ход окончен.
       *[other] { $name } заканчивает ход.
    }
blackout-said-left =
    { $who ->
        [you] Вы вышли из игры.
        [nobody] Игрок вышел из игры.
       *[other] { $name } выходит из игры.
    }
blackout-said-back = Ход возвращён.
blackout-said-turn =
    { $who ->
        [you] Ваш ход.
        [nobody] Ход за свободным местом.
       *[other] Ходит { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] У вас ещё один ход.
        [nobody] Будет ещё один ход.
       *[other] { $name } ходит ещё раз.
    }
blackout-said-over =
    { $who ->
        [you] Игра окончена. Вы выиграли.
        [together] Игра окончена. Общая победа: с вами { $names }.
        [several] Игра окончена. Общая победа: { $names }.
        [nobody] Игра окончена.
       *[other] Игра окончена. { $names } побеждает.
    }

blackout-move-roll = Бросить кубики
blackout-move-reroll = ПЕРЕБРОС: снова бросить два других кубика
blackout-move-end = Закончить ход
blackout-move-call = Крикнуть BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Вы кричите BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } кричит BLACKOUT!
    }
blackout-move-number = { $number } на карту { $card }, ячейка { $space }
blackout-move-wild = ДЖОКЕР на { $number }: карта { $card }, ячейка { $space }
blackout-move-undo = ОТМЕНА: снять фишку с { $number }, карта { $card }, ячейка { $space }

blackout-text-not-now = Сейчас вам нечего делать.
blackout-text-moves = Что можно сделать
blackout-text-state = Что на столе
blackout-cards-table = Открытые карты
blackout-space-column = Ячейка
blackout-cell-open = { $number }, открыто
blackout-cell-covered = { $number }, закрыто

blackout-sheet = Карт для победы: { $goal }
blackout-sheet-place = Место
blackout-sheet-player = Игрок
blackout-sheet-cards = Выиграно карт

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Этого в броске нет
reason-no-match = Не то число
reason-covered = Уже закрыто
reason-no-chip = Там нет фишки
reason-no-blackout = Сейчас не Blackout
reason-five-cards = Пять карт выиграны

## Moves as a replay tells them

replay-blackout-roll = с горки
replay-blackout-reroll = ещё раз два кубика
replay-blackout-end = конец хода
replay-blackout-call = Blackout!
replay-blackout-put = { $what } на карту { $card }, ячейка { $space }
replay-blackout-undo = фишка снята с карты { $card }, ячейка { $space }
replay-blackout-draw = новая карта
replay-blackout-begin =
    { $who ->
        [you] Вы начинаете
        [nobody] Начинает свободное место
       *[other] { $name } начинает
    }

## The hint / The review

blackout-advice-take = Поставить
blackout-advice-said = Подсказка: { $move }. { $chance }.
blackout-chance = Шанс на победу: около { $percent }
blackout-review-chances = Шанс на победу: { $played } вместо { $better }
