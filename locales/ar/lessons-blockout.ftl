# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = أول برج لك
lesson-blockout-box = مع العلبة الحقيقية
lesson-blockout-take = البطاقة الحمراء تسمح بأي مكعب أحمر: لمسة على البطاقة، ثم على مكعب.
lesson-blockout-take-done = أي مكعب أحمر يصلح؛ أما الألوان الأخرى فلا.
lesson-blockout-lower = لمسة على البطاقة المضيئة، ثم ضغط ↓ حتى يقع المكعب على الطاولة، ثم تركه.
lesson-blockout-lower-done = هذه قاعدة برجك.
lesson-blockout-stack = لنجرّ المكعب فوق البرج، ونضغط ↓ ونتركه: يجب أن يصمد حتى ثلاثة.
lesson-blockout-stack-done = صمد طوال العدّ.
lesson-blockout-edge = مكعب القمة موضوع إلى اليمين: لننزل مكعبك هناك، ونتركه حين يثبت.
lesson-blockout-edge-done = يجب أن يستند وسط المكعب إلى شيء.
lesson-blockout-fall = هذا البرج لن يصمد: لنأخذ مكعبًا، ونرَ ثمن السقوط، ونبدأ من جديد.
lesson-blockout-fall-done = ثلاث بطاقات أخرى، وبرج جديد في الدور نفسه.
lesson-blockout-pass = هل يهتز البرج كثيرًا؟ لمستان على «تمرير».
lesson-blockout-pass-done = لا مكعب هذه المرة: فليرتجف الآخرون.
lesson-blockout-reverse = لمستان على «عكس الاتجاه»، فيسير اللعب في الاتجاه الآخر.
lesson-blockout-reverse-done = الآن دور من يجلس على جانبك الآخر.
lesson-blockout-extra = مع «مكعب إضافي» لا تفوز آخر بطاقة بعد: لنضع أي مكعب يعجبك.
lesson-blockout-extra-done = صمد، واللعبة لك.
lesson-blockout-ninth = ثمانية مكعبات صامدة: لنضع التاسع، فيأتي الفوز في الحال.
lesson-blockout-ninth-done = التسعة كلها: لا شيء آخر يهم.
lesson-blockout-real = لمسة على البطاقة المضيئة، ثم مكعب مثله على طاولتك، ثم قول ما حدث.
lesson-blockout-real-done = الهاتف يحفظ البطاقات؛ والبرج عندك.

lesson-wrong-red-card = ليست هذه: لنلعب البطاقة الحمراء.
lesson-wrong-build = ليس الآن: لنأخذ مكعبًا.
lesson-wrong-play-pass = ليس الآن: لنلعب «تمرير».
lesson-wrong-play-reverse = ليس الآن: لنلعب «عكس الاتجاه».
lesson-wrong-fell = سقط البرج. لنجرّب من جديد.
lesson-wrong-need-block-card = البرج الجديد يبدأ ببطاقة مكعب.
