### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = الأساسيات
lesson-blokus-points = النقاط
lesson-blokus-two-players = لاعبان
lesson-blokus-three-players = ثلاثة لاعبين
lesson-blokus-duo = اللوح الصغير

lesson-blokus-first-corner = أول قطعة لك تغطي زاوية من اللوح. لنضع واحدة.
lesson-blokus-first-corner-done = كل لون يخرج من زاوية له.
lesson-blokus-touch-corner = من الآن تلمس كل قطعة إحدى قطعك، زاوية بزاوية.
lesson-blokus-touch-corner-done = زاوية بزاوية: هكذا يكبر لونك.
lesson-blokus-never-edge = الزوايا نعم، والأضلاع لا. لنضع خط الخمسة.
lesson-blokus-never-edge-done = قطعك لا تتجاور أبدًا ضلعًا بضلع.
lesson-blokus-others-edge = أضلاع الألوان الأخرى مسموحة. لنضع قطعة بجانب أحدها تمامًا.
lesson-blokus-others-edge-done = لا تمنعك إلا أضلاع لونك.
lesson-blokus-turn-flip = القطع تُدوَّر وتُقلب. لنملأ المربعات المضيئة بالضبط.
lesson-blokus-turn-flip-done = القطعة نفسها، على وجهها الآخر.
lesson-blokus-big-first = القطع الكبيرة يضيق بها المكان سريعًا. لنضع واحدة من خمسة مربعات.
lesson-blokus-big-first-done = والصغيرة ستجد مكانًا فيما بعد.
lesson-blokus-to-middle = الوسط يفتح اللوح كله. لنصل إلى مربع مضيء.
lesson-blokus-to-middle-done = من هناك يكبر لونك في كل اتجاه.
lesson-blokus-close-door = الأصفر يريد المتابعة من المربع المضيء. لنغطِّه.
lesson-blokus-close-door-done = زاوية مغطاة هي باب مغلق.
lesson-blokus-shut-out = لم يبقَ مكان للأصفر، فيُتجاوز دوره. لنضع القطعة التالية.
lesson-blokus-shut-out-done = دورك من جديد: من بقي له مكان يتابع.
lesson-blokus-fewest-left = لم يبقَ مكان لأحد. من فاز؟
lesson-blokus-fewest-left-blue = الأزرق، وبقي له 17 مربعًا
lesson-blokus-fewest-left-yellow = الأصفر، وبقي له 54 مربعًا
lesson-blokus-fewest-left-done = الفوز لأقل مربعات متبقية.

lesson-blokus-points-left = عند اللعب بالنقاط، كل مربع متبقٍّ ينقص نقطة. كم تكلّف قطعتان من أربعة مربعات؟
lesson-blokus-points-left-minus-two = { "−2" }{ "" }
lesson-blokus-points-left-minus-eight = { "−8" }{ "" }
lesson-blokus-points-left-eight = { "+8" }{ "" }
lesson-blokus-points-left-done = مرتان أربعة مربعات: ناقص ثمانية.
lesson-blokus-points-bonus = وضع كل القطع يكسب 15. وإذا كان المربع المفرد آخرها، فخمس أخرى. كم المجموع؟
lesson-blokus-points-bonus-five = { "+5" }{ "" }
lesson-blokus-points-bonus-fifteen = { "+15" }{ "" }
lesson-blokus-points-bonus-twenty = { "+20" }{ "" }
lesson-blokus-points-bonus-done = لا يمكن أكثر من عشرين.

lesson-blokus-two-red = بين لاعبَين، لك الأزرق والأحمر. لنضع الأحمر في زاوية شاغرة.
lesson-blokus-two-red-done = لكل لون قطعه وبدايته.
lesson-blokus-two-apart = الأزرق والأحمر لك، لكن لا يساعد أحدهما الآخر. لنضع الأزرق.
lesson-blokus-two-apart-done = الأزرق لا يكبر إلا من الأزرق.

lesson-blokus-shared-turn = الأخضر مشترك: يوضع بالتناوب، والآن دورك. لنضعه في الزاوية الأخيرة.
lesson-blokus-shared-turn-done = في المرة التالية يضع الأخضر لاعب آخر.
lesson-blokus-shared-count = لمن مربعات الأخضر في النهاية؟
lesson-blokus-shared-count-me = لي
lesson-blokus-shared-count-all = للجميع
lesson-blokus-shared-count-nobody = ليست لأحد
lesson-blokus-shared-count-done = اللون المشترك لا يُحتسب لأحد.

lesson-blokus-duo-start = في { "Duo" } تكون البداية داخل اللوح. لنغطِّ مربع بدايتك المضيء.
lesson-blokus-duo-start-done = واللون الآخر يبدأ من الجهة المقابلة.
lesson-blokus-duo-meet = على اللوح الصغير يأتي اللقاء سريعًا. لندخل بينهما: إلى مربع مضيء.
lesson-blokus-duo-meet-done = مكان أُخذ مبكرًا ينقص الطرف الآخر.

lesson-wrong-no-start-corner = أول قطعة من كل لون تغطي مربع زاوية شاغرًا.
lesson-wrong-no-start-square = في { "Duo" } تغطي أول قطعة مربع بدايتك.
lesson-wrong-edge-contact = هناك تلامس لونك ضلعًا بضلع.
lesson-wrong-no-corner-contact = هناك لا تلمس أي زاوية من اللون نفسه.
lesson-wrong-overlap = هناك قطعة من قبل.
lesson-wrong-off-board = جزء منها خارج اللوح.
lesson-wrong-not-the-line = لها مكان، لكن المطلوب خط الخمسة.
lesson-wrong-no-neighbour = لها مكان، لكن لا لون آخر بجانبها.
lesson-wrong-not-the-lit = المربعات المضيئة بالضبط: بتدوير القطعة أو قلبها.
lesson-wrong-too-small = لها مكان، لكن مربعاتها أقل من خمسة.
lesson-wrong-not-to-middle = لها مكان، لكنها لا تغطي مربعًا مضيئًا.
lesson-wrong-door-open = ما زال الأصفر قادرًا على المتابعة من المربع المضيء.
lesson-wrong-more-left = هذا هو اللون الذي بقيت له أكثر المربعات.
lesson-wrong-per-piece = تُعدّ المربعات، لا القطع.
lesson-wrong-no-minus = ما يبقى يكلّف نقاطًا.
lesson-wrong-smallest-too = والمربع المفرد جاء أخيرًا أيضًا.
lesson-wrong-all-laid-too = وكل القطع وُضعت أيضًا.
lesson-wrong-shared-mine = دورك لوضعه مرة كل ثلاث مرات فقط.
lesson-wrong-shared-all = عندها لن يغيّر شيئًا.
lesson-wrong-not-between = لها مكان، لكنها لا تغطي مربعًا مضيئًا.
