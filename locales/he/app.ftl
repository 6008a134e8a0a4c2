# מה שנאמר בכל הדפים, בכל המשחקים.

app-name = Blockcade
app-title = { $page } – Blockcade

close = סגירה
cancel = ביטול
done = סיימנו
yes = כן
no = לא
try-again = ניסיון נוסף
to-home = דף הבית

## המתנה ותקלות

waiting-page = רק רגע…
waiting-table = עורכים את השולחן…
waiting-replay = מביאים את המשחק…
broken-part = חלק מהדף לא הגיע.
connection-lost = החיבור אבד. מנסים שוב…
not-found-title = אין כאן כלום
not-found-about = הכתובת הזאת לא מובילה לשום דף. אולי חסרה אות בקישור.
table-title = שולחן
table-gone-about = קיבלת את הקישור ממישהו? כדאי לבקש קישור חדש.
table-closed-about = מי שמפעיל את השרת סגר את השולחן הזה.

## המשחקים

game-blokus = בלוקוס
game-blokus-pitch = פינה אל פינה, אף פעם לא צד אל צד: מוצאים מקום לכל החלקים לפני שאחרים תופסים אותו.
game-blockout = בלוק אאוט!
game-blockout-pitch = בונים גבוה, עוצרים את הנשימה, והעיקר שהמגדל לא ייפול בתור שלך.
game-blockyou = בלוקיו!
game-blockyou-pitch = כולם בבת אחת: מתאימים צבעים, מניחים ראשונים, והאצבע שעל הקלף מוציאה אחרים מהסיבוב.
game-blackout = בלאקאאוט
game-blackout-pitch = שלוש קוביות במגלשה, אסימונים על הקלפים, ופתאום האור כבה.
game-players = { $players } שחקנים
game-minutes =
    { $minutes ->
        [one] כדקה אחת
        [two] כשתי דקות
       *[other] כ־{ $minutes } דקות
    }

## דף הבית

home-motto = עולם משחקי הבלוקים
home-continue = להמשיך לשחק
home-table-nameless =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
home-play = משחקים!
home-starting = עורכים את השולחן…
home-play-about =
    { $count ->
        [1] נגד בוט אחד, מיד.
        [2] נגד שני בוטים, מיד.
        [3] נגד שלושה בוטים, מיד.
       *[other] נגד { $count } בוטים, מיד.
    }
home-set-up = עם חברים
home-rules = איך משחקים

## הגדרות

settings-title = הגדרות
settings-language = שפה
settings-theme = תצוגה
settings-theme-auto = אוטומטית
settings-theme-light = בהירה
settings-theme-dark = כהה
settings-sound = צלילים
settings-patterns = דוגמאות על הצבעים
settings-patterns-about = נקודות, פסים ומשבצות, כדי שלא יהיה צורך להבחין בין צבעים.

## עריכת שולחן

new-title = שולחן { $game }
new-chairs = כיסאות
new-players = שחקנים
new-players-count = { $count }
new-hint = נגיעה בכיסא קובעת מי ישב בו.
new-alone = לבד, נגד השעון.
new-friend = חבר או חברה
new-shared = משותף
new-who = מי כאן?
new-level = באיזו רמה?
new-rules = כללים
new-house-rules = כללי הבית
new-house-rules-changed =
    { $count ->
        [one] (שינוי אחד)
        [two] (שני שינויים)
       *[other] ({ $count } שינויים)
    }
