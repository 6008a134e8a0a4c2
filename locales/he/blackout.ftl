### בלאקאאוט: כל מה שהדפים אומרים עליו, חוץ מהכללים.

game-blackout = בלאקאאוט
game-blackout-pitch = שלוש קוביות במגלשה, אסימונים על הקלפים, ופתאום האור כבה.

# המילים שעל הפאות המיוחדות ועל מקום שאינו צריך מספר.
blackout-wild = ג׳וקר
blackout-undo = ביטול
blackout-reroll = הטלה חוזרת
blackout-free = חופשי

# האות של כל קובייה, לפי הפאה המיוחדת שלה; שלוש האותיות שונות.
blackout-die-W = ג
blackout-die-U = ב
blackout-die-R = ה
blackout-die = קובייה { $die } מראה { $face }
blackout-die-aside = קובייה { $die } מונחת בצד
blackout-dice = קוביות

blackout-card = קלף { $card }
blackout-card-coming = הקלף הבא בדרך
blackout-space-open = { $number }, פתוח, קלף { $card }, מקום { $space }
blackout-space-covered = { $number }, מכוסה, קלף { $card }, מקום { $space }
blackout-space-free = חופשי, מכוסה, קלף { $card }, מקום { $space }

blackout-tray = מה שנשאר מההטלה
blackout-token = { $item }
blackout-token-lost = { $item }, אין לו מקום
blackout-fits-nowhere = אין לו מקום עכשיו
blackout-about-wild = מניחים אסימון על איזה מקום פתוח שרוצים.
blackout-about-undo = מורידים אסימון אחד מקלף כלשהו.
blackout-about-reroll = מטילים שוב את שתי הקוביות האחרות.

blackout-roll-do = הטלה
blackout-reroll-do = הטלה חוזרת
blackout-end-do = סוף התור
blackout-call = בלאקאאוט!
blackout-keys-number = לקחת את המספר הזה
blackout-keys-use = לשחק אותו במקום הזה, או להטיל

blackout-your-turn = תורך
blackout-turn-of =
    { $who ->
        [you] תורך
        [nobody] הכיסא עוד פנוי
       *[other] התור של { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] עכשיו תורך
        [nobody] הכיסא עוד פנוי
       *[other] עכשיו התור של { $name }
    }
blackout-setting = הקלפים נפרסים
blackout-extra-turn = תור נוסף
blackout-left = מחוץ למשחק
blackout-hint-roll = שולחים את הקוביות במגלשה
blackout-hint-wait =
    { $who ->
        [you] ממתינים להטלה שלך
        [nobody] ההטלה ממתינה
       *[other] ממתינים להטלה של { $name }
    }
blackout-cards-won =
    { $count ->
        [one] קלף אחד מתוך { $goal }
        [two] שני קלפים מתוך { $goal }
       *[other] { $count } קלפים מתוך { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: קלף אחד מתוך { $goal }
        [two] { $name }: שני קלפים מתוך { $goal }
       *[other] { $name }: { $count } קלפים מתוך { $goal }
    }
blackout-pile =
    { $count ->
        [one] קלף אחד בקופה
        [two] שני קלפים בקופה
       *[other] { $count } קלפים בקופה
    }
blackout-chips =
    { $count ->
        [one] נותר אסימון אחד
        [two] נותרו שני אסימונים
       *[other] נותרו { $count } אסימונים
    }
blackout-last-roll = ההטלה האחרונה: { $dice }
blackout-pending = נשאר לשחק: { $items }.
blackout-lost = אין מקום עכשיו: { $items }

blackout-said-begins =
    { $who ->
        [you] התור הראשון שלך.
        [nobody] התור הראשון של כיסא פנוי.
       *[other] התור הראשון של { $name }.
    }
blackout-said-rolled =
    { $who ->
        [you] ההטלה שלך: { $dice }.
        [nobody] הקוביות מראות { $dice }.
       *[other] ההטלה של { $name }: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] שתי קוביות שוב, ההטלה שלך: { $dice }.
        [nobody] שתי קוביות שוב: { $dice }.
       *[other] שתי קוביות שוב, ההטלה של { $name }: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] { $item } שלך: אסימון על קלף { $card }, מקום { $space }.
        [nobody] אסימון מונח על קלף { $card }, מקום { $space }.
       *[other] { $item } של { $name }: אסימון על קלף { $card }, מקום { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] הביטול שלך: האסימון יורד מקלף { $card }, מקום { $space }.
        [nobody] האסימון ירד מקלף { $card }, מקום { $space }.
       *[other] הביטול של { $name }: האסימון יורד מקלף { $card }, מקום { $space }.
    }
