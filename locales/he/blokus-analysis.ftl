### רמזים וניתוח של משחק בלוקוס.

## הרמז

blokus-advice-take = להניח אותו
blokus-advice-said = רמז: { $piece } על { $cells }. { $margin }.
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

blokus-review-chart = התוצאה הצפויה, מהלך אחר מהלך
blokus-review-about = כמה משבצות צפוי כל צבע להניח עד הסוף
blokus-review-about-bonus = כמה משבצות צפוי כל צבע להניח עד הסוף, כולל בונוס
blokus-review-slider = השלב במשחק
blokus-review-unknown = עוד לא נבדק
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] אבדה כמשבצת אחת
        [two] אבדו כשתי משבצות
       *[other] אבדו כ־{ $count } משבצות
    }
blokus-review-gave-piece = כבר אין מקום לחלקים: { $pieces }
blokus-review-gave-lane = המעבר נסגר על ידי: { $name }. כבר אין מקום לחלקים: { $pieces }
blokus-review-gave-room = משבצות מחוץ להישג: { $count }
blokus-review-gave-left = משבצות שנשארו פתוחות בשביל: { $name } · { $count }
blokus-review-gave-small = פחות משבצות על הלוח: { $count }
blokus-review-table = כל המספרים
blokus-review-table-caption = הנקודות הצפויות לכל צבע לפני כל מהלך
blokus-review-column-move = מהלך
blokus-review-column-player = שם
blokus-review-column-laid = הונח
blokus-review-column-better = עדיף
blokus-review-number = { $points }