new-takeback = החזרת מהלכים
new-takeback-about = אפשר לבטל מהלך כל עוד אף אדם אחר לא שיחק.
new-hints = רמזים
new-hints-about = בתורו, כל אחד יכול לבקש מהמחשב מהלך טוב.
new-start = מתחילים
new-broken = אי אפשר לערוך את השולחן כרגע.
sitter-me = אני
sitter-me-about = משחקים במכשיר הזה.
sitter-here = כאן לידי
sitter-here-about = מישהו שיושב לידך; מעבירים את המכשיר מיד ליד.
sitter-link = בקישור
sitter-link-about = מקבלים קישור וקוד לשליחה.
sitter-bot = בוט
sitter-bot-about = המחשב משחק.
bot-level-random = רגוע
bot-level-greedy = להוט
bot-level-easy = קל
bot-level-medium = בינוני
bot-level-strong = חזק
bot-level-child = לילדים
bot-level-family = למשפחה
bot-level-champion = לאלופים
bot-level-numbered = { $number } · { $name }
bot-level-1 = צעדים ראשונים
bot-level-1-about = משחק ילדים, מתאים לפעם הראשונה.
bot-level-2 = שובב
bot-level-2-about = לילדים שכבר מכירים את הכללים.
bot-level-3 = ידידותי
bot-level-3-about = משחק רגוע לכל המשפחה.
bot-level-4 = סקרן
bot-level-4-about = למי שמשחקים מדי פעם.
bot-level-5 = פיקח
bot-level-5-about = תופס כל מקום שנשאר פתוח.
bot-level-6 = זהיר
bot-level-6-about = טועה רק לעיתים רחוקות.
bot-level-7 = חד
bot-level-7-about = למי שמתכננים מראש.
bot-level-8 = קשוח
bot-level-8-about = קשה לנצח אותו.
bot-level-9 = רב־אמן
bot-level-9-about = למומחים.
bot-level-10 = במלוא הכוח
bot-level-10-about = כל מה שהוא יודע. הוא לא ממהר, וחושב גם בזמן שחושבים מולו.
bot-name-1 = אלון
bot-name-2 = אדר
bot-name-3 = דובדבן
bot-name-4 = לבנה
bot-name-5 = אגוז

## כיסאות

chair-you = אני
chair-open = כיסא פנוי
chair-away = לא כאן
chair-acting = בתור
chair-nameless = שחקן { $number }
chair-bot = בוט { $number }
chair-menu = { $name }: עוד
seat-standing-bot = בוט משחק: { $level }
seat-standing-here = ליד השולחן
seat-standing-away = לא ליד השולחן כרגע
seat-standing-open = עוד אין כאן אף אחד
seat-name = שם
seat-rename = שינוי שם
seat-reclaim = לחזור לשחק בעצמי
seat-yield = שבוט ישחק במקומי
seat-yield-do = הבוט ממשיך
seat-fill = להושיב כאן בוט
seat-fill-do = הושבת בוט
seat-offer = הזמנה בקישור
seat-new-link = קישור חדש
seat-resign = פרישה
seat-resign-sure = לפרוש לגמרי? האחרים ממשיכים לבד.
seat-resign-do = כן, לפרוש

## הזמנות

invite-title = להזמין חברים
invite-chair = לאיזה כיסא?
invite-how = מכוונים טלפון אל הקוד, או שולחים את הקישור.
invite-code = קוד ההזמנה
invite-link = קישור ההזמנה
invite-copy = העתקת הקישור
invite-copied = הועתק
invite-share = שיתוף
invite-text = בואו לשחק איתי!
invite-only-here = הקישור הזה עובד רק במחשב הזה. כדי להכניס מכשירים אחרים מפעילים את השרת עם { "--host 0.0.0.0" }.
invite-waiting = אין צורך לחכות: המשחק מתקדם ברגע שמגיע תורו של מישהו שכבר כאן.
invite-all-here = כולם הגיעו.
invite-to-game = למשחק
claim-title = כיסא מחכה לך
claim-about = הוזמנת לשחק. באיזה שם יכירו אותך?
claim-do = לשבת לשולחן
claim-watch = רק לצפות

## ליד השולחן

bar-menu = תפריט
bar-rules = כללים
bar-takeback = החזרת מהלך
bar-leave = יציאה
bar-result = תוצאה
bar-invite-short = להזמין
bar-invite =
    { $count ->
        [one] להזמין (כיסא אחד)
        [two] להזמין (שני כיסאות)
       *[other] להזמין ({ $count } כיסאות)
    }
turn-yours = תורך
turn-of = התור של { $name }
time-left =
    { $seconds ->
        [one] נותרה שנייה אחת
        [two] נותרו שתי שניות
       *[other] נותרו { $seconds } שניות
    }
