### Block Out!: all that pages say of it, but for its rules.

# The empty placeable makes two parts of it, so that Fluent isolates the Latin name and the mark stays at its end.
game-blockout = { "Block Out!" }{ "" }
game-blockout-edition-top = { "Top of the Blocks!" }{ "" }
game-blockout-pitch = برج يعلو ويعلو، ونفَس محبوس، والمهم ألا يسقط بسببك.
game-blockout-alone = تدريب
game-blockout-alone-about = برج بلا بطاقات، للتدريب.

# A letter for each colour of block; all differ.
blockout-letter-wood = ش
blockout-letter-red = م
blockout-letter-blue = ق
blockout-letter-yellow = ص
blockout-letter-black = د

# A block by size and colour.
blockout-block =
    { $colour ->
        [wood] { $size ->
            [small] مكعب خشبي صغير
            [medium] مكعب خشبي متوسط
            [large] مكعب خشبي كبير
           *[any] أي مكعب خشبي
        }
        [red] { $size ->
            [small] مكعب أحمر صغير
            [medium] مكعب أحمر متوسط
            [large] مكعب أحمر كبير
           *[any] أي مكعب أحمر
        }
        [blue] { $size ->
            [small] مكعب أزرق صغير
            [medium] مكعب أزرق متوسط
            [large] مكعب أزرق كبير
           *[any] أي مكعب أزرق
        }
        [yellow] { $size ->
            [small] مكعب أصفر صغير
            [medium] مكعب أصفر متوسط
            [large] مكعب أصفر كبير
           *[any] أي مكعب أصفر
        }
        [black] { $size ->
            [small] مكعب أسود صغير
            [medium] مكعب أسود متوسط
            [large] مكعب أسود كبير
           *[any] أي مكعب أسود
        }
       *[any] { $size ->
            [small] مكعب صغير
            [medium] مكعب متوسط
            [large] مكعب كبير
           *[any] أي مكعب
        }
    }
blockout-card-exact =
    { $colour ->
        [wood] خشبي
        [red] أحمر
        [blue] أزرق
        [yellow] أصفر
       *[black] أسود
    } { $size ->
        [small] صغير
        [medium] متوسط
       *[large] كبير
    }
blockout-card-colour =
    { $colour ->
        [wood] خشبي
        [red] أحمر
        [blue] أزرق
        [yellow] أصفر
       *[black] أسود
    }
blockout-card-size =
    { $size ->
        [small] صغير
        [medium] متوسط
       *[large] كبير
    }
blockout-card-any = أي مكعب
blockout-card-pass = تمرير
blockout-card-reverse = عكس الاتجاه

# Spoken while the block must stand, one a second.
blockout-count-1 = ألف وواحد
blockout-count-2 = ألف واثنان
blockout-count-3 = ألف وثلاثة

blockout-hand = بطاقاتك
blockout-copies = { $card }، العدد { $count }
blockout-choose-card = اختيار بطاقة
blockout-choose-block = والآن اختيار مكعب
blockout-hint-again = لمسة أخرى على البطاقة تلعبها
blockout-hint-draw = لا شيء مناسب: السحب حتى تأتي بطاقة مناسبة
blockout-show-hand =
    { $who ->
        [you] إظهار بطاقاتك
        [nobody] إظهار البطاقات
       *[other] إظهار بطاقات { $name }
    }
