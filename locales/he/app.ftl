# מה שנאמר בכל הדפים, בכל המשחקים.

app-name = Blockcade
app-title = { $page } – { "Blockcade" }

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
connection-lost-can = עדיין אפשר לראות את השולחן, את הכללים ואת ההגדרות.
not-found-title = אין כאן כלום
not-found-about = הכתובת הזאת לא מובילה לשום דף. אולי חסרה אות בקישור.
table-title = שולחן
table-gone-about = קיבלת את הקישור ממישהו? כדאי לבקש קישור חדש.
table-closed-about = מי שמפעיל את השרת סגר את השולחן הזה.

## המשחקים

game-players = { $players } שחקנים
game-minutes =
    { $minutes ->
        [one] כדקה אחת
        [two] כשתי דקות
       *[other] כ־{ $minutes } דקות
    }
game-age = מגיל { $age } ומעלה

## דף הבית

home-motto = עולם משחקי הבלוקים
home-continue = להמשיך לשחק
home-lately = לאחרונה
home-lately-remove = הסרה מהרשימה
home-table-nameless =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
ago-now = ממש עכשיו
ago-minutes =
    { $count ->
        [one] לפני דקה
        [two] לפני שתי דקות
       *[other] לפני { $count } דקות
    }
ago-hours =
    { $count ->
        [one] לפני שעה
        [two] לפני שעתיים
       *[other] לפני { $count } שעות
    }
ago-days =
    { $count ->
        [one] אתמול
        [two] לפני יומיים
       *[other] לפני { $count } ימים
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
home-play-last =
    { $count ->
        [one] כמו בפעם הקודמת: בוט אחד
        [two] כמו בפעם הקודמת: שני בוטים
       *[other] כמו בפעם הקודמת: { $count } בוטים
    }
home-play-level = רמה: { $level }
home-against-bots = נגד בוטים
home-set-up = עם חברים
home-alone = לבד
home-rules = איך משחקים
home-open-file = לפתוח משחק שמור
file-bad-move = מהלך { $number } בקובץ הזה אסור
file-too-big = הקובץ גדול מדי: { $most } ק״ב לכל היותר

## הגדרות

settings-title = הגדרות
settings-language = שפה
settings-language-unread = תרגום ראשון; דוברי עברית מלידה עוד לא קראו אותו.
settings-language-better = הצעה לנוסח טוב יותר
settings-theme = תצוגה
settings-theme-auto = אוטומטית
settings-theme-light = בהירה
settings-theme-dark = כהה
settings-graphics = גרפיקה
settings-graphics-auto = אוטומטית
settings-graphics-low = פשוטה
settings-graphics-flat = שטוחה
settings-bot-speed = קצב הבוטים
settings-bot-speed-quick = מהיר
settings-bot-speed-normal = רגיל
settings-bot-speed-slow = איטי
settings-sound = צלילים
settings-volume = עוצמה
settings-patterns = דוגמאות על הצבעים
settings-patterns-about = נקודות, פסים ומשבצות, כדי שלא יהיה צורך להבחין בין צבעים.
settings-licences = רישיונות קוד פתוח
words-title = נוסח טוב יותר
words-search = מילים מהטקסט שכדאי לשנות
words-none = אין טקסט עם המילים האלה.
words-english = באנגלית
words-better = הנוסח שלך
words-brackets = נא להשאיר כמו שהוא את כל מה שבתוך { "{ }" }: שם יופיעו שמות ומספרים.
words-mail = שליחה במייל
words-copy = העתקה
words-to-whom = שולחים למי שמפעיל את השרת הזה.

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
new-takeback-about = אפשר לבטל מהלך כל עוד אף אדם אחר לא שיחק והמזל לא קבע דבר.
new-hints = רמזים
new-hints-about = בתורו, כל אחד יכול לבקש מהמחשב מהלך טוב.
new-patience = כשמישהו לא כאן
new-patience-about = אחרי הזמן הזה אפשר להמשיך: עם בוט, או עם מישהו אחר על הכיסא.
new-patience-minutes =
    { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }
new-patience-never = תמיד לחכות
new-total = זמן לכל המשחק
new-total-none = בלי הגבלה
new-total-value = { $minutes } דק׳ + { $seconds } שנ׳
new-total-about = לכל אחד יש שעון שרץ רק בתורו, ואחרי כל תור חוזרות אליו כמה שניות. מי שנשאר בלי זמן יוצא מהמשחק.
new-start = מתחילים
new-open = פותחים שולחן
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
bot-level-adapting = מסתגל
bot-level-adapting-about = מהיר כמו האדם האיטי ביותר ליד השולחן.
bot-level-champion = לאלופים
bot-level-more = רמות נוספות
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] צריך בערך שנייה למהלך, ופחות למהלך קל.
        [two] צריך בערך שתי שניות למהלך, ופחות למהלך קל.
       *[other] צריך בערך { $seconds } שניות למהלך, ופחות למהלך קל.
    }
