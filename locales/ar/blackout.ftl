### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = ثلاثة أحجار نرد على الزحليقة، وأقراص على البطاقات، ثم تنطفئ الأنوار.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = جوكر
blackout-undo = تراجع
blackout-reroll = إعادة
blackout-free = حرّ

# The letter of each die, after its special; all three differ.
blackout-die-W = ج
blackout-die-U = ت
blackout-die-R = ع
blackout-die = حجر النرد { $die } يُظهر { $face }
blackout-die-aside = حجر النرد { $die } جانبًا
blackout-dice = النرد

blackout-card = البطاقة { $card }
blackout-card-coming = البطاقة التالية في الطريق
blackout-space-open = { $number }، مكشوفة، البطاقة { $card }، الخانة { $space }
blackout-space-covered = { $number }، مغطاة، البطاقة { $card }، الخانة { $space }
blackout-space-free = حرّ، مغطاة، البطاقة { $card }، الخانة { $space }

blackout-tray = ما بقي من الرمية
blackout-token = { $item }
blackout-token-lost = { $item }، بلا مكان
blackout-fits-nowhere = بلا مكان الآن
blackout-about-wild = وضع قرص على أي خانة مكشوفة من اختيارك.
blackout-about-undo = رفع قرص واحد عن أي بطاقة.
blackout-about-reroll = رمي الحجرين الآخرين من جديد.

blackout-roll-do = رمي
blackout-reroll-do = إعادة
blackout-end-do = إنهاء الدور
# The empty placeable makes two parts of it, so that Fluent isolates the Latin word and the mark stays at its end.
blackout-call = { "BLACKOUT!" }{ "" }
blackout-keys-number = أخذ هذا الرقم
blackout-keys-use = استعماله في هذه الخانة، أو الرمي

blackout-your-turn = دورك
blackout-turn-of =
    { $who ->
        [you] دورك
        [nobody] المقعد ما زال شاغرًا
       *[other] دور { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] اللعب لك الآن
        [nobody] المقعد ما زال شاغرًا
       *[other] اللعب الآن مع { $name }
    }
blackout-setting = تُفرش البطاقات
blackout-extra-turn = دور إضافي
blackout-left = خارج اللعبة
blackout-hint-roll = أحجار النرد إلى الزحليقة
blackout-hint-wait =
    { $who ->
        [you] بانتظار رميتك
        [nobody] الرمية تنتظر لاعبًا
       *[other] بانتظار رمية { $name }
    }
blackout-cards-won =
    { $count ->
        [zero] لا بطاقات من أصل { $goal }
        [one] بطاقة واحدة من أصل { $goal }
        [two] بطاقتان من أصل { $goal }
        [few] { $count } بطاقات من أصل { $goal }
        [many] { $count } بطاقة من أصل { $goal }
       *[other] { $count } بطاقة من أصل { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [zero] { $name }: لا بطاقات من أصل { $goal }
        [one] { $name }: بطاقة واحدة من أصل { $goal }
        [two] { $name }: بطاقتان من أصل { $goal }
        [few] { $name }: { $count } بطاقات من أصل { $goal }
        [many] { $name }: { $count } بطاقة من أصل { $goal }
       *[other] { $name }: { $count } بطاقة من أصل { $goal }
    }
blackout-pile =
    { $count ->
        [zero] لا بطاقات في كومة السحب
        [one] بطاقة واحدة في كومة السحب
        [two] بطاقتان في كومة السحب
        [few] { $count } بطاقات في كومة السحب
        [many] { $count } بطاقة في كومة السحب
       *[other] { $count } بطاقة في كومة السحب
    }
blackout-chips =
    { $count ->
        [zero] لم تبقَ أقراص
        [one] بقي قرص واحد
        [two] بقي قرصان
        [few] بقيت { $count } أقراص
        [many] بقي { $count } قرصًا
       *[other] بقي { $count } قرص
    }
blackout-last-roll = آخر رمية: { $dice }
blackout-pending = بقي للاستعمال: { $items }.
blackout-lost = بلا مكان الآن: { $items }

blackout-said-begins =
    { $who ->
        [you] البداية لك.
        [nobody] البداية لمقعد شاغر.
       *[other] البداية مع { $name }.
    }
blackout-said-rolled =
    { $who ->
        [you] رميتك: { $dice }.
        [nobody] تُظهر أحجار النرد: { $dice }.
       *[other] رمية { $name }: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] رميت حجرين من جديد: { $dice }.
        [nobody] حجران من جديد: { $dice }.
       *[other] رمية { $name } لحجرين من جديد: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] استعملت { $item }: قرص على البطاقة { $card }، الخانة { $space }.
        [nobody] قرص على البطاقة { $card }، الخانة { $space }.
       *[other] حركة { $name }، { $item }: قرص على البطاقة { $card }، الخانة { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] استعملت «تراجع»: رُفع القرص عن البطاقة { $card }، الخانة { $space }.
        [nobody] رُفع القرص عن البطاقة { $card }، الخانة { $space }.
       *[other] حركة { $name }، «تراجع»: رُفع القرص عن البطاقة { $card }، الخانة { $space }.
    }
