### בלוקיו!: כל מה שהדפים אומרים עליו, חוץ מהכללים.

game-blockyou = בלוקיו!
game-blockyou-pitch = בלי תורות ובלי רחמים: מתאימים צבעים, מניחים ראשונים, והאצבעות שעל הקלף מוציאות אחרים מהסיבוב.

# The empty placeable makes two parts of it, so that Fluent isolates the word and its mark stays at the left.
blockyou-call = { "חוסם!" }{ "" }

# צבעי הקלפים; לבן מתאים לכולם.
blockyou-colour-W = לבן
blockyou-colour-R = אדום
blockyou-colour-O = כתום
blockyou-colour-Y = צהוב
blockyou-colour-L = ירוק בהיר
blockyou-colour-B = כחול
blockyou-colour-P = סגול

blockyou-direction-N = צפון
blockyou-direction-NE = צפון־מזרח
blockyou-direction-E = מזרח
blockyou-direction-SE = דרום־מזרח
blockyou-direction-S = דרום
blockyou-direction-SW = דרום־מערב
blockyou-direction-W = מערב
blockyou-direction-NW = צפון־מערב
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = למעלה משמאל { $nw } ומימין { $ne }, למטה משמאל { $sw } ומימין { $se }; אצבע אחת אל { $one }, השנייה אל { $other }

## מוכנים

blockyou-ready-title = כולם משחקים בבת אחת
blockyou-ready-about = מניחים את הקלף על כמה קלפים יחד: כל צבע על צבעו, ולבן מתאים לכולם. האצבעות חוסמות את מי שהן מצביעות עליו.
blockyou-ready-solo-about = מניחים את כל הקלפים כמה שיותר מהר: כל צבע על צבעו, ולבן מתאים לכולם. בלי אצבע שמצביעה עליך.
blockyou-ready-me = אפשר להתחיל
blockyou-ready-us = כולנו מוכנים
blockyou-ready-start = להתחיל את הספירה
blockyou-ready-count = { $ready } מתוך { $count } מוכנים

## המצב של כל אחד

blockyou-status-idle = עוד לא מוכנים
blockyou-status-leads = בתפקיד האחראי
blockyou-status-ready = מוכנים
blockyou-status-active = בחיפוש
blockyou-status-alone = לבד בסיבוב
blockyou-status-done = הונח
blockyou-status-blocked = חסימה
blockyou-status-fault = הנחה שגויה
blockyou-status-last = מאוחר מדי
blockyou-status-returned = הקלף חזר
blockyou-status-out = מחוץ לסיבוב
blockyou-status-left = מחוץ למשחק
blockyou-fault-colours = צבעים לא תואמים
blockyou-fault-self = הצבעה עצמית
blockyou-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] חסימה שלך
        [nobody] חסימה
       *[other] חסימה של { $name }
    }
blockyou-own-done = יש!
blockyou-own-last = נשארת לבד: הקלף חוזר אליך
blockyou-own-returned = הקלף חוזר אליך
blockyou-own-out = אחרי ההנחה השגויה יושבים בחוץ בסיבוב הזה. חוזרים בסיבוב הבא.
blockyou-own-fault-colours = הצבעים לא תואמים. קלף קנס אחד, ומחוץ לסיבוב הזה ולבא אחריו.
blockyou-own-fault-self = אצבע הצביעה עליך. קלף קנס אחד, ומחוץ לסיבוב הזה ולבא אחריו.
blockyou-solo-fault-colours = הצבעים לא תואמים: קלף קנס
blockyou-solo-fault-self = אצבע הצביעה עליך: קלף קנס

## היד

blockyou-hand-down = הקלף שלך, פניו מטה
blockyou-hand-card = הקלף שלך: { $card }. לחיצה מסובבת אותו.
blockyou-lay-do = להניח
blockyou-hint-touch = גוררים אותו אל שטח המשחק, או נוגעים במקום. נגיעה בקלף מסובבת אותו.
blockyou-hint-mouse = גוררים אותו אל שטח המשחק. { "R" } או הגלגלת מסובבים אותו.
blockyou-watching = צפייה במשחק

