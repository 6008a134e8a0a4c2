### BlockYou!: all that pages say of it, but for its rules.

# The empty placeable makes two parts of it, so that Fluent isolates the Latin name and the mark stays at its end.
game-blockyou = { "BlockYou!" }{ "" }
game-blockyou-pitch = بلا أدوار وبلا رحمة: ألوان تتطابق، وبطاقة تسبق غيرها، وأصابع تُخرج الآخرين من الجولة.

blockyou-call = { "BlockYou!" }{ "" }

# The colours of the cards; white goes with all of them.
blockyou-colour-W = أبيض
blockyou-colour-R = أحمر
blockyou-colour-O = برتقالي
blockyou-colour-Y = أصفر
blockyou-colour-L = أخضر فاتح
blockyou-colour-B = أزرق
blockyou-colour-P = بنفسجي

blockyou-direction-N = الشمال
blockyou-direction-NE = الشمال الشرقي
blockyou-direction-E = الشرق
blockyou-direction-SE = الجنوب الشرقي
blockyou-direction-S = الجنوب
blockyou-direction-SW = الجنوب الغربي
blockyou-direction-W = الغرب
blockyou-direction-NW = الشمال الغربي
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = في الأعلى يسارًا { $nw } ويمينًا { $ne }، وفي الأسفل يسارًا { $sw } ويمينًا { $se }؛ إصبع نحو { $one } وإصبع نحو { $other }

## Ready

blockyou-ready-title = الجميع يلعبون في آن واحد
blockyou-ready-about = توضع بطاقتك فوق عدة بطاقات معًا: كل لون على مثله، والأبيض يناسب الكل. وأصابعها توقف من تشير إليه.
blockyou-ready-solo-about = توضع كل بطاقاتك بأسرع ما يمكن: كل لون على مثله، والأبيض يناسب الكل. ولا يجوز أن تشير إليك أي إصبع.
blockyou-ready-me = على استعداد
blockyou-ready-us = كلنا على استعداد
blockyou-ready-start = بدء العدّ التنازلي
blockyou-ready-count = على استعداد: { $ready } من { $count }

## How each one stands

blockyou-status-idle = ليس بعد
blockyou-status-leads = قائد اللعبة
blockyou-status-ready = على استعداد
blockyou-status-active = بحث جارٍ
blockyou-status-alone = آخر من بقي
blockyou-status-done = تم
blockyou-status-blocked = إيقاف
blockyou-status-fault = خطأ
blockyou-status-last = فات الأوان
blockyou-status-returned = عادت البطاقة
blockyou-status-out = خارج الجولة
blockyou-status-left = خارج اللعبة
blockyou-fault-colours = ألوان خاطئة
blockyou-fault-self = إشارة إلى النفس
blockyou-cards =
    { $count ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
blockyou-player-state = { $name } – { $direction }: { $status }، { $cards }
blockyou-blocked-by =
    { $who ->
        [you] إيقاف منك
        [nobody] إيقاف
       *[other] إيقاف من { $name }
    }
blockyou-own-done = تم!
blockyou-own-last = لم يبقَ سواك: بطاقتك تعود إليك
blockyou-own-returned = بطاقتك تعود إليك
blockyou-own-out = أنت خارج هذه الجولة بعد خطئك. العودة في الجولة التالية.
blockyou-own-fault-colours = الألوان لا تتطابق. بطاقة جزاء واحدة؛ وأنت خارج هذه الجولة والتي تليها.
blockyou-own-fault-self = أشرت إلى نفسك. بطاقة جزاء واحدة؛ وأنت خارج هذه الجولة والتي تليها.
blockyou-solo-fault-colours = الألوان لا تتطابق: بطاقة جزاء واحدة
blockyou-solo-fault-self = أشرت إلى نفسك: بطاقة جزاء واحدة

## The hand

blockyou-hand-down = بطاقتك، مقلوبة
blockyou-hand-card = بطاقتك: { $card }. الضغط عليها يدوّرها.
blockyou-lay-do = وضعها
blockyou-hint-touch = يمكن جرّها إلى الساحة، أو لمس مكان فيها. ولمس البطاقة يدوّرها.
blockyou-hint-mouse = يمكن جرّها إلى الساحة. { "R" } أو العجلة للتدوير.
blockyou-watching = أنت هنا للمشاهدة

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [zero] لم يبقَ وقت
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $seconds } ثوانٍ
        [many] بقيت { $seconds } ثانية
       *[other] بقيت { $seconds } ثانية
    }
