### רמזים וניתוח של משחק בלוקוס.

## הרמז

blokus-advice = רמז
blokus-advice-key = רמז ({ "H" })
blokus-advice-stop = להפסיק לחפש רמז
blokus-advice-thinking = מחפשים מהלך טוב…
blokus-advice-close = הסתרת הרמז
blokus-advice-take = להניח אותו
blokus-advice-said = רמז: { $piece } על { $cells }. { $margin }.
blokus-advice-refused = אין רמז: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] יתרון של כמשבצת אחת
        [two] יתרון של כשתי משבצות
       *[other] יתרון של כ־{ $count } משבצות
    }
blokus-margin-behind =
    { $count ->
        [one] פיגור של כמשבצת אחת
        [two] פיגור של כשתי משבצות
       *[other] פיגור של כ־{ $count } משבצות
    }
blokus-margin-level = בערך שוויון בראש

## הניתוח

blokus-review-waiting = מסתכלים על המשחק…
blokus-review-progress = נבדקו { $done } מהלכים מתוך { $total }
blokus-review-chart = התוצאה הצפויה, מהלך אחר מהלך
blokus-review-about = כמה משבצות צפוי כל צבע להניח עד הסוף
blokus-review-about-bonus = כמה משבצות צפוי כל צבע להניח עד הסוף, כולל בונוס
blokus-review-slider = השלב במשחק
blokus-review-before = לפני מהלך { $number }
blokus-review-end = הסוף
blokus-review-unknown = עוד לא נבדק
blokus-review-expected = { $colour } { $points }
blokus-review-swings = נקודות המפנה
blokus-review-swings-later = כאן יופיעו המפנים הגדולים.
blokus-review-no-swings = אף מהלך לא ויתר על דבר. כל הכבוד!
blokus-review-swing = מהלך { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] אבדה כמשבצת אחת
        [two] אבדו כשתי משבצות
       *[other] אבדו כ־{ $count } משבצות
    }
blokus-review-played = הונח: { $piece }
blokus-review-better = עדיף: { $piece }
blokus-review-board = המצב לפני מהלך { $number }
blokus-review-board-swing = המצב לפני מהלך { $number }. הונח: { $played }. עדיף: { $better }.
blokus-review-board-end = המצב בסוף המשחק
blokus-review-table = כל המספרים
blokus-review-table-caption = הנקודות הצפויות לכל צבע לפני כל מהלך
blokus-review-column-move = מהלך
blokus-review-column-player = שם
blokus-review-column-laid = הונח
blokus-review-column-better = עדיף
blokus-review-number = { $points }
