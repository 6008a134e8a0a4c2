### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = وضعها
blokus-advice-said = تلميح: { $piece } على { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [zero] بلا تقدم يُذكر
        [one] تقدم بنحو مربع واحد
        [two] تقدم بنحو مربعين
        [few] تقدم بنحو { $count } مربعات
        [many] تقدم بنحو { $count } مربعًا
       *[other] تقدم بنحو { $count } مربع
    }
blokus-margin-behind =
    { $count ->
        [zero] بلا تأخر يُذكر
        [one] تأخر بنحو مربع واحد
        [two] تأخر بنحو مربعين
        [few] تأخر بنحو { $count } مربعات
        [many] تأخر بنحو { $count } مربعًا
       *[other] تأخر بنحو { $count } مربع
    }
blokus-margin-level = تعادل تقريبًا مع الأفضل

## The review

blokus-review-chart = النتيجة المتوقعة، حركة بعد حركة
blokus-review-about = المربعات المتوقع أن يضعها كل لون حتى النهاية
blokus-review-about-bonus = المربعات المتوقع أن يضعها كل لون حتى النهاية، مع نقاط المكافأة
blokus-review-slider = الوضع في اللعبة
blokus-review-unknown = لم تُحلَّل بعد
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [zero] لم يضع شيء
        [one] ضاع نحو مربع واحد
        [two] ضاع نحو مربعين
        [few] ضاع نحو { $count } مربعات
        [many] ضاع نحو { $count } مربعًا
       *[other] ضاع نحو { $count } مربع
    }
blokus-review-gave-piece = لم يعد هناك مكان للقطع: { $pieces }
blokus-review-gave-lane = من سدّ الممر: { $name }. لم يعد هناك مكان للقطع: { $pieces }
blokus-review-gave-room = مربعات لم يعد الوصول إليها ممكنًا: { $count }
blokus-review-gave-left = مربعات بقيت مفتوحة للاعب: { $name } · { $count }
blokus-review-gave-small = مربعات أقل على اللوح: { $count }
blokus-review-table = كل الأرقام
blokus-review-table-caption = النقاط المتوقعة لكل لون قبل كل حركة
blokus-review-column-move = الحركة
blokus-review-column-player = اللاعب
blokus-review-column-laid = وُضعت
blokus-review-column-better = الأفضل
blokus-review-number = { $points }
