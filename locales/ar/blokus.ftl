### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = زاوية تلمس زاوية، ولا ضلع بجانب ضلع أبدًا: مكان لكل قطعك قبل أن يسبقك إليه الآخرون.

blokus-colour-blue = الأزرق
blokus-colour-yellow = الأصفر
blokus-colour-red = الأحمر
blokus-colour-green = الأخضر

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = ق
blokus-letter-yellow = ص
blokus-letter-red = م
blokus-letter-green = خ

blokus-board = اللوح
blokus-shared = اللون المشترك
blokus-squares-left =
    { $count ->
        [zero] لم تبقَ مربعات
        [one] بقي مربع واحد
        [two] بقي مربعان
        [few] بقيت { $count } مربعات
        [many] بقي { $count } مربعًا
       *[other] بقي { $count } مربع
    }
blokus-pieces-left =
    { $count ->
        [zero] لم تبقَ قطع
        [one] بقيت قطعة واحدة
        [two] بقيت قطعتان
        [few] بقيت { $count } قطع
        [many] بقيت { $count } قطعة
       *[other] بقيت { $count } قطعة
    }
blokus-tray = قطع اللون { $colour }
blokus-piece = القطعة { $piece }
blokus-piece-places =
    { $count ->
        [zero] { $piece }، بلا مكان
        [one] { $piece }، مكان واحد
        [two] { $piece }، مكانان
        [few] { $piece }، { $count } أماكن
        [many] { $piece }، { $count } مكانًا
       *[other] { $piece }، { $count } مكان
    }
blokus-whose-tray = اللون الذي تُعرض قطعه

blokus-standing-blocked = لا حركات باقية
blokus-standing-finished = وُضعت كلها
blokus-standing-left = خارج اللعبة
blokus-skipped = تجاوز

blokus-your-turn = دورك
blokus-turn-of =
    { $who ->
        [you] دورك
        [nobody] المقعد ما زال شاغرًا
       *[other] دور { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] دورك
        [nobody] المقعد ما زال شاغرًا
       *[other] وقت تفكير { $name }
    }
blokus-drawing-lots = قرعة لمن يبدأ
blokus-lay-for-all = دورك لوضع اللون المشترك
blokus-you-win = فزت!
blokus-wins =
    { $who ->
        [you] فزت!
        [nobody] لا فائز
       *[other] فوز { $name }
    }
blokus-shared-win = فوز مشترك

blokus-lay = وضعها هنا
blokus-turn = تدوير
blokus-turn-key = تدوير ({ "R" })
blokus-flip = قلب
blokus-flip-key = قلب ({ "F" })
blokus-keys-jump = القفز إلى المكان المناسب التالي في تلك الجهة
blokus-put-back = إرجاعها
blokus-pass = تمرير
blokus-pass-sure = نعم، تمرير
blokus-turn-board = تدوير اللوح
blokus-holding = في يدك: { $piece }
blokus-hint-take = يمكنك أخذ قطعة ووضعها على اللوح
blokus-hint-holding = { "R" } للتدوير، { "F" } للقلب، { "Esc" } للإرجاع

blokus-said-laid = اللون { $colour }: وضع { $piece } على { $cells }.
blokus-said-returned = اللون { $colour }: إرجاع { $piece }.
blokus-said-passed = اللون { $colour }: تمرير.
blokus-said-skipped = اللون { $colour }: لم يبقَ له مكان، فيُتجاوز دوره.
blokus-said-turn =
    { $who ->
        [you] دورك لوضع اللون { $colour }.
        [nobody] مقعد اللون { $colour } ما زال شاغرًا.
       *[other] دور { $name } لوضع اللون { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] انتهت اللعبة. الفوز لك.
        [together] انتهت اللعبة. فوز مشترك لك مع { $names }.
        [several] انتهت اللعبة. فوز مشترك: { $names }.
        [nobody] انتهت اللعبة.
       *[other] انتهت اللعبة. الفوز من نصيب { $names }.
    }
blokus-said-fits = { $piece }، { $cell }، مناسبة
blokus-said-wrong = { $piece }، { $cell }، { $reason }

blokus-text-not-now = لا قطعة عليك وضعها الآن.
blokus-text-pieces = قطع لها مكان
blokus-text-places = أماكن القطعة { $piece }
blokus-place =
    { $count ->
        [zero] { $piece } على { $cells }، بلا تغطية
        [one] { $piece } على { $cells }، تغطي مربعًا واحدًا
        [two] { $piece } على { $cells }، تغطي مربعين
        [few] { $piece } على { $cells }، تغطي { $count } مربعات
        [many] { $piece } على { $cells }، تغطي { $count } مربعًا
       *[other] { $piece } على { $cells }، تغطي { $count } مربع
    }
blokus-text-before = السابقة
blokus-text-after = التالية
blokus-text-page = الصفحة { $page } من { $pages }
blokus-board-table = اللوح، صفًا بعد صف من الأعلى
blokus-empty = فارغ

blokus-sheet-basic = الفوز لأقل مربعات متبقية
blokus-sheet-advanced = الفوز لأكثر النقاط: ناقص نقطة لكل مربع، زائد المكافأة
blokus-sheet-place = المركز
blokus-sheet-player = اللاعب
blokus-sheet-left = مربعات متبقية
blokus-sheet-bonus = المكافأة
blokus-sheet-total = المجموع
blokus-sheet-number = { $value }
blokus-sheet-not-counted = لا يُحتسب

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = خارج اللوح
reason-overlap = المربع مشغول
reason-bad-shape = ليس هذا الشكل
reason-no-start-corner = يجب تغطية زاوية
reason-no-start-square = يجب تغطية مربع بدايتك
reason-edge-contact = تلمس ضلع لونك
reason-no-corner-contact = يجب لمس زاوية
reason-all-passed = مرّر الجميع
reason-no-more-moves = لا حركات باقية
replay-blokus-lay =
    { $squares ->
        [zero] لا مربعات عند { $cell }
        [one] مربع واحد عند { $cell }
        [two] مربعان عند { $cell }
        [few] { $squares } مربعات عند { $cell }
        [many] { $squares } مربعًا عند { $cell }
       *[other] { $squares } مربع عند { $cell }
    }
replay-blokus-pass = تمرير
replay-blokus-begin =
    { $who ->
        [you] البداية لك
        [nobody] البداية لمقعد شاغر
       *[other] البداية مع { $name }
    }

## Records

end-record-blksgf = لبرنامج { "Pentobi" } ({ ".blksgf" })
