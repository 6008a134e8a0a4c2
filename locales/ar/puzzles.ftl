# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = ألغاز
puzzles-streak =
    { $count ->
        [zero] لا أيام متتالية
        [one] يوم واحد
        [two] يومان متتاليان
        [few] { $count } أيام متتالية
        [many] { $count } يومًا متتاليًا
       *[other] { $count } يوم متتالٍ
    }
puzzles-streak-best = الأفضل: { $count }
puzzles-daily = لغز اليوم
puzzles-daily-about = اللغز نفسه للجميع، وجديد كل يوم.
puzzles-state-new = بلا محاولة بعد
puzzles-state-open = بانتظارك
puzzles-state-wrong = لم يُحلّ بعد
puzzles-state-solved = حُلّ
puzzles-practice = تدريب
puzzles-ideas = فكرة واحدة كل مرة
puzzles-rush = سباق
puzzles-rush-about = ثلاث دقائق؛ والخطأ الثالث ينهيه.
puzzles-rush-start = بدء السباق
puzzles-none = لا ألغاز على هذا الخادم.

## A puzzle. The goal stands over the board.

puzzles-goal = الهدف
puzzles-goal-better-of-two = أي هذه الحركات أفضل؟
puzzles-goal-best-roll = أفضل استعمال لهذه الرمية.
puzzles-goal-block = ترك أقل مكان ممكن للطرف الآخر.
puzzles-goal-find-place = إيجاد مكان لهذه البطاقة.
puzzles-goal-find-place-leader = إيجاد مكان تشير منه إصبع إلى صاحب أقل البطاقات.
puzzles-goal-fit-everything = إيجاد مكان لكل قطعك.
puzzles-goal-keep-lane = إبقاء طريقك مفتوحًا.
puzzles-goal-last-piece = إيجاد مكان لكل قطعك، والمربع المفرد آخرها.
puzzles-goal-most-squares =
    { $squares ->
        [zero] لا مكان لأي مربع.
        [one] وضع مربع واحد: لا مكان لأكثر.
        [two] وضع مربعين: لا مكان لأكثر.
        [few] وضع { $squares } مربعات: لا مكان لأكثر.
        [many] وضع { $squares } مربعًا: لا مكان لأكثر.
       *[other] وضع { $squares } مربع: لا مكان لأكثر.
    }
puzzles-goal-which-stands = في أي هذه المواضع يصمد المكعب؟
puzzles-goal-will-it-stand = هل يصمد المكعب هناك؟
puzzles-moves =
    { $count ->
        [zero] لا حركات
        [one] حركة واحدة
        [two] حركتان
        [few] { $count } حركات
        [many] { $count } حركة
       *[other] { $count } حركة
    }
puzzles-choice-yes = يصمد
puzzles-choice-no = يسقط
puzzles-choice = { $letter }
puzzles-choice-look = إظهار { $letter }
puzzles-level = المستوى { $rating }

## Why an answer is right or wrong

