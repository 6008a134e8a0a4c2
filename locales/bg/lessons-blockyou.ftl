# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Цветове и пръсти
lesson-blockyou-match = Плъзни картата си в рамката: всеки цвят ляга върху своя.
lesson-blockyou-match-done = Всички цветове съвпадат, значи картата може да лежи тук.
lesson-blockyou-white = Бялото върви с всеки цвят, на картата и на полето: използвай рамката.
lesson-blockyou-white-done = Бялото съвпада с всеки цвят.
lesson-blockyou-turn = Докосни картата си, за да я завъртиш, после я плъзни в рамката.
lesson-blockyou-turn-done = Четвърт оборот – и картата пасва.
lesson-blockyou-two = Карта никога не лежи само върху една: сложи своята върху две.
lesson-blockyou-two-done = Две карти или повече отдолу: така може.
lesson-blockyou-point = Картата ти сочи нагоре, към другия играч: сложи я и той е блокиран.
lesson-blockyou-point-done = Блок: в този рунд той няма да сложи карта.
lesson-blockyou-self = Пръст надолу сочи към теб: завърти картата, докато няма такъв, и я сложи.
lesson-blockyou-self-done = Никой не иска да блокира себе си.
lesson-blockyou-last = Другият играч сгреши: в игра сега имаш десет секунди да сложиш карта.
lesson-blockyou-last-done = Навреме: имаш една карта по-малко.
lesson-blockyou-round = Истински рунд срещу сънлив играч: започни, изчакай нулата и намери място.
lesson-blockyou-round-done = Твоята карта легна първа и рундът свърши.

lesson-wrong-colours-differ = Там не всички цветове съвпадат, а това носи наказателна карта.
lesson-wrong-points-at-you = Един пръст сочи към теб: завърти картата.
lesson-wrong-no-white = Пасва, но там бялото на полето не помага.
lesson-wrong-point-across = Пасва, но никой пръст не сочи към другия играч.
lesson-wrong-covers-one-card = Лежи върху една карта: премести я с половин карта.