blackout-said-won =
    { $who ->
        [you] הקלף שלך.
        [nobody] קלף נלקח.
       *[other] קלף עובר אל { $name }.
    }
blackout-said-opened = נפתח קלף { $card }.
blackout-said-blackout = בלאקאאוט! הקריאה הראשונה זוכה בקלף.
blackout-said-called =
    { $who ->
        [you] הקריאה שלך הייתה הראשונה!
        [nobody] הקריאה הראשונה נשמעה!
       *[other] הקריאה של { $name } הייתה הראשונה!
    }
blackout-said-nobody = אף אחד לא קרא בזמן.
blackout-said-nothing = אין מקום לאף מספר.
blackout-said-ended =
    { $who ->
        [you] סוף התור שלך.
        [nobody] סוף התור.
       *[other] סוף התור של { $name }.
    }
blackout-said-left =
    { $who ->
        [you] עזבת את המשחק.
        [nobody] מישהו עזב את המשחק.
       *[other] { $name } מחוץ למשחק.
    }
blackout-said-back = מהלך הוחזר.
blackout-said-turn =
    { $who ->
        [you] עכשיו תורך.
        [nobody] עכשיו התור של כיסא פנוי.
       *[other] עכשיו התור של { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] יש לך תור נוסף.
        [nobody] יש תור נוסף.
       *[other] תור נוסף של { $name }.
    }
blackout-said-over =
    { $who ->
        [you] המשחק נגמר. הניצחון שלך.
        [together] המשחק נגמר. ניצחון משותף שלך עם { $names }.
        [several] המשחק נגמר. ניצחון משותף: { $names }.
        [nobody] המשחק נגמר.
       *[other] המשחק נגמר. הניצחון של { $names }.
    }

blackout-move-roll = להטיל את הקוביות
blackout-move-reroll = הטלה חוזרת של שתי הקוביות האחרות
blackout-move-end = לסיים את התור
blackout-move-call = לקרוא בלאקאאוט!
blackout-move-call-as =
    { $who ->
        [you] קריאה שלך: בלאקאאוט!
        [nobody] קריאה: בלאקאאוט!
       *[other] קריאה של { $name }: בלאקאאוט!
    }
blackout-move-number = { $number } על קלף { $card }, מקום { $space }
blackout-move-wild = ג׳וקר על ה־{ $number } של קלף { $card }, מקום { $space }
blackout-move-undo = ביטול של ה־{ $number } בקלף { $card }, מקום { $space }

blackout-text-not-now = אין לך מה לעשות כרגע.
blackout-text-moves = מה אפשר לעשות
blackout-text-state = מצב המשחק
blackout-cards-table = הקלפים הגלויים
blackout-space-column = מקום
blackout-cell-open = { $number }, פתוח
blackout-cell-covered = { $number }, מכוסה

blackout-sheet = מי שמגיע ראשון ל־{ $goal } קלפים מנצח
blackout-sheet-place = מקום
blackout-sheet-player = שם
blackout-sheet-cards = קלפים שנצברו

## למה משהו נדחה או למה המשחק נגמר, בכמה שפחות מילים

reason-not-pending = לא בהטלה הזאת
reason-no-match = המספר לא מתאים
reason-covered = כבר מכוסה
reason-no-chip = אין שם אסימון
reason-no-blackout = אין עכשיו בלאקאאוט
reason-five-cards = חמישה קלפים

## מהלכים כפי שהם מסופרים בצפייה חוזרת

replay-blackout-roll = הקוביות במגלשה
replay-blackout-reroll = שתי קוביות שוב
replay-blackout-end = סוף התור
replay-blackout-call = בלאקאאוט!
replay-blackout-put = { $what } על קלף { $card }, מקום { $space }
replay-blackout-undo = אסימון ירד מקלף { $card }, מקום { $space }
replay-blackout-draw = קלף חדש
replay-blackout-begin =
    { $who ->
        [you] ההתחלה שלך
        [nobody] התחלה: כיסא פנוי
       *[other] התחלה: { $name }
    }

## הרמז / הניתוח

blackout-advice-take = להניח אותו
blackout-advice-said = רמז: { $move }. { $chance }.
blackout-chance = סיכוי לנצח: בערך { $percent }
blackout-review-chances = סיכוי לנצח: { $played } במקום { $better }
