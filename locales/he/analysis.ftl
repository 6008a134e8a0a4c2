### Hints and reviews, in every game that has them.

## הרמז

advice = רמז
advice-key = רמז ({ "H" })
advice-stop = להפסיק לחפש רמז
advice-thinking = מחפשים מהלך טוב…
advice-close = הסתרת הרמז
advice-refused = אין רמז: { $reason }

## הניתוח

review-waiting = מסתכלים על המשחק…
review-progress = נבדקו { $done } מהלכים מתוך { $total }
review-before = לפני מהלך { $number }
review-end = הסוף
review-swings = נקודות המפנה
review-swings-later = כאן יופיעו המפנים הגדולים.
review-no-swings = אף מהלך לא ויתר על דבר. כל הכבוד!
review-swing = מהלך { $number }: { $name }
review-played = שוחק: { $move }
review-better = עדיף: { $move }
review-board = המצב לפני מהלך { $number }
review-board-swing = המצב לפני מהלך { $number }. שוחק: { $played }. עדיף: { $better }.
review-board-end = המצב בסוף המשחק