## זמנים ותוצאות

blockyou-seconds-left =
    { $seconds ->
        [one] נשארה שנייה אחת
        [two] נשארו שתי שניות
       *[other] נשארו { $seconds } שניות
    }
blockyou-last-other =
    { $who ->
        [you] נשארת לבד
        [nobody] איש לא נשאר
       *[other] רק { $name } עדיין בסיבוב
    }
blockyou-count = { $figure }
blockyou-solo-time = זמן
blockyou-solo-left =
    { $count ->
        [one] נשאר קלף אחד
        [two] נשארו שני קלפים
       *[other] נשארו { $count } קלפים
    }
blockyou-result-title = סיבוב { $round }
blockyou-result-later = כעבור { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } שנ׳
blockyou-result-blocks = חסימה: { $names }
blockyou-result-nobody = אף קלף לא הונח
blockyou-ending-all = לא נשאר אף אחד: הסיבוב נגמר.
blockyou-ending-last =
    { $who ->
        [you] נשארת לבד בסיבוב.
        [nobody] בסיבוב נשאר רק מקום אחד.
       *[other] בסיבוב נשאר רק המקום של { $name }.
    }
blockyou-ending-time = הזמן נגמר: הקלפים חוזרים.
blockyou-ending-dead = כבר אי אפשר היה להניח אף קלף: הקלפים חוזרים.
blockyou-ending-refreshed = אף אחד לא יכול היה להניח: הנה שטח משחק חדש.
blockyou-fitted-show = להראות איפה הקלף התאים
blockyou-fitted =
    { $count ->
        [0] הקלף שלך לא התאים בשום מקום
        [one] הקלף שלך התאים במקום אחד
        [two] הקלף שלך התאים בשני מקומות
       *[other] הקלף שלך התאים ב־{ $count } מקומות
    }
blockyou-pause = הפסקה
blockyou-pause-later = הפסקה אחרי הסיבוב הזה
blockyou-pause-comes = אחרי הסיבוב הזה תהיה הפסקה
blockyou-paused =
    { $who ->
        [you] ביקשת הפסקה
        [nobody] הפסקה
       *[other] הפסקה לבקשת { $name }
    }
blockyou-go-on = להמשיך

## מה שנאמר בקול

blockyou-said-ready =
    { $who ->
        [you] אפשר להתחיל מבחינתך.
        [nobody] אפשר להתחיל.
       *[other] אפשר להתחיל מבחינת { $name }.
    }
blockyou-said-left =
    { $who ->
        [you] עזבת את המשחק.
        [nobody] מישהו עזב את המשחק.
       *[other] { $name } מחוץ למשחק.
    }
blockyou-said-countdown = שלוש, שתיים, אחת…
blockyou-said-round = סיבוב { $round }.
blockyou-said-card = הקלף שלך: { $card }.
blockyou-said-laid =
    { $who ->
        [you] חוסם! הנחת קלף בשורה { $row }, עמודה { $column }.
        [nobody] חוסם! קלף בשורה { $row }, עמודה { $column }.
       *[other] חוסם! קלף של { $name } בשורה { $row }, עמודה { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] הנחה שגויה: הצבעים לא תואמים בשורה { $row }, עמודה { $column }. קיבלת קלף קנס.
        [nobody] הנחה שגויה: הצבעים לא תואמים בשורה { $row }, עמודה { $column }.
       *[other] הנחה שגויה של { $name }: הצבעים לא תואמים בשורה { $row }, עמודה { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] הנחה שגויה: אצבע הצביעה עליך. קיבלת קלף קנס.
        [nobody] הנחה שגויה: הצבעה עצמית.
       *[other] הנחה שגויה של { $name }: הצבעה עצמית.
    }
blockyou-said-blocked =
    { $count ->
        [one] חסימה: { $names }.
        [two] חסימות: { $names }.
       *[other] חסימות: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] נשארת לבד: עשר שניות!
        [nobody] נשארו עשר שניות.
       *[other] רק { $name } עדיין בסיבוב: עשר שניות.
    }
