### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Основите
lesson-blokus-points = Точки
lesson-blokus-two-players = Двама играчи
lesson-blokus-three-players = Трима играчи
lesson-blokus-duo = Малката дъска

## The basics
lesson-blokus-first-corner = Първата фигура покрива ъгъл на дъската. Сложи една.
lesson-blokus-first-corner-done = Всеки цвят тръгва от свой ъгъл.
lesson-blokus-touch-corner = Оттук нататък всяка фигура докосва твоя, ъгъл до ъгъл.
lesson-blokus-touch-corner-done = Ъгъл до ъгъл: така расте твоят цвят.
lesson-blokus-never-edge = С ъгъл да, със страна никога. Сложи правата фигура от пет.
lesson-blokus-never-edge-done = Твоите фигури никога не са страна до страна.
lesson-blokus-others-edge = До чужди цветове може и със страна. Сложи фигура плътно до чужда.
lesson-blokus-others-edge-done = Пречат само твоите страни.
lesson-blokus-turn-flip = Фигурите се завъртат и обръщат. Покрий точно светещите квадратчета.
lesson-blokus-turn-flip-done = Същата фигура, само обърната.
lesson-blokus-big-first = Големите скоро няма да имат място. Сложи фигура с пет квадратчета.
lesson-blokus-big-first-done = Малките ще намерят място и после.
lesson-blokus-to-middle = Средата отваря цялата дъска. Стигни до светещо квадратче.
lesson-blokus-to-middle-done = Оттук можеш да растеш на всички страни.
lesson-blokus-close-door = Жълтото иска да продължи от светещото квадратче. Покрий го.
lesson-blokus-close-door-done = Покрит ъгъл е затворена врата.
lesson-blokus-shut-out = Жълтото няма повече място и пропуска реда си. Сложи следващата си фигура.
lesson-blokus-shut-out-done = Пак е твой ред: който има място, продължава.
lesson-blokus-fewest-left = Никой няма повече място. Кой печели?
lesson-blokus-fewest-left-blue = Синьо, с 17 оставащи
lesson-blokus-fewest-left-yellow = Жълто, с 54 оставащи
lesson-blokus-fewest-left-done = Печелят най-малко оставащи квадратчета.

## Points
lesson-blokus-points-left = При точките всяко оставащо квадратче е минус едно. Колко струват две фигури от четири?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Два пъти по четири квадратчета: минус осем.
lesson-blokus-points-bonus = Всички сложени фигури носят 15. Ако фигурата с едно квадратче е последна, още 5. Колко е общо?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Повече от двайсет не може.

## Two players
lesson-blokus-two-red = Когато сте двама, играеш със синьо и червено. Сложи червено в свободен ъгъл.
lesson-blokus-two-red-done = Всеки цвят има свои фигури и свое начало.
lesson-blokus-two-apart = Синьото и червеното са твои, но не си помагат. Сложи синьо.
lesson-blokus-two-apart-done = Синьото расте само от синьо.

## Three players
lesson-blokus-shared-turn = Зеленото е общо: редувате се, сега си ти. Сложи го в последния ъгъл.
lesson-blokus-shared-turn-done = Следващия път зелено слага друг играч.
lesson-blokus-shared-count = Чии са накрая зелените квадратчета?
lesson-blokus-shared-count-me = Мои
lesson-blokus-shared-count-all = На всички
lesson-blokus-shared-count-nobody = Ничии
lesson-blokus-shared-count-done = Общият цвят не се брои за никого.

## The small board
lesson-blokus-duo-start = Duo започва навътре в дъската. Покрий светещото си начало.
lesson-blokus-duo-start-done = Другият цвят започва отсреща.
lesson-blokus-duo-meet = На малката дъска се срещате веднага. Вмъкни се: стигни до светещо квадратче.
lesson-blokus-duo-meet-done = Което заемеш рано, другият няма да го има.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Първата фигура от цвят покрива свободен ъгъл.
lesson-wrong-no-start-square = В Duo първата фигура покрива твоето начало.
lesson-wrong-edge-contact = Там опира със страна в твоя цвят.
lesson-wrong-no-corner-contact = Там не докосва с ъгъл своя цвят.
lesson-wrong-overlap = Там вече има фигура.
lesson-wrong-off-board = Част от нея излиза от дъската.
lesson-wrong-not-the-line = Пасва, но вземи правата фигура от пет.
lesson-wrong-no-neighbour = Пасва, но до нея няма друг цвят.
lesson-wrong-not-the-lit = Точно светещите квадратчета: завърти или обърни фигурата.
lesson-wrong-too-small = Пасва, но има по-малко от пет квадратчета.
lesson-wrong-not-to-middle = Пасва, но не покрива светещо квадратче.
lesson-wrong-door-open = Жълтото още може да продължи от светещото квадратче.
lesson-wrong-more-left = На този цвят му остават най-много квадратчета.
lesson-wrong-per-piece = Броят се квадратчетата, не фигурите.
lesson-wrong-no-minus = Каквото остане, отнема точки.
lesson-wrong-smallest-too = А и фигурата с едно квадратче е последна.
lesson-wrong-all-laid-too = А и всички фигури са сложени.
lesson-wrong-shared-mine = Ти го слагаш само всеки трети път.
lesson-wrong-shared-all = Тогава нищо нямаше да променя.
lesson-wrong-not-between = Пасва, но не покрива светещо квадратче.
