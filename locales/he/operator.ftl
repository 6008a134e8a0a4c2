# הדף של מי שמפעיל את השרת.

operator-title = ניהול
operator-key = מפתח המפעיל
operator-key-about = למי שמפעיל את השרת הזה. המפתח נמצא ליד הנתונים; הפקודה הזו מציגה אותו שם.
operator-enter = פתיחה
operator-leave = נעילה
operator-ready = הכול תקין
operator-problem-draining = השרת נעצר
operator-problem-store-unreachable = האחסון אינו משיב
operator-problem-store-failing = האחסון אינו מצליח לכתוב
operator-problem-disk-full = הדיסק מלא
operator-problem-bus-lost = אין קשר עם הצמתים האחרים
operator-problem-no-jetstream = העובדים אינם מקבלים תורות: ב־{ "NATS" } אין { "JetStream" }
operator-since = הופעל { $ago }

## מספרים

operator-figures = מספרים
operator-people = אנשים כאן
operator-pages =
    { $count ->
        [one] דף פתוח אחד
        [two] שני דפים פתוחים
       *[other] { $count } דפים פתוחים
    }
operator-running = משחקים פעילים
operator-kept =
    { $count ->
        [one] שולחן שמור אחד
        [two] שני שולחנות שמורים
       *[other] { $count } שולחנות שמורים
    }
operator-append = מהלך נשמר בתוך
operator-lag = שעונים מאחרים עד { $ms }
operator-ms = { $ms } מ״ש
operator-commands = פקודות עד כה
operator-bots-waiting =
    { $count ->
        [0] אף בוט אינו ממתין
        [one] בוט אחד ממתין
        [two] שני בוטים ממתינים
       *[other] { $count } בוטים ממתינים
    }
operator-by-game = לפי משחק
operator-game-count = { $running } מתוך { $kept }
operator-troubles = תקלות מאז ההפעלה
operator-store-errors = מהלכים שלא נשמרו
operator-damaged = שולחנות פגומים
operator-bot-failures = בוטים שכשלו
operator-cut-offs = דפים שנותקו כי לא קראו
operator-refusals = סירובים נפוצים
operator-no-refusals = דבר לא סורב.

## שולחנות

operator-tables = שולחנות
operator-search = שם, משחק או כתובת
operator-over = הסתיים
operator-live =
    { $count ->
        [one] דף אחד
        [two] שני דפים
       *[other] { $count } דפים
    }
operator-awake = ער
operator-asleep = ישן
operator-events =
    { $count ->
        [one] אירוע אחד
        [two] שני אירועים
       *[other] { $count } אירועים
    }
operator-nothing-found = לא נמצא דבר. אולי פחות אותיות?
operator-no-tables = אין עדיין שולחנות.
operator-more = עוד

## שולחן אחד

operator-standing = מצב
operator-under-way = פעיל
operator-closed = נסגר בידי המפעיל
operator-log-damaged = היומן פגום
operator-log-damaged-about = אי אפשר לקרוא את היומן של השולחן הזה, ולכן לא ידוע עליו יותר. היומן יישאר כמות שהוא, גם אם תסגרו את השולחן.
operator-opened = נפתח
operator-changed = שינוי אחרון
operator-log = יומן
operator-study = שיעור או חידה
operator-last-events = מה קרה לאחרונה
operator-event-opened = השולחן נפתח
operator-event-seated = כיסא סודר
operator-event-moved = מהלך
operator-event-chanced = הגרלה
operator-event-elapsed = הזמן תם
operator-event-weighed = המגדל נשקל
operator-event-left = פרישה
operator-event-taken_back = מהלך הוחזר
operator-event-missed = שחקן חסר
operator-event-returned = שחקן חזר
operator-event-paused = בקשה להפסקה
operator-event-resumed = המשך אחרי הפסקה
operator-event-paced = קצב הבוטים
operator-event-tried = תשובה שגויה
operator-event-revealed = הזרע נחשף
operator-event-followed = משחק חוזר
operator-event-closed = נסגר בידי המפעיל
operator-watch = צפייה
operator-export = ייצוא
operator-export-about = הרישום של משחק פעיל מראה מה ששחקניו עוד לא אמורים לדעת. שמרו אותו לעצמכם.
operator-end = סגירת השולחן
operator-end-sure = לסגור את השולחן לצמיתות?
operator-end-about = השחקנים יראו שסגרתם אותו. איש לא ינצח, ואי אפשר להמשיך לשחק כאן. אין דרך חזרה.
operator-end-do = כן, לסגור