puzzles-right = صحيح!
puzzles-wrong = ليس تمامًا
puzzles-solved-late = حُلّ في النهاية
puzzles-go-on = يمكنك المحاولة من جديد.
puzzles-why-colours-differ = الألوان تحت البطاقة مختلفة.
puzzles-why-falls = هناك يسقط.
puzzles-why-finger-misses = لا إصبع تشير إلى صاحب أقل البطاقات.
puzzles-why-finger-points-back = إصبع تشير إليك.
puzzles-why-not-best = هذا جائز، لكن هناك ما هو أفضل.
puzzles-why-not-last = وُجد مكان لكل القطع، لكن قطعة أخرى جاءت أخيرًا.
puzzles-why-pieces-left = بعض القطع لم يبقَ لها مكان.
puzzles-why-stands = بل يصمد.
puzzles-why-too-few-squares = كانت مربعات أكثر ممكنة.
puzzles-idea-any-place = البداية من لون في بطاقتك هو الأندر على الساحة.
puzzles-idea-counterweight = وزن مكعب يثبّت مكعبًا آخر في مكانه.
puzzles-idea-deny = أفضل زاوية هي التي يحتاج إليها الطرف الآخر أكثر.
puzzles-idea-edge = يصمد المكعب ما دام وسطه مستندًا إلى ما تحته.
puzzles-idea-ending = حين تقل الحركات، يفيد عدّ ما يمكن للطرفين وضعه بعد.
puzzles-idea-finger-on-leader = البداية بتدوير البطاقة حتى تشير إصبع إلى المتصدر، ثم البحث عن مكان يناسبها.
puzzles-idea-lane = مكان لما بعد أثمن من مربعات الآن.
puzzles-idea-leave-little = حين لا شيء يُكسب، فليبقَ للاعب التالي القليل.
puzzles-idea-lower-joint = ينكسر البرج عند أضعف مفاصله، وقد يكون بعيدًا في الأسفل.
puzzles-idea-middle-game = حركة تفتح طريقين أفضل من حركة كبيرة.
puzzles-idea-order = الترتيب يحسم: المربع المفرد للنهاية.
puzzles-idea-packing = القطع الصعبة أولًا؛ فالصغيرة تجد مكانًا أينما كان.
puzzles-idea-squares = القطع الكبيرة أولًا، مع النظر إلى ما تسدّه كل منها.
puzzles-idea-take-back = «تراجع» قد يفتح رقمًا يفيد مرتين.
puzzles-idea-wild-card = «جوكر» للرقم الناقص.
puzzles-idea-win-card = أين البطاقة التي تكملها هذه الرمية؟
puzzles-tag-any-place = إيجاد مكان
puzzles-tag-counterweight = وزن مقابل
puzzles-tag-deny = أخذ المكان
puzzles-tag-edge = فوق الحافة
puzzles-tag-ending = الخاتمة
puzzles-tag-finger-on-leader = إصبع على المتصدر
puzzles-tag-lane = طرق مفتوحة
puzzles-tag-leave-little = ترك القليل
puzzles-tag-lower-joint = المفصل الضعيف
puzzles-tag-middle-game = وسط اللعبة
puzzles-tag-order = الترتيب الصحيح
puzzles-tag-packing = رصّ القطع
puzzles-tag-squares = مربعات كثيرة
puzzles-tag-take-back = رفع قرص
puzzles-tag-wild-card = «جوكر»
puzzles-tag-win-card = كسب بطاقة
puzzles-next = اللغز التالي
puzzles-again = من البداية
puzzles-answer = إظهار الحل

## Results, sharing and times

puzzles-share = مشاركة
puzzles-shared = تم النسخ
puzzles-share-head = { "Blockcade" } { $game }، { $day }
puzzles-board = أوقات اليوم
puzzles-board-none = لم يحلّه أحد من أول محاولة بعد.
puzzles-board-answered =
    { $count ->
        [zero] لم يحاول أحد
        [one] حاول شخص واحد
        [two] حاول شخصان
        [few] حاول { $count } أشخاص
        [many] حاول { $count } شخصًا
       *[other] حاول { $count } شخص
    }
puzzles-rush-over = انتهى السباق
puzzles-rush-solved =
    { $count ->
        [zero] لم يُحلّ أي لغز
        [one] حُلّ لغز واحد
        [two] حُلّ لغزان
        [few] حُلّت { $count } ألغاز
        [many] حُلّ { $count } لغزًا
       *[other] حُلّ { $count } لغز
    }
puzzles-rush-best = أفضل ما لك: { $count }
puzzles-rush-wrong = الأخطاء: { $count } من { $most }
puzzles-time-left = الوقت الباقي
puzzles-mine = ألغازي
puzzles-rating = القوة
puzzles-rating-early = تقدير أول
puzzles-counts = { $right } من { $tried } من أول محاولة
puzzles-mistakes = تصحيح أخطائك
puzzles-goal-mistake = إيجاد حركة أفضل مما في لعبتك.

reason-colours-differ = الألوان مختلفة
reason-falls = يسقط هناك
reason-finger-misses = لا تشير إلى المتصدر
reason-finger-points-back = تشير إليك
reason-not-best = هناك أفضل
reason-not-last = قطعة أخرى جاءت أخيرًا
reason-not-offered = بالأزرار فقط
reason-pieces-left = بقيت قطع
reason-stands = بل يصمد
reason-too-few-squares = كان أكثر ممكنًا
