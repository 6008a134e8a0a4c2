### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Основи
lesson-blokus-points = Бали
lesson-blokus-two-players = Удвох
lesson-blokus-three-players = Утрьох
lesson-blokus-duo = Мала дошка

## The basics
lesson-blokus-first-corner = Перша фігура покриває кут дошки. Поставте її.
lesson-blokus-first-corner-done = Кожен колір іде зі свого кута.
lesson-blokus-touch-corner = Тепер кожна фігура торкається вашої, кут до кута.
lesson-blokus-touch-corner-done = Кут до кута: так росте ваш колір.
lesson-blokus-never-edge = Кутом можна, стороною ніколи. Поставте смужку з п’яти.
lesson-blokus-never-edge-done = Свої фігури не лежать бік до боку.
lesson-blokus-others-edge = До чужих кольорів можна й стороною. Поставте фігуру впритул до чужої.
lesson-blokus-others-edge-done = Заважають лише власні сторони.
lesson-blokus-turn-flip = Фігури можна повернути й перевернути. Покрийте рівно ті клітинки, що світяться.
lesson-blokus-turn-flip-done = Та сама фігура, тільки іншим боком.
lesson-blokus-big-first = Великим скоро забракне місця. Поставте фігуру з п’яти клітинок.
lesson-blokus-big-first-done = Малі влізуть і потім.
lesson-blokus-to-middle = Із середини відкрита вся дошка. Дотягніться до клітинки, що світиться.
lesson-blokus-to-middle-done = Звідси можна рости на всі боки.
lesson-blokus-close-door = Жовтий хоче піти далі з клітинки, що світиться. Покрийте її.
lesson-blokus-close-door-done = Покритий кут – зачинені двері.
lesson-blokus-shut-out = Жовтому більше немає місця, він пропускає хід. Поставте свою фігуру.
lesson-blokus-shut-out-done = Знову ваш хід: у кого є місце, грає далі.
lesson-blokus-fewest-left = Місця більше немає нікому. Хто переміг?
lesson-blokus-fewest-left-blue = Синій: лишилося 17 клітинок
lesson-blokus-fewest-left-yellow = Жовтий: лишилося 54 клітинки
lesson-blokus-fewest-left-done = Перемагає той, у кого лишилося найменше клітинок.

## Points
lesson-blokus-points-left = У грі на бали кожна клітинка, що лишилася, – мінус один. Скільки коштують дві фігури з чотирьох клітинок?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Двічі по чотири клітинки: мінус вісім.
lesson-blokus-points-bonus = За всі викладені фігури дають 15. Якщо останньою лягла фігура з однієї клітинки, ще 5. Скільки разом?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Більше двадцяти не буває.

## Two players
lesson-blokus-two-red = Удвох ви граєте синім і червоним. Поставте червоний у вільний кут.
lesson-blokus-two-red-done = У кожного кольору свої фігури й свій старт.
lesson-blokus-two-apart = Синій і червоний обидва ваші, але один одному не допомагають. Поставте синій.
lesson-blokus-two-apart-done = Синій росте лише від синього.

## Three players
lesson-blokus-shared-turn = Зелений спільний: його ставлять по черзі, зараз ви. Поставте його в останній кут.
lesson-blokus-shared-turn-done = Наступного разу зелений ставить інший гравець.
lesson-blokus-shared-count = Чиї наприкінці зелені клітинки?
lesson-blokus-shared-count-me = Мої
lesson-blokus-shared-count-all = Спільні
lesson-blokus-shared-count-nobody = Нічиї
lesson-blokus-shared-count-done = Спільний колір нікому не йде на рахунок.

## The small board
lesson-blokus-duo-start = Duo починають усередині дошки. Покрийте свою клітинку, що світиться.
lesson-blokus-duo-start-done = Інший колір починає навпроти.
lesson-blokus-duo-meet = На малій дошці ви зустрічаєтеся одразу. Вклиніться: дотягніться до клітинки, що світиться.
lesson-blokus-duo-meet-done = Ви перші зайняли місце – іншому його забракне.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Перша фігура кольору покриває вільний кут дошки.
lesson-wrong-no-start-square = У Duo перша фігура покриває ваш старт.
lesson-wrong-edge-contact = Там вона прилягає стороною до вашого кольору.
lesson-wrong-no-corner-contact = Там вона не торкається кутом свого кольору.
lesson-wrong-overlap = Там уже лежить фігура.
lesson-wrong-off-board = Так вона вилазить за край дошки.
lesson-wrong-not-the-line = Підходить, але візьміть смужку з п’яти.
lesson-wrong-no-neighbour = Підходить, але поруч немає чужого кольору.
lesson-wrong-not-the-lit = Рівно ті клітинки, що світяться: поверніть або переверніть фігуру.
lesson-wrong-too-small = Підходить, але в ній менше п’яти клітинок.
lesson-wrong-not-to-middle = Підходить, але жодної клітинки, що світиться, не покрито.
lesson-wrong-door-open = Жовтий ще може піти з клітинки, що світиться.
lesson-wrong-more-left = У цього кольору лишилося найбільше клітинок.
lesson-wrong-per-piece = Рахують клітинки, а не фігури.
lesson-wrong-no-minus = За те, що лишилося, бали віднімають.
lesson-wrong-smallest-too = А фігура з однієї клітинки лягла останньою.
lesson-wrong-all-laid-too = І ще викладено всі фігури.
lesson-wrong-shared-mine = Ви ставите його лише кожного третього разу.
lesson-wrong-shared-all = Тоді це нічого б не змінювало.
lesson-wrong-not-between = Підходить, але жодної клітинки, що світиться, не покрито.
