# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Первая башня
lesson-blockout-box = С настоящей коробкой
lesson-blockout-take = Красная карта разрешает любой красный блок: нажмите на карту, потом на блок.
lesson-blockout-take-done = Подошёл бы любой красный блок, но не другой цвет.
lesson-blockout-lower = Нажмите на светящуюся карту, жмите ↓, пока блок не ляжет на стол, и отпустите.
lesson-blockout-lower-done = Это основание вашей башни.
lesson-blockout-stack = Перетащите блок к башне, жмите ↓ и отпустите: он должен простоять, пока считают до трёх.
lesson-blockout-stack-done = Простоял до конца счёта.
lesson-blockout-edge = Верхний блок сдвинут вправо: опустите свой туда и отпустите, когда он ляжет устойчиво.
lesson-blockout-edge-done = Серединой блок должен на что-то опираться.
lesson-blockout-fall = Эта башня не устоит: возьмите блок, посмотрите, чего стоит падение, и начните снова.
lesson-blockout-fall-done = Три лишние карты и новая башня в тот же ход.
lesson-blockout-pass = Слишком шатко? Нажмите на «Пас» два раза.
lesson-blockout-pass-done = На этот раз без блока: пусть дрожат другие.
lesson-blockout-reverse = Нажмите на «Разворот» два раза, и ходить будут в обратную сторону.
lesson-blockout-reverse-done = Теперь следующий – сосед с другой стороны.
lesson-blockout-extra = С правилом «Ещё один блок» последняя карта ещё не победа: поставьте любой блок.
lesson-blockout-extra-done = Стоит, и вы выиграли.
lesson-blockout-ninth = Стоят восемь блоков: поставьте девятый, и вы сразу победите.
lesson-blockout-ninth-done = Все девять: остальное уже не важно.
lesson-blockout-real = Нажмите на светящуюся карту, поставьте такой блок на свой стол и скажите, что вышло.
lesson-blockout-real-done = Карты у телефона, башня у вас.

lesson-wrong-red-card = Не эту: сыграйте красную карту.
lesson-wrong-build = Не сейчас: возьмите блок.
lesson-wrong-play-pass = Не сейчас: сыграйте «Пас».
lesson-wrong-play-reverse = Не сейчас: сыграйте «Разворот».
lesson-wrong-fell = Башня упала. Попробуйте ещё раз.
lesson-wrong-need-block-card = Новая башня начинается с карты блока.
