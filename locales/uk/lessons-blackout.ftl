# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Перші карти
lesson-blackout-roll = Пустіть свої кубики з гірки.
lesson-blackout-roll-done = 2, 3 і 5: кожному числу треба місце.
lesson-blackout-cover = Кожне число закриває таке саме на карті: торкніться 2, 3 і 5.
lesson-blackout-cover-done = Усі три зіграно, і ваш хід закінчено.
lesson-blackout-win = Першій карті бракує тільки 5: торкніться її, і карта ваша.
lesson-blackout-win-done = Це було останнє відкрите число: карту виграли ви.
lesson-blackout-go-on = Прийшла нова карта, і для вашої 2 тепер є місце: закрийте його.
lesson-blackout-go-on-done = Виграли карту – грайте далі рештою чисел.
lesson-blackout-lost = Числа 5 немає на жодній карті, і ваша 5 пропадає: закрийте 1 і 3.
lesson-blackout-lost-done = Що нікуди не підходить, пропадає, і кидає наступний.
lesson-blackout-wild = ДЖОКЕР закриває будь-яке число: торкніться його, тоді закінчіть першу карту.
lesson-blackout-wild-done = Він замінив 2, якої вам бракувало.
lesson-blackout-undo = НАЗАД знімає фішку: торкніться його, тоді зіпсуйте майже повну карту.
lesson-blackout-undo-done = Тепер одним числом цю карту не закінчить ніхто.
lesson-blackout-reroll = Спершу закрийте 3, тоді ще раз киньте два інші кубики.
lesson-blackout-reroll-done = Два нові числа: грайте далі ними.
lesson-blackout-call = Кидайте: якщо випадуть усі три особливі грані разом, крикніть раніше за суперника.
lesson-blackout-call-done = Устигли: карта ваша. Кричати можна й у чужий хід.
lesson-blackout-fifth = У вас чотири карти: закрийте 4 і виграйте п’яту.
lesson-blackout-fifth-done = П’ять карт: ви виграли.

lesson-wrong-finish-card = Не тут: іншій карті бракує лише одного числа.
lesson-wrong-use-wild = Зіграйте ДЖОКЕР до кінця ходу.
lesson-wrong-use-undo = Зіграйте НАЗАД до кінця ходу.
lesson-wrong-nearly-full = Не цю фішку: зніміть із карти, де лежать чотири фішки.
lesson-wrong-no-match = Це інше число.
lesson-wrong-must-place = Спершу закрийте всі числа, яким є місце.
