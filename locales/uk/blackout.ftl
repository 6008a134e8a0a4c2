### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Три кубики з гірки, фішки на карти – і раптом гасне світло.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = ДЖОКЕР
blackout-undo = НАЗАД
blackout-reroll = ПЕРЕКИД
blackout-free = ВІЛЬНО

# The letter of each die, after its special; all three differ.
blackout-die-W = Д
blackout-die-U = Н
blackout-die-R = П
blackout-die = Кубик { $die }: { $face }
blackout-die-aside = Кубик { $die } лежить осторонь
blackout-dice = Кубики

blackout-card = Карта { $card }
blackout-card-coming = Наступна карта в дорозі
blackout-space-open = { $number }, відкрито, карта { $card }, клітинка { $space }
blackout-space-covered = { $number }, закрито, карта { $card }, клітинка { $space }
blackout-space-free = ВІЛЬНО, закрито, карта { $card }, клітинка { $space }

blackout-tray = Що лишилося від кидка
blackout-token = { $item }
blackout-token-lost = { $item }, нікуди не підходить
blackout-fits-nowhere = Поки не підходить
blackout-about-wild = Фішка на будь-яку відкриту клітинку.
blackout-about-undo = Знімає одну фішку з будь-якої карти.
blackout-about-reroll = Ще раз кидає два інші кубики.

blackout-roll-do = Кинути
blackout-reroll-do = ПЕРЕКИД
blackout-end-do = Кінець ходу
blackout-call = BLACKOUT!
blackout-keys-number = Узяти це число
blackout-keys-use = Застосувати до цієї клітинки або кинути

blackout-your-turn = Ваш хід
blackout-turn-of =
    { $who ->
        [you] Ваш хід
        [nobody] Місце ще вільне
       *[other] Ходить { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Ви граєте
        [nobody] Місце ще вільне
       *[other] { $name } грає
    }
blackout-setting = Карти розкладаються
blackout-extra-turn = Ще один хід
blackout-left = поза грою
blackout-hint-roll = Пустіть кубики з гірки
blackout-hint-wait =
    { $who ->
        [you] Зараз кидаєте ви
        [nobody] Кидок чекає на гравця
       *[other] Зараз кидає { $name }
    }
blackout-cards-won =
    { $count ->
        [one] { $count } карта з { $goal }
        [few] { $count } карти з { $goal }
        [many] { $count } карт із { $goal }
       *[other] { $count } карти з { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } карта з { $goal }
        [few] { $name }: { $count } карти з { $goal }
        [many] { $name }: { $count } карт із { $goal }
       *[other] { $name }: { $count } карти з { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
blackout-chips =
    { $count ->
        [one] ще { $count } фішка
        [few] ще { $count } фішки
        [many] ще { $count } фішок
       *[other] ще { $count } фішки
    }
blackout-last-roll = Минулий кидок: { $dice }
blackout-pending = Ще не зіграно: { $items }.
blackout-lost = Поки нікуди не підходить: { $items }

blackout-said-begins =
    { $who ->
        [you] Ви починаєте.
        [nobody] Починає вільне місце.
       *[other] { $name } починає.
    }
blackout-said-rolled =
    { $who ->
        [you] Ви кидаєте: { $dice }.
        [nobody] Випало: { $dice }.
       *[other] { $name } кидає: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Ви знову кидаєте два кубики: { $dice }.
        [nobody] Знову два кубики: { $dice }.
       *[other] { $name } знову кидає два кубики: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Ви граєте { $item }: фішка на карту { $card }, клітинка { $space }.
        [nobody] Фішка лежить на карті { $card }, клітинка { $space }.
       *[other] { $name } грає { $item }: фішка на карту { $card }, клітинка { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Ви граєте НАЗАД: фішку знято з карти { $card }, клітинка { $space }.
        [nobody] Фішку знято з карти { $card }, клітинка { $space }.
       *[other] { $name } грає НАЗАД: фішку знято з карти { $card }, клітинка { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Ви виграєте карту.
        [nobody] Карту виграно.
       *[other] { $name } виграє карту.
    }
blackout-said-opened = Відкривається карта { $card }.
blackout-said-blackout = BLACKOUT! Хто крикне раніше за всіх, бере карту.
blackout-said-called =
    { $who ->
        [you] Ви крикнули раніше за всіх!
        [nobody] Хтось крикнув раніше за всіх!
       *[other] Раніше за всіх кричить { $name }!
    }
blackout-said-nobody = Ніхто не встиг крикнути.
blackout-said-nothing = Нічого не підходить.
blackout-said-ended =
    { $who ->
        [you] Ви закінчуєте хід.
        [nobody] Хід закінчено.
       *[other] { $name } закінчує хід.
    }
blackout-said-left =
    { $who ->
        [you] Ви вийшли з гри.
        [nobody] Гравець вийшов із гри.
       *[other] { $name } виходить із гри.
    }
blackout-said-back = Хід скасовано.
blackout-said-turn =
    { $who ->
        [you] Ваш хід.
        [nobody] Хід за вільним місцем.
       *[other] Ходить { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] У вас іще один хід.
        [nobody] Буде ще один хід.
       *[other] { $name } ходить іще раз.
    }
blackout-said-over =
    { $who ->
        [you] Гру закінчено. Ви виграли.
        [together] Гру закінчено. Спільна перемога: з вами { $names }.
        [several] Гру закінчено. Спільна перемога: { $names }.
        [nobody] Гру закінчено.
       *[other] Гру закінчено. { $names } перемагає.
    }

blackout-move-roll = Кинути кубики
blackout-move-reroll = ПЕРЕКИД: знову кинути два інші кубики
blackout-move-end = Закінчити хід
blackout-move-call = Крикнути BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Ви кричите BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } кричить BLACKOUT!
    }
blackout-move-number = { $number } на карту { $card }, клітинка { $space }
blackout-move-wild = ДЖОКЕР на { $number }: карта { $card }, клітинка { $space }
blackout-move-undo = НАЗАД: зняти фішку з { $number }, карта { $card }, клітинка { $space }

blackout-text-not-now = Зараз вам нема що робити.
blackout-text-moves = Що можна зробити
blackout-text-state = Що на столі
blackout-cards-table = Відкриті карти
blackout-space-column = Клітинка
blackout-cell-open = { $number }, відкрито
blackout-cell-covered = { $number }, закрито

blackout-sheet = Карт для перемоги: { $goal }
blackout-sheet-place = Місце
blackout-sheet-player = Гравець
blackout-sheet-cards = Виграно карт

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Цього в кидку немає
reason-no-match = Не те число
reason-covered = Уже закрито
reason-no-chip = Там немає фішки
reason-no-blackout = Зараз не Blackout
reason-five-cards = П’ять карт виграно

## Moves as a replay tells them

replay-blackout-roll = з гірки
replay-blackout-reroll = ще раз два кубики
replay-blackout-end = кінець ходу
replay-blackout-call = Blackout!
replay-blackout-put = { $what } на карту { $card }, клітинка { $space }
replay-blackout-undo = фішку знято з карти { $card }, клітинка { $space }
replay-blackout-draw = нова карта
replay-blackout-begin =
    { $who ->
        [you] Ви починаєте
        [nobody] Починає вільне місце
       *[other] { $name } починає
    }

## The hint / The review

blackout-advice-take = Поставити
blackout-advice-said = Підказка: { $move }. { $chance }.
blackout-chance = Шанс на перемогу: близько { $percent }
blackout-review-chances = Шанс на перемогу: { $played } замість { $better }
