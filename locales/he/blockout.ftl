### בלוק אאוט!: כל מה שהדפים אומרים עליו, חוץ מהכללים.

game-blockout = בלוק אאוט!
game-blockout-edition-top = { "Top of the Blocks!" }{ "" }
game-blockout-pitch = בונים גבוה, עוצרים את הנשימה, והעיקר שהמגדל לא ייפול בתור שלך.
game-blockout-alone = אימון
game-blockout-alone-about = מגדל בלי קלפים, לאימון.

# אות לכל צבע; כל האותיות שונות.
blockout-letter-wood = ע
blockout-letter-red = א
blockout-letter-blue = כ
blockout-letter-yellow = צ
blockout-letter-black = ש

# קובייה לפי גודל וצבע.
blockout-block =
    קובייה { $size ->
        [small] קטנה
        [medium] בינונית
        [large] גדולה
       *[any] כלשהי
    } { $colour ->
        [wood] מעץ
        [red] אדומה
        [blue] כחולה
        [yellow] צהובה
        [black] שחורה
       *[any] בכל צבע
    }
blockout-card-exact =
    { $size ->
        [small] קטנה
        [medium] בינונית
       *[large] גדולה
    } { $colour ->
        [wood] מעץ
        [red] אדומה
        [blue] כחולה
        [yellow] צהובה
       *[black] שחורה
    }
blockout-card-colour =
    { $colour ->
        [wood] עץ
        [red] אדום
        [blue] כחול
        [yellow] צהוב
       *[black] שחור
    }
blockout-card-size =
    { $size ->
        [small] קטנה
        [medium] בינונית
       *[large] גדולה
    }
blockout-card-any = כל קובייה
blockout-card-pass = העברת תור
blockout-card-reverse = שנה כיוון

# נאמר בזמן שהקובייה צריכה לעמוד, אחד בשנייה.
blockout-count-1 = עשרים ואחד
blockout-count-2 = עשרים ושתיים
blockout-count-3 = עשרים ושלוש

blockout-hand = הקלפים שלך
blockout-copies =
    { $count ->
        [one] קלף אחד: { $card }
        [two] שני קלפים: { $card }
       *[other] { $count } קלפים: { $card }
    }
blockout-choose-card = בוחרים קלף
blockout-choose-block = עכשיו בוחרים קובייה
blockout-hint-again = נגיעה נוספת בקלף משחקת אותו
blockout-hint-draw = שום דבר לא מתאים: לוקחים קלפים עד שמשהו מתאים
blockout-show-hand =
    { $who ->
        [you] להראות את הקלפים שלך
        [nobody] להראות את הקלפים
       *[other] להראות את הקלפים של { $name }
    }
blockout-dealing = הקלפים מחולקים
blockout-left = מחוץ למשחק
blockout-clockwise = המשחק בכיוון השעון
blockout-counter = המשחק נגד כיוון השעון
blockout-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: קלף אחד
        [two] { $name }: שני קלפים
       *[other] { $name }: { $count } קלפים
    }
blockout-pile =
    { $count ->
        [one] קלף אחד בקופה
        [two] שני קלפים בקופה
       *[other] { $count } קלפים בקופה
    }
blockout-height =
    { $count ->
        [one] במגדל קובייה אחת מתוך { $all }
        [two] במגדל שתי קוביות מתוך { $all }
       *[other] במגדל { $count } קוביות מתוך { $all }
    }
blockout-discard = הקלף האחרון: { $card }

blockout-lower = להוריד
blockout-raise = להרים
blockout-keys-far = הזזה בצעדים גדולים
blockout-turn = רבע סיבוב
blockout-hold-left =
    { $seconds ->
        [one] נותרה שנייה אחת לשחרר
        [two] נותרו שתי שניות לשחרר
       *[other] נותרו { $seconds } שניות לשחרר
    }
blockout-put = להניח כאן
blockout-back = להחזיר אותה
blockout-landing =
    { $safety ->
        [steady] נראית יציבה
        [risky] מסוכן
        [falls] תיפול
       *[misses] ליד המגדל
    }
blockout-face = חזרה למבט הקודם
blockout-picture = לשמור תמונה
blockout-slowly = לראות שוב את הנפילה, לאט
blockout-flat-front = מלפנים
blockout-flat-side = מהצד
blockout-flat-top = מלמעלה

blockout-centred = באמצע
blockout-turned = מסובבת
blockout-aside =
    { $way ->
        [left] { $mm } מ״מ שמאלה מהמרכז
        [right] { $mm } מ״מ ימינה מהמרכז
        [nearer] { $mm } מ״מ קרוב יותר
       *[further] { $mm } מ״מ רחוק יותר
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] יציבה
       *[moving] זזה
    }
