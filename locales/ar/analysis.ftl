### Hints and reviews, in every game that has them.

## The hint

advice = تلميح
advice-key = تلميح ({ "H" })
advice-stop = وقف البحث عن تلميح
advice-thinking = جارٍ البحث عن حركة جيدة…
advice-close = إخفاء التلميح
advice-refused = لا تلميح: { $reason }

## The review

review-waiting = جارٍ تحليل اللعبة…
review-progress = الحركات التي حُلّلت: { $done } من { $total }
review-before = قبل الحركة { $number }
review-end = النهاية
review-swings = أين تحولت اللعبة
review-swings-later = هنا تظهر أكبر التحولات.
review-no-swings = لم تضيّع أي حركة شيئًا. لعب رائع!
review-swing = الحركة { $number }: { $name }
review-played = لُعبت: { $move }
review-better = الأفضل: { $move }
review-board = الوضع قبل الحركة { $number }
review-board-swing = الوضع قبل الحركة { $number }. لُعبت: { $played }. الأفضل: { $better }.
review-board-end = الوضع الأخير
