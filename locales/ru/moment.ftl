# The rule of the moment at a table: what may be done now, and why.

moment-title = Что сейчас можно
moment-why = Почему? { $reason }
moment-passage = Из правил
moment-read = Читать правила дальше
moment-goal = Цель
moment-coach = Тренер
moment-coach-off = Выключить тренера
moment-coach-about = В первых трёх партиях каждой игры строчка говорит, что только что изменилось.
moment-plain-yours = Ваш ход. Выберите один из ходов на странице.
moment-plain-theirs = Сейчас ходит: { $name }. Вы снова сможете играть в свой ход.
moment-plain-others = Сейчас дело за остальными. Вы снова сможете играть, когда придёт ваш ход.
moment-plain-over = Игра окончена. Больше ходов нет.