blockout-held = { $block }, { $spot }, { $mm } מ״מ מעל
blockout-tower-is =
    { $state ->
        [steady] המגדל יציב.
       *[moving] המגדל זז.
    }
blockout-push =
    { $way ->
        [left] שמאלה { $mm } מ״מ
        [right] ימינה { $mm } מ״מ
        [nearer] קרוב יותר { $mm } מ״מ
        [further] רחוק יותר { $mm } מ״מ
        [down] למטה { $mm } מ״מ
       *[up] למעלה { $mm } מ״מ
    }

blockout-asked = המגדל עמד? כל אחד אומר מה ראה.
blockout-asked-again = אין הסכמה. כל אחד אומר שוב מה ראה.
blockout-how = המגדל עמד?
blockout-fell-late = המגדל נפל עכשיו
blockout-place = להניח { $block }
blockout-now-placing =
    { $who ->
        [you] להניח: { $block }.
        [nobody] ממתינה להנחה: { $block }.
       *[other] תור ההנחה של { $name }: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] התור הראשון שלך.
        [nobody] התור הראשון של כיסא פנוי.
       *[other] התור הראשון של { $name }.
    }
blockout-said-take =
    { $who ->
        [you] שיחקת { $card } ולקחת { $block }.
        [nobody] שוחק הקלף { $card } ונלקחה { $block }.
       *[other] הקלף של { $name }: { $card }. נלקחה { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] הקובייה האחרונה שלך: { $block }.
        [nobody] הקובייה האחרונה: { $block }.
       *[other] הקובייה האחרונה של { $name }: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] לקחת: { $block }.
        [nobody] נלקחה: { $block }.
       *[other] { $name }: נלקחה { $block }.
    }
blockout-said-slip = היד החליקה: { $mm } מ״מ.
blockout-said-pass =
    { $who ->
        [you] העברת את התור.
        [nobody] התור הועבר.
       *[other] העברת תור של { $name }.
    }
blockout-said-reverse =
    { $who ->
        [you] שינית את כיוון המשחק.
        [nobody] כיוון המשחק השתנה.
       *[other] שינוי כיוון של { $name }.
    }
blockout-said-letgo =
    { $who ->
        [you] שחררת את הקובייה.
        [nobody] הקובייה שוחררה.
       *[other] { $name }: הקובייה שוחררה.
    }
blockout-said-drew =
    { $count ->
        [one] { $who ->
            [you] לקחת קלף אחד.
            [nobody] קלף אחד נלקח.
           *[other] קלף אחד אל { $name }.
        }
        [two] { $who ->
            [you] לקחת שני קלפים.
            [nobody] שני קלפים נלקחו.
           *[other] שני קלפים אל { $name }.
        }
       *[other] { $who ->
            [you] לקחת { $count } קלפים.
            [nobody] { $count } קלפים נלקחו.
           *[other] { $count } קלפים אל { $name }.
        }
    }
blockout-said-stood = המגדל עומד!
blockout-said-fell = המגדל נפל!
blockout-said-late = המגדל נפל מעצמו.
blockout-said-oops = זה לא נחשב: הקלף והקובייה חוזרים, ובוחרים שוב.
blockout-said-touched = הייתה נגיעה במגדל: הקלף והקובייה חוזרים, והתור נגמר.
blockout-said-again = עדיין אין הסכמה: מניחים את הקובייה שוב.
blockout-said-open = עדיין אין הסכמה: המגדל נחשב עומד, והמשחק נמשך.
blockout-said-void =
    { $reason ->
        [touched] הייתה נגיעה במגדל: הקלף והקובייה חוזרים, ובוחרים שוב.
        [time] הזמן נגמר: בוחרים שוב.
        [back] הקובייה הוחזרה: בוחרים שוב.
       *[lost] הנחת הקובייה אבדה: בוחרים שוב.
    }
blockout-said-says-stood =
    { $who ->
        [you] לדעתך המגדל עמד.
        [nobody] נאמר שהמגדל עמד.
       *[other] לפי { $name } המגדל עמד.
    }
blockout-said-says-fell =
    { $who ->
        [you] לדעתך המגדל נפל.
        [nobody] נאמר שהמגדל נפל.
       *[other] לפי { $name } המגדל נפל.
    }
blockout-said-says-unsay =
    { $who ->
        [you] ביטלת את הדיווח.
        [nobody] הדיווח בוטל.
       *[other] הדיווח של { $name } בוטל.
    }
