# חידות: מצבים עם שאלה, חידת היום, דירוג ומרוץ.

puzzles-title = חידות
puzzles-streak =
    { $count ->
        [one] יום אחד ברצף
        [two] יומיים ברצף
       *[other] { $count } ימים ברצף
    }
puzzles-streak-best = שיא: { $count }
puzzles-daily = חידת היום
puzzles-daily-about = אותה חידה לכולם, חדשה בכל יום.
puzzles-state-new = עוד לא ניסית
puzzles-state-open = מחכה לך
puzzles-state-wrong = עוד לא נפתרה
puzzles-state-solved = נפתרה
puzzles-practice = אימון
puzzles-ideas = רעיון אחד בכל פעם
puzzles-rush = מרוץ
puzzles-rush-about = שלוש דקות; הטעות השלישית מסיימת.
puzzles-rush-start = להתחיל במרוץ
puzzles-none = אין חידות בשרת הזה.

## חידה. המטרה עומדת מעל הלוח.

puzzles-goal = מטרה
puzzles-goal-better-of-two = איזה מהמהלכים האלה טוב יותר?
puzzles-goal-best-roll = לשחק את ההטלה הזאת הכי טוב שאפשר.
puzzles-goal-block = להשאיר לצד השני כמה שפחות מקום.
puzzles-goal-find-place = למצוא מקום לקלף הזה.
puzzles-goal-find-place-leader = למצוא מקום שבו אצבע מצביעה על מי שיש לו הכי מעט קלפים.
puzzles-goal-fit-everything = למצוא מקום לכל החלקים שלך.
puzzles-goal-keep-lane = להשאיר לעצמך דרך פתוחה.
puzzles-goal-last-piece = למצוא מקום לכל החלקים שלך, והמשבצת הבודדת אחרונה.
puzzles-goal-most-squares =
    { $squares ->
        [one] להניח משבצת אחת: ליותר אין מקום.
        [two] להניח שתי משבצות: ליותר אין מקום.
       *[other] להניח { $squares } משבצות: ליותר אין מקום.
    }
puzzles-goal-which-stands = באיזה מהמקומות האלה הקובייה עומדת?
puzzles-goal-will-it-stand = האם הקובייה תעמוד שם?
puzzles-moves =
    { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }
puzzles-choice-yes = עומדת
puzzles-choice-no = נופלת
puzzles-choice = { $letter }
puzzles-choice-look = להראות את { $letter }
puzzles-level = רמה { $rating }

## למה תשובה נכונה או שגויה

