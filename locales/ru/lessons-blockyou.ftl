# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Цвета и пальцы
lesson-blockyou-match = Перетащите карту в рамку: каждый цвет ляжет на свой.
lesson-blockyou-match-done = Все цвета совпадают, значит, карте здесь можно лежать.
lesson-blockyou-white = Белый подходит ко всем цветам, и на карте, и на поле: кладите в рамку.
lesson-blockyou-white-done = Белый совпадает с любым цветом.
lesson-blockyou-turn = Нажмите на карту, чтобы повернуть её, потом перетащите в рамку.
lesson-blockyou-turn-done = Поворот на четверть – и карта подходит.
lesson-blockyou-two = Карта не ложится на одну-единственную: положите свою сразу на две.
lesson-blockyou-two-done = Под ней две карты или больше: так можно.
lesson-blockyou-point = Ваша карта показывает вверх, на соперника: положите её, и он заблокирован.
lesson-blockyou-point-done = Блок: в этом раунде соперник карту не положит.
lesson-blockyou-self = Палец вниз показывает на вас: поверните карту, чтобы такого не было, и положите.
lesson-blockyou-self-done = Себя блокировать незачем.
lesson-blockyou-last = Соперник ошибся: в игре у вас теперь десять секунд, чтобы положить карту.
lesson-blockyou-last-done = Успели: у вас на карту меньше.
lesson-blockyou-round = Настоящий раунд с сонным соперником: начните, дождитесь нуля и найдите место.
lesson-blockyou-round-done = Вы были первыми, и раунд окончен.

lesson-wrong-colours-differ = Там не все цвета совпадают, за это была бы штрафная карта.
lesson-wrong-points-at-you = Один палец показывает на вас: поверните карту.
lesson-wrong-no-white = Подходит, но белое на поле там ни при чём.
lesson-wrong-point-across = Подходит, но на соперника палец не показывает.
lesson-wrong-covers-one-card = Она лежит на одной карте: сдвиньте её на полкарты.
