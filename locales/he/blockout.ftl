### שולחן המשחק של בלוק אאוט.

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
blockout-card-pass = דילוג
blockout-card-reverse = היפוך

# נאמר בזמן שהקובייה צריכה לעמוד, אחד בשנייה.
blockout-count-1 = עשרים ואחת
blockout-count-2 = עשרים ושתיים
blockout-count-3 = עשרים ושלוש

blockout-hand = הקלפים שלך
blockout-copies = { $count } קלפים: { $card }
blockout-choose-card = בוחרים קלף
blockout-choose-block = עכשיו בוחרים קובייה
blockout-hint-again = נגיעה נוספת בקלף משחקת אותו
blockout-hint-draw = שום דבר לא מתאים: לוקחים קלפים עד שמשהו מתאים
blockout-show-hand = להראות את הקלפים של { $name }
blockout-dealing = הקלפים מחולקים
blockout-left = עזיבה
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
blockout-turn = רבע סיבוב
blockout-put = להניח כאן
blockout-back = חזרה
blockout-flat-front = מלפנים
blockout-flat-top = מלמעלה

blockout-centred = באמצע
blockout-turned = מסובבת
blockout-aside =
    { $way ->
        [left] { $mm } מ״מ שמאלה מהמרכז
        [right] { $mm } מ״מ ימינה מהמרכז
        [nearer] { $mm } מ״מ קרוב יותר
       *[further] { $mm } מ״מ רחוק יותר
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] יציבה
       *[moving] זזה
    }
blockout-held = { $block }, { $spot }, { $mm } מ״מ מעל
blockout-tower-is =
    { $state ->
        [steady] המגדל יציב.
       *[moving] המגדל זז.
    }
blockout-push =
    { $way ->
        [left] שמאלה { $mm } מ״מ
        [right] ימינה { $mm } מ״מ
        [nearer] קרוב יותר { $mm } מ״מ
        [further] רחוק יותר { $mm } מ״מ
        [down] למטה { $mm } מ״מ
       *[up] למעלה { $mm } מ״מ
    }

blockout-asked = המגדל עמד? כל אחד אומר מה ראה.
blockout-how = המגדל עמד?
blockout-fell-late = המגדל נפל עכשיו
blockout-now-placing =
    { $who ->
        [you] להניח: { $block }.
       *[other] תור ההנחה של { $name }: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] התור הראשון שלך.
       *[other] התור הראשון של { $name }.
    }
blockout-said-take =
    { $who ->
        [you] הקלף שלך: { $card }. להניח: { $block }.
       *[other] הקלף של { $name }: { $card }. להניח: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] הקובייה האחרונה שלך: { $block }.
       *[other] הקובייה האחרונה של { $name }: { $block }.
    }
blockout-said-pass =
    { $who ->
        [you] דילוג שלך.
       *[other] דילוג של { $name }.
    }
blockout-said-reverse =
    { $who ->
        [you] היפוך שלך: הסדר מתהפך.
       *[other] היפוך של { $name }: הסדר מתהפך.
    }
blockout-said-letgo =
    { $who ->
        [you] הקובייה שוחררה.
       *[other] { $name }: הקובייה שוחררה.
    }
blockout-said-drew =
    { $count ->
        [one] { $who ->
            [you] קלף אחד אליך.
           *[other] קלף אחד אל { $name }.
        }
        [two] { $who ->
            [you] שני קלפים אליך.
           *[other] שני קלפים אל { $name }.
        }
       *[other] { $who ->
            [you] { $count } קלפים אליך.
           *[other] { $count } קלפים אל { $name }.
        }
    }
blockout-said-stood = המגדל עומד!
blockout-said-fell = המגדל נפל!
blockout-said-late = המגדל נפל מעצמו.
blockout-said-oops = זה לא נחשב: שוב.
blockout-said-void =
    { $reason ->
        [touched] הייתה נגיעה במגדל: שוב.
        [time] הזמן נגמר: בוחרים שוב.
       *[lost] ההנחה אבדה: בוחרים שוב.
    }
blockout-said-says-stood =
    { $who ->
        [you] לדעתך המגדל עמד.
       *[other] לפי { $name } המגדל עמד.
    }
blockout-said-says-fell =
    { $who ->
        [you] לדעתך המגדל נפל.
       *[other] לפי { $name } המגדל נפל.
    }
blockout-said-left =
    { $who ->
        [you] עזבת את המשחק.
       *[other] { $name } מחוץ למשחק.
    }
blockout-said-back = מהלך הוחזר.
blockout-said-turn =
    { $who ->
        [you] עכשיו תורך.
       *[other] עכשיו התור של { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] מגדל חדש: צריך קלף קובייה.
       *[other] מגדל חדש: התור של { $name }.
    }
blockout-said-bonus =
    { $who ->
        [you] עוד קובייה אחת, כל קובייה פנויה, והניצחון שלך.
       *[other] עוד קובייה אחת: התור של { $name }.
    }
blockout-said-over =
    { $who ->
        [you] המשחק נגמר. הניצחון שלך.
        [one] המשחק נגמר. הניצחון של { $names }.
       *[several] המשחק נגמר. ניצחון משותף: { $names }.
    }

blockout-move-block = { $card }: לקחת { $block }
blockout-move-extra = לקחת { $block }
blockout-move-pass = דילוג
blockout-move-reverse = היפוך
blockout-move-drawcards = לקחת קלפים
blockout-move-letgo = לשחרר
blockout-move-stood = עמד
blockout-move-fell = נפל
blockout-move-oops = אופס, שוב

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
