### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Основы
lesson-blokus-points = Очки
lesson-blokus-two-players = Вдвоём
lesson-blokus-three-players = Втроём
lesson-blokus-duo = Маленькая доска

## The basics
lesson-blokus-first-corner = Первая фигура закрывает угол доски. Поставьте её.
lesson-blokus-first-corner-done = Каждый цвет идёт из своего угла.
lesson-blokus-touch-corner = Теперь каждая фигура касается вашей, угол к углу.
lesson-blokus-touch-corner-done = Угол к углу: так растёт ваш цвет.
lesson-blokus-never-edge = Углом можно, стороной никогда. Поставьте полоску из пяти.
lesson-blokus-never-edge-done = Свои фигуры не лежат бок о бок.
lesson-blokus-others-edge = К чужим цветам можно и стороной. Поставьте фигуру вплотную к чужой.
lesson-blokus-others-edge-done = Мешают только свои стороны.
lesson-blokus-turn-flip = Фигуры можно повернуть и перевернуть. Закройте ровно светящиеся клетки.
lesson-blokus-turn-flip-done = Та же фигура, только другой стороной.
lesson-blokus-big-first = Большим скоро не хватит места. Поставьте фигуру из пяти клеток.
lesson-blokus-big-first-done = Маленькие влезут и потом.
lesson-blokus-to-middle = Из середины открыта вся доска. Дотянитесь до светящейся клетки.
lesson-blokus-to-middle-done = Отсюда можно расти во все стороны.
lesson-blokus-close-door = Жёлтый хочет пойти дальше со светящейся клетки. Закройте её.
lesson-blokus-close-door-done = Закрытый угол – закрытая дверь.
lesson-blokus-shut-out = Жёлтому больше нет места, он пропускает ход. Поставьте свою фигуру.
lesson-blokus-shut-out-done = Снова ваш ход: у кого есть место, играет дальше.
lesson-blokus-fewest-left = Места нет больше никому. Кто победил?
lesson-blokus-fewest-left-blue = Синий: осталось 17 клеток
lesson-blokus-fewest-left-yellow = Жёлтый: осталось 54 клетки
lesson-blokus-fewest-left-done = Побеждает тот, у кого осталось меньше клеток.

## Points
lesson-blokus-points-left = В игре на очки каждая оставшаяся клетка – минус одно. Сколько стоят две фигуры из четырёх клеток?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Два раза по четыре клетки: минус восемь.
lesson-blokus-points-bonus = За все выложенные фигуры дают 15. Если последней легла фигура из одной клетки, ещё 5. Сколько всего?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Больше двадцати не бывает.

## Two players
lesson-blokus-two-red = Вдвоём вы играете синим и красным. Поставьте красный в свободный угол.
lesson-blokus-two-red-done = У каждого цвета свои фигуры и свой старт.
lesson-blokus-two-apart = Синий и красный оба ваши, но друг другу не помогают. Поставьте синий.
lesson-blokus-two-apart-done = Синий растёт только от синего.

## Three players
lesson-blokus-shared-turn = Зелёный общий: его ставят по очереди, сейчас вы. Поставьте его в последний угол.
lesson-blokus-shared-turn-done = В следующий раз зелёный ставит другой игрок.
lesson-blokus-shared-count = Чьи в конце зелёные клетки?
lesson-blokus-shared-count-me = Мои
lesson-blokus-shared-count-all = Общие
lesson-blokus-shared-count-nobody = Ничьи
lesson-blokus-shared-count-done = Общий цвет никому не идёт в счёт.

## The small board
lesson-blokus-duo-start = Duo начинают внутри доски. Закройте свою светящуюся клетку.
lesson-blokus-duo-start-done = Другой цвет начинает напротив.
lesson-blokus-duo-meet = На маленькой доске вы встречаетесь сразу. Вклиньтесь: дотянитесь до светящейся клетки.
lesson-blokus-duo-meet-done = Вы раньше заняли место – другому его не хватит.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Первая фигура цвета закрывает свободный угол доски.
lesson-wrong-no-start-square = В Duo первая фигура закрывает ваш старт.
lesson-wrong-edge-contact = Там она прилегает стороной к вашему цвету.
lesson-wrong-no-corner-contact = Там она не касается углом своего цвета.
lesson-wrong-overlap = Там уже лежит фигура.
lesson-wrong-off-board = Так она вылезает за край доски.
lesson-wrong-not-the-line = Подходит, но возьмите полоску из пяти.
lesson-wrong-no-neighbour = Подходит, но рядом нет чужого цвета.
lesson-wrong-not-the-lit = Ровно светящиеся клетки: поверните или переверните фигуру.
lesson-wrong-too-small = Подходит, но в ней меньше пяти клеток.
lesson-wrong-not-to-middle = Подходит, но светящаяся клетка не закрыта.
lesson-wrong-door-open = Жёлтый ещё может пойти со светящейся клетки.
lesson-wrong-more-left = У этого цвета осталось больше всего клеток.
lesson-wrong-per-piece = Считают клетки, а не фигуры.
lesson-wrong-no-minus = За то, что осталось, очки отнимают.
lesson-wrong-smallest-too = А фигура из одной клетки легла последней.
lesson-wrong-all-laid-too = И ещё выложены все фигуры.
lesson-wrong-shared-mine = Вы ставите его только каждый третий раз.
lesson-wrong-shared-all = Тогда это ничего бы не меняло.
lesson-wrong-not-between = Подходит, но светящаяся клетка не закрыта.
