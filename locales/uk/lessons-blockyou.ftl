# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Кольори й пальці
lesson-blockyou-match = Перетягніть карту в рамку: кожен колір ляже на свій.
lesson-blockyou-match-done = Усі кольори збігаються, тож карті тут можна лежати.
lesson-blockyou-white = Білий пасує до всіх кольорів, і на карті, і на полі: кладіть у рамку.
lesson-blockyou-white-done = Білий збігається з будь-яким кольором.
lesson-blockyou-turn = Торкніться карти, щоб повернути її, тоді перетягніть у рамку.
lesson-blockyou-turn-done = Поворот на чверть – і карта підходить.
lesson-blockyou-two = Карта не лягає на одну-єдину: покладіть свою відразу на дві.
lesson-blockyou-two-done = Під нею дві карти або більше: так можна.
lesson-blockyou-point = Ваша карта вказує вгору, на суперника: покладіть її, і він заблокований.
lesson-blockyou-point-done = Блок: у цьому раунді суперник карту не покладе.
lesson-blockyou-self = Палець униз вказує на вас: поверніть карту, щоб такого не було, і покладіть.
lesson-blockyou-self-done = Себе блокувати нема чого.
lesson-blockyou-last = Суперник помилився: у грі ви тепер маєте десять секунд, щоб покласти карту.
lesson-blockyou-last-done = Устигли: у вас на карту менше.
lesson-blockyou-round = Справжній раунд із сонним суперником: почніть, дочекайтеся нуля й знайдіть місце.
lesson-blockyou-round-done = Ви були першими, і раунд закінчено.

lesson-wrong-colours-differ = Там не всі кольори збігаються, за це була б штрафна карта.
lesson-wrong-points-at-you = Один палець вказує на вас: поверніть карту.
lesson-wrong-no-white = Підходить, але біле на полі там ні до чого.
lesson-wrong-point-across = Підходить, але на суперника палець не вказує.
lesson-wrong-covers-one-card = Вона лежить на одній карті: посуньте її на пів карти.
