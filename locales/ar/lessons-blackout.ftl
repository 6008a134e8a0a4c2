# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = أولى بطاقاتك
lesson-blackout-roll = لنرسل أحجار النرد على الزحليقة.
lesson-blackout-roll-done = 2 و3 و5: كلها تريد مكانًا.
lesson-blackout-cover = كل رقم يغطي مثله على بطاقة: لمسة على 2 وعلى 3 وعلى 5.
lesson-blackout-cover-done = استُعملت كلها، فانتهى دورك.
lesson-blackout-win = لا ينقص البطاقة الأولى سوى 5: لمسة عليه، والبطاقة لك.
lesson-blackout-win-done = كان ذلك آخر رقم مكشوف: كسبت البطاقة.
lesson-blackout-go-on = جاءت بطاقة جديدة، والآن صار للرقم 2 مكان: لنغطِّه.
lesson-blackout-go-on-done = بعد كسب بطاقة يستمر دورك بأرقامك الأخرى.
lesson-blackout-lost = لا 5 على أي بطاقة، فيضيع رقمك 5: لنغطِّ 1 و3.
lesson-blackout-lost-done = ما لا مكان له يضيع، ثم يرمي اللاعب التالي.
lesson-blackout-wild = «جوكر» يغطي أي رقم: لمسة عليه، ثم لنكمل البطاقة الأولى.
lesson-blackout-wild-done = ناب عن الرقم 2 الذي كان ينقصك.
lesson-blackout-undo = «تراجع» يرفع قرصًا: لمسة عليه، ثم لنفسد البطاقة التي كادت تمتلئ.
lesson-blackout-undo-done = الآن لا أحد يكمل تلك البطاقة برقم واحد.
lesson-blackout-reroll = أولًا لنغطِّ 3، ثم لنرمِ الحجرين الآخرين مرة أخرى.
lesson-blackout-reroll-done = رقمان جديدان: يستمر دورك بهما.
lesson-blackout-call = لنرمِ: إذا جاءت الوجوه الخاصة الثلاثة معًا، فالنداء قبل اللاعب الآخر.
lesson-blackout-call-done = نداؤك سبق: بطاقة لك. ويمكنك النداء في دور غيرك أيضًا.
lesson-blackout-fifth = لديك أربع بطاقات: الرقم 4 يكسب الخامسة، فلنغطِّه.
lesson-blackout-fifth-done = خمس بطاقات: فزت باللعبة.

lesson-wrong-finish-card = ليس هذا: هناك بطاقة أخرى لا ينقصها سوى رقم واحد.
lesson-wrong-use-wild = يجب استعمال «جوكر» قبل نهاية الدور.
lesson-wrong-use-undo = يجب استعمال «تراجع» قبل نهاية الدور.
lesson-wrong-nearly-full = ليس هذا القرص: المطلوب قرص من البطاقة التي عليها أربعة أقراص.
lesson-wrong-no-match = هذا رقم آخر.
lesson-wrong-must-place = أولًا تغطية كل رقم له مكان.