bot-level-characters = אופי
bot-level-guard = שומר
bot-level-guard-about = חוסם את הדרך בכל מקום אפשרי.
bot-level-explorer = חוקר
bot-level-explorer-about = רץ למקום שיש בו מרחב.
bot-level-magnet = מגנט
bot-level-magnet-about = מושך תמיד לאמצע.
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
bot-name-4 = ברוש
bot-name-5 = אגוז

## כיסאות

chair-you = אני
chair-open = כיסא פנוי
chair-away = לא כאן
chair-acting = התור כאן
chair-nameless = שחקן { $number }
chair-bot = בוט { $number }
chair-your-bot = הבוט שלך
chair-menu = { $name }: עוד
seat-standing-bot = בוט משחק: { $level }
seat-standing-here = ליד השולחן
seat-standing-away = לא ליד השולחן כרגע
seat-standing-away-since = לא כאן מאז { $time }
seat-standing-open = עוד אין כאן אף אחד
seat-name = שם
seat-rename = שינוי שם
seat-reclaim = לחזור לשחק בעצמי
seat-yield = שבוט ישחק במקומי
seat-yield-do = החלף אותי, בוט
seat-fill = להושיב כאן בוט
seat-fill-do = שב, בוט
seat-level-do = שינוי הרמה
seat-offer = הזמנה בקישור
seat-new-link = קישור חדש
seat-resign = פרישה
seat-resign-sure = לפרוש לגמרי? האחרים ממשיכים לבד.
seat-resign-sure-two = לפרוש לגמרי? הניצחון יהיה של הצד השני.
seat-resign-sure-alone = לפרוש לגמרי? המשחק נגמר.
seat-left =
    { $who ->
        [you] פרשת מהמשחק
        [nobody] מישהו פרש מהמשחק
       *[other] פרישה של { $name }
    }
seat-left-goes-on =
    { $who ->
        [you] פרשת. המשחק נמשך.
        [nobody] מישהו פרש. המשחק נמשך.
       *[other] פרישה של { $name }. המשחק נמשך.
    }
seat-late =
    { $who ->
        [you] הזמן שלך נגמר
        [nobody] נגמר הזמן של כיסא פנוי
       *[other] נגמר הזמן של { $name }
    }
seat-late-goes-on =
    { $who ->
        [you] הזמן שלך נגמר. האחרים ממשיכים לשחק.
        [nobody] נגמר הזמן של כיסא פנוי. המשחק נמשך.
       *[other] נגמר הזמן של { $name }. המשחק נמשך.
    }
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
invite-text = בואו לשחק איתי ב־{ $game }!
invite-my-name = השם שלך, בשביל החברים
invite-only-here = הקישור הזה עובד רק במחשב הזה. כדי להכניס מכשירים אחרים מפעילים את השרת עם { "--host 0.0.0.0" }.
invite-waiting = אין צורך לחכות: המשחק מתקדם ברגע שמגיע תורו של מישהו שכבר כאן.
invite-all-here = כולם הגיעו.
invite-to-game = למשחק
claim-title = כיסא מחכה לך
claim-by =
    { $who ->
        [you] זו ההזמנה שלך ל־{ $game }.
        [nobody] הוזמנת לשחק { $game }.
       *[other] הזמנה של { $name } לשחק { $game }.
    }
