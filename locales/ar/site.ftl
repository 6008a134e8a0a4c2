# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = طريقة اللعب
site-shelf-lead = لكل من يريد تعلّم إحدى هذه الألعاب. بعد قراءة صفحتها يمكن البدء باللعب.
site-rules-lead = لكل من يريد تعلّم هذه اللعبة. بعد قراءة الصفحة يمكن البدء باللعب.
