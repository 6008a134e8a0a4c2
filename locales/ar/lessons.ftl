### Lessons: the first steps of each game, one small position at a time.

learn-title = دروس
learn-new = أول مرة هنا؟
learn-minute = تعلّمها في دقيقة
learn-no = لا، شكرًا
learn-progress = الدروس: { $done } من { $all }
learn-steps = { $done } من { $all }
learn-steps-label = الخطوة { $step } من { $all }
learn-rules = تجربة: الدرس الأول
learn-leave = الخروج من الدرس
learn-back = خطوة إلى الوراء
learn-again = مرة أخرى
learn-next = التالي
learn-skip = تخطٍّ
learn-finished = أحسنت
learn-skipped = مع تخطي بعض الخطوات
learn-anew = من البداية
learn-all = كل الدروس
learn-broken = تعذّر فتح هذه الخطوة.
lesson-wrong-answer-first = أولًا اختيار إحدى الإجابات.
lesson-wrong-study-gone = تغيّرت هذه الخطوة. لنبدأها من جديد.