blockyou-said-over =
    { $who ->
        [you] המשחק נגמר. ניצחת.
        [nobody] המשחק נגמר.
       *[other] המשחק נגמר. ניצחון של { $name }.
    }
blockyou-now-ready = המרוץ מתחיל כשכולם מוכנים.
blockyou-now-leader =
    { $who ->
        [you] כשהאחרים מוכנים, הספירה מתחילה לפי הסימן שלך.
        [nobody] כשהאחרים מוכנים, הספירה מתחילה לפי הסימן של כיסא פנוי.
       *[other] כשהאחרים מוכנים, הספירה מתחילה לפי הסימן של { $name }.
    }
blockyou-now-countdown = הקלפים הבאים עומדים להתהפך.
blockyou-now-race = עדיין בחיפוש: { $names }.

## שולחן המשחק במילים

blockyou-text-not-now = אין לך מה לעשות עכשיו.
blockyou-text-hand = { $name }, הקלף שלך
blockyou-text-row = השורה של הריבועים העליונים
blockyou-text-column = העמודה של הריבועים השמאליים
blockyou-text-turn = סיבוב
blockyou-text-turn-0 = בלי סיבוב: { $card }
blockyou-text-turn-1 = רבע סיבוב: { $card }
blockyou-text-turn-2 = חצי סיבוב: { $card }
blockyou-text-turn-3 = שלושת רבעי סיבוב: { $card }
blockyou-text-lay = להניח
blockyou-text-places = איפה אפשר להניח קלף
blockyou-text-row-places = שורה { $row }: עמודות { $columns }
blockyou-text-field = שטח המשחק: שורות מצפון, עמודות ממערב
blockyou-text-cell = { $colour }, קלף { $card }
blockyou-text-row-head = שורה { $row }
blockyou-text-column-head = עמודה { $column }
blockyou-text-players = מה המצב
blockyou-text-pile =
    { $count ->
        [one] נשאר קלף קנס אחד
        [two] נשארו שני קלפי קנס
       *[other] נשארו { $count } קלפי קנס
    }

## דף הניקוד

blockyou-sheet = מי שמניח ראשון את כל הקלפים מנצח
blockyou-sheet-solo = משחק לבד
blockyou-sheet-place = מקום
blockyou-sheet-player = שם
blockyou-sheet-cards = קלפים שנשארו
blockyou-sheet-time = זמן
blockyou-sheet-fastest = הכי מהיר
blockyou-sheet-blocks = חסימות
blockyou-sheet-faults = שגיאות
blockyou-best = שיא לשבירה: { $time }
blockyou-best-new = הזמן הכי טוב שלך!
blockyou-best-all = הזמנים הכי טובים שלך: { $times }

## למה משהו נדחה או למה המשחק נגמר, בכמה שפחות מילים

reason-not-active = מחוץ לסיבוב
reason-off-field = מחוץ לשטח המשחק
reason-covers-one-card = מכסה קלף אחד

## מהלכים כפי שהם מסופרים בצפייה חוזרת

replay-blockyou-ready = מוכנים
replay-blockyou-begin =
    { $who ->
        [you] הספירה מתחילה לפי הסימן שלך
        [nobody] הספירה מתחילה לפי הסימן של כיסא פנוי
       *[other] הספירה מתחילה לפי הסימן של { $name }
    }
replay-blockyou-count = שלוש, שתיים, אחת, אפס
replay-blockyou-turn = הקלפים מתהפכים
replay-blockyou-lay =
    { $turns ->
        [0] קלף בשורה { $row }, עמודה { $column }
        [1] קלף בשורה { $row }, עמודה { $column }, רבע סיבוב ימינה
        [2] קלף בשורה { $row }, עמודה { $column }, חצי סיבוב
        [3] קלף בשורה { $row }, עמודה { $column }, רבע סיבוב שמאלה
       *[other] קלף בשורה { $row }, עמודה { $column }
    }
replay-blockyou-hidden = קלף שפניו מטה
replay-blockyou-draw = קלף מהקופה: { $card }