blockout-dealing = توزيع البطاقات
blockout-left = خارج اللعبة
blockout-clockwise = اللعب مع عقارب الساعة
blockout-counter = اللعب عكس عقارب الساعة
blockout-cards =
    { $count ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
blockout-player-cards =
    { $count ->
        [zero] { $name }: لا بطاقات
        [one] { $name }: بطاقة واحدة
        [two] { $name }: بطاقتان
        [few] { $name }: { $count } بطاقات
        [many] { $name }: { $count } بطاقة
       *[other] { $name }: { $count } بطاقة
    }
blockout-pile =
    { $count ->
        [zero] لا بطاقات في كومة السحب
        [one] بطاقة واحدة في كومة السحب
        [two] بطاقتان في كومة السحب
        [few] { $count } بطاقات في كومة السحب
        [many] { $count } بطاقة في كومة السحب
       *[other] { $count } بطاقة في كومة السحب
    }
blockout-height =
    { $count ->
        [zero] البرج: لا مكعبات من أصل { $all }
        [one] البرج: مكعب واحد من أصل { $all }
        [two] البرج: مكعبان من أصل { $all }
        [few] البرج: { $count } مكعبات من أصل { $all }
        [many] البرج: { $count } مكعبًا من أصل { $all }
       *[other] البرج: { $count } مكعب من أصل { $all }
    }
blockout-discard = آخر بطاقة لُعبت: { $card }

blockout-lower = إنزال
blockout-raise = رفع
blockout-keys-far = تحريك بخطوات كبيرة
blockout-turn = ربع دورة
blockout-hold-left =
    { $seconds ->
        [zero] لم يبقَ وقت لترك المكعب
        [one] بقيت ثانية واحدة لترك المكعب
        [two] بقيت ثانيتان لترك المكعب
        [few] بقيت { $seconds } ثوانٍ لترك المكعب
        [many] بقيت { $seconds } ثانية لترك المكعب
       *[other] بقيت { $seconds } ثانية لترك المكعب
    }
blockout-put = وضعه هنا
blockout-back = إرجاعه
blockout-landing =
    { $safety ->
        [steady] يبدو ثابتًا
        [risky] مخاطرة
        [falls] سيسقط
       *[misses] بجانب البرج
    }
blockout-face = إرجاع زاوية الرؤية
blockout-picture = حفظ صورة
blockout-slowly = مشاهدة السقوط من جديد، ببطء
blockout-flat-front = من الأمام
blockout-flat-side = من الجانب
blockout-flat-top = من الأعلى

blockout-centred = في الوسط
blockout-turned = بعد التدوير
blockout-aside =
    { $way ->
        [left] { $mm } مم إلى يسار الوسط
        [right] { $mm } مم إلى يمين الوسط
        [nearer] { $mm } مم أقرب
       *[further] { $mm } مم أبعد
    }
blockout-standing =
    { $block }، { $spot }، { $state ->
        [steady] ثابت
       *[moving] يتحرك
    }
blockout-held = { $block }، { $spot }، أعلى بمقدار { $mm } مم
blockout-tower-is =
    { $state ->
        [steady] البرج ثابت.
       *[moving] البرج يتحرك.
    }
blockout-push =
    { $way ->
        [left] يسارًا { $mm } مم
        [right] يمينًا { $mm } مم
        [nearer] أقرب { $mm } مم
        [further] أبعد { $mm } مم
        [down] نزولًا { $mm } مم
       *[up] صعودًا { $mm } مم
    }

blockout-asked = هل صمد البرج؟ ليقل كل واحد ما رآه.
blockout-asked-again = لم تتفقوا. ليقل كل واحد مرة أخرى ما رآه.
blockout-how = هل صمد البرج؟
blockout-fell-late = سقط البرج للتو
blockout-place = وضع { $block }
blockout-now-placing =
    { $who ->
        [you] عليك وضع { $block }.
        [nobody] بانتظار الوضع: { $block }.
       *[other] دور { $name } لوضع { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] البداية لك.
        [nobody] البداية لمقعد شاغر.
       *[other] البداية مع { $name }.
    }
blockout-said-take =
    { $who ->
        [you] لعبت «{ $card }» وأخذت: { $block }.
        [nobody] لُعبت «{ $card }» وأُخذ { $block }.
       *[other] حركة { $name }: لعب «{ $card }» وأخذ { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] أخذت مكعبك الأخير: { $block }.
        [nobody] المكعب الأخير: { $block }.
       *[other] المكعب الأخير مع { $name }: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] أخذت { $block }.
        [nobody] المكعب المأخوذ: { $block }.
       *[other] المكعب مع { $name }: { $block }.
    }