puzzles-right = נכון!
puzzles-wrong = לא בדיוק
puzzles-solved-late = נפתרה בסוף
puzzles-go-on = אפשר לנסות שוב.
puzzles-why-colours-differ = הצבעים שמתחת לקלף אחרים.
puzzles-why-falls = שם היא נופלת.
puzzles-why-finger-misses = אף אצבע לא מצביעה על מי שיש לו הכי מעט קלפים.
puzzles-why-finger-points-back = אצבע מצביעה עליך.
puzzles-why-not-best = זה מותר, אבל יש משהו טוב יותר.
puzzles-why-not-last = הכול נכנס, אבל חלק אחר בא אחרון.
puzzles-why-pieces-left = לחלקים אחדים לא נשאר מקום.
puzzles-why-stands = היא דווקא עומדת.
puzzles-why-too-few-squares = אפשר היה יותר משבצות.
puzzles-idea-any-place = מתחילים מהצבע שבקלף שהוא הנדיר ביותר בשטח המשחק.
puzzles-idea-counterweight = המשקל של קובייה אחת מחזיק אחרת במקומה.
puzzles-idea-deny = תופסים את הפינה שהצד השני הכי צריך.
puzzles-idea-edge = קובייה עומדת כל עוד האמצע שלה נח על זו שמתחתיה.
puzzles-idea-ending = כשנשארים מעט מהלכים, סופרים מה כל צד עוד יכול להניח.
puzzles-idea-finger-on-leader = קודם מסובבים את הקלף כך שאצבע תצביע על המוביל, ואז מחפשים מקום שמתאים לו.
puzzles-idea-lane = מקום לאחר כך שווה יותר ממשבצות עכשיו.
puzzles-idea-leave-little = כשאין במה לזכות, משאירים מעט לבא בתור.
puzzles-idea-lower-joint = מגדל נשבר בחיבור הכי חלש שלו, והוא יכול להיות רחוק למטה.
puzzles-idea-middle-game = מהלך שפותח שתי דרכים טוב ממהלך גדול.
puzzles-idea-order = הסדר קובע: שומרים את המשבצת הבודדת לסוף.
puzzles-idea-packing = קודם מניחים את החלקים הקשים; לקטנים יש מקום בכל פינה.
puzzles-idea-squares = קודם מנסים את החלקים הגדולים, ורואים מה כל אחד סוגר.
puzzles-idea-take-back = ביטול יכול לפתוח מספר שעוזר פעמיים.
puzzles-idea-wild-card = שומרים את הג׳וקר למספר שחסר.
puzzles-idea-win-card = מחפשים את הקלף שההטלה הזאת יכולה להשלים.
puzzles-tag-any-place = למצוא מקום
puzzles-tag-counterweight = משקל נגד
puzzles-tag-deny = לתפוס מקום
puzzles-tag-edge = מעבר לקצה
puzzles-tag-ending = הסיום
puzzles-tag-finger-on-leader = אצבע על המוביל
puzzles-tag-lane = דרכים פתוחות
puzzles-tag-leave-little = להשאיר מעט
puzzles-tag-lower-joint = החיבור החלש
puzzles-tag-middle-game = אמצע המשחק
puzzles-tag-order = הסדר הנכון
puzzles-tag-packing = לסדר הכול
puzzles-tag-squares = הרבה משבצות
puzzles-tag-take-back = ביטול חכם
puzzles-tag-wild-card = הג׳וקר
puzzles-tag-win-card = לזכות בקלף
puzzles-next = לחידה הבאה
puzzles-again = מההתחלה
puzzles-answer = לראות את התשובה

## תוצאות, שיתוף וזמנים

puzzles-share = שיתוף
puzzles-shared = הועתק
puzzles-share-head = { "Blockcade" } { $game }, { $day }
puzzles-board = הזמנים של היום
puzzles-board-none = עוד אף אחד לא פתר בניסיון הראשון.
puzzles-board-answered =
    { $count ->
        [one] אדם אחד ניסה
        [two] שני אנשים ניסו
       *[other] { $count } אנשים ניסו
    }
puzzles-rush-over = המרוץ נגמר
puzzles-rush-solved =
    { $count ->
        [one] נפתרה חידה אחת
        [two] נפתרו שתי חידות
       *[other] נפתרו { $count } חידות
    }
puzzles-rush-best = השיא שלך: { $count }
puzzles-rush-wrong = טעויות: { $count } מתוך { $most }
puzzles-time-left = הזמן שנשאר
puzzles-mine = החידות שלי
puzzles-rating = דירוג
puzzles-rating-early = הערכה ראשונה
puzzles-counts = { $right } מתוך { $tried } בניסיון הראשון
puzzles-mistakes = לתקן טעויות משלך
puzzles-goal-mistake = למצוא מהלך טוב יותר מזה שבמשחק שלך.

reason-colours-differ = הצבעים לא תואמים
reason-falls = שם היא נופלת
reason-finger-misses = לא מצביע על המוביל
reason-finger-points-back = מצביע עליך
reason-not-best = יש טוב מזה
reason-not-last = חלק אחר בא אחרון
reason-not-offered = להשתמש בכפתורים
reason-pieces-left = נשארו חלקים
reason-stands = דווקא עומדת
reason-too-few-squares = אפשר היה יותר
