# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Първата кула
lesson-blockout-box = С истинската кутия
lesson-blockout-take = Червената карта позволява всяко червено блокче: докосни картата, после блокче.
lesson-blockout-take-done = Става всяко червено блокче, но не и друг цвят.
lesson-blockout-lower = Докосни светещата карта, натискай ↓, докато блокчето легне на масата, и пусни.
lesson-blockout-lower-done = Това е основата на кулата ти.
lesson-blockout-stack = Плъзни блокчето над кулата, натискай ↓ и пусни: трябва да издържи броенето до три.
lesson-blockout-stack-done = Издържа цялото броене.
lesson-blockout-edge = Най-горното блокче е надясно: свали своето там и го пусни, когато е стабилно.
lesson-blockout-edge-done = Средата на блокчето трябва да лежи върху нещо.
lesson-blockout-fall = Тази кула няма да издържи: вземи блокче, виж колко струва падането и започни отново.
lesson-blockout-fall-done = Три карти повече и нова кула в същия ход.
lesson-blockout-pass = Твърде несигурно? Докосни „Пас“ два пъти.
lesson-blockout-pass-done = Този път без блокче: нека треперят другите.
lesson-blockout-reverse = Докосни „Обръщане“ два пъти и играта тръгва в обратната посока.
lesson-blockout-reverse-done = Сега следва съседът от другата ти страна.
lesson-blockout-extra = С „Още едно блокче“ последната карта още не печели: сложи което блокче искаш.
lesson-blockout-extra-done = Стои, и играта е твоя.
lesson-blockout-ninth = Стоят осем блокчета: сложи деветото и печелиш веднага.
lesson-blockout-ninth-done = И деветте: нищо друго вече няма значение.
lesson-blockout-real = Докосни светещата карта, сложи такова блокче на своята маса и кажи какво стана.
lesson-blockout-real-done = Телефонът пази картите, ти пазиш кулата.

lesson-wrong-red-card = Не тази: изиграй червената карта.
lesson-wrong-build = Не сега: вземи блокче.
lesson-wrong-play-pass = Не сега: изиграй „Пас“.
lesson-wrong-play-reverse = Не сега: изиграй „Обръщане“.
lesson-wrong-fell = Падна. Опитай още веднъж.
lesson-wrong-need-block-card = Нова кула започва с карта блокче.