blockout-said-slip = انزلقت اليد: { $mm } مم.
blockout-said-pass =
    { $who ->
        [you] مرّرت دورك.
        [nobody] مُرّر الدور.
       *[other] تمرير من { $name }.
    }
blockout-said-reverse =
    { $who ->
        [you] عكست اتجاه اللعب.
        [nobody] انعكس اتجاه اللعب.
       *[other] انعكس اتجاه اللعب بحركة { $name }.
    }
blockout-said-letgo =
    { $who ->
        [you] تركت المكعب.
        [nobody] تُرك المكعب.
       *[other] حركة { $name }: ترك المكعب.
    }
blockout-said-drew =
    { $who ->
        [you] سحبت { $count ->
            [zero] صفر بطاقات.
            [one] بطاقة واحدة.
            [two] بطاقتين.
            [few] { $count } بطاقات.
            [many] { $count } بطاقة.
           *[other] { $count } بطاقة.
        }
        [nobody] السحب: { $count ->
            [zero] لا بطاقات.
            [one] بطاقة واحدة.
            [two] بطاقتان.
            [few] { $count } بطاقات.
            [many] { $count } بطاقة.
           *[other] { $count } بطاقة.
        }
       *[other] سحب { $name }: { $count ->
            [zero] لا بطاقات.
            [one] بطاقة واحدة.
            [two] بطاقتان.
            [few] { $count } بطاقات.
            [many] { $count } بطاقة.
           *[other] { $count } بطاقة.
        }
    }
blockout-said-stood = صمد البرج!
blockout-said-fell = سقط البرج!
blockout-said-late = سقط البرج من تلقاء نفسه.
blockout-said-oops = لا تُحتسب المحاولة: تعود البطاقة ويعود المكعب، ثم اختيار جديد.
blockout-said-touched = لُمس البرج: تعود البطاقة ويعود المكعب، وينتهي الدور.
blockout-said-again = لم تتفقوا بعد: يوضع المكعب من جديد.
blockout-said-open = لم تتفقوا بعد: يُعدّ البرج صامدًا، ويستمر اللعب.
blockout-said-void =
    { $reason ->
        [touched] لُمس البرج: تعود البطاقة ويعود المكعب، ثم اختيار جديد.
        [time] انتهى الوقت: اختيار جديد.
        [back] أُرجع المكعب: اختيار جديد.
       *[lost] ضاعت المحاولة: اختيار جديد.
    }
blockout-said-says-stood =
    { $who ->
        [you] قلت إن البرج صمد.
        [nobody] قيل إن البرج صمد.
       *[other] قول { $name }: صمد البرج.
    }
blockout-said-says-fell =
    { $who ->
        [you] قلت إن البرج سقط.
        [nobody] قيل إن البرج سقط.
       *[other] قول { $name }: سقط البرج.
    }
blockout-said-says-unsay =
    { $who ->
        [you] تراجعت عن ذلك.
        [nobody] تم التراجع عن ذلك.
       *[other] تراجع { $name } عن ذلك.
    }
blockout-said-left =
    { $who ->
        [you] خرجت من اللعبة.
        [nobody] خرج أحد اللاعبين من اللعبة.
       *[other] خروج { $name } من اللعبة.
    }
blockout-said-back = تم التراجع عن حركة.
blockout-said-turn =
    { $who ->
        [you] دورك الآن.
        [nobody] الدور الآن لمقعد شاغر.
       *[other] دور { $name } الآن.
    }
blockout-said-restart =
    { $who ->
        [you] عليك بدء برج جديد ببطاقة مكعب.
        [nobody] حان بدء برج جديد.
       *[other] برج جديد: دور { $name }.
    }
