# The rule of the moment at a table: what may be done now, and why.

moment-title = Що зараз можна
moment-why = Чому? { $reason }
moment-passage = Із правил
moment-read = Читати правила далі
moment-goal = Мета
moment-coach = Тренер
moment-coach-off = Вимкнути тренера
moment-coach-about = Перші три рази в кожній грі рядок каже, що щойно змінилося.
moment-plain-yours = Ваш хід. Виберіть один із ходів на сторінці.
moment-plain-theirs = Зараз ходить: { $name }. Ви знову зможете грати у свій хід.
moment-plain-others = Зараз справа за рештою. Ви знову зможете грати, коли настане ваш хід.
moment-plain-over = Гру закінчено. Ходів більше немає.