blockyou-last-other =
    { $who ->
        [you] لم يبقَ سواك
        [nobody] لم يبقَ أحد
       *[other] لم يبقَ سوى { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = الوقت
blockyou-solo-left =
    { $count ->
        [zero] لم تبقَ بطاقات
        [one] بقيت بطاقة واحدة
        [two] بقيت بطاقتان
        [few] بقيت { $count } بطاقات
        [many] بقيت { $count } بطاقة
       *[other] بقيت { $count } بطاقة
    }
blockyou-result-title = الجولة { $round }
blockyou-result-later = بعد { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ث
blockyou-result-blocks = إيقاف: { $names }
blockyou-result-nobody = لم يضع أحد بطاقة
blockyou-ending-all = لم يبقَ أحد: انتهت الجولة.
blockyou-ending-last =
    { $who ->
        [you] لم يبقَ في الجولة سواك.
        [nobody] بقي لاعب واحد.
       *[other] لم يبقَ في الجولة سوى { $name }.
    }
blockyou-ending-time = انتهى الوقت: تعود البطاقات.
blockyou-ending-dead = لم يعد ممكنًا وضع أي بطاقة: تعود البطاقات.
blockyou-ending-refreshed = لم يستطع أحد وضع بطاقة: هذه ساحة جديدة.
blockyou-fitted-show = إظهار الأماكن التي كانت مناسبة
blockyou-fitted =
    { $count ->
        [zero] لم يكن لبطاقتك أي مكان مناسب
        [one] كان لبطاقتك مكان مناسب واحد
        [two] كان لبطاقتك مكانان مناسبان
        [few] كان لبطاقتك { $count } أماكن مناسبة
        [many] كان لبطاقتك { $count } مكانًا مناسبًا
       *[other] كان لبطاقتك { $count } مكان مناسب
    }
blockyou-pause = استراحة
blockyou-pause-later = استراحة بعد هذه الجولة
blockyou-pause-comes = طُلبت استراحة بعد هذه الجولة
blockyou-paused =
    { $who ->
        [you] طلبت استراحة
        [nobody] استراحة
       *[other] استراحة بطلب من { $name }
    }
blockyou-go-on = متابعة

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] أنت على استعداد.
        [nobody] أحد المقاعد على استعداد.
       *[other] { $name } على استعداد.
    }
blockyou-said-left =
    { $who ->
        [you] خرجت من اللعبة.
        [nobody] خرج أحد اللاعبين من اللعبة.
       *[other] خروج { $name } من اللعبة.
    }
blockyou-said-countdown = ثلاثة، اثنان، واحد…
blockyou-said-round = الجولة { $round }.
blockyou-said-card = بطاقتك: { $card }.
blockyou-said-laid =
    { $who ->
        [you] { "BlockYou!" } وضعت بطاقة في الصف { $row }، العمود { $column }.
        [nobody] { "BlockYou!" } بطاقة في الصف { $row }، العمود { $column }.
       *[other] { "BlockYou!" } بطاقة من { $name } في الصف { $row }، العمود { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] خطأ: ألوانك لا تتطابق في الصف { $row }، العمود { $column }. لك بطاقة جزاء.
        [nobody] خطأ: الألوان لا تتطابق في الصف { $row }، العمود { $column }.
       *[other] خطأ من { $name }: الألوان لا تتطابق في الصف { $row }، العمود { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] خطأ: أشرت إلى نفسك. لك بطاقة جزاء.
        [nobody] خطأ: إصبع تشير إلى مقعد صاحبها.
       *[other] خطأ من { $name }: إشارة إلى النفس.
    }
blockyou-said-blocked = إيقاف: { $names }.
blockyou-said-last =
    { $who ->
        [you] لم يبقَ سواك: عشر ثوانٍ!
        [nobody] بقيت عشر ثوانٍ.
       *[other] لم يبقَ سوى { $name }: عشر ثوانٍ.
    }
blockyou-said-over =
    { $who ->
        [you] انتهت اللعبة. الفوز لك.
        [nobody] انتهت اللعبة.
       *[other] انتهت اللعبة. الفوز من نصيب { $name }.
    }
blockyou-now-ready = يبدأ السباق حين يكون الجميع على استعداد.
blockyou-now-leader =
    { $who ->
        [you] يبدأ العدّ التنازلي بإشارة منك حين يكون الآخرون على استعداد.
        [nobody] يبدأ العدّ التنازلي بإشارة من مقعد شاغر حين يكون الآخرون على استعداد.
       *[other] يبدأ العدّ التنازلي بإشارة من { $name } حين يكون الآخرون على استعداد.
    }
blockyou-now-countdown = البطاقات التالية على وشك أن تُكشف.
blockyou-now-race = ما زال البحث جاريًا: { $names }.

## The playing area in words

blockyou-text-not-now = لا شيء عليك فعله الآن.
blockyou-text-hand = { $name }: بطاقتك
blockyou-text-row = صف مربعيها العلويين
blockyou-text-column = عمود مربعيها الأيسرين
blockyou-text-turn = التدوير
blockyou-text-turn-0 = بلا تدوير: { $card }
blockyou-text-turn-1 = ربع دورة: { $card }
blockyou-text-turn-2 = نصف دورة: { $card }
blockyou-text-turn-3 = ثلاثة أرباع: { $card }
blockyou-text-lay = وضع
blockyou-text-places = أين تتسع الساحة لبطاقة
blockyou-text-row-places = الصف { $row }: الأعمدة { $columns }
blockyou-text-field = الساحة: الصفوف من الشمال، والأعمدة من الغرب
blockyou-text-cell = { $colour }، البطاقة { $card }
blockyou-text-row-head = الصف { $row }
blockyou-text-column-head = العمود { $column }
blockyou-text-players = وضع اللعبة
blockyou-text-pile =
    { $count ->
        [zero] لم تبقَ بطاقات جزاء
        [one] بقيت بطاقة جزاء واحدة
        [two] بقيت بطاقتا جزاء
        [few] بقيت { $count } بطاقات جزاء
        [many] بقيت { $count } بطاقة جزاء
       *[other] بقيت { $count } بطاقة جزاء
    }

## The score sheet

blockyou-sheet = الفوز لأول من يضع كل بطاقاته
blockyou-sheet-solo = لعب فردي
blockyou-sheet-place = المركز
blockyou-sheet-player = اللاعب
blockyou-sheet-cards = بطاقات متبقية
blockyou-sheet-time = الوقت
blockyou-sheet-fastest = الأسرع
blockyou-sheet-blocks = إيقافات
blockyou-sheet-faults = أخطاء
blockyou-best = الهدف: أقل من { $time }
blockyou-best-new = أفضل وقت لك!
blockyou-best-all = أفضل أوقاتك: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = خارج الجولة
reason-off-field = خارج الساحة
reason-covers-one-card = تغطي بطاقة واحدة فقط

## Moves as a replay tells them

replay-blockyou-ready = على استعداد
replay-blockyou-begin =
    { $who ->
        [you] يبدأ العدّ التنازلي بإشارة منك
        [nobody] يبدأ العدّ التنازلي بإشارة من مقعد شاغر
       *[other] يبدأ العدّ التنازلي بإشارة من { $name }
    }
replay-blockyou-count = ثلاثة، اثنان، واحد، صفر
replay-blockyou-turn = تُكشف البطاقات
replay-blockyou-lay =
    { $turns ->
        [0] بطاقة في الصف { $row }، العمود { $column }
        [1] بطاقة في الصف { $row }، العمود { $column }، بربع دورة إلى اليمين
        [2] بطاقة في الصف { $row }، العمود { $column }، بنصف دورة
        [3] بطاقة في الصف { $row }، العمود { $column }، بربع دورة إلى اليسار
       *[other] بطاقة في الصف { $row }، العمود { $column }
    }
replay-blockyou-hidden = بطاقة مقلوبة
replay-blockyou-draw = بطاقة من كومة السحب: { $card }
