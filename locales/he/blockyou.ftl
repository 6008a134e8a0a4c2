### שולחן המשחק של BlockYou!

blockyou-call = BlockYou!

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
blockyou-ready-solo-about = מניחים את כל הקלפים כמה שיותר מהר: כל צבע על צבעו, ולבן מתאים לכולם. בלי אצבע שמצביעה אליך.
blockyou-ready-me = אפשר להתחיל
blockyou-ready-us = כולנו כאן, אפשר להתחיל
blockyou-ready-count = { $ready } מתוך { $count } מחכים להתחלה

## המצב של כל אחד

blockyou-status-idle = עוד לא כאן
blockyou-status-ready = מחכים
blockyou-status-active = בחיפוש
blockyou-status-alone = אחרון במשחק
blockyou-status-done = הקלף הונח
blockyou-status-blocked = חסימה
blockyou-status-fault = פסילה
blockyou-status-last = מאוחר מדי
blockyou-status-returned = הקלף חזר
blockyou-status-out = מחוץ לסיבוב
blockyou-status-left = עזיבה
blockyou-fault-colours = צבעים לא תואמים
blockyou-fault-self = אצבע לעצמי
blockyou-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by = חסימה של { $name }
blockyou-own-done = יש!
blockyou-own-last = מאוחר מדי: הקלף חוזר לסוף התור
blockyou-own-returned = הקלף חוזר לסוף התור
blockyou-own-out = אחרי הפסילה יושבים בחוץ בסיבוב הזה. חוזרים בסיבוב הבא.
blockyou-own-fault-colours = הצבעים לא תואמים. קלף עונשין אחד, ומחוץ לסיבוב הזה ולבא אחריו.
blockyou-own-fault-self = אצבע הצביעה אליך. קלף עונשין אחד, ומחוץ לסיבוב הזה ולבא אחריו.
blockyou-solo-fault-colours = הצבעים לא תואמים: קלף עונשין
blockyou-solo-fault-self = אצבע הצביעה אליך: קלף עונשין

## היד

blockyou-hand-down = הקלף שלך, הפוך
blockyou-hand-card = הקלף שלך: { $card }. לחיצה מסובבת אותו.
blockyou-lay-do = להניח
blockyou-hint-touch = גוררים אותו אל השדה, או נוגעים במקום. נגיעה בקלף מסובבת אותו.
blockyou-hint-mouse = גוררים אותו אל השדה. R או הגלגלת מסובבים אותו.
blockyou-watching = צפייה במשחק

## זמנים ותוצאות

blockyou-seconds-left =
    { $seconds ->
        [one] נשארה שנייה אחת
        [two] נשארו שתי שניות
       *[other] נשארו { $seconds } שניות
    }
blockyou-last-other = במשחק נשאר רק המקום של { $name }
blockyou-count = { $figure }
blockyou-solo-time = זמן
blockyou-solo-left =
    { $count ->
        [one] נשאר קלף אחד
        [two] נשארו שני קלפים
       *[other] נשארו { $count } קלפים
    }
blockyou-result-title = סיבוב { $round }
blockyou-result-later = כעבור { $ms } אלפיות שנייה
blockyou-result-blocks = חסימה: { $names }
blockyou-result-nobody = אף קלף לא הונח
blockyou-ending-all = לא נשאר אף אחד: הסיבוב נגמר.
blockyou-ending-last =
    { $who ->
        [you] נשארת לבד בסיבוב.
       *[other] בסיבוב נשאר רק המקום של { $name }.
    }
blockyou-ending-time = הזמן נגמר: הקלפים חוזרים.
blockyou-ending-dead = כבר אי אפשר היה להניח אף קלף: הקלפים חוזרים.
blockyou-ending-refreshed = אף אחד לא יכול היה להניח: הנה שדה חדש.

## מה שנאמר בקול

blockyou-said-ready =
    { $who ->
        [you] אפשר להתחיל מבחינתך.
       *[other] אפשר להתחיל מבחינת { $name }.
    }
blockyou-said-left =
    { $who ->
        [you] עזבת את המשחק.
       *[other] עזיבה: { $name }.
    }
blockyou-said-countdown = שלוש, שתיים, אחת…
blockyou-said-round = סיבוב { $round }.
blockyou-said-card = הקלף שלך: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! הנחת קלף בשורה { $row }, עמודה { $column }.
       *[other] BlockYou! קלף של { $name } בשורה { $row }, עמודה { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] פסילה: הצבעים לא תואמים בשורה { $row }, עמודה { $column }. קיבלת קלף עונשין.
       *[other] פסילה של { $name }: הצבעים לא תואמים בשורה { $row }, עמודה { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] פסילה: אצבע הצביעה אליך. קיבלת קלף עונשין.
       *[other] פסילה של { $name }: אצבע אל המקום שלו עצמו.
    }
blockyou-said-blocked =
    { $count ->
        [one] חסימה: { $names }.
       *[other] חסימות: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] נשארת לבד: עשר שניות!
       *[other] במשחק נשאר רק המקום של { $name }: עשר שניות.
    }
blockyou-said-over =
    { $who ->
        [you] המשחק נגמר. ניצחת.
       *[other] המשחק נגמר. ניצחון של { $name }.
    }
blockyou-now-ready = המרוץ מתחיל כשכולם כאן.
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
blockyou-text-places = איפה השדה מאפשר קלף
blockyou-text-row-places = שורה { $row }: עמודות { $columns }
blockyou-text-field = השדה: שורות מצפון, עמודות ממערב
blockyou-text-cell = { $colour }, קלף { $card }
blockyou-text-row-head = שורה { $row }
blockyou-text-column-head = עמודה { $column }
blockyou-text-players = מה המצב
blockyou-text-pile =
    { $count ->
        [one] נשאר קלף עונשין אחד
        [two] נשארו שני קלפי עונשין
       *[other] נשארו { $count } קלפי עונשין
    }

## דף הניקוד

blockyou-sheet = מי שמניח ראשון את כל הקלפים מנצח
blockyou-sheet-solo = משחק לבד
blockyou-sheet-place = מקום
blockyou-sheet-player = שם
blockyou-sheet-cards = קלפים שנשארו
blockyou-sheet-time = זמן