blackout-said-won =
    { $who ->
        [you] كسبت بطاقة.
        [nobody] كُسبت بطاقة.
       *[other] بطاقة من نصيب { $name }.
    }
blackout-said-opened = كُشفت البطاقة { $card }.
blackout-said-blackout = { "BLACKOUT!" } من ينادي أولًا يأخذ بطاقة.
blackout-said-called =
    { $who ->
        [you] كان نداؤك الأول!
        [nobody] انطلق النداء الأول!
       *[other] كان نداء { $name } الأول!
    }
blackout-said-nobody = لم ينادِ أحد في الوقت المناسب.
blackout-said-nothing = لا شيء مناسب.
blackout-said-ended =
    { $who ->
        [you] أنهيت دورك.
        [nobody] انتهى الدور.
       *[other] انتهى دور { $name }.
    }
blackout-said-left =
    { $who ->
        [you] خرجت من اللعبة.
        [nobody] خرج أحد اللاعبين من اللعبة.
       *[other] خروج { $name } من اللعبة.
    }
blackout-said-back = تم التراجع عن حركة.
blackout-said-turn =
    { $who ->
        [you] دورك الآن.
        [nobody] الدور الآن لمقعد شاغر.
       *[other] دور { $name } الآن.
    }
blackout-said-extra =
    { $who ->
        [you] لك دور إضافي.
        [nobody] هناك دور إضافي.
       *[other] دور إضافي من نصيب { $name }.
    }
blackout-said-over =
    { $who ->
        [you] انتهت اللعبة. الفوز لك.
        [together] انتهت اللعبة. فوز مشترك لك مع { $names }.
        [several] انتهت اللعبة. فوز مشترك: { $names }.
        [nobody] انتهت اللعبة.
       *[other] انتهت اللعبة. الفوز من نصيب { $names }.
    }

blackout-move-roll = رمي أحجار النرد
blackout-move-reroll = إعادة: رمي الحجرين الآخرين من جديد
blackout-move-end = إنهاء الدور
blackout-move-call = نداء { "BLACKOUT!" }
blackout-move-call-as =
    { $who ->
        [you] نداؤك { "BLACKOUT!" }
        [nobody] نداء { "BLACKOUT!" }
       *[other] نداء { $name }: { "BLACKOUT!" }
    }
blackout-move-number = { $number } على البطاقة { $card }، الخانة { $space }
blackout-move-wild = جوكر على الرقم { $number } في البطاقة { $card }، الخانة { $space }
blackout-move-undo = تراجع عن الرقم { $number } في البطاقة { $card }، الخانة { $space }

blackout-text-not-now = لا شيء عليك فعله الآن.
blackout-text-moves = ما يمكنك فعله
blackout-text-state = وضع اللعبة
blackout-cards-table = البطاقات المكشوفة
blackout-space-column = الخانة
blackout-cell-open = { $number }، مكشوفة
blackout-cell-covered = { $number }، مغطاة

blackout-sheet = الفوز لأول من يبلغ عدد بطاقاته { $goal }
blackout-sheet-place = المركز
blackout-sheet-player = اللاعب
blackout-sheet-cards = بطاقات كُسبت

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = ليس في هذه الرمية
reason-no-match = الرقم لا يطابق
reason-covered = مغطاة من قبل
reason-no-chip = لا قرص هنا
reason-no-blackout = لا { "Blackout" } الآن
reason-five-cards = كُسبت خمس بطاقات

## Moves as a replay tells them

replay-blackout-roll = النرد على الزحليقة
replay-blackout-reroll = حجران من جديد
replay-blackout-end = نهاية الدور
replay-blackout-call = { "Blackout!" }{ "" }
replay-blackout-put = { $what } على البطاقة { $card }، الخانة { $space }
replay-blackout-undo = رفع قرص عن البطاقة { $card }، الخانة { $space }
replay-blackout-draw = بطاقة جديدة
replay-blackout-begin =
    { $who ->
        [you] البداية لك
        [nobody] البداية لمقعد شاغر
       *[other] البداية مع { $name }
    }

## The hint / The review

blackout-advice-take = وضع القرص
blackout-advice-said = تلميح: { $move }. { $chance }.
blackout-chance = فرصة الفوز: نحو { $percent }
blackout-review-chances = فرصة الفوز: { $played } بدلًا من { $better }
