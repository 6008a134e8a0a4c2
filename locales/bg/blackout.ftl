### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Три зара по пързалката, жетони по картите – и изведнъж светлината угасва.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = ЖОКЕР
blackout-undo = ВЪРНИ
blackout-reroll = ОТНОВО
blackout-free = БОНУС

# The letter of each die, after its special; all three differ.
blackout-die-W = Ж
blackout-die-U = В
blackout-die-R = О
blackout-die = Зар { $die } показва { $face }
blackout-die-aside = Зар { $die } е настрана
blackout-dice = Зарове

blackout-card = Карта { $card }
blackout-card-coming = Следващата карта идва
blackout-space-open = { $number }, отворено, карта { $card }, място { $space }
blackout-space-covered = { $number }, покрито, карта { $card }, място { $space }
blackout-space-free = БОНУС, покрито, карта { $card }, място { $space }

blackout-tray = Какво остава от хвърлянето
blackout-token = { $item }
blackout-token-lost = { $item }, не пасва никъде
blackout-fits-nowhere = Сега не пасва никъде
blackout-about-wild = Жетон на отворено място по твой избор.
blackout-about-undo = Маха един жетон от която и да е карта.
blackout-about-reroll = Хвърля пак другите два зара.

blackout-roll-do = Хвърли
blackout-reroll-do = ОТНОВО
blackout-end-do = Край на хода
blackout-call = BLACKOUT!
blackout-keys-number = Вземи това число
blackout-keys-use = Използвай на това място или хвърли

blackout-your-turn = Твой ред
blackout-turn-of =
    { $who ->
        [you] Твой ред
        [nobody] Мястото още е свободно
       *[other] Ред е на { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Ти играеш
        [nobody] Мястото още е свободно
       *[other] { $name } играе
    }
blackout-setting = Нареждат се картите
blackout-extra-turn = Още един ход
blackout-left = напусна
blackout-hint-roll = Пусни заровете по пързалката
blackout-hint-wait =
    { $who ->
        [you] Сега хвърляш ти
        [nobody] Хвърлянето чака играч
       *[other] Сега хвърля { $name }
    }
blackout-cards-won =
    { $count ->
        [one] { $count } карта от { $goal }
       *[other] { $count } карти от { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } карта от { $goal }
       *[other] { $name }: { $count } карти от { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } карта в тестето
       *[other] { $count } карти в тестето
    }
blackout-chips =
    { $count ->
        [one] остава { $count } жетон
       *[other] остават { $count } жетона
    }
blackout-last-roll = Последно: { $dice }
blackout-pending = За използване: { $items }.
blackout-lost = Сега не пасва никъде: { $items }

blackout-said-begins =
    { $who ->
        [you] Ти започваш.
        [nobody] Започва свободно място.
       *[other] { $name } започва.
    }
blackout-said-rolled =
    { $who ->
        [you] Хвърляш { $dice }.
        [nobody] Заровете показват { $dice }.
       *[other] { $name } хвърля { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Хвърляш пак два зара: { $dice }.
        [nobody] Пак два зара: { $dice }.
       *[other] { $name } хвърля пак два зара: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Използваш { $item }: жетон на карта { $card }, място { $space }.
        [nobody] Жетон лежи на карта { $card }, място { $space }.
       *[other] { $name } използва { $item }: жетон на карта { $card }, място { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Използваш ВЪРНИ: жетонът се маха от карта { $card }, място { $space }.
        [nobody] Жетонът се маха от карта { $card }, място { $space }.
       *[other] { $name } използва ВЪРНИ: жетонът се маха от карта { $card }, място { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Печелиш карта.
        [nobody] Една карта е спечелена.
       *[other] { $name } печели карта.
    }
blackout-said-opened = Обръща се карта { $card }.
blackout-said-blackout = BLACKOUT! Който извика пръв, взима карта.
blackout-said-called =
    { $who ->
        [you] Ти извика преди всички!
        [nobody] Някой извика преди всички!
       *[other] { $name } извика преди всички!
    }
blackout-said-nobody = Никой не извика навреме.
blackout-said-nothing = Нищо не пасва.
blackout-said-ended =
    { $who ->
        [you] Завършваш хода.
        [nobody] Ходът свършва.
       *[other] { $name } завършва хода.
    }
blackout-said-left =
    { $who ->
        [you] Ти напусна играта.
        [nobody] Играч напусна играта.
       *[other] { $name } напусна играта.
    }
blackout-said-back = Един ход се връща.
blackout-said-turn =
    { $who ->
        [you] Твой ред е.
        [nobody] Ред е на свободно място.
       *[other] Ред е на { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Имаш още един ход.
        [nobody] Има още един ход.
       *[other] { $name } има още един ход.
    }
blackout-said-over =
    { $who ->
        [you] Играта свърши. Ти спечели.
        [together] Играта свърши. Обща победа с { $names }.
        [several] Играта свърши. Обща победа: { $names }.
        [nobody] Играта свърши.
       *[other] Играта свърши. { $names } печели.
    }

blackout-move-roll = Хвърли заровете
blackout-move-reroll = ОТНОВО: хвърли пак другите два зара
blackout-move-end = Завърши хода
blackout-move-call = Извикай BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Ти викаш BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } вика BLACKOUT!
    }
blackout-move-number = { $number } на карта { $card }, място { $space }
blackout-move-wild = ЖОКЕР върху { $number } на карта { $card }, място { $space }
blackout-move-undo = ВЪРНИ: махни жетона от { $number } на карта { $card }, място { $space }

blackout-text-not-now = Сега няма какво да правиш.
blackout-text-moves = Възможни ходове
blackout-text-state = Как стоят нещата
blackout-cards-table = Отворените карти
blackout-space-column = Място
blackout-cell-open = { $number }, отворено
blackout-cell-covered = { $number }, покрито

blackout-sheet = Който пръв има { $goal } карти, печели
blackout-sheet-place = Място
blackout-sheet-player = Играч
blackout-sheet-cards = Спечелени

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Няма го в хвърлянето
reason-no-match = Числото не пасва
reason-covered = Вече е покрито
reason-no-chip = Там няма жетон
reason-no-blackout = Сега няма Blackout
reason-five-cards = Пет спечелени карти

## Moves as a replay tells them

replay-blackout-roll = по пързалката
replay-blackout-reroll = два зара още веднъж
replay-blackout-end = край на хода
replay-blackout-call = Blackout!
replay-blackout-put = { $what } на карта { $card }, място { $space }
replay-blackout-undo = махнат жетон от карта { $card }, място { $space }
replay-blackout-draw = нова карта
replay-blackout-begin =
    { $who ->
        [you] Ти започваш
        [nobody] Започва свободно място
       *[other] { $name } започва
    }

## The hint / The review

blackout-advice-take = Сложи го
blackout-advice-said = Съвет: { $move }. { $chance }.
blackout-chance = Шанс за победа: около { $percent }
blackout-review-chances = Шанс за победа: { $played } вместо { $better }
