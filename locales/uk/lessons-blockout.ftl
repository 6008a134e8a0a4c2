# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Перша вежа
lesson-blockout-box = Зі справжньою коробкою
lesson-blockout-take = Червона карта дозволяє будь-який червоний блок: торкніться карти, потім блока.
lesson-blockout-take-done = Підійшов би будь-який червоний блок, але не інший колір.
lesson-blockout-lower = Торкніться карти, що світиться, тисніть ↓, доки блок не ляже на стіл, і відпустіть.
lesson-blockout-lower-done = Це основа вашої вежі.
lesson-blockout-stack = Перетягніть блок до вежі, тисніть ↓ і відпустіть: він має простояти, доки лічать до трьох.
lesson-blockout-stack-done = Простояв до кінця лічби.
lesson-blockout-edge = Верхній блок зсунуто вправо: опустіть свій туди й відпустіть, коли він ляже стійко.
lesson-blockout-edge-done = Серединою блок має на щось спиратися.
lesson-blockout-fall = Ця вежа не встоїть: візьміть блок, подивіться, чого коштує падіння, і почніть знову.
lesson-blockout-fall-done = Три зайві карти й нова вежа в тому самому ході.
lesson-blockout-pass = Надто хитко? Торкніться «Пасу» двічі.
lesson-blockout-pass-done = Цього разу без блока: хай тремтять інші.
lesson-blockout-reverse = Торкніться «Розвороту» двічі, і ходитимуть у зворотний бік.
lesson-blockout-reverse-done = Тепер наступний – сусід з іншого боку.
lesson-blockout-extra = З правилом «Ще один блок» остання карта ще не перемога: поставте будь-який блок.
lesson-blockout-extra-done = Стоїть, і ви виграли.
lesson-blockout-ninth = Стоять вісім блоків: поставте дев’ятий, і ви одразу переможете.
lesson-blockout-ninth-done = Усі дев’ять: решта вже не важить.
lesson-blockout-real = Торкніться карти, що світиться, поставте такий блок на свій стіл і скажіть, що вийшло.
lesson-blockout-real-done = Карти в телефоні, вежа у вас.

lesson-wrong-red-card = Не цю: зіграйте червону карту.
lesson-wrong-build = Не зараз: візьміть блок.
lesson-wrong-play-pass = Не зараз: зіграйте «Пас».
lesson-wrong-play-reverse = Не зараз: зіграйте «Розворот».
lesson-wrong-fell = Вежа впала. Спробуйте ще раз.
lesson-wrong-need-block-card = Нова вежа починається з карти блока.