claim-about = באיזה שם יכירו אותך?
claim-do = לשבת לשולחן
claim-watch = רק לצפות
claim-used = הכיסא הזה תפוס
claim-used-by =
    { $who ->
        [you] הכיסא הזה שלך.
        [nobody] כבר השתמשו בהזמנה הזאת.
       *[other] הכיסא הזה כבר של { $name }.
    }
claim-used-about = אפשר לצפות במשחק, או לפתוח שולחן משלך.
claim-own-table = לפתוח שולחן משלי

## ליד השולחן

bar-menu = תפריט
bar-rules = כללים
bar-takeback = החזרת מהלך
bar-leave = יציאה
bar-moves = מהלכים
bar-missing = לא כאן
bar-result = תוצאה
bar-invite-short = להזמין
bar-invite =
    { $count ->
        [one] להזמין (כיסא אחד)
        [two] להזמין (שני כיסאות)
       *[other] להזמין ({ $count } כיסאות)
    }
turn-yours = תורך
turn-of =
    { $who ->
        [you] תורך
        [nobody] הכיסא עוד פנוי
       *[other] התור של { $name }
    }
time-total = הזמן שנותר:
time-left =
    { $seconds ->
        [one] נותרה שנייה אחת
        [two] נותרו שתי שניות
       *[other] נותרו { $seconds } שניות
    }
turn-thinking =
    { $who ->
        [you] זמן המחשבה שלך
        [nobody] הכיסא עוד פנוי
       *[other] זמן המחשבה של { $name }
    }
turn-bot-for-you = בוט משחק במקומך
turn-away-since =
    { $who ->
        [you] מחכים לך מאז { $time }
        [nobody] מחכים לשחקן מאז { $time }
       *[other] מחכים ל־{ $name } מאז { $time }
    }
turn-open-chair = הכיסא של שחקן { $number } עוד פנוי
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
missing-title =
    { $who ->
        [you] המקום שלך ריק
        [nobody] אחד השחקנים לא כאן
       *[other] { $name } – לא כאן
    }
missing-since = לא כאן מאז { $time }.
missing-soon = אפשר להמשיך בעוד { $time }.
missing-never = לפי בחירת המארח, השולחן הזה מחכה.
missing-wait = לחכות
missing-wait-about = המשחק נמשך כשכולם כאן.
missing-bot = שבוט ישחק
missing-bot-about = עד שהשחקן חוזר.
missing-invite = הזמנת מישהו אחר
missing-invite-about = הכיסא מתפנה. עד שמישהו יושב, אפשר עוד לחזור אליו.
missing-claim = לקבל את הניצחון
missing-claim-about = המשחק נגמר, והניצחון שלך.
missing-claim-soon = אפשר בעוד { $time }.
missing-claim-turn = אפשר כשהמשחק מחכה לשחקן הזה.
return-bot-by =
    { $who ->
        [you] כך ביקשת לפני שיצאת.
        [nobody] כך החליטו האחרים כשלא היית כאן.
       *[other] כך הוחלט לבקשת { $name } כשלא היית כאן.
    }
return-bot-go-on = שהבוט ימשיך
return-do = לחזור לכיסא שלי
return-offered = הכיסא שלך הוצע לאחרים
return-offered-about =
    { $who ->
        [you] הזמנת מישהו אחר. עוד לא הגיע אף אחד.
        [nobody] האחרים הזמינו מישהו אחר כשלא היית כאן. עוד לא הגיע אף אחד.
       *[other] הזמנה של { $name } נשלחה למישהו אחר כשלא היית כאן. עוד לא הגיע אף אחד.
    }