turn-thinking = { $name } – חושבים…
turn-bot-for-you = בוט משחק במקומך
turn-away = מחכים ל־{ $name }
turn-open-chair = הכיסא של { $name } עוד פנוי
turn-all = כולם בבת אחת!
turn-others = עכשיו האחרים משחקים
turn-nobody = רק רגע…
turn-over = המשחק נגמר
turn-closed = השולחן נסגר
menu-title = שולחן
menu-chairs = מי משחק
menu-agreed = הכללים בשולחן הזה
menu-watchers =
    { $count ->
        [one] אדם אחד צופה
        [two] שני אנשים צופים
       *[other] { $count } אנשים צופים
    }
leave-title = לצאת מהשולחן?
leave-keep = לצאת ולשמור את הכיסא
leave-keep-about = המשחק מחכה תחת ״להמשיך לשחק״.
leave-bot = שבוט ישחק במקומי
leave-bot-about = אפשר לחזור ולהמשיך בכל רגע.
leave-resign = פרישה
leave-resign-about = לתמיד: האחרים ממשיכים לבד.

## הסוף

end-you-won = ניצחת!
end-won =
    { $count ->
        [one] הניצחון של { $names }
       *[other] ניצחון משותף: { $names }
    }
end-rematch = עוד משחק
end-join-rematch = למשחק הבא
end-replay = צפייה חוזרת
end-review = ניתוח המשחק
end-record = רישום והגינות
end-record-json = קובץ המשחק
end-record-blksgf = לתוכנת Pentobi (קובץ blksgf)
end-fair = כל המזל בא ממספר סודי אחד. טביעת האצבע שלו נקבעה לפני המהלך הראשון; הנה המספר, וכל אחד יכול לבדוק.
end-seed-hash = טביעת אצבע (SHA-256)
end-seed = המספר
closed-title = השולחן נסגר
closed-about = מי שמפעיל את השרת סגר את השולחן הזה. איש לא ניצח; מה ששוחק עד כה נשמר, ואפשר לשמור אותו אצלכם.
replay-start = ההתחלה
replay-move = { $who }: { $move }
replay-left = { $who } – פרישה מהמשחק
replay-wait = נגמר הזמן
replay-blackout-roll = הקוביות במגלשה
replay-blackout-reroll = שתי קוביות שוב
replay-blackout-end = סוף התור
replay-blackout-call = בלאקאאוט!
replay-blackout-put = { $what } על קלף { $card }, מקום { $space }
replay-blackout-undo = אסימון ירד מקלף { $card }, מקום { $space }
replay-blackout-draw = קלף { $card }
replay-blackout-begin = התחלה: { $name }
replay-blockyou-ready = מוכנים
replay-blockyou-count = שלוש, שתיים, אחת, אפס
replay-blockyou-turn = הקלפים מתהפכים
replay-blockyou-lay =
    { $turns ->
        [0] קלף בשורה { $row }, טור { $column }
        [1] קלף בשורה { $row }, טור { $column }, רבע סיבוב ימינה
        [2] קלף בשורה { $row }, טור { $column }, חצי סיבוב
       *[3] קלף בשורה { $row }, טור { $column }, רבע סיבוב שמאלה
    }
replay-blockyou-hidden = קלף הפוך
replay-blockyou-draw = קלף מהקופה: { $card }
replay-blockout-take = { $card }, ואז { $block }
replay-blockout-extra = לסיום, { $block }
replay-blockout-pass = דילוג
replay-blockout-reverse = כיוון המשחק מתהפך
replay-blockout-drawcards = שום קלף לא מתאים, לוקחים מהקופה
replay-blockout-letgo = הקובייה שוחררה
replay-blockout-oops = זה לא נחשב, שוב
replay-blockout-stood = המגדל עמד
replay-blockout-fell = המגדל נפל
replay-blockout-void =
    { $reason ->
        [touched] הייתה נגיעה במגדל, שוב
        [time] נגמר הזמן, שוב
       *[lost] ההנחה אבדה, שוב
    }
replay-blockout-begin = התחלה: { $name }
replay-blockout-draw = קלף מהקופה: { $card }
replay-blockout-hidden = קלף מהקופה
replay-board = מצב { $at } מתוך { $last }
replay-position = מצב
replay-count = { $at } / { $last }
replay-back = אחד אחורה
replay-forward = אחד קדימה
replay-play = הפעלה
replay-pause = השהיה
actor-chance = המזל
actor-clock = השעון
actor-gravity = כוח המשיכה

## A playing area in words

twin-open = משחק בטקסט
twin-story = מה קרה