blockout-said-left =
    { $who ->
        [you] עזבת את המשחק.
        [nobody] מישהו עזב את המשחק.
       *[other] { $name } מחוץ למשחק.
    }
blockout-said-back = מהלך הוחזר.
blockout-said-turn =
    { $who ->
        [you] עכשיו תורך.
        [nobody] עכשיו התור של כיסא פנוי.
       *[other] עכשיו התור של { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] מגדל חדש: צריך קלף קובייה.
        [nobody] מגדל חדש.
       *[other] מגדל חדש: התור של { $name }.
    }
blockout-said-bonus =
    { $who ->
        [you] עוד קובייה אחת, כל קובייה פנויה, והניצחון שלך.
        [nobody] עוד קובייה אחת.
       *[other] עוד קובייה אחת: התור של { $name }.
    }
blockout-said-practice =
    { $who ->
        [you] לבחירתך: כל קובייה.
        [nobody] אפשר לקחת כל קובייה.
       *[other] אימון של { $name }.
    }
blockout-said-over =
    { $who ->
        [you] המשחק נגמר. הניצחון שלך.
        [together] המשחק נגמר. ניצחון משותף שלך עם { $names }.
        [several] המשחק נגמר. ניצחון משותף: { $names }.
        [nobody] המשחק נגמר.
       *[other] המשחק נגמר. הניצחון של { $names }.
    }

blockout-move-block = { $card }: לקחת { $block }
blockout-move-extra = לקחת { $block }
blockout-move-pass = העברת תור
blockout-move-reverse = שנה כיוון
blockout-move-drawcards = לקחת קלפים
blockout-move-letgo = לשחרר
blockout-move-stood = עמד
blockout-move-fell = נפל
blockout-move-unsay = ביטול הדיווח
blockout-move-oops = אופס, נגיעה

blockout-text-not-now = אין לך מה לעשות כרגע.
blockout-text-moves = מה אפשר לעשות
blockout-text-hand = להזיז את הקובייה
blockout-text-state = מצב המשחק
blockout-text-free = קוביות פנויות: { $blocks }
blockout-text-cards = הקלפים שלך: { $cards }

blockout-sheet =
    { $count ->
        [one] במגדל קובייה אחת מתוך { $all }
        [two] במגדל שתי קוביות מתוך { $all }
       *[other] במגדל { $count } קוביות מתוך { $all }
    }
blockout-sheet-place = מקום
blockout-sheet-player = שם
blockout-sheet-cards = קלפים שנשארו

## למה משהו נדחה או למה המשחק נגמר, בכמה שפחות מילים

reason-block-on-tower = כבר על המגדל
reason-block-mismatch = הקובייה לא מתאימה
reason-no-contact = צריכה לנוח למעלה
reason-off-site = מחוץ לאתר הבנייה
reason-wrong-spot = אין כאן מקום כזה
reason-wrong-verdict = אין פסיקה כזאת
reason-can-play = יש מה לשחק
reason-need-block-card = דרוש קלף קובייה
reason-bonus-due = קודם הקובייה הנוספת
reason-nine-blocks = כל תשע הקוביות עומדות
reason-bonus-block = הקובייה הנוספת עמדה

## מהלכים כפי שהם מסופרים בצפייה חוזרת

replay-blockout-take = { $card }, ואז { $block }
replay-blockout-extra = לסיום, { $block }
replay-blockout-slip = היד החליקה: { $mm } מ״מ
replay-blockout-pass = העברת תור
replay-blockout-reverse = כיוון המשחק משתנה
replay-blockout-drawcards = שום קלף לא מתאים, לוקחים מהקופה
replay-blockout-letgo = שחרור
replay-blockout-oops = נגיעה, זה לא נחשב
replay-blockout-stood = המגדל עמד
replay-blockout-fell = המגדל נפל
replay-blockout-unsay = הדיווח בוטל, המגדל לא נפל
replay-blockout-void =
    { $reason ->
        [touched] הייתה נגיעה במגדל, זה לא נחשב
        [time] נגמר הזמן: ניסיון נוסף
        [back] הקובייה הוחזרה
       *[lost] הנחת הקובייה אבדה: ניסיון נוסף
    }
replay-blockout-begin =
    { $who ->
        [you] ההתחלה שלך
        [nobody] התחלה: כיסא פנוי
       *[other] התחלה: { $name }
    }
replay-blockout-draw = קלף מהקופה: { $card }
replay-blockout-hidden = קלף מהקופה