blockout-said-bonus =
    { $who ->
        [you] مكعب واحد بعد، أي مكعب متاح، والفوز لك.
        [nobody] بقي وضع مكعب واحد.
       *[other] مكعب واحد بعد: دور { $name }.
    }
blockout-said-practice =
    { $who ->
        [you] يمكنك أخذ أي مكعب.
        [nobody] يمكن أخذ أي مكعب.
       *[other] تدريب { $name }.
    }
blockout-said-over =
    { $who ->
        [you] انتهت اللعبة. الفوز لك.
        [together] انتهت اللعبة. فوز مشترك لك مع { $names }.
        [several] انتهت اللعبة. فوز مشترك: { $names }.
        [nobody] انتهت اللعبة.
       *[other] انتهت اللعبة. الفوز من نصيب { $names }.
    }

blockout-move-block = { $card }: أخذ { $block }
blockout-move-extra = أخذ { $block }
blockout-move-pass = تمرير
blockout-move-reverse = عكس الاتجاه
blockout-move-drawcards = سحب بطاقات
blockout-move-letgo = ترك
blockout-move-stood = صمد
blockout-move-fell = سقط
blockout-move-unsay = تراجع
blockout-move-oops = عفوًا، لمسة

blockout-text-not-now = لا شيء عليك فعله الآن.
blockout-text-moves = ما يمكنك فعله
blockout-text-hand = تحريك المكعب
blockout-text-state = وضع اللعبة
blockout-text-free = المكعبات المتاحة: { $blocks }
blockout-text-cards = بطاقاتك: { $cards }

blockout-sheet =
    { $count ->
        [zero] البرج: لا مكعبات من أصل { $all }
        [one] البرج: مكعب واحد من أصل { $all }
        [two] البرج: مكعبان من أصل { $all }
        [few] البرج: { $count } مكعبات من أصل { $all }
        [many] البرج: { $count } مكعبًا من أصل { $all }
       *[other] البرج: { $count } مكعب من أصل { $all }
    }
blockout-sheet-place = المركز
blockout-sheet-player = اللاعب
blockout-sheet-cards = بطاقات متبقية

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = على البرج من قبل
reason-block-mismatch = المكعب لا يطابق
reason-no-contact = مكانه فوق البرج
reason-off-site = خارج موقع البناء
reason-wrong-spot = لا موضع كهذا هنا
reason-wrong-verdict = لا حكم كهذا
reason-can-play = يمكنك اللعب
reason-need-block-card = تلزم بطاقة مكعب
reason-bonus-due = المكعب الإضافي أولًا
reason-nine-blocks = صمدت المكعبات التسعة
reason-bonus-block = صمد المكعب الإضافي

## Moves as a replay tells them

replay-blockout-take = { $card }، ثم { $block }
replay-blockout-extra = { $block }، وهو الأخير
replay-blockout-slip = انزلقت اليد: { $mm } مم
replay-blockout-pass = تمرير
replay-blockout-reverse = ينعكس اتجاه اللعب
replay-blockout-drawcards = لا شيء مناسب، سحب بطاقات
replay-blockout-letgo = تُرك المكعب
replay-blockout-oops = لمسة، لا تُحتسب المحاولة
replay-blockout-stood = صمد البرج
replay-blockout-fell = سقط البرج
replay-blockout-unsay = تراجع: لم يسقط
replay-blockout-void =
    { $reason ->
        [touched] لُمس البرج، لا تُحتسب المحاولة
        [time] انتهى الوقت: محاولة أخرى
        [back] أُرجع المكعب
       *[lost] ضاعت هذه المحاولة: محاولة أخرى
    }
replay-blockout-begin =
    { $who ->
        [you] البداية لك
        [nobody] البداية لمقعد شاغر
       *[other] البداية مع { $name }
    }
replay-blockout-draw = بطاقة من كومة السحب: { $card }
replay-blockout-hidden = بطاقة من كومة السحب
