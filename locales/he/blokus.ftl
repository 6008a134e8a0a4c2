### לוח המשחק של בלוקוס.

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
blokus-standing-left = עזיבה
blokus-skipped = התור דולג

blokus-your-turn = תורך
blokus-turn-of = תור: { $name }
blokus-waiting-for = ממתינים ל־{ $name }
blokus-drawing-lots = מגרילים מי ראשון
blokus-lay-for-all = התור שלך להניח בצבע המשותף
blokus-you-win = ניצחון!
blokus-wins = הניצחון של { $name }
blokus-shared-win = ניצחון משותף

blokus-lay = להניח כאן
blokus-turn = סיבוב
blokus-turn-key = סיבוב (R)
blokus-flip = היפוך
blokus-flip-key = היפוך (F)
blokus-put-back = החזרה
blokus-pass = ויתור על התור
blokus-turn-board = סיבוב הלוח
blokus-holding = ביד: { $piece }
blokus-hint-take = לוקחים חלק ומניחים על הלוח
blokus-hint-holding = R לסיבוב, F להיפוך, Esc להחזרה

blokus-said-laid = { $colour }: { $piece } הונח על { $cells }.
blokus-said-returned = { $colour }: { $piece } הוחזר.
blokus-said-passed = { $colour }: ויתור על התור.
blokus-said-skipped = { $colour }: לא נותר מקום, והתור דולג.
blokus-said-turn =
    { $who ->
        [you] תורך להניח { $colour }.
       *[other] התור של { $name } להניח { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] המשחק נגמר. הניצחון שלך.
        [one] המשחק נגמר. הניצחון של { $names }.
       *[several] המשחק נגמר. ניצחון משותף: { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, מתאים
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = אין כרגע חלק שתורך להניח.
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
blokus-sheet-plus = +{ $bonus }
blokus-sheet-number = { $value }
blokus-sheet-not-counted = לא נספר
