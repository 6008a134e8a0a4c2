### בלוקוס: כל מה שהדפים אומרים עליו, חוץ מהכללים.

game-blokus = בלוקוס
game-blokus-pitch = פינה אל פינה, אף פעם לא צד אל צד: מוצאים מקום לכל החלקים לפני שאחרים תופסים אותו.

blokus-colour-blue = כחול
blokus-colour-yellow = צהוב
blokus-colour-red = אדום
blokus-colour-green = ירוק

# אות לכל צבע, למי שמתקשה להבחין בין צבעים; כל האותיות שונות. היו״ד קטנה מדי לקריאה מרחוק, ולכן הרי״ש של ירוק.
blokus-letter-blue = כ
blokus-letter-yellow = צ
blokus-letter-red = א
blokus-letter-green = ר

blokus-board = לוח
blokus-shared = צבע משותף
blokus-squares-left =
    { $count ->
        [one] נותרה משבצת אחת
        [two] נותרו שתי משבצות
       *[other] נותרו { $count } משבצות
    }
blokus-pieces-left =
    { $count ->
        [one] נותר חלק אחד
        [two] נותרו שני חלקים
       *[other] נותרו { $count } חלקים
    }
blokus-tray = החלקים בצבע { $colour }
blokus-piece = חלק { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, אין מקום
        [one] { $piece }, מקום אחד
        [two] { $piece }, שני מקומות
       *[other] { $piece }, { $count } מקומות
    }
blokus-whose-tray = החלקים של איזה צבע יוצגו

blokus-standing-blocked = אין עוד מהלכים
blokus-standing-finished = הכול הונח
blokus-standing-left = מחוץ למשחק
blokus-skipped = התור דולג

blokus-your-turn = תורך
blokus-turn-of =
    { $who ->
        [you] תורך
        [nobody] הכיסא עוד פנוי
       *[other] התור של { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] תורך
        [nobody] הכיסא עוד פנוי
       *[other] ממתינים ל־{ $name }
    }
blokus-drawing-lots = מגרילים מי ראשון
blokus-lay-for-all = התור שלך להניח בצבע המשותף
blokus-you-win = ניצחת!
blokus-wins =
    { $who ->
        [you] ניצחת!
        [nobody] אף אחד לא ניצח
       *[other] הניצחון של { $name }
    }
blokus-shared-win = ניצחון משותף

blokus-lay = להניח כאן
blokus-turn = סיבוב
blokus-turn-key = סיבוב ({ "R" })
blokus-flip = היפוך
blokus-flip-key = היפוך ({ "F" })
blokus-keys-jump = קפיצה למקום הבא שמתאים באותו צד
blokus-put-back = החזרה
blokus-pass = ויתור
blokus-pass-sure = כן, לוותר
blokus-turn-board = סיבוב הלוח
blokus-holding = ביד: { $piece }
blokus-hint-take = לוקחים חלק ומניחים על הלוח
blokus-hint-holding = { "R" } לסיבוב, { "F" } להיפוך, { "Esc" } להחזרה

blokus-said-laid = { $colour }: { $piece } הונח על { $cells }.
blokus-said-returned = { $colour }: { $piece } הוחזר.
blokus-said-passed = { $colour }: ויתור על התור.
blokus-said-skipped = { $colour }: לא נותר מקום, והתור דולג.
blokus-said-turn =
    { $who ->
        [you] תורך להניח { $colour }.
        [nobody] הכיסא של { $colour } עוד פנוי.
       *[other] התור של { $name } להניח { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] המשחק נגמר. הניצחון שלך.
        [together] המשחק נגמר. ניצחון משותף שלך עם { $names }.
        [several] המשחק נגמר. ניצחון משותף: { $names }.
        [nobody] המשחק נגמר.
       *[other] המשחק נגמר. הניצחון של { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, מתאים
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = אין לך כרגע חלק להניח.
blokus-text-pieces = חלקים שיש להם מקום
blokus-text-places = מקומות ל־{ $piece }
blokus-place =
    { $count ->
        [one] { $piece } על { $cells }, מכסה משבצת אחת
        [two] { $piece } על { $cells }, מכסה שתי משבצות
       *[other] { $piece } על { $cells }, מכסה { $count } משבצות
    }
blokus-text-before = הקודמים
blokus-text-after = הבאים
blokus-text-page = עמוד { $page } מתוך { $pages }
blokus-board-table = הלוח, שורה אחר שורה מלמעלה
blokus-empty = ריק

blokus-sheet-basic = מנצחים עם הכי מעט משבצות שנותרו
blokus-sheet-advanced = מנצחים עם הכי הרבה נקודות: מינוס אחת לכל משבצת, ועוד הבונוס
blokus-sheet-place = מקום
blokus-sheet-player = שם
blokus-sheet-left = משבצות שנותרו
blokus-sheet-bonus = בונוס
blokus-sheet-total = סך הכול
blokus-sheet-number = { $value }
blokus-sheet-not-counted = לא נספר

## למה משהו נדחה או למה המשחק נגמר, בכמה שפחות מילים

reason-off-board = מחוץ ללוח
reason-overlap = המשבצת תפוסה
reason-bad-shape = לא הצורה הזאת
reason-no-start-corner = לכסות פינה
reason-no-start-square = לכסות את משבצת הפתיחה
reason-edge-contact = צמוד לצבע שלך
reason-no-corner-contact = לגעת בפינה
reason-all-passed = כולם ויתרו
reason-no-more-moves = אין עוד מהלכים
replay-blokus-lay =
    { $squares ->
        [one] משבצת אחת ב־{ $cell }
        [two] שתי משבצות ב־{ $cell }
       *[other] { $squares } משבצות ב־{ $cell }
    }
replay-blokus-pass = ויתור
replay-blokus-begin =
    { $who ->
        [you] ההתחלה שלך
        [nobody] התחלה: כיסא פנוי
       *[other] התחלה: { $name }
    }

## רישומים

end-record-blksgf = לתוכנת { "Pentobi" } ({ ".blksgf" })