return-taken =
    { $who ->
        [you] הכיסא שוב שלך
        [nobody] מישהו אחר יושב עכשיו בכיסא שלך
       *[other] הכיסא עבר אל { $name }
    }
return-taken-about = האחרים המשיכו כשלא היית כאן. אפשר לצפות עד הסוף.
resigned-title = פרשת מהמשחק
resigned-about = האחרים ממשיכים לבד.
resigned-watch = לצפות בהם
leave-title = לצאת מהשולחן?
leave-keep = לצאת ולשמור את הכיסא
leave-keep-about = המשחק מחכה תחת ״להמשיך לשחק״.
leave-bot = שבוט ישחק במקומי
leave-bot-about = אפשר לחזור ולהמשיך בכל רגע.
leave-resign = פרישה
leave-resign-about = לתמיד: האחרים ממשיכים לבד.
leave-resign-about-two = לתמיד: הניצחון יהיה של הצד השני.
leave-resign-about-alone = לתמיד: המשחק נגמר.
moves-since = מאז תורך
moves-looking = מבט לאחור
moves-now = עכשיו
moves-new =
    { $count ->
        [one] מהלך חדש אחד
        [two] שני מהלכים חדשים
       *[other] { $count } מהלכים חדשים
    }

## הסוף

end-away =
    { $who ->
        [you] לא היית כאן יותר מדי זמן
        [nobody] מישהו לא היה כאן יותר מדי זמן
       *[other] ההיעדרות של { $name } ארכה יותר מדי
    }
end-won =
    { $who ->
        [you] ניצחת!
        [together] ניצחון משותף שלך עם { $names }
        [several] ניצחון משותף: { $names }
        [nobody] אף אחד לא ניצח
       *[other] הניצחון של { $names }
    }
end-level =
    { $way ->
        [up] בפעם הבאה הבוטים יהיו חזקים יותר ברמה אחת: { $level }.
        [down] בפעם הבאה הבוטים יהיו קלים יותר ברמה אחת: { $level }.
       *[same] בפעם הבאה הבוטים באותה רמה: { $level }.
    }
end-rematch = עוד משחק
end-join-rematch = למשחק הבא
end-replay = צפייה חוזרת
end-review = ניתוח
end-details = פרטים
review-play-on = להמשיך לשחק מכאן
end-record = רישום והגינות
end-record-json = קובץ המשחק
end-fair = כל המזל בא ממספר סודי אחד. טביעת האצבע שלו נקבעה לפני המהלך הראשון; הנה המספר, וכל אחד יכול לבדוק.
end-seed-hash = טביעת אצבע ({ "SHA-256" })
end-seed = המספר
closed-title = השולחן נסגר
closed-about = מי שמפעיל את השרת סגר את השולחן הזה. איש לא ניצח; מה ששוחק עד כה נשמר, ואפשר לשמור אותו אצלכם.
replay-start = ההתחלה
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] עזבת את המשחק
        [nobody] מישהו עזב את המשחק
       *[other] עזיבה של { $name }
    }
replay-wait = נגמר הזמן
replay-board = מצב { $at } מתוך { $last }
replay-position = מצב
replay-count = { $at } / { $last }
replay-first = להתחלה
replay-last = לסוף
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
keys-title = מקשים
keys-everywhere = בכל המשחקים
keys-hint = רמז
keys-pass = ויתור
keys-next = המקום הבא שמתאים
keys-previous = המקום הקודם שמתאים
keys-back = להחזיר, או לסגור מה שפתוח
keys-takeback = החזרת המהלך האחרון
keys-replay = מבט על המהלכים הקודמים
keys-sound = עם צלילים או בלי
keys-settings = שולחן והגדרות
keys-move = הזזה
keys-turn = סיבוב
keys-turn-back = סיבוב לכיוון השני
keys-lay = להניח כאן
key-up = חץ למעלה
key-down = חץ למטה
key-left = חץ שמאלה
key-right = חץ ימינה
key-enter = Enter
key-escape = Esc
key-space = רווח
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
