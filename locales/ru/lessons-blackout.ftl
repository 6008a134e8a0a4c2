# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Первые карты
lesson-blackout-roll = Пустите свои кубики с горки.
lesson-blackout-roll-done = 2, 3 и 5: каждому числу нужно место.
lesson-blackout-cover = Каждое число закрывает такое же на карте: нажмите на 2, 3 и 5.
lesson-blackout-cover-done = Все три сыграны, и ваш ход окончен.
lesson-blackout-win = Первой карте не хватает только 5: нажмите на неё, и карта ваша.
lesson-blackout-win-done = Это было последнее открытое число: карту выиграли вы.
lesson-blackout-go-on = Пришла новая карта, и для вашей 2 теперь есть место: закройте его.
lesson-blackout-go-on-done = Выиграли карту – играйте дальше остальными числами.
lesson-blackout-lost = Числа 5 нет ни на одной карте, и ваша 5 пропадает: закройте 1 и 3.
lesson-blackout-lost-done = Что никуда не подходит, пропадает, и бросает следующий.
lesson-blackout-wild = ДЖОКЕР закрывает любое число: нажмите на него, потом закончите первую карту.
lesson-blackout-wild-done = Он заменил 2, которой вам не хватало.
lesson-blackout-undo = ОТМЕНА снимает фишку: нажмите на неё, потом испортите почти полную карту.
lesson-blackout-undo-done = Теперь одним числом эту карту не закончить никому.
lesson-blackout-reroll = Сначала закройте 3, потом ещё раз бросьте два других кубика.
lesson-blackout-reroll-done = Два новых числа: играйте дальше ими.
lesson-blackout-call = Бросайте: если выпадут все три особые грани сразу, крикните раньше соперника.
lesson-blackout-call-done = Успели: карта ваша. Кричать можно и в чужой ход.
lesson-blackout-fifth = У вас четыре карты: закройте 4 и выиграйте пятую.
lesson-blackout-fifth-done = Пять карт: вы выиграли.

lesson-wrong-finish-card = Не здесь: другой карте не хватает всего одного числа.
lesson-wrong-use-wild = Сыграйте ДЖОКЕР до конца хода.
lesson-wrong-use-undo = Сыграйте ОТМЕНУ до конца хода.
lesson-wrong-nearly-full = Не эту фишку: снимите с карты, где лежат четыре фишки.
lesson-wrong-no-match = Это другое число.
lesson-wrong-must-place = Сначала закройте все числа, которым есть место.
